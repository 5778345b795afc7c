"""The course of a match: a state, the procedure that is running, and what was answered.

Between procedures a match is *quiescent*: the state alone says everything. There the course keeps a
copy now and then, so a fork or an undo is that copy plus the few answers given since.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from typing import Any, TypeVar

from msgspec import Struct

from .answers import AnswerCell, Quiet
from .chance import Script
from .decisions import Answer, Ask, Decision, Play, Refusal, Together, Word
from .errors import BadPosition, CannotUndo, HullbreachError
from .registry import Game
from .state import Abandon, GameOver, Procedure, State

C = TypeVar("C", bound="Course")
Steps = Generator[Ask | Together | None, Any, None]

PATIENCE = 64  # answers between two copies; a fork makes the copy it needs
ONCE, ALWAYS, NEVER = -1, 0, 1 << 60


FIELDS = (
    "_decisions",
    "_floor",
    "_fresh",
    "_game",
    "_given",
    "_last",
    "_made_up",
    "_open",
    "_pace",
    "_quiet",
    "_refusals",
    "_rules",
    "_running",
    "_script",
    "_seed",
    "_state",
    "_whole",
)


class Pace(Struct):
    """How far the questions have come, and from where on quiescent states are copied."""

    asked: int = 0  # those with one answer included
    calm: int = 0  # as many as had been asked at the last quiescent point
    due: int = NEVER  # copies from so many on


class Course:
    """What drives a match, forks it and takes it back. `Match` is what others hold."""

    __slots__ = FIELDS

    def __init__(self, game: Game[Any], state: State, seed: str, script: Script | None) -> None:
        self._game = game
        self._state = state
        self._seed = seed
        self._script = script
        self._rules = game.rules
        self._refusals = _finder(game, state)
        self._pace = Pace()
        self._running = _steps(state, game.procedures, self._pace)
        self._open: tuple[Ask, ...] = ()
        self._given: dict[int, Answer] | None = None  # while several seats choose in secret
        self._decisions: tuple[Decision, ...] | None = None
        self._last: AnswerCell | None = None
        self._floor = 0
        self._quiet: list[Quiet] = []
        self._fresh = False  # is the last of these the last quiescent point?
        self._whole = False  # known from its first answer on
        self._made_up = False  # set up by somebody, perhaps as no match could ever come to be

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return self._last.number + 1 if self._last else 0

    def _take(self, ask: Ask, answer: Answer) -> None:
        last, secret, floor, seat = self._last, self._given, self._floor, ask.seat
        opened, number = self._state.opened, 0
        if last is not None:
            number = last.number + 1
            if last.seat != seat:
                self._floor = number
            if number - self._quiet[-1].answered >= PATIENCE:
                self._pace.due = ONCE
        self._last = AnswerCell(number, seat, self._pace.asked, ask, answer, last)
        try:
            if secret is None:
                self._run(answer)
            else:
                self._take_in_secret(secret, seat, answer)
        except Exception:  # as if it had never been given
            self._go_back(number, floor)
            with stumbling() if self._made_up else nullcontext():
                raise
        if self._state.opened != opened or self._given is not secret is not None:
            self._floor = number + 1  # something was shown: chance, a piece, or secret answers

    def _take_in_secret(self, given: dict[int, Answer], seat: int, answer: Answer) -> None:
        """The running procedure gets the answers once all who were asked together have given."""
        self._decisions = None
        given[seat] = answer
        if len(given) == len(self._open):
            self._given = None
            self._run({ask.seat: given[ask.seat] for ask in self._open})

    def _run(self, answer: Any, retrace: Retrace | None = None) -> None:
        """Go on until somebody must choose or the match is over."""
        self._decisions = None
        self._fresh = False
        running, pace = self._running, self._pace
        while True:
            try:
                question = running.send(answer)
            except StopIteration:
                self._open = ()
                break
            if question is None:
                self._settle()
                answer = None
                continue
            pace.asked = asked = pace.asked + 1
            if retrace is not None:
                answer = retrace.answer(self, question, asked)
            elif isinstance(question, Ask):
                answer = question.only_answer()
            else:
                answer = self._answer_together(question, {})
            if answer is None:
                self._open = question.asks
                break

    def _answer_together(self, question: Together, known: Mapping[int, Answer]) -> Answer | None:
        """All answers, if each seat has given its own or has only one; else they are waited for."""
        found = {ask.seat: known.get(ask.seat, ask.only_answer()) for ask in question.asks}
        given = {seat: answer for seat, answer in found.items() if answer is not None}
        if len(given) == len(found):
            return given
        self._given = given
        return None

    def _settle(self) -> None:
        """Keep the quiescent state; forget the ones that undo can no longer reach."""
        pace = self._pace
        self._keep(Quiet(self._state.clone(), self.answered, pace.asked))
        if pace.due == ONCE:
            pace.due = NEVER

    def _keep(self, quiet: Quiet) -> None:
        kept, floor = self._quiet, self._floor
        if kept and kept[-1].answered == quiet.answered:
            kept.pop()
        kept.append(quiet)
        while len(kept) > 1 and kept[1].answered <= floor:
            del kept[0]

    def _last_quiet(self) -> Quiet:
        """The last quiescent point: found by playing the answers since an older one again."""
        if not self._fresh:
            twin = self._resume(self._quiet[-1], self.answered, due=self._pace.calm)
            self._keep(twin._quiet[-1])
            self._fresh = True
        return self._quiet[-1]

    def fork(self: C, *, heard: bool | None = None) -> C:
        """A twin that goes its own way. `heard=False` spares it the events."""
        twin = self._resume(self._last_quiet(), self.answered, heard=heard)
        twin._open = self._open  # the same questions: nobody needs to find their values again
        twin._fresh = True
        return twin

    def _resume(
        self: C,
        quiet: Quiet,
        upto: int,
        *,
        heard: bool | None = None,
        due: int = NEVER,
        retell: Retell | None = None,
    ) -> C:
        """A twin that stands where so many answers had been given."""
        twin = type(self)(self._game, quiet.state.twin(), self._seed, self._script)
        twin._whole, twin._made_up = self._whole, self._made_up
        twin._state.heard = self._state.heard if heard is None else heard
        twin._floor = self._floor
        twin._pace.asked, twin._pace.due = quiet.asked, due
        twin._quiet = kept = self._quiet.copy()
        while kept and kept[-1].answered >= quiet.answered:
            kept.pop()
        kept.append(quiet)
        until, tail, last = self._pace.asked if self._open else 0, {}, self._last
        while last is not None and last.number >= quiet.answered:
            if last.number < upto:
                tail[last.asked, last.seat] = last
            else:
                until = last.asked
            last = last.before
        twin._last = last
        twin._run(None, Retrace(tail, until, retell))
        twin._pace.due, twin._fresh = NEVER, due != NEVER
        return twin

    @property
    def can_undo(self) -> bool:
        """No chance, no reveal and no other seat's choice since the last answer."""
        return self.answered > self._floor

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._last:
            raise CannotUndo("nothing has been answered yet")
        if not self.can_undo:
            raise CannotUndo(
                "the last answer cannot be taken back: chance or something hidden has been shown "
                "since, or another seat has chosen"
            )
        self._go_back(self._last.number, self._floor)

    def _go_back(self, upto: int, floor: int) -> None:
        quiet = next(entry for entry in reversed(self._quiet) if entry.answered <= upto)
        before = self._resume(quiet, upto, due=ALWAYS)
        before._floor = floor
        for name in FIELDS:
            setattr(self, name, getattr(before, name))


def _finder(game: Game[Any], state: State) -> Callable[[Ask], tuple[Refusal, ...]]:
    """What is refused, and why. It knows no match: one that is dropped is gone at once."""
    return lambda ask: tuple(game.refusals(state, ask))


def _steps(state: State, procedures: Mapping[str, Procedure], pace: Pace) -> Steps:
    """Everything on the agenda, step by step: the questions, and None where a copy is due."""
    agenda = state.agenda if state.result is None else []
    while agenda:
        pace.calm = pace.asked
        if pace.calm >= pace.due:
            yield None
        step = agenda.pop()
        try:
            running = _begun(procedures[step[0]], state, step)  # type: ignore[index]
            if running is not None:
                yield from running
        except (GameOver, Abandon) as cut:
            _cut_short(state, cut)


def _begun(procedure: Procedure, state: State, step: tuple[Word, ...]) -> Play | None:
    """The shorter steps, which most are, are called without packing their words anew."""
    count = len(step)
    if count == 3:
        return procedure(state, step[1], step[2])
    if count == 2:
        return procedure(state, step[1])
    if count == 1:
        return procedure(state)
    return procedure(*((state,) + step[1:]))  # noqa: RUF005  (quicker)


Retell = Callable[[AnswerCell, Ask], Answer]


class Retrace(Struct):
    """Answers that are given again, each to the question it belongs to, until one stays open."""

    cells: dict[tuple[int, int], AnswerCell]  # by question and seat, the last one first
    until: int
    retell: Retell | None

    def answer(self, course: Course, question: Ask | Together, asked: int) -> Answer | None:
        if asked == self.until and isinstance(question, Ask):
            return None
        if isinstance(question, Together):
            asks = {ask.seat: ask for ask in question.asks}
            cells = [cell for cell in reversed(self.cells.values()) if cell.asked == asked]
            known = {cell.seat: self._again(course, asks[cell.seat], cell) for cell in cells}
            return course._answer_together(question, known)
        cell = self.cells.get((asked, question.seat))
        return self._again(course, question, cell) if cell else question.only_answer()

    def _again(self, course: Course, ask: Ask, cell: AnswerCell) -> Answer:
        if self.retell is not None:
            answer = self.retell(cell, ask)
            cell = AnswerCell(cell.number, cell.seat, cell.asked, ask, answer, course._last)
        course._last = cell
        return cell.answer


@contextmanager
def stumbling() -> Iterator[None]:
    """No check foresees all that can be wrong with a position that was made up: rules find out."""
    try:
        yield
    except HullbreachError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}".rstrip(": ")
        raise BadPosition(f"the rules cannot go on from this position ({what})") from error


def _cut_short(state: State, cut: GameOver | Abandon) -> None:
    """A rule ends the match, or drops what was planned for other steps."""
    state.agenda.clear()
    if isinstance(cut, Abandon):
        state.agenda.extend(reversed(cut.steps))
        return
    state.result = cut.result
    state.emit("game_over", reason=cut.result.reason, winners=cut.result.winners)
