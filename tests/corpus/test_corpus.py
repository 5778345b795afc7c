"""Every match that was ever kept can be gone on with."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.table import Opened, Seat, Table
from hullbreach.table.lines import Answered
from tests.contract import play_on

HERE = Path(__file__).parent
STAGES = sorted(folder.name for folder in HERE.iterdir() if list(folder.glob("*.gz")))


def matches() -> Iterator[Any]:
    for stage in STAGES:
        for file in sorted((HERE / stage).glob("*.jsonl.gz")):
            for line in gzip.decompress(file.read_bytes()).splitlines():
                kept = json.loads(line)
                yield pytest.param(kept, id=f"{stage}-{kept['case']}")


def test_there_are_some() -> None:
    games = {file.name.partition(".")[0] for file in HERE.glob("*/*.gz")}
    assert games == set(hb.games())


@pytest.mark.parametrize("kept", [*matches()])
def test_a_saved_match_goes_on(kept: dict[str, Any]) -> None:
    match = hb.Match.load(kept["save"])
    assert match.decision or match.result
    play_on(match, Random(1), answers=5)


@pytest.mark.parametrize("kept", [*matches()])
def test_a_table_goes_on_from_its_log(kept: dict[str, Any]) -> None:
    """To the same end; or to the first answer that the rules no longer allow, which is open."""
    record = kept["record"]
    seats = tuple(Seat(name=f"P{n}", keys=(f"key {n}",)) for n in range(record["seats"]))
    opened = Opened(
        game=record["game"],
        seats=seats,
        options=record["options"],
        seed=record["seed"],
        code="CODE2345",
    )
    answers = [Answered(seat=seat, option=option) for seat, option in record["answers"]]
    table = Table.load("t1", None, [(0.0, opened), *((1.0, answer) for answer in answers)])
    if table.match.answered == len(answers):
        assert table.match.result
        assert table.match.result.reason == record["result"]["reason"]
    else:
        play_on(table.match, Random(1), answers=5)
