"""What Nemesis adds to the shared state: time, course, engines, pods."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.games.survival.state import Survival

ABSENT = -1  # the self-destruct marker when it is not on its track


@dataclass(slots=True, kw_only=True)
class Nemesis(Survival):
    time: int = 15
    self_destruct: int = ABSENT
    course: str = "b"
    """The field of the destination track on which the marker stands."""
    pods: dict[str, str] = field(default_factory=dict)
    """`locked` or `open`; a pod that was launched is gone."""
    waited: list[int] = field(default_factory=list)
    """Seats that have had their say in a pod in this player phase."""
    airlock: str = ""
    """The room that is to be emptied when everybody has passed."""
    calmed: list[str] = field(default_factory=list)
    """Intruders that do not attack in the next event phase."""
    destroyed: bool = False
