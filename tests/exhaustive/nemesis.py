"""What there is to be resolved in Nemesis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hullbreach.games.nemesis import coordinates, objectives, weaknesses
from hullbreach.games.nemesis.content.characters import CHARACTERS
from hullbreach.games.nemesis.content.intruder_cards import INTRUDER_CARDS
from hullbreach.games.nemesis.intruder_player import USES
from hullbreach.games.nemesis.refuges import REFUGES
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.nemesis.title import TITLE
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from hullbreach.kernel.events import Event as Told
from hullbreach.kernel.state import Result

from . import survival
from .nemesis_positions import CAUSES, position
from .watch import Watch

__all__ = ["ended", "heard", "install", "lure", "position", "wanted"]

ENDS = ("jump", "self_destruct", "explosion", "nobody_left")
FATES = (
    *("attack", "bleeding", "melee", "infection", "fire", "vented", "surgery", "grenade"),
    *("jump", "destroyed", "destination"),
)


def wanted() -> Iterator[str]:
    yield from survival.wanted(TITLE)
    yield from (f"characters.{who}" for who in CHARACTERS)
    yield from (f"weaknesses.{weakness}" for weakness in INTRUDER_WEAKNESSES)
    yield from (f"coordinates.{card}" for card in coordinates.CARDS)
    yield from (f"combat.{face}" for face in material.COMBAT_DIE)
    yield from ("engines.swapped", "engines.kept", "pods.waited", "pods.left", "pods.thrown_out")
    for objective in objectives.DECK:
        yield from (f"objectives.{objective}.met", f"objectives.{objective}.failed")
    yield from (f"team.{outcome}" for outcome in survival.TEAM)
    for card in INTRUDER_CARDS:
        yield from (f"intruder.{card}.{use}" for use in USES)
    yield from (f"refuges.{place}" for place in REFUGES)
    yield from (f"ends.{reason}" for reason in ENDS)
    yield from (f"fates.{fate}" for fate in FATES)


def install(watch: Watch) -> None:
    survival.install(TITLE, watch)
    watch.whenever(weaknesses.knows, lambda s, weakness: f"weaknesses.{weakness}")


def heard(s: Nemesis, event: Told) -> Iterable[str]:
    yield from survival.heard(s, event)
    facts: dict[str, Any] = dict(event.public)
    match event.name:
        case "took_character":
            yield f"characters.{facts['character']}"
        case "coordinates_revealed":
            yield f"coordinates.{facts['card']}"
        case "engine_closed":
            yield "engines.swapped" if facts["swapped"] else "engines.kept"
        case "left_pod":
            yield "pods.thrown_out" if _xenos_at(s, facts["place"]) else "pods.left"
        case "boarded":
            yield "pods.waited"
        case "prowls":
            yield f"intruder.{facts['card']}.{facts['use']}"
        case "launched" | "hibernates":
            yield f"refuges.{facts['place']}"
        case "died" | "perished":
            yield f"fates.{facts['fate']}"


def _xenos_at(s: Nemesis, room: str) -> bool:
    return bool(s.zones[f"xenos.{room}"])


def lure(key: str) -> str:
    group, kind, *use = key.split(".")
    if group == "intruder":
        return f"{use[0]}:{kind}"
    if key.startswith("engines."):
        return f"{'swap' if key.endswith('swapped') else 'keep'}:"
    return survival.lure(CAUSES.get(key, key))


def ended(result: Result) -> Iterable[str]:
    yield f"ends.{result.reason}"
    yield from survival.ended(result)
