"""What to do with an action: every offer is weighed in points, of which 100 are a victory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hullbreach.kernel.decisions import Decision, Value

from .fights import AMMO, BARE_HANDS, advance, shot, strike, struck
from .harm import attacks_loss, loss
from .plan import Plan
from .scene import Scene, kind_of
from .title import Gain, Order
from .ways import Way, entry_share, rest_share

PRICE = 0.02  # points for a card that is not spent
FLIGHT = 0.03  # the share that a xeno takes which is left behind
USELESS = -2.0
FRUITLESS = 50.0  # points for a card that brings nothing for sure
EGGS = "eggs"


class Thought(NamedTuple):
    """How good an offer is, and why."""

    value: float
    why: str
    about: str = ""
    safe: bool = False
    """Nothing can happen afterwards."""


class Act(NamedTuple):
    """The situation in which an action is chosen."""

    scene: Scene
    plan: Plan
    last: bool
    """The turn ends after this action."""


def thoughts(scene: Scene, decision: Decision) -> list[Thought]:
    """What this seat thinks of each of its offers."""
    act = Act(scene, scene.title.plan(scene), decision.about.get("nth") == 2)
    return [weigh(act, value) for value in decision.ask.values]


def weigh(act: Act, value: Value) -> Thought:
    """What it leads to, less what the cards and the end of the round may cost there."""
    thought = WEIGH.get(str(value[0]), by_name)(act, value)
    scene, spent = act.scene, cost(act.scene, value)
    moves = value[0] in ("move", "careful")
    room = str(value[1]) if moves else scene.here
    hand = len(scene.cards) - spent
    stays = not (thought.safe or (value[0] != "pass" and arrives(act, room, spent, hand)))
    share = rest_share(scene, room, hand, more=int(moves)) if stays else 0.0
    return thought._replace(value=thought.value - share * act.plan.stake - PRICE * spent)


def arrives(act: Act, room: str, spent: int, hand: int) -> bool:
    """Can one be in a shelter before the round ends?"""
    plan = act.plan
    step = plan.later(spent) if room == act.scene.here else plan.best(room, Way(spent, spent))
    return plan.arrives(step, room, hand)


def cost(scene: Scene, value: Value) -> int:
    """The cards that an offer costs; a card that is played counts too."""
    verb, content = value[0], scene.printed.content
    if verb == "play":
        card = card_kind(str(value[1]), scene.me["character"])
        return 1 + int(content["cards"][card]["options"][value[2]]["cost"])
    if verb == "use":
        return int(content["items"][kind_of(str(value[1]))]["options"][value[2]]["cost"])
    if verb == "room":
        return int(content["rooms"][scene.tile(scene.here)]["options"][value[1]]["cost"])
    return {"careful": 2, "escape": 2, "pass": 0, "quest": 0, "drop": 0}.get(str(verb), 1)


def card_kind(card: str, character: str) -> str:
    """`janitor_clean_up#1` -> `clean_up`."""
    return kind_of(card).removeprefix(f"{character}_")


def staying(act: Act, value: Value) -> float:
    """The best from here after an action, less what it costs to stay."""
    after = act.plan.value(act.plan.later(cost(act.scene, value)))
    return after - risk(act) - hesitation(act, value)


def hesitation(act: Act, value: Value) -> float:
    """Points for letting all the others have their turns before one leaves, who could do so now."""
    fare, left = act.plan.fare, len(act.scene.cards) - cost(act.scene, value)
    waits = fare is not None and (act.last or left < fare)
    return act.plan.interlude * act.plan.stake if waits else 0.0


def risk(act: Act) -> float:
    """Points for a fire that one stays in, and for xenos that one cannot escape any more."""
    burns = act.scene.here in act.scene.fires
    share = loss(act.scene, 0.34 if act.last else 0.2) if burns else 0.0
    if act.scene.in_combat and len(act.scene.cards) < 2:
        share += attacks_loss(act.scene, act.scene.here)
    return share * act.plan.stake


def pass_turn(act: Act, value: Value) -> Thought:
    scene, plan = act.scene, act.plan
    share = loss(scene, 0.34) if scene.here in scene.fires else 0.0
    if scene.in_combat:
        share += attacks_loss(scene, scene.here) * (0.6 if scene.others(scene.here) else 1.0)
    waits = plan.value(plan.later(len(scene.cards)))
    return Thought(waits - share * plan.stake, plan.why_wait)


def move(act: Act, value: Value) -> Thought:
    scene, plan, room = act.scene, act.plan, str(value[1])
    hand = len(scene.cards) - cost(scene, value)
    share = entry_share(scene, room, hand, careful=value[0] == "careful")
    if scene.in_combat:
        share += attacks_loss(scene, scene.here) + FLIGHT
    if act.last and room in scene.fires:
        share += loss(scene, 0.34)
    spent = cost(scene, value)
    there = plan.best(room, Way(spent, spent))
    why = "flee" if scene.in_combat else there.aim
    return Thought(plan.value(there) - share * plan.stake, why, there.room)


def shoot(act: Act, value: Value) -> Thought:
    target = str(value[2])
    if target == EGGS:
        return Thought(staying(act, value) + named(act, "eggs", "shoot") - AMMO, "eggs")
    weapon, scene, plan = str(value[1]), act.scene, act.plan
    worth = shot(scene, weapon, target) * plan.stake + advance(scene, weapon, target) * plan.usable
    return Thought(staying(act, value) + worth - AMMO, "fight", target)


def melee(act: Act, value: Value) -> Thought:
    target = str(value[1])
    if target == EGGS:
        return Thought(staying(act, value) + named(act, "eggs", "melee"), "eggs")
    scene, plan = act.scene, act.plan
    if plan.left <= len(scene.cards):  # the last chance
        worth = strike(scene, target) * plan.stake
        worth += advance(scene, BARE_HANDS, target) * plan.usable
    else:
        worth = strike(scene, target) * max(plan.stake, plan.usable)
        worth += struck(scene, target) * plan.usable
    return Thought(staying(act, value) + worth, "fight", target)


def in_the_room(act: Act, value: Value) -> Thought:
    """A milestone, a shelter, or something that helps."""
    return purpose(act, value, str(value[1])) or helps(
        act, value, act.scene.tile(act.scene.here), str(value[1])
    )


def purpose(act: Act, value: Value, name: str) -> Thought | None:
    """What it is worth to do what the plan speaks of, here and now, before all else."""
    here, plan = act.scene.here, act.plan
    for shelter in plan.shelters:
        if shelter.name == name and shelter.room == here and not shelter.wait:
            return Thought(shelter.worth, name, here, safe=True)
    for milestone in plan.milestones:
        if milestone.name == name and milestone.room == here:
            spent = cost(act.scene, value)
            after = plan.best(here, Way(spent, spent), milestone)
            return Thought(plan.value(after) + plan.at_once - risk(act), name, here)
    return None


def escape(act: Act, value: Value) -> Thought:
    leaves = purpose(act, value, "escape") or Thought(staying(act, value), "escape")
    better = act.scene.title.gains.get(("escape", str(value[1])))
    more = better(act.scene, act.plan, str(value[1])) if better else 0.0
    return leaves._replace(value=leaves.value + more)


def play(act: Act, value: Value) -> Thought:
    return helps(act, value, card_kind(str(value[1]), act.scene.me["character"]), str(value[2]))


def use(act: Act, value: Value) -> Thought:
    """A thing that is used up for nothing is missing later."""
    what, option = kind_of(str(value[1])), str(value[2])
    wasted = act.scene.printed.content["items"][what]["once"] and not _gain(act, what, option)
    missing = act.scene.title.item_worth(act.scene, what) if wasted else 0.0
    thought = helps(act, value, what, option)
    return thought._replace(value=thought.value - missing)


def by_name(act: Act, value: Value) -> Thought:
    """An offer that only names a thing: a program, a recipe, something that lies here."""
    return helps(act, value, str(value[0]), kind_of(str(value[1])) if len(value) > 1 else "")


def trade(act: Act, value: Value) -> Thought:
    """Nobody offers anything, so it would be a card for nothing."""
    return Thought(staying(act, value) - FRUITLESS, "help", "trade")


def drop(act: Act, value: Value) -> Thought:
    thing = act.scene.title.item_worth(act.scene, kind_of(str(value[1])))
    return Thought(pass_turn(act, value).value - 1.0 - thing, "drop", str(value[1]))


def helps(act: Act, value: Value, what: str, option: str) -> Thought:
    return Thought(staying(act, value) + named(act, what, option), "help", what)


def named(act: Act, what: str, option: str) -> float:
    gain = _gain(act, what, option)
    return gain(act.scene, act.plan, option) if gain else USELESS


def _gain(act: Act, what: str, option: str) -> Gain | None:
    gains = act.scene.title.gains
    return gains.get((what, option)) or gains.get((what, "*"))


WEIGH: dict[str, Callable[[Act, Value], Thought]] = {
    "pass": pass_turn,
    "move": move,
    "careful": move,
    "shoot": shoot,
    "melee": melee,
    "room": in_the_room,
    "escape": escape,
    "play": play,
    "use": use,
    "craft": by_name,
    "computer": by_name,
    "pick_up": by_name,
    "quest": by_name,
    "trade": trade,
    "drop": drop,
}


def act_weights(scene: Scene, decision: Decision) -> Sequence[float]:
    """What is agreed comes before all else."""
    values, weights = decision.ask.values, [t.value for t in thoughts(scene, decision)]
    order = agreed(scene, decision, weights)
    if order is not None:
        weights[values.index(order.value)] = max(weights) + 1
    return weights


def agreed(scene: Scene, decision: Decision, weights: Sequence[float]) -> Order | None:
    best = max(range(len(weights)), key=weights.__getitem__)
    return scene.title.agreed(scene, decision, decision.ask.values[best])
