"""Who else could do it: what helps all needs to be done by one only."""

from __future__ import annotations

from functools import cache

from hullbreach.bots.survival.printed import printed
from hullbreach.bots.survival.scene import Scene

SOMEBODY_ELSE = 0.6  # what is left of a deed that somebody nearer may do


def mine(scene: Scene, room: str) -> float:
    """The share of a common deed in this room that is left to this seat."""
    return float(SOMEBODY_ELSE ** nearer(scene, room))


def nearer(scene: Scene, room: str) -> int:
    """How many others are nearer to this room."""
    far = steps(scene.title.game, scene.title.board(scene.view), room)
    own = (far.get(scene.here, 0), scene.me["number"])
    seats = scene.view["seats"]
    return sum((far[seats[s]["place"]], seats[s]["number"]) < own for s in aboard(scene))


def aboard(scene: Scene) -> list[int]:
    """The others who are awake on the ship."""
    return [seat for seats in scene.people.values() for seat in seats if seat != scene.seat]


@cache
def steps(game: str, board: str, room: str) -> dict[str, int]:
    """How many corridors every room is away from this one."""
    neighbours = printed(game, board).neighbours
    found, edge = {room: 0}, [room]
    for here in edge:
        for _, there in neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found
