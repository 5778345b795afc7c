"""Xeno tokens, markers, the advantage die, and how sure the printed numbers are."""

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


FIRE, MALFUNCTION, CORPSES = 12, 10, 5
ADVANTAGE_DIE = ("card_for_1", "card_for_1", "adult", "hit_1", "hit_1_card_for_2", "hit_2")

CONTAMINATION_KNOWN = public(0.5)  # 27 cards are certain, 7 INFECTED ones are not
EXPLORATION_KNOWN = designed(0.45)  # the set of the first game, not confirmed for this one
NOISE_DIE_KNOWN = public(0.95)
COMBAT_DIE_KNOWN = public(0.92)
ADVANTAGE_DIE_KNOWN = designed(0.3)
