"""A match: the door through which tests, bots, clients and servers play a game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from . import record as records
from . import worlds
from .amendments import told
from .answers import AnswerCell, Quiet, answer_lines, answers
from .chance import Script, commitment_of, secret_of
from .course import Course, stumbling
from .decisions import Answer, Ask, Decision, Option
from .drawn import drawn
from .errors import (
    BadPosition,
    BadRecord,
    HullbreachError,
    IllegalChoice,
    NotAsked,
    ScriptMisfit,
)
from .events import SeenEvent, seen, veiled
from .record import Position, Record, Save
from .registry import Game
from .registry import game as game_of
from .state import Result, State

View: TypeAlias = dict[str, Any]


class Match(Course):
    """One game being played: made by `new`, `replay`, `from_position` or `load`."""

    __slots__ = ()

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
        rules = game_of(game, told(options))
        seed = secrets.token_hex(16) if seed is None else str(seed)
        state = rules.new_table(rules.default_seats if seats is None else seats, options or {})
        state.heard = heard
        match = cls(rules, state, seed, chance)
        match._whole = True
        match._seal(chance.streams if chance else {})
        match._settle()
        match._run(None)
        return match

    @classmethod
    def replay(cls, source: str | bytes | Mapping[str, Any], *, upto: int | None = None) -> Match:
        """Play a record again (up to that many answers)."""
        record = records.read_record(source)
        records.check_seal(record)
        script = Script(**record.script) if record.script else None
        try:
            match = cls.new(record.game, record.seats, record.seed, record.options, chance=script)
            match._answer_again(record.answers[:upto], BadRecord)
        except ScriptMisfit as error:
            raise BadRecord(str(error)) from None
        if upto is None:
            records.check_end(record, match._state)
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
        rules = game_of(position.game, told(position.options))
        match = cls(rules, _stood_up(rules, position), seed, chance)
        match._seal(position.drawn, chance.streams if chance else {})
        try:
            match._stand_up()
            match._answer_again(position.tail, BadPosition)
        except ScriptMisfit as error:
            if chance:
                raise
            raise BadPosition(str(error)) from None
        return match

    @classmethod
    def load(cls, source: str | bytes | Mapping[str, Any]) -> Match:
        """Go on with a saved match. A tail that no longer fits the rules is asked again."""
        save = records.read(Save, source, BadRecord)
        rules = game_of(save.position.game, told(save.position.options))
        match = cls(rules, _stood_up(rules, save.position), save.seed, None)
        match._seal(save.position.drawn, save.script)
        match._state.secret = records.secret_in(save)
        match._stand_up()
        for seat, text in save.position.tail:
            try:
                match.play(text, seat)
            except (IllegalChoice, NotAsked):
                break
        return match

    def _stand_up(self) -> None:
        """Go on from a state that was written outside: everybody looks, the rules run."""
        self._made_up = True
        self._settle()
        with stumbling():
            self._run(None)
            for viewer in (None, *range(self.seats)):
                self.view(viewer)

    def _seal(self, *forced: Mapping[str, Sequence[Any]]) -> None:
        """Fix all chance to come: what is forced, one after the other, then what the seed gives."""
        self._state.secret = secret_of(self._seed)
        script = self._state.script
        for streams in forced:
            for stream, results in streams.items():
                script[stream] = (*script.get(stream, ()), *results)

    def _answer_again(self, lines: Sequence[tuple[int, str]], wrong: type[HullbreachError]) -> None:
        for number, (seat, text) in enumerate(lines):
            try:
                self.play(text, seat)
            except (IllegalChoice, NotAsked) as error:
                raise wrong(f"answer {number}: {error}") from None

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
        rules, refusals, given = self._rules, self._refusals, self._given
        found: tuple[Decision, ...] = ()
        for ask in self._open:
            if given is None or ask.seat not in given:
                found += (Decision(ask, rules, refusals),)
        self._decisions = found
        return found

    @property
    def result(self) -> Result | None:
        return self._state.result

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

    def play(self, choice: Option | str, seat: int | None = None) -> None:
        """Answer the open decision with one of its options, or an option's id."""
        if self._decisions is None:
            self._build_decisions()
        if isinstance(choice, Option) and choice.decision in self._decisions:  # type: ignore[operator]
            decision, answer = choice.decision, choice.answer
            if seat is not None and seat != decision.seat:
                raise NotAsked(f"seat {seat} cannot answer for seat {decision.seat}")
        else:
            if isinstance(choice, Option) and seat is None:
                seat = choice.decision.seat
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

    def check_script(self) -> None:
        """A forced result must have been drawn by now; its stream may be misspelt."""
        forced, drawn_from = self._script.streams if self._script else {}, self._state.counters
        for stream in sorted(forced.keys() - drawn_from.keys()):
            known = ", ".join(sorted(drawn_from)) or "no stream"
            raise ScriptMisfit(
                f"chance {stream!r} is scripted, but nothing was drawn from it; drawn from: {known}"
            )

    def record(self) -> dict[str, Any]:
        """The whole match as JSON data. It holds the seed: it is for those who may know all."""
        if not self._whole:
            raise BadRecord(
                "this match is not known from its beginning, so it has no record; save it instead"
            )
        state = self._state
        return records.as_data(
            Record(
                game=self.game,
                seats=self.seats,
                options=dict(state.options),
                seed=self._seed,
                commitment=self.commitment,
                script=records.plain(self._script.streams) if self._script else {},
                answers=answer_lines(self._last),
                digest=records.digest(state) if state.result else "",
                result=records.plain(state.result),
            )
        )

    def position(self) -> str:
        """The position as text that can be read, edited and set up again."""
        return records.laid_out(records.as_data(self._position()))

    def _position(self) -> Position:
        quiet = self._last_quiet()
        results: dict[str, list[Any]] = {}
        for cell in drawn(self._state.drawn, quiet.state.drawn):
            results.setdefault(cell.stream, []).append(cell.result)
        return Position(
            game=self.game,
            seats=self.seats,
            options=dict(self._state.options),
            state=records.state_data(quiet.state),
            tail=answer_lines(self._last, quiet.answered),
            drawn=results,
        )

    def save(self) -> dict[str, Any]:
        """What is needed to go on with this match later, in another process."""
        log = self._state.log
        position, script = self._position(), self._state.script
        if not self._state.past:  # the secret gives again what was drawn since
            position.drawn, script = {}, self._last_quiet().state.script
        return records.as_data(
            Save(
                position=position,
                secret=self._state.secret.hex(),
                seed=self._seed,
                script={stream: list(results) for stream, results in script.items() if results},
                answers=self.answered,
                events=log.number + 1 if log else 0,
            )
        )

    def imagine(self, seat: int | None, seed: str) -> Match:
        """A match that looks the same to this viewer, with all he cannot know mixed anew."""
        self._check_seat(seat)
        if not self._state.heard:
            raise HullbreachError(
                "this match keeps no events (heard=False), so nobody can say what a seat has seen"
            )
        quiet, random = self._last_quiet(), Random(seed)
        names = worlds.mixed_names(
            quiet.state,
            self._state,
            seat,
            self._game.back,
            self._shown_since(quiet, seat),
            random,
        )
        world = worlds.renamed_state(quiet.state, names)
        world.past = (*world.past, (world.secret, dict(self._state.counters)))
        world.secret = secret_of(f"imagined/{seed}")
        world.log = veiled(world.log, seat)

        def retell(cell: AnswerCell, ask: Ask) -> Answer:
            if cell.seat != seat and cell.ask in self._open:  # given in secret, not yet shown
                options = Decision(ask, {}, self._refusals).options
                return options[random.randrange(options.total)].answer
            return worlds.renamed(cell.answer, names)

        twin = self._resume(Quiet(world, quiet.answered, quiet.asked), self.answered, retell=retell)
        twin._seed, twin._whole = f"imagined/{seed}", False
        twin._quiet = [entry for entry in twin._quiet if entry.answered >= quiet.answered]
        twin._floor = max(twin._floor, quiet.answered)
        return twin

    def _shown_since(self, quiet: Quiet, seat: int | None) -> Iterator[Any]:
        """Everything that the viewer was told or asked about since."""
        log = quiet.state.log
        for event in seen(self._state.log, seat, log.number + 1 if log else 0):
            yield from event.facts.values()
        for cell in answers(self._last, quiet.answered):
            if cell.seat == seat:
                yield tuple(cell.ask.values)

    def __repr__(self) -> str:
        return f"<Match {self.game}, {self.seats} seats, {self.answered} answers>"


def _stood_up(rules: Game[Any], position: Position) -> State:
    with stumbling():
        state: State = records.state_from(rules, position)
    return state
