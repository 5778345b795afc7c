"""How many markers and corpses there are, and how sure the printed numbers are."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import public

FIRE, MALFUNCTION = 8, 8
CORPSES = 6  # the blue one of the set-up, and five red ones
BLUE_CORPSE = "corpse#1"  # NE-15.10

CONTAMINATION_KNOWN = public(0.55)  # 27 cards are certain, 7 INFECTED ones are not
EXPLORATION_KNOWN = public(0.96)
NOISE_DIE_KNOWN = public(0.97)
COMBAT_DIE_KNOWN = public(0.97)
