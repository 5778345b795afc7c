"""What is not installed with Hullbreach itself, and how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hullbreach.kernel.errors import HullbreachError

PACKAGES = {
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "arena": ("pyarrow",),
    "ray": ("ray",),
    "mcp": ("mcp",),
}
"""By extra, what it brings."""


class NotInstalled(HullbreachError):
    """This needs packages that are not there."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what an extra brings; if it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in PACKAGES[extra]:
            raise
        raise NotInstalled(
            f"this needs {missing}, which is not installed; try: pip install 'hullbreach[{extra}]'"
        ) from None
