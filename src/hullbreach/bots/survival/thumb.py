"""A game's rules of thumb, from the shared ones and its own part."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.thumb.bot import Thumb, View
from hullbreach.kernel.decisions import Decision

from .plan import Plan
from .prompts import weigh
from .scene import Scene
from .title import Title

MATTERS = frozenset({"act", "escape_to", "crawl", "ride"})


def thumb_for(title: Title) -> Thumb:
    def scored(view: View, decision: Decision) -> Sequence[float]:
        return weigh(Scene(title, view, decision.seat), decision)

    def worth(view: View, seat: int) -> float:
        scene = Scene(title, view, seat)
        return Plan(scene).now.worth if scene.here in scene.rooms else 0.0

    def clock(view: View) -> int:
        number: int = view["round"]
        return number

    return Thumb(scored, worth, clock, MATTERS)
