"""The action of the sector where the movement ended (TH-09.01)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from .anytime import between_steps
from .board import SECTORS
from .combat import fight
from .malfunction import malfunction
from .state import (
    Theseus,
    allied,
    controller,
    installed_in,
    is_home,
)
from .units import PANDORA
from .verbs import discard, take_upgrade


def sector_action(s: Theseus, seat: int, sector: str) -> Play:
    """The extra turn of the Tech Dock is taken by the turn itself: see `turn.sector_phase`."""
    action = SECTORS[sector].action
    mine = is_home(s, seat, sector)
    if action == "home":
        if mine:  # TH-09.02
            yield from home_action(s, seat, sector)
        return
    token_first = mine  # Pandora's sector token lies here: both actions, in any order (TH-17.02a)
    if mine and action != "extra_turn":
        chosen = yield Ask(seat, "first_action", [("first", "upgrade"), ("first", action)])
        token_first = chosen[1] == "upgrade"
    if token_first:
        take_upgrade(s, seat)
    if token_first and action != "extra_turn":
        yield from between_steps(s, seat)  # the token may be used at once
    s.emit("sector_action", seat=seat, action=action)
    if action == "fight":
        yield from fight(s, seat)
    elif action == "malfunction":
        yield from malfunction(s, seat)
    if mine and not token_first:
        take_upgrade(s, seat)


def home_action(s: Theseus, seat: int, sector: str) -> Play:
    """An upgrade token, or cleaning up a rival card (TH-11.12 to TH-11.14)."""
    values: list[Value] = [("take_upgrade",)] if s.supply else []
    if s.factions[seat] != PANDORA or s.mode == "team":  # TH-17.01a, TH-16.26
        values.extend(("clean_up", card) for card in rival_cards(s, seat, sector))
    if not values:
        return
    chosen = yield Ask(seat, "home", values, {"sector": sector})
    if chosen[0] == "take_upgrade":
        take_upgrade(s, seat)
    else:
        s.emit("cleaned_up", seat=seat, card=chosen[1])
        discard(s, chosen[1])


def rival_cards(s: Theseus, seat: int, sector: str) -> list[str]:
    """Rival cards installed there that can be removed: not those under the disc (TH-11.06)."""
    return [
        card
        for card in installed_in(s, sector)
        if card != s.disc and not allied(s, controller(s, card), seat)
    ]
