"""The 25 serious wound cards. What they do stands where the rule they change stands."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Wound, designed, public

WOUNDS = (
    Wound("body", 4, public(0.85)),  # draws 1 card fewer: rounds
    Wound("leg", 3, public(0.8)),  # an escape costs 2: basic.move_cost
    Wound("bleeding", 3, public(0.85)),  # a light wound on passing: turns.mark_passed
    Wound("hand", 3, public(0.8)),  # items cost 1 more: actions.item_cost
    Wound("arm", 3, public(0.85)),  # one hand slot: items.slots
    Wound("eyes", 3, designed(0.45)),  # always in darkness: power.in_darkness
    Wound("guts", 3, designed(0.2)),  # 1 more contamination card: contamination
    Wound("knee", 3, public(0.75)),  # the first move costs 1 more: basic.move_cost
)
