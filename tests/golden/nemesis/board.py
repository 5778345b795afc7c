"""The ship in a few lines, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.survival.board import View, player, rooms


def board(view: View) -> Iterator[str]:
    """The rooms where something is, one line for the tracks, one a player."""
    yield from rooms(view)
    time, pods = view["time"], [f"{pod} {lock}" for pod, lock in view["pods"].items()]
    counter = "-" if time["self_destruct"] is None else time["self_destruct"]
    course = view["course"]["space"]
    yield f"time {time['space']}; self-destruct {counter}; course {course}; {', '.join(pods)}"
    yield from map(player, view["seats"])
