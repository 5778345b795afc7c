"""The two sides of the board, and what they have in common."""

from __future__ import annotations

from hullbreach.games.survival.crew import find_room

from . import alternate_board, standard_board
from .alternate_board import ALTERNATE
from .sections import LIFT, S01, S02, S03, SECTIONS
from .standard_board import STANDARD
from .state import Lockdown

__all__ = ["BOARDS", "LIFT", "S01", "S02", "S03", "SECTIONS", "STANDARD"]

BOARDS = {board.id: board for board in (STANDARD, ALTERNATE)}
KNOWN = {STANDARD.id: standard_board.KNOWN, ALTERNATE.id: alternate_board.KNOWN}

ELEVATORS = {S01: "elevator_s01", S02: "elevator_s02", S03: "elevator_s03"}
ELEVATOR_START = S02  # only shown in a picture of the set-up


def elevator_room(s: Lockdown, section: str) -> str:
    return find_room(s, ELEVATORS[section])
