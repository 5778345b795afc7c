"""The weaknesses of Night Stalkers and of classic intruders, six of each.

What they do stands where the rule they change stands.
"""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Known, designed, public
from hullbreach.games.survival.content.intruder_weaknesses import (
    FIRE,
    INTRUDER_WEAKNESSES,
    PHOSPHATES,
)

WEAKNESSES: dict[str, Known] = {
    "wary_of_shadows": public(0.97),  # content.attacks.finish
    "reaction_to_danger": designed(0.3),  # title.encounter_number
    "vital_places": designed(0.3),  # survival.combat
    "light_sensitive": designed(0.25),  # title.blood_bonus
    "way_of_moving": designed(0.25),  # title.door_holds
    "blood_trail_habits": designed(0.25),  # content.attacks.chase, content.attacks.rage
}
CLASSIC_WEAKNESSES: dict[str, Known] = {
    weakness: known
    for weakness, known in INTRUDER_WEAKNESSES.items()
    if weakness not in (FIRE, PHOSPHATES)  # LD-32.05a
}
