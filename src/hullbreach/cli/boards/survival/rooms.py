"""The rooms: what lies in each, who is there, and where one can go from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hullbreach.words import Words

View = Mapping[str, Any]
NOISE, CLOSED, DESTROYED, SERVICE, AREA, TOKEN = "≈", "▮", "▯", "⌁", "▽", "◌"


def board_in(view: View, content: View) -> View:
    """What is printed on the board that is played."""
    boards: View = content["boards"]
    found: View = boards[view.get("board", "standard")]
    return found


def rooms(view: View, content: View, words: Words) -> RenderableType:
    """Section by section; rooms of no section stand at the end."""
    printed = board_in(view, content)["rooms"]
    sections = sorted({about.get("section") or "" for about in printed.values()} - {""})
    parts: list[RenderableType] = []
    for section in (*sections, ""):
        inside = [room for room in printed if (printed[room].get("section") or "") == section]
        if inside and sections:
            parts.append(_heading(view, words, section))
        if inside:
            parts.append(_section(view, content, words, inside))
    return Group(*parts)


def _heading(view: View, words: Words, section: str) -> Text:
    if not section:
        return Text(words.say("board-elsewhere"), style="bold dim")
    power = view.get("power", {}).get(section)
    lit = "" if power is None else words.say("board-power" if power["on"] else "board-dark")
    style = "bold" if power is None or power["on"] else "bold dim"
    return Text(f"{words.name(section)}  {lit}".rstrip(), style=style)


def _section(view: View, content: View, words: Words, inside: list[str]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=4, overflow="fold")
    table.add_column(ratio=4, overflow="fold")
    table.add_column(ratio=5, overflow="fold")
    for room in inside:
        about = view["rooms"][room]
        table.add_row(
            Text(room, style="bold"),
            Text(room_name(about, words), style="" if "tile" in about else "dim"),
            Text(" ".join(exits(view, content, room)), style="dim"),
            Text(", ".join(inhabitants(view, words, room))),
        )
    return table


def room_name(about: View, words: Words) -> str:
    """Its name and how often it can still be searched; what a peek has shown stands in brackets."""
    if "tile" in about:
        left = about.get("search")
        token = f" {TOKEN}" if "token" in about else ""  # on a crossroads
        return words.name(about["tile"]) + (f" +{left}" if left else token)
    peeked = about.get("peeked")
    return f"? ({words.name(peeked)})" if peeked else "?"


def exits(view: View, content: View, room: str) -> Iterator[str]:
    """`004·2≈`: through the corridor with number 2 to room 004, and there is noise in it."""
    board = board_in(view, content)
    printed = board["rooms"][room]
    paths: dict[str, list[int]] = {path: [] for path in board.get("paths", ())}
    for corridor, numbers in {**board["corridors"], **paths}.items():
        ends = corridor.split("-")
        if room in ends:
            there = ends[1 - ends.index(room)]
            yield f"{there}{_numbered(numbers)}{_markers(view, corridor)}"
    if printed["service"]:
        yield f"{SERVICE}{_numbered(printed['service'])}{_markers(view, 'service')}"
    for area in printed.get("areas", ()):
        yield f"{AREA}{_numbered([area])}{_markers(view, f'area_{area}')}"


def _numbered(numbers: list[int]) -> str:
    return f"·{'/'.join(map(str, numbers))}" if numbers else ""


def _markers(view: View, corridor: str) -> str:
    door = {"closed": CLOSED, "destroyed": DESTROYED}.get(view["doors"].get(corridor, ""), "")
    return f"{NOISE if corridor in view['noise'] else ''}{door}"


def inhabitants(view: View, words: Words, room: str) -> Iterator[str]:
    """Characters, xenos with their damage, objects, and what is wrong with the room."""
    for number, seat in enumerate(view["seats"]):
        if seat["place"] == room:
            yield words.seat(number).upper()
    about = view["rooms"][room]
    for xeno, damage in about.get("xenos", {}).items():
        yield f"{words.name(xeno)} (-{damage})" if damage else words.name(xeno)
    yield from (words.name(piece) for piece in about.get("objects", ()))
    for marker in ("fire", "malfunction"):
        if room in view[marker]["rooms"]:
            yield words.name(f"marker-{marker}")
    if view.get("venting") == room:
        yield words.say("board-venting")
