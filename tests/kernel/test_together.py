"""Several seats choose in secret: nothing shows until all have chosen."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.kernel.decisions import Ask, Play, Together, Value

from .stage import Rule, Stage, notes, stage

BIDS: list[Value] = [("bid", 0), ("bid", 1), ("bid", 2)]


def bid(s: Stage) -> Play:
    bids = yield Together(Ask(seat, "bid", BIDS) for seat in range(s.seats))
    s.notes.append(", ".join(f"{seat}: {amount}" for seat, (_, amount) in bids.items()))


def asked(match: hb.Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    match = stage(bid, seats=3)
    assert asked(match) == [0, 1, 2]
    match.play("bid:2", 2)
    assert asked(match) == [0, 1]
    match.play("bid:0", 0)
    match.play("bid:1", 1)
    assert notes(match) == ["0: 0, 1: 1, 2: 2"]


def test_the_rule_gets_the_answers_in_the_order_of_its_questions() -> None:
    forwards, backwards = stage(bid, seats=3), stage(bid, seats=3)
    for seat in (0, 1, 2):
        forwards.play(f"bid:{seat}", seat)
    for seat in (2, 1, 0):
        backwards.play(f"bid:{seat}", seat)
    assert notes(forwards) == notes(backwards)


def test_an_option_is_played_for_the_seat_it_was_offered_to() -> None:
    match = stage(bid, seats=3)
    first, second, third = (decision.options[seat] for seat, decision in enumerate(match.decisions))
    for option in (third, first, second):
        match.play(option)
    assert notes(match) == ["0: 0, 1: 1, 2: 2"]


def test_a_seat_answers_once() -> None:
    match = stage(bid)
    match.play("bid:1", 0)
    with pytest.raises(hb.NotAsked, match="seat 0 has nothing to decide now; waiting for seat 1"):
        match.play("bid:2", 0)


def test_half_given_answers_show_nowhere() -> None:
    match, silent = stage(bid, seats=3), stage(bid, seats=3)
    before = [match.view(seat) for seat in (None, 0, 1, 2)], match.events(1)
    match.play("bid:2", 0)
    silent.play("bid:0", 0)
    assert ([match.view(seat) for seat in (None, 0, 1, 2)], match.events(1)) == before
    assert [d.options[0].id for d in match.decisions] == [d.options[0].id for d in silent.decisions]


def test_half_given_answers_survive_a_fork_and_a_save() -> None:
    match = stage(bid, seats=3)
    match.play("bid:2", 1)
    for twin in (
        match.fork(),
        hb.Match.load(match.save()),
        hb.Match.from_position(match.position()),
    ):
        assert asked(twin) == [0, 2]
        twin.play("bid:0", 0)
        twin.play("bid:1", 2)
        assert notes(twin) == ["0: 0, 1: 2, 2: 1"]


def test_a_half_given_answer_can_be_taken_back_until_another_seat_has_chosen() -> None:
    match = stage(bid, seats=3)
    match.play("bid:2", 1)
    assert match.can_undo
    match.undo()
    assert asked(match) == [0, 1, 2]
    match.play("bid:2", 1)
    match.play("bid:0", 0)
    match.undo()
    assert asked(match) == [0, 2]
    assert not match.can_undo


@pytest.mark.parametrize("rules", [(bid,), (bid, bid)])
def test_the_last_answer_shows_all_of_them_so_it_stays(rules: tuple[Rule, ...]) -> None:
    match = stage(*rules)
    match.play("bid:2", 0)
    match.play("bid:0", 1)
    assert not match.can_undo


def test_in_an_imagined_world_the_others_may_have_answered_anything() -> None:
    match = stage(bid, seats=2)
    match.play("bid:2", 0)
    seen = set()
    for number in range(20):
        world = match.imagine(1, f"world {number}")
        assert asked(world) == [1]
        world.play("bid:0", 1)
        seen.update(notes(world))
    assert seen == {"0: 0, 1: 0", "0: 1, 1: 0", "0: 2, 1: 0"}


def test_in_an_imagined_world_my_own_answer_stays() -> None:
    match = stage(bid, seats=2)
    match.play("bid:2", 0)
    for number in range(5):
        world = match.imagine(0, f"world {number}")
        world.play("bid:0", 1)
        assert notes(world) == ["0: 2, 1: 0"]


def test_who_has_only_one_answer_is_not_asked() -> None:
    def uneven(s: Stage) -> Play:
        bids = yield Together([Ask(0, "bid", BIDS[:1]), Ask(1, "bid", BIDS)])
        s.notes.append(str(bids))

    match = stage(uneven)
    assert asked(match) == [1]
    match.play("bid:2")
    assert notes(match) == ["{0: ('bid', 0), 1: ('bid', 2)}"]


def test_a_window_for_one_seat_still_answers_with_all_who_were_asked() -> None:
    def alone(s: Stage) -> Play:
        bids = yield Together([Ask(1, "bid", BIDS)])
        s.notes.append(str(bids))

    match = stage(alone)
    match.play("bid:2")
    assert notes(match) == ["{1: ('bid', 2)}"]


def test_nobody_needs_to_be_asked() -> None:
    def formality(s: Stage) -> Play:
        nobody = yield Together([])
        both = yield Together(Ask(seat, "bid", BIDS[:1]) for seat in (1, 0))
        s.notes.append(f"{nobody} {both}")

    assert notes(stage(formality)) == ["{} {1: ('bid', 0), 0: ('bid', 0)}"]


def test_a_window_that_is_always_open_hides_who_could_react() -> None:
    def window(s: Stage) -> Play:
        could = [("pass",), ("duck",)]
        yield Together(
            [Ask(0, "react", could[:1], always=True), Ask(1, "react", could, always=True)]
        )

    match = stage(window)
    assert asked(match) == [0, 1]
