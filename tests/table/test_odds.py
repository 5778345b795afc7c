"""What an answer may lead to, from the seat's knowledge only."""

from __future__ import annotations

import tests.kernel  # noqa: F401  the toy games
from hullbreach.kernel.match import Match
from hullbreach.table.odds import odds
from tests.games.lockdown.table import Table


def test_what_always_follows_and_what_never_does() -> None:
    match = Match.new("toy", 2, "odds")
    found = odds(match, 0, "roll", "seed")
    assert found["gained"] == 1.0
    assert "laid" not in found


def test_questions_on_the_way_get_their_first_answer() -> None:
    match = Match.new("toy", 2, "odds")
    assert odds(match, 0, "draw", "seed")["laid"] == 1.0


def test_a_shot_hits_as_often_as_the_die_says() -> None:
    table = Table("sentry", "hacker").stand(0, "002").stand(1, "018").put("adult#1", "xenos.002")
    table.deal(0, "search", "rest").set(met=True, powered=[]).start(0)
    faces = table.match._game.content()["tokens"]["combat_die"]["faces"]
    hits = sum(face in ("adult", "hit_1", "hit_2") for face in faces) / len(faces)
    found = odds(table.match, 0, "shoot:smg#1>adult#1", "seed")
    assert abs(found["harmed"] - hits) < 0.2
    assert 0 < found.get("killed", 0) < found["harmed"]


def test_the_real_match_is_left_alone() -> None:
    match = Match.new("toy", 2, "odds")
    before = match.position()
    odds(match, 0, "roll", "seed")
    assert match.position() == before
    assert match.answered == 0
