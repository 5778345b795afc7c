"""What a character may do with an action, what it costs, and who may interrupt it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from hullbreach.kernel.decisions import Ask, Play, Value, some

from .board import Board
from .cards import discard, discard_all
from .catalogue import Kind, Room
from .crew import (
    BESIDE,
    DISCARD,
    HAND,
    HANDS,
    INVENTORY,
    action_cards,
    character,
    companions,
    has_wound,
)
from .items import use_up
from .state import Survival
from .title import Asking


class Me(Struct, frozen=True):
    """The acting character, as the offers look at it."""

    seat: int
    room: str
    here: Room | None  # what lies there, once it has been explored
    cards: list[str]  # action cards in hand
    purse: int  # how many: what can be paid
    things: tuple[str, ...]  # items and objects, but for those that are part of another
    fighting: bool
    board: Board


Offer = Callable[[Any, Me, list[Value]], None]
"""Adds what a character can do in one way."""
Offering = tuple[tuple[tuple[Offer, ...], ...], ...]


class Action(Struct, frozen=True):
    """A kind of action: what it offers, what an offer costs, what it does."""

    verb: str
    offer: Offer | None  # None: offered together with another verb
    cost: Callable[[Any, int, Value], int]
    perform: Callable[[Any, int, Value], Play | None]
    least: int = 1  # never for fewer cards: 0, 1 or 2
    free: bool = False
    calm: bool = False  # never in combat


def offering(actions: tuple[Action, ...]) -> Offering:
    """What there may be to offer, by combat (no, yes) and cards to pay with (0, 1, more)."""

    def offered(fighting: bool, purse: int) -> tuple[Offer, ...]:
        fitting = [a for a in actions if a.least <= purse and not (fighting and a.calm)]
        return tuple(action.offer for action in fitting if action.offer)

    return tuple(tuple(offered(busy, purse) for purse in range(3)) for busy in (False, True))


def offers(s: Survival, seat: int) -> list[Value]:
    """All that this character can do now, passing included."""
    zones, attached, board, room = s.zones, s.attached, s.board, s.place[seat]
    things = zones[HANDS[seat]] + zones[BESIDE[seat]] + zones[INVENTORY[seat]]
    if attached:
        things = tuple([piece for piece in things if piece not in attached])
    cards = action_cards(s, seat)
    purse, busy = len(cards), bool(zones[board.xeno_zone[room]])
    tile = zones[board.room_zone[room]]
    here = s.title.room_of[tile[0]] if tile else None
    me = Me(seat, room, here, cards, purse, things, busy, board)
    values: list[Value] = [("pass",)]
    for offer in s.title.offering[busy][min(purse, 2)]:
        offer(s, me, values)
    return values


def fits(when: str, in_combat: bool) -> bool:
    """May something marked like this be used now (LD-14.05a)?"""
    return when == "any" or (when == "in") == in_combat


def offer_choices(
    s: Survival, me: Me, verb: str, held: dict[Kind, str], purse: int, values: list[Value]
) -> None:
    """What the character could do now with one card or item of each kind, for so many cards."""
    seat, never = me.seat, "out" if me.fighting else "in"
    for kind, piece in held.items():
        for choice in kind.choices.values():
            if (
                choice.cost <= purse
                and choice.when != never
                and (not choice.knowledge or s.title.learned(s, seat) >= choice.knowledge)
                and choice.needs(s, seat)
            ):
                values.append((verb, piece, choice.id))


def pay(s: Survival, seat: int, cost: int) -> Play:
    """Discard so many action cards, freely chosen (LD-14.02)."""
    if cost:
        cards = [("pay", card) for card in action_cards(s, seat)]
        chosen: tuple[tuple[str, str], ...] = yield some(seat, "pay", cards, cost, cost)
        told = tuple([card for _, card in chosen])
        discard_all(s, seat, told)
        s.emit("paid", seat=seat, cards=told, hand=len(s.zones[HAND[seat]]))


def take(s: Survival, seat: int, action: Action, value: Value) -> Play:
    """Announce, pay, let the others interrupt, carry out (LD-14.04: what is paid stays paid)."""
    cost = action.cost(s, seat, value)
    if action.verb == "play":
        discard(s, seat, str(value[1]))  # LD-15.01: the card itself, and so many further cards
    if action.verb != "drop":  # what is dropped may be a secret: `drop` tells of it
        announce(s, seat, value)
    yield from pay(s, seat, cost)
    others = [] if action.free else companions(s, seat)
    if others:
        cancelled = yield from interrupted(s, seat, others)
        if cancelled:
            s.emit("cancelled", seat=seat, verb=value[0], about=value[1:])
            if action.verb == "use":
                _spend_item(s, seat, str(value[1]))
            return
    done = action.perform(s, seat, value)
    if done is not None:
        yield from done
    if action.verb == "use":
        _spend_item(s, seat, str(value[1]))


def announce(s: Survival, seat: int, value: Value) -> None:
    if not s.heard:
        return
    verb, about = value[0], value[1:]
    thing, way = (*about, None, None)[:2]
    hand = len(s.zones[HAND[seat]])
    s.emit("acts", seat=seat, verb=verb, about=about, thing=thing, way=way, hand=hand)


def _spend_item(s: Survival, seat: int, item: str) -> None:
    """A one-use item is discarded after its action, also if that was cancelled (LD-25.02)."""
    mine = (INVENTORY[seat], HANDS[seat], BESIDE[seat])
    if s.title.item_of[item].once and s.where[item] in mine:
        use_up(s, item)


def may_hold(s: Survival, seat: int, kind: str) -> bool:
    """As far as everybody can see: could this seat have such a card in hand?"""
    if not s.zones[HAND[seat]]:
        return False
    where, pile = s.where, DISCARD[seat]
    for card in s.title.copies_of(character(s, seat), kind):
        if where[card] != pile:
            return True
    return False


def held(s: Survival, seat: int, kind: str) -> str:
    """A card of this kind in the seat's hand, or nothing."""
    card_of = s.title.card_of
    for card in action_cards(s, seat):
        if card_of[card].id == kind:
            return card
    return ""


def interrupted(s: Survival, seat: int, others: list[int]) -> Asking[bool]:
    """Others in the room may cancel with an Interruption, and that may be interrupted again.

    The window opens for everybody who could hold the card, not only for who does.
    """
    for other in others:
        if not may_hold(s, other, "interruption"):
            continue
        card = held(s, other, "interruption")
        values: list[Value] = [("let",), ("interrupt", card)] if card else [("let",)]
        chosen = yield Ask(other, "interrupt", values, {"seat": seat}, always=True)
        if chosen[0] == "let":
            continue
        discard(s, other, card)
        s.emit("interrupted", seat=other, of=seat, card=card, hand=len(s.zones[HAND[other]]))
        countered = yield from interrupted(s, other, companions(s, other))
        if not countered:
            return True
    return False


def offer_cards(s: Survival, me: Me, values: list[Value]) -> None:
    """Action cards in hand; a card is also the first one of its price (LD-15.01)."""
    held: dict[Kind, str] = {}
    card_of = s.title.card_of
    for card in me.cards:
        held.setdefault(card_of[card], card)
    offer_choices(s, me, "play", held, me.purse - 1, values)


def card_cost(s: Survival, seat: int, value: Value) -> int:
    return s.title.card_of[str(value[1])].choices[str(value[2])].cost


def play_card(s: Survival, seat: int, value: Value) -> Play | None:
    return s.title.card_of[str(value[1])].choices[str(value[2])].do(s, seat)


def offer_items(s: Survival, me: Me, values: list[Value]) -> None:
    """Items of the character, where each counts for itself; a hand wound makes them dearer."""
    item_of = s.title.item_of
    held: dict[Kind, str] = {}
    for thing in me.things:
        if thing in item_of:  # else an object
            held.setdefault(item_of[thing], thing)
    offer_choices(s, me, "use", held, me.purse - has_wound(s, me.seat, "hand"), values)


def item_cost(s: Survival, seat: int, value: Value) -> int:
    """A hand wound makes items cost 1 more."""
    cost = s.title.item_of[str(value[1])].choices[str(value[2])].cost
    return cost + has_wound(s, seat, "hand")


def use_item(s: Survival, seat: int, value: Value) -> Play | None:
    return s.title.item_of[str(value[1])].choices[str(value[2])].do(s, seat)


PLAY = Action("play", offer_cards, card_cost, play_card)
USE = Action("use", offer_items, item_cost, use_item, least=0)
