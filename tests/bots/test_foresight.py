"""Ideas are tried in imagined worlds, and experience tells how they end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import exp
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import ForesightBot, ThumbBot, bot
from hullbreach.bots.experience import Chances, Experience
from hullbreach.bots.nemesis import THUMB
from hullbreach.bots.nemesis.foresight import DEAD, FORESIGHT, LIFE, chances, learned
from hullbreach.bots.nemesis.signs import signs
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.thumb.bot import Thumb

Judge = Callable[[Any, int, bool], Chances]


def share(votes: float) -> float:
    return 1 / (1 + exp(-votes))


def test_experience_is_a_small_network() -> None:
    experience = Experience(
        signs={"wounds": [1.0, -1.0], "ammo": [0.5, 0.0]},
        hidden=[0.0, 1.0],
        survives=[-2.0, 1.0, 0.5],
        wins=[0.0, 3.0, -1.0],
    )
    sound = experience.chances({})  # units 0 and 1
    assert sound == pytest.approx((share(0.5 + 1.0), share(-1.0 + 3.0)))
    hurt = experience.chances({"wounds": 2.0, "ammo": 2.0})  # units 3, and -1 that is silent
    assert hurt == pytest.approx((share(0.5 - 6.0), share(-1.0)))
    assert experience.chances({"unheard_of": 9.0}) == sound


def judged(judge: Judge) -> Thumb:
    """The rules of thumb with another opinion about how a position ends."""
    return replace(THUMB, foresight=FORESIGHT._replace(chances=judge))


def positions(moves: int, every: int) -> list[hb.Match]:
    """Positions in which somebody acts."""
    match, found = hb.Match.new("nemesis", 4, "foresight"), []
    bots = [bot("rules", "nemesis", seat) for seat in range(4)]
    for _ in range(moves):
        hb.play(match, bots, moves=every)
        if match.decision and match.decision.prompt == "act":
            found.append(match.fork())
    return found


def choices(thumb: Thumb, match: hb.Match, worlds: int = 4) -> tuple[str, str]:
    """What the bot does, and what it would do by rule of thumb."""
    assert match.decision is not None
    sight = hb.Sight(match, match.decision.seat)
    seed = f"{match.answered}"
    return (
        str(ForesightBot(thumb, seed, worlds=worlds).choose(sight)),
        str(ThumbBot(thumb, seed).choose(sight)),
    )


def test_if_all_ideas_end_alike_rules_of_thumb_decide() -> None:
    thumb = judged(lambda view, seat, turn: Chances(0.5, 0.5))
    found = [choices(thumb, match) for match in positions(12, 9)]
    assert len(found) > 5
    assert all(seen == usual for seen, usual in found)


def test_an_idea_has_to_be_clearly_better() -> None:
    def passes(more: float) -> Thumb:
        def judge(view: Any, seat: int, turn: bool) -> Chances:
            return Chances(0.5, 0.5 + more * view["seats"][seat]["passed"])

        return judged(judge)

    matches = positions(12, 9)
    clearly = [choices(passes(0.4), match)[0] for match in matches]
    hardly = [choices(passes(0.01), match) for match in matches]
    assert clearly.count("pass") > [usual for _, usual in hardly].count("pass")
    assert all(seen == usual for seen, usual in hardly)


def test_survival_alone_is_worth_less_than_a_victory() -> None:
    assert FORESIGHT.worth(Chances(1.0, 1.0)) == 1.0
    assert FORESIGHT.worth(Chances(1.0, 0.0)) == LIFE
    assert FORESIGHT.worth(DEAD) == 0.0


def test_who_has_no_objective_of_his_own_follows_the_rules_of_thumb() -> None:
    match = hb.Match.new("nemesis", 2, "team", {"mode": "coop"})
    view, decision = match.view(0), match.decision
    assert decision is not None
    assert not FORESIGHT.applies(view, decision)


def test_the_dead_have_no_chances() -> None:
    view = hb.Match.new("nemesis", 4, "dead").view(0)
    seats = [{**about, "place": "dead"} for about in view["seats"]]
    assert chances({**view, "seats": seats}, 0, False) == DEAD


def told(match: hb.Match, seat: int, **changes: Any) -> Chances:
    """The chances of a seat about which something is different."""
    view = match.view(seat)
    seats = [dict(about) for about in view["seats"]]
    seats[seat] |= changes
    return chances({**view, "seats": seats}, seat, False)


def test_wounds_and_larvae_are_bad_and_a_pod_is_good() -> None:
    match = positions(20, 9)[3]
    wounds = [{"wound": f"leg#{n}", "dressed": False} for n in range(3)]
    for seat in range(4):
        now = told(match, seat)
        assert told(match, seat, wounds=wounds).survives < now.survives
        assert told(match, seat, larva=True).survives < now.survives
        assert told(match, seat, place="escaped").survives > now.survives
        assert 0.0 < now.wins < now.survives < 1.0


def test_experience_knows_nearly_all_signs() -> None:
    known = learned().signs.keys()
    for match in positions(20, 9):
        for seat in range(4):
            found = signs(Scene(TITLE, match.view(seat), seat), False)
            assert len(found.keys() & known) > 0.95 * len(found)


def test_the_same_seed_makes_the_same_choices() -> None:
    records = []
    for _ in range(2):
        match = hb.Match.new("nemesis", 4, "twice")
        hb.play(match, [bot("expert", "nemesis", seat) for seat in range(4)], moves=40)
        records.append(match.record()["answers"])
    assert records[0] == records[1]
