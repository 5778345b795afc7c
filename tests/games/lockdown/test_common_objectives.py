"""The objectives of those who play alone or all together: what each asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.games.lockdown.board import BOARDS
from hullbreach.games.lockdown.content.common_objectives import SHARED
from tests.games.lockdown.table import Table

Step = Callable[[Table], Table]


def sets(**fields: Any) -> Step:
    return lambda table: table.set(**fields)


def explores(*sections: str) -> Step:
    board = BOARDS["standard"]

    def step(table: Table) -> Table:
        for room in board.rooms:
            for tile in list(table.zones.get(f"tile.{room}", ())):
                if board.section[room] in sections:
                    table.explore(room, tile)
        return table

    return step


def discovers(count: int) -> Step:
    def step(table: Table) -> Table:
        for card in list(table.zones["weaknesses.hidden"])[: count - 1]:
            table.put(card, "weaknesses")
        return table

    return step


def carries(seat: int) -> Step:
    return lambda table: table.put("egg#1", f"hands.{seat}")


SIGNAL = sets(signal=[2])
LEARNED, LEARNED_BY_THE_DEAD = sets(learned=[1]), sets(learned=[2])
# Seats 0 and 1 survive, seat 2 does not. What fulfils the objective, and what nearly does.
NEEDS: dict[str, tuple[list[Step], list[list[Step]]]] = {
    "total_knowledge": (
        [sets(knowledge={"0": 1, "1": 8, "2": 1})],
        [[sets(knowledge={"0": 7, "1": 7, "2": 8})]],
    ),
    "call_home": ([SIGNAL, LEARNED], [[SIGNAL], [LEARNED], [SIGNAL, LEARNED_BY_THE_DEAD]]),
    "upper_levels": (
        [SIGNAL, explores("S-01", "S-02")],
        [[explores("S-01", "S-02")], [SIGNAL, explores("S-02", "S-03")]],
    ),
    "lower_levels": (
        [SIGNAL, explores("S-02", "S-03")],
        [[explores("S-02", "S-03")], [SIGNAL, explores("S-01", "S-02")]],
    ),
    "close_contact": ([discovers(3)], [[discovers(2)]]),
    "behead_the_enemy": (
        [SIGNAL, sets(queen_killed=True)],
        [[SIGNAL], [sets(queen_killed=True)], [SIGNAL, sets(nest_destroyed=True)]],
    ),
    "cleaning_crew": (
        [SIGNAL, sets(nest_destroyed=True)],
        [[SIGNAL], [sets(nest_destroyed=True)], [SIGNAL, sets(queen_killed=True)]],
    ),
    "special_delivery": ([carries(1)], [[], [carries(2)]]),
    "read_the_files": ([sets(learned=[1, 2])], [[sets(learned=[1])]]),
    "autopsy": (
        [SIGNAL, sets(analysed=["egg", "carcass"])],
        [[SIGNAL, sets(analysed=["egg"])], [sets(analysed=["carcass"])]],
    ),
}


def is_met(name: str, steps: list[Step], end: str = "time") -> bool:
    table = Table("hacker", "sentry", "janitor", mode="coop")
    for card in (*table.zones["objectives.open"], *table.zones["protocols.active"]):
        table.put(card, "box")
    table.put(name, "objectives.open").put("code_green#1", "protocols.active")
    table.stand(0, "bunker").stand(1, "bunker").stand(2, "dead").set(fate={"2": "fire"})
    for step in steps:
        table = step(table)
    (checked,) = table.run(["end_of_game", end]).told("objective_checked")
    return checked["met"] == 1


def test_there_are_ten_and_all_are_tried() -> None:
    assert list(SHARED) == list(NEEDS)
    assert len(SHARED) == 10


@pytest.mark.parametrize("name", NEEDS)
def test_what_fulfils_it(name: str) -> None:
    assert is_met(name, NEEDS[name][0])


@pytest.mark.parametrize(("name", "steps"), [(n, steps) for n in NEEDS for steps in NEEDS[n][1]])
def test_what_does_not_fulfil_it(name: str, steps: list[Step]) -> None:
    assert not is_met(name, steps)


@pytest.mark.parametrize("name", ["behead_the_enemy", "cleaning_crew"])
def test_the_end_of_the_facility_is_the_end_of_queen_and_nest(name: str) -> None:
    assert is_met(name, [SIGNAL], "explosion")


def test_an_analysis_is_remembered_even_if_it_shows_no_weakness() -> None:
    table = Table("hacker", "sentry", "janitor", mode="coop").explore("008", "laboratory")
    for card in list(table.zones["weaknesses.hidden"]):
        table.put(card, "weaknesses")
    table.set(power={"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, powered=[1, 2, 3])
    table.stand(0, "008").put("carcass#1", "objects.008").deal(0, "search", "rest").start(0)
    table.play("room:analyse")
    assert table.state.analysed == ["carcass"]
