"""Whether the ship will fly, and where to: what a seat knows, and what it believes."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.bots.survival.scene import Scene

EARTH, MARS = "earth", "mars"
SPACES = "abcd"
START = "b"
WORKING = "working"
UNKNOWN_ENGINE = 0.4  # that it works: by chance, or because somebody has repaired it
SET_BY_SOMEBODY = 0.75  # that whoever has set the course wanted to go to Earth
LEFT_ALONE = 0.25
MEND, STEER = 0.15, 0.35  # how likely it is that somebody still puts it right


def engines(scene: Scene) -> list[float]:
    """How likely each engine is to work."""
    return [_works(pair) for _, pair in sorted(scene.view["engines"].items())]


def _works(pair: Sequence[str | None]) -> float:
    """The upper token counts; the lower one shows what the upper one is not."""
    upper, *lower = pair
    if upper:
        return float(upper.endswith(WORKING))
    if lower and lower[0]:
        return float(not lower[0].endswith(WORKING))
    return UNKNOWN_ENGINE


def flies(works: Sequence[float], later: float = 0.0) -> float:
    """The chance that at least two of the three engines work."""
    a, b, c = (p + later * (1 - p) for p in works)
    return a * b + a * c + b * c - 2 * a * b * c


def places(scene: Scene) -> tuple[str, ...] | None:
    """Where the four courses lead, for who has seen the card."""
    card = scene.view["course"]["card"]
    if not card:
        return None
    cards = scene.printed.content["tokens"]["coordinates"]["list"]
    return tuple(cards[int(card.rpartition("_")[2]) - 1])


def leads_to(scene: Scene, place: str) -> float:
    """The chance that the course as it is leads there."""
    known, space = places(scene), scene.view["course"]["space"]
    if known:
        return float(known[SPACES.index(space)] == place)
    if space == START:
        return LEFT_ALONE
    return SET_BY_SOMEBODY if place == EARTH else (1 - SET_BY_SOMEBODY) / 3


def course_to(scene: Scene, place: str) -> str:
    """The space of the track that leads there; nothing if the card is unknown."""
    known = places(scene)
    return SPACES[known.index(place)] if known else ""
