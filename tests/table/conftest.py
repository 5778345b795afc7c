"""Tables of the toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tests.kernel  # noqa: F401  the toy games
from hullbreach.table import Opened, Seat, Table
from hullbreach.table.lines import Line

ADA, GRACE = Seat(name="Ada", keys=("ada",), host=True), Seat(name="Grace", keys=("grace",))
BOT, OPEN = Seat(bot="random"), Seat()


@pytest.fixture
def lay() -> Callable[..., Table]:
    """Lay a table: `lay(ADA, BOT, take_back=False)`."""

    def make(*seats: Seat, **rest: object) -> Table:
        opened = Opened(game="toy", seats=seats, seed="table", code="ABCD2345", **rest)  # type: ignore[arg-type]
        return Table("t1", opened, 100.0)

    return make


def do(table: Table, line: Line | None, at: float = 101.0) -> None:
    assert line is not None
    table.apply(line, at)


def play(table: Table, seat: int, option: str) -> None:
    do(table, table.answer(seat, table.stamps[seat], option))
