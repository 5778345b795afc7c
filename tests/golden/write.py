"""Write the golden records and transcripts again: `python -m tests.golden.write [GAME]`.

A record whose answers are still legal and lead to the same end stays as it is, but for its digest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from . import records
from .games import GAMES, HERE, Golden


def write_all(golden: Golden) -> Iterator[str]:
    for ending in golden.endings:
        file = golden.record_file(ending)
        kept = records.still_played(file, ending)
        records.write(file, kept or records.find(golden.game, ending))
        yield f"{'kept ' if kept else 'found'} {file.relative_to(HERE)}"
    for mode in golden.modes:
        file = golden.transcript_file(mode)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(golden.transcript(mode), "utf-8")
        yield f"wrote {file.relative_to(HERE)}"


if __name__ == "__main__":
    wanted = sys.argv[1:] or [golden.game for golden in GAMES]
    for golden in GAMES:
        for line in write_all(golden) if golden.game in wanted else ():
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
