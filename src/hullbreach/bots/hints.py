"""What a bot tells people: advice for a seat, what speaks for an answer, a word to all."""

from __future__ import annotations

from typing import NamedTuple

from hullbreach.kernel.decisions import Option
from hullbreach.kernel.views import Sight

from .thumb import Phrase, Reason, ThumbBot, thumb_of


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


def statement(sight: Sight, game: str) -> Phrase | None:
    """What a bot on this seat would say to everybody before it answers, true or not."""
    thumb, decision = thumb_of(game), sight.decision
    if thumb is None or thumb.talk is None or decision is None:
        return None
    return thumb.talk(sight.view(), decision)
