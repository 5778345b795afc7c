"""The facility in a few lines, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.survival.board import View, player, rooms


def board(view: View) -> Iterator[str]:
    """The explored rooms where something is, one line a player, one for the rest."""
    yield from rooms(view)
    lit = [place for place, token in view["power"].items() if token["on"]]
    gate = "open" if view["gate_open"] else "closed"
    time = view["time"]
    yield f"time {time['space']}; power {' '.join(lit) or '-'}; gate {gate}; rover {view['rover']}"
    yield from map(player, view["seats"])
