"""Positions from which most tests of the ship start."""

from __future__ import annotations

from typing import Any

from tests.games.nemesis.table import Table


def aboard(*characters: str, room: str = "014", kind: str = "cabins", **state: Any) -> Table:
    """The first character in an explored room, the others far away, xenos already met."""
    table = Table(*(characters or ("captain", "pilot")))
    table.explore(room, kind, search=2).stand(0, room)
    for seat in range(1, len(table.now["place"])):
        table.stand(seat, "001")
    return table.set(**{"met": True, **state})


def fight(*characters: str, xeno: str = "adult#1", **where: Any) -> Table:
    """The same with a xeno in the room."""
    table = aboard(*characters, **where)
    return table.put(xeno, f"xenos.{where.get('room', '014')}")


def playable(table: Table, kind: str) -> list[str]:
    """What a kind of card or item can be used for now."""
    found = []
    for option in table.options:
        verb, _, rest = option.partition(":")
        piece, _, choice = rest.partition(">")
        if verb in ("play", "use") and piece.partition("#")[0].endswith(kind):
            found.append(choice)
    return found
