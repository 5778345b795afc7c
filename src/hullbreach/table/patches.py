"""JSON patches (RFC 6902): what changed between two views. Lists are replaced as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec


class Change(msgspec.Struct, kw_only=True, omit_defaults=True):
    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = msgspec.UNSET


def changes_between(old: dict[str, Any], new: dict[str, Any], path: str = "") -> list[Change]:
    found = [Change(op="remove", path=f"{path}/{_escaped(key)}") for key in old if key not in new]
    for key, value in new.items():
        here = f"{path}/{_escaped(key)}"
        if key not in old:
            found.append(Change(op="add", path=here, value=value))
        elif isinstance(value, dict) and isinstance(old[key], dict):
            found += changes_between(old[key], value, here)
        elif value != old[key]:
            found.append(Change(op="replace", path=here, value=value))
    return found


def changed(old: dict[str, Any], changes: Iterable[Change]) -> dict[str, Any]:
    """The view after these changes; the old one stays as it was."""
    new = dict(old)
    for change in changes:
        *outer, last = (_plain(key) for key in change.path.split("/")[1:])
        place = new
        for key in outer:
            place[key] = dict(place[key])
            place = place[key]
        if change.op == "remove":
            del place[last]
        else:
            place[last] = change.value
    return new


def _escaped(key: str) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")


def _plain(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
