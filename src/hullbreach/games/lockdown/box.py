"""What is in the box: every kind of card, item, room and token, and how many of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hullbreach.games.survival.catalogue import Attack, Card, Event, Item, Room, Wound
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_attacks import ATTACKS as INTRUDER_ATTACKS

from .content import tokens
from .content.attacks import ATTACKS
from .content.cards import CARDS
from .content.classic_events import CLASSIC_EVENTS
from .content.events import EVENTS
from .content.items import ITEMS
from .content.mars import MARS_CARDS, MarsCard
from .content.rooms import ROOMS
from .content.surface import SURFACE_DIE, SURFACE_TOKENS
from .content.wounds import WOUNDS
from .pods import LAUNCHES
from .protocols import KINDS, Protocol


class Supply(NamedTuple):
    """Tokens, figures, markers, contamination cards and dice."""

    xenos: tuple[tuple[str, int, int, int], ...] = tokens.XENO_TOKENS
    exploration: tuple[tuple[int, str, int], ...] = material.EXPLORATION
    surface: tuple[tuple[int, str, int], ...] = SURFACE_TOKENS
    figures: Mapping[str, int] = material.FIGURES
    infected: int = material.INFECTED
    clean: int = material.CLEAN
    eggs: int = material.EGGS
    fire: int = tokens.FIRE
    malfunction: int = tokens.MALFUNCTION
    noise_die: tuple[int | str, ...] = material.NOISE_DIE
    surface_die: tuple[int | str, ...] = SURFACE_DIE
    css: tuple[str, ...] = LAUNCHES
    combat_die: tuple[str, ...] = material.COMBAT_DIE
    advantage_die: tuple[str, ...] = tokens.ADVANTAGE_DIE


ALL_ATTACKS = {**ATTACKS, **INTRUDER_ATTACKS}
ALL_EVENTS = {**EVENTS, **CLASSIC_EVENTS}
WOUND_KINDS = {wound.id: wound for wound in WOUNDS}


class Box(NamedTuple):
    """As declared, or as the box of somebody who found it otherwise (see `amendments`)."""

    cards: Mapping[str, Card] = CARDS
    items: Mapping[str, Item] = ITEMS
    rooms: Mapping[str, Room] = ROOMS
    events: Mapping[str, Event] = ALL_EVENTS
    attacks: Mapping[str, Attack] = ALL_ATTACKS
    wounds: Mapping[str, Wound] = WOUND_KINDS
    mars: Mapping[str, MarsCard] = MARS_CARDS
    protocols: Mapping[str, Protocol] = KINDS
    supply: Supply = Supply()


DECLARED = Box()
