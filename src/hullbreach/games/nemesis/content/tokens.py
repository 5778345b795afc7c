"""Figures, exploration tokens, dice, and how many of everything there are."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import public

STARTING_BAG = {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3}  # NE-14.11
FIGURES = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
EGGS, EGGS_IN_NEST, CARCASSES = 8, 5, 8
CORPSES = 6  # the blue one of the set-up, and five red ones
BLUE_CORPSE = "corpse#1"  # NE-15.10
FIRE, MALFUNCTION = 8, 8
INFECTED, CLEAN = 7, 20
CONTAMINATION_KNOWN = public(0.55)  # 27 cards are certain, 7 INFECTED ones are not

# searches, effect, copies
EXPLORATION = (
    (4, "malfunction", 1),
    (3, "malfunction", 1),
    (2, "malfunction", 4),
    (1, "malfunction", 2),
    (2, "fire", 1),
    (1, "fire", 1),
    (1, "silence", 2),
    (4, "slime", 1),
    (3, "slime", 1),
    (3, "danger", 1),
    (2, "danger", 1),
    (4, "door", 1),
    (3, "door", 1),
    (2, "door", 1),
    (1, "door", 1),
)
EXPLORATION_KNOWN = public(0.96)

NOISE_DIE: tuple[int | str, ...] = (1, 1, 2, 2, 3, 3, 4, 4, "silence", "danger")
NOISE_DIE_KNOWN = public(0.97)
COMBAT_DIE = ("blank", "creeper", "creeper", "adult", "hit_1", "hit_2")
COMBAT_DIE_KNOWN = public(0.97)
