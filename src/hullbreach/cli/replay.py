"""hullbreach replay: see a match again, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from .screen import Screen
    from .stories import Moment, Story


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
    why: Annotated[
        bool, typer.Option("--why", help="Say also what a bot would say for each answer.")
    ] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|es", help="Language of all words.")
    ] = None,
) -> None:
    """Show a recorded match again: what was answered, what happened, and the board."""
    import hullbreach as hb

    from .files import read_data, read_record, without_claims
    from .language import language
    from .reports import Reported, as_written, is_report
    from .screen import Screen
    from .stories import Recorded

    if is_report(data := read_data(file)):
        with as_written():
            report = Reported(data)
            screen = Screen(report.match, language(lang))
            report.introduce(screen)
            _show(file, Theatre(report, screen), at, step=step)
        return
    record = without_claims(read_record(file))
    beginning = hb.Match.replay(record, upto=0)
    beginning.view(seat)
    screen = Screen(beginning, language(lang))
    _show(file, Theatre(Recorded(record, seat, why=why), screen), at, step=step)


def _show(file: Path, theatre: Theatre, at: int | None, *, step: bool) -> None:
    import hullbreach as hb

    from .files import BadFile

    if at is not None and at > theatre.length:
        raise BadFile(f"{file} has {theatre.length} answers; --at {at} is behind its end")
    try:
        if step:
            theatre.step(at or 0)
        else:
            theatre.show(0, theatre.length if at is None else at)
    except hb.BadRecord as error:
        raise BadFile(f"{file}: {error}") from None


class Theatre:
    """A story on the screen."""

    def __init__(self, story: Story, screen: Screen) -> None:
        self.story = story
        self.screen = screen
        self.length = story.length

    def show(self, start: int, end: int) -> None:
        """The log from one moment to another, and how the table looks then."""
        moments = self.story.moments(start, end, self.screen.words)
        for number, moment in enumerate(moments, start + 1 if start else 0):
            self.screen.meet(moment.view)
            self._answer(number, moment)
            self.screen.log(moment.events)
        self.screen.board(moment.view)
        if moment.result:
            self.screen.result(moment.result)
        if moment.decision:
            self.screen.question(moment.decision)

    def _answer(self, number: int, moment: Moment) -> None:
        """Say who answered what."""
        from rich.text import Text

        if moment.seat is not None:
            who = (self.screen.words.seat(moment.seat), "bold")
            self.screen.show(Text.assemble((f"{number:>4} ", "dim"), who, f": {moment.said}"))

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
        from .answers import whole_number

        steps = {"": 1, "n": 1, "b": -1}
        if text in steps:
            return at + steps[text]
        number = whole_number(text)
        return number if number is not None and number <= self.length else None
