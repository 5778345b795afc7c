"""Every piece there is, its zone and its back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hullbreach.games.survival import (
    attack,
    contamination,
    coop,
    crew,
    damage,
    figures,
    items,
    wounds,
)
from hullbreach.games.survival.cards import FACES
from hullbreach.kernel.errors import BadPosition
from hullbreach.kernel.zones import COMPOSITION, COUNT, NOBODY, PUBLIC, Zone, owned_by

from . import computer, knowledge, objectives, pods, protocols
from .board import BOARDS
from .content import tokens
from .content.characters import CHARACTERS
from .content.weaknesses import WEAKNESSES
from .state import Lockdown
from .title import LockdownTitle, title_of

SELECTION = "selection"


@lru_cache(maxsize=32)
def _pieces(title: LockdownTitle) -> tuple[str, ...]:
    supply = title.box.supply
    return (
        *title.room_of,
        *title.exploration_of,
        *pods.TOKENS,
        *WEAKNESSES,
        *title.token_of,
        *(f"{kind}#{n + 1}" for kind, count in supply.figures.items() for n in range(count)),
        *(f"egg#{n + 1}" for n in range(supply.eggs)),
        *(f"carcass#{n + 1}" for n in range(tokens.CARCASSES)),
        *(f"corpse#{n + 1}" for n in range(tokens.CORPSES)),
        *title.item_of,
        *title.card_of,
        *title.attack_of,
        *title.event_of,
        *title.wound_of,
        *(f"contamination#{n + 1}" for n in range(supply.infected + supply.clean)),
        *(f"infected#{n + 1}" for n in range(supply.infected)),
        *(f"clean#{n + 1}" for n in range(supply.clean)),
        *computer.CARDS,
        *objectives.DECK,
        *protocols.PROTOCOL_OF,
        *CHARACTERS,
    )


def all_pieces(s: Lockdown) -> tuple[str, ...]:
    return _pieces(title_of(s))


def backs_of(title: LockdownTitle) -> dict[str, str]:
    """Pieces with the same back cannot be told apart while they are hidden."""
    backs = dict.fromkeys(_pieces(title), "")
    for piece, room in title.room_of.items():
        backs[piece] = f"room {room.slot}"
    groups: dict[str, tuple[str, ...]] = {
        "exploration": tuple(title.exploration_of),
        "css": tuple(pods.TOKENS),
        "weakness": tuple(WEAKNESSES),
        "attack": tuple(title.attack_of),
        "event": tuple(title.event_of),
        "wound": tuple(title.wound_of),
        "computer": tuple(computer.CARDS),
        "protocol": tuple(protocols.PROTOCOL_OF),
        "selection": tuple(CHARACTERS),
        "xeno token": tuple(title.token_of),
    }
    for group, pieces in groups.items():
        backs.update(dict.fromkeys(pieces, group))
    backs.update({item: f"{colour} item" for item, colour in title.colour_of.items()})
    backs.update({card: card.partition("_")[0] for card in title.card_of})
    backs.update({o.id: o.pile for o in objectives.DECK.values()})
    for piece in backs:
        kind = piece.partition("#")[0]
        if kind in ("infected", "clean"):
            backs[piece] = "face"
        elif kind == "contamination":
            backs[piece] = kind
    return backs


def zone_kinds(s: Lockdown) -> Mapping[str, Zone]:
    """Who may see what."""
    board = BOARDS[s.options["board"]]
    kinds: dict[str, Zone] = {"box": NOBODY, items.REMOVED: COUNT, "explored": PUBLIC}
    for room in board.rooms:
        kinds[board.tile_zone[room]] = COUNT
        kinds[f"token.{room}"] = COUNT
        kinds[board.room_zone[room]] = PUBLIC
        kinds[board.xeno_zone[room]] = PUBLIC
        kinds[board.object_zone[room]] = PUBLIC
    for space in pods.SPACE.values():
        kinds[space] = COUNT
    for colour in ("red", "yellow", "green"):
        kinds[f"items.{colour}"] = COUNT
        kinds[f"items.{colour}.discard"] = PUBLIC
    for zone in (
        attack.DECK,
        damage.EVENTS,
        wounds.DECK,
        contamination.PILE,
        computer.DECK,
        knowledge.HIDDEN,
        protocols.ACTIVE,
        protocols.NEUTRAL,
        SELECTION,
        objectives.REMOVED,
    ):
        kinds[zone] = COUNT
    for zone in (
        pods.REVEALED,
        attack.DISCARD,
        damage.EVENTS_DISCARD,
        wounds.DISCARD,
        computer.OPEN,
        knowledge.WEAKNESSES,
        knowledge.LABORATORY,
        protocols.REVEALED,
        protocols.OPEN,
        coop.OBJECTIVES,
        objectives.REVEALED,
        figures.FIGURES,
        figures.SUPPLY,
        items.OBJECT_SUPPLY,
        items.CRAFTED,
        damage.EGGS_IN_NEST,
        "events.removed",
    ):
        kinds[zone] = PUBLIC
    kinds[figures.BAG] = COMPOSITION
    kinds[FACES] = NOBODY
    for seat in range(s.seats):
        kinds |= _seat_zones(seat)
    return kinds


def _seat_zones(seat: int) -> dict[str, Zone]:
    mine = owned_by(seat)
    return {
        crew.DECK[seat]: COUNT,
        crew.HAND[seat]: mine,
        crew.DISCARD[seat]: PUBLIC,
        crew.LIMBO[seat]: mine,
        crew.INVENTORY[seat]: mine,
        crew.HANDS[seat]: PUBLIC,
        crew.BESIDE[seat]: PUBLIC,
        crew.QUEST[seat]: PUBLIC,
        crew.WOUNDS[seat]: PUBLIC,
        crew.BOARD[seat]: PUBLIC,
        crew.CHARACTER[seat]: PUBLIC,
        crew.OBJECTIVES[seat]: mine,
        protocols.OF[seat]: mine,
        f"draft.{seat}": PUBLIC,
    }


def check(s: Lockdown) -> None:
    """Is every piece there exactly once, and every number within its limits?"""
    pieces = all_pieces(s)
    for piece in pieces:
        if piece not in s.where:
            raise BadPosition(f"{piece!r} is nowhere")
    known = set(pieces)
    for piece in s.where:
        if piece not in known and not piece.startswith("carcass#"):
            raise BadPosition(f"there is no piece {piece!r}")
    for room in (*s.fire, *s.malfunction, *s.search):
        if room not in s.title.board(s).section:
            raise BadPosition(f"there is no room {room!r} on this board")
    for corridor in s.door:
        if corridor not in s.title.board(s).ends:
            raise BadPosition(f"there is no corridor {corridor!r} on this board")
    if not 0 <= s.time <= 15:
        raise BadPosition(f"the time token stands on 15 to 0, not on {s.time}")
