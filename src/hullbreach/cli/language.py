"""Which language a person reads."""

from __future__ import annotations

import os

from hullbreach.words import LANGUAGES


def language(wanted: str | None) -> str:
    """The wanted language, or that of the environment if there are words in it, or English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"
