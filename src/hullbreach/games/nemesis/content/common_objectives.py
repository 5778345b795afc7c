"""The seven objectives for those who play alone or all together."""

from __future__ import annotations

from hullbreach.games.nemesis.content.objectives import reaches, ship_explored
from hullbreach.games.nemesis.coordinates import EARTH
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.nemesis.weaknesses import discovered
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.content.common_objectives import CommonObjectives
from hullbreach.games.survival.objectives import carries, survivors

SHARED = CommonObjectives()
KNOWN = public(0.97)


def egg_delivered(s: Nemesis) -> bool:
    """By somebody who survives in a pod or asleep."""
    return any(carries(s, seat, "egg") for seat in survivors(s))


objective, with_signal = SHARED.objective, SHARED.with_signal

with_signal("clean_up_crew", KNOWN, lambda s: s.nest_destroyed or s.destroyed)
with_signal("cutting_off_the_head", KNOWN, lambda s: s.queen_killed or s.destroyed)
with_signal("no_man_left_behind", KNOWN, ship_explored)
objective("destination_earth", KNOWN, lambda s: reaches(s, EARTH))
objective("special_delivery", KNOWN, egg_delivered)
objective("first_contact_protocol", KNOWN, lambda s: len(discovered(s)) >= 2)
objective("emergency_post_mortem", KNOWN, lambda s: s.post_mortem)
