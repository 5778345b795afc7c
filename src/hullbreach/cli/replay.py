"""hullbreach replay: see a match again, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Mapping

    import hullbreach as hb

    from .screen import Screen


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The record of a match, or a problem report.")
    ],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Go to the moment after N answers.", min=0)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Through the eyes of this seat; else of a spectator.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|es", help="Language of all words.")
    ] = None,
) -> None:
    """Show a recorded match again: what was answered, what happened, and the board."""
    import hullbreach as hb

    from .files import BadFile, read_data, read_record, without_claims
    from .language import language
    from .reports import is_report, show_report
    from .screen import Screen

    if is_report(data := read_data(file)):
        show_report(data, language(lang))
        return
    record = without_claims(read_record(file))
    beginning = hb.Match.replay(record, upto=0)
    beginning.view(seat)
    answers = len(record["answers"])
    if at is not None and at > answers:
        raise BadFile(f"{file} has {answers} answers; --at {at} is behind its end")
    theatre = Theatre(record, seat, Screen(beginning, language(lang)))
    if step:
        theatre.step(at or 0)
    else:
        theatre.show(0, answers if at is None else at)


class Theatre:
    """A recorded match, seen by one viewer."""

    def __init__(self, record: Mapping[str, Any], seat: int | None, screen: Screen) -> None:
        self.record = record
        self.seat = seat
        self.screen = screen
        self.length = len(record["answers"])

    def show(self, start: int, end: int) -> None:
        """The log from one moment to another, and how the table looks then."""
        import hullbreach as hb

        match = hb.Match.replay(self.record, upto=start)
        told = len(match.events(self.seat)) if start else 0
        self.screen.log(match.events(self.seat, told))
        told = len(match.events(self.seat))
        for number, (seat, text) in enumerate(self.record["answers"][start:end], start + 1):
            self._answer(match, number, seat, text)
            events = match.events(self.seat, told)
            self.screen.log(events)
            told += len(events)
        self.screen.board(match.view(self.seat))
        if match.result:
            self.screen.result(match.result)

    def _answer(self, match: hb.Match, number: int, seat: int, text: str) -> None:
        """Give an answer again and say who answered what; a secret answer stays secret."""
        from rich.text import Text

        words = self.screen.words
        secret = len(match.decisions) > 1 and seat != self.seat
        decision = next((d for d in match.decisions if d.seat == seat), None)
        said = words.say("answered-secretly")
        if decision is not None and not secret:
            said = words.option(decision.option(text))
        match.play(text, seat)
        self.screen.meet(match.view(self.seat))
        self.screen.show(
            Text.assemble((f"{number:>4} ", "dim"), (words.seat(seat), "bold"), f": {said}")
        )

    def step(self, at: int) -> None:
        """Enter goes on, `b` goes back, a number jumps, `q` leaves."""
        self.show(max(at - 1, 0), at)
        while True:
            self.screen.say("replay-where", at=at, length=self.length)
            try:
                text = self.screen.read().casefold()
            except (EOFError, KeyboardInterrupt):
                return
            if text in ("q", "quit"):
                return
            wanted = self._wanted(text, at)
            if wanted is None:
                self.screen.complain(self.screen.words.say("replay-how", length=self.length))
            elif wanted > self.length:
                self.screen.complain(self.screen.words.say("replay-end"))
            else:
                at = max(wanted, 0)
                self.show(max(at - 1, 0), at)

    def _wanted(self, text: str, at: int) -> int | None:
        steps = {"": 1, "n": 1, "b": -1}
        if text in steps:
            return at + steps[text]
        return int(text) if text.isdecimal() and int(text) <= self.length else None
