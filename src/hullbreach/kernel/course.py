"""The course of a match: a state, the procedure that is running, and what was answered.

Between procedures a match is *quiescent*: the state alone says everything. There the course keeps a
copy now and then, so a fork or an undo is that copy plus the few answers given since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from . import record as records
from .chance import Script
from .decisions import Answer, Ask, Decision, Play, Together
from .errors import CannotUndo
from .record import AnswerCell
from .registry import Game
from .state import Abandon, GameOver, State

C = TypeVar("C", bound="Course")

PATIENCE = 8  # answers between two copies; a fork makes the copy it needs


class Quiet(NamedTuple):
    """A copy of the state at a quiescent point, and how many answers had been given."""

    state: State
    answered: int


class Course:
    """What drives a match, forks it and takes it back. `Match` is what others hold."""

    __slots__ = (
        "_decisions",
        "_eager",
        "_floor",
        "_fresh",
        "_game",
        "_given",
        "_last",
        "_open",
        "_quiet",
        "_running",
        "_script",
        "_seed",
        "_state",
        "_whole",
    )

    def __init__(self, game: Game[Any], state: State, seed: str, script: Script | None) -> None:
        self._game = game
        self._state = state
        self._seed = seed
        self._script = script
        self._running: Play | None = None
        self._open: tuple[Ask, ...] = ()
        self._given: dict[int, Answer] | None = None  # while several seats choose in secret
        self._decisions: tuple[Decision, ...] | None = None
        self._last: AnswerCell | None = None
        self._floor = 0
        self._quiet: list[Quiet] = []
        self._fresh = False  # is the last of these the last quiescent point?
        self._eager = False  # keep every quiescent point
        self._whole = False  # known from its first answer on

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return self._last.number + 1 if self._last else 0

    def _take(self, ask: Ask, answer: Answer) -> None:
        last = self._last
        number = 0 if last is None else last.number + 1
        floor = self._floor
        if last is not None and last.seat != ask.seat:
            self._floor = number
        self._last = AnswerCell(number, ask.seat, ask, answer, last)
        opened, secret = self._state.opened, self._open if self._given is not None else None
        try:
            self._feed(ask, answer)
        except Exception:  # a forced result does not fit, or a rule is broken: as if never given
            self._go_back(number, floor)
            raise
        if self._state.opened != opened or (secret is not None and self._open is not secret):
            self._floor = number + 1  # something was shown: chance, a piece, or secret answers

    def _feed(self, ask: Ask, answer: Answer) -> None:
        """Hand an answer to the running procedure, once all who were asked together have given."""
        given = self._given
        if given is None:
            self._run(answer)
            return
        self._decisions = None
        given[ask.seat] = answer
        if len(given) == len(self._open):
            self._given = None
            self._run({ask.seat: given[ask.seat] for ask in self._open})

    def _run(self, answer: Any) -> None:
        """Go on until somebody must choose or the match is over."""
        state, procedures, agenda = self._state, self._game.procedures, self._state.agenda
        running = self._running
        answered = self.answered
        self._decisions = None
        self._fresh = False
        while True:
            if running is None:
                if not agenda or state.result is not None:
                    self._open = ()
                    break
                if self._eager or answered - self._quiet[-1].answered >= PATIENCE:
                    self._settle()
                step = agenda.pop()
                try:
                    running = procedures[step[0]](state, *step[1:])  # type: ignore[index]
                except (GameOver, Abandon) as cut:
                    _cut_short(state, cut)
                if running is None:
                    continue
                answer = None
            try:
                asked = running.send(answer)
            except StopIteration:
                running = None
                continue
            except (GameOver, Abandon) as cut:
                _cut_short(state, cut)
                running = None
                continue
            if isinstance(asked, Ask):
                answer = asked.only_answer()
                if answer is None:
                    self._open = (asked,)
                    break
            else:
                self._open, answer = self._ask_together(asked)
                if self._open:
                    break
        self._running = running

    def _ask_together(self, asked: Together) -> tuple[tuple[Ask, ...], dict[int, Answer]]:
        known = {ask.seat: ask.only_answer() for ask in asked.asks}
        given = {seat: answer for seat, answer in known.items() if answer is not None}
        if len(given) == len(asked.asks):
            return (), given
        self._given = given
        return asked.asks, {}

    def _settle(self) -> None:
        """Keep the quiescent state; forget the ones that undo can no longer reach."""
        self._keep(Quiet(self._state.clone(), self.answered))

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
            twin = self._resume(self._quiet[-1], self.answered, eager=True)
            self._keep(twin._quiet[-1])
            self._fresh = True
        return self._quiet[-1]

    def fork(self: C, *, heard: bool | None = None) -> C:
        """A twin that goes its own way. `heard=False` spares it the events."""
        twin = self._resume(self._last_quiet(), self.answered, heard=heard)
        twin._fresh = True
        return twin

    def _resume(
        self: C,
        quiet: Quiet,
        upto: int,
        *,
        heard: bool | None = None,
        eager: bool = False,
        retell: Callable[[AnswerCell, Ask], Answer] | None = None,
    ) -> C:
        twin = type(self)(self._game, quiet.state.clone(), self._seed, self._script)
        twin._whole = self._whole
        twin._state.heard = self._state.heard if heard is None else heard
        twin._floor = self._floor
        twin._quiet = [entry for entry in self._quiet if entry.answered < quiet.answered]
        twin._quiet.append(quiet)
        tail = [cell for cell in records.answers(self._last, quiet.answered) if cell.number < upto]
        last = tail[0].before if tail else self._last
        while last is not None and last.number >= upto:
            last = last.before
        twin._last = last
        twin._eager = eager
        twin._run(None)
        for cell in tail:
            ask = next(ask for ask in twin._open if ask.seat == cell.seat)
            answer = retell(cell, ask) if retell else cell.answer
            twin._last = AnswerCell(cell.number, cell.seat, ask, answer, twin._last)
            twin._feed(ask, answer)
        twin._eager, twin._fresh = False, eager
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
        before = self._resume(quiet, upto, eager=True)
        before._floor = floor
        for name in Course.__slots__:
            setattr(self, name, getattr(before, name))


def _cut_short(state: State, cut: GameOver | Abandon) -> None:
    """A rule ends the match, or drops what was planned for other steps."""
    state.agenda.clear()
    if isinstance(cut, Abandon):
        state.agenda.extend(reversed(cut.steps))
        return
    state.result = cut.result
    state.emit("game_over", reason=cut.result.reason, winners=cut.result.winners)
