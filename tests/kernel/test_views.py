"""What a bot holds of a match: one seat's eyes."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot


class Says:
    """A bot that always says the same."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked = 0

    def choose(self, sight: hb.Sight) -> str:
        assert sight.decision is not None
        assert sight.decision.seat == sight.seat
        self.asked += 1
        return self.text


def toy() -> hb.Match:
    return hb.Match.new("toy", 2, seed="views")


def test_bots_play_to_the_end() -> None:
    match = hb.play(toy(), [RandomBot(1), RandomBot(2)])
    assert match.result is not None


def test_the_same_bots_play_the_same_match() -> None:
    first, second = (hb.play(toy(), [RandomBot(1), RandomBot(2)]) for _ in range(2))
    assert first.record() == second.record()


def test_bots_stop_where_a_person_is_asked() -> None:
    bot = Says("roll")
    match = hb.play(toy(), [bot, None])
    assert bot.asked == 1
    assert match.decision is not None
    assert match.decision.seat == 1


def test_a_bot_answers_while_a_person_thinks_in_secret() -> None:
    match = toy()
    match.play("roll")
    match.play("roll")
    assert [decision.seat for decision in match.decisions] == [0, 1]
    hb.play(match, [None, Says("bid:3")])
    assert [decision.seat for decision in match.decisions] == [0]


def test_so_many_moves_are_made_and_no_more() -> None:
    assert hb.play(toy(), [RandomBot(), RandomBot()], moves=3).answered == 3
    assert hb.play(toy(), [RandomBot(), RandomBot()], moves=0).answered == 0


@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_seat_needs_a_bot_or_none(count: int) -> None:
    with pytest.raises(hb.HullbreachError) as refused:
        hb.play(toy(), [None] * count)
    assert str(refused.value) == f"2 seats need as many bots (or None), not {count}"


def test_an_illegal_answer_of_a_bot_is_refused() -> None:
    with pytest.raises(hb.IllegalChoice, match="'cheat' is not an option"):
        hb.play(toy(), [Says("cheat"), None])


class TestSight:
    def test_a_sight_is_one_seats_view_events_and_decision(self) -> None:
        match = hb.Match.new("magpies", 2, seed="views")
        mine, theirs = hb.Sight(match, 0), hb.Sight(match, 1)
        assert mine.view() == match.view(0) != match.view(1)
        assert mine.events(2) == match.events(0, 2)
        assert mine.decision is match.decision
        assert theirs.decision is None

    def test_a_sight_follows_the_match(self) -> None:
        match = toy()
        sight = hb.Sight(match, 1)
        match.play("roll")
        assert sight.decision is not None
        assert sight.view() == match.view(1)

    def test_it_imagines_only_what_its_seat_cannot_know(self) -> None:
        match = hb.Match.new("magpies", 2, seed="views")
        world = hb.Sight(match, 1).imagine("dream")
        assert world.view(1) == match.view(1)
        assert world.view(0) != match.view(0)

    def test_it_gives_no_way_to_the_match(self) -> None:
        sight = hb.Sight(toy(), 1)
        public = [name for name in dir(sight) if not name.startswith("_")]
        assert public == ["decision", "events", "imagine", "seat", "view"]
