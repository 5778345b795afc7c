"""Each test that docs/SECURITY.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_threat_has_its_test() -> None:
    rows = [
        line
        for line in (ROOT / "docs/SECURITY.md").read_text().splitlines()
        if line.startswith("| ") and not line.startswith("| he ")
    ]
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(tests/[^`]*)`", row)
        assert named, f"no test stands behind: {row}"
        for each in named:
            file, _, function = each.partition("::")
            assert not function or f"def {function}(" in (ROOT / file).read_text(), each
