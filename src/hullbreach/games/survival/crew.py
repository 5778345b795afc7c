"""Questions about characters: who is where, who fights, whose turn comes first."""

from __future__ import annotations

from .state import DEAD, Survival

HAND = tuple(f"hand.{seat}" for seat in range(5))
DECK = tuple(f"deck.{seat}" for seat in range(5))
DISCARD = tuple(f"discard.{seat}" for seat in range(5))
INVENTORY = tuple(f"inventory.{seat}" for seat in range(5))
HANDS = tuple(f"hands.{seat}" for seat in range(5))
BESIDE = tuple(f"beside.{seat}" for seat in range(5))
QUEST = tuple(f"quest.{seat}" for seat in range(5))
WOUNDS = tuple(f"wounds.{seat}" for seat in range(5))
LIMBO = tuple(f"limbo.{seat}" for seat in range(5))
BOARD = tuple(f"board.{seat}" for seat in range(5))
CHARACTER = tuple(f"character.{seat}" for seat in range(5))
OBJECTIVES = tuple(f"objectives.{seat}" for seat in range(5))

CLOCKWISE = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(6)
)
"""By number of seats and the first of them."""


def character(s: Survival, seat: int) -> str:
    return s.zones[CHARACTER[seat]][0]


def alive(s: Survival, seat: int) -> bool:
    return s.place[seat] != DEAD


def survived(s: Survival, seat: int) -> bool:
    """Alive, and in a place where that counts at the end (LD-10.03)."""
    return alive(s, seat) and s.title.is_safe(s.place[seat])


def in_order(s: Survival) -> tuple[int, ...]:
    """All seats from the first player on, clockwise (LD-13.04)."""
    return CLOCKWISE[s.seats][s.first]


def playing(s: Survival) -> list[int]:
    """The characters that are in a room, in order."""
    section, place = s.board.section, s.place
    return [seat for seat in in_order(s) if place[seat] in section]


def in_play(s: Survival) -> list[int]:
    """The characters that still take turns, in order: also those that wait in a pod."""
    return [seat for seat in in_order(s) if s.title.has_turn(s, seat)]


def in_room(s: Survival, room: str) -> list[int]:
    """The characters in a room, in order."""
    place = s.place
    return [seat for seat in in_order(s) if place[seat] == room]


def companions(s: Survival, seat: int) -> list[int]:
    """The other characters in the room of this one, in order."""
    place = s.place
    room = place[seat]
    return [other for other in in_order(s) if other != seat and place[other] == room]


def occupied(s: Survival, room: str) -> bool:
    for place in s.place.values():
        if place == room:
            return True
    return False


def xenos_in(s: Survival, room: str) -> tuple[str, ...]:
    return s.zones[s.board.xeno_zone[room]]


def fighting(s: Survival, seat: int) -> bool:
    """In combat exactly when a xeno is in the room (LD-14.05b)."""
    zone = s.board.xeno_zone.get(s.place[seat])
    return zone is not None and bool(s.zones[zone])


def is_contamination(card: str) -> bool:
    return card[:14] == "contamination#"


def action_cards(s: Survival, seat: int) -> list[str]:
    """The action cards in hand; contamination cards are none (LD-14.03)."""
    card_of = s.title.card_of
    return [card for card in s.zones[HAND[seat]] if card in card_of]


def contamination_among(cards: tuple[str, ...]) -> list[str]:
    return [card for card in cards if card.startswith("contamination#")]


def contamination_in_hand(s: Survival, seat: int) -> list[str]:
    return contamination_among(s.zones[HAND[seat]])


def has_wound(s: Survival, seat: int, kind: str) -> bool:
    """Does the character suffer from an undressed wound of this kind?"""
    for card in s.zones[WOUNDS[seat]]:
        if s.title.wound_of[card].id == kind and card not in s.dressed:
            return True
    return False


def has_open_wound(s: Survival, seat: int) -> bool:
    return any(card not in s.dressed for card in s.zones[WOUNDS[seat]])


def kind_of_room(s: Survival, room: str) -> str:
    """Which room lies there; empty if it has not been explored."""
    tile = s.zones[s.board.room_zone[room]]
    return s.title.room_of[tile[0]].id if tile else ""


def explored(s: Survival, room: str) -> bool:
    return bool(s.zones[s.board.room_zone[room]])


def find_room(s: Survival, kind: str) -> str:
    """Where an explored room of this kind lies, or nothing (LD-19.05f)."""
    where = s.where.get(kind, "")
    return where[5:] if where[:5] == "room." else ""


def colour_of_room(s: Survival, room: str) -> str:
    tile = s.zones[s.board.room_zone[room]]
    return s.title.room_of[tile[0]].colour if tile else ""


def has_computer(s: Survival, room: str) -> bool:
    """A malfunction takes the computer away (LD-15.07)."""
    tile = s.zones[s.board.room_zone[room]]
    return bool(tile) and s.title.room_of[tile[0]].computer and room not in s.malfunction
