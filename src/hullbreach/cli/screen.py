"""What a person at the terminal sees and hears: the board, the log, the question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import hullbreach as hb
from hullbreach.kernel.amendments import told
from hullbreach.kernel.events import Fact, SeenEvent
from hullbreach.kernel.registry import game as game_of
from hullbreach.words import Words

from .answers import Line, opened
from .boards import View, board_of

WIDEST = 120
TWO_COLUMNS_FROM = 16
TURNS = ("turn_began", "round_began", "round")


class Screen:
    """Draws in one language for one match."""

    def __init__(self, match: hb.Match, lang: str, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.width = min(self.console.width, WIDEST)
        self._board = board_of(match.game)
        changes = told(match.options)
        self.words = Words(match.game, lang, changes=changes)
        self.content: View = game_of(match.game, changes).content()
        self.meet(match.view(None))
        self._aim: tuple[Fact, Fact] | None = None

    # ---------------------------------------------------------------- pieces of the picture

    def meet(self, view: View) -> None:
        """Learn what the players are called; that may be decided at the table."""
        self.words.seats = self._board.seat_words(view)

    def board(self, view: View, unlike: str | None = None) -> str:
        """Draw the table, unless it looks like the picture that stands there; the picture."""
        drawing = self._board.draw(view, self.content, self.words, self.width)
        with self.console.capture() as picture:
            self.show(drawing)
        if picture.get() != unlike:
            self.console.file.write(picture.get())
        return picture.get()

    def log(self, events: Iterable[SeenEvent]) -> None:
        """One line an event; a turn has a line of its own, and some events are not told."""
        for event in events:
            if self.words.is_aside(event) or self._was_announced(event):
                continue
            line = self.words.event(event)
            if event.name in TURNS:
                self.show(Rule(Text(line.rstrip("."), style="bold"), align="left", style="dim"))
            elif line:
                self._bullet(line)

    def _was_announced(self, event: SeenEvent) -> bool:
        """A move is told where it is announced, not again when it is made."""
        facts = event.facts
        if event.name == "acts":
            steps = facts["verb"] in ("move", "careful")
            self._aim = (facts["seat"], facts["thing"]) if steps else None
        return event.name == "moved" and self._aim == (facts["seat"], facts["to"])

    def _bullet(self, line: str) -> None:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(Text("·", style="dim"), Text(opened(line)))
        self.show(row, indent=1)

    def question(self, decision: hb.Decision) -> None:
        you = self.words.say("you-are", seat=self.words.seat(decision.seat))
        title = Text(f" {you} ", style="bold reverse")
        self.show(Text())
        self.show(Rule(title, align="left", style="dim"))
        prompt = Text(self.words.prompt(decision), style="bold")
        if decision.rule:
            prompt.append(f"  {decision.rule}", style="dim")
        self.show(prompt)

    def choices(
        self, decision: hb.Decision, lines: Sequence[Line], view: View, *, ids: bool = False
    ) -> None:
        """Numbered options with what the board says about them; many stand in two columns."""
        if decision.kind in ("some", "order"):
            exactly = decision.kind == "some" and decision.least == decision.most
            how = "how-exactly" if exactly else f"how-{decision.kind}"
            self.say(how, least=decision.least, most=decision.most)
        hints = [self._board.hint(view, self.content, self.words, line.option) for line in lines]
        if len(lines) > TWO_COLUMNS_FROM and not ids:
            self._show_many(lines, hints)
        else:
            self._show_few(lines, hints, ids or self._has_room(lines, hints))
        if decision.kind == "some" and decision.least == 0:
            zero = "0".rjust(len(lines[-1].label))
            self.show(Text.assemble((zero, "bold cyan"), "  ", self.words.say("option-none")), 1)

    def _has_room(self, lines: Sequence[Line], hints: Sequence[str]) -> bool:
        """Do the ids fit beside the words?"""
        columns = ([line.words for line in lines], hints, [line.option.id for line in lines])
        return sum(max(map(cell_len, column)) + 2 for column in columns) + 6 <= self.width

    def _show_few(self, lines: Sequence[Line], hints: Sequence[str], ids: bool) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(min_width=self.width // 5)
        table.add_column(style="italic")
        table.add_column(style="dim", no_wrap=True, overflow="ellipsis")
        for line, hint in zip(lines, hints, strict=True):
            table.add_row(
                line.label, Text(line.words), Text(hint), Text(line.option.id if ids else "")
            )
        self.show(table, indent=1)

    def _show_many(self, lines: Sequence[Line], hints: Sequence[str]) -> None:
        entries = [
            _entry(line).append(f"  {hint}", style="italic")
            for line, hint in zip(lines, hints, strict=True)
        ]
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(2):
            table.add_column(width=self.width // 2 - 2, no_wrap=True, overflow="ellipsis")
        half = (len(entries) + 1) // 2
        for left, right in zip_longest(entries[:half], entries[half:], fillvalue=Text()):
            table.add_row(left, right)
        self.show(table, indent=1)

    def refusals(self, decision: hb.Decision) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for refusal in decision.refusals:
            what = Text(self.words.refused(decision, refusal), style="bold")
            table.add_row("✗", what, self.words.refusal(refusal), Text(refusal.rule, style="dim"))
        self.show(table, indent=1)

    def thing(self, view: View, word: str, value: int | None) -> None:
        """The wording of a piece or place, and what the table shows of it."""
        card = self.words.explain(word, value)
        seen = self._board.look(view, self.content, self.words, word)
        self.show(Text.assemble((card.name, "bold"), f"  {seen}" if seen else ""))
        text = card.text or card.short or ("" if seen else self.words.say("look-nothing"))
        if text:
            self.show(Text(text), indent=2)

    def result(self, result: hb.Result) -> None:
        self.show(Rule(style="bold"))
        for number, line in enumerate(self.words.result(result).splitlines()):
            self.show(Text(opened(line), style="" if number else "bold"))

    # ---------------------------------------------------------------- saying and asking

    def unmarked(self, view: View, text: str) -> str:
        """What was typed, with ids in place of the marks on the board."""
        marks = self._board.marks(view)
        return " ".join(marks.get(word, word) for word in text.split())

    def say(self, message: str, **facts: str | int) -> None:
        """A sentence of the client; a long file name in it stays in one piece."""
        self.console.print(Text(self.words.say(message, None, **facts)), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        self.show(Text.assemble(("! ", "bold red"), sentence))

    def show(self, what: RenderableType, indent: int = 0) -> None:
        self.console.print(Padding(what, (0, 0, 0, indent)) if indent else what, width=self.width)

    def read(self, prompt: str = "> ") -> str:
        """One line from the keyboard. EOFError when there is no more."""
        try:
            return self.console.input(Text(prompt, style="bold cyan")).strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except RuntimeError:  # there is no keyboard at all, or no screen
            raise EOFError from None

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.show(Text("\n" * 2))


def _entry(line: Line) -> Text:
    return Text.assemble((line.label.rjust(2), "bold cyan"), "  ", line.words)
