"""Rules that editions tell differently: a group may play by another reading than the ledger's."""

from __future__ import annotations

from .state import Survival


def reads(s: Survival, name: str, reading: str) -> bool:
    """Does this group read the rule so? Unless it says so, the ruling in the ledger holds."""
    return bool(s.options.get(name) == reading)
