"""The event cards of a title, by kind; and what events do in both titles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hullbreach.games.survival.cards import discard, renew_deck
from hullbreach.games.survival.catalogue import Event, Known
from hullbreach.games.survival.contamination import burst, scan
from hullbreach.games.survival.crew import (
    DECK,
    LIMBO,
    action_cards,
    alive,
    colour_of_room,
    contamination_among,
    find_room,
    in_play,
    occupied,
    playing,
    xenos_in,
)
from hullbreach.games.survival.damage import NEST
from hullbreach.games.survival.doors import CLOSED, open_door
from hullbreach.games.survival.encounter import encounter
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    QUEEN,
    go,
    leave_board,
    on_board,
    room_of,
    type_of,
)
from hullbreach.games.survival.items import carried_objects
from hullbreach.games.survival.larva import gain_larva
from hullbreach.games.survival.markers import fill_with_noise, place_fire, place_malfunction
from hullbreach.games.survival.state import Survival
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play

Effect = Callable[[Any], Play | None]
Copy = tuple[tuple[str, ...], tuple[int, ...]]


class Events(dict[str, Event]):
    def __init__(self, known: Known) -> None:
        super().__init__()
        self.known = known

    def event(
        self,
        name: str,
        *copies: Copy,
        effect: Effect,
        dark: Effect | None = None,
        leaves: bool = False,
        known: Known | None = None,
    ) -> None:
        """Declare a kind; each copy moves these xenos through corridors of these numbers."""
        self[name] = Event(name, copies, leaves, known or self.known, effect, dark)


def empty_handed(s: Survival, seat: int) -> bool:
    return not action_cards(s, seat)


def spread_fire(s: Survival, burning: Iterable[str]) -> None:
    """To the rooms next to these, not through closed doors, in order of numbers (NE-06.23)."""
    board = s.board
    spread = {
        there
        for room in burning
        for corridor, there in board.neighbours[room]
        if s.door.get(corridor) != CLOSED
    }
    for room in sorted(spread):
        place_fire(s, room)


def consuming_fire(s: Survival) -> None:
    """Burning rooms hold nothing more, and fire spreads."""
    burning = sorted(s.fire)
    for room in burning:
        if s.search.get(room):
            s.search[room] = 0
            s.emit("search_counter", room=room, left=0)
    spread_fire(s, burning)


def damage(s: Survival) -> None:
    """Adults, breeders and the queen break the rooms that they are in."""
    for room in s.board.rooms:
        if any(type_of(xeno) in (ADULT, BREEDER, QUEEN) for xeno in xenos_in(s, room)):
            place_malfunction(s, room)


def break_rooms(s: Survival, colour: str) -> None:
    """All explored rooms of this colour."""
    for room in s.board.rooms:
        if colour_of_room(s, room) == colour:
            place_malfunction(s, room)


def open_bulkheads(s: Survival) -> None:
    for corridor in sorted(s.door):
        if s.door[corridor] == CLOSED:
            open_door(s, corridor)


def egg_protection(s: Survival) -> Play:
    """An encounter for everybody in the Nest or with an egg."""
    nest = find_room(s, NEST)
    for seat in playing(s):
        eggs = any(piece.startswith("egg#") for piece in carried_objects(s, seat))
        if alive(s, seat) and (eggs or s.place[seat] == nest):
            yield from encounter(s, seat)


def lurking(s: Survival) -> None:
    """Xenos that are not in combat disappear."""
    for xeno in on_board(s):
        if not occupied(s, room_of(s, xeno)):
            leave_board(s, xeno)


def noise_at_the_nest(s: Survival) -> None:
    room = find_room(s, NEST)
    if room:
        fill_with_noise(s, room)


def search_deck(s: Survival, seat: int) -> None:
    """Draw 4 cards, scan the contamination cards among them, discard all; INFECTED infests."""
    for _ in range(4):
        if not s.zones[DECK[seat]]:
            renew_deck(s, seat)
        if s.zones[DECK[seat]]:
            zones.put(s, s.zones[DECK[seat]][0], LIMBO[seat])
    drawn = s.zones[LIMBO[seat]]
    infected = scan(s, seat, contamination_among(drawn))
    for card in drawn:
        discard(s, seat, card)
    s.emit("deck_searched", seat=seat, cards=drawn, deck=len(s.zones[DECK[seat]]))
    if infected:
        gain_larva(s, seat)


def damaging_fire(s: Survival) -> None:
    """Burning rooms break, and fire spreads."""
    burning = sorted(s.fire)
    for room in burning:
        place_malfunction(s, room)
    spread_fire(s, burning)


def eclosion(s: Survival) -> Play:
    """Larvae kill their hosts; then everybody else may turn out to carry one.

    Nobody hides from them in a place that is no room.
    """
    for seat in in_play(s):
        if seat in s.larva:
            yield from burst(s, seat)
    for seat in in_play(s):
        search_deck(s, seat)


def hunt(s: Survival) -> None:
    """Adults that are not in combat come to characters next door, to the lowest room."""
    board = s.board
    going: dict[tuple[str, str], list[str]] = {}
    for xeno in on_board(s):
        room = room_of(s, xeno)
        if type_of(xeno) == ADULT and not occupied(s, room):
            prey = [(there, way) for way, there in board.neighbours[room] if occupied(s, there)]
            if prey:
                going.setdefault((room, min(prey)[1]), []).append(xeno)
    go(s, going)


def regeneration(s: Survival) -> None:
    """Every xeno loses up to 2 damage."""
    for xeno in on_board(s):
        if s.damage.get(xeno):
            s.damage[xeno] = max(0, s.damage[xeno] - 2)
            s.emit("regenerated", xeno=xeno, damage=s.damage[xeno])


def scent_of_prey(s: Survival) -> None:
    """Noise around everybody with slime."""
    for room in sorted({s.place[seat] for seat in playing(s) if seat in s.slime}):
        fill_with_noise(s, room)
