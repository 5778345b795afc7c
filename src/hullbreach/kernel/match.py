"""A match: a state, the procedure that is running, and the record of what was answered.

Between procedures a match is *quiescent*: the state alone says everything. There the match keeps a
copy, so a fork or an undo is that copy plus the few answers given since.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from random import Random
from typing import Any, NamedTuple, TypeAlias

from . import record as records
from . import zones
from .chance import Script, commitment_of, secret_of
from .decisions import Answer, Ask, Decision, Option, Play, Refusal, Together
from .errors import BadPosition, BadRecord, CannotUndo, HullbreachError, IllegalChoice, NotAsked
from .events import SeenEvent, seen
from .record import AnswerCell, Position, Record, Save
from .registry import Game
from .registry import game as game_of
from .state import GameOver, Result, State

View: TypeAlias = dict[str, Any]


class Quiet(NamedTuple):
    """A copy of the state at a quiescent point, and how many answers had been given."""

    state: State
    answered: int


class Match:
    """One game being played. See the package's documentation for how to use it."""

    __slots__ = (
        "_decisions",
        "_floor",
        "_game",
        "_given",
        "_last",
        "_open",
        "_quiet",
        "_running",
        "_script",
        "_seed",
        "_state",
    )

    def __init__(self, game: Game[Any], state: State, seed: str, script: Script | None) -> None:
        """Use `new`, `replay`, `from_position` or `load`."""
        self._game = game
        self._state = state
        self._seed = seed
        self._script = script
        self._running: Play | None = None
        self._open: tuple[Ask, ...] = ()
        self._given: dict[int, Answer] = {}
        self._decisions: tuple[Decision, ...] | None = None
        self._last: AnswerCell | None = None
        self._floor = 0
        self._quiet: list[Quiet] = []

    # ---------------------------------------------------------------- beginnings

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Script | None = None,
        heard: bool = True,
    ) -> Match:
        """Set up a match. Without a seed nobody can predict it; `heard=False` keeps no events."""
        rules = game_of(game)
        seed = secrets.token_hex(16) if seed is None else str(seed)
        state = rules.new_state(rules.default_seats if seats is None else seats, options or {})
        state.zone_kinds = rules.zone_kinds(state)
        for zone in state.zone_kinds:
            state.zones.setdefault(zone, ())
        state.heard = heard
        match = cls(rules, state, seed, chance)
        match._seal(seed)
        rules.setup(state)
        match._settle()
        match._run(None)
        return match

    @classmethod
    def replay(cls, source: str | bytes | Mapping[str, Any], *, upto: int | None = None) -> Match:
        """Play a record again (up to that many answers)."""
        record = records.read_record(source)
        script = Script(**record.script) if record.script else None
        match = cls.new(record.game, record.seats, record.seed, record.options, chance=script)
        match._answer_again(record.answers[:upto], BadRecord)
        return match

    @classmethod
    def from_position(
        cls,
        source: str | bytes | Mapping[str, Any],
        *,
        chance: Script | None = None,
        seed: str = "position",
    ) -> Match:
        """Set up any position; `chance` forces what is rolled, drawn and shuffled from now on."""
        position = records.read_position(source)
        rules = game_of(position.game)
        match = cls(rules, records.state_from(rules, position), seed, chance)
        match._seal(seed)
        match._settle()
        match._run(None)
        match._answer_again(position.tail, BadPosition)
        return match

    @classmethod
    def load(cls, source: str | bytes | Mapping[str, Any]) -> Match:
        """Go on with a saved match. A tail that no longer fits the rules is asked again."""
        save = records.read(Save, source, BadRecord)
        rules = game_of(save.position.game)
        match = cls(rules, records.state_from(rules, save.position), save.seed, None)
        match._state.secret = bytes.fromhex(save.secret)
        match._settle()
        match._run(None)
        for seat, text in save.position.tail:
            try:
                match.play(text, seat)
            except (IllegalChoice, NotAsked):
                break
        return match

    def _seal(self, seed: str) -> None:
        self._state.secret = secret_of(seed)
        self._state.script = dict(self._script.streams) if self._script else {}

    def _answer_again(self, lines: Sequence[tuple[int, str]], wrong: type[HullbreachError]) -> None:
        for number, (seat, text) in enumerate(lines):
            try:
                self.play(text, seat)
            except (IllegalChoice, NotAsked) as error:
                raise wrong(f"answer {number}: {error}") from None

    # ---------------------------------------------------------------- what is going on

    @property
    def game(self) -> str:
        return self._game.id

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def options(self) -> Mapping[str, Any]:
        return self._state.options

    @property
    def commitment(self) -> str:
        """Published at the start; proves at the end that chance was fixed before the first move."""
        return commitment_of(self._state.secret)

    @property
    def decision(self) -> Decision | None:
        """The open decision (the first, if several seats choose in secret); None at the end."""
        found = self._decisions
        if found is None:
            found = self._build_decisions()
        return found[0] if found else None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: more than one while seats choose in secret."""
        return self._build_decisions() if self._decisions is None else self._decisions

    def _build_decisions(self) -> tuple[Decision, ...]:
        rules, refusals = self._game.rules, self._refusals
        self._decisions = found = tuple(
            Decision(ask, rules, refusals) for ask in self._open if ask.seat not in self._given
        )
        return found

    def _refusals(self, ask: Ask) -> tuple[Refusal, ...]:
        return tuple(self._game.refusals(self._state, ask))

    @property
    def result(self) -> Result | None:
        return self._state.result

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return self._last.number + 1 if self._last else 0

    def view(self, seat: int | None) -> View:
        """What a seat (or, with None, a spectator) may see."""
        self._check_seat(seat)
        return self._game.view(self._state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[SeenEvent]:
        """What that viewer saw happen, from event number `since` on."""
        self._check_seat(seat)
        return seen(self._state.log, seat, since)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise NotAsked(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    # ---------------------------------------------------------------- playing

    def play(self, choice: Option | str, seat: int | None = None) -> None:
        """Answer the open decision with one of its options, or an option's id."""
        if self._decisions is None:
            self._build_decisions()
        if isinstance(choice, Option) and choice.decision in self._decisions:  # type: ignore[operator]
            decision, answer = choice.decision, choice.answer
            if seat is not None and seat != decision.seat:
                raise NotAsked(f"seat {seat} cannot answer for seat {decision.seat}")
        else:
            decision = self._decision_of(seat)
            answer = decision.parse(str(choice))
        self._take(decision.ask, answer)

    def _decision_of(self, seat: int | None) -> Decision:
        self._check_seat(seat)
        open_decisions = self.decisions
        if not open_decisions:
            raise NotAsked("the match is over; there is nothing to decide")
        if seat is None:
            return open_decisions[0]
        for decision in open_decisions:
            if decision.seat == seat:
                return decision
        asked = ", ".join(str(decision.seat) for decision in open_decisions)
        raise NotAsked(f"seat {seat} has nothing to decide now; waiting for seat {asked}")

    def _take(self, ask: Ask, answer: Answer) -> None:
        last = self._last
        number = 0 if last is None else last.number + 1
        if last is not None and last.seat != ask.seat:
            self._floor = number
        self._last = AnswerCell(number, ask.seat, ask, answer, last)
        opened = self._state.opened
        self._feed(ask, answer)
        if self._state.opened != opened:
            self._floor = number + 1

    def _feed(self, ask: Ask, answer: Answer) -> None:
        """Hand an answer to the running procedure, once all who were asked together have given."""
        self._decisions = None
        if len(self._open) == 1:
            self._run(answer)
            return
        self._given[ask.seat] = answer
        if len(self._given) == len(self._open):
            given, self._given = self._given, {}
            self._run(given)

    def _run(self, answer: Any) -> None:
        """Go on until somebody must choose or the match is over."""
        state, procedures = self._state, self._game.procedures
        running = self._running
        while True:
            if running is None:
                if not state.agenda or state.result is not None:
                    self._open = ()
                    break
                if self._quiet and self._quiet[-1].answered < self.answered:
                    self._settle()
                name, *arguments = state.agenda.pop()
                try:
                    running = procedures[name](state, *arguments)  # type: ignore[index]
                except GameOver as over:
                    _finish(state, over)
                if running is None:
                    continue
                answer = None
            try:
                asked = running.send(answer)
            except StopIteration:
                running = None
                continue
            except GameOver as over:
                _finish(state, over)
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
        self._decisions = None

    def _ask_together(self, asked: Together) -> tuple[tuple[Ask, ...], dict[int, Answer]]:
        known = {ask.seat: ask.only_answer() for ask in asked.asks}
        self._given = {seat: answer for seat, answer in known.items() if answer is not None}
        if len(self._given) < len(asked.asks):
            return asked.asks, {}
        given, self._given = self._given, {}
        return (), given

    def _settle(self) -> None:
        """Keep the quiescent state; forget the ones that undo can no longer reach."""
        kept, floor = self._quiet, self._floor
        kept.append(Quiet(self._state.clone(), self.answered))
        while len(kept) > 1 and kept[1].answered <= floor:
            del kept[0]

    # ---------------------------------------------------------------- going back and aside

    def fork(self, *, heard: bool | None = None) -> Match:
        """A twin that goes its own way. `heard=False` spares it the events."""
        return self._resume(self._quiet[-1], self.answered, heard=heard)

    def _resume(
        self,
        quiet: Quiet,
        upto: int,
        *,
        heard: bool | None = None,
        names: Mapping[str, str] | None = None,
    ) -> Match:
        twin = Match(self._game, quiet.state.clone(), self._seed, self._script)
        if heard is not None:
            twin._state.heard = heard
        twin._floor = self._floor
        twin._quiet = [entry for entry in self._quiet if entry.answered < quiet.answered]
        twin._quiet.append(quiet)
        tail = [cell for cell in records.answers(self._last, quiet.answered) if cell.number < upto]
        last = tail[0].before if tail else self._last
        while last is not None and last.number >= upto:
            last = last.before
        twin._last = last
        twin._run(None)
        for cell in tail:
            ask = next(ask for ask in twin._open if ask.seat == cell.seat)
            answer = _renamed(cell.answer, names) if names else cell.answer
            twin._last = AnswerCell(cell.number, cell.seat, ask, answer, twin._last)
            twin._feed(ask, answer)
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
        upto = self._last.number
        quiet = next(entry for entry in reversed(self._quiet) if entry.answered <= upto)
        before = self._resume(quiet, upto)
        for name in Match.__slots__:
            setattr(self, name, getattr(before, name))

    # ---------------------------------------------------------------- writing down

    def record(self) -> dict[str, Any]:
        """The whole match as JSON data. It holds the seed: it is for those who may know all."""
        state = self._state
        return records.as_data(
            Record(
                game=self.game,
                seats=self.seats,
                options=dict(state.options),
                seed=self._seed,
                commitment=self.commitment,
                script=records.plain(self._script.streams) if self._script else {},
                answers=records.answer_lines(self._last),
                digest=records.digest(state) if state.result else "",
                result=records.plain(state.result),
            )
        )

    def position(self) -> str:
        """The position as text that can be read, edited and set up again."""
        return records.laid_out(records.as_data(self._position()))

    def _position(self) -> Position:
        quiet = self._quiet[-1]
        return Position(
            game=self.game,
            seats=self.seats,
            options=dict(self._state.options),
            state=records.state_data(quiet.state),
            tail=records.answer_lines(self._last, quiet.answered),
        )

    def save(self) -> dict[str, Any]:
        """What is needed to go on with this match later, in another process."""
        log = self._state.log
        return records.as_data(
            Save(
                position=self._position(),
                secret=self._state.secret.hex(),
                seed=self._seed,
                answers=self.answered,
                events=log.number + 1 if log else 0,
            )
        )

    # ---------------------------------------------------------------- other worlds

    def imagine(self, seat: int | None, seed: str) -> Match:
        """A match that looks the same to this viewer, with all he cannot know mixed anew."""
        quiet = self._quiet[-1]
        names = _mixed_names(quiet.state, self._state, seat, self._game.back, Random(seed))
        world = quiet.state.clone()
        for entry in fields(world):
            if entry.name not in State.APART:
                setattr(world, entry.name, _renamed(getattr(world, entry.name), names))
        world.find_pieces()
        world.past = (world.secret, dict(self._state.counters))
        world.secret = secret_of(f"imagined/{seed}")
        return self._resume(Quiet(world, quiet.answered), self.answered, names=names)

    def __repr__(self) -> str:
        return f"<Match {self.game}, {self.seats} seats, {self.answered} answers>"


def _finish(state: State, over: GameOver) -> None:
    state.result = over.result
    state.agenda.clear()
    state.emit("game_over", reason=over.result.reason, winners=over.result.winners)


def _mixed_names(
    before: State, now: State, seat: int | None, back: Callable[[str], str], random: Random
) -> dict[str, str]:
    """New names for the pieces that the viewer cannot know, mixed within each kind of back."""
    groups: dict[str, list[str]] = {}
    still_hidden = dict(zones.hidden(now, seat, back))
    for piece, group in zones.hidden(before, seat, back):
        if still_hidden.get(piece) == group:
            groups.setdefault(group, []).append(piece)
    names: dict[str, str] = {}
    for pieces in groups.values():
        mixed = sorted(pieces)
        random.shuffle(mixed)
        names.update(zip(pieces, mixed, strict=True))
    return names


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(_renamed(entry, names) for entry in value)
    if isinstance(value, list):
        return [_renamed(entry, names) for entry in value]
    if isinstance(value, dict):
        return {_renamed(k, names): _renamed(v, names) for k, v in value.items()}
    return value
