"""Cards that both titles have; on the ship, whoever repairs can repair engines."""

from __future__ import annotations

from hullbreach.games.nemesis.content.cards.deck import CARDS
from hullbreach.games.nemesis.engines import can_swap_engine, swap_engine
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.content import common
from hullbreach.games.survival.content.crew import CREW

EVERYBODY = ("captain", "pilot", "mechanic", "soldier", "scout", "scientist")
KNOWN = public(0.95)

CARDS.take(common.searching, KNOWN, **dict.fromkeys(EVERYBODY, 2))
for kind in (common.resting, common.demolition, common.interruption):
    CARDS.take(kind, KNOWN, **dict.fromkeys(EVERYBODY, 1))
CARDS.take(common.basic_repairs, captain=1, soldier=1, scout=1)
CARDS.take(common.repairs, pilot=1, scientist=1)
CARDS.take(common.fast_repairs, mechanic=1)
for kind in CREW.values():
    CARDS.take(kind)

for name in ("basic_repairs", "repairs", "fast_repairs", "ingenuity"):
    CARDS[name].option("engine", needs=can_swap_engine)(swap_engine)  # NE-09.17
