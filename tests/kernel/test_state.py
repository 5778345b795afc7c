"""The state: plain data, copied for almost nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from hullbreach.kernel.errors import BadContent
from hullbreach.kernel.registry import procedure
from hullbreach.kernel.state import Outcome, Result, State

Tokens = dict[str, int]


@dataclass(slots=True, kw_only=True)
class Aliased(State):
    tokens: Tokens = field(default_factory=dict)
    track: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Nested(State):
    hands: dict[int, list[str]] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Optional(State):
    tokens: dict[str, int] | None = None


def test_a_clone_shares_nothing_that_changes() -> None:
    state = Aliased(seats=2)
    state.add_zone("deck", ("a",))
    clone = state.clone()
    clone.tokens["a"] = 1
    clone.track.append(1)
    clone.zones["deck"] = ()
    clone.where["a"] = "hand"
    clone.counters["die"] = 1
    clone.agenda.append(("go",))
    clone.peeks["a"] = (0,)
    clone.script["die"] = (1,)
    assert state == Aliased(seats=2, zones={"deck": ("a",)}, where={"a": "deck"})


def test_a_twin_shares_the_zones_until_it_changes_them() -> None:
    state = Aliased(seats=2)
    state.add_zone("deck", ("a",))
    twin = state.twin()
    assert twin.zones is state.zones
    assert twin.where is state.where
    twin.track.append(1)
    twin.add_zone("hand", ("b",))
    assert twin.where == {"a": "deck", "b": "hand"}
    assert state == Aliased(seats=2, zones={"deck": ("a",)}, where={"a": "deck"})


def test_zones_are_owned_only_once() -> None:
    twin = State(seats=2).twin()
    twin.own_zones()
    owned = twin.zones
    twin.own_zones()
    assert twin.zones is owned


@pytest.mark.parametrize("kind", [Nested, Optional])
def test_a_field_that_a_copy_would_share_is_refused(kind: type[State]) -> None:
    with pytest.raises(BadContent, match=rf"{kind.__name__}\.(hands|tokens) holds .* flat dict"):
        kind(seats=2).clone()


def test_steps_are_planned_before_what_was_planned_already() -> None:
    @procedure
    def rest(s: State) -> None: ...

    @procedure
    def walk(s: State, seat: int) -> None: ...

    state = State(seats=2)
    state.then((rest,))
    state.then((walk, 0), (walk, 1))
    assert [state.agenda.pop() for _ in range(3)] == [("walk", 0), ("walk", 1), ("rest",)]


def test_the_winners_are_the_seats_that_won() -> None:
    lost, won = Outcome(False, True, "points"), Outcome(True, True, "points")
    assert Result("points", (lost, won, won)).winners == (1, 2)


def test_pieces_are_found_where_the_zones_say() -> None:
    state = State(seats=2, zones={"deck": ("a", "b"), "hand": ("c",)})
    state.find_pieces()
    assert state.where == {"a": "deck", "b": "deck", "c": "hand"}
