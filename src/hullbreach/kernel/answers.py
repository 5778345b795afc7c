"""What has been answered so far: a chain of answers, and the quiescent points between them."""

from __future__ import annotations

from msgspec import Struct

from .decisions import Answer, Ask, answer_id
from .state import State


class AnswerCell(Struct, frozen=True, eq=False):
    """An answer in the chain of all answers; never changed, so forks share it."""

    number: int
    seat: int
    asked: int  # the number of the question
    ask: Ask
    answer: Answer
    before: AnswerCell | None


def answers(last: AnswerCell | None, since: int = 0) -> list[AnswerCell]:
    found = []
    while last is not None and last.number >= since:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def answer_lines(last: AnswerCell | None, since: int = 0) -> list[tuple[int, str]]:
    return [(cell.seat, answer_id(cell.ask, cell.answer)) for cell in answers(last, since)]


class Quiet(Struct, frozen=True):
    """A copy of the state at a quiescent point, and how much had been answered and asked."""

    state: State
    answered: int
    asked: int
