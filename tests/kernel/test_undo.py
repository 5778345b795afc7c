"""Undo: back to the last point after which nothing was learned and nobody else has chosen."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.zones import COUNT, PUBLIC, owned_by

from .stage import Stage, notes, stage

WAYS: list[Value] = [("left",), ("right",)]


def go(s: Stage) -> Play:
    chosen = yield Ask(0, "go", WAYS)
    s.notes.append(chosen[0])


def go_twice(s: Stage) -> Play:
    yield from go(s)
    yield from go(s)


def other(s: Stage) -> Play:
    chosen = yield Ask(1, "go", WAYS)
    s.notes.append(chosen[0])


def answers(match: hb.Match, *texts: str) -> hb.Match:
    for text in texts:
        match.play(text)
    return match


def test_the_last_answer_is_taken_back() -> None:
    match = answers(stage(go, go), "left", "right")
    match.undo()
    assert notes(match) == ["left"]
    match.play("left")
    assert notes(match) == ["left", "left"]


def test_all_own_answers_can_be_taken_back_one_by_one() -> None:
    match = stage(go, go_twice, go, go_twice, go, go, go, go, go)
    story = [match.position()]
    for text in (
        "left",
        "right",
        "left",
        "left",
        "right",
        "left",
        "right",
        "left",
        "left",
        "right",
    ):
        match.play(text)
        story.append(match.position())
    while match.can_undo:
        assert match.position() == story[match.answered]
        match.undo()
    assert match.answered == 0
    assert match.position() == story[0]


def test_in_the_middle_of_a_procedure() -> None:
    match = answers(stage(go, go_twice), "left", "right")
    match.undo()
    assert notes(match) == ["left"]
    match.undo()
    assert notes(match) == []


def test_events_are_taken_back_with_the_answer() -> None:
    def speak(s: Stage) -> Play:
        yield from go(s)
        s.emit("spoke", way=s.notes[-1])

    match = answers(stage(speak, speak), "left")
    match.undo()
    assert match.events(None) == []
    match.play("right")
    assert [event.facts for event in match.events(None)] == [{"way": "right"}]


def test_nothing_has_been_answered_yet() -> None:
    match = stage(go)
    assert not match.can_undo
    with pytest.raises(hb.CannotUndo, match="nothing has been answered yet"):
        match.undo()


def test_the_end_of_a_match_can_be_taken_back() -> None:
    match = answers(stage(go), "left")
    assert match.result is not None
    match.undo()
    assert match.decision is not None


class TestFloor:
    def refused(self, match: hb.Match) -> bool:
        with pytest.raises(hb.CannotUndo) as refused:
            match.undo()
        return "chance or something hidden has been shown" in str(refused.value)

    def test_a_roll_stays(self) -> None:
        def roll(s: Stage) -> Play:
            yield from go(s)
            chance.roll(s, "die", (1, 2))

        match = answers(stage(go, roll, go), "left", "left")
        assert not match.can_undo
        assert self.refused(match)

    def test_a_forced_roll_stays_too(self) -> None:
        def roll(s: Stage) -> Play:
            yield from go(s)
            chance.roll(s, "die", (1, 2))

        assert not answers(stage(roll, go, chance=hb.Script(die=[2])), "left").can_undo

    def test_a_roll_in_the_next_procedure_stays(self) -> None:
        def roll(s: Stage) -> None:
            chance.roll(s, "die", (1, 2))

        assert not answers(stage(go, roll, go), "left").can_undo

    def test_a_drawn_card_stays(self) -> None:
        def draw(s: Stage) -> Play:
            yield from go(s)
            zones.put(s, s.zones["deck"][0], "hand")

        kinds = {"deck": COUNT, "hand": owned_by(0)}
        assert not answers(stage(draw, go, kinds=kinds, pieces={"deck": "ab"}), "left").can_undo

    def test_a_card_laid_openly_stays(self) -> None:
        def lay(s: Stage) -> Play:
            yield from go(s)
            zones.put(s, "a", "table")

        kinds = {"hand": owned_by(0), "table": PUBLIC}
        assert not answers(stage(lay, go, kinds=kinds, pieces={"hand": "ab"}), "left").can_undo

    def test_a_card_put_away_in_secret_can_be_taken_back(self) -> None:
        def hide(s: Stage) -> Play:
            yield from go(s)
            zones.put(s, "a", "deck")

        kinds = {"hand": owned_by(0), "deck": COUNT}
        match = answers(stage(hide, go, kinds=kinds, pieces={"hand": "ab"}), "left")
        match.undo()
        assert match.view(0)["zones"] == {"hand": ["a", "b"], "deck": []}

    def test_what_came_before_a_roll_stays(self) -> None:
        def roll(s: Stage) -> Play:
            yield from go(s)
            chance.roll(s, "die", (1, 2))

        match = answers(stage(go, roll, go, go), "left", "left", "right")
        match.undo()
        assert not match.can_undo

    def test_another_seats_choice_stays_but_ones_own_can_be_taken_back(self) -> None:
        match = answers(stage(go, other, go), "left", "right")
        match.undo()
        assert notes(match) == ["left"]
        assert not match.can_undo
        assert self.refused(match)

    def test_ones_choice_stays_once_another_has_chosen(self) -> None:
        match = answers(stage(go, other, go, go), "left", "right", "left", "left")
        match.undo()
        match.undo()
        assert notes(match) == ["left", "right"]
        assert not match.can_undo

    def test_an_answer_that_the_driver_gave_for_another_is_no_choice(self) -> None:
        def formality(s: Stage) -> Play:
            yield Ask(1, "go", WAYS[:1])

        match = answers(stage(go, formality, go), "left")
        match.undo()
        assert match.answered == 0

    def test_a_fork_and_a_loaded_match_reach_back_no_further(self) -> None:
        match = answers(stage(go, other, go, go), "left", "right")
        for twin in (match.fork(), hb.Match.load(match.save())):
            while twin.can_undo:
                twin.undo()
            assert notes(twin)[:1] == ["left"]

    def test_a_loaded_match_does_not_reach_behind_a_roll(self) -> None:
        def roll_between(s: Stage) -> Play:
            yield from go(s)
            chance.roll(s, "die", (1, 2))
            yield from go_twice(s)

        match = hb.Match.load(answers(stage(roll_between), "left", "right").save())
        match.undo()
        assert notes(match) == ["left"]
        assert not match.can_undo


def test_undo_and_play_again_many_times() -> None:
    """The copies kept for undo are neither lost nor mixed up."""
    match = stage(go, go_twice, go, go_twice, other, go, go)
    texts = ["left", "right", "left", "left", "right", "left", "right", "left"]
    plain = match.fork()
    answers(plain, *texts)
    for text in texts:
        match.play("right" if text == "left" else "left")
        match.undo()
        match.play(text)
        if match.can_undo:
            match.undo()
            match.play(text)
    assert match.position() == plain.position()
    assert match.result == plain.result
