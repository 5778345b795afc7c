"""Looking back: the table as it stood at an earlier moment, by playing the match again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from hullbreach.kernel.errors import HullbreachError
from hullbreach.table.course import Course
from hullbreach.table.errors import Refused
from hullbreach.table.lines import Opened

T = TypeVar("T")
Answers = list[tuple[int, str]]


class Theatre:
    """One match played again as far as wanted. Going on is quick, going back starts anew."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._course: Course | None = None
        self._lock = threading.Lock()

    def show(self, answers: Answers, look: Callable[[Course], T]) -> T:
        """Look at the course after these answers. Safe to call from any thread."""
        with self._lock:
            return look(self._stage(answers))

    def _stage(self, answers: Answers) -> Course:
        course = self._course
        if course is None or course.answers != answers[: len(course.answers)]:
            course = Course(self._opened)
        try:
            for seat, option in answers[len(course.answers) :]:
                course.play(seat, option)
        except HullbreachError as error:
            self._course = None
            raise Refused(
                "not_now", f"This match was begun under older rules; from there: {error}"
            ) from error
        self._course = course
        return course
