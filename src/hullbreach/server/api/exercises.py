"""Lessons and puzzles: which there are, and a table for one."""

from __future__ import annotations

import msgspec

from hullbreach.kernel.registry import game as game_of
from hullbreach.kernel.registry import game_names
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit
from hullbreach.table.exercises import LEARNER, Kind, Lesson, exercise, exercises, position
from hullbreach.table.keys import digest, new_code, new_token
from hullbreach.table.lines import Opened
from hullbreach.table.outlook import words_of
from hullbreach.table.seats import Seat
from hullbreach.words import Words

from .matches import SatDown, sat_down, set_up

PARTNER = "random"
"""Those at the other seats; they answer alike to everybody who does the same."""


class StepSeen(msgspec.Struct, kw_only=True):
    words: str
    wants: list[str]
    lights: list[str]


class Entry(msgspec.Struct, kw_only=True):
    """A lesson or puzzle as it is offered. `lead` says what it is about or what the goal is."""

    game: str
    kind: Kind
    name: str
    title: str
    lead: str
    hint: str
    praise: str
    steps: list[StepSeen]


class Entries(msgspec.Struct, kw_only=True):
    exercises: list[Entry]


class Wanted(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Kind
    game: str | None = None
    lang: str = "en"


@endpoint("GET", "/api/exercises")
async def list_exercises(visit: Visit, query: Wanted) -> Entries:
    """All lessons or all puzzles, in the order in which they are best done."""
    games = game_names() if query.game is None else (game_of(query.game).id,)
    found = [
        _entry(game, query.kind, name, words_of(game, query.lang))
        for game in games
        for name in exercises(game, query.kind)
    ]
    return Entries(exercises=found)


def _entry(game: str, kind: Kind, name: str, words: Words) -> Entry:
    asked, message = exercises(game, kind)[name], f"{kind}-{name}"
    steps = asked.steps if isinstance(asked, Lesson) else []
    return Entry(
        game=game,
        kind=kind,
        name=name,
        title=words.say(message),
        lead=words.say(message, "lead"),
        hint=words.say(message, "hint") if kind == "puzzle" else "",
        praise=words.say(message, "praise"),
        steps=[
            StepSeen(words=words.say(f"{message}-{n}"), wants=step.wants, lights=step.lights)
            for n, step in enumerate(steps, 1)
        ],
    )


@endpoint("POST", "/api/exercises/{game}/{kind}/{name}", status=201)
async def begin_exercise(visit: Visit, game: str, kind: str, name: str) -> SatDown:
    """A table at which this lesson or puzzle lies ready."""
    visit.take(visit.hall.tables)
    asked = exercise(game, kind, name)
    token = new_token()
    me = Seat(keys=(digest(token), visit.person()), host=True)
    opened = Opened(
        game=game,
        seats=tuple(me if seat == LEARNER else Seat(bot=PARTNER) for seat in range(asked.seats)),
        options=asked.options,
        position=position(game, asked),
        seed=asked.seed,
        code=new_code(),
        access="link",
        spectators=False,
        exercise=f"{game}/{kind}/{name}",
    )
    return sat_down(visit, await set_up(visit, opened), {LEARNER: token})
