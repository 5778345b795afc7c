"""Why a bot does what it does, as a message and what it is about."""

from __future__ import annotations

from hullbreach.bots.thumb.bot import Reason
from hullbreach.kernel.decisions import Decision, Value

from .acting import agreed, thoughts
from .scene import Scene

OTHERWISE = "best"


def reason(scene: Scene, decision: Decision, value: Value) -> Reason:
    """The thought behind an action; for any other question, that nothing seemed better."""
    if decision.prompt != "act":
        return Reason(OTHERWISE)
    weighed = thoughts(scene, decision)
    order = agreed(scene, decision, [thought.value for thought in weighed])
    if order is not None and order.value == value:
        return Reason(order.why)
    mine = weighed[decision.ask.values.index(value)]
    return Reason(mine.why if mine.why in KNOWN else "plan", mine.about)


KNOWN = frozenset(
    {
        "wait",
        "flee",
        "fight",
        "help",
        "drop",
        "explore",
        "send_signal",
        "examine_archives",
        "restore_power",
        "raise_alarm",
        "lock_in",
        "enter_pod",
        "escape",
        "gate",
        "start_self_destruct",
        "stop_self_destruct",
        "check_coordinates",
        "set_course",
        "engine",
        "check_engine",
        "analyse",
        "take_egg",
        "operate",
        "repair",
        "hibernate",
        "board_pod",
        "pod",
        "ahead",
        "rover",
        "stand",
        "suit",
        "gather",
    }
)
"""The aims that have a sentence of their own."""
