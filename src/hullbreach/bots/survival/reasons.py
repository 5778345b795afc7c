"""Why a bot does what it does, as a message and what it is about."""

from __future__ import annotations

from hullbreach.bots.thumb.bot import Reason
from hullbreach.kernel.decisions import Decision, Value

from .acting import agreed, thoughts
from .scene import Scene

OTHERWISE = "best"


def reason(scene: Scene, decision: Decision, value: Value) -> Reason:
    """The thought behind an action; for many other questions there is one sentence each."""
    if decision.prompt != "act":
        verb = f"{decision.prompt}:{value[0]}"
        return Reason(ANSWERS.get(verb) or ANSWERS.get(decision.prompt, OTHERWISE))
    weighed = thoughts(scene, decision)
    order = agreed(scene, decision, [thought.value for thought in weighed])
    if order is not None and order.value == value:
        return Reason(order.why)
    mine = weighed[decision.ask.values.index(value)]
    return Reason(mine.why if mine.why in KNOWN else "plan", mine.about)


ANSWERS = {
    "draft": "character",
    "keep_objective": "likelier",
    "discard_on_pass": "clutter",
    "pay": "spare",
    "smoke": "spare",
    "drop_excess": "spare",
    "discard_item": "spare",
    "discard_weapon": "spare",
    "panic_item": "spare",
    "component": "spare",
    "keep_item": "needed",
    "choose_deck": "needed",
    "careful_noise": "noise",
    "escape_to": "onward",
    "crawl": "onward",
    "tour_to": "onward",
    "scout_to": "onward",
    "interrupt": "let_go_on",
    "interrupt:interrupt": "foe",
    "scan_again:keep": "no_danger",
    "scan_again:discard": "roll_again",
    "launch:launch": "leave",
    "in_pod:launch": "leave",
    "launch:wait": "friend",
    "in_pod:stay": "friend",
}
"""What is said of an answer, by question, or by question and verb."""
KNOWN = frozenset(
    {
        "wait",
        "after_you",
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
