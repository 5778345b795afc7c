"""Fire, malfunction, noise and slime markers."""

from __future__ import annotations

from .board import SERVICE
from .crew import explored
from .state import Survival
from .title import TheEnd


def place_fire(s: Survival, room: str) -> None:
    """One per room; when the pool is empty the place explodes (LD-19.05a, LD-19.05b).

    Nothing burns on a crossroads (LD-31.01a).
    """
    if room in s.fire or room in s.board.crossroads:
        return
    if len(s.fire) >= s.fire_pool:
        s.emit("no_fire_marker_left", room=room)
        raise TheEnd("explosion")
    s.fire.append(room)
    s.emit("fire_placed", room=room)


def remove_fire(s: Survival, room: str) -> None:
    if room in s.fire:
        s.fire.remove(room)
        s.emit("fire_removed", room=room)


def may_break(s: Survival, room: str) -> bool:
    """Explored, and not one of the rooms that never take a malfunction (LD-19.06b, LD-19.07c)."""
    tile = s.zones[s.board.room_zone[room]]
    return bool(tile) and s.title.room_of[tile[0]].malfunction


def place_malfunction(s: Survival, room: str) -> None:
    if room in s.malfunction or not may_break(s, room):
        return
    if len(s.malfunction) >= s.malfunction_pool:
        s.emit("no_malfunction_marker_left", room=room)
        raise TheEnd("explosion")
    s.malfunction.append(room)
    s.emit("malfunction_placed", room=room)


def remove_malfunction(s: Survival, room: str) -> None:
    if room in s.malfunction:
        s.malfunction.remove(room)
        s.emit("malfunction_removed", room=room)


def is_noisy(s: Survival, corridor: str) -> bool:
    for marked in s.noise:  # compiled, this is quicker than `in`
        if marked == corridor:
            return True
    return False


def place_noise(s: Survival, corridor: str) -> None:
    """Only where none lies; whoever calls this has seen to it (LD-17.12b)."""
    s.noise.append(corridor)
    s.emit("noise_placed", corridor=corridor)


def fill_with_noise(s: Survival, room: str) -> None:
    """A marker in every connected corridor without one; never an encounter (LD-17.13c)."""
    for corridor in s.board.corridors_of[room]:
        if not is_noisy(s, corridor):
            place_noise(s, corridor)


def clear_noise(s: Survival, room: str) -> None:
    """Discard the markers of all corridors of a room, service corridor included (LD-20.02a)."""
    for corridor in s.board.corridors_of[room]:
        remove_noise(s, corridor)


def remove_noise(s: Survival, corridor: str) -> None:
    if is_noisy(s, corridor):
        s.noise.remove(corridor)
        s.emit("noise_removed", corridor=corridor)


def noisy_everywhere(s: Survival, room: str) -> bool:
    """Does every corridor of the room hold a marker?"""
    if len(s.noise) < 2:
        return False  # every room has two corridors or more
    for corridor in s.board.corridors_of[room]:
        if not is_noisy(s, corridor):
            return False
    return True


def gain_slime(s: Survival, seat: int) -> None:
    if seat not in s.slime and not s.title.slime_proof(s, seat):
        s.slime.append(seat)
        s.emit("slimed", seat=seat, slime=1)


def lose_slime(s: Survival, seat: int) -> None:
    if seat in s.slime:
        s.slime.remove(seat)
        s.emit("slime_removed", seat=seat, slime=0)


def lower_search(s: Survival, room: str) -> None:
    s.search[room] -= 1
    s.emit("search_counter", room=room, left=s.search[room])


def has_entrance(s: Survival, room: str) -> bool:
    return SERVICE in s.board.corridors_of[room]


def explored_entrances(s: Survival, but: str) -> list[str]:
    """Explored rooms with a service corridor entrance, other than this one."""
    return [r for r in s.board.entrances if r != but and explored(s, r)]
