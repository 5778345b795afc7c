"""Setting up: the 21 steps, from the board to the first player token."""

from __future__ import annotations

from typing import Any

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
from hullbreach.games.survival.cards import FACES, shuffle_deck
from hullbreach.games.survival.modes import alone, together
from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play
from hullbreach.kernel.registry import procedure

from . import computer, knowledge, objectives, pods, power, protocols
from .board import ELEVATOR_START
from .content import tokens
from .content.characters import CHARACTERS, START_KNOWLEDGE, START_ROOM
from .content.objectives import COMMON, CORPORATE, PERSONAL
from .content.rooms import ROOMS
from .content.weaknesses import WEAKNESSES
from .pieces import SELECTION, all_pieces
from .state import Lockdown
from .time_track import CSS_SPACES, START
from .title import title_of

BOX = "box"  # what is not in this game, unseen (LD-06.05)


def setup(s: Lockdown) -> None:
    """All pieces start in the box; the steps take them out."""
    s.add_zone(BOX, all_pieces(s))
    s.then((lay_out_board,), (fill_decks,), (deal,), (draft, 1))


def take_out(s: Lockdown, pieces: list[str] | tuple[str, ...], zone: str) -> None:
    """From the box onto the table. A step that takes out pieces ends with `close_box`."""
    s.zones[zone] += tuple(pieces)
    for piece in pieces:
        s.where[piece] = zone


def close_box(s: Lockdown) -> None:
    """What has been taken out is no longer in the box."""
    where = s.where
    s.zones[BOX] = tuple(piece for piece in s.zones[BOX] if where[piece] == BOX)


@procedure
def lay_out_board(s: Lockdown) -> None:
    """Steps 1 to 8: rooms, exploration tokens, lift, gate, rover, power, CSS tokens."""
    board = s.title.board(s)
    for slot in ("2", "1"):
        spaces = [room for room in board.rooms if board.spaces[room].slot == slot]
        tiles = chance.shuffled(s, "tiles", [r.id for r in ROOMS.values() if r.slot == slot])
        for room, tile in zip(spaces, tiles, strict=False):
            take_out(s, [tile], board.tile_zone[room])
    for room in board.rooms:
        if board.spaces[room].fixed:
            take_out(s, [board.spaces[room].fixed], board.room_zone[room])
    hidden = [room for room in board.rooms if board.spaces[room].slot]
    markers = chance.shuffled(s, "exploration", tuple(s.title.exploration_of))
    for room, token in zip(hidden, markers, strict=False):
        take_out(s, [token], f"token.{room}")
    s.lift = ELEVATOR_START
    s.rover = board.exit_room
    numbers = chance.shuffled(s, "power", (1, 2, 3, 4))
    s.power = dict(zip(power.PLACES, numbers, strict=True))
    s.powered = [1, 2]  # LD-06.08b
    launches = chance.shuffled(s, "css", tuple(pods.TOKENS))
    for time, token in zip(CSS_SPACES, launches, strict=False):
        take_out(s, [token], pods.SPACE[time])
    s.time = START
    close_box(s)
    s.emit("board_laid_out")


@procedure
def fill_decks(s: Lockdown) -> None:
    """Steps 9 to 14: laboratory board, bag, decks, markers."""
    take_out(s, [f"egg#{n + 1}" for n in range(tokens.EGGS_IN_NEST)], damage.EGGS_IN_NEST)
    supply = title_of(s).box.supply
    eggs = [f"egg#{n + 1}" for n in range(tokens.EGGS_IN_NEST, supply.eggs)]
    carcasses = [f"carcass#{n + 1}" for n in range(tokens.CARCASSES)]
    corpses = [f"corpse#{n + 1}" for n in range(tokens.CORPSES)]
    take_out(s, [*eggs, *carcasses, *corpses], items.OBJECT_SUPPLY)
    weak = chance.shuffled(s, "weaknesses", tuple(WEAKNESSES))
    take_out(s, weak[:1], knowledge.WEAKNESSES)
    take_out(s, weak[1:3], knowledge.HIDDEN)
    for kind, count in supply.figures.items():
        take_out(s, [f"{kind}#{n + 1}" for n in range(count)], figures.FIGURES)
    fill_bag(s)
    for colour in ("red", "yellow", "green"):
        deck = [item for item, back in s.title.colour_of.items() if back == colour]
        take_out(s, chance.shuffled(s, f"items.{colour}", deck), f"items.{colour}")
    crafted = [item for item, back in s.title.colour_of.items() if back == "blue"]
    take_out(s, crafted, items.CRAFTED)
    take_out(s, chance.shuffled(s, "attacks", tuple(s.title.attack_of)), attack.DECK)
    take_out(s, chance.shuffled(s, "events", tuple(s.title.event_of)), damage.EVENTS)
    take_out(s, chance.shuffled(s, "wounds", tuple(s.title.wound_of)), wounds.DECK)
    faces = [f"infected#{n + 1}" for n in range(supply.infected)]
    faces += [f"clean#{n + 1}" for n in range(supply.clean)]
    take_out(s, chance.shuffled(s, "faces", faces), FACES)
    take_out(s, [f"contamination#{n + 1}" for n in range(len(faces))], contamination.PILE)
    take_out(s, chance.shuffled(s, "computer", tuple(computer.CARDS)), computer.DECK)
    close_box(s)
    computer.reveal_but_lockdown(s)
    s.fire_pool, s.malfunction_pool = supply.fire, supply.malfunction


def fill_bag(s: Lockdown) -> None:
    """Step 10: tokens of a type are drawn at random (LD-06.12)."""
    for kind in ("larva", "creeper", "adult", "breeder", "queen", "blank"):
        pool = [token for token, (found, _, _) in s.title.token_of.items() if found == kind]
        count = tokens.STARTING_BAG.get(kind, 0) + (s.seats if kind == "adult" else 0)
        mixed = chance.shuffled(s, "supply", pool)
        take_out(s, mixed[:count], figures.BAG)
        take_out(s, mixed[count:], figures.SUPPLY)


@procedure
def deal(s: Lockdown) -> None:
    """Steps 15 to 18: player numbers, objectives, containment protocols."""
    seats = range(s.seats)
    numbers = chance.shuffled(s, "numbers", tuple(n + 1 for n in seats))
    s.number = dict(zip(seats, numbers, strict=True))
    s.first = numbers.index(1)  # step 21
    deal_objectives(s)
    deal_protocols(s)
    s.place = dict.fromkeys(seats, "")
    s.knowledge = dict.fromkeys(seats, 0)
    take_out(s, tuple(CHARACTERS), SELECTION)
    close_box(s)
    s.emit("dealt", numbers=numbers, first=s.first)
    if together(s):
        s.emit("team_objectives", objectives=s.zones[coop.OBJECTIVES])
        protocols.lay_open(s, s.zones[protocols.NEUTRAL][0])


def deal_objectives(s: Lockdown) -> None:
    """One of each pile for everybody; a team has one a player, open; alone 2 of the same deck."""
    if not alone(s) and not together(s):
        for pile in (PERSONAL, CORPORATE):
            mixed = shuffled_objectives(s, pile)
            for seat in range(s.seats):
                take_out(s, mixed[seat : seat + 1], crew.OBJECTIVES[seat])
        return
    mixed = shuffled_objectives(s, COMMON)
    if alone(s):
        take_out(s, mixed[:2], crew.OBJECTIVES[0])  # LD-30.01a
    else:
        take_out(s, mixed[: s.seats], coop.OBJECTIVES)  # LD-30.03a


def shuffled_objectives(s: Lockdown, pile: str) -> tuple[str, ...]:
    """The cards of a pile for so many players."""
    deck = objectives.DECK.values()
    cards = [card.id for card in deck if card.pile == pile and card.players <= s.seats]
    return chance.shuffled(s, pile, cards)


def deal_protocols(s: Lockdown) -> None:
    """One or two for everybody, none in a team; one active, the rest neutral."""
    mixed = chance.shuffled(s, "protocols", tuple(protocols.PROTOCOL_OF))
    each = 0 if together(s) else 2 if s.seats <= 2 else 1  # LD-08.05a, LD-30.01b, LD-30.02
    for seat in range(s.seats):
        take_out(s, mixed[seat * each : (seat + 1) * each], protocols.OF[seat])
    dealt = s.seats * each
    take_out(s, mixed[dealt : dealt + 1], protocols.ACTIVE)
    take_out(s, mixed[dealt + 1 :], protocols.NEUTRAL)


@procedure
def draft(s: Lockdown, number: int) -> Play:
    """Step 19: in order of player numbers, draw 2 characters, keep 1 (LD-08.06a)."""
    seat = next(seat for seat, n in s.number.items() if n == number)
    given: Any = s.options["characters"]
    if given == "draft":
        zones.shuffle(s, SELECTION, "selection")
        drawn = s.zones[SELECTION][:2]
        for card in drawn:
            zones.put(s, card, f"draft.{seat}")
        s.emit("drafting", seat=seat, characters=drawn, deck=SELECTION)
        _, kept = yield Ask(seat, "draft", [("character", card) for card in drawn])
        for card in drawn:
            zones.put(s, card, crew.CHARACTER[seat] if card == kept else SELECTION)
    else:
        zones.put(s, given[seat], crew.CHARACTER[seat])
    s.emit("took_character", seat=seat, character=crew.character(s, seat), deck=SELECTION)
    if number < s.seats:
        s.then((draft, number + 1))
    else:
        for card in s.zones[SELECTION]:
            zones.put(s, card, BOX)
        s.then((take_places,))


@procedure
def take_places(s: Lockdown) -> None:
    """Step 20: figures, action decks, starting and quest items, knowledge."""
    from .rounds import begin_round

    for seat in range(s.seats):
        who = CHARACTERS[crew.character(s, seat)]
        s.place[seat] = s.where[START_ROOM[who.group]][5:]
        s.knowledge[seat] = START_KNOWLEDGE[who.group]
        cards = [
            piece
            for (owner, _), pieces in s.title.card_copies.items()
            if owner == who.id
            for piece in pieces
        ]
        take_out(s, cards, crew.DECK[seat])
        shuffle_deck(s, seat)
        take_out(s, [f"{who.quest_item}#1"], crew.QUEST[seat])
        item = ""
        if who.starting_item:
            item = f"{who.starting_item}#1"
            kind = s.title.item_of[item]
            take_out(s, [item], crew.BESIDE[seat] if kind.shown else crew.HANDS[seat])
            s.ammo[item] = kind.load
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
