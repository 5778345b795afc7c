"""The ten objectives for those who play alone or all together."""

from __future__ import annotations

from hullbreach.games.lockdown.board import S01, S02, S03
from hullbreach.games.lockdown.content.objectives import (
    carries_egg,
    nest_gone,
    queen_dead,
    sections_explored,
    weaknesses_found,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import designed, rulebook
from hullbreach.games.survival.content.common_objectives import CommonObjectives
from hullbreach.games.survival.objectives import survivors

SHARED = CommonObjectives()


def knows_everything(s: Lockdown) -> bool:
    return any(s.knowledge[seat] >= 8 for seat in survivors(s))


def a_survivor_has_learned(s: Lockdown) -> bool:
    return any(seat in s.learned for seat in survivors(s))


def half_have_learned(s: Lockdown) -> bool:
    """Half of all characters, rounded up, the dead included."""
    return 2 * len(s.learned) >= s.seats


def an_egg_is_saved(s: Lockdown) -> bool:
    return any(carries_egg(s, seat) for seat in survivors(s))


objective, with_signal = SHARED.objective, SHARED.with_signal

objective("total_knowledge", rulebook(0.85), knows_everything)
with_signal("call_home", designed(0.35), a_survivor_has_learned)
with_signal("upper_levels", designed(0.4), lambda s: sections_explored(s, S01, S02))
with_signal("lower_levels", designed(0.4), lambda s: sections_explored(s, S02, S03))
objective("close_contact", designed(0.45), lambda s: weaknesses_found(s, 3))
with_signal("behead_the_enemy", designed(0.45), queen_dead)
with_signal("cleaning_crew", designed(0.45), nest_gone)
objective("special_delivery", designed(0.45), an_egg_is_saved)
objective("read_the_files", designed(0.3), half_have_learned)
with_signal("autopsy", designed(0.3), lambda s: "carcass" in s.analysed)
