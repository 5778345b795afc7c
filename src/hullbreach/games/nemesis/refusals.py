"""What a character cannot do now, and why; computed when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from hullbreach.games.survival.refusals import cards, moves, not_offered, room_actions, things
from hullbreach.kernel.decisions import Ask, Refusal

from .state import Nemesis

RULES = {
    "door_closed": "NE-08.02",
    "careful.in_combat": "NE-09.02",
    "all_noisy": "NE-09.03",
    "room.in_combat": "NE-09.01",
    "in_combat": "NE-07.03",
    "only_in_combat": "NE-07.03",
    "malfunction": "NE-03.05",
    "too_few_cards": "NE-07.01",
    "condition": "NE-07.05",
}


def refusals(s: Nemesis, ask: Ask) -> Iterable[Refusal]:
    if ask.prompt == "act":
        found = [partial(find, rules=RULES) for find in (moves, room_actions, cards, things)]
        yield from not_offered(s, ask, found)
