"""Positions on the alternate board: nothing lies face down, and everybody is out of the way.

table = mars("X1")
table.deal(0, "rest").start(0, surface=[3])
table.play("move:X2")
assert table.state.noise == ["area_3"]
"""

from __future__ import annotations

from hullbreach.games.lockdown.alternate_board import SPACES
from tests.games.lockdown.table import Table

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}


def mars(*places: str, **state: object) -> Table:
    """These characters stand there, a third one in the alert room; all rooms are explored."""
    characters = ("hacker", "janitor", "sentry")
    table = Table(*characters, board="alternate")
    for room in SPACES:
        for tile in list(table.zones.get(f"tile.{room}", ())):
            table.put(tile, f"room.{room}")
        for token in list(table.zones.get(f"token.{room}", ())):
            table.put(token, "explored")
    for seat, place in enumerate((*places, *("017",) * (len(characters) - len(places)))):
        table.stand(seat, place)
    table.put("token_adult_2_4#1", "bag")
    return table.set(**{"power": POWER, "powered": [1, 2, 3], "met": True, **state})


def draws(table: Table, card: str) -> Table:
    """This Mars surface card lies on top of its deck."""
    return table.put(f"mars_{card}#1", "mars", top=True)


def lay(table: Table, token: str, room: str) -> Table:
    """This exploration token lies in a place, and a face-down tile if there is one."""
    for tile in table.zones[f"room.{room}"]:
        if not tile.startswith("crossroads"):
            table.put(tile, f"tile.{room}")
    return table.put(token, f"token.{room}")
