"""The eight Mars surface cards.

Each has two parts: one for whoever stands in the open, one for whoever is protected by a suit or a
building. An effect returns whether it brought a xeno into the room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.cards import discard_actions
from hullbreach.games.survival.catalogue import Known, designed, public
from hullbreach.games.survival.contamination import gain_contamination
from hullbreach.games.survival.encounter import encounter
from hullbreach.games.survival.items import discard_unused, items_of, spend, weapons
from hullbreach.games.survival.markers import fill_with_noise, gain_slime, place_noise
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.title import Asking
from hullbreach.games.survival.turns import pass_turn
from hullbreach.games.survival.wounds import light_wound, serious_wound
from hullbreach.kernel.decisions import Ask, Play

Effect = Callable[[Lockdown, int], Asking[Any] | None]


class MarsCard(NamedTuple):
    """`everybody`: it concerns all characters on the surface, not only who drew it (LD-32.04).

    That there is one copy of each is not certain.
    """

    id: str
    copies: int
    everybody: bool
    known: Known
    exposed: Effect
    protected: Effect


MARS_CARDS: dict[str, MarsCard] = {}


def mars_card(
    name: str, exposed: Effect, protected: Effect, *, known: Known, everybody: bool = False
) -> None:
    MARS_CARDS[name] = MarsCard(name, 1, everybody, known, exposed, protected)


def dust(s: Lockdown, me: int) -> None:
    gain_contamination(s, me)
    gain_slime(s, me)


mars_card("radioactive_dust", dust, gain_contamination, known=public(0.97))


def lose_cards(count: int) -> Effect:
    return lambda s, me: discard_actions(s, me, count, "sandstorm")


mars_card("sandstorm", lose_cards(2), lose_cards(1), everybody=True, known=designed(0.25))


def serious(s: Lockdown, me: int) -> Play:
    return serious_wound(s, me, "mars")


def light(count: int) -> Effect:
    return lambda s, me: light_wound(s, me, "mars", count)


mars_card("torn_seal", serious, light(1), known=designed(0.25))
mars_card("rock_slide", light(2), light(1), everybody=True, known=designed(0.25))
mars_card("hidden_burrow", encounter, noise_roll, known=designed(0.25))


def get_lost(s: Lockdown, me: int) -> Play:
    """In the player phase: in the event phase everybody has passed already."""
    if me not in s.passed:
        yield from pass_turn(s, me)


def nothing(s: Lockdown, me: int) -> None:
    """The suit knows the way."""


mars_card("lost_in_the_dust", get_lost, nothing, known=designed(0.25))


def echo(s: Lockdown, me: int) -> None:
    """In every area, as around any crossroads: each borders on all of them (LD-31.02a)."""
    fill_with_noise(s, s.board.crossroads[0])


def faint_echo(s: Lockdown, me: int) -> Play:
    quiet = [("noise", area) for area in s.board.areas if area not in s.noise]
    if quiet:
        _, area = yield Ask(me, "echo", quiet)
        place_noise(s, area)


mars_card("echoing_wind", echo, faint_echo, known=designed(0.25))


def loaded(s: Lockdown, me: int) -> list[str]:
    return [weapon for weapon in weapons(s, me) if s.ammo.get(weapon)]


def discharge(s: Lockdown, me: int) -> Play:
    """All ammo of one weapon, or 1 item if there is none."""
    if loaded(s, me):
        _, weapon = yield Ask(me, "panic_ammo", [("spend", w) for w in loaded(s, me)])
        spend(s, weapon, s.ammo[weapon])
    elif items_of(s, me):
        _, item = yield Ask(me, "panic_item", [("discard", i) for i in items_of(s, me)])
        discard_unused(s, me, item)


def spark(s: Lockdown, me: int) -> Play:
    if loaded(s, me):
        _, weapon = yield Ask(me, "panic_ammo", [("spend", w) for w in loaded(s, me)])
        spend(s, weapon)


mars_card("static_discharge", discharge, spark, known=designed(0.25))


def mars_pieces(kinds: Mapping[str, MarsCard]) -> dict[str, MarsCard]:
    return {f"mars_{kind.id}#{n + 1}": kind for kind in kinds.values() for n in range(kind.copies)}
