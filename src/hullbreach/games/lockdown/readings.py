"""Where the editions of Lockdown disagree: the ruling of the ledger first, then the other reading.

Each is an option of the match by its name. `rules/lockdown_rulings.md` says what is printed where.
"""

from __future__ import annotations

from typing import NamedTuple


class Reading(NamedTuple):
    rule: str
    ruling: str
    other: str


READINGS = {
    "first_weakness": Reading("LD-06.11", "knowledge", "analysis"),
    "pod_hand": Reading("LD-11.02", "whole", "actions"),
    "archive": Reading("LD-11.14", "any", "neutral"),
    "alarm_end": Reading("LD-12.01a", "purge", "check"),
    "nest": Reading("LD-12.02c", "destroyed", "stands"),
    "fire_wound": Reading("LD-13.06", "turn", "pass"),
    "noise_fades": Reading("LD-13.09a", "away", "beside"),
    "adult_token": Reading("LD-13.13d", "before", "after"),
    "queen_token": Reading("LD-13.13g", "used", "returned"),
    "surprise": Reading("LD-20.02d", "hand", "actions"),
    "target": Reading("LD-22.02a", "actions", "hand"),
    "analysed_again": Reading("LD-23.10b", "supply", "removed"),
    "dropped_item": Reading("LD-25.09b", "deck", "removed"),
    "guard_room": Reading("LD-28.09", "taser", "neutralizer"),
    "repository": Reading("LD-29.03", "everybody", "acting"),
}
