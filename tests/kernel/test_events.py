"""Events: one payload for all, additions for some, and numbers that never change."""

from __future__ import annotations

from hullbreach.kernel.events import SeenEvent, seen, veiled
from hullbreach.kernel.state import State


def told() -> State:
    state = State(seats=2)
    state.emit("drew", {0: {"card": "ace"}}, seat=0, count=1)
    state.emit("rolled", seat=1, face=6)
    state.emit("peeked", {1: {"card": "king"}}, zone="deck")
    return state


def test_everybody_is_told_the_public_part() -> None:
    assert seen(told().log, None) == [
        SeenEvent(0, "drew", {"seat": 0, "count": 1}),
        SeenEvent(1, "rolled", {"seat": 1, "face": 6}),
        SeenEvent(2, "peeked", {"zone": "deck"}),
    ]


def test_a_seat_is_told_what_is_private_to_it_and_nothing_of_the_others() -> None:
    assert [event.facts.get("card") for event in seen(told().log, 0)] == ["ace", None, None]
    assert [event.facts.get("card") for event in seen(told().log, 1)] == [None, None, "king"]


def test_a_private_fact_may_say_more_than_the_public_one() -> None:
    state = State(seats=2)
    state.emit("drew", {0: {"card": "ace"}}, card=None)
    assert seen(state.log, 0)[0].facts == {"card": "ace"}
    assert seen(state.log, 1)[0].facts == {"card": None}


def test_events_are_told_from_a_number_on() -> None:
    assert [event.number for event in seen(told().log, 0, since=1)] == [1, 2]
    assert seen(told().log, 0, since=3) == []
    assert seen(None, 0) == []


def test_nothing_is_kept_when_nobody_listens() -> None:
    state = State(seats=2, heard=False)
    state.emit("rolled", seat=1)
    assert state.log is None


def test_forks_share_the_past_and_part_in_the_future() -> None:
    state = told()
    twin = state.clone()
    twin.emit("danced", seat=0)
    state.emit("slept", seat=0)
    assert [event.name for event in seen(state.log, None, 2)] == ["peeked", "slept"]
    assert [event.name for event in seen(twin.log, None, 2)] == ["peeked", "danced"]
    assert seen(twin.log, None)[-1].number == 3


class TestVeil:
    def test_only_the_dreamer_keeps_his_private_past(self) -> None:
        state = told()
        state.log = veiled(state.log, 0)
        assert seen(state.log, 0) == seen(told().log, 0)
        assert seen(state.log, 1) == seen(told().log, None)
        assert seen(state.log, None) == seen(told().log, None)

    def test_what_happens_in_the_dream_is_told_to_all_who_may_know(self) -> None:
        state = told()
        state.log = veiled(state.log, 0)
        state.emit("drew", {1: {"card": "ten"}}, seat=1)
        assert seen(state.log, 1)[-1] == SeenEvent(3, "drew", {"seat": 1, "card": "ten"})

    def test_in_a_dream_within_a_dream_nobody_knows_more_than_both(self) -> None:
        state = told()
        state.log = veiled(veiled(state.log, 0), 1)
        assert seen(state.log, 0) == seen(state.log, 1) == seen(told().log, None)

    def test_no_past_needs_no_veil(self) -> None:
        assert veiled(None, 0) is None
