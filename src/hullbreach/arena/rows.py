"""Every seat of every match as a row of a Parquet file, written as the matches come in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullbreach.extras import needs

if TYPE_CHECKING:
    from .tournament import Played, Tournament

ROWS = 20_000  # that are kept until they are written
NAMED = ("character", "faction", "objective", "turn")


class ParquetRows:
    """A file that takes results: `with ParquetRows(path, plan) as rows: rows.add(played)`."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        with needs("arena"):
            import pyarrow as arrow
            from pyarrow import parquet
        self._arrow = arrow
        self._same = {"game": tournament.game, "seed": tournament.seed}
        self._options = dict(tournament.options)
        kinds = {"match": arrow.int64(), "seat": arrow.int8(), "answers": arrow.int32()}
        kinds |= {"rounds": arrow.int32(), "points": arrow.float64()}
        kinds |= {"won": arrow.bool_(), "survived": arrow.bool_()}
        words = ("game", "seed", "options", "bot", "reason", "why", *NAMED)
        self._schema = arrow.schema([*kinds.items(), *((word, arrow.string()) for word in words)])
        self._file = parquet.ParquetWriter(path, self._schema)
        self._rows: list[dict[str, Any]] = []

    def __enter__(self) -> ParquetRows:
        return self

    def __exit__(self, *error: object) -> None:
        self._write()
        self._file.close()

    def add(self, played: Played) -> None:
        for number, seat in enumerate(played.seats):
            setting = {k: v for k, v in seat.traits.items() if k not in NAMED}
            self._rows.append(
                {
                    **self._same,
                    "options": json.dumps({**self._options, **setting}, sort_keys=True),
                    "match": played.number,
                    "seat": number,
                    "bot": seat.level,
                    "points": seat.points,
                    "won": seat.points > 0,
                    "survived": seat.survived,
                    "why": seat.why,
                    "reason": played.reason,
                    "answers": played.answers,
                    "rounds": played.rounds,
                    **{name: seat.traits.get(name) for name in NAMED},
                }
            )
        if len(self._rows) >= ROWS:
            self._write()

    def _write(self) -> None:
        if self._rows:
            self._file.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []
