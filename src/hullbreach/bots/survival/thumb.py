"""A game's rules of thumb, from the shared ones and its own part."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.thumb.bot import Phrase, Reason, Thumb, View
from hullbreach.kernel.decisions import Decision, Value

from .harm import vigour, wounded
from .prompts import weigh
from .reasons import reason
from .scene import Scene
from .talk import talk
from .title import Title

MATTERS = frozenset({"act", "escape_to", "crawl", "ride"})


def thumb_for(title: Title) -> Thumb:
    def scored(view: View, decision: Decision) -> Sequence[float]:
        return weigh(Scene(title, view, decision.seat), decision)

    def worth(view: View, seat: int) -> float:
        scene = Scene(title, view, seat)
        if scene.here not in scene.rooms:
            return title.settled(scene)
        return title.plan(scene).stake * vigour(wounded(scene))

    def clock(view: View) -> int:
        """A round counts as a turn of everybody."""
        return int(view["round"]) * len(view["seats"])

    def explain(view: View, decision: Decision, value: Value) -> Reason:
        return reason(Scene(title, view, decision.seat), decision, value)

    def said(view: View, decision: Decision) -> Phrase | None:
        return talk(Scene(title, view, decision.seat), decision)

    return Thumb(scored, worth, clock, MATTERS, explain, said)
