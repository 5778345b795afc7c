"""The list of games, and what a game may not say about itself."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

import hullbreach as hb
from hullbreach.kernel import registry
from hullbreach.kernel.registry import procedure, procedures_of
from hullbreach.kernel.state import State


@procedure
def march(s: State) -> None: ...


def stroll(s: State) -> None: ...


def module(name: str, **things: object) -> ModuleType:
    made = ModuleType(name)
    for key, thing in things.items():
        setattr(made, key, thing)
    return made


@pytest.fixture(autouse=True)
def a_shelf_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_homes", {"go": "tests.kernel.toy:GAME"})
    monkeypatch.setattr(registry, "_loaded", {})
    registry._plugins.cache_clear()
    yield
    registry._plugins.cache_clear()


def test_the_marked_functions_of_a_module_are_its_procedures() -> None:
    here = module(__name__, march=march, stroll=stroll, number=3)
    assert procedures_of(here) == {"march": march}


def test_what_a_module_only_imports_is_not_its_own() -> None:
    assert procedures_of(module("elsewhere", march=march)) == {}


def test_two_procedures_cannot_have_one_name() -> None:
    here = module(__name__, march=march)
    with pytest.raises(hb.BadContent, match="two procedures are called 'march'"):
        procedures_of(here, here)


def test_a_game_is_loaded_when_it_is_first_asked_for() -> None:
    assert registry._loaded == {}
    assert registry.game("go").id == "toy"
    assert registry.game("go") is registry._loaded["go"]


def test_an_unknown_game_names_those_there_are() -> None:
    registry.register("checkers", "tests.kernel.toy:GAME")
    with pytest.raises(hb.UnknownGame) as refused:
        registry.game("chess")
    assert str(refused.value) == "there is no game 'chess'; there are checkers, go"


def test_games_are_listed_in_order() -> None:
    registry.register("checkers", "tests.kernel.toy:GAME")
    assert registry.game_names() == ("checkers", "go")


def test_a_plugin_announces_its_game_but_does_not_replace_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Entry:
        def __init__(self, name: str) -> None:
            self.name, self.value = name, "somewhere:GAME"

    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry("shogi"), Entry("go")])
    assert registry.game_names() == ("go", "shogi")
    assert registry._homes["go"] == "tests.kernel.toy:GAME"


def test_every_match_begins_with_a_table_of_its_own() -> None:
    toy = registry.game("go")
    first, second = toy.new_table(2, {}), toy.new_table(2, {})
    first.zones["deck"] = ()
    first.agenda.clear()
    assert second.zones["deck"] == toy.new_table(2, {}).zones["deck"] != ()
    assert second.agenda == toy.new_table(2, {}).agenda != []


def test_tables_differ_by_seats_and_options() -> None:
    toy = registry.game("go")
    assert toy.new_table(2, {"length": 1}).options == {"length": 1}
    assert toy.new_table(2, {"length": 2}).options == {"length": 2}
    assert toy.new_table(3, {"length": 2}).seats == 3
    with pytest.raises(hb.BadOption):
        toy.new_table(2, {"length": 1.0})


def test_no_more_tables_are_kept_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_TABLES", 2)
    toy = registry.game("go")
    toy.tables.clear()
    for length in range(1, 6):
        assert toy.new_table(2, {"length": length}).options == {"length": length}
        assert len(toy.tables) <= 2
