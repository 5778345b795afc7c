"""What a player may do at any moment of the own turn: spend upgrade tokens, play special cards.

Between two steps, never inside another effect (TH-11.20, TH-13.09).
"""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from .board import FRONT, IS_SLOT
from .cards.card import KIND, MOST_UPGRADES, SPECIAL, UPGRADEABLE
from .state import (
    Theseus,
    allied,
    controller,
    in_space,
    partner_pool,
    units_of,
)
from .units import UNIT_KIND
from .verbs import boost, discard, flip_up, pay_upgrades, return_upgrades

VERBS = ("upgrade", "boost", "play")


def anytime(s: Theseus, seat: int) -> list[Value]:
    """The values of everything that may be done now besides the step itself."""
    if not has_anytime(s, seat):
        return []
    found: list[Value] = []
    pool = partner_pool(s, seat)
    if pool:
        found.extend(("upgrade", unit) for unit in base_units(s, seat))
        found.extend(("boost", card) for card in boostable(s, seat, pool))
    for other in s.allies[seat]:  # special cards are shared with the partner (TH-15.35)
        for card in s.zones[FRONT[other]]:
            if is_playable(s, seat, card):
                found.append(("play", card))
    return found


def has_anytime(s: Theseus, seat: int) -> bool:
    """The side holds tokens or special cards, playable or not."""
    for other in s.allies[seat]:
        if s.stock[other] or s.zones[FRONT[other]]:
            return True
    return False


def base_units(s: Theseus, seat: int) -> list[str]:
    """Own units, in rooms or in space, that can be flipped (TH-11.15)."""
    return [
        unit
        for other in s.allies[seat]
        for unit in (*units_of(s, other), *in_space(s, other))
        if unit not in s.upgraded and UNIT_KIND[unit].upgraded is not None
    ]


def boostable(s: Theseus, seat: int, pool: int) -> list[str]:
    """Own installed cards that take one more token at its price (TH-11.16 to TH-11.19)."""
    where, upgrades = s.where, s.upgrades
    return [
        card
        for faction in s.factions
        for card in UPGRADEABLE.get(faction, ())
        if where[card] in IS_SLOT
        and allied(s, controller(s, card), seat)
        and upgrades.get(card, 0) < min(pool, MOST_UPGRADES)
        and card != s.disc  # TH-11.07
    ]


def price(s: Theseus, card: str) -> int:
    """The n-th token costs n in all: n-1 are discarded (TH-11.18)."""
    return s.upgrades.get(card, 0) + 1


def is_playable(s: Theseus, seat: int, card: str) -> bool:
    kind = KIND[card]
    return kind.act is not None and not kind.hindrance(s, seat, card)


def between_steps(s: Theseus, seat: int) -> Play:
    """A moment inside a phase, for what came into play by the last step (TH-11.20)."""
    while values := anytime(s, seat):
        chosen = yield Ask(seat, "between_steps", [("done",), *values])
        if chosen == ("done",):
            return
        yield from do_anytime(s, seat, chosen)


def do_anytime(s: Theseus, seat: int, chosen: Value) -> Play:
    verb, piece = str(chosen[0]), str(chosen[1])
    if verb == "upgrade":
        pay_upgrades(s, seat, 1)
        flip_up(s, piece)
        return_upgrades(s, 1)
    elif verb == "boost":
        cost = price(s, piece)
        pay_upgrades(s, seat, cost)
        boost(s, piece)
        return_upgrades(s, cost - 1)
    else:
        yield from play_special(s, seat, piece)


def play_special(s: Theseus, seat: int, card: str) -> Play:
    """Single-use: it is discarded after its effect (TH-13.11)."""
    s.emit("special_played", card=card, seat=seat)
    act = KIND[card].act
    assert act is not None
    assert KIND[card].type == SPECIAL
    play = act(s, seat, card)
    if play is not None:
        yield from play
    discard(s, card)
