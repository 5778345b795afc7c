"""The 16 serious wound cards. What they do stands where the rule they change stands."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Wound, public

WOUNDS = (
    Wound("body", 4, public(0.96)),  # draws 1 card fewer: rounds
    Wound("arm", 3, public(0.96)),  # one hand slot: items.slots
    Wound("hand", 3, public(0.96)),  # items cost 1 more: actions.item_cost
    Wound("leg", 3, public(0.96)),  # an escape costs 2: basic.move_cost
    Wound("bleeding", 3, public(0.96)),  # a light wound on passing: turns.mark_passed
)
WOUND_OF = {f"{wound.id}#{n + 1}": wound for wound in WOUNDS for n in range(wound.copies)}
