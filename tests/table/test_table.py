"""What a table allows, and what it remembers."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from hullbreach.kernel.errors import CannotUndo, IllegalChoice, NotAsked
from hullbreach.table import Refused, Table
from hullbreach.table.lines import Line, TakenBack, UndoAsked, read_line, write_line
from hullbreach.table.pace import Pace
from hullbreach.table.table import Snapshot

from .conftest import ADA, BOT, GRACE, OPEN, do, play

Lay = Callable[..., Table]


def refused(code: str, request: Callable[[], object]) -> None:
    with pytest.raises(Refused) as caught:
        request()
    assert caught.value.code == code


def test_an_answer_needs_the_stamp_of_the_question(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    stamp = table.stamps[0]
    play(table, 0, "stay")
    refused("already_decided", lambda: table.answer(0, stamp, "yes"))
    assert table.answer(0, table.stamps[0], "yes")


def test_only_the_asked_seat_answers_and_only_with_an_option(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    with pytest.raises(NotAsked):
        table.answer(1, table.number, "roll")
    with pytest.raises(IllegalChoice, match="legal: roll"):
        table.answer(0, table.stamps[0], "fly")


def test_a_stamp_survives_another_seats_secret_answer(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    play(table, 0, "roll")
    play(table, 1, "roll")
    stamp = table.stamps[1]
    play(table, 0, "bid:2")
    assert table.stamps[1] == stamp
    play(table, 1, "bid:1")
    assert table.asked == (0,)


def test_undo_is_free_until_chance_is_shown(lay: Lay) -> None:
    table = lay(ADA, GRACE, take_back=False)
    play(table, 0, "stay")
    assert table.can_undo(0)
    do(table, table.undo(0))
    assert table.answers == []
    play(table, 0, "roll")
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_nobody_undoes_for_another(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    play(table, 0, "stay")
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_beyond_the_barrier_the_others_must_agree(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    play(table, 0, "roll")
    asked = table.undo(0)
    assert isinstance(asked, UndoAsked)
    do(table, asked)
    assert table.undo_waits_for == (1,)
    do(table, table.consent(1, True))
    assert table.answers == []
    assert table.asked == (0,)
    assert table.undo_request is None


def test_one_no_is_enough(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    play(table, 0, "roll")
    do(table, table.undo(0))
    do(table, table.consent(1, False))
    assert table.undo_request is None
    assert len(table.answers) == 1
    refused("not_asked", lambda: table.consent(1, True))


def test_bots_always_agree(lay: Lay) -> None:
    table = lay(ADA, BOT)
    play(table, 0, "roll")
    assert isinstance(table.undo(0), TakenBack)


def test_at_a_hot_seat_nobody_asks_himself(lay: Lay) -> None:
    table = lay(ADA, msgspec.structs.replace(GRACE, keys=("ada",)))
    play(table, 0, "roll")
    assert isinstance(table.undo(0), TakenBack)


def test_a_seat_can_be_handed_to_a_bot_and_back(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    do(table, table.hand_over(0, "random"))
    assert table.seats[0].kind == "stand_in"
    assert table.bots_asked() == (0,)
    do(table, table.take_seat(0))
    assert table.seats[0].kind == "person"
    assert table.bots_asked() == ()


def test_who_surrenders_holds_the_seat_no_more(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    do(table, table.surrender(0, "random"))
    assert table.seats_of(frozenset({"ada"})) == ()
    assert table.seats[0].surrendered
    assert table.seats[0].kind == "bot"


def test_an_open_seat_is_taken_once(lay: Lay) -> None:
    table = lay(ADA, OPEN)
    do(table, table.sit(None, ("grace",), "Grace"))
    assert table.seats_of(frozenset({"grace"})) == (1,)
    refused("table_full", lambda: table.sit(None, ("eve",), "Eve"))
    refused("seat_taken", lambda: table.sit(1, ("eve",), "Eve"))


def test_only_the_host_seats_bots_and_opens_seats(lay: Lay) -> None:
    table = lay(ADA, OPEN)
    refused("not_yours", lambda: table.seat_bot((), 1, "random", False))
    do(table, table.seat_bot((0,), 1, "random", False))
    assert table.seats[1].kind == "bot"
    do(table, table.open_seat((0,), 1))
    assert table.seats[1].kind == "open"


def test_without_its_host_the_table_belongs_to_those_who_sit_there(lay: Lay) -> None:
    table = lay(ADA, GRACE, OPEN)
    refused("not_yours", lambda: table.seat_bot((1,), 2, "random", False))
    do(table, table.surrender(0, "random"))
    do(table, table.seat_bot((1,), 2, "random", False))
    assert table.seats[2].kind == "bot"


def test_nothing_is_written_where_nothing_changes(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    assert table.take_seat(0) is None
    do(table, table.hand_over(0, "random"))
    assert table.hand_over(0, "random") is None


def test_a_bot_stands_in_only_for_a_person_who_is_away_and_asked(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    refused("not_now", lambda: table.seat_bot((1,), 0, "random", False))
    do(table, table.seat_bot((1,), 0, "random", True))
    assert table.seats[0].kind == "stand_in"


def test_whispers_are_heard_by_two(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    do(table, table.say(0, 1, "psst"))
    message = table.chat[-1]
    assert message.heard_by(frozenset({0}))
    assert message.heard_by(frozenset({1}))
    assert not message.heard_by(frozenset())
    refused("not_yours", lambda: table.say(None, 1, "psst"))
    refused("bad_request", lambda: table.say(0, None, " \u202e\n "))
    refused("bad_request", lambda: table.say(0, None, "x" * 501))


def test_who_thinks_too_long_is_replaced_or_passes(lay: Lay) -> None:
    table = lay(ADA, GRACE, pace=Pace(seconds=60, timeout="bot"))
    assert table.deadline(0) == 160.0
    assert table.time_out(0, 150.0) is None
    do(table, table.time_out(0, 161.0))
    assert table.seats[0].kind == "stand_in"
    patient = lay(ADA, GRACE, pace=Pace(seconds=60, timeout="pass"))
    do(patient, patient.time_out(0, 161.0))
    assert patient.answers == [(0, "stay")]


def test_a_password_table_admits_those_who_know_it(lay: Lay) -> None:
    table = lay(ADA, OPEN, access="password", locked="x")
    assert not table.may_watch(frozenset({"eve"}))
    assert table.may_watch(frozenset({"ada"}))


@pytest.mark.parametrize("kept_after", range(0, 14, 3))
def test_a_table_is_what_its_lines_say(lay: Lay, kept_after: int) -> None:
    """Loading from the first line or from any snapshot gives the same table."""
    table, twin = lay(ADA, GRACE), lay(ADA, GRACE)
    written: list[tuple[float, Line]] = [(100.0, table.opened)]
    snapshot: Snapshot | None = None

    def write(line: Line) -> None:
        nonlocal snapshot
        written.append((101.0, read_line(write_line(line))))
        do(table, line)
        if len(written) > kept_after and snapshot is None and table.may_be_kept:
            data = msgspec.json.encode(table.snapshot())
            snapshot = msgspec.json.decode(data, type=Snapshot)

    def answer(seat: int, option: str) -> None:
        write(table.answer(seat, table.stamps[seat], option))

    answer(0, "stay")
    write(table.undo(0))
    answer(0, "roll")
    write(table.say(1, None, "well done"))
    answer(1, "draw")
    decision = table.decision_of(1)
    assert decision is not None
    answer(1, decision.options[0].id)
    write(table.hand_over(0, "random"))
    answer(0, "bid:1")
    answer(1, "bid:3")
    write(table.take_seat(0))
    answer(0, "stay")
    for loaded in (
        Table.load("t1", None, written),
        Table.load("t1", snapshot, written[snapshot.number if snapshot else 0 :]),
    ):
        assert loaded.number == table.number
        assert loaded.answers == table.answers
        assert loaded.stamps == table.stamps
        assert loaded.seats == table.seats
        assert list(loaded.chat) == list(table.chat)
        assert loaded.asked == table.asked
        assert loaded.course.events_count == table.course.events_count
        for seat in (0, 1, None):
            assert loaded.match.view(seat) == table.match.view(seat)
            first = loaded.course.first_event
            assert loaded.course.events(seat, first) == table.course.events(seat, first)
        assert loaded.can_undo(0)
    assert twin.number == 1


def test_an_answer_that_todays_rules_refuse_is_asked_again(lay: Lay) -> None:
    table = lay(ADA, GRACE)
    line = read_line('{"line":"answered","seat":0,"option":"teleport"}')
    loaded = Table.load("t1", None, [(100.0, table.opened), (101.0, line)])
    assert loaded.number == 2
    assert loaded.asked == (0,)
    assert loaded.answers == []
