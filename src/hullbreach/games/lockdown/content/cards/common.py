"""Cards that several characters have."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import CARDS
from hullbreach.games.survival.content import common

CARDS.take(common.searching, survivor=2, hacker=2, sentry=2, janitor=2, lab_rat=2, xenobiologist=2)
CARDS.take(common.resting, survivor=1, hacker=1, sentry=1, janitor=1, lab_rat=1)
CARDS.take(common.demolition, survivor=1, hacker=1, sentry=1, janitor=1, lab_rat=1, xenobiologist=1)
CARDS.take(
    common.interruption, survivor=1, hacker=1, sentry=1, janitor=1, lab_rat=1, xenobiologist=1
)
CARDS.take(common.repairs, survivor=1, sentry=1, xenobiologist=1)
CARDS.take(common.basic_repairs, lab_rat=1)
