"""One short rule for each question that both games ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hullbreach.kernel.decisions import Decision, Value

from .acting import EGGS, act_weights, card_kind
from .fights import gone, shot
from .gains import DRESSED
from .harm import attack_loss
from .repairs import can_repair
from .scene import CONTAMINATION, Aim, Scene, kind_of
from .ways import NOWHERE, entry_share

SPARED = 20.0  # points for everybody to whom no xeno is sent
ORDINARY = 0.65  # what a card is worth that one would rather exchange for another

Rule = Callable[[Scene, Decision], Sequence[float]]


def weigh(scene: Scene, decision: Decision) -> Sequence[float]:
    rule = scene.title.rules.get(decision.prompt) or RULES.get(decision.prompt)
    return rule(scene, decision) if rule else [0.0] * len(decision.ask.values)


def each(score: Callable[[Scene, Value], float]) -> Rule:
    """A rule that looks at one value at a time."""

    def rule(scene: Scene, decision: Decision) -> Sequence[float]:
        return [score(scene, value) for value in decision.ask.values]

    return rule


def first(*verbs: str) -> Rule:
    """Whatever begins with one of these words, before all else."""
    return each(lambda scene, value: float(value[0] in verbs))


def card_value(scene: Scene, value: Value) -> float:
    """How much one would like to keep a card."""
    card = str(value[1])
    if card.startswith(CONTAMINATION):
        return -1.0
    return scene.title.card_worth(scene, card_kind(card, scene.me["character"]))


def pay(scene: Scene, value: Value) -> float:
    return -card_value(scene, value)


def discard_on_pass(scene: Scene, value: Value) -> float:
    """Contamination cards go; and if one waits to repair this room, whatever does not help."""
    waits = scene.here in scene.broken and not scene.in_combat and not can_repair(scene)
    return 1.0 if str(value[1]).startswith(CONTAMINATION) or waits else -1.0


def spare(scene: Scene, value: Value) -> float:
    """What is discarded, dropped or used up: the least useful thing."""
    return -scene.title.item_worth(scene, kind_of(str(value[1])))


def keep_item(scene: Scene, value: Value) -> float:
    return scene.title.item_worth(scene, kind_of(str(value[1])))


def make_room(scene: Scene, decision: Decision) -> Sequence[float]:
    """Drop something for a new thing only if that is better."""
    new = scene.title.item_worth(scene, kind_of(str(decision.about["piece"])))
    return [
        0.0 if value[0] == "refuse" else new - 0.1 + spare(scene, value)
        for value in decision.ask.values
    ]


def careful_noise(scene: Scene, decision: Decision) -> Sequence[float]:
    """Noise where one does not want to go, and where nobody else hears it."""
    plan = scene.title.plan(scene)
    ahead = {corridor: plan.value(plan.best(room)) for corridor, room in _near(scene)}
    last = min(ahead.values(), default=0.0)
    wanted = {c for shelter in plan.shelters for c in scene.printed.corridors[shelter.room]}
    return [
        -ahead.get(str(value[1]), last)
        - 2.0 * _heard(scene, str(value[1]))
        - 3.0 * scene.printed.exits[scene.here].count(str(value[1]))
        - 3.0 * (str(value[1]) in wanted)
        for value in decision.ask.values
    ]


def _near(scene: Scene) -> tuple[tuple[str, str], ...]:
    return scene.printed.neighbours[scene.here]


def _heard(scene: Scene, corridor: str) -> int:
    others = (room for room in scene.people if room != scene.here)
    return sum(corridor in scene.printed.corridors[room] for room in others)


def go_to(scene: Scene, decision: Decision) -> Sequence[float]:
    """Where to, when one gets there without a fight."""
    plan = scene.title.plan(scene)
    found = []
    for value in decision.ask.values:
        room = str(value[1])
        found.append(plan.value(plan.best(room)) - entry_share(scene, room) * plan.stake)
    return found


def look_at(scene: Scene, decision: Decision) -> Sequence[float]:
    """Unknown rooms, the nearest first."""
    ways = scene.title.plan(scene).ways
    rooms = (str(value[1]) for value in decision.ask.values)
    return [1 / (1 + ways.to(room).get(scene.here, NOWHERE).far) for room in rooms]


def send_off(scene: Scene, decision: Decision) -> Sequence[float]:
    """Where a xeno shall go: not to other people, nor where one wants to go oneself."""
    plan = scene.title.plan(scene)
    rooms = [str(value[1]) for value in decision.ask.values]
    return [
        -plan.value(plan.best(room)) - SPARED * len(scene.people.get(room, ())) for room in rooms
    ]


def rescue(scene: Scene, value: Value) -> float:
    """The room where xenos or a fire trouble people, oneself first of all."""
    room = str(value[1])
    trouble = len(scene.xenos(room)) + float(room in scene.fires)
    return trouble * (len(scene.people.get(room, ())) + float(room == scene.here))


def hush(scene: Scene, value: Value) -> float:
    """All noise there is, around oneself before all."""
    return 1.0 + float(str(value[1]) in scene.printed.corridors[scene.here])


def worst_wound(scene: Scene, value: Value) -> float:
    """Whatever gets worse first."""
    return DRESSED.get(kind_of(str(value[1])), 0.0)


def loaded_most(scene: Scene, value: Value) -> float:
    return float(scene.me["ammo"].get(str(value[1]), 0))


def exchange(scene: Scene, value: Value) -> float:
    """Contamination and whatever is of little use makes room for new cards."""
    return ORDINARY - card_value(scene, value)


def worst_xeno(scene: Scene, value: Value) -> float:
    xeno = str(value[1])
    return attack_loss(scene, xeno, scene.here) * (0.3 + gone(scene, xeno, Aim(0.8)))


def take_aim(scene: Scene, value: Value) -> float:
    """At a xeno; eggs can wait."""
    target = str(value[2])
    return 0.0 if target == EGGS else shot(scene, str(value[1]), target)


def throw(scene: Scene, value: Value) -> float:
    """Where one is not oneself, nor a friend."""
    room = str(value[1])
    return float(len(scene.xenos(room))) - 2.0 * len(scene.people.get(room, ()))


def toggle_door(scene: Scene, value: Value) -> float:
    """Open what bars the way."""
    return float(value[0] == "open")


def disinfect(scene: Scene, value: Value) -> float:
    """What is known to be an infection, and last what is known to be none."""
    infected = scene.me["scanned"].get(value[1])
    return 0.5 if infected is None else float(infected)


def against_foes(scene: Scene, value: Value) -> float:
    """Harm goes to those who are in the way."""
    return float(value[1] in scene.title.foes(scene))


def for_friends(scene: Scene, value: Value) -> float:
    return -against_foes(scene, value)


def room_action(scene: Scene, decision: Decision) -> Sequence[float]:
    """What the plan wants to do here, for nothing."""
    plan = scene.title.plan(scene)
    worth = {m.name: m.worth for m in plan.milestones if m.room == scene.here}
    worth |= {s.name: s.worth for s in plan.shelters if s.room == scene.here and not s.wait}
    return [worth.get(str(value[1]), -1.0) for value in decision.ask.values]


def interrupt(scene: Scene, decision: Decision) -> Sequence[float]:
    """A foe is stopped; anybody else may go on."""
    foe = decision.about["seat"] in scene.title.foes(scene)
    return [float((value[0] == "interrupt") is foe) for value in decision.ask.values]


def agree_to_trade(scene: Scene, decision: Decision) -> Sequence[float]:
    """A fair exchange: what comes is worth what goes."""
    given, got = (
        sum(scene.title.item_worth(scene, kind_of(str(p))) for p in pieces)
        for pieces in (_pieces(decision, "give"), _pieces(decision, "get"))
    )
    return [float((value[0] == "yes") is (got >= given)) for value in decision.ask.values]


def _pieces(decision: Decision, name: str) -> tuple[object, ...]:
    found = decision.about[name]
    return found if isinstance(found, tuple) else (found,)


def nothing_more(scene: Scene, decision: Decision) -> Sequence[float]:
    return [-1.0] * len(decision.ask.values)


RULES: dict[str, Rule] = {
    "act": act_weights,
    "pay": each(pay),
    "discard_on_pass": each(discard_on_pass),
    "smoke": each(pay),
    "drop_excess": each(spare),
    "panic_item": each(spare),
    "discard_item": each(spare),
    "discard_weapon": each(spare),
    "component": each(spare),
    "quest_cost": each(spare),
    "panic_ammo": each(spare),
    "keep_item": each(keep_item),
    "make_room": make_room,
    "careful_noise": careful_noise,
    "escape_to": go_to,
    "drive_to": send_off,
    "lure_to": send_off,
    "repel": each(rescue),
    "hush": each(hush),
    "hush_many": each(hush),
    "peek_tiles": look_at,
    "dress": each(worst_wound),
    "heal": each(worst_wound),
    "disinfect": each(disinfect),
    "reload": each(keep_item),
    "covering_weapon": each(loaded_most),
    "take_aim": each(take_aim),
    "grenade": each(throw),
    "thermite": each(throw),
    "exterminate": each(throw),
    "vivisection": each(worst_xeno),
    "attach": each(keep_item),
    "toggle_door": each(toggle_door),
    "order": each(against_foes),
    "scout_to": go_to,
    "boost": each(exchange),
    "crawl": go_to,
    "tour_to": go_to,
    "desperate_attack": each(worst_xeno),
    "room_action": room_action,
    "interrupt": interrupt,
    "trade": first("done"),
    "offer": nothing_more,
    "counter_offer": nothing_more,
    "agree_to_trade": agree_to_trade,
    "ignore_token": first("yes"),
}
