"""The matches that are told in full: one for each mode."""

from __future__ import annotations

from tests.golden.transcript import Mode

from .board import board

MODES = (
    Mode("duel", 2, {"factions": ["marines", "aliens"]}, board),
    Mode(
        "beginner",
        2,
        {"factions": ["scientists", "marines"], "beginner": True, "deck": "basic"},
        board,
    ),
    Mode("advanced", 2, {"factions": "choose", "bonus": False, "sectors": "free"}, board),
    Mode("pandora_duel", 2, {"factions": ["pandora", "scientists"]}, board),
    Mode("deathmatch_3", 3, {"factions": ["greys", "marines", "pandora"]}, board),
    Mode("deathmatch_4", 4, {"factions": ["aliens", "scientists", "marines", "greys"]}, board),
    Mode(
        "team", 4, {"mode": "team", "factions": ["marines", "aliens", "scientists", "greys"]}, board
    ),
    Mode(
        "team_pandora",
        4,
        {"mode": "team", "factions": ["greys", "marines", "pandora", "aliens"]},
        board,
    ),
)
