"""The course of a match: its answers and events, numbered for good.

A stored match goes on from its last snapshot, so the kernel's match may remember only the end of
the story. The numbers here count from the first answer and the first event all the same.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

from hullbreach.kernel.errors import IllegalChoice, NotAsked
from hullbreach.kernel.events import SeenEvent
from hullbreach.kernel.match import Match

from .lines import Opened


class Bookmark(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match stands, as it is stored."""

    save: dict[str, Any]
    answers: list[tuple[int, str]]
    events: int


class Course:
    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.match = _begin(opened)
        self.answers: list[tuple[int, str]] = []
        self.first_event = 0
        """The first event that the match remembers; older ones are found by playing again."""
        self._first_answer = 0
        self._events = self._count_events()
        self._marks: list[int] = []
        """How many events there were before each answer that the match remembers."""

    @classmethod
    def resume(cls, opened: Opened, mark: Bookmark) -> Course:
        """Go on from a bookmark. Answers that today's rules refuse are asked again."""
        position = mark.save["position"]
        tail = position["tail"]
        course = cls.__new__(cls)
        course.opened = opened
        course.match = Match.load({**mark.save, "position": {**position, "tail": []}})
        course.answers = mark.answers[: len(mark.answers) - len(tail)]
        course.first_event = 0
        course._first_answer = len(course.answers)
        course._events = course._count_events()
        course._marks = []
        for seat, option in tail:
            try:
                course.play(seat, option)
            except (IllegalChoice, NotAsked):
                break
        course.first_event = max(mark.events - course._events, 0)
        return course

    @classmethod
    def again(cls, opened: Opened, answers: list[tuple[int, str]]) -> Course:
        """Play the whole match again from its seed."""
        course = cls(opened)
        for seat, option in answers:
            course.play(seat, option)
        return course

    def bookmark(self) -> Bookmark:
        return Bookmark(
            save=self.match.save(), answers=list(self.answers), events=self.events_count
        )

    def play(self, seat: int, option: str) -> None:
        self.match.play(option, seat)
        self._marks.append(self._events)
        self.answers.append((seat, option))
        self._events = self._count_events(self._events)

    def undo(self) -> None:
        self.match.undo()
        self.answers.pop()
        self._events = self._marks.pop()

    @property
    def can_undo(self) -> bool:
        return self.match.can_undo

    # ---------------------------------------------------------------- events

    @property
    def events_count(self) -> int:
        return self.first_event + self._events

    def events(self, seat: int | None, since: int = 0) -> list[SeenEvent]:
        """What that viewer saw from this number on, as far as the match remembers."""
        first = self.first_event
        seen = self.match.events(seat, max(since - first, 0))
        return [SeenEvent(e.number + first, e.name, e.facts) for e in seen] if first else seen

    @property
    def last_events(self) -> int:
        """The number of the first event that the last answer caused."""
        return self.first_event + (self._marks[-1] if self._marks else 0)

    def answers_at(self, event: int) -> int:
        """The event is a consequence of so many answers."""
        return self._first_answer + bisect_right(self._marks, event - self.first_event)

    def _count_events(self, at_least: int = 0) -> int:
        newest = self.match.events(None, at_least)
        return newest[-1].number + 1 if newest else at_least

    def called(self) -> tuple[str, ...]:
        """The words by which the game calls its seats (factions, characters), if it does."""
        seats = self.match.view(None).get("seats")
        if not isinstance(seats, list):
            return ()
        dicts = [seat for seat in seats if isinstance(seat, dict)]
        words = [seat.get("faction") or seat.get("character") for seat in dicts]
        return tuple(word for word in words if isinstance(word, str))


def _begin(opened: Opened) -> Match:
    if opened.position is not None:
        return Match.from_position(opened.position, seed=opened.seed)
    return Match.new(opened.game, len(opened.seats), opened.seed, opened.options)
