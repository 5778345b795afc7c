"""Setting up: the 21 steps, from the board to the first player token."""

from __future__ import annotations

from hullbreach.games.survival import coop, damage, items
from hullbreach.games.survival.content import material
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

from . import computer, knowledge, objectives, pods, power, protocols, surface
from .board import ELEVATOR_START
from .content import tokens
from .content.characters import CHARACTERS, EVERYBODY, START_KNOWLEDGE, START_ROOM
from .pieces import all_pieces
from .state import Lockdown
from .time_track import CSS_SPACES, START
from .title import title_of
from .xenos import WEAKNESSES_OF, classic


def setup(s: Lockdown) -> None:
    """What is the same in every match; the steps see to what chance decides."""
    s.add_zone(BOX, all_pieces(s))
    lay_fixed_rooms(s)
    fill_decks(s)
    take_out(s, list(CHARACTERS), SELECTION)
    close_box(s)
    s.then((lay_out,), (draft, 1), (take_places,))


@procedure
def lay_out(s: Lockdown) -> None:
    """Everything that lies on the table before characters are chosen."""
    lay_out_board(s)
    mix(s)
    deal(s)
    close_box(s)


def lay_out_board(s: Lockdown) -> None:
    """Steps 1 to 8: rooms, exploration tokens, lift, gate, rover, power, CSS tokens."""
    lay_tiles(s)
    if s.board.surface:
        lay_out_surface(s)
    s.lift = ELEVATOR_START
    s.rover = s.board.exit_room
    numbers = chance.shuffled(s, "power", (1, 2, 3, 4))
    s.power = dict(zip(power.PLACES, numbers, strict=True))
    s.powered = [1, 2]  # LD-06.08b
    launches = chance.shuffled(s, "css", tuple(title_of(s).launch_of))
    for time, token in zip(CSS_SPACES, launches, strict=False):
        take_out(s, [token], pods.SPACE[time])
    s.time = START
    s.emit("board_laid_out")


def lay_out_surface(s: Lockdown) -> None:
    """Surface tokens in buildings and on crossroads, and the Mars surface deck (LD-30.07a)."""
    board = s.board
    places = [r for r in board.surface if board.spaces[r].slot or r in board.crossroads]
    markers = chance.shuffled(s, "surface_tokens", tuple(title_of(s).surface_of))
    for room, token in zip(places, markers, strict=False):
        take_out(s, [token], board.token_zone[room])
    take_out(s, chance.shuffled(s, "mars", tuple(title_of(s).mars_of)), surface.DECK)


def fill_decks(s: Lockdown) -> None:
    """Steps 9 to 14: laboratory board, decks, markers."""
    supply = title_of(s).box.supply
    take_out(s, numbered("egg", material.EGGS_IN_NEST), damage.EGGS_IN_NEST)
    eggs = numbered("egg", supply.eggs, first=material.EGGS_IN_NEST + 1)
    bodies = [*numbered("carcass", material.CARCASSES), *numbered("corpse", tokens.CORPSES)]
    take_out(s, [*eggs, *bodies], items.OBJECT_SUPPLY)
    lay_figures(s, supply.figures)
    lay_decks(s)
    lay_contamination(s, supply.infected, supply.clean)
    take_out(s, list(computer.CARDS), computer.DECK)
    s.fire_pool, s.malfunction_pool = supply.fire, supply.malfunction


def mix(s: Lockdown) -> None:
    """Chance in steps 9 to 14: weaknesses, the bag, the order of every deck."""
    lay_weaknesses(s)
    fill_bag(s, material.STARTING_BAG)
    shuffle_decks(s)
    zones.shuffle(s, computer.DECK, "computer")
    computer.reveal_but_lockdown(s)


def lay_weaknesses(s: Lockdown) -> None:
    """Three, of which the first is known; none of the classic ones is (LD-32.05b)."""
    mixed = chance.shuffled(s, "weaknesses", tuple(WEAKNESSES_OF[s.options["xenos"]]))
    known = 0 if classic(s) else 1
    take_out(s, mixed[:known], knowledge.WEAKNESSES)
    take_out(s, mixed[known:3], knowledge.HIDDEN)


def deal(s: Lockdown) -> None:
    """Steps 15 to 18: player numbers, objectives, containment protocols."""
    numbers = number_players(s)
    deal_objectives(s, objectives.DECK)
    deal_protocols(s)
    s.knowledge = dict.fromkeys(range(s.seats), 0)
    s.emit("dealt", numbers=numbers, first=s.first)
    if together(s):
        s.emit("team_objectives", objectives=s.zones[coop.OBJECTIVES])
        protocols.lay_open(s, s.zones[protocols.NEUTRAL][0])


def deal_protocols(s: Lockdown) -> None:
    """One or two for everybody, none in a team; one active, the rest neutral."""
    mixed = chance.shuffled(s, "protocols", title_of(s).protocols)
    each = 0 if together(s) else 2 if s.seats <= 2 else 1  # LD-08.05a, LD-30.01b, LD-30.02
    for seat in range(s.seats):
        take_out(s, mixed[seat * each : (seat + 1) * each], protocols.OF[seat])
    dealt = s.seats * each
    take_out(s, mixed[dealt : dealt + 1], protocols.ACTIVE)
    take_out(s, mixed[dealt + 1 :], protocols.NEUTRAL)


@procedure
def take_places(s: Lockdown) -> None:
    """Step 20: figures, action decks, starting and quest items, knowledge."""
    for seat in range(s.seats):
        who = EVERYBODY[character(s, seat)]
        s.place[seat] = s.where[START_ROOM[who.group]][5:]
        s.knowledge[seat] = START_KNOWLEDGE[who.group]
        item = equip(s, seat, who.starting_item, (who.quest_item,))
        s.emit(
            "started",
            seat=seat,
            place=s.place[seat],
            knowledge=s.knowledge[seat],
            quest=f"{who.quest_item}#1",
            item=item or None,
        )
    close_box(s)
    s.then((begin_round,))
