"""Moving: by corridor, carefully, out of combat, through the service corridors."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play

from .attack import attack
from .crew import alive, companions, xenos_in
from .doors import CLOSED
from .exploration import explore
from .figures import bring, room_of
from .markers import is_noisy, place_noise
from .noise import noise_roll
from .state import Survival
from .title import Asking


def move(
    s: Survival,
    seat: int,
    room: str,
    *,
    careful: bool = False,
    safe: bool = False,
    quiet: bool = False,
    may_ignore: bool = False,
) -> Play:
    """Go to a neighbouring room; out of a room with xenos it is an escape (LD-21.03).

    A quiet one makes no noise, and cancels Silence and Danger of an exploration token.
    """
    start = s.place[seat]
    followers: list[str] = []
    if xenos_in(s, start) and not safe:
        followers = yield from escape_attacks(s, seat)
        if not alive(s, seat):
            return
    corridor = s.board.corridor_between[start, room]
    yield from enter(
        s, seat, room, corridor, followers, careful=careful, quiet=quiet, may_ignore=may_ignore
    )


def escape_attacks(s: Survival, seat: int) -> Asking[list[str]]:
    """Each xeno attacks once; returns those that follow (LD-21.03b, NE-08.04)."""
    followers = []
    room = s.place[seat]
    for xeno in s.title.attack_order(xenos_in(s, room)):
        if room_of(s, xeno) != room or not alive(s, seat):
            continue
        follows = yield from attack(s, xeno, seat, "escape")
        if follows:
            followers.append(xeno)
    return followers


def enter(
    s: Survival,
    seat: int,
    room: str,
    corridor: str,
    followers: list[str],
    *,
    careful: bool = False,
    quiet: bool = False,
    may_ignore: bool = False,
    guests: tuple[int, ...] = (),
) -> Play:
    """Arrive: resolve the token of the room, then make noise if it is empty (LD-16.06)."""
    arrive(s, seat, room)
    for guest in guests:
        arrive(s, guest, room)
    for xeno in followers:
        if room_of(s, xeno):
            bring(s, xeno, room)
            s.emit("xeno_followed", xeno=xeno, seat=seat, to=room)
    empty = companions(s, seat) == list(guests) and not xenos_in(s, room)
    instead = ""
    if s.zones[s.board.token_zone[room]]:  # unexplored, or a crossroads (LD-31.05a)
        silent = quiet or (careful and s.title.quiet_when_careful)
        instead = yield from explore(s, seat, room, corridor, silent=silent, may_ignore=may_ignore)
    for arrived in (seat, *guests):
        s.title.entered(s, arrived, room)
    empty = empty and not xenos_in(s, room)  # the token may have brought one
    if not empty or quiet or instead == "danger" or not alive(s, seat):
        return
    if careful:
        yield from careful_noise(s, seat)  # LD-17.03c: also with a Silence token
    elif instead != "silence":
        yield from noise_roll(s, seat)


def ways_out(s: Survival, room: str) -> list[str]:
    """The neighbouring rooms to which no closed door bars the way."""
    return [there for c, there in s.board.neighbours[room] if s.door.get(c) != CLOSED]


def arrive(s: Survival, seat: int, room: str) -> None:
    start = s.place[seat]
    s.place[seat] = room
    s.emit("moved", seat=seat, room=start, to=room)


def careful_noise(s: Survival, seat: int) -> Play:
    """A marker in a corridor of the player's choice (LD-14.07a)."""
    corridors = s.board.corridors_of[s.place[seat]]
    quiet = [("noise", corridor) for corridor in corridors if not is_noisy(s, corridor)]
    if quiet:
        _, corridor = yield Ask(seat, "careful_noise", quiet)
        place_noise(s, corridor)
