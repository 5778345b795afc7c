"""A chance to react, on a screen that several seats share."""

from __future__ import annotations

import msgspec

from hullbreach.table import Opened, Seat, Table
from hullbreach.table.outlook import match_seen, speaker, update_for
from hullbreach.table.seen import Update
from tests.games.lockdown import table as lockdown


def interrupting(*cards: str) -> Table:
    """The first of three in a room moves; the second, who holds these cards, may interrupt."""
    laid = lockdown.Table("sentry", "hacker", "survivor").explore("003", "archive")
    for seat, held in enumerate((("rest",), cards, ("rest",))):
        laid.stand(seat, "003").deal(seat, *held)
    position = msgspec.json.decode(laid.start(0).match.position())
    opened = Opened(
        game="lockdown", seats=(Seat(),) * 3, position=position, seed="s", code="CODE2345"
    )
    table = Table("t1", opened, 100.0)
    table.apply(table.answer(0, table.stamps[0], "move:004"), 101.0)
    assert table.asked == (1,)
    return table


def seen(table: Table, seat: int, *yours: int) -> Update:
    words = speaker(table.course, "en")
    return update_for(table, seat, match_seen(table, yours, frozenset(), words), 0, words)


def test_the_holder_of_several_seats_is_told_what_everybody_knows() -> None:
    (window,) = seen(interrupting("rest"), 0, 0, 1).windows
    assert (window.seat, window.words, window.let) == (1, "Interrupt Sentry?", "let")
    assert window.rule == "LD-14.04"


def test_it_is_the_same_whether_the_card_is_held_or_not() -> None:
    without, held = (seen(interrupting(card), 0, 0, 1).windows for card in ("rest", "interruption"))
    assert without == held


def test_nobody_is_told_what_is_asked_of_others() -> None:
    table = interrupting("rest")
    assert seen(table, 0, 0).windows == []
    assert seen(table, 0, 0, 2).windows == []


def test_who_looks_through_the_seat_has_the_whole_question() -> None:
    update = seen(interrupting("rest"), 1, 0, 1)
    assert update.windows == []
    assert [option.id for option in update.decisions[0].options] == ["let"]


def test_other_questions_are_secret() -> None:
    table = interrupting("rest")
    for seat in (1, 2):
        table.apply(table.answer(seat, table.stamps[seat], "let"), 102.0)
    assert table.asked == (0,)
    assert seen(table, 1, 0, 1).windows == []
