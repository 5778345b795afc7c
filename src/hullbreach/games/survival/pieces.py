"""The pieces and zones that both titles have: who may see what, and what looks alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hullbreach.kernel.errors import BadPosition
from hullbreach.kernel.zones import COMPOSITION, COUNT, NOBODY, PUBLIC, Zone, owned_by

from . import attack, contamination, coop, crew, damage, figures, items, objectives, wounds
from .board import Board
from .cards import FACES
from .objectives import Objective
from .rounds import LEFT_THE_GAME
from .setup import BOX, SELECTION, numbered
from .state import Survival
from .title import Title

HIDDEN = (
    attack.DECK,
    damage.EVENTS,
    wounds.DECK,
    contamination.PILE,
    SELECTION,
    objectives.REMOVED,
    items.REMOVED,
)
OPEN = (
    "explored",
    attack.DISCARD,
    damage.EVENTS_DISCARD,
    LEFT_THE_GAME,
    wounds.DISCARD,
    coop.OBJECTIVES,
    objectives.REVEALED,
    figures.FIGURES,
    figures.SUPPLY,
    items.OBJECT_SUPPLY,
    items.CRAFTED,
    damage.EGGS_IN_NEST,
)


def cards_and_tiles(title: Title) -> tuple[str, ...]:
    return (
        *title.room_of,
        *title.exploration_of,
        *title.token_of,
        *title.item_of,
        *title.card_of,
        *title.attack_of,
        *title.event_of,
        *title.wound_of,
    )


def figures_and_objects(
    figures_of: Mapping[str, int], eggs: int, carcasses: int, corpses: int
) -> tuple[str, ...]:
    return (
        *(figure for kind, count in figures_of.items() for figure in numbered(kind, count)),
        *numbered("egg", eggs),
        *numbered("carcass", carcasses),
        *numbered("corpse", corpses),
    )


def contamination_cards(infected: int, clean: int) -> tuple[str, ...]:
    """The cards, and their hidden sides."""
    return (
        *numbered("contamination", infected + clean),
        *numbered("infected", infected),
        *numbered("clean", clean),
    )


def backs_of_all(
    pieces: Iterable[str],
    title: Title,
    deck: Mapping[str, Objective],
    groups: Mapping[str, Iterable[str]],
) -> dict[str, str]:
    """Pieces with the same back cannot be told apart while they are hidden."""
    backs = dict.fromkeys(pieces, "")
    backs.update({piece: f"room {room.slot}" for piece, room in title.room_of.items()})
    alike: dict[str, Iterable[str]] = {
        "exploration": title.exploration_of,
        "attack": title.attack_of,
        "event": title.event_of,
        "wound": title.wound_of,
        "xeno token": title.token_of,
        **groups,
    }
    for group, found in alike.items():
        backs.update(dict.fromkeys(found, group))
    backs.update({item: f"{colour} item" for item, colour in title.colour_of.items()})
    backs.update({card: card.partition("_")[0] for card in title.card_of})
    backs.update({objective.id: objective.pile for objective in deck.values()})
    for piece in backs:
        kind = piece.partition("#")[0]
        if kind in ("infected", "clean"):
            backs[piece] = "face"
        elif kind == "contamination":
            backs[piece] = kind
    return backs


def common_zones(s: Survival, board: Board) -> dict[str, Zone]:
    """Who may see what, in the zones that both titles have."""
    kinds: dict[str, Zone] = {BOX: NOBODY, FACES: NOBODY, figures.BAG: COMPOSITION}
    kinds |= dict.fromkeys(HIDDEN, COUNT) | dict.fromkeys(OPEN, PUBLIC)
    for room in board.rooms:
        kinds[board.tile_zone[room]] = COUNT
        kinds[board.token_zone[room]] = COUNT
        kinds[board.room_zone[room]] = PUBLIC
        kinds[board.xeno_zone[room]] = PUBLIC
        kinds[board.object_zone[room]] = PUBLIC
    for colour in ("red", "yellow", "green"):
        kinds[f"items.{colour}"] = COUNT
        kinds[f"items.{colour}.discard"] = PUBLIC
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
        f"draft.{seat}": PUBLIC,
    }


def check_pieces(s: Survival, pieces: Iterable[str]) -> None:
    """No strange piece, every marker on the board; what is not told of lies in the box."""
    known = dict.fromkeys(pieces)
    untold = tuple(piece for piece in known if piece not in s.where)
    s.zones[BOX] += untold
    s.where.update(dict.fromkeys(untold, BOX))
    for piece in s.where:
        if piece not in known and not piece.startswith("carcass#"):
            raise BadPosition(f"there is no piece {piece!r}")
    for room in (*s.fire, *s.malfunction, *s.search):
        if room not in s.board.section:
            raise BadPosition(f"there is no room {room!r} on this board")
    for corridor in s.door:
        if corridor not in s.board.ends:
            raise BadPosition(f"there is no corridor {corridor!r} on this board")
