"""Write the golden records and transcripts again: `python -m tests.golden.write`.

A record whose answers are still legal and lead to the same end stays as it is, but for its digest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from . import records
from .theseus.endings import ENDINGS
from .theseus.modes import MODES
from .transcript import transcript

HERE = Path(__file__).parent
RECORDS = HERE / "theseus" / "records"
TRANSCRIPTS = HERE / "theseus" / "transcripts"


def record_file(name: str) -> Path:
    return RECORDS / f"{name}.json"


def transcript_file(name: str) -> Path:
    return TRANSCRIPTS / f"{name}.txt"


def write_all() -> Iterator[str]:
    for ending in ENDINGS:
        file = record_file(ending.name)
        kept = records.still_played(file, ending)
        records.write(file, kept or records.find("theseus", ending))
        yield f"{'kept ' if kept else 'found'} {file.relative_to(HERE)}"
    for mode in MODES:
        file = transcript_file(mode.name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(transcript("theseus", mode), "utf-8")
        yield f"wrote {file.relative_to(HERE)}"


if __name__ == "__main__":
    for line in write_all():
        sys.stdout.write(f"{line}\n")
