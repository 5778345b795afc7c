"""Noise rolls and Danger."""

from __future__ import annotations

from hullbreach.kernel import chance

from .crew import occupied, xenos_in
from .doors import CLOSED
from .encounter import encounter
from .figures import bring, strike_door
from .markers import fill_with_noise, is_noisy, place_noise
from .state import Survival
from .title import Asking


def noise_roll(s: Survival, seat: int) -> Asking[bool]:
    """One noise die for the room the character is in (LD-17.11 to LD-17.14).

    Who waits in a pod is heard in its section (NE-03.74).
    Returns whether a xeno came into the room, even if it is no longer there.
    """
    room = s.title.room_below(s, s.place[seat])
    die, faces = s.title.noise_die_in(s, room)
    result = chance.roll(s, die, faces)
    s.emit("noise_roll", seat=seat, room=room, result=result)
    again = yield from s.title.rolls_again(s, seat, result)
    if again:
        result = chance.roll(s, die, faces)
        s.emit("noise_roll", seat=seat, room=room, result=result)
    if result == "silence":
        return seat in s.slime and danger(s, room)  # LD-17.14
    if result == "danger":
        return danger(s, room)
    if isinstance(result, str):
        return (yield from s.title.noise_symbol(s, seat, result))
    corridor = s.board.exits[room].get(result)
    return corridor is not None and (yield from make_noise(s, seat, corridor))


def make_noise(s: Survival, seat: int, corridor: str) -> Asking[bool]:
    """A marker; where one already lies, an encounter instead (LD-17.12b)."""
    if is_noisy(s, corridor):
        return (yield from encounter(s, seat))
    place_noise(s, corridor)
    return False


def danger(s: Survival, room: str) -> bool:
    """Xenos within earshot that are not in combat come; or there is noise (LD-17.13).

    Returns whether one has come.
    """
    board = s.board
    s.emit("danger", room=room)
    near = [
        (corridor, there, xenos_in(s, there))
        for corridor, there in board.earshot[room]
        if not occupied(s, there)
    ]
    near = [(corridor, there, xenos) for corridor, there, xenos in near if xenos]
    if not near:
        fill_with_noise(s, room)
        return False
    came = False
    for corridor, there, xenos in near:
        if s.door.get(corridor) == CLOSED:
            strike_door(s, xenos, corridor)
            continue
        for xeno in xenos:
            bring(s, xeno, room)
            s.emit("xeno_moved", xeno=xeno, room=there, to=room)
            came = True
    return came
