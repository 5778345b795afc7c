"""Rules of thumb: bots that know what the pieces of a game are for, and look one step ahead."""

from .bot import Reason, Thumb, ThumbBot, thumb_of

__all__ = ["Reason", "Thumb", "ThumbBot", "thumb_of"]
