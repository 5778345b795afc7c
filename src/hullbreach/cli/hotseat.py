"""One terminal, any number of people and bots round it."""

from __future__ import annotations

from pathlib import Path

import hullbreach as hb

from . import commands
from .answers import Misunderstood, lines, understand
from .files import MatchFile
from .screen import Screen
from .seating import Players

RECALLED = 20  # events told to players who come back


class HotSeat:
    """Plays a match to its end: shows people what they may see, and asks them in turn."""

    def __init__(
        self, kept: MatchFile, players: Players, screen: Screen, record: Path | None = None
    ) -> None:
        self.kept = kept
        self.match = kept.match
        self.players = players
        self.screen = screen
        self.record = record
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.answered_last: int | None = None
        self._sights = [hb.Sight(self.match, seat) for seat in range(self.match.seats)]
        self._read_upto: dict[int | None, int] = {}
        self._begins_at = self._first_news()
        self._picture: str | None = None
        self._at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Ask until the match is over. Raises `commands.Leave` when somebody wants to stop."""
        self.write_record()
        while self.match.decision:
            decision = next(
                (d for d in self.match.decisions if self.players[d.seat]), self.match.decision
            )
            bot = self.players[decision.seat]
            if bot is not None:
                self.answer(bot.choose(self._sights[decision.seat]), decision.seat)
            elif self.is_answered_for(decision):
                self.answer(decision.options[0], decision.seat)
            else:
                self._ask(decision)
        self._show_end()

    def answer(self, choice: hb.Option | str, seat: int) -> None:
        self.match.play(choice, seat)
        self.answered_last = seat
        self.write_record()

    def is_answered_for(self, decision: hb.Decision) -> bool:
        """A reaction without a choice hides from others that there is none: here nobody looks."""
        return self.people == [decision.seat] and len(decision.choices) == decision.least == 1

    def take_back(self) -> None:
        """The last answer that somebody thought about."""
        self.match.undo()
        while self.match.can_undo and self.is_answered_for(self.match.decisions[0]):
            self.match.undo()
        self._forget_news()
        self.write_record()

    def write_record(self) -> None:
        if self.record:
            self.kept.write(self.record)

    # ---------------------------------------------------------------- a person's decision

    def _ask(self, decision: hb.Decision) -> None:
        """Show everything, then read until there is an answer."""
        screen = self.screen
        screen.meet(self.match.view(decision.seat))
        self._hand_over(decision.seat)
        self.show_table(decision.seat)
        self.show_news(decision.seat)
        listed = lines(decision, screen.words)
        self.show_question(decision)
        while True:
            text = screen.read()
            if commands.obey(self, decision, text):
                if self.match.decision is not decision:
                    return
                continue
            text = screen.unmarked(self.match.view(decision.seat), text)
            try:
                self.answer(understand(decision, listed, text, screen.words), decision.seat)
                return
            except Misunderstood as error:
                screen.complain(str(error))

    def _hand_over(self, seat: int) -> None:
        """Between two people: nobody sees what the other one saw."""
        if self._at_keyboard == seat:
            return
        self.screen.clear()
        self.screen.say("pass-to", seat=self.screen.words.seat(seat))
        self.screen.read("")
        self.screen.clear()
        self._at_keyboard = seat
        self._picture = None

    # ---------------------------------------------------------------- showing

    def show_table(self, seat: int | None, *, again: bool = False) -> None:
        """Draw the board, if it looks different from the last time."""
        standing = None if again else self._picture
        self._picture = self.screen.board(self.match.view(seat), standing)

    def show_news(self, seat: int | None) -> None:
        """Tell what has happened since this seat was last told."""
        events = self.match.events(seat, self._read_upto.get(seat, self._begins_at))
        self.screen.log(events)
        if events:
            self._read_upto[seat] = events[-1].number + 1

    def _first_news(self) -> int:
        """A match that goes on is not told from its beginning; `log` does that."""
        if not self.match.answered:
            return 0
        return max(0, len(self.match.events(None)) - RECALLED)

    def show_question(self, decision: hb.Decision, *, ids: bool = False) -> None:
        self.screen.question(decision)
        listed = lines(decision, self.screen.words)
        self.screen.choices(decision, listed, self.match.view(decision.seat), ids=ids)

    def _forget_news(self) -> None:
        """After an answer was taken back: what it caused has not happened."""
        for seat, upto in self._read_upto.items():
            self._read_upto[seat] = min(upto, len(self.match.events(seat)))

    def _show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.meet(self.match.view(viewer))
        self.show_table(viewer)
        self.show_news(viewer)
        if self.match.result:
            self.screen.result(self.match.result)
