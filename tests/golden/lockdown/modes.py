"""The matches that are told in full: one for each number of seats and each mode."""

from __future__ import annotations

from tests.golden.transcript import Mode

from .board import board
from .endings import LEAVING

MODES = (
    Mode("two", 2, {"characters": ["hacker", "lab_rat"]}, board, LEAVING),
    Mode("three", 3, {"characters": ["sentry", "survivor", "janitor"]}, board, LEAVING),
    Mode("four", 4, {}, board, LEAVING),
    Mode("five", 5, {}, board, LEAVING),
    Mode("alone", 1, {"characters": ["janitor"]}, board, LEAVING),
    Mode("team", 3, {"mode": "coop"}, board, LEAVING),
    Mode("alternate", 3, {"board": "alternate"}, board, LEAVING),
    Mode("classic", 3, {"xenos": "classic"}, board, LEAVING),
)
