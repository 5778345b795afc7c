"""The same package, its rules compiled to C by mypyc: `HULLBREACH_COMPILE=1 pip install .`.

Nothing is ever compiled inside `src/`: the sources are copied, made ready and compiled elsewhere.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
NEEDS = ("mypy[mypyc]>=2.4", "setuptools>=75")

COMPILED = ("kernel/*.py", "games/*/**/*.py", "envs/*.py")
SELDOM = ("inventory", "names", "options", "rulings")
STRUCTS = ("kernel/amendments", "kernel/record", "games/lockdown/amendments")
ADAPTERS = ("aec", "openspiel", "single")
INTERPRETED = {
    "**/__init__.py": "a package is found by its file",
    **{f"{name}.py": "has structs that are more than their fields" for name in STRUCTS},
    "kernel/errors.py": "others derive their errors from these",
    "kernel/views.py": "the bots of others fit its protocol",
    "kernel/registry.py": "a generic dataclass is more than mypyc can make native",
    **{f"envs/{name}.py": "fits the classes of another library" for name in ADAPTERS},
    **{f"games/*/{name}.py": "used once a match, or when somebody asks" for name in SELDOM},
}

FUTURE = "from __future__ import annotations\n"
HEAD = f"""{FUTURE}
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
CONSTANT = re.compile(
    r"^(?P<name>[A-Z][A-Z0-9_]+)(: (?P<kind>(?!TypeAlias|Final).+?))? = (?!TypeVar|Callable)",
    re.MULTILINE,
)
EMITS = re.compile(r"^( +)(\w+)\.emit\(", re.MULTILINE)
OPEN = ("State", "GameOver", "Abandon", "Kind", r"Card\(Kind", r"Item\(Card", r"Room\(Kind")
"""Games of others derive from these; and those that mypyc holds open can be copied."""
OPENED = re.compile(rf"^(@dataclass.*\n)?class ({'|'.join(OPEN)})\b", re.MULTILINE)
OPENLY = r"@mypyc_attr(allow_interpreted_subclasses=True)\n\g<0>"
OPTIONS = "class Options(Sequence[Option]):", "class Options:"
OF_OPTIONS = """
for name in ("__contains__", "__reversed__", "count", "index"):
    setattr(Options, name, getattr(Sequence, name))
Sequence.register(Options)
"""
"""A native class cannot derive from a sequence, but it can be one."""
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
import os

from mypyc.build import mypycify
from setuptools import setup

libraries = mypycify(
    ["--config-file", "mypy.toml", *{modules!r}],
    opt_level="2",
    debug_level="0",
    separate={groups!r},
)
if os.name == "posix":  # a function that nobody else sees is called directly, or inlined
    for library in libraries:
        library.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
setup(name="hullbreach", packages=[], ext_modules=libraries)
"""
TO_LEARN = "-fprofile-generate"
LEARNT = "-fprofile-use -fprofile-correction -Wno-missing-profile"
"""Compiled twice: what was hot in many matches is laid out for speed, the rest out of the way."""
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
    (place / "setup.py").write_text(SETUP.format(modules=names, groups=groups(names)))
    if _compiler_learns():
        _compile(place, TO_LEARN)
        training = [sys.executable, str(ROOT / "tools" / "training.py")]
        subprocess.run(training, env=os.environ | {"PYTHONPATH": str(place)}, check=True)
        _compile(place, LEARNT)
    else:
        _compile(place, "")
    libraries = [*package.rglob("*.so"), *package.rglob("*.pyd")]
    return sorted(library.relative_to(place) for library in libraries)


def _compiler_learns() -> bool:
    """Is it GCC? Others would learn too, each in its own way."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if not compiler or not shutil.which(compiler[0]):
        return False
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def _compile(place: Path, flags: str) -> None:
    given = {name: f"{os.environ.get(name, '')} {flags}".strip() for name in ("CFLAGS", "LDFLAGS")}
    command = ["setup.py", "-q", "build_ext", "--inplace", "--force", "-j", str(os.cpu_count())]
    subprocess.run([sys.executable, *command], cwd=place, env=os.environ | given, check=True)


def modules(package: Path) -> list[Path]:
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(found - {path for pattern in INTERPRETED for path in package.glob(pattern)})


def groups(names: list[str]) -> list[tuple[list[str], str]]:
    """One library a folder: within it, a function calls another without a detour."""
    folders: dict[str, list[str]] = {}
    for name in names:
        folders.setdefault(name.rpartition("/")[0], []).append(name)
    return [(found, f"{folder.replace('/', '.')}.native") for folder, found in folders.items()]


def ready(text: str) -> str:
    """What mypyc has to know besides: a constant stays, and nobody needs what nobody hears."""
    text = text.replace("slots=True, ", "").replace(", slots=True", "")  # native classes have them
    text = OPENED.sub(OPENLY, without_structs(text).replace(*OPTIONS))
    text = EMITS.sub(r"\1if \2.heard: \2.emit(", text)
    return CONSTANT.sub(_final, text.replace(FUTURE, HEAD, 1)) if FUTURE in text else text


def without_structs(text: str) -> str:
    """Structs are quick for an interpreter; native classes are quicker."""
    lines = text.splitlines(keepends=True)
    for cls in reversed(ast.parse(text).body):
        if isinstance(cls, ast.ClassDef) and any(ast.unparse(b) == "Struct" for b in cls.bases):
            told = [entry for entry in cls.body if isinstance(entry, ast.AnnAssign)]
            first, last = told[0].lineno - 1, told[-1].end_lineno
            lines[first:last] = _fields_and_init(told)
            lines[cls.lineno - 1] = f"class {cls.name}:\n"
    return "".join(lines)


def _fields_and_init(told: list[ast.AnnAssign]) -> list[str]:
    fields = [ast.unparse(entry).partition(" = ") for entry in told]
    given = ", ".join(f"{field} = {default}" if default else field for field, _, default in fields)
    names = [ast.unparse(entry.target) for entry in told]
    return [
        *(f"    {field}\n" for field, _, _ in fields),
        f"\n    def __init__(self, {given}) -> None:\n",
        *(f"        self.{name} = {name}\n" for name in names),
    ]


def _final(found: re.Match[str]) -> str:
    name, kind = found["name"], found["kind"]
    return f"{name}: Final[{kind}] = " if kind else f"{name}: Final = "


def endings() -> dict[str, str]:
    """By module: how the compiled states are copied, and the full annotations of their fields."""
    import hullbreach.games
    from hullbreach.kernel.registry import game
    from hullbreach.kernel.state import State, cloner_text

    found = {"hullbreach/kernel/decisions.py": OF_OPTIONS}
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
