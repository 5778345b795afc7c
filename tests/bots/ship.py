"""The ship as a seat sees it, in the positions that tests of bots need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hullbreach as hb
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel.decisions import Ask, Decision, Value

HURT: dict[str, Any] = {"wounds": ({"wound": "body#1", "dressed": False},)}
BOARDS = ("room", "board_pod")
SEARCHES = ("play", "captain_search#1", "search")


def burning(*rooms: str, closed: str = "") -> Scene:
    """The ship at the start, but with fires."""
    view = hb.Match.new("nemesis", 4, "burning").view(0)
    doors = {closed: "closed"} if closed else {}
    fire = {**view["fire"], "rooms": rooms}
    return Scene(TITLE, {**view, "fire": fire, "doors": doors}, 0)


def start(seat: int = 0, **changes: Any) -> Scene:
    """The ship at the start, but for these parts of the view."""
    return Scene(TITLE, {**hb.Match.new("nemesis", 4, "changed").view(seat), **changes}, seat)


def with_seat(scene: Scene, seat: int, **changes: Any) -> Scene:
    seats = list(scene.view["seats"])
    seats[seat] = {**seats[seat], **changes}
    return Scene(TITLE, {**scene.view, "seats": seats}, scene.seat)


def with_tile(room: str, tile: str) -> dict[str, Any]:
    return {**start().rooms, room: {"tile": tile}}


def awake() -> Scene:
    """All in the hibernatorium, in the first turn."""
    match = hb.Match.new("nemesis", 4, "awake")
    while (ask := match.decision) and ask.prompt != "act":
        match.play(ask.options[0])
    return Scene(TITLE, match.view(0), 0)


def at_an_open_pod(*cards: str, **changes: Any) -> Scene:
    ship = start(rooms=with_tile("017", "evac_a"), pods={"pod_1": "open"}, **changes)
    return with_seat(ship, 0, place="017", hand=cards, deck=10 - len(cards), discard=())


def beside_me(objective: str, place: str = "017", cards: int = 2, **changes: Any) -> Scene:
    """At an open pod with this objective, and somebody else in the same room or nearby."""
    ship = with_seat(at_an_open_pod(**changes), 0, objectives=(objective,), number=1)
    for seat in (2, 3):
        ship = with_seat(ship, seat, place="dead")
    return with_seat(ship, 1, place=place, number=2, passed=False, hand=(None,) * cards)


def holding(*objectives: str) -> Scene:
    """Everybody in the Hibernatorium, and the first seat, number 1, with these objectives."""
    view = hb.Match.new("nemesis", 4, "holding").view(0)
    seats = [
        {**about, "number": 1 + seat, "place": "011"} for seat, about in enumerate(view["seats"])
    ]
    seats[0] = {**seats[0], "objectives": objectives}
    return Scene(TITLE, {**view, "seats": seats}, 0)


def asked(prompt: str, values: Sequence[Value], **about: Any) -> Decision:
    """A question to the first seat."""
    return Decision(Ask(0, prompt, list(values), about), {}, lambda ask: ())
