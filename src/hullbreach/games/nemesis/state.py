"""What Nemesis adds to the shared state: time, course and pods."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.games.survival.state import Survival

ABSENT = -1  # the self-destruct marker when it is not on its track


@dataclass(slots=True, kw_only=True)
class Nemesis(Survival):
    time: int = 15
    self_destruct: int = ABSENT
    course: str = "b"
    """The space of the destination track on which the marker stands."""
    pods: dict[str, str] = field(default_factory=dict)
    """`locked` or `open`; a pod that was launched is gone."""
    post_mortem: bool = False
    """The blue corpse has been brought to the Surgery."""
    intruder: int = -1
    """The seat of the intruder player; see `intruder_player`."""
    fallen: list[int] = field(default_factory=list)
    """Those who died first, in one moment."""
    moment: str = ""
    checked: str = ""
    """Where the ship has arrived, once the coordinates have been checked."""
