"""hullbreach content: records with their sources, filtered by deck and word."""

from __future__ import annotations

import pytest

from hullbreach.cli.content import SURE, records
from hullbreach.games.lockdown.content.items import ITEMS
from hullbreach.kernel.registry import game
from hullbreach.words import Words
from tests.cli.running import Terminal


def rows(out: str) -> list[list[str]]:
    """The cells of every row that begins a record."""
    return [line.split() for line in out.splitlines() if line.rstrip().endswith("%")]


def test_a_record_tells_its_source_and_how_sure_it_is(terminal: Terminal) -> None:
    ran = terminal.run("content", "lockdown", "medkit")
    assert ran.status == 0
    assert rows(ran.out) == [["items", "medkit", "Medkit", "green", "rulebook", "95%"]]
    assert ran.out.endswith("1 record, 0 doubtful.\n")


def test_names_and_sources_are_told_in_the_wanted_language(terminal: Terminal) -> None:
    german = terminal.run("content", "lockdown", "medkit", "--lang", "de").out
    assert rows(german) == [["items", "medkit", "Medikit", "green", "Regelheft", "95%"]]
    assert "Panzertape" in terminal.run("content", "lockdown", "panzertape", "--lang", "de").out
    event = terminal.run("content", "lockdown", "--deck", "events", "hatching", "--lang", "es").out
    assert rows(event) == [["events", "hatching", "Eclosión", "público", "97%"]]


def test_all_words_must_fit(terminal: Terminal) -> None:
    found = rows(terminal.run("content", "lockdown", "hacker", "designed").out)
    assert {row[1] for row in found} == {"smart_gun", "cheat_codes"}
    ran = terminal.run("content", "lockdown", "medkit", "moon")
    assert (ran.status, ran.out, ran.err) == (1, "", "hullbreach: No record fits.\n")


def test_a_deck_is_a_group_a_colour_a_character_or_a_faction(terminal: Terminal) -> None:
    green = {row[1] for row in rows(terminal.run("content", "lockdown", "--deck", "green").out)}
    assert green == {item.id for item in ITEMS.values() if "green" in item.copies}
    groups = {row[0] for row in rows(terminal.run("content", "lockdown", "--deck", "rooms").out)}
    assert groups == {"rooms"}
    assert len(rows(terminal.run("content", "lockdown", "--deck", "janitor").out)) > 5
    marines = rows(terminal.run("content", "theseus", "--deck", "marines").out)
    assert {row[0] for row in marines} == {"cards"}


@pytest.mark.parametrize("name", ["lockdown", "theseus"])
def test_the_doubtful_come_least_sure_first(terminal: Terminal, name: str) -> None:
    out = terminal.run("content", name, "--doubtful").out
    sure = [int(row[-1].rstrip("%")) for row in rows(out)]
    assert sure == sorted(sure)
    weak = [r for r in records(game(name).content(), Words(name)) if r.confidence < SURE]
    assert len(sure) == len(weak) > 0


@pytest.mark.parametrize("name", ["lockdown", "theseus"])
def test_every_record_has_a_name(name: str) -> None:
    """In the words of the game, except boards and heaps of tokens, which go by their id."""
    words = Words(name)
    for record in records(game(name).content(), words):
        assert record.name
        assert 0 < record.confidence <= 1
        if record.group not in ("boards", "tokens"):
            assert record.name != record.id, record
    assert not words.lacking
