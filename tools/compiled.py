"""The same package, its rules compiled to C by mypyc: `HULLBREACH_COMPILE=1 pip install .`.

Nothing is ever compiled inside `src/`: the sources are copied, made ready and compiled elsewhere.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
NEEDS = ("mypy[mypyc]>=2.4", "setuptools>=75")

COMPILED = ("kernel/*.py", "games/theseus/**/*.py")
SELDOM = ("options", "refusals", "rulings", "setup")
STRUCTS = ("amendments", "chance", "decisions", "record")
INTERPRETED = {
    "**/__init__.py": "a package is found by its file",
    **{f"kernel/{name}.py": "has structs, which are fast already" for name in STRUCTS},
    "kernel/errors.py": "others derive their errors from these",
    "kernel/views.py": "the bots of others fit its protocol",
    "kernel/registry.py": "a generic dataclass is more than mypyc can make native",
    **{f"games/theseus/{name}.py": "used once a match, or when somebody asks" for name in SELDOM},
}

FUTURE = "from __future__ import annotations\n"
CONSTANT = re.compile(
    r"^(?P<name>[A-Z][A-Z0-9_]+)(: (?P<kind>(?!TypeAlias|Final).+?))? = (?!TypeVar|Callable)",
    re.MULTILINE,
)
EMITS = re.compile(r"^( +)(\w+)\.emit\(", re.MULTILINE)
OPEN = {
    "from .chance import DrawCell\n": """from typing import TYPE_CHECKING

from .chance import DrawCell

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
""",
    "@dataclass(kw_only=True)\nclass State:": """@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(kw_only=True)
class State:""",
    "class GameOver(": "@mypyc_attr(allow_interpreted_subclasses=True)\nclass GameOver(",
    "class Abandon(": "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Abandon(",
}
"""Games of others, and those that are not compiled, derive from these."""
OF_ALL = """
setattr({0}, "__annotations__", {1})  # mypyc forgets what a dict or a list holds
Slots = type("Slots", (tuple,), {{"__bool__": lambda self: False}})
setattr({0}, "__slots__", Slots({1}))  # dataclasses want to see them, mypyc does not
"""
OF_ONE = """
from hullbreach.kernel.state import CLONERS

{2}

CLONERS[{0}] = clone
setattr({0}, "__annotations__", {1})
"""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="hullbreach",
    packages=[],
    ext_modules=mypycify(
        ["--config-file", "mypy.toml", *{modules!r}],
        opt_level="2",
        debug_level="0",
        separate=True,
    ),
)
"""
TYPES = """
[tool.mypy]
python_version = "{version}"
mypy_path = ["."]
explicit_package_bases = true
namespace_packages = true
ignore_missing_imports = true
follow_imports = "silent"
"""


def build(place: Path) -> list[Path]:
    """Compile a copy of the package in `place`; the libraries, relative to it."""
    sys.path.insert(0, str(SOURCES))
    package = place / "hullbreach"
    shutil.copytree(SOURCES / "hullbreach", package, ignore=shutil.ignore_patterns("__pycache__"))
    names = [module.relative_to(place).as_posix() for module in modules(package)]
    added = endings()
    for name in names:
        module = place / name
        module.write_text(ready(module.read_text("utf-8")) + added.get(name, ""), "utf-8")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (place / "mypy.toml").write_text(TYPES.format(version=version))
    (place / "setup.py").write_text(SETUP.format(modules=names))
    command = ["setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count())]
    subprocess.run([sys.executable, *command], cwd=place, check=True)
    libraries = [*package.rglob("*.so"), *package.rglob("*.pyd")]
    return sorted(library.relative_to(place) for library in libraries)


def modules(package: Path) -> list[Path]:
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(found - {path for pattern in INTERPRETED for path in package.glob(pattern)})


def ready(text: str) -> str:
    """What mypyc has to know besides: a constant stays, and nobody needs what nobody hears."""
    text = text.replace("slots=True, ", "").replace(", slots=True", "")  # native classes have them
    if "class State:" in text:
        for plain, open_ in OPEN.items():
            text = text.replace(plain, open_, 1)
    text = EMITS.sub(r"\1if \2.heard: \2.emit(", text)
    if FUTURE in text:
        text = CONSTANT.sub(_final, text.replace(FUTURE, f"{FUTURE}from typing import Final\n", 1))
    return text


def _final(found: re.Match[str]) -> str:
    name, kind = found["name"], found["kind"]
    return f"{name}: Final[{kind}] = " if kind else f"{name}: Final = "


def endings() -> dict[str, str]:
    """By module: how the compiled states are copied, and the full annotations of their fields."""
    import hullbreach.games
    from hullbreach.kernel.registry import game
    from hullbreach.kernel.state import State, cloner_text

    found = {}
    for state in {cls for name in hullbreach.games() for cls in game(name).state.__mro__[:-1]}:
        ending = OF_ALL if state is State else OF_ONE
        kinds = dict(state.__annotations__)
        found[f"{state.__module__.replace('.', '/')}.py"] = ending.format(
            state.__name__, kinds, cloner_text(state)
        )
    return found


def main() -> None:
    """`python -m tools.compiled PLACE`: a package that `PYTHONPATH=PLACE` finds."""
    place = Path(sys.argv[1])
    shutil.rmtree(place, ignore_errors=True)
    build(place)


if __name__ == "__main__":
    main()
