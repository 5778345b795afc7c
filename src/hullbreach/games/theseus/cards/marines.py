"""The Marines: firepower, mines and teamwork."""

from __future__ import annotations

from hullbreach.games.theseus.combat import attack, can_attack
from hullbreach.games.theseus.movement import forced_move
from hullbreach.games.theseus.state import (
    Theseus,
    all_installed,
    allied,
    controller,
    left,
    owner,
    sector_of,
    units_in,
    value,
)
from hullbreach.games.theseus.units import MARINES
from hullbreach.games.theseus.verbs import lay_deactivation
from hullbreach.kernel.decisions import Ask, Play, Value

from .card import ACTION, DUPLICATION, KIND, MODULE, STATION, TRAP, Card, declare
from .effects import deal_damage, get_upgrade, nobody_to_attack, station_fight, supply_empty

declare(
    Card(
        id="marines_landmine",
        faction=MARINES,
        type=TRAP,
        count=4,
        value=2,
        upgradeable=True,
        single_use=True,
        plain=True,
        spring=deal_damage,
        rules=("TH-08.08",),
        confidence=0.95,
    )
)
declare(
    Card(
        id="marines_battle_position",
        faction=MARINES,
        type=MODULE,
        count=3,
        value=1,
        upgradeable=True,
        module="damage",
        rules=("TH-08.10",),
        confidence=0.8,
    )
)
declare(
    Card(
        id="marines_fight",
        faction=MARINES,
        type=ACTION,
        count=3,
        act=station_fight,
        hindrance=nobody_to_attack,
        rules=("TH-08.09",),
        confidence=0.95,
    )
)
declare(
    Card(
        id="marines_armory",
        faction=MARINES,
        type=ACTION,
        count=2,
        value=1,
        act=get_upgrade,
        hindrance=supply_empty,
        provenance="designed",
        confidence=0.3,
    )
)
declare(
    Card(
        id="marines_fire",
        faction=MARINES,
        type=TRAP,
        count=2,
        value=1,
        upgradeable=True,
        passes=True,
        plain=True,
        spring=deal_damage,
        rules=("TH-07.20",),
        confidence=0.8,
    )
)
declare(
    Card(
        id="marines_bunker",
        faction=MARINES,
        type=MODULE,
        count=1,
        stacks=False,
        module="protect",
        rules=("TH-10.26",),
        provenance="public",
        confidence=0.8,
    )
)
declare(
    Card(
        id="marines_duplication",
        faction=MARINES,
        type=DUPLICATION,
        count=2,
        difficulty=1,
        copied=False,
        rules=("TH-13.14",),
    )
)
declare(
    Card(
        id="marines_double_shot",
        faction=MARINES,
        type=MODULE,
        count=2,
        difficulty=1,
        module="repeat",
        rules=("TH-15.01",),
        confidence=0.8,
    )
)


def ambush(s: Theseus, card: str, unit: str) -> Play:
    """All units of the trap's owner in the sector attack at once (TH-14.47)."""
    seat, sector = controller(s, card), sector_of(s, card)
    for mine in units_in(s, sector):
        if owner(s, mine) == seat and can_attack(s, mine):
            yield from attack(s, mine)


declare(
    Card(
        id="marines_ambush",
        faction=MARINES,
        type=TRAP,
        count=2,
        difficulty=2,
        spring=ambush,
        rules=("TH-14.47",),
        provenance="designed",
        confidence=0.4,
    )
)


def tracked_traps(s: Theseus, seat: int) -> list[str]:
    return [
        card
        for card in all_installed(s)
        if KIND[card].type == TRAP
        and card != s.disc
        and not allied(s, controller(s, card), seat)
        and (card not in s.tracker or allied(s, s.tracker[card], seat))
    ]


def trap_tracker(s: Theseus, seat: int, card: str) -> Play:
    """Up to X deactivation tokens on rival traps, also several on one (TH-15.09)."""
    for laid in range(value(s, card)):
        traps: list[Value] = [("deactivate", trap) for trap in tracked_traps(s, seat)]
        if not traps or not left(s, "deactivation"):
            return
        enough: list[Value] = [("enough",)] if laid else []
        chosen = yield Ask(seat, "trap_tracker", [*traps, *enough], {"card": card})
        if chosen == ("enough",):
            return
        lay_deactivation(s, chosen[1], seat)


def nothing_to_track(s: Theseus, seat: int, card: str) -> str:
    if not left(s, "deactivation"):
        return "no_token_left"
    return "" if tracked_traps(s, seat) else "no_rival_trap"


declare(
    Card(
        id="marines_trap_tracker",
        faction=MARINES,
        type=ACTION,
        count=2,
        difficulty=2,
        value=1,
        upgradeable=True,
        act=trap_tracker,
        hindrance=nothing_to_track,
        rules=("TH-15.09",),
        confidence=0.8,
    )
)


def tactics_targets(s: Theseus, seat: int) -> list[str]:
    """Rival units not yet moved that share a sector with an own (or the partner's) unit."""
    return [
        unit
        for sector in s.ring
        if any(allied(s, owner(s, other), seat) for other in units_in(s, sector))
        for unit in units_in(s, sector)
        if not allied(s, owner(s, unit), seat) and unit not in s.moved
    ]


def team_tactics(s: Theseus, seat: int, card: str) -> Play:
    """Move one rival unit (TH-15.02 to TH-15.08)."""
    values = [("push", unit) for unit in tactics_targets(s, seat)]
    chosen = yield Ask(seat, "push", values, {"card": card})
    yield from forced_move(s, seat, chosen[1])


def nobody_to_push(s: Theseus, seat: int, card: str) -> str:
    return "" if tactics_targets(s, seat) else "no_unit_to_move"


declare(
    Card(
        id="marines_team_tactics",
        faction=MARINES,
        type=ACTION,
        count=1,
        difficulty=3,
        act=team_tactics,
        hindrance=nobody_to_push,
        rules=("TH-15.02",),
        confidence=0.7,
    )
)
declare(
    Card(
        id="marines_safeguard",
        faction=MARINES,
        type=STATION,
        count=1,
        difficulty=3,
        stacks=False,
        rules=("TH-14.07", "TH-14.48"),
        confidence=0.7,
    )
)
