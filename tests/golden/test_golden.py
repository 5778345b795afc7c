"""The golden matches play as they were played."""

import pytest

import hullbreach as hb
from tests.golden import records
from tests.golden.games import GAMES, HERE, Golden
from tests.golden.records import Ending
from tests.golden.transcript import Mode

AGAIN = "if the change is meant: python -m tests.golden.write, and read the diff"
ENDINGS = [
    pytest.param(golden, ending, id=f"{golden.game}-{ending.name}")
    for golden in GAMES
    for ending in golden.endings
]
MODES = [
    pytest.param(golden, mode, id=f"{golden.game}-{mode.name}")
    for golden in GAMES
    for mode in golden.modes
]


@pytest.mark.parametrize(("golden", "ending"), ENDINGS)
def test_a_recorded_match_ends_as_it_did(golden: Golden, ending: Ending) -> None:
    record = records.read(golden.record_file(ending))
    match = hb.Match.replay(record)  # compares result and digest
    assert match.result, AGAIN
    assert ending.fits(match.result), AGAIN
    assert match.record() == record, AGAIN


@pytest.mark.parametrize(("golden", "ending"), ENDINGS)
def test_a_recorded_match_ends_with_its_last_answer_and_not_before(
    golden: Golden, ending: Ending
) -> None:
    record = records.read(golden.record_file(ending))
    before = hb.Match.replay(record, upto=len(record["answers"]) - 1)
    assert before.result is None
    assert before.decision


@pytest.mark.parametrize(("golden", "mode"), MODES)
def test_a_transcript_reads_as_it_did(golden: Golden, mode: Mode) -> None:
    assert golden.transcript(mode) == golden.transcript_file(mode).read_text("utf-8"), AGAIN


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.game)
def test_no_golden_file_is_left_over(golden: Golden) -> None:
    here = HERE / golden.game
    kept = {file.stem for file in (here / "records").iterdir()}
    told = {file.stem for file in (here / "transcripts").iterdir()}
    assert kept == {ending.name for ending in golden.endings}
    assert told == {mode.name for mode in golden.modes}
