"""A match told step by step, for people who review a change of the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from textwrap import fill
from typing import Any, ClassVar, NamedTuple

import hullbreach as hb
from hullbreach.kernel.events import SeenEvent
from hullbreach.words import Words

from .player import Player

TOLD_IN_FULL = 48
"""So many decisions are told with all that happened; of the rest, each turn is a line."""
BOARD_EVERY = 6
SHOWN_OPTIONS = 5
WIDTH = 110


class Mode(NamedTuple):
    name: str
    seats: int
    options: Mapping[str, Any]
    board: Callable[[Mapping[str, Any]], Iterable[str]]
    longing: tuple[str, ...] = ()


def transcript(game: str, mode: Mode, teller: type[Teller]) -> str:
    match = hb.Match.new(game, mode.seats, mode.name, mode.options)
    return "\n".join(teller(match, mode).tell(Player(mode.name, longing=mode.longing))) + "\n"


class Teller(ABC):
    """Tells a match; each game says what a turn is, and how the players are called."""

    turn_begins: ClassVar[str]
    """The event."""

    def __init__(self, match: hb.Match, mode: Mode) -> None:
        self.match = match
        self.mode = mode
        self.words = Words(match.game)
        self.heard = 0
        self.turns = 0

    def tell(self, player: Player) -> Iterator[str]:
        options = ", ".join(f"{name} {value}" for name, value in self.mode.options.items())
        yield f"{self.match.game}, {self.mode.name}: {self.mode.seats} seats, {options}"
        yield from self.what_happened()
        while self.match.decision and self.match.answered < TOLD_IN_FULL:
            decision = self.match.decision
            option = player.choose(decision)
            yield from self.question(decision, option)
            self.match.play(option)
            yield from self.what_happened()
        yield from self.board()
        yield "And so it went on, a line a turn:"
        yield from self.in_short(player)
        yield from self.board()
        assert self.match.result
        yield from self.words.result(self.match.result).splitlines()

    def question(self, decision: hb.Decision, chosen: hb.Option) -> Iterator[str]:
        """Who is asked what, some of the options, and the choice."""
        who, number = self.words.seat(decision.seat), self.match.answered + 1
        yield f"{number}. {who}: {self.words.prompt(decision)}"
        total = decision.options.total
        some = [option.id for option in decision.options[:SHOWN_OPTIONS]]
        more = f", ... ({total} in all)" if total > SHOWN_OPTIONS else ""
        yield wrapped(f"   {', '.join(some)}{more}")
        yield wrapped(f"   > {chosen.id}: {self.words.option(chosen)}")

    def what_happened(self) -> Iterator[str]:
        for event in self.news():
            if event.name == self.turn_begins:
                self.turns += 1
                if self.turns % BOARD_EVERY == 0:
                    yield from self.board()
                yield f"--- {self.words.event(event)}"
            elif not self.words.is_aside(event) and (said := self.words.event(event)):
                yield wrapped(f"     {said}")

    def news(self) -> list[SeenEvent]:
        """Events not told yet; the players are called by what they play."""
        events = self.match.events(None, self.heard)
        self.heard += len(events)
        self.words.seats = tuple(self.called(self.match.view(None)))
        return events

    def board(self) -> Iterator[str]:
        yield from (f"  | {line}" for line in self.mode.board(self.match.view(None)))

    def in_short(self, player: Player) -> Iterator[str]:
        """Every choice of the rest, with the points at the end of each turn."""
        chosen: list[str] = []
        while decision := self.match.decision:
            number, seat = turn = self.turn()
            option = player.choose(decision)
            chosen.append(option.id)
            self.match.play(option)
            if self.match.result or self.turn() != turn:
                who, choices = self.words.seat(seat), ", ".join(chosen)
                yield wrapped(f"Turn {number}, {who}: {choices} [{self.points()}]")
                chosen.clear()

    @abstractmethod
    def called(self, view: Mapping[str, Any]) -> Iterable[str]:
        """The words for the seats."""

    @abstractmethod
    def turn(self) -> tuple[int, int]:
        """Its number, and the seat that has it."""

    @abstractmethod
    def points(self) -> str:
        """How everybody stands, in a few signs."""


def wrapped(line: str) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return fill(
        line, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
