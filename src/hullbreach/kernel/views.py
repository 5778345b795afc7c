"""What a bot or a client may hold of a match: one seat's eyes, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .decisions import Decision, Option
from .errors import HullbreachError
from .events import SeenEvent

if TYPE_CHECKING:
    from .match import Match


class Sight:
    """A match as one seat sees it."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """The decision this seat has to make now, if any."""
        return next((d for d in self.__match.decisions if d.seat == self.seat), None)

    def view(self) -> dict[str, Any]:
        return self.__match.view(self.seat)

    def events(self, since: int = 0) -> list[SeenEvent]:
        return self.__match.events(self.seat, since)

    def imagine(self, seed: str) -> Match:
        """A match that fits all this seat knows; everything else in it is drawn anew."""
        return self.__match.imagine(self.seat, seed)


class Bot(Protocol):
    """Whoever can answer a decision from what its seat sees."""

    def choose(self, sight: Sight) -> Option | str: ...


def play(match: Match, bots: Sequence[Bot | None], *, moves: int | None = None) -> Match:
    """Let the bots play to the end, or until a seat without a bot is asked, or `moves` are made."""
    if len(bots) != match.seats:
        raise HullbreachError(f"{match.seats} seats need as many bots (or None), not {len(bots)}")
    sights = [Sight(match, seat) for seat in range(match.seats)]
    made = 0
    while match.decision and (moves is None or made < moves):
        decision = next((d for d in match.decisions if bots[d.seat] is not None), None)
        if decision is None:
            break
        bot = bots[decision.seat]
        assert bot is not None
        match.play(bot.choose(sights[decision.seat]), decision.seat)
        made += 1
    return match
