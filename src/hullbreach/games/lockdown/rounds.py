"""The round: a player phase, and an event phase of eight steps."""

from __future__ import annotations

from hullbreach.games.survival import damage
from hullbreach.games.survival.attack import attack, target_in
from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.cards import draw, draw_from
from hullbreach.games.survival.coop import revive
from hullbreach.games.survival.crew import (
    HAND,
    fighting,
    find_room,
    has_wound,
    in_room,
    occupied,
    playing,
)
from hullbreach.games.survival.damage import (
    EGGS_IN_NEST,
    EVENTS,
    EVENTS_DISCARD,
    NEST,
    destroy_egg,
    harm,
)
from hullbreach.games.survival.encounter import draw_token, encounter, set_aside
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    add_to_bag,
    on_board,
    room_of,
    type_of,
    walk_all,
)
from hullbreach.games.survival.items import free_object
from hullbreach.games.survival.markers import remove_noise
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.turns import begin_turn, is_playing, next_turn
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.registry import procedure

from .isolation import sleeps_well
from .pods import launch
from .power import has_power
from .reactions import skips_noise_roll
from .state import Lockdown
from .time_track import advance
from .venting import vent_out

HAND_SIZE = 5
LEFT_THE_GAME = "events.removed"


@procedure
def begin_round(s: Lockdown) -> None:
    """Steps 1 and 2: draw up, pass the first player token (LD-13.02, LD-13.03)."""
    s.round += 1
    s.passed, s.turns, s.moved = [], {}, []
    s.emit("round", round=s.round, passed=0, seats=tuple(range(s.seats)))
    revive(s)
    for seat in playing(s):
        size = HAND_SIZE + sleeps_well(s, seat) - has_wound(s, seat, "body")
        draw(s, seat, max(0, size - len(s.zones[HAND[seat]])))
    if s.round > 1:
        pass_token(s)
    if is_playing(s, s.first):
        begin_turn(s, s.first)
    else:
        next_turn(s, s.first)


def pass_token(s: Lockdown) -> None:
    """To the next player on the left who is still in play."""
    for step in range(1, s.seats + 1):
        seat = (s.first + step) % s.seats
        if is_playing(s, seat):
            s.first = seat
            s.emit("first_player", seat=seat, first=seat)
            return


@procedure
def event_phase(s: Lockdown) -> None:
    """Everybody has passed (LD-13.01)."""
    vent_out(s)
    s.emit("event_phase")
    s.then(
        (launch_pods,),
        (advance_time,),
        (quieten,),
        (xenos_attack,),
        (fire_burns,),
        (resolve_event,),
        (develop_bag,),
        (begin_round,),
    )


@procedure
def launch_pods(s: Lockdown) -> Play:
    """Step 4."""
    return launch(s)


@procedure
def advance_time(s: Lockdown) -> None:
    """Step 5."""
    advance(s)


@procedure
def quieten(s: Lockdown) -> None:
    """Step 6: noise fades in powered sections, away from characters (LD-13.09)."""
    board = s.title.board(s)
    for corridor in list(s.noise):
        if corridor == SERVICE or not has_power(s, board.corridor_section[corridor]):
            continue
        if not any(occupied(s, room) for room in board.ends[corridor]):
            remove_noise(s, corridor)


@procedure
def xenos_attack(s: Lockdown) -> Play:
    """Step 7: each xeno in a room with a character attacks once (LD-13.10)."""
    calm, s.calmed = s.calmed, []
    for xeno in on_board(s):
        room = room_of(s, xeno)
        if room and xeno not in calm and in_room(s, room):
            yield from attack(s, xeno, target_in(s, room), "event_phase")


@procedure
def fire_burns(s: Lockdown) -> None:
    """Step 8: xenos in burning rooms suffer, eggs burn (LD-13.11, LD-27.13e)."""
    burning = sorted(s.fire)
    for xeno in [x for x in on_board(s) if room_of(s, x) in burning]:
        harm(s, xeno, 1)
    for room in burning:
        if damage.eggs_in(s, room):
            destroy_egg(s, room)


@procedure
def resolve_event(s: Lockdown) -> Play:
    """Step 9: draw an event card; movement, effect, darkness effect (LD-13.12)."""
    card = draw_from(s, EVENTS, EVENTS_DISCARD)
    if not card:
        return
    kind, movers, directions = s.title.event_of[card]
    s.emit("event_card", card=card, deck=EVENTS)
    for number in directions:
        going = [
            xeno
            for xeno in on_board(s)
            if type_of(xeno) in movers and not occupied(s, room_of(s, xeno))
        ]
        walk_all(s, going, number)
    for effect in (kind.effect, kind.dark):
        running = effect(s) if effect else None
        if running is not None:
            yield from running
    if kind.leaves and s.where[card] != LEFT_THE_GAME:
        zones.put(s, card, LEFT_THE_GAME)  # LD-13.12h
        for other in s.zones[EVENTS_DISCARD]:
            zones.put(s, other, EVENTS)
        zones.shuffle(s, EVENTS, EVENTS)
        s.emit("event_left_the_game", card=card, deck=EVENTS)


@procedure
def develop_bag(s: Lockdown) -> Play:
    """Step 10: draw a token from the bag and resolve it by type (LD-13.13)."""
    token = draw_token(s)
    if not token:
        return
    kind = s.title.token_of[token][0]
    s.emit("bag_develops", token=token)
    if kind == "larva":
        set_aside(s, token)
        add_to_bag(s, ADULT)
    elif kind == "creeper":
        set_aside(s, token)
        add_to_bag(s, BREEDER)
    elif kind == "blank":
        add_to_bag(s, ADULT)
    elif kind == "queen":
        yield from queen_drawn(s, token)
    else:
        yield from everybody_listens(s)


def everybody_listens(s: Lockdown) -> Play:
    """In order, each character not in combat makes a noise roll (LD-13.13d, LD-13.13f)."""
    for seat in playing(s):
        if is_playing(s, seat) and not fighting(s, seat):
            skipped = yield from skips_noise_roll(s, seat)
            if not skipped:
                yield from noise_roll(s, seat)


def queen_drawn(s: Lockdown, token: str) -> Play:
    """She comes to whoever is in her Nest, or lays an egg (LD-13.13g, LD-13.13h)."""
    nest = find_room(s, NEST)
    if nest and in_room(s, nest):
        yield from encounter(s, target_in(s, nest), token)
        return
    egg = free_object(s, "egg")
    if egg and not s.nest_destroyed:
        zones.put(s, egg, EGGS_IN_NEST)
        s.emit("egg_laid", eggs=len(s.zones[EGGS_IN_NEST]))
