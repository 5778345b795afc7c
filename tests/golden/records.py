"""Records of whole matches, one for each way a game can end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import hullbreach as hb

from .player import Player, play_to_the_end

MOST_SEEDS = 20_000
ANSWERS = '"answers": '


class Ending(NamedTuple):
    """A way to end: in which kind of match it is looked for, and how it is recognised."""

    name: str
    seats: int
    options: Mapping[str, Any]
    fits: Callable[[hb.Result], bool]
    longing: tuple[str, ...] = ()
    """What the players long for, so that such a match is found."""


def find(game: str, ending: Ending) -> hb.Match:
    """The first match, seed after seed, that ends this way."""
    for number in range(MOST_SEEDS):
        seed = f"{ending.name}/{number}"
        match = hb.Match.new(game, ending.seats, seed, ending.options, heard=False)
        play_to_the_end(match, Player(seed, longing=ending.longing))
        assert match.result
        if ending.fits(match.result):
            return match
    raise LookupError(f"no match ends by {ending.name} in {MOST_SEEDS} tries")


def still_played(file: Path, ending: Ending) -> hb.Match | None:
    """The match of a record, if all its answers are still legal and lead to the same end."""
    if not file.exists():
        return None
    record = {**read(file), "digest": "", "result": None}
    try:
        match = hb.Match.replay(record)
    except hb.HullbreachError:
        return None
    return match if match.result and ending.fits(match.result) else None


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return record


def write(file: Path, match: hb.Match) -> None:
    """JSON that people can read in a diff: one answer a line."""
    record = match.record()
    answers = record.pop("answers")
    lines = ",\n".join(f"  {json.dumps(answer)}" for answer in answers)
    head = json.dumps(record, indent=1).removesuffix("\n}")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{head},\n {ANSWERS}[\n{lines}\n ]\n}}\n", "utf-8")
