"""The intruder tokens: each shows a type and the number that the hand is compared with."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import public

# type, number, copies
INTRUDER_TOKENS = (
    ("larva", 1, 8),
    ("creeper", 1, 3),
    ("adult", 2, 4),
    ("adult", 3, 5),
    ("adult", 4, 3),
    ("breeder", 3, 1),
    ("breeder", 4, 1),
    ("queen", 4, 1),
    ("blank", 0, 1),
)
INTRUDER_TOKENS_KNOWN = public(0.97)
TOKEN_OF = {
    f"token_{kind}_{number}#{n + 1}": (kind, number, number)
    for kind, number, copies in INTRUDER_TOKENS
    for n in range(copies)
}
"""By light and darkness the same number: the intruders know no darkness."""
