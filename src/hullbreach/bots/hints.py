"""What a bot would do here, and why: advice for the person who holds the seat."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.kernel.decisions import Option
from hullbreach.kernel.views import Sight

from .thumb import Reason, ThumbBot, thumb_of


class Hint(NamedTuple):
    option: Option
    reason: Reason


def hint(sight: Sight, game: str) -> Hint | None:
    """By rule of thumb, from what the seat itself may know; None where there are no such rules."""
    thumb = thumb_of(game)
    if thumb is None or sight.decision is None:
        return None
    adviser = ThumbBot(thumb)
    option = adviser.choose(sight)
    return Hint(option, adviser.explain(sight, option))


def speaks_for(sight: Sight, game: str, option: Option) -> Reason | None:
    """What a bot would say for this answer; None if it has nothing to say."""
    thumb = thumb_of(game)
    return ThumbBot(thumb).explain(sight, option) if thumb else None
