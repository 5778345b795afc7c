"""Known weaknesses of what is installed, looked up in the list of the Python Package Index.

make audit
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec

COMMAND = ("pip_audit", "--skip-editable", "--format", "json", "--progress-spinner", "off")


class Weakness(msgspec.Struct):
    id: str
    fix_versions: list[str] = []


class Package(msgspec.Struct):
    name: str
    version: str = ""
    vulns: list[Weakness] = []
    skip_reason: str | None = None

    def lines(self) -> list[str]:
        return [
            f"{self.name} {self.version}: {weak.id}, "
            + (f"mended in {', '.join(weak.fix_versions)}" if weak.fix_versions else "not mended")
            for weak in self.vulns
        ]


class Answer(msgspec.Struct):
    dependencies: list[Package]


def verdict(packages: list[Package]) -> tuple[list[str], int]:
    """What to print, the figures last, and the exit code."""
    looked_up = [package for package in packages if package.skip_reason is None]
    if not looked_up:
        return ["Nothing could be looked up: the list of known weaknesses is not within reach."], 2
    found = [line for package in looked_up for line in package.lines()]
    figures = (
        f"{len(looked_up)} packages looked up, {len(packages) - len(looked_up)} not in the list, "
        f"{len(found)} known weaknesses"
    )
    return [*found, figures], 1 if found else 0


def ask(*arguments: str) -> list[Package]:
    """What pip-audit finds; nothing, if it cannot ask."""
    command: list[Any] = [sys.executable, "-m", *COMMAND, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return msgspec.json.decode(done.stdout, type=Answer).dependencies
    except msgspec.DecodeError:
        sys.stderr.write((done.stderr.strip().splitlines() or [""])[-1] + "\n")
        return []


if __name__ == "__main__":
    lines, status = verdict(ask(*sys.argv[1:]))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(status)
