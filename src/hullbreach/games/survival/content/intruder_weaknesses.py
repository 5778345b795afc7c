"""The eight intruder weaknesses. What they do stands where the rule they change stands."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Known, public

VITAL_PLACES = "vital_places"
WAY_OF_MOVING = "way_of_moving"
PHOSPHATES = "phosphates"
ENERGY = "energy"
REACTION_TO_DANGER = "reaction_to_danger"
BRINK_OF_EXTINCTION = "brink_of_extinction"
WAY_OF_FIGHTING = "way_of_fighting"
FIRE = "vulnerable_to_fire"

INTRUDER_WEAKNESSES: dict[str, Known] = {
    VITAL_PLACES: public(0.95),  # survival.combat
    WAY_OF_MOVING: public(0.95),  # title.door_holds
    PHOSPHATES: public(0.95),  # extinguishers and the Fire Control System
    ENERGY: public(0.95),  # title.shot_bonus
    REACTION_TO_DANGER: public(0.95),  # title.encounter_number
    BRINK_OF_EXTINCTION: public(0.95),  # title.blood_bonus
    WAY_OF_FIGHTING: public(0.95),  # content.intruder_attacks.bite
    FIRE: public(0.95),  # title.fire_damage (fire, Molotov Cocktails), title.shot_bonus
}
