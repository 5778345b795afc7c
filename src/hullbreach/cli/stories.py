"""Matches that were played, moment by moment, before the eyes of one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import hullbreach as hb
from hullbreach.bots import speaks_for
from hullbreach.kernel.events import SeenEvent
from hullbreach.words import Words

from .boards import View


class Moment(NamedTuple):
    """After an answer, or (nobody has answered yet) at the beginning."""

    seat: int | None
    said: str
    events: Sequence[SeenEvent]
    view: View
    result: hb.Result | None = None
    decision: hb.Decision | None = None
    """What the viewer is asked, if the story breaks off there."""


class Story(Protocol):
    length: int
    """How many answers it tells of."""

    def moments(self, start: int, end: int, words: Words) -> Iterator[Moment]:
        """The moments after the answers from `start` on; the beginning, too, if that is 0."""
        ...


class Recorded:
    """A match that is played again from its record."""

    def __init__(self, record: Mapping[str, Any], seat: int | None, *, why: bool = False) -> None:
        """`why` tells also what a bot would say for each answer."""
        self.record = record
        self.seat = seat
        self.why = why
        self.length = len(record["answers"])

    def moments(self, start: int, end: int, words: Words) -> Iterator[Moment]:
        match = hb.Match.replay(self.record, upto=start)
        if start == 0:
            yield Moment(None, "", match.events(self.seat), match.view(self.seat))
        for number, (seat, text) in enumerate(self.record["answers"][start:end], start):
            told = len(match.events(self.seat))
            try:
                said = self._said(match, seat, text, words)
                match.play(text, seat)
            except (hb.IllegalChoice, hb.NotAsked) as error:
                raise hb.BadRecord(f"answer {number}: {error}") from None
            events = match.events(self.seat, told)
            yield Moment(seat, said, events, match.view(self.seat), match.result)

    def _said(self, match: hb.Match, seat: int, text: str, words: Words) -> str:
        """The answer in words; a secret answer stays secret."""
        decision = next((d for d in match.decisions if d.seat == seat), None)
        if decision is None or (len(match.decisions) > 1 and seat != self.seat):
            return words.say("answered-secretly")
        option = decision.option(text)
        reason = speaks_for(hb.Sight(match, seat), match.game, option) if self.why else None
        said = words.option(option)
        return f"{said} ({words.reason(*reason)})" if reason else said
