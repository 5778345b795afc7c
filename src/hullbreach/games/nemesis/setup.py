"""Setting up: the ship, its decks, the crew."""

from __future__ import annotations

from hullbreach.games.survival import coop, damage, items
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from hullbreach.games.survival.crew import character
from hullbreach.games.survival.modes import together
from hullbreach.games.survival.rounds import begin_round
from hullbreach.games.survival.setup import (
    BOX,
    SELECTION,
    close_box,
    deal_objectives,
    draft,
    equip,
    fill_bag,
    lay_contamination,
    lay_decks,
    lay_figures,
    lay_fixed_rooms,
    lay_tiles,
    number_players,
    numbered,
    shuffle_decks,
    take_out,
)
from hullbreach.kernel import chance, zones
from hullbreach.kernel.registry import procedure

from . import coordinates, engines, intruder_player, objectives, pods, weaknesses
from .board import HIBERNATORIUM, SHIP
from .content import tokens
from .content.characters import CHARACTERS
from .content.intruder_cards import INTRUDER_CARDS
from .pieces import all_pieces
from .state import Nemesis
from .time_track import START


def setup(s: Nemesis) -> None:
    """What is the same in every match; the steps see to what chance decides."""
    s.add_zone(BOX, all_pieces(s))
    lay_fixed_rooms(s)
    fill_decks(s)
    take_out(s, list(CHARACTERS), SELECTION)
    take_out(s, [tokens.BLUE_CORPSE], SHIP.object_zone[HIBERNATORIUM])
    close_box(s)
    s.then((lay_out,), (draft, 1), (take_places,))


@procedure
def lay_out(s: Nemesis) -> None:
    """Everything that lies on the table before characters are chosen."""
    lay_out_ship(s)
    mix(s)
    deal(s)
    close_box(s)


def lay_out_ship(s: Nemesis) -> None:
    """Rooms, exploration tokens, coordinates, pods, engines (NE-14.01 to NE-14.09)."""
    lay_tiles(s)
    cards = chance.shuffled(s, "coordinates", tuple(coordinates.CARDS))
    take_out(s, cards[:1], coordinates.CARD)
    s.course = coordinates.START
    s.pods = {f"pod_{n + 1}": pods.LOCKED for n in range(pods.COUNT[s.seats])}
    for number, pair in engines.TOKENS.items():
        take_out(s, chance.shuffled(s, "engines", pair), engines.ENGINE[number])
    s.time = START
    s.emit("ship_laid_out")


def fill_decks(s: Nemesis) -> None:
    """Intruder board, decks, markers (NE-14.10 to NE-14.15)."""
    take_out(s, numbered("egg", material.EGGS_IN_NEST), damage.EGGS_IN_NEST)
    eggs = numbered("egg", material.EGGS, first=material.EGGS_IN_NEST + 1)
    red_corpses = numbered("corpse", tokens.CORPSES, first=2)
    carcasses = numbered("carcass", material.CARCASSES)
    take_out(s, [*eggs, *carcasses, *red_corpses], items.OBJECT_SUPPLY)
    lay_figures(s, material.FIGURES)
    lay_decks(s)
    lay_contamination(s, material.INFECTED, material.CLEAN)
    if s.options["intruder_player"]:
        take_out(s, list(INTRUDER_CARDS), intruder_player.DECK)
    s.fire_pool, s.malfunction_pool = tokens.FIRE, tokens.MALFUNCTION


def mix(s: Nemesis) -> None:
    """Chance there: weaknesses, the bag, the order of every deck."""
    weak = chance.shuffled(s, "weaknesses", tuple(INTRUDER_WEAKNESSES))
    for zone, weakness in zip(weaknesses.HIDDEN.values(), weak, strict=False):
        take_out(s, [weakness], zone)
    fill_bag(s, material.STARTING_BAG)
    shuffle_decks(s)
    if s.options["intruder_player"]:
        zones.shuffle(s, intruder_player.DECK, "intruder_cards")


def deal(s: Nemesis) -> None:
    """Player numbers and objectives, before characters are chosen (NE-15.01 to NE-15.03)."""
    numbers = number_players(s)
    deal_objectives(s, objectives.DECK)
    s.emit("dealt", numbers=numbers, first=s.first)
    if together(s):
        s.emit("team_objectives", objectives=s.zones[coop.OBJECTIVES])


@procedure
def take_places(s: Nemesis) -> None:
    """Everybody wakes up in the Hibernatorium (NE-15.05 to NE-15.08)."""
    for seat in range(s.seats):
        who = CHARACTERS[character(s, seat)]
        s.place[seat] = HIBERNATORIUM
        item = equip(s, seat, who.starting_item, who.quest_items)
        quests = tuple(f"{quest}#1" for quest in who.quest_items)
        s.emit("started", seat=seat, place=HIBERNATORIUM, quests=quests, item=item)
    close_box(s)
    s.then((begin_round,))
