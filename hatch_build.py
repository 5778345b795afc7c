"""Build hook: `pip install` brings the finished web client, also where there is no Node.

`HULLBREACH_COMPILE=1 pip install .` compiles the rules as well (see tools/compiled.py).
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _tool(root: str, path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, Path(root) / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildHook(BuildHookInterface[Any]):
    """Set HULLBREACH_NO_WEB=1 to install without the web client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        web = _tool(self.root, "web/build.py")
        if self._brings_web() and not web.is_built() and not web.node_on_path():
            needed.append(web.NODE_WHEEL)  # Node as a Python package
        if self._compiles():
            needed += [
                *_tool(self.root, "tools/compiled.py").NEEDS,
                *self.metadata.core.dependencies,
                *self.metadata.core.optional_dependencies["envs"],  # the compiler learns from them
            ]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._brings_web():
            self._build_web(version)
        if self._compiles() and version != "editable":  # nothing is compiled inside src/
            self._compile(build_data)

    def _brings_web(self) -> bool:
        return not os.environ.get("HULLBREACH_NO_WEB")

    def _compiles(self) -> bool:
        return bool(os.environ.get("HULLBREACH_COMPILE")) and self.target_name == "wheel"

    def _build_web(self, version: str) -> None:
        try:
            _tool(self.root, "web/build.py").build()
        except (subprocess.CalledProcessError, OSError, ImportError) as error:
            said = (
                f"The web client could not be built ({error}). It needs the npm registry once. "
                "HULLBREACH_NO_WEB=1 installs without it."
            )
            if version != "editable":
                raise RuntimeError(said) from error
            sys.stderr.write(f"{said}\nLater: make web\n")

    def _compile(self, build_data: dict[str, Any]) -> None:
        self.place = TemporaryDirectory()
        place = Path(self.place.name)
        for library in _tool(self.root, "tools/compiled.py").build(place):
            build_data["force_include"][str(place / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
