"""What can be wrong with things that come from outside a match.

Each message is one sentence for the person who gets it: what is wrong, where, what would be right.
"""


class HullbreachError(Exception):
    """Something from outside was wrong. Nothing has been changed."""


class UnknownGame(HullbreachError):
    """There is no game of that name."""


class BadOption(HullbreachError):
    """A match cannot be set up with these seats or options."""


class IllegalChoice(HullbreachError):
    """That is not one of the options of the open decision."""


class NotAsked(HullbreachError):
    """That seat has nothing to decide now."""


class CannotUndo(HullbreachError):
    """The last answer cannot be taken back."""


class BadRecord(HullbreachError):
    """A record does not describe a match that can be played again."""


class BadPosition(HullbreachError):
    """A position cannot stand on the table."""


class BadContent(HullbreachError):
    """Declared content contradicts itself: a double id, a wrong count, a missing word."""


class ScriptMisfit(HullbreachError):
    """A scripted result of chance does not fit what is being rolled, drawn or shuffled."""
