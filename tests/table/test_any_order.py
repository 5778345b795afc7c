"""Answers, undo, consent, talk and changing seats in any order: a table is what its lines say."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import tests.kernel  # noqa: F401  the toy games
from hullbreach.kernel.errors import CannotUndo, IllegalChoice, NotAsked
from hullbreach.table import Opened, Refused, Seat, Table
from hullbreach.table.lines import Line, read_line, write_line
from hullbreach.table.table import Snapshot

from .conftest import ADA, BOT, GRACE, OPEN

REFUSALS = (Refused, IllegalChoice, NotAsked, CannotUndo)
ANY = st.integers(min_value=0, max_value=99)
SEAT = st.integers(min_value=-1, max_value=3)
TALK = st.sampled_from(["", " ", "hello", "\u202e", "\x00", "ä€😀", "x" * 3000])
WORDS = st.sampled_from(["stay", "yes", "no", "roll", "bid:1", "bid:9", "", "none", "\x00"])


class AnyOrder(RuleBasedStateMachine):
    """One table, everything that was written about it, and its last snapshot."""

    @initialize(third=st.sampled_from([BOT, OPEN]), take_back=st.booleans())
    def open(self, third: Seat, take_back: bool) -> None:
        seats = (ADA, GRACE, third)
        opened = Opened(game="toy", seats=seats, seed="any", code="ABCD2345", take_back=take_back)
        self.table = Table("t1", opened, 100.0)
        self.written = [(100.0, write_line(opened))]
        self.kept: tuple[bytes, int] | None = None

    def try_(self, request: Callable[[], Line | None]) -> None:
        """What is refused leaves no trace; what is not is written, then done."""
        before = fingerprint(self.table)
        try:
            line = request()
            if line is not None:
                self.table.apply(line, 101.0)
                self.written.append((101.0, write_line(line)))
        except REFUSALS:
            assert fingerprint(self.table) == before

    @rule(what=ANY)
    def answer(self, what: int) -> None:
        if self.table.asked:
            seat = self.table.asked[what % len(self.table.asked)]
            decision = self.table.decision_of(seat)
            assert decision is not None
            option = decision.options[what % len(decision.options)].id
            self.try_(lambda: self.table.answer(seat, self.table.stamps[seat], option))

    @rule(seat=SEAT, stamp=st.integers(-1, 40), option=WORDS)
    def answer_anything(self, seat: int, stamp: int, option: str) -> None:
        self.try_(lambda: self.table.answer(seat, stamp, option))

    @rule(seat=st.integers(0, 2))
    def undo(self, seat: int) -> None:
        self.try_(lambda: self.table.undo(seat))

    @rule(seat=SEAT, agree=st.booleans())
    def consent(self, seat: int, agree: bool) -> None:
        self.try_(lambda: self.table.consent(seat, agree))

    @rule(seat=SEAT, level=st.sampled_from(["", "random"]))
    def change_hands(self, seat: int, level: str) -> None:
        self.try_(lambda: self.table.hand_over(seat, level))

    @rule(seat=SEAT)
    def surrender(self, seat: int) -> None:
        self.try_(lambda: self.table.surrender(seat, "random"))

    @rule(by=st.sampled_from([(), (0,), (1,)]), seat=SEAT, away=st.booleans())
    def call_a_bot(self, by: tuple[int, ...], seat: int, away: bool) -> None:
        self.try_(lambda: self.table.seat_bot(by, seat, "random", away))

    @rule(by=st.sampled_from([(), (0,), (1,)]), seat=SEAT)
    def open_a_seat(self, by: tuple[int, ...], seat: int) -> None:
        self.try_(lambda: self.table.open_seat(by, seat))

    @rule(seat=st.sampled_from([None, 0, 1, 2]))
    def sit_down(self, seat: int | None) -> None:
        self.try_(lambda: self.table.sit(seat, ("new",), "Mary"))

    @rule(seat=st.sampled_from([None, 0, 1]), to=st.sampled_from([None, 0, 7]), text=TALK)
    def talk(self, seat: int | None, to: int | None, text: str) -> None:
        self.try_(lambda: self.table.say(seat, to, text))

    @rule()
    def keep_a_snapshot(self) -> None:
        if self.table.may_be_kept:
            self.kept = msgspec.json.encode(self.table.snapshot()), len(self.written)

    @invariant()
    def it_is_what_its_lines_say(self) -> None:
        if hasattr(self, "table"):
            assert fingerprint(self.loaded(None, 0)) == fingerprint(self.table)
            if self.kept:
                snapshot = msgspec.json.decode(self.kept[0], type=Snapshot)
                assert fingerprint(self.loaded(snapshot, self.kept[1])) == fingerprint(self.table)

    def loaded(self, snapshot: Snapshot | None, since: int) -> Table:
        return Table.load("t1", snapshot, ((at, read_line(t)) for at, t in self.written[since:]))


def fingerprint(table: Table) -> tuple[object, ...]:
    """All that anybody at the table can notice."""
    return (
        table.number,
        table.answers,
        table.match.position(),
        table.seats,
        list(table.chat),
        table.undo_request,
        {seat: table.stamps[seat] for seat in table.asked},
        table.asked,
    )


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
