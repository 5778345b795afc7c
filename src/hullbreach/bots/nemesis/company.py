"""Who else could do it: what helps all needs to be done by one only."""

from __future__ import annotations

from functools import cache

from hullbreach.bots.survival.printed import printed
from hullbreach.bots.survival.scene import Scene

SOMEBODY_ELSE = 0.5  # what is left of a deed that somebody nearer may do


def mine(scene: Scene, room: str) -> float:
    """The share of a common deed in this room that is left to this seat."""
    far = steps(scene.title.game, scene.title.board(scene.view), room)
    own = (far.get(scene.here, 0), scene.me["number"])
    nearer = 0
    for seat in (seat for seats in scene.people.values() for seat in seats):
        about = scene.view["seats"][seat]
        if seat != scene.seat and (far[about["place"]], about["number"]) < own:
            nearer += 1
    return float(SOMEBODY_ELSE**nearer)


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
