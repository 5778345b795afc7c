"""A stage for a few lines of rules: zones, pieces, and the procedures that a test wants played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import hullbreach as hb
from hullbreach.kernel import registry, zones
from hullbreach.kernel.decisions import Ask, Play, Refusal
from hullbreach.kernel.registry import Game
from hullbreach.kernel.state import GameOver, Outcome, Result, State
from hullbreach.kernel.zones import Zone

Rule = Callable[..., Play | None]


@dataclass(slots=True, kw_only=True)
class Stage(State):
    notes: list[str] = field(default_factory=list)


def stage(
    *rules: Rule,
    seats: int = 2,
    kinds: Mapping[str, Zone] | None = None,
    pieces: Mapping[str, Iterable[str]] | None = None,
    chance: hb.Script | None = None,
    seed: str = "stage",
    refusals: Callable[[Stage, Ask], Iterable[Refusal]] | None = None,
) -> hb.Match:
    """A match in which these rules are played one after the other; then it is over."""

    def setup(s: Stage) -> None:
        for zone, there in (pieces or {}).items():
            s.add_zone(zone, tuple(there))
        s.then(*((rule,) for rule in rules), (curtain,))

    def view(s: Stage, viewer: int | None) -> dict[str, Any]:
        looks = {zone: list(zones.look(s, viewer, zone)) for zone in s.zone_kinds}
        return {"notes": list(s.notes), "zones": looks}

    registry._loaded["stage"] = Game(
        id="stage",
        seats=(seats,),
        default_seats=seats,
        state=Stage,
        procedures={rule.__name__: rule for rule in (*rules, curtain)},
        options=lambda seats, given: dict(given),
        setup=setup,
        zone_kinds=lambda s: kinds or {},
        view=view,
        check=lambda s: None,
        refusals=refusals or (lambda s, ask: ()),
    )
    return hb.Match.new("stage", seed=seed, chance=chance)


def curtain(s: Stage) -> None:
    raise GameOver(finale(s, "curtain"))


def finale(s: Stage, reason: str) -> Result:
    return Result(reason, tuple(Outcome(False, True, reason) for _ in range(s.seats)))


def notes(match: hb.Match) -> list[str]:
    """What the rules wrote down while they were played."""
    found: list[str] = match.view(None)["notes"]
    return found
