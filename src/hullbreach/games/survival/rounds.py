"""The round: drawing up, the first player; the steps of the event phase that both titles have."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play
from hullbreach.kernel.registry import procedure

from .attack import attack, target_in
from .cards import draw, draw_from
from .coop import revive
from .crew import HAND, fighting, find_room, has_wound, in_order, in_play, in_room, occupied
from .damage import EGGS_IN_NEST, EVENTS, EVENTS_DISCARD, NEST, destroy_eggs, harm
from .encounter import draw_token, encounter, set_aside
from .figures import ADULT, BAG, BREEDER, SUPPLY, add_to_bag, on_board, room_of, type_of, walk_all
from .items import free_object
from .noise import noise_roll
from .readings import reads
from .state import Survival
from .turns import begin_turn, is_playing, next_turn

LEFT_THE_GAME = "events.removed"


@procedure
def begin_round(s: Survival) -> None:
    """Steps 1 and 2: draw up, pass the first player token (LD-13.02, NE-05.02)."""
    s.round += 1
    s.passed, s.turns, s.moved, s.calmed = [], {}, [], []
    s.emit("round", round=s.round, passed=0, seats=tuple(range(s.seats)))
    revive(s)
    for seat in in_order(s):
        if is_playing(s, seat):
            size = s.title.hand_size(s, seat) - has_wound(s, seat, "body")
            draw(s, seat, max(0, size - len(s.zones[HAND[seat]])))
    if s.round > 1:
        pass_token(s)
    if is_playing(s, s.first):
        begin_turn(s, s.first)
    else:
        next_turn(s, s.first)


def pass_token(s: Survival) -> None:
    """To the next player on the left who is still in play (LD-13.03, NE-05.04)."""
    for step in range(1, s.seats + 1):
        seat = (s.first + step) % s.seats
        if is_playing(s, seat):
            s.first = seat
            s.emit("first_player", seat=seat, first=seat)
            return


@procedure
def xenos_attack(s: Survival) -> Play:
    """Each xeno in a room with a character attacks once (LD-13.10, NE-06.04)."""
    if s.evading:
        s.evading = False
        return
    for xeno in s.title.attackers(s):
        room = room_of(s, xeno)
        if room and xeno not in s.calmed and in_room(s, room):
            yield from attack(s, xeno, target_in(s, room), "event_phase")


@procedure
def fire_burns(s: Survival) -> None:
    """Xenos in burning rooms suffer, eggs burn (LD-13.11, NE-06.05, NE-06.06)."""
    burning = sorted(s.fire)
    if not burning:
        return
    for xeno in [x for x in on_board(s) if room_of(s, x) in burning]:
        harm(s, xeno, s.title.fire_damage(s))
    for room in burning:
        destroy_eggs(s, room, s.title.fire_damage(s))


@procedure
def resolve_event(s: Survival) -> Play:
    """Draw an event card; movement, effect, darkness effect (LD-13.12, NE-06.07)."""
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
        zones.put(s, card, LEFT_THE_GAME)  # LD-13.12h, NE-06.10
        for other in s.zones[EVENTS_DISCARD]:
            zones.put(s, other, EVENTS)
        zones.shuffle(s, EVENTS, EVENTS)
        s.emit("event_left_the_game", card=card, deck=EVENTS)


@procedure
def develop_bag(s: Survival) -> Play:
    """Draw a token from the bag and resolve it by type (LD-13.13, NE-06.12)."""
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
    elif reads(s, "adult_token", "after"):
        zones.put(s, token, SUPPLY)
        yield from everybody_listens(s)
        zones.put(s, token, BAG)
    else:
        yield from everybody_listens(s)


def everybody_listens(s: Survival) -> Play:
    """In order, each character not in combat makes a noise roll (LD-13.13d, NE-06.15)."""
    for seat in in_play(s):
        if is_playing(s, seat) and not fighting(s, seat):
            skipped = yield from s.title.skips_noise_roll(s, seat)
            if not skipped:
                yield from noise_roll(s, seat)


def queen_drawn(s: Survival, token: str) -> Play:
    """She comes to whoever is in her Nest, or lays an egg (LD-13.13g, NE-06.16, NE-06.17)."""
    nest = find_room(s, NEST)
    if nest and in_room(s, nest):
        drawn = "" if reads(s, "queen_token", "returned") else token
        yield from encounter(s, s.title.queens_prey(s, nest), drawn)
        return
    egg = free_object(s, "egg")
    if egg and not s.nest_destroyed:
        zones.put(s, egg, EGGS_IN_NEST)
        s.emit("egg_laid", eggs=len(s.zones[EGGS_IN_NEST]))
