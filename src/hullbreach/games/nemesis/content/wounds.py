"""The 16 serious wound cards. What they do stands where the rule they change stands."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Wound

WOUNDS: tuple[Wound, ...] = ()
WOUND_OF = {f"{wound.id}#{n + 1}": wound for wound in WOUNDS for n in range(wound.copies)}
