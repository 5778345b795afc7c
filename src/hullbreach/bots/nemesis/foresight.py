"""Where an idea leads aboard the ship, as many matches have taught."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hullbreach.bots import experience
from hullbreach.bots.experience import Chances, Experience
from hullbreach.bots.survival.scene import Scene, View
from hullbreach.bots.thumb.bot import Foresight
from hullbreach.kernel.decisions import Decision

from .prospects import held
from .signs import signs
from .title import TITLE

TURNS = frozenset({"act", "in_pod"})
QUESTIONS = TURNS | {"launch"}
LIFE = 0.15
LEARNED = Path(__file__).with_name("experience.json")
DEAD = Chances(0.0, 0.0)


@cache
def learned() -> Experience:
    return experience.read(LEARNED)


def applies(view: View, decision: Decision) -> bool:
    """Matches in which everybody has an objective of his own have taught it."""
    return decision.prompt in QUESTIONS and bool(held(Scene(TITLE, view, decision.seat)))


def chances(view: View, seat: int, turn: bool) -> Chances:
    scene = Scene(TITLE, view, seat)
    return learned().chances(signs(scene, turn)) if scene.is_alive(seat) else DEAD


FORESIGHT = Foresight(applies, TURNS, chances, LIFE)
