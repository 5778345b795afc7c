"""No silent change: whatever a viewer sees change, an event has told him of.

The contract for authors of games. Two views of one viewer, before and after an answer, are compared
entry by entry; each entry that differs needs one event among those he got in between that *names*
it. An event names an entry if

- a word of its facts is a key on the way to the entry (`units.marine#1.at`: "marine#1"), or is in
  its old or new value (`disc: "marines_fire#1"`): pieces, places and phases are named by their ids;
- or one of its facts is called like a key on the way (`seats.0.life`: a fact `life`). If the way
  leads through a seat, the same event must also name that seat by its number.

Lists of words count as what they contain: an entry that only moved up in a list has not changed. A
list in which only the number of hidden pieces changed is named like any entry, by a key on the way.
What follows from something else (a card that no longer works because another one does) must be
named too: who draws the table from events alone should never be surprised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import hullbreach as hb
from hullbreach.kernel.events import SeenEvent

from .answers import some_options
from .sight import events_so_far, viewers

Path = tuple[str | int, ...]


class Change(NamedTuple):
    path: Path
    words: frozenset[str]
    """The ids in the old and the new value."""

    def __str__(self) -> str:
        return ".".join(map(str, self.path)) + f" ({', '.join(sorted(self.words))})"


def every_visible_change_is_told(match: hb.Match, random: Random) -> None:
    since = events_so_far(match)
    before = {viewer: match.view(viewer) for viewer in viewers(match)}
    for decision in match.decisions:
        for option in some_options(decision, random, few=4):
            twin = match.fork()
            twin.play(option)
            for viewer, old in before.items():
                told = twin.events(viewer, since)
                silent = [c for c in changes(old, twin.view(viewer)) if not is_told(c, told)]
                names = [event.name for event in told]
                assert not silent, (
                    f"after {option.id}, viewer {viewer} is not told of "
                    f"{'; '.join(map(str, silent[:6]))} by {names}"
                )


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """Where two views differ."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for key in {**old, **new}:
            yield from changes(old.get(key), new.get(key), (*path, key))
    elif is_table(old) and is_table(new) and len(old) == len(new):
        for number, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from changes(was, now, (*path, number))
    elif is_list(old) and is_list(new):
        gone, come = Counter(old), Counter(new)
        if gone != come:
            yield Change(path, frozenset(ids((*(gone - come), *(come - gone)))))
        elif list(old) != list(new):
            yield Change(path, frozenset(ids(old)))
    elif old != new:
        yield Change(path, frozenset((*ids(old), *ids(new))))


def is_list(data: Any) -> bool:
    return isinstance(data, (list, tuple)) and not is_table(data)


def is_table(data: Any) -> bool:
    """A list of dicts, such as one per seat."""
    return isinstance(data, (list, tuple)) and any(isinstance(entry, Mapping) for entry in data)


def ids(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield key
            yield from ids(value)
    elif isinstance(data, (list, tuple)):
        for entry in data:
            yield from ids(entry)


def is_told(change: Change, told: Iterable[SeenEvent]) -> bool:
    keys = {key for key in change.path if isinstance(key, str)}
    seats = {int(key) for key in change.path if isinstance(key, int) or key.isdigit()}
    for event in told:
        words, numbers = _words(event.facts.values())
        if words & (keys | change.words):
            return True
        if keys & set(event.facts) and (not seats or seats & numbers):
            return True
    return False


def _words(facts: Iterable[Any]) -> tuple[set[str], set[int]]:
    words: set[str] = set()
    numbers: set[int] = set()
    for fact in facts:
        for entry in fact if isinstance(fact, Sequence) and not isinstance(fact, str) else (fact,):
            (words if isinstance(entry, str) else numbers).add(entry)
    return words, numbers
