"""Build hook: `pip install` brings the finished web client, also where there is no Node."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _web(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", Path(root) / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WebClientHook(BuildHookInterface[Any]):
    """Set HULLBREACH_NO_WEB=1 to install without the web client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a Python package, only if there is something to build and nothing to do it."""
        if os.environ.get("HULLBREACH_NO_WEB"):
            return []
        web = _web(self.root)
        return [] if web.is_built() or web.node_on_path() else [web.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("HULLBREACH_NO_WEB"):
            return
        try:
            _web(self.root).build()
        except (subprocess.CalledProcessError, OSError, ImportError) as error:
            said = (
                f"The web client could not be built ({error}). It needs the npm registry once. "
                "HULLBREACH_NO_WEB=1 installs without it."
            )
            if version != "editable":
                raise RuntimeError(said) from error
            sys.stderr.write(f"{said}\nLater: make web\n")
