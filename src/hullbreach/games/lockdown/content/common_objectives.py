"""The ten objectives for those who play alone or all together.

They ask for something that one survivor has, or that anybody has done.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.lockdown.board import S01, S02, S03
from hullbreach.games.lockdown.content.objectives import (
    carries_egg,
    nest_gone,
    queen_dead,
    sections_explored,
    weaknesses_found,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival import coop
from hullbreach.games.survival.catalogue import Known, designed, rulebook
from hullbreach.games.survival.objectives import COMMON, Objective, survivors

Test = Callable[[Lockdown], bool]


def signals_sent(s: Lockdown) -> bool:
    """Every open objective that asks for the signal needs a sender of its own (LD-30.03c)."""
    asking = sum(BY_NAME[card].signal for card in s.zones[coop.OBJECTIVES])
    return coop.enough_signals(s, asking)


def common(name: str, known: Known, met: Test) -> Objective:
    return Objective(name, COMMON, 1, known, lambda s, me: met(s))


def with_signal(name: str, known: Known, met: Test) -> Objective:
    return Objective(name, COMMON, 1, known, lambda s, me: signals_sent(s) and met(s), signal=True)


def knows_everything(s: Lockdown) -> bool:
    return any(s.knowledge[seat] >= 8 for seat in survivors(s))


def a_survivor_has_learned(s: Lockdown) -> bool:
    return any(seat in s.learned for seat in survivors(s))


def half_have_learned(s: Lockdown) -> bool:
    """Half of all characters, rounded up, the dead included."""
    return 2 * len(s.learned) >= s.seats


def an_egg_is_saved(s: Lockdown) -> bool:
    return any(carries_egg(s, seat) for seat in survivors(s))


SHARED = (
    common("total_knowledge", rulebook(0.85), knows_everything),
    with_signal("call_home", designed(0.35), a_survivor_has_learned),
    with_signal("upper_levels", designed(0.4), lambda s: sections_explored(s, S01, S02)),
    with_signal("lower_levels", designed(0.4), lambda s: sections_explored(s, S02, S03)),
    common("close_contact", designed(0.45), lambda s: weaknesses_found(s, 3)),
    with_signal("behead_the_enemy", designed(0.45), queen_dead),
    with_signal("cleaning_crew", designed(0.45), nest_gone),
    common("special_delivery", designed(0.45), an_egg_is_saved),
    common("read_the_files", designed(0.3), half_have_learned),
    with_signal("autopsy", designed(0.3), lambda s: "carcass" in s.analysed),
)
BY_NAME = {objective.id: objective for objective in SHARED}
