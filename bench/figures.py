"""What a match of ours costs: its views, its memory, its length, its way back from the disk."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from time import process_time

import msgspec

import hullbreach as hb

MIDDLE = 100
"""So many decisions are behind a match in its middle."""


@dataclass(frozen=True)
class Figure:
    name: str
    want: str
    measure: Callable[[str, int], float]
    shown: str

    def of(self, game: str, seats: int) -> str:
        return self.shown.format(self.measure(game, seats))


def best(call: Callable[[], object], times: int = 200) -> float:
    """Microseconds of the quickest of many calls: what it costs when nothing disturbs it."""
    return min(_seconds(call) for _ in range(times)) * 1e6


def _seconds(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def played(game: str, seats: int, seed: int, upto: int, *, heard: bool = True) -> hb.Match:
    """A match between random seats, after so many decisions."""
    match = hb.Match.new(game, seats=seats, seed=seed, heard=heard)
    pick = Random(seed).randrange
    while match.answered < upto and (ask := match.decision):
        match.play(ask.options[pick(ask.options.total)])
    return match


def middles(game: str, seats: int, *, heard: bool = True) -> Iterator[hb.Match]:
    """Matches of some length that are not over."""
    matches = (played(game, seats, seed, MIDDLE, heard=heard) for seed in count())
    return (match for match in matches if match.decision)


def view(game: str, seats: int) -> float:
    match = next(middles(game, seats))
    return best(lambda: msgspec.json.encode(match.view(0)))


def memory(game: str, seats: int, *, heard: bool = False) -> float:
    """Kilobytes of a live match: state, record, last snapshot."""
    played(game, seats, 1, MIDDLE)  # what all matches share is not counted
    gc.collect()
    tracemalloc.start()
    match = next(middles(game, seats, heard=heard))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert match.decision
    return held / 1000


def memory_with_events(game: str, seats: int) -> float:
    return memory(game, seats, heard=True)


def length(game: str, seats: int) -> float:
    """A decision of a match with a past, beside the same decision of one that has just been loaded.

    Late decisions are other decisions than early ones; so only the past may differ.
    """
    old, young = 0.0, 0.0
    for seed, match in zip(range(30), middles(game, seats), strict=False):
        loaded = hb.Match.load(match.save())
        pick = Random(seed).randrange
        for _ in range(20):
            ask = match.decision
            if not ask:
                break
            option = ask.options[pick(ask.options.total)].id
            turns = [(match, "old"), (loaded, "young")]
            for which, age in turns if pick(2) else reversed(turns):
                taken = _seconds(partial(which.play, option))
                old, young = (old + taken, young) if age == "old" else (old, young + taken)
    return old / young


def load(game: str, seats: int) -> float:
    saved = msgspec.json.encode(next(middles(game, seats)).save())
    return best(lambda: hb.Match.load(saved), 50) / 1000


FIGURES = (
    Figure("view of a seat, JSON bytes", "≤ 150 µs", view, "{:,.0f} µs"),
    Figure("memory of a live match", "≤ 250 kB", memory, "{:,.0f} kB"),
    Figure("… with all its events", "", memory_with_events, "{:,.0f} kB"),
    Figure("a decision with 100 behind it ÷ without", "≤ 1.2", length, "{:.2f}"),
    Figure("loading a stored match", "≤ 10 ms", load, "{:.2f} ms"),
)
