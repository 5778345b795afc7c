"""Hullbreach: three heavy science-fiction board games on one small engine.

>>> import hullbreach as hb
>>> match = hb.Match.new("theseus", seats=2, seed="demo")
>>> while match.decision:                       # None when the game is over
...     ask = match.decision                    # ask.seat, ask.kind, ask.options, ask.refusals
...     match.play(ask.options[0])              # or its id
>>> match.result.reason in ("life", "data", "end_track", "tie")
True
>>> hb.Match.replay(match.record()).result == match.result
True
"""

from typing import TYPE_CHECKING

from hullbreach.kernel.chance import Script
from hullbreach.kernel.decisions import Decision, Option, Refusal
from hullbreach.kernel.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    HullbreachError,
    IllegalChoice,
    NotAsked,
    ScriptMisfit,
    UnknownGame,
)
from hullbreach.kernel.match import Match
from hullbreach.kernel.state import Outcome, Result
from hullbreach.kernel.views import Bot, Sight, play

if TYPE_CHECKING:
    from hullbreach.kernel.registry import game_names as games
else:
    from hullbreach import games  # a package that can be called

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "CannotUndo",
    "Decision",
    "HullbreachError",
    "IllegalChoice",
    "Match",
    "NotAsked",
    "Option",
    "Outcome",
    "Refusal",
    "Result",
    "Script",
    "ScriptMisfit",
    "Sight",
    "UnknownGame",
    "games",
    "play",
]
