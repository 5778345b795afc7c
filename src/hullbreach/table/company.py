"""The bots that may sit at a table, by level."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.bots import LEVELS, PROPOSALS, Hint, Phrase, bot, hint, levels_of, statement
from hullbreach.kernel.views import Sight

from . import lines
from .errors import Refused
from .table import Table

AGREED = Phrase("agreed")


def check_level(level: str, game: str) -> str:
    """Only levels that differ in this game are offered."""
    levels = levels_of(game)
    if level not in levels:
        raise Refused("bad_option", f"There is no bot {level!r} here; choose {', '.join(levels)}.")
    return level


def think(table: Table, seat: int, tried: int = 0) -> Callable[[], str]:
    """A thought that may be thought in another thread: it holds a twin of the match.

    When a bot's answer could not be carried out it thinks again; then any answer will do.
    """
    level = table.seats[seat].bot
    if tried or level not in LEVELS:
        level = "random"
    seed = f"{table.opened.seed}/{seat}/{table.number}/{tried}"
    thinker = bot(level, table.opened.game, seed)
    sight = Sight(table.match.fork(), seat)
    return lambda: str(thinker.choose(sight))


def word_of(table: Table, seat: int) -> Callable[[], Phrase | None]:
    """What the bot says to all before it answers; to be thought in another thread.

    Nobody speaks for a person who is away, a bot without a plan has nothing to say, and bots are
    silent among themselves and in lessons.
    """
    holder, heard = table.seats[seat], any(each.awaits_person for each in table.seats)
    if holder.kind != "bot" or holder.bot == "random" or not heard or table.opened.exercise:
        return lambda: None
    sight, game = Sight(table.match.fork(), seat), table.opened.game
    return lambda: statement(sight, game)


def state(table: Table, seat: int, phrase: Phrase) -> lines.Line | None:
    """A bot says something, unless it has just said so.

    A proposal is made by one, another agrees, and the rest are silent.
    """
    latest = {m.seat: Phrase(m.phrase, m.about) for m in table.chat if m.phrase}
    own = latest.pop(seat, None)
    if phrase.name in PROPOSALS and phrase in latest.values():
        phrase = AGREED
        if phrase in latest.values():
            return None
    return None if phrase == own else lines.Said(seat=seat, phrase=phrase.name, about=phrase.about)


def advise(table: Table, seat: int, stamp: int) -> Callable[[], Hint]:
    """What a bot would do in the place of this seat; to be thought in another thread, too."""
    table.asked_with(seat, stamp)
    if not table.opened.hints:
        raise Refused("not_now", "At this table everybody thinks alone.")
    sight, game = Sight(table.match.fork(), seat), table.opened.game

    def thought() -> Hint:
        found = hint(sight, game)
        if found is None:
            raise Refused("not_now", "Nobody has advice for this game.")
        return found

    return thought
