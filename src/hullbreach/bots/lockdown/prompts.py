"""The questions that only Lockdown asks."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.survival.plan import Plan
from hullbreach.bots.survival.prompts import (
    Rule,
    against_foes,
    card_value,
    each,
    first,
    for_friends,
)
from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.kernel.decisions import Decision, Value

from .cycling import discard_on_pass
from .items import item_worth
from .outfit import SUITS, dressed, wears_suit
from .prospects import STRANGER, chance, deeds, prospect
from .volunteers import A_CREW, company, hopeful

DAMAGE = 9.0  # points for a hit more: any card will do
CHARACTERS = {
    "sentry": 3.0,
    "janitor": 2.9,
    "hacker": 2.8,
    "xenobiologist": 2.7,
    "survivor": 1.0,
    "lab_rat": 0.9,
}


VOLUNTEER = 4.0  # somebody from the ship, for who goes ahead
SOMEBODY = 1.8  # of the crew of the Nemesis
POWERED = ("S-01", "S-03", "lift", "S-02")


def draft(scene: Scene, value: Value) -> float:
    """Who has nothing to hope for near the exit starts far from it, if two others do not."""
    kinds, name = scene.printed.content["characters"], str(value[1])
    taken = [kinds[seat["character"]]["group"] for seat in scene.view["seats"] if seat["character"]]
    crew = len(scene.view["seats"]) >= A_CREW and scene.me["objectives"]
    volunteers = crew and taken.count(STRANGER) < company(scene) and not hopeful(scene)
    if volunteers and kinds[name]["group"] == STRANGER:
        return VOLUNTEER
    return CHARACTERS.get(name, SOMEBODY)


def keep_objective(scene: Scene, value: Value) -> float:
    """The one that is more likely to be met, as things stand."""
    return chance(scene, deeds(scene), str(value[1]))


def ride(scene: Scene, decision: Decision) -> Sequence[float]:
    plan, lifts = Plan(scene), scene.printed.board["elevators"]
    return [plan.value(plan.best(lifts[value[1]])) for value in decision.ask.values]


def ride_along(scene: Scene, decision: Decision) -> Sequence[float]:
    """Come along if the plan goes on there."""
    plan = Plan(scene)
    there = plan.best(scene.printed.board["elevators"][decision.about["section"]])
    comes = plan.value(there) > plan.value(plan.now)
    return [float((value[0] == "yes") is comes) for value in decision.ask.values]


def place_power(scene: Scene, decision: Decision) -> Sequence[float]:
    """Low numbers last longest: the exit, then where the scout is."""
    wanted = POWERED.index(str(decision.about["section"])) + 1
    return [-abs(int(value[1]) - wanted) for value in decision.ask.values]


def swap_power(scene: Scene, value: Value) -> float:
    """Light to where one is."""
    power, here = scene.view["power"], scene.printed.section.get(scene.here, "")
    one, other = str(value[1]), str(value[2])
    if here not in (one, other):
        return 0.0
    there = other if here == one else one
    return float(power[there]["on"]) - float(power[here]["on"])


def peek_css(scene: Scene, value: Value) -> float:
    """The next launch that one does not know yet."""
    space, now = int(value[1]), scene.view["time"]["space"]
    known = scene.view["time"]["css"][str(space)] is not None
    return -100.0 if known else -abs(now - space)


def light(scene: Scene, value: Value) -> float:
    """A light is there to be used."""
    return 0.5 if value[0] == "endure" else 1.0


def choose_deck(scene: Scene, value: Value) -> float:
    """Where the parts of a suit are, until one has it; then what heals."""
    return float(value[1] == ("green" if dressed(scene) else "yellow"))


def take_crafted(scene: Scene, value: Value) -> float:
    kind = kind_of(str(value[1]))
    return 0.0 if scene.has(kind) or _second_suit(scene, kind) else item_worth(scene, kind)


def _second_suit(scene: Scene, kind: str) -> bool:
    """There are not enough for everybody."""
    return kind in SUITS and dressed(scene)


def craft_with_one(scene: Scene, value: Value) -> float:
    if value[0] == "done":
        return 0.0
    if _second_suit(scene, str(value[1])):
        return -1.0
    spent = item_worth(scene, kind_of(str(value[2])))
    return item_worth(scene, str(value[1])) - spent - 0.5 * scene.has(str(value[1]))


def lend(scene: Scene, decision: Decision) -> Sequence[float]:
    """What one does not need oneself teaches a friend; a weakness that is found helps all."""
    done = deeds(scene)
    needed = done.egg and prospect(scene, done._replace(egg=False)) < prospect(scene, done)
    foe = decision.about["seat"] in scene.title.foes(scene)
    agrees = not foe and not (needed and kind_of(str(decision.about["piece"])) == "egg")
    return [float((value[0] == "yes") is agrees) for value in decision.ask.values]


def break_door(scene: Scene, value: Value) -> float:
    """The one between the exit and the repository."""
    ends = (*scene.printed.board["exits"], scene.tiles.get("repository", ""))
    return float(sum(room in ends for room in str(value[1]).split("-")))


def computer(scene: Scene, value: Value) -> float:
    """Nobody leaves without the rover, or without a suit."""
    if value[0] != "computer":
        return 0.1
    away = scene.view["gate_open"] and scene.view["rover"] not in scene.printed.board["exits"]
    return float(away) if value[1] == "move_rover" else 0.3 * (value[1] == "study")


def call_rover(scene: Scene, value: Value) -> float:
    """To an exit."""
    return float(value[1] in scene.printed.board["exits"])


def interrupt(scene: Scene, decision: Decision) -> Sequence[float]:
    """A foe who is about to leave, or to make a suit; never one who fights what is here."""
    seat = int(str(decision.about["seat"]))
    leaves = scene.view["gate_open"] and scene.here in scene.printed.board["exits"]
    makes = scene.tile(scene.here) == "repository" and not wears_suit(scene, seat)
    stops = seat in scene.title.foes(scene) and not scene.in_combat and (leaves or makes)
    return [float((value[0] == "interrupt") is stops) for value in decision.ask.values]


def reroll(scene: Scene, decision: Decision) -> Sequence[float]:
    again = decision.about["face"] in ("blank", "card_for_1", "creeper")
    return [float((value[0] == "yes") is again) for value in decision.ask.values]


def advantage(scene: Scene, value: Value) -> float:
    """A card for more damage is well spent, and best the least useful one."""
    return 0.0 if value[0] == "keep" else DAMAGE - card_value(scene, value)


RULES: dict[str, Rule] = {
    "draft": each(draft),
    "keep_objective": each(keep_objective),
    "ride": ride,
    "ride_with": first("with"),
    "ride_along": ride_along,
    "place_power": place_power,
    "swap_power": each(swap_power),
    "peek_css": each(peek_css),
    "light": each(light),
    "choose_deck": each(choose_deck),
    "take_crafted": each(take_crafted),
    "craft_with_one": each(craft_with_one),
    "lend": lend,
    "discard_on_pass": discard_on_pass,
    "break_door": each(break_door),
    "computer": each(computer),
    "call_rover": each(call_rover),
    "interrupt": interrupt,
    "reroll": reroll,
    "overcharge": first("yes"),
    "advantage": each(advantage),
    "feel_event": first("react"),
    "feel_attack": first("react"),
    "hide": first("react"),
    "stay_silent": first("react"),
    "pheromones": first("ignore", "redirect"),
    "hide_behind": each(against_foes),
    "stun": each(against_foes),
    "shock_character": each(against_foes),
    "cut_out": each(for_friends),
    "who_escapes": first("alone", "both"),
    "tour_with": first("alone"),
    "shift_css": first("stay"),
}
