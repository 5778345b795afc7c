"""Cards that several characters have."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import CARDS
from hullbreach.games.lockdown.content.characters import CHARACTERS, CREW
from hullbreach.games.survival.content import common

STAFF, CREWMEN = dict.fromkeys(CHARACTERS, 1), dict.fromkeys(CREW, 1)
RESTLESS = "xenobiologist"  # has a better card instead

CARDS.take(common.searching, **dict.fromkeys(STAFF | CREWMEN, 2))
CARDS.take(common.resting, **{who: 1 for who in STAFF | CREWMEN if who != RESTLESS})
CARDS.take(common.demolition, **STAFF, **CREWMEN)
CARDS.take(common.interruption, **STAFF, **CREWMEN)
CARDS.take(common.repairs, survivor=1, sentry=1, xenobiologist=1, pilot=1, scientist=1)
CARDS.take(common.basic_repairs, lab_rat=1, captain=1, scout=1, soldier=1)
