"""Rules of thumb: bots that know what the pieces of a game are for, and look one step ahead."""

from .bot import Phrase, Reason, Thumb, ThumbBot, thumb_of

__all__ = ["Phrase", "Reason", "Thumb", "ThumbBot", "thumb_of"]
