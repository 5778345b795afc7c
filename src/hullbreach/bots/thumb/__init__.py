"""Rules of thumb: bots that know what the pieces of a game are for, and look one step ahead."""

from .bot import PROPOSALS, Phrase, Reason, Thumb, ThumbBot, thumb_of

__all__ = ["PROPOSALS", "Phrase", "Reason", "Thumb", "ThumbBot", "thumb_of"]
