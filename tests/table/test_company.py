"""Bots at a table: the levels that are offered, and what they say."""

from __future__ import annotations

import pytest

from hullbreach.bots import Phrase, bot
from hullbreach.kernel.views import Sight
from hullbreach.table import Opened, Seat, Table
from hullbreach.table.company import check_level, state, word_of
from hullbreach.table.errors import Refused
from hullbreach.table.outlook import message_seen, speaker

from .conftest import ADA, do, play

PLANNER = Seat(bot="expert")
AWAY = Seat(name="Grace", keys=("grace",), bot="expert")


def lockdown(*seats: Seat) -> Table:
    return Table("t1", Opened(game="lockdown", seats=seats, seed="talk", code="ABCD2345"), 100.0)


def first_word(table: Table) -> Phrase:
    """Play on until the bot on seat 1 has something to say."""
    players = [bot("expert", "lockdown", seat) for seat in range(2)]
    while True:
        seat = table.asked[0]
        phrase = word_of(table, seat)()
        if phrase is not None:
            assert seat == 1
            return phrase
        play(table, seat, str(players[seat].choose(Sight(table.match, seat))))


def test_a_bot_says_something_once_and_everybody_hears_it_in_his_language() -> None:
    table = lockdown(ADA, PLANNER)
    phrase = first_word(table)
    do(table, state(table, 1, phrase))
    assert state(table, 1, phrase) is None, "it has just said so"
    message = table.chat[-1]
    assert (message.phrase, message.about) == phrase
    heard = {
        lang: message_seen(message, speaker(table.course, lang)).text for lang in ("en", "de", "es")
    }
    assert len(set(heard.values())) == 3
    assert all(heard.values())


def test_one_proposes_another_agrees_and_the_rest_are_silent() -> None:
    table = lockdown(ADA, PLANNER, PLANNER, PLANNER)
    wish = Phrase("gather")
    for seat in (1, 2, 3, 1, 2, 3):
        said = state(table, seat, wish)
        if said:
            do(table, said)
    assert [(m.seat, m.phrase) for m in table.chat] == [(1, "gather"), (2, "agreed")]


def test_everybody_says_for_himself_where_he_goes() -> None:
    table = lockdown(ADA, PLANNER, PLANNER)
    for seat in (1, 2):
        do(table, state(table, seat, Phrase("going", "nest")))
    assert [m.phrase for m in table.chat] == ["going", "going"]


def test_nobody_speaks_without_a_listener_or_for_a_person() -> None:
    for table in (
        lockdown(PLANNER, PLANNER),
        lockdown(ADA, AWAY),
        lockdown(ADA, Seat(bot="random")),
    ):
        with pytest.raises(IndexError):  # the match ends without a word
            first_word(table)


def test_only_levels_that_differ_are_offered() -> None:
    assert check_level("hard", "theseus") == "hard"
    with pytest.raises(Refused, match="choose random"):
        check_level("normal", "toy")
    with pytest.raises(Refused, match="no bot 'rules'"):
        check_level("rules", "theseus")
