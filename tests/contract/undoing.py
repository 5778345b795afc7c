"""Undo brings back exactly what was, and reaches behind no knowledge and no other choice."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

import hullbreach as hb
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask

from .answers import some_options
from .cases import Case, play_on, walk
from .sight import assert_same, everything, viewers


def undo_brings_back_exactly_what_was(match: hb.Match, random: Random) -> None:
    before = everything(match)
    for decision in match.decisions:
        for option in some_options(decision, random, few=4):
            twin = match.fork()
            twin.play(option)
            if twin.can_undo:
                twin.undo()
                assert_same(everything(twin), before, f"after undoing {option.id}")


def several_answers_are_undone_one_by_one(match: hb.Match, random: Random) -> None:
    twin = match.fork()
    story = [everything(twin)]
    for _ in range(5):
        play_on(twin, random)
        story.append(everything(twin))
    while twin.can_undo and twin.answered > match.answered:
        twin.undo()
        assert_same(everything(twin), story[twin.answered - match.answered], "undone")


def what_cannot_be_undone_is_refused_and_changes_nothing(match: hb.Match, random: Random) -> None:
    twin = match.fork()
    while twin.can_undo:
        twin.undo()
    before = everything(twin)
    with pytest.raises(hb.CannotUndo) as refused:
        twin.undo()
    assert len(str(refused.value).split()) >= 4
    assert_same(everything(twin), before, "after a refused undo")


class Moment(NamedTuple):
    """What matters for undo, from what can be seen, not from the kernel's own floor."""

    known: dict[int | None, set[str]]
    chance: dict[str, int]
    secretly_asked: tuple[Ask, ...]
    seat: int | None

    @classmethod
    def of(cls, match: hb.Match) -> Moment:
        return cls(
            known_pieces(match),
            dict(match._state.counters),
            match._open if match._given is not None else (),
            match._last.seat if match._last else None,
        )

    def is_shown(self, now: Moment) -> bool:
        """Has anybody learned a piece, chance or secret answers between the two?"""
        return (
            any(now.known[viewer] - self.known[viewer] for viewer in now.known)
            or now.chance != self.chance
            or (bool(self.secretly_asked) and self.secretly_asked is not now.secretly_asked)
        )


def undo_never_reaches_behind_chance_a_look_or_another_seat(case: Case, seed: str) -> None:
    barrier, before = 0, None
    random = Random(f"undo/{seed}")
    for match in walk(case, seed):
        now = Moment.of(match)
        if before and before.is_shown(now):
            barrier = match.answered
            assert not match.can_undo, "undo would take back what somebody has learned"
        elif before and before.seat != now.seat:
            barrier = max(barrier, match.answered - 1)
        before = now
        if random.random() < 0.1:
            twin = match.fork()
            while twin.can_undo:
                twin.undo()
            assert twin.answered >= barrier, f"undone to {twin.answered}, behind {barrier}"


def known_pieces(match: hb.Match) -> dict[int | None, set[str]]:
    """The pieces that each viewer sees or remembers, wherever they are."""
    state = match._state
    return {
        viewer: {
            piece for zone in state.zones for piece in zones.look(state, viewer, zone) if piece
        }
        for viewer in viewers(match)
    }
