"""The page on adding a game is followed to the letter: its code is the game that is tested here."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import hullbreach as hb
from hullbreach.kernel import registry
from tests.contract import MOMENTS
from tests.contract.cases import Case, moments

PAGE = Path(__file__).parents[2] / "docs" / "ADDING_A_GAME.md"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    module = ModuleType("pebbles_of_the_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL))
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    monkeypatch.setitem(registry._homes, "pebbles", f"{module.__name__}:GAME")
    yield "pebbles"
    registry._loaded.pop("pebbles", None)


def test_the_game_of_the_page_is_played_to_its_end(pebbles: str) -> None:
    match = hb.Match.new(pebbles, seed="page")
    while match.decision:
        match.play("take:1")
    assert match.result is not None
    assert match.result.reason == "last_pebble"
    assert match.result.winners == (1,)


def test_its_options_and_positions_are_checked(pebbles: str) -> None:
    with pytest.raises(hb.BadOption, match="3 to 99"):
        hb.Match.new(pebbles, options={"heap": 2})
    with pytest.raises(hb.BadPosition, match="there are 5 pebbles, not 0"):
        hb.Match.from_position({"game": pebbles, "seats": 2, "state": {"heap": 5}})


def test_it_keeps_the_promises_of_the_contract(pebbles: str) -> None:
    for seats, options in registry.game(pebbles).variants:
        case = Case(pebbles, seats, options)
        for moment in moments(case, "page", 3):
            for promise in MOMENTS:
                promise(moment, Random("page"))
