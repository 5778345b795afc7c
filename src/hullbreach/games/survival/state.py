"""The state that both titles have. Pieces are in zones; everything else is a number or a word."""

from __future__ import annotations

from dataclasses import dataclass, field

from hullbreach.kernel.state import State

from .board import NOWHERE, Board
from .title import Title

DEAD = "dead"
UNTITLED = Title()


@dataclass(slots=True, kw_only=True)
class Survival(State):
    """Rooms are named by their number, corridors by the rooms they join, seats by their index."""

    title: Title = field(default=UNTITLED, repr=False)

    board: Board = field(default=NOWHERE, repr=False)
    """Everything printed on the board that this match is played on."""

    round: int = 0
    first: int = 0
    """The seat with the first player token."""
    number: dict[int, int] = field(default_factory=dict)
    """Player numbers, from the overview cards."""
    place: dict[int, str] = field(default_factory=dict)
    """Where each character is: a room, a pod, a refuge, or `dead`."""
    fate: dict[int, str] = field(default_factory=dict)
    """How a character died or got away."""
    passed: list[int] = field(default_factory=list)
    turns: dict[int, int] = field(default_factory=dict)
    """Turns taken in this round."""
    moved: list[int] = field(default_factory=list)
    """Seats that have made a movement action in this round."""

    tireless: list[int] = field(default_factory=list)
    """Seats that may go on acting until they pass."""
    evading: bool = False
    """Xenos do not attack in the next event phase."""

    calmed: list[str] = field(default_factory=list)
    """Xenos that do not attack in the next event phase."""

    noise: list[str] = field(default_factory=list)
    fire: list[str] = field(default_factory=list)
    malfunction: list[str] = field(default_factory=list)
    fire_pool: int = 0
    malfunction_pool: int = 0
    """Markers that exist: on the board or still to be placed."""
    door: dict[str, str] = field(default_factory=dict)
    """`closed` or `destroyed`; an open door has no token."""
    search: dict[str, int] = field(default_factory=dict)
    """How often a room can still be searched."""
    venting: str = ""
    """The room that is being vented."""
    destroyed: bool = False
    """The whole place, with everything in it."""

    damage: dict[str, int] = field(default_factory=dict)
    met: bool = False
    """A xeno has appeared, and objectives have been chosen."""
    nest_destroyed: bool = False
    queen_killed: bool = False

    light: dict[int, int] = field(default_factory=dict)
    dressed: list[str] = field(default_factory=list)
    """Serious wound cards that lie face down."""
    slime: list[int] = field(default_factory=list)
    larva: list[int] = field(default_factory=list)
    """Seats with a larva on their character board."""
    signal: list[int] = field(default_factory=list)
    deaths: int = 0
    corpse_of: dict[str, int] = field(default_factory=dict)
    """Whose corpse an object is."""

    ammo: dict[str, int] = field(default_factory=dict)
    """Ammo or uses on an item."""
    taped: dict[str, str] = field(default_factory=dict)
    """A heavy item that shares the hand slot of another."""
    attached: dict[str, str] = field(default_factory=dict)
    """An item that belongs to another and counts as one card with it."""
