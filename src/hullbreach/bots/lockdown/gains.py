"""What cards, items, programs and room actions are good for, beside the plan."""

from __future__ import annotations

from hullbreach.bots.survival.gains import (
    constant,
    dress,
    get_rid,
    heal,
    heal_light,
    in_the_room,
    put_out,
    quiet,
    repair,
    rest,
    slip_away,
)
from hullbreach.bots.survival.infection import clean
from hullbreach.bots.survival.plan import Plan
from hullbreach.bots.survival.scene import Scene, kind_of
from hullbreach.bots.survival.title import Gain
from hullbreach.bots.survival.ways import noise_risk

from .items import has_hand_for, item_worth
from .outfit import dressed, has_part
from .prospects import deeds, prospect
from .shelters import FAILED

OTHERS = 1.0  # points for a rover that others can take
SUIT = 0.25  # how much better one may hope to survive


def search(scene: Scene, plan: Plan, option: str) -> float:
    """The fewer things one has, the more one needs."""
    slime = 1.5 if scene.tile(scene.here) == "contaminated_room" else 0.0
    part = max(
        (m.worth for m in plan.milestones if m.name == "search" and m.room == scene.here),
        default=0.0,
    )
    return part + (max(0.5, 2.6 - 0.5 * len(scene.items)) - slime) * plan.stake / 50


def cure(scene: Scene, plan: Plan, option: str) -> float:
    return prospect(scene, deeds(scene), healthy=True) - prospect(scene, deeds(scene)) - 1.0


def study(scene: Scene, plan: Plan, option: str) -> float:
    done = deeds(scene)
    better = done._replace(knowledge=done.knowledge + 1)
    return prospect(scene, better) - prospect(scene, done)


def ride(scene: Scene, plan: Plan, option: str) -> float:
    """The best of the other two sections; a call is worth a little less."""
    lifts = scene.printed.board["elevators"].values()
    best = max(plan.value(plan.best(room)) for room in lifts if room != scene.here)
    return best - plan.value(plan.now) - (1.0 if option == "call_elevator" else 0.0)


def pick_up(scene: Scene, plan: Plan, option: str) -> float:
    """An object for the laboratory."""
    found = [m.worth for m in plan.milestones if m.name == "pick_up" and m.room == scene.here]
    return max(found, default=-2.0)


def break_eggs(scene: Scene, plan: Plan, option: str) -> float:
    if scene.in_combat:
        return -5.0
    found = [m.worth for m in plan.milestones if m.name == "eggs" and m.room == scene.here]
    return max(found, default=-5.0) - 2.0 * noise_risk(scene, scene.here)


def quest(scene: Scene, plan: Plan, option: str) -> float:
    """A thing of one's own, if there is a hand for it."""
    return 4.0 if has_hand_for(scene, option) else -100.0


def craft(scene: Scene, plan: Plan, option: str) -> float:
    """The new thing against two old ones."""
    recipe = scene.printed.content["items"][option]["recipe"]
    spent = 0.0
    for symbol in recipe:
        used = [
            item_worth(scene, kind_of(item))
            for item in scene.items
            if scene.printed.content["items"].get(kind_of(item), {}).get("component") == symbol
        ]
        spent += min(used, default=0.0)
    return 1.2 * item_worth(scene, option) - spent


def rover(scene: Scene, plan: Plan, option: str) -> float:
    """Bring it back when one wants to leave."""
    away = scene.view["rover"] == "bunker"
    if not scene.view["gate_open"] or not away or dressed(scene):
        return -1.0
    return 8.0


def by_rover(scene: Scene, plan: Plan, option: str) -> float:
    """Without noise; but where nothing is heard, who wears a suit leaves it to the others."""
    return FAILED * noise_risk(scene, scene.here) * plan.stake - OTHERS


def suit(scene: Scene, plan: Plan, option: str) -> float:
    """With a suit one can cross the surface without the rover."""
    return -1.0 if dressed(scene) else SUIT * plan.stake


def craft_with_one(scene: Scene, plan: Plan, option: str) -> float:
    """In the repository one component is enough."""
    return suit(scene, plan, option) if has_part(scene) else -1.0


def turn_power(scene: Scene, plan: Plan, option: str) -> float:
    return (0.05 if scene.dark(scene.here) else -0.1) * plan.stake


def peek_css(scene: Scene, plan: Plan, option: str) -> float:
    hidden = sum(token is None for token in scene.view["time"]["css"].values())
    pods = sum(tile in scene.tiles for tile in ("css_a", "css_b", "css_c"))
    return 0.04 * pods * plan.stake if hidden else -1.0


def open_gate(scene: Scene, plan: Plan, option: str) -> float:
    """The way to the bunker."""
    return 10.0


def infection_known(scene: Scene, plan: Plan, option: str) -> float:
    return 1.0 if clean(scene) < 1 else -1.0


GAINS: dict[tuple[str, str], Gain] = {
    ("search", "search"): search,
    ("rest", "rest"): rest,
    ("rushed_analysis", "scan"): rest,
    ("caffeine_pills", "swallow"): rest,
    ("repairs", "repair"): repair,
    ("basic_repairs", "repair"): repair,
    ("it_works_for_me", "fix"): repair,
    ("clean_up", "malfunction"): repair,
    ("toolbelt", "repair"): repair,
    ("duct_tape", "repair"): repair,
    ("clean_up", "fire"): put_out,
    ("fire_blanket", "fire"): put_out,
    ("pressure_washer", "fire"): put_out,
    ("medkit", "dress"): dress,
    ("medkit", "heal"): heal,
    ("skin_stapler", "dress"): dress,
    ("skin_stapler", "heal"): heal_light,
    ("clothes", "dress"): dress,
    ("obstinate", "dress"): dress,
    ("obstinate", "draw"): constant(2.0),
    ("emergency_room", "dress_all"): dress,
    ("emergency_room", "heal_dressed"): heal,
    ("emergency_room", "heal_light"): heal_light,
    ("neutralizer", "cure"): cure,
    ("surgery", "operate"): cure,
    ("decon_room", "decontaminate"): constant(-1.0),
    ("antiseptic", "clean"): constant(1.0),
    ("weird_metabolism", "digest"): constant(1.0),
    ("weird_metabolism", "slime"): constant(1.2),
    ("clothes", "slime"): constant(1.2),
    ("fire_blanket", "slime"): constant(1.2),
    ("pressure_washer", "slime"): constant(1.2),
    ("taser", "shock_intruder"): get_rid,
    ("reagents", "repel"): get_rid,
    ("pressure_washer", "push"): get_rid,
    ("scalpel", "stab"): constant(-1.0),
    ("desperate_attack", "attack"): constant(-1.0),
    ("vivisection", "cut"): get_rid,
    ("stun", "drive_off"): constant(-1.0),
    ("distraction", "escape"): slip_away,
    ("smoke_grenade", "smoke"): slip_away,
    ("research_documents", "study"): study,
    ("field_experience", "study"): study,
    ("computer", "study"): study,
    ("computer", "move_rover"): rover,
    ("computer", "peek_css"): peek_css,
    ("computer", "peek_player"): constant(1.2),
    ("contingency_file", "read"): constant(2.0),
    ("sensitive_hearing", "remove"): quiet,
    ("wail", "hush"): quiet,
    ("guard_room", "take_equipment"): suit,
    ("jury_rigging", "build"): suit,
    ("testing_lab", "take_neutralizer"): constant(2.0),
    ("recharge", "recharge"): constant(1.5),
    ("weapon_energy_cell", "reload"): constant(1.5),
    ("nailgun", "reload"): constant(1.0),
    ("reagents", "fuel"): constant(1.0),
    ("extended_magazine", "attach"): constant(1.5),
    ("main_gate_key", "open"): open_gate,
    ("combat_stimulants", "boost"): constant(1.0),
    ("master_plan", "peek"): constant(1.0),
    ("maintenance_plan", "peek"): constant(1.0),
    ("defense_plan", "peek"): constant(1.0),
    ("workspace_plan", "peek"): constant(1.0),
    ("facility_plans", "peek"): constant(1.0),
    ("recon_drone", "send_drone"): constant(0.8),
    ("analysis_tools", "scan"): infection_known,
    ("power_generator", "turn_power"): turn_power,
    ("bypass", "power"): turn_power,
    ("power_generator", "stop_self_destruct"): constant(6.0),
    ("repository", "craft_together"): craft_with_one,
    ("escape", "rover"): by_rover,
    ("eggs", "shoot"): break_eggs,
    ("eggs", "melee"): break_eggs,
    **{
        (card, "free_room"): in_the_room
        for card in ("master_plan", "maintenance_plan", "defense_plan", "workspace_plan")
    },
    ("craft", "*"): craft,
    ("pick_up", "*"): pick_up,
    ("quest", "*"): quest,
    ("drop", "*"): constant(-4.0),
    **{
        (f"elevator_{section}", option): ride
        for section in ("s01", "s02", "s03")
        for option in ("call_elevator", "use_elevator")
    },
}
