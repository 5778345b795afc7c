"""What cards, items and room actions are good for, beside the plan."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.bots.survival.fights import advance, shot
from hullbreach.bots.survival.gains import (
    constant,
    dress,
    get_rid,
    heal,
    heal_light,
    in_the_room,
    rest,
    slip_away,
)
from hullbreach.bots.survival.harm import attacks_loss, loss
from hullbreach.bots.survival.plan import Plan
from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.bots.survival.title import Gain
from hullbreach.bots.survival.ways import entry_share, noise_risk

from .care import bandaged, care, scratched, undressed
from .hazards import put_out
from .items import item_worth
from .milestones import self_destruct
from .prospects import VICTORY, deeds, prospect

CARD = 1.0  # points for one card more
AMMO = 0.7  # and for a shot
RESCUE = 0.25  # the share that a loaded weapon saves in a fight
BURNS = 0.34  # serious wounds from a fire in which one stays


def milestone(name: str) -> Gain:
    """What the plan thinks of doing this here."""

    def gain(scene: Scene, plan: Plan, option: str) -> float:
        found = [m.worth for m in plan.milestones if m.name == name and m.room == scene.here]
        return max(found, default=-2.0)

    return gain


def search(scene: Scene, plan: Plan, option: str) -> float:
    """The fewer things one has, the more one needs; a hoarder needs them all."""
    done = deeds(scene)
    hoard = prospect(scene, done._replace(things=done.things + 1)) - prospect(scene, done)
    return max(0.5, 2.6 - 0.5 * len(scene.items)) * plan.stake / 50 + hoard


def cure(scene: Scene, plan: Plan, option: str) -> float:
    return prospect(scene, deeds(scene), healthy=True) - prospect(scene, deeds(scene)) - 1.0


def repair(scene: Scene, plan: Plan, option: str) -> float:
    """Rooms that one needs, and a ship that does not blow up."""
    return max(0.0, milestone("repair")(scene, plan, option)) + plan.usable


def snap_shot(scene: Scene, plan: Plan, option: str) -> float:
    """A shot by a card: at the xeno that one would most like to be rid of."""
    guns = [gun for gun, ammo in scene.me["ammo"].items() if ammo]
    best = [
        shot(scene, gun, xeno) * plan.stake + advance(scene, gun, xeno) * plan.usable
        for gun in guns
        for xeno in scene.xenos(scene.here)
    ]
    return max(best, default=0.0)


def better_shot(scene: Scene, plan: Plan, option: str) -> float:
    return 1.3 * snap_shot(scene, plan, option)


def evade(scene: Scene, plan: Plan, option: str) -> float:
    """Everybody passes, and no intruder attacks."""
    return attacks_loss(scene, scene.here) * plan.stake - CARD * len(scene.cards)


def extinguish(scene: Scene, plan: Plan, option: str) -> float:
    return (loss(scene, BURNS) + put_out(scene)) * plan.stake


def control_fire(scene: Scene, plan: Plan, option: str) -> float:
    """A fire fewer on the ship, or a friend without company."""
    besieged = any(scene.xenos(room) for room in scene.people)
    return put_out(scene) * plan.stake + (CARD if besieged else -CARD)


def reload(scene: Scene, plan: Plan, option: str) -> float:
    """For an empty weapon, and at once in a fight."""
    left = max(scene.me["ammo"].values(), default=9)
    rescue = RESCUE * plan.stake if scene.in_combat and not left else 0.0
    return constant(AMMO * max(0, 3 - left))(scene, plan, option) + rescue


def elsewhere(scene: Scene, plan: Plan, rooms: Iterable[str]) -> float:
    """The best of these rooms against this one."""
    worths = [plan.value(plan.best(room)) - entry_share(scene, room) * plan.stake for room in rooms]
    return max(worths, default=0.0) - plan.value(plan.now)


def crawl(scene: Scene, plan: Plan, option: str) -> float:
    rooms = scene.printed.board["rooms"]
    entrances = (r for r, about in rooms.items() if about["service"] and r != scene.here)
    return elsewhere(scene, plan, entrances)


def sneak(scene: Scene, plan: Plan, option: str) -> float:
    """A step without noise."""
    near = [room for _, room in scene.printed.neighbours[scene.here]]
    return elsewhere(scene, plan, near) + 3.0 * noise_risk(scene, scene.here)


def open_pod(scene: Scene, plan: Plan, option: str) -> float:
    """With a key, in an evacuation section."""
    if any(shelter.name == "board_pod" and shelter.room == scene.here for shelter in plan.shelters):
        return -5.0
    locked = [s.worth for s in plan.shelters if s.name == "pod" and s.room == scene.here]
    return max(locked, default=0.0) - plan.value(plan.now) + 10.0


def destruct(scene: Scene, plan: Plan, option: str) -> float:
    return self_destruct(scene, deeds(scene)).get(option, -5.0)


def pick_up(scene: Scene, plan: Plan, option: str) -> float:
    return milestone("pick_up")(scene, plan, option)


def break_eggs(scene: Scene, plan: Plan, option: str) -> float:
    if scene.in_combat:
        return -5.0
    return milestone("eggs")(scene, plan, option) - 2.0 * noise_risk(scene, scene.here)


def craft(scene: Scene, plan: Plan, option: str) -> float:
    """The new thing against two old ones."""
    items = scene.printed.content["items"]
    spent = 0.0
    for symbol in items[option]["recipe"]:
        used = [
            item_worth(scene, kind_of(item))
            for item in scene.items
            if items.get(kind_of(item), {}).get("component") == symbol
        ]
        spent += min(used, default=0.0)
    return 1.2 * item_worth(scene, option) - spent


def quest(scene: Scene, plan: Plan, option: str) -> float:
    """The new thing against what has to be discarded for it."""
    wanted = scene.printed.content["items"][option]["quest_cost"]
    prices = [item_worth(scene, kind) for kind in map(kind_of, scene.items) if kind in wanted]
    return item_worth(scene, option) - min(prices, default=0.0)


def never(scene: Scene, plan: Plan, option: str) -> float:
    """A broken or burning room helps nobody: one may need it in the end."""
    return -VICTORY


def peek(scene: Scene, plan: Plan, option: str) -> float:
    return constant(0.8 if scene.unexplored else -1.0)(scene, plan, option)


GAINS: dict[tuple[str, str], Gain] = {
    ("search", "search"): search,
    ("scavenging", "search"): search,
    ("flashlight", "search"): search,
    ("storage", "take_from_storage"): search,
    ("rest", "rest"): rest,
    ("alcohol", "clean"): constant(1.0),
    ("antidote", "cure"): cure,
    ("surgery", "operate"): cure,
    **{(card, "repair"): repair for card in ("basic_repairs", "repairs", "fast_repairs")},
    **{(thing, "repair"): repair for thing in ("ingenuity", "tools", "duct_tape")},
    **{(card, "engine"): milestone("engine") for card in ("basic_repairs", "repairs")},
    **{(card, "engine"): milestone("engine") for card in ("fast_repairs", "ingenuity")},
    **{(thing, "engine"): milestone("engine") for thing in ("tools", "duct_tape")},
    ("demolition", "break_room"): never,
    ("blocking_access", "block"): never,
    ("pyrotechnics", "ignite"): never,
    ("pyrotechnics", "fire"): extinguish,
    ("fire_extinguisher", "fire"): extinguish,
    ("fire_extinguisher", "repel"): get_rid,
    ("taser", "shock_intruder"): get_rid,
    ("decoy", "lure"): constant(-1.0),
    ("smoke_grenade", "smoke"): slip_away,
    ("suppressive_fire", "cover"): slip_away,
    ("covering_fire", "cover"): slip_away,
    ("adrenaline", "snap_shot"): snap_shot,
    ("adrenaline", "escape"): slip_away,
    ("orbital_maneuvering_system", "evade"): evade,
    ("fire_control", "run_fire_control"): control_fire,
    ("taking_aim", "aim"): better_shot,
    ("full_auto", "empty"): better_shot,
    ("medkit", "dress"): dress,
    ("medkit", "heal"): heal,
    ("medkit", "dress_another"): care(undressed),
    ("medkit", "heal_another"): care(bandaged),
    ("bandages", "dress"): dress,
    ("bandages", "heal"): heal_light,
    ("bandages", "dress_another"): care(undressed),
    ("bandages", "heal_another"): care(scratched),
    ("clothes", "dress"): dress,
    ("clothes", "slime"): constant(1.2),
    ("emergency_room", "dress_all"): dress,
    ("emergency_room", "heal_dressed"): heal,
    ("emergency_room", "heal_light"): heal_light,
    ("synthetic_food", "eat"): constant(1.3),
    ("motivation", "motivate"): constant(1.0),
    ("adrenaline_injection", "inject"): constant(0.5),
    ("military_drugs", "boost"): constant(0.8),
    ("reload", "reload"): reload,
    ("energy_charge", "reload"): reload,
    ("energy_charge", "autoload"): reload,
    ("armory", "recharge"): reload,
    ("chemicals", "fuel"): reload,
    ("extended_magazine", "attach"): constant(1.5),
    ("autoloader", "attach"): constant(1.0),
    **{
        (card, "free_room"): in_the_room
        for card in ("computer_skills", "blocking_access", "old_friend", "piloting")
    },
    ("piloting", "check_coordinates"): milestone("check_coordinates"),
    ("technical_corridors", "crawl"): crawl,
    ("technical_corridors_plan", "crawl"): crawl,
    ("reconnaissance", "sneak"): sneak,
    ("knowledge_of_the_ship", "peek"): peek,
    ("nemesis_plans", "peek"): peek,
    ("recon_drone", "send_drone"): peek,
    ("monitoring_room", "inspect_room"): peek,
    ("risk_assessment", "assess"): constant(0.8),
    ("evacuation_key", "pod"): open_pod,
    ("pilots_evacuation_key", "pod"): open_pod,
    ("self_destruct_key", "start_self_destruct"): destruct,
    ("self_destruct_key", "stop_self_destruct"): destruct,
    ("laboratory_equipment", "analyse"): constant(3.0),
    ("eggs", "shoot"): break_eggs,
    ("eggs", "melee"): break_eggs,
    ("craft", "*"): craft,
    ("pick_up", "*"): pick_up,
    ("quest", "*"): quest,
}
