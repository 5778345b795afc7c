"""What there is to be resolved in Lockdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hullbreach.games.lockdown import computer, knowledge, objectives, pods, protocols
from hullbreach.games.lockdown.content import tokens
from hullbreach.games.lockdown.content.characters import EVERYBODY
from hullbreach.games.lockdown.content.mars import MARS_CARDS
from hullbreach.games.lockdown.content.surface import MARS
from hullbreach.games.lockdown.content.weaknesses import CLASSIC_WEAKNESSES, WEAKNESSES
from hullbreach.games.lockdown.refuges import REFUGES
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.title import TITLE
from hullbreach.games.survival.content import material
from hullbreach.kernel.events import Event as Told
from hullbreach.kernel.state import Result

from . import survival
from .lockdown_positions import CAUSES, position
from .watch import Watch

__all__ = ["ended", "heard", "install", "lure", "position", "wanted"]

ENDS = ("time", "alarm", "self_destruct", "explosion", "nobody_left")
FATES = (
    *("attack", "bleeding", "melee", "infection", "fire", "vented", "event", "pod", "surgery"),
    *("grenade", "thermite", "scalpel", "defense", "purged", "destroyed", "protocol", "mars"),
)


def wanted() -> Iterator[str]:
    yield from survival.wanted(TITLE)
    yield from (f"characters.{who}" for who in EVERYBODY)
    yield from (f"weaknesses.{weakness}" for weakness in {**WEAKNESSES, **CLASSIC_WEAKNESSES})
    for card, programs in computer.CARDS.items():
        yield from (f"computer.{card}.{program.id}" for program in programs)
    yield "computer.lockdown"
    for card in MARS_CARDS:
        yield from (f"mars.{card}.exposed", f"mars.{card}.protected")
    yield from (f"exploration.{token.partition('#')[0]}" for token in TITLE.surface_of)
    yield f"noise.{MARS}"
    yield from (f"css.{letter}" for letter in dict.fromkeys(pods.LAUNCHES))
    yield from (f"combat.{face}" for face in material.COMBAT_DIE)
    yield from (f"advantage.{face}" for face in tokens.ADVANTAGE_DIE)
    for objective in objectives.DECK:
        yield from (f"objectives.{objective}.met", f"objectives.{objective}.failed")
    for protocol in protocols.PROTOCOLS:
        yield f"protocols.{protocol.id}"
        if protocol.id != "code_green":
            yield f"protocols.{protocol.id}.kills"
    yield from (f"team.{outcome}" for outcome in survival.TEAM)
    yield from (f"refuges.{place}" for place in REFUGES)
    yield from (f"ends.{reason}" for reason in ENDS)
    yield from (f"fates.{fate}" for fate in FATES)


def install(watch: Watch) -> None:
    survival.install(TITLE, watch)
    watch.whenever(knowledge.knows, lambda s, seat, weakness: f"weaknesses.{weakness}")
    for card, programs in computer.CARDS.items():
        computer.CARDS[card] = tuple(
            program._replace(do=watch.resolving(f"computer.{card}.{program.id}", program.do))
            for program in programs
        )
    watch.whenever(
        protocols.killed_by,
        lambda s, token, seat: f"protocols.{token.partition('#')[0]}.kills",
    )


def heard(s: Lockdown, event: Told) -> Iterable[str]:
    yield from survival.heard(s, event)
    facts: dict[str, Any] = dict(event.public)
    match event.name:
        case "took_character":
            yield f"characters.{facts['character']}"
        case "computer_lockdown":
            yield "computer.lockdown"
        case "css_revealed":
            yield f"css.{pods.launches(facts['token'])}"
        case "mars_strikes":
            card = TITLE.mars_of[facts["card"]].id
            yield f"mars.{card}.{'protected' if facts['protected'] else 'exposed'}"
        case "protocol_revealed":
            yield f"protocols.{facts['token'].partition('#')[0]}"
        case "reached_bunker" | "locked_in" | "launched":
            yield f"refuges.{facts['place']}"
        case "died" | "perished":
            yield f"fates.{facts['fate']}"


def lure(key: str) -> str:
    return survival.lure(CAUSES.get(key, key))


def ended(result: Result) -> Iterable[str]:
    yield f"ends.{result.reason}"
    yield from survival.ended(result)
