"""Whatever a program makes of the schema, the server never fails: only clear refusals."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hullbreach.server import Limits, Settings
from hullbreach.server.client import Client

from .conftest import BOT, ME, play_on, serving

CHECKS = (
    "not_a_server_error,status_code_conformance,"
    "content_type_conformance,response_schema_conformance"
)
CASES = 40


@pytest.mark.slow
def test_schemathesis_finds_no_fault(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("schemathesis")
    found = program if program.exists() else shutil.which("schemathesis")
    if not found:
        pytest.skip("schemathesis is not installed: pip install 'hullbreach[hostile]'")
    much = 1e6
    limits = Limits(
        tables_a_minute=much,
        heavy_a_minute=much,
        reports_a_minute=much,
        wrong_keys_a_minute=much,
        requests_a_minute=much,
    )
    with serving(Settings(data=tmp_path, limits=limits)) as address, Client(address) as client:
        table = client.create("toy", [ME, BOT])
        with table.sit() as live:
            play_on(live)
        values = {
            "path.match": table.match.id,
            "path.game": "toy",
            "path.answers": 3,
            "path.seat": 0,
            "path.lang": "de",
        }
        lines = [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in values.items()]
        settings = tmp_path / "schemathesis.toml"
        settings.write_text("[parameters]\n" + "\n".join(lines) + "\n")
        command = [
            str(found),
            "--config-file",
            str(settings),
            "run",
            f"{address}/openapi.json",
            "--checks",
            CHECKS,
            "--phases",
            "coverage,fuzzing",
            "-n",
            str(CASES),
            "--request-timeout",
            "60",
            "--no-color",
            "-H",
            f"Authorization: Bearer {table.seat_tokens[0]}",
        ]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=3000, check=False, cwd=tmp_path
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
