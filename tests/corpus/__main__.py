"""Keep a record and a save of every variant of every game, for all programs to come."""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import hullbreach as hb
from tests.contract import Case, all_cases, walk

HERE = Path(__file__).parent


def kept(case: Case) -> dict[str, Any]:
    """One random match: somewhere in its midst, and as a whole."""
    seed = f"corpus/{case}"
    number = Random(seed).randrange(20, 60)
    saved: dict[str, Any] = {}
    for answered, match in enumerate(walk(case, seed)):
        if answered <= number:
            saved = match.save()
    return {"case": str(case), "save": saved, "record": match.record()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("stage", help="a new name, such as a version")
    folder = HERE / parser.parse_args().stage
    folder.mkdir(exist_ok=False)
    for game in hb.games():
        lines = (json.dumps(kept(case)) + "\n" for case in all_cases(game))
        with gzip.GzipFile(folder / f"{game}.jsonl.gz", "wb", mtime=0) as file:
            file.writelines(line.encode() for line in lines)


if __name__ == "__main__":
    main()
