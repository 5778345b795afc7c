"""Figures, tokens, contamination cards and dice that both boxes hold, and how many of each."""

from __future__ import annotations

FIGURES = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
STARTING_BAG = {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3}  # LD-06.12a, NE-14.11
EGGS, EGGS_IN_NEST, CARCASSES = 8, 5, 8
INFECTED, CLEAN = 7, 20

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

NOISE_DIE: tuple[int | str, ...] = (1, 1, 2, 2, 3, 3, 4, 4, "silence", "danger")
COMBAT_DIE = ("blank", "creeper", "creeper", "adult", "hit_1", "hit_2")
