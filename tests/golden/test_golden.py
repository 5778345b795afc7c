"""The golden matches play as they were played."""

import pytest

import hullbreach as hb
from tests.golden import records
from tests.golden.records import Ending
from tests.golden.theseus.endings import ENDINGS
from tests.golden.theseus.modes import MODES
from tests.golden.transcript import Mode, transcript
from tests.golden.write import RECORDS, TRANSCRIPTS, record_file, transcript_file

AGAIN = "if the change is meant: python -m tests.golden.write, and read the diff"


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_a_recorded_match_ends_as_it_did(ending: Ending) -> None:
    record = records.read(record_file(ending.name))
    match = hb.Match.replay(record)  # compares result and digest
    assert match.result, AGAIN
    assert ending.fits(match.result), AGAIN
    assert match.record() == record, AGAIN


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_a_recorded_match_ends_with_its_last_answer_and_not_before(ending: Ending) -> None:
    record = records.read(record_file(ending.name))
    before = hb.Match.replay(record, upto=len(record["answers"]) - 1)
    assert before.result is None
    assert before.decision


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_transcript_reads_as_it_did(mode: Mode) -> None:
    written = transcript_file(mode.name).read_text("utf-8")
    assert transcript("theseus", mode) == written, AGAIN


def test_no_golden_file_is_left_over() -> None:
    assert {file.stem for file in RECORDS.iterdir()} == {ending.name for ending in ENDINGS}
    assert {file.stem for file in TRANSCRIPTS.iterdir()} == {mode.name for mode in MODES}
