"""Damage to xenos and eggs: adding it up, killing, retreating."""

from __future__ import annotations

from hullbreach.kernel import zones

from .attack import DECK, DISCARD
from .cards import draw_from
from .crew import occupied
from .figures import BREEDER, LARVA, QUEEN, room_of, take_off, type_of, walk
from .items import OBJECT_SUPPLY, free_object
from .state import Survival

NEST = "nest"
EGGS_IN_NEST = "nest.eggs"  # the eggs that are in the Nest
EVENTS = "events"
EVENTS_DISCARD = "events.discard"


def harm(s: Survival, xeno: str, amount: int, seat: int = -1) -> None:
    """Damage from one source, and its effect on the xeno (LD-21.04 to LD-21.06)."""
    if amount <= 0:
        return
    s.damage[xeno] = s.damage.get(xeno, 0) + amount
    s.emit("harmed", xeno=xeno, amount=amount, damage=s.damage[xeno])
    kind = type_of(xeno)
    if kind == LARVA:
        kill(s, xeno)
        return
    blood = [_blood(s, before) for before in range(2 if kind in (BREEDER, QUEEN) else 1)]
    if 0 in blood:
        retreat(s, xeno)  # LD-21.07a: an arrow never kills
    elif sum(blood) - s.title.blood_bonus(s, seat) <= s.damage[xeno]:
        kill(s, xeno)


def _blood(s: Survival, before: int) -> int:
    """The blood value of a fresh attack card; 0 is the retreat arrow.

    A card drawn before it for the same check is not drawn again (LD-21.06e).
    """
    card = draw_from(s, DECK, DISCARD, keep=before)
    if not card:
        return 99
    s.emit("blood_card", card=card, deck=DECK)
    return s.title.attack_of[card][1]


def kill(s: Survival, xeno: str) -> None:
    """All but larvae leave a carcass (LD-21.05, LD-21.06c)."""
    room, kind = room_of(s, xeno), type_of(xeno)
    take_off(s, xeno)
    carcass = None
    if kind != LARVA:
        carcass = free_object(s, "carcass")
        zones.put(s, carcass, s.board.object_zone[room])
    if kind == QUEEN:
        s.queen_killed = True
    s.emit("killed", xeno=xeno, room=room, carcass=carcass)


def retreat(s: Survival, xeno: str) -> None:
    """An event card gives the direction; its effect is not resolved (LD-21.07)."""
    card = draw_from(s, EVENTS, EVENTS_DISCARD)
    if not card:
        return
    _, _, directions = s.title.event_of[card]
    s.emit("retreats", xeno=xeno, card=card, directions=directions, deck=EVENTS)
    exits = s.board.exits
    for number in directions:
        room = room_of(s, xeno)
        if not room or number not in exits[room]:
            continue
        walk(s, xeno, exits[room][number])
        room = room_of(s, xeno)
        if not room or occupied(s, room):
            return


def eggs_in(s: Survival, room: str) -> tuple[str, ...]:
    """Uncarried eggs: those of the Nest, and those that lie in the room (LD-27.13c)."""
    zones, board = s.zones, s.board
    eggs = zones[board.object_zone[room]]
    if eggs:
        eggs = tuple([piece for piece in eggs if piece[:4] == "egg#"])
    return (*zones[EGGS_IN_NEST], *eggs) if NEST in zones[board.room_zone[room]] else eggs


def destroy_eggs(s: Survival, room: str, amount: int) -> None:
    """Every damage destroys one, as long as there are any (LD-27.14a, NE-04.09)."""
    for egg in eggs_in(s, room)[:amount]:
        zones.put(s, egg, OBJECT_SUPPLY)
        s.emit("egg_destroyed", room=room, egg=egg, eggs=len(s.zones[EGGS_IN_NEST]))
        check_nest(s)


def check_nest(s: Survival) -> None:
    """Without an egg the Nest is destroyed for good (LD-27.13d)."""
    if not s.zones[EGGS_IN_NEST] and not s.nest_destroyed:
        s.nest_destroyed = True
        s.emit("nest_destroyed", destroyed=1)
