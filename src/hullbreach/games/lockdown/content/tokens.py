"""Xeno tokens, figures, exploration tokens, dice, and how many of everything there are."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import designed, public

# type, number in light, number in darkness, copies
XENO_TOKENS = (
    ("larva", 1, 2, 4),
    ("larva", 0, 1, 4),
    ("creeper", 1, 2, 3),
    ("adult", 2, 4, 3),
    ("adult", 3, 4, 3),
    ("adult", 1, 3, 3),
    ("adult", 2, 3, 3),
    ("breeder", 2, 4, 1),
    ("breeder", 3, 4, 1),
    ("queen", 4, 4, 1),
    ("blank", 0, 0, 1),
)
XENO_TOKENS_KNOWN = public(0.99)


def xeno_tokens(
    printed: tuple[tuple[str, int, int, int], ...],
) -> dict[str, tuple[str, int, int]]:
    return {
        f"token_{kind}_{low}_{high}#{n + 1}": (kind, low, high)
        for kind, low, high, copies in printed
        for n in range(copies)
    }


STARTING_BAG = {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3}  # LD-06.12a

FIGURES = {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
EGGS, EGGS_IN_NEST, CARCASSES, CORPSES = 8, 5, 8, 5
FIRE, MALFUNCTION = 12, 10
INFECTED, CLEAN = 7, 20
CONTAMINATION_KNOWN = public(0.5)  # 27 cards are certain, 7 INFECTED ones are not

# searches, effect, copies: the set of the first game, not confirmed for this one
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
EXPLORATION_KNOWN = designed(0.45)


NOISE_DIE: tuple[int | str, ...] = (1, 1, 2, 2, 3, 3, 4, 4, "silence", "danger")
NOISE_DIE_KNOWN = public(0.95)
COMBAT_DIE = ("blank", "creeper", "creeper", "adult", "hit_1", "hit_2")
COMBAT_DIE_KNOWN = public(0.92)
ADVANTAGE_DIE = ("card_for_1", "card_for_1", "adult", "hit_1", "hit_1_card_for_2", "hit_2")
ADVANTAGE_DIE_KNOWN = designed(0.3)
