"""The matches that are told in full: one for each number of seats and each mode."""

from __future__ import annotations

from tests.golden.transcript import Mode

from .board import board
from .endings import LEAVING

MODES = (
    Mode("two", 2, {"characters": ["captain", "mechanic"]}, board, LEAVING),
    Mode("three", 3, {"characters": ["scout", "soldier", "pilot"]}, board, LEAVING),
    Mode("four", 4, {}, board, LEAVING),
    Mode("five", 5, {}, board, LEAVING),
    Mode("alone", 1, {"characters": ["scientist"]}, board, LEAVING),
    Mode("team", 3, {"mode": "coop"}, board, LEAVING),
    Mode("intruder", 3, {"intruder_player": True}, board, LEAVING),
)
