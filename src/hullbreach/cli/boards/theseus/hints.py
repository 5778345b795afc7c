"""What a player would look up on the board before choosing: where, how far, into which trap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import hullbreach as hb
from hullbreach.words import Words

from .pieces import SHAPE, unit_mark

View = Mapping[str, Any]


class Table(NamedTuple):
    """All that a hint is made of."""

    view: View
    content: View
    words: Words
    seat: int


def hint(view: View, content: View, words: Words, option: hb.Option) -> str:
    """A few words beside an option; nothing where the option says it all."""
    if len(option.values) != 1 or len(option.values[0]) < 2:
        return ""
    verb, piece, *_ = option.values[0]
    table = Table(view, content, words, option.decision.seat)
    return HINTS.get(str(verb), _nothing)(table, str(piece))


def _nothing(table: Table, piece: str) -> str:
    return ""


def faction(table: Table, faction: str) -> str:
    """How the faction plays, in a sentence."""
    return table.words.say(f"faction-{faction}", part="text").partition(". ")[0]


def move(table: Table, unit: str) -> str:
    """Where the unit stands, how far it goes and where that leads, without shortcuts."""
    place = table.view["units"][unit]["at"]
    sector = place.partition(".")[0]
    ring = table.view["ring"]
    points = len(_standing(table, sector))
    goal = ring[(ring.index(sector) + points) % len(ring)]
    start = table.words.name(place)
    arrival = f"{table.words.name(goal)}{_warning(table, goal)}"
    return table.words.say("hint-move", place=start, points=points, goal=arrival)


def stop(table: Table, sector: str) -> str:
    """How much room there is, and the rival traps."""
    free = 4 - len(_standing(table, sector))
    return table.words.say("hint-stop", free=free) + _warning(table, sector)


def _standing(table: Table, sector: str) -> list[str]:
    return [unit for unit in table.view["sectors"][sector]["rooms"].values() if unit]


def _warning(table: Table, sector: str) -> str:
    """The rival traps that work in a sector."""
    traps = [
        card
        for card in table.view["sectors"][sector]["slots"].values()
        if card and _is_rival_trap(table, card)
    ]
    if not traps:
        return ""
    return f"  {SHAPE['trap']} {', '.join(_with_value(table, card) for card in traps)}"


def _is_rival_trap(table: Table, card: str) -> bool:
    facts = table.view["cards"].get(card)
    if facts is None or not facts["active"]:
        return False
    trap = table.content["cards"][facts["kind"]]["type"] == "trap"
    return trap and not _allied(table, facts["controller"])


def _allied(table: Table, seat: int) -> bool:
    seats = table.view["seats"]
    team = seats[table.seat]["team"]
    return seat == table.seat or (team is not None and seats[seat]["team"] == team)


def _with_value(table: Table, card: str) -> str:
    value = table.view["cards"][card]["value"]
    return f"{table.words.name(card)}{'' if value is None else f' {value}'}"


def room(table: Table, room: str) -> str:
    """Which rivals would be in reach there."""
    sector = room.partition(".")[0]
    standing = table.view["sectors"][sector]["rooms"]
    near = [standing[other] for other in table.content["sectors"][sector]["rooms"][room]["reach"]]
    rivals = [u for u in near if u and not _allied(table, table.view["units"][u]["owner"])]
    if not rivals:
        return ""
    marks = ", ".join(unit_mark(table.view, unit).plain for unit in rivals)
    return table.words.say("hint-reach", units=marks)


def slot(table: Table, slot: str) -> str:
    """What lies there already."""
    sector = slot.partition(".")[0]
    card = table.view["sectors"][sector]["slots"][slot]
    if card is None:
        return ""
    bonus = table.content["cards"][card.partition("#")[0]]["faction"] == "bonus"
    return table.words.say("hint-bonus" if bonus else "hint-instead", card=table.words.name(card))


def card(table: Table, card: str) -> str:
    """Where a card lies and what it does in short."""
    kind = card.partition("#")[0]
    if kind not in table.content["cards"]:
        return unit(table, card) if card in table.view["units"] else ""
    facts = table.view["cards"].get(card, {})
    printed = table.content["cards"][kind]["value"]
    short = table.words.card(kind, facts.get("value", printed)).short
    place = table.words.name(facts["at"]) if "at" in facts else ""
    return f"{place}: {short}" if place else short


def unit(table: Table, unit: str) -> str:
    place = table.view["units"].get(unit, {}).get("at", "")
    return table.words.name(place) if place and "supply" not in place else ""


def top(table: Table, piece: str) -> str:
    """The card on top of the player's deck."""
    card = table.view["seats"][table.seat]["deck_top"]
    return table.words.name(card) if card else table.words.say("hint-no-deck")


HINTS: Mapping[str, Callable[[Table, str], str]] = {
    "faction": faction,
    "move": move,
    "route": stop,
    "room": room,
    "slot": slot,
    "fill": top,
    "replace": top,
    **dict.fromkeys(
        ("install", "act", "play", "boost", "trigger", "disc", "destroy", "clean_up", "card"), card
    ),
    **dict.fromkeys(("take_over", "deactivate", "lose", "shift", "trap"), card),
    **dict.fromkeys(("upgrade", "target", "eject", "push", "activate", "abduct", "hide"), unit),
    **dict.fromkeys(("attacker", "deploy"), unit),
}
