"""Setting up: taking pieces out of the box, as both titles do it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play
from hullbreach.kernel.registry import procedure

from . import attack, contamination, coop, crew, damage, figures, items, wounds
from .board import Board
from .cards import FACES, shuffle_deck
from .modes import alone, together
from .objectives import COMMON, CORPORATE, PERSONAL, Objective
from .state import Survival
from .title import Title

BOX = "box"  # what is not in this game, unseen (LD-06.05, NE-14.02)
SELECTION = "selection"

DECK_OF_COLOUR = {
    "red": "items.red",
    "yellow": "items.yellow",
    "green": "items.green",
    "blue": items.CRAFTED,
}
SHUFFLED = {
    "items.red": "items.red",
    "items.yellow": "items.yellow",
    "items.green": "items.green",
    attack.DECK: "attacks",
    damage.EVENTS: "events",
    wounds.DECK: "wounds",
    FACES: "faces",
}
"""The decks that are shuffled at the start, each by its own stream of chance."""


def take_out(s: Survival, pieces: list[str] | tuple[str, ...], zone: str) -> None:
    """From the box onto the table. A step that takes out pieces ends with `close_box`."""
    s.own_zones()
    s.zones[zone] += tuple(pieces)
    where = s.where
    for piece in pieces:
        where[piece] = zone


def close_box(s: Survival) -> None:
    """What has been taken out is no longer in the box."""
    s.own_zones()
    where = s.where
    s.zones[BOX] = tuple([piece for piece in s.zones[BOX] if where[piece] == BOX])


def numbered(kind: str, count: int, first: int = 1) -> list[str]:
    """`egg#1`, `egg#2`, and so on."""
    return [f"{kind}#{n}" for n in range(first, count + 1)]


def lay_fixed_rooms(s: Survival) -> None:
    for room, space in s.board.spaces.items():
        if space.fixed:
            take_out(s, [space.fixed], s.board.room_zone[room])


def lay_tiles(s: Survival) -> None:
    """Face down by pile, an exploration token on each."""
    board = s.board
    for slot in ("2", "1"):
        tiles = chance.shuffled(s, "tiles", tiles_of_pile(s.title, board, slot))
        for room, tile in zip(board.piles[slot], tiles, strict=False):
            take_out(s, (tile,), board.tile_zone[room])
    tokens = chance.shuffled(s, "exploration", tuple(s.title.exploration_of))
    for room, token in zip(board.hidden, tokens, strict=False):
        take_out(s, (token,), board.token_zone[room])


@lru_cache(maxsize=64)
def tiles_of_pile(title: Title, board: Board, slot: str) -> tuple[str, ...]:
    fixed = {space.fixed for space in board.spaces.values()}
    kinds = title.room_of.items()
    return tuple(tile for tile, kind in kinds if kind.slot == slot and tile not in fixed)


def lay_decks(s: Survival) -> None:
    """Items by colour, crafted items, attacks, events, serious wounds; not yet shuffled."""
    title = s.title
    for colour, deck in DECK_OF_COLOUR.items():
        take_out(s, [item for item, back in title.colour_of.items() if back == colour], deck)
    take_out(s, in_play(s, title.attack_of), attack.DECK)
    take_out(s, in_play(s, title.event_of), damage.EVENTS)
    take_out(s, list(title.wound_of), wounds.DECK)


def shuffle_decks(s: Survival) -> None:
    for deck, stream in SHUFFLED.items():
        zones.shuffle(s, deck, stream)


@lru_cache(maxsize=64)
def action_cards_of(title: Title, who: str) -> tuple[str, ...]:
    """The whole action deck of a character."""
    sets = [pieces for (owner, _), pieces in title.card_copies.items() if owner == who]
    return tuple(piece for pieces in sets for piece in pieces)


def in_play(s: Survival, pieces: Iterable[str]) -> tuple[str, ...]:
    unused = s.title.unused(s)
    return tuple([piece for piece in pieces if piece not in unused])


def lay_contamination(s: Survival, infected: int, clean: int) -> None:
    """The cards, and their hidden sides apart from them."""
    faces = [*numbered("infected", infected), *numbered("clean", clean)]
    take_out(s, faces, FACES)
    take_out(s, numbered("contamination", len(faces)), contamination.PILE)


def lay_figures(s: Survival, count_of: Mapping[str, int]) -> None:
    for kind, count in count_of.items():
        take_out(s, numbered(kind, count), figures.FIGURES)


def fill_bag(s: Survival, starting: Mapping[str, int]) -> None:
    """Tokens of a type are drawn at random; an adult more for each player (LD-06.12, NE-14.11)."""
    for kind, pool in tokens_by_type(s.title, s.title.unused(s)).items():
        count = starting.get(kind, 0) + (s.seats if kind == "adult" else 0)
        mixed = chance.shuffled(s, "supply", pool)
        take_out(s, mixed[:count], figures.BAG)
        take_out(s, mixed[count:], figures.SUPPLY)


@lru_cache(maxsize=64)
def tokens_by_type(title: Title, unused: frozenset[str]) -> dict[str, tuple[str, ...]]:
    tokens = [(token, kind) for token, (kind, *_) in title.token_of.items() if token not in unused]
    types = ("larva", "creeper", "adult", "breeder", "queen", "blank")
    return {kind: tuple(token for token, its in tokens if its == kind) for kind in types}


def number_players(s: Survival) -> tuple[int, ...]:
    """Player numbers at random; number 1 is first player (LD-08.01, NE-15.01, NE-15.09)."""
    seats = range(s.seats)
    numbers = chance.shuffled(s, "numbers", tuple(n + 1 for n in seats))
    s.number = dict(zip(seats, numbers, strict=True))
    s.first = numbers.index(1)
    s.place = dict.fromkeys(seats, "")
    return numbers


def deal_objectives(s: Survival, deck: Mapping[str, Objective]) -> None:
    """One of each pile for everybody; a team has one a player, open; alone 2 of the same deck."""
    if not alone(s) and not together(s):
        for pile in (PERSONAL, CORPORATE):
            mixed = shuffled_objectives(s, deck, pile)
            for seat in range(s.seats):
                take_out(s, mixed[seat : seat + 1], crew.OBJECTIVES[seat])
        return
    mixed = shuffled_objectives(s, deck, COMMON)
    if alone(s):
        take_out(s, mixed[:2], crew.OBJECTIVES[0])  # LD-30.01a
    else:
        take_out(s, mixed[: s.seats], coop.OBJECTIVES)  # LD-30.03a


def shuffled_objectives(s: Survival, deck: Mapping[str, Objective], pile: str) -> tuple[str, ...]:
    """The cards of a pile for so many players."""
    cards = [card.id for card in deck.values() if card.pile == pile and card.players <= s.seats]
    return chance.shuffled(s, pile, cards)


@procedure
def draft(s: Survival, number: int) -> Play:
    """In order of player numbers, draw 2 characters, keep 1 (LD-08.06a, NE-15.04)."""
    seat = next(seat for seat, n in s.number.items() if n == number)
    given: Any = s.options["characters"]
    back: tuple[str, ...] = ()
    if isinstance(given, str):
        zones.shuffle(s, SELECTION, "selection")
        drawn = s.zones[SELECTION][:2]
        for card in drawn:
            zones.put(s, card, f"draft.{seat}")
        s.emit("drafting", seat=seat, number=number, characters=drawn, deck=SELECTION)
        named = {who: card for card in drawn for who in s.title.stands_for(s, card)}
        _, who = yield Ask(seat, "draft", [("character", who) for who in named])
        back = tuple(card for card in drawn if card != named[who])  # the other stays, even unplayed
        for card in back:
            zones.put(s, card, SELECTION)
        zones.put(s, who, crew.CHARACTER[seat])
    else:
        zones.put(s, given[seat], crew.CHARACTER[seat])
    who = crew.character(s, seat)
    s.emit("took_character", seat=seat, number=number, character=who, back=back, deck=SELECTION)
    if number < s.seats:
        s.then((draft, number + 1))
    else:
        for card in s.zones[SELECTION]:
            zones.put(s, card, BOX)


def equip(s: Survival, seat: int, starting_item: str, quests: tuple[str, ...]) -> str:
    """The action deck, the quest items, and the starting item with its ammo; returns that."""
    take_out(s, action_cards_of(s.title, crew.character(s, seat)), crew.DECK[seat])
    shuffle_deck(s, seat)
    take_out(s, [f"{quest}#1" for quest in quests], crew.QUEST[seat])
    if not starting_item:
        return ""
    item = f"{starting_item}#1"
    kind = s.title.item_of[item]
    take_out(s, [item], crew.BESIDE[seat] if kind.shown else crew.HANDS[seat])
    s.ammo[item] = kind.load
    return item
