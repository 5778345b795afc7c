"""What Lockdown adds to the shared state: power, time, knowledge, the ways out."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.games.survival.state import Survival

ABSENT = -1  # a token that is not on the time track


@dataclass(slots=True, kw_only=True)
class Lockdown(Survival):
    time: int = 15
    emergency_power: bool = False
    """The time token shows its blue side."""
    power: dict[str, int] = field(default_factory=dict)
    """Which power token lies on which section, and which on the lift."""
    powered: list[int] = field(default_factory=list)
    """The power tokens that show their blue side."""
    lift: str = ""
    alarm: int = ABSENT
    self_destruct: int = ABSENT
    self_destruct_red: bool = False
    gate_open: bool = False
    rover: str = ""
    """At the exit room or in the bunker."""
    knowledge: dict[int, int] = field(default_factory=dict)
    learned: list[int] = field(default_factory=list)
    """Seats whose knowledge token shows its active side."""
    scouted: dict[int, int] = field(default_factory=dict)
    """How many rooms a seat was the first to explore."""
    nest_found: bool = False
    analysed: list[str] = field(default_factory=list)
    """The kinds of objects that have been analysed."""
    computed: dict[int, str] = field(default_factory=dict)
    """The sections in which a seat has performed computer actions."""
