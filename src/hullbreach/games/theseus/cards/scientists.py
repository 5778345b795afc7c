"""The Scientists: data, cameras and the station's own machinery."""

from __future__ import annotations

from hullbreach.games.theseus.malfunction import disc_targets, malfunction
from hullbreach.games.theseus.pending import bring_in, can_bring_in, refill_pending
from hullbreach.games.theseus.sector_actions import rival_cards
from hullbreach.games.theseus.state import (
    Theseus,
    all_installed,
    all_pending,
    allied,
    card_seat,
    controller,
    duplications,
    is_active,
    left,
    sector_of,
    value,
)
from hullbreach.games.theseus.units import FULL_LIFE, PANDORA, SCIENTISTS
from hullbreach.games.theseus.verbs import (
    catch,
    discard,
    gain_data,
    gain_life,
    lose_life,
    record,
    reset_camera,
    spent,
)
from hullbreach.kernel.decisions import Ask, Play, Value

from .card import ACTION, DUPLICATION, KIND, MODULE, SHORTCUT, TRAP, Card, declare
from .effects import deal_damage, get_data, get_upgrade, no_data_marker, supply_empty


def film(s: Theseus, card: str, unit: str) -> None:
    """A rival unit has stopped here (TH-14.24)."""
    record(s, card, value(s, card))


def cash_in(s: Theseus, seat: int, card: str) -> None:
    """Data equal to the counter, once more per copy; then it is 0 (TH-14.25, TH-14.27)."""
    copies = duplications(s, card) if card in s.acted else []  # Remote Control: none (TH-14.32)
    counter = s.camera[card]
    reset_camera(s, card)
    gain_data(s, seat, counter * (1 + len(copies)))
    for copy in copies:
        spent(s, copy)


def nothing_filmed(s: Theseus, seat: int, card: str) -> str:
    if seat not in s.data:
        return "no_data_marker"
    return "" if s.camera.get(card) else "counter_zero"


declare(
    Card(
        id="scientists_surveillance_camera",
        faction=SCIENTISTS,
        type=TRAP,
        count=3,
        value=2,
        upgradeable=True,
        stacks=False,
        spring=film,
        act=cash_in,
        hindrance=nothing_filmed,
        rules=("TH-14.23", "TH-14.24", "TH-14.25"),
        confidence=0.9,
    )
)
declare(
    Card(
        id="scientists_archives",
        faction=SCIENTISTS,
        type=ACTION,
        count=2,
        value=1,
        upgradeable=True,
        act=get_data,
        hindrance=no_data_marker,
        provenance="designed",
        confidence=0.4,
    )
)


def medstation(s: Theseus, seat: int, card: str) -> Play:
    """Regain X life; in deathmatch rivals lose X in all instead (TH-19.01, TH-15.16)."""
    if s.mode != "deathmatch":
        gain_life(s, seat, value(s, card))
        return
    for _ in range(value(s, card)):
        victims: list[Value] = [("drain", other) for other in s.order if drainable(s, seat, other)]
        if not victims:
            return
        chosen = yield Ask(seat, "drain", victims, {"card": card})
        lose_life(s, int(chosen[1]), 1)


def drainable(s: Theseus, seat: int, other: int) -> bool:
    return other != seat and s.life.get(other, 0) > 0


def nothing_to_heal(s: Theseus, seat: int, card: str) -> str:
    if s.mode == "deathmatch":
        return "" if any(drainable(s, seat, o) for o in s.order) else "no_life_to_take"
    return "life_full" if s.life[seat] >= FULL_LIFE else ""


declare(
    Card(
        id="scientists_medstation",
        faction=SCIENTISTS,
        type=ACTION,
        count=2,
        value=1,
        upgradeable=True,
        act=medstation,
        hindrance=nothing_to_heal,
        rules=("TH-19.01", "TH-15.16"),
        confidence=0.8,
    )
)


def has_power(s: Theseus, card: str, unit: str) -> bool:
    """Only an upgrade token sets it (TH-13.07)."""
    return value(s, card) > 0


declare(
    Card(
        id="scientists_defense_system",
        faction=SCIENTISTS,
        type=TRAP,
        count=3,
        value=0,
        upgradeable=True,
        passes=True,
        plain=True,
        spring=deal_damage,
        armed=has_power,
        rules=("TH-07.20", "TH-13.07"),
        confidence=0.8,
    )
)
declare(
    Card(
        id="scientists_small_lab",
        faction=SCIENTISTS,
        type=ACTION,
        count=3,
        value=1,
        act=get_upgrade,
        hindrance=supply_empty,
        provenance="designed",
        confidence=0.3,
    )
)
declare(
    Card(
        id="scientists_shelter",
        faction=SCIENTISTS,
        type=MODULE,
        count=2,
        stacks=False,
        module="protect",
        rules=("TH-10.26",),
        provenance="designed",
        confidence=0.4,
    )
)
declare(
    Card(
        id="scientists_duplication",
        faction=SCIENTISTS,
        type=DUPLICATION,
        count=2,
        difficulty=1,
        copied=False,
        rules=("TH-13.14",),
    )
)


def plannable(s: Theseus, seat: int) -> list[str]:
    return [
        card
        for card in all_pending(s)
        if card != s.disc and allied(s, card_seat(s, card), seat) and can_bring_in(s, seat, card)
    ]


def station_plans(s: Theseus, seat: int, card: str) -> Play:
    """Install a pending card of any sector, then refill its position (TH-09.14)."""
    values = [("install", pending) for pending in plannable(s, seat)]
    chosen = yield Ask(seat, "station_plans", values, {"card": card})
    place = s.where[chosen[1]]
    yield from bring_in(s, seat, chosen[1])
    yield from refill_pending(s, seat, place)


def nothing_planned(s: Theseus, seat: int, card: str) -> str:
    if s.factions[seat] == PANDORA or not plannable(s, seat):  # TH-17.03b
        return "no_pending_card"
    return ""


declare(
    Card(
        id="scientists_station_plans",
        faction=SCIENTISTS,
        type=ACTION,
        count=2,
        difficulty=1,
        act=station_plans,
        hindrance=nothing_planned,
        rules=("TH-09.14",),
        confidence=0.7,
    )
)


def grab(s: Theseus, card: str, unit: str) -> None:
    catch(s, unit, card)


def can_grab(s: Theseus, card: str, unit: str) -> bool:
    return unit not in s.caught and left(s, "grabber") > 0


declare(
    Card(
        id="scientists_grabber",
        faction=SCIENTISTS,
        type=TRAP,
        count=2,
        difficulty=2,
        single_use=True,
        copied=False,
        last=True,
        spring=grab,
        armed=can_grab,
        rules=("TH-14.28", "TH-14.30", "TH-14.31"),
        confidence=0.8,
    )
)
declare(
    Card(
        id="scientists_secret_passage",
        faction=SCIENTISTS,
        type=SHORTCUT,
        count=1,
        difficulty=2,
        stacks=False,
        shortcut="skip",
        rules=("TH-14.04b",),
        provenance="designed",
        confidence=0.4,
    )
)


def malfunction_card(s: Theseus, seat: int, card: str) -> Play:
    yield from malfunction(s, seat)


def no_disc_target(s: Theseus, seat: int, card: str) -> str:
    return "" if disc_targets(s, seat) else "no_rival_card"


declare(
    Card(
        id="scientists_malfunction",
        faction=SCIENTISTS,
        type=ACTION,
        count=1,
        difficulty=2,
        stacks=False,
        act=malfunction_card,
        hindrance=no_disc_target,
        rules=("TH-11.01",),
        confidence=0.9,
    )
)


def remote_targets(s: Theseus, seat: int) -> list[str]:
    """Own working action cards anywhere, and cameras, not yet triggered in this turn (TH-14.32)."""
    return [
        card
        for card in all_installed(s)
        if KIND[card].act is not None
        and KIND[card].id != "scientists_remote_control"
        and allied(s, controller(s, card), seat)
        and is_active(s, card)
        and card not in s.remote
        and not KIND[card].hindrance(s, seat, card)
    ]


def remote_control(s: Theseus, seat: int, card: str) -> Play:
    """Trigger one own action card in any sector, once, without copies (TH-14.32, TH-14.33)."""
    from hullbreach.games.theseus.turn import (
        perform,
    )  # the turn knows the cards; a card that acts for another knows it

    values = [("trigger", other) for other in remote_targets(s, seat)]
    chosen = yield Ask(seat, "remote_control", values, {"card": card})
    other = chosen[1]
    s.remote[other] = 1
    resolved = s.acted.pop(other, 0)  # at the stop itself, where copies count
    yield from perform(s, seat, other)
    if resolved:
        s.acted[other] = resolved
    if KIND[other].single_use:
        discard(s, other)


def nothing_remote(s: Theseus, seat: int, card: str) -> str:
    return "" if remote_targets(s, seat) else "no_action_card"


declare(
    Card(
        id="scientists_remote_control",
        faction=SCIENTISTS,
        type=ACTION,
        count=1,
        difficulty=3,
        act=remote_control,
        hindrance=nothing_remote,
        rules=("TH-14.32",),
        confidence=0.7,
    )
)


def detonation(s: Theseus, seat: int, card: str) -> Play:
    """Remove one rival card installed in this sector (TH-17.20)."""
    values = [("destroy", other) for other in rival_cards(s, seat, sector_of(s, card))]
    chosen = yield Ask(seat, "destroy", values, {"card": card})
    discard(s, chosen[1])


def nothing_to_destroy(s: Theseus, seat: int, card: str) -> str:
    return "" if rival_cards(s, seat, sector_of(s, card)) else "no_rival_card"


declare(
    Card(
        id="scientists_detonation",
        faction=SCIENTISTS,
        type=ACTION,
        count=1,
        difficulty=3,
        single_use=True,
        act=detonation,
        hindrance=nothing_to_destroy,
        rules=("TH-17.20",),
        confidence=0.8,
    )
)
