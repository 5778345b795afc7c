"""One rule of thumb for each question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hullbreach.kernel.decisions import Decision, Value

from .building import best_slot, slot_value
from .facts import facts, kind_of, potential
from .fights import attack
from .moves import (
    deploy_value,
    eject_value,
    move_value,
    push_value,
    pushed_value,
    room_value,
    route_value,
    settle_value,
)
from .spending import spending_value
from .standing import UPGRADED, next_harm, standing
from .station import Station
from .stops import (
    BROUGHT_IN,
    CLEAN_UP,
    UPGRADE,
    card_worth,
    gain,
    gain_once,
    pending_here,
    takeover,
)
from .traps import sting

SPENDING = ("upgrade", "boost", "play")
FIRST = 100.0  # what costs no time is done before the step itself
NEVER = -100.0
HATCHED = {"warrior": 1.0, "runner": 0.8, "trapper": 0.6}
SECTORS = {"corridors": 1.0, "tech_dock": 0.8, "control_room": 0.5}

Rule = Callable[[Station, Decision, Value], float]


def weigh(view: Mapping[str, Any], decision: Decision) -> list[float]:
    """How good each value is for the seat that is asked."""
    st = Station(view, decision.seat)
    rule = RULES.get(decision.prompt, _any)
    return [_value(st, decision, rule, value) for value in decision.ask.values]


def _value(st: Station, decision: Decision, rule: Rule, value: Value) -> float:
    verb = str(value[0])
    if verb in SPENDING:
        good = spending_value(st, verb, str(value[1]))
        return FIRST + good if good > 0 else NEVER
    return rule(st, decision, value)


def _any(st: Station, decision: Decision, value: Value) -> float:
    return 0.0


def movement(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "move":
        return move_value(st, str(value[1]))
    return deploy_value(st, str(value[1])) if value[0] == "deploy" else 0.0


def route(st: Station, decision: Decision, value: Value) -> float:
    return route_value(st, str(decision.about["unit"]), value)


def room(st: Station, decision: Decision, value: Value) -> float:
    """An own unit walks, is deployed or hatches; a rival's is pushed."""
    unit, where = str(decision.about["unit"]), str(value[1])
    if not st.mine(st.units[unit].owner):
        return pushed_value(st, unit, where)
    if st.view["turn"]["unit"] == unit and st.view["units"][unit]["at"] in facts().reach:
        return room_value(st, unit, where)
    return settle_value(st, unit, where)


def eject(st: Station, decision: Decision, value: Value) -> float:
    return eject_value(st, str(decision.about["unit"]), str(value[1]))


def action(st: Station, decision: Decision, value: Value) -> float:
    return gain(st, st.cards[str(value[1])]) if value[0] == "act" else 0.05


def pending(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "done":
        return 0.0
    return pending_here(st, str(value[1]) if value[0] != "fill" else None)


def slot(st: Station, decision: Decision, value: Value) -> float:
    return slot_value(st, str(decision.about["card"]), str(value[1]))


def start_card(st: Station, decision: Decision, value: Value) -> float:
    return best_slot(st, str(value[1]))


def bring_in(st: Station, decision: Decision, value: Value) -> float:
    return BROUGHT_IN * best_slot(st, str(value[1]))


def place_unit(st: Station, decision: Decision, value: Value) -> float:
    return settle_value(st, str(decision.about["unit"]), str(value[1]))


def home(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "take_upgrade":
        return UPGRADE
    return CLEAN_UP * card_worth(st.cards[str(value[1])])


def rival_card(st: Station, decision: Decision, value: Value) -> float:
    """The disc, or something that destroys: on what annoys most, installed before pending."""
    card = st.cards[str(value[1])]
    idle = 1.0 if card.at in facts().neighbours else 0.4
    return card_worth(card) * idle


def take_over(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "decline":
        return 0.0
    unit = st.units[str(decision.about["unit"])]
    return takeover(st, unit, card_worth(st.cards[str(value[1])]))


def hatch(st: Station, decision: Decision, value: Value) -> float:
    return HATCHED.get(kind_of(str(value[1])), 0.0)


def target(st: Station, decision: Decision, value: Value) -> float:
    """The rival who is nearest to defeat."""
    return -float(st.players[st.units[str(value[1])].owner]["life"] or 0)


def activate(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "enough":
        return 0.0
    unit = st.units[str(value[1])]
    return attack(st, unit, st.room_of(unit.id))


def push(st: Station, decision: Decision, value: Value) -> float:
    return push_value(st, str(value[1])) if value[0] == "push" else 0.0


def abduct(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "enough":
        return 0.0
    return 0.3 + standing(st.moved(str(value[1]), "")) - standing(st)


def deactivate(st: Station, decision: Decision, value: Value) -> float:
    return sting(st, st.cards[str(value[1])]) if value[0] == "deactivate" else 0.0


def hide(st: Station, decision: Decision, value: Value) -> float:
    if value[0] == "enough":
        return 0.0
    unit = st.units[str(value[1])]
    return 0.2 + next_harm(st, unit) + 0.3 * unit.targets


def trigger(st: Station, decision: Decision, value: Value) -> float:
    return gain_once(st, st.cards[str(value[1])])


def traps(st: Station, decision: Decision, value: Value) -> float:
    """What the own unit meets comes in any order; what a rival's meets, worst first."""
    card = st.cards[str(value[1])]
    return sting(st, card) if st.mine(card.controller) else -sting(st, card)


def rich_rival(st: Station, decision: Decision, value: Value) -> float:
    """The rival with the most to lose."""
    seat = int(value[1])
    raised = sum(seen["upgraded"] for seen in st.view["units"].values() if seen["owner"] == seat)
    return float(st.players[seat]["upgrades"] + raised + (st.players[seat]["life"] or 0) / 20)


def lose(st: Station, decision: Decision, value: Value) -> float:
    """The cheapest goes first."""
    piece = str(value[1])
    if piece == "stock":
        return -1.0
    return -UPGRADED.get(kind_of(piece), 0.9) if piece in st.units else -1.1


def drain(st: Station, decision: Decision, value: Value) -> float:
    seat = int(value[1])
    return NEVER if st.mine(seat) else float(st.players[seat]["life"] or 0)


def choose_card(st: Station, decision: Decision, value: Value) -> float:
    return potential(str(value[1]))


def mark_sector(st: Station, decision: Decision, value: Value) -> float:
    """Pandora wants its tokens where it also fights."""
    return SECTORS.get(str(value[1]), 0.0)


def agree_on_sector(st: Station, decision: Decision, value: Value) -> float:
    return 1.0 if value[1] == decision.about["sector"] else 0.0


def first_action(st: Station, decision: Decision, value: Value) -> float:
    return 1.0 if value[1] == "upgrade" else 0.0


RULES: Mapping[str, Rule] = {
    "movement": movement,
    "route": route,
    "room": room,
    "eject": eject,
    "action": action,
    "pending": pending,
    "slot": slot,
    "start_card": start_card,
    "station_plans": bring_in,
    "place_unit": place_unit,
    "home": home,
    "disc": rival_card,
    "destroy": rival_card,
    "takeover": take_over,
    "hatch": hatch,
    "target": target,
    "targets": target,
    "lurk": target,
    "attacker": activate,
    "activate": activate,
    "push": push,
    "abduct": abduct,
    "trap_tracker": deactivate,
    "hide": hide,
    "remote_control": trigger,
    "traps": traps,
    "downgrade": rich_rival,
    "lose": lose,
    "drain": drain,
    "deck": choose_card,
    "hole": choose_card,
    "mark_sector": mark_sector,
    "agree_on_sector": agree_on_sector,
    "first_action": first_action,
}
