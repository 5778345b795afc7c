"""The Greys: scanning, jumping and bending the others' will."""

from __future__ import annotations

from hullbreach.games.theseus.movement import forced_move
from hullbreach.games.theseus.state import (
    Theseus,
    all_installed,
    allied,
    controller,
    in_space,
    left,
    owner,
    rivals,
    units_in,
    units_of,
    value,
)
from hullbreach.games.theseus.units import GREYS
from hullbreach.games.theseus.verbs import (
    damage,
    discard,
    flip_down,
    gain_data,
    hide,
    pay_upgrades,
    return_upgrades,
    weaken,
)
from hullbreach.kernel.decisions import Ask, Play, Value

from .card import ACTION, DUPLICATION, MODULE, SHORTCUT, SPECIAL, TRAP, Card, declare
from .effects import deal_damage, get_data, get_upgrade, no_data_marker, supply_empty


def probe(s: Theseus, card: str, unit: str) -> None:
    gain_data(s, controller(s, card), value(s, card))


declare(
    Card(
        id="greys_probe",
        faction=GREYS,
        type=TRAP,
        count=3,
        value=1,
        upgradeable=True,
        spring=probe,
        provenance="designed",
        confidence=0.4,
    )
)
declare(
    Card(
        id="greys_chamber",
        faction=GREYS,
        type=MODULE,
        count=3,
        value=1,
        upgradeable=True,
        module="data",
        rules=("TH-15.36",),
        confidence=0.7,
    )
)
declare(
    Card(
        id="greys_transmission",
        faction=GREYS,
        type=ACTION,
        count=3,
        value=1,
        upgradeable=True,
        act=get_data,
        hindrance=no_data_marker,
        provenance="designed",
        confidence=0.4,
    )
)
declare(
    Card(
        id="greys_landmine",
        faction=GREYS,
        type=TRAP,
        count=2,
        value=2,
        upgradeable=True,
        single_use=True,
        plain=True,
        spring=deal_damage,
        rules=("TH-08.08",),
        confidence=0.7,
    )
)
declare(
    Card(
        id="greys_amplifier",
        faction=GREYS,
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
        id="greys_teleport",
        faction=GREYS,
        type=SHORTCUT,
        count=2,
        stacks=False,
        shortcut="jump",
        rules=("TH-14.45",),
        confidence=0.7,
    )
)
declare(
    Card(
        id="greys_duplication",
        faction=GREYS,
        type=DUPLICATION,
        count=2,
        difficulty=1,
        copied=False,
        rules=("TH-13.14",),
    )
)


def life_transfer(s: Theseus, card: str, unit: str) -> None:
    """X damage, then X data for the trap's owner."""
    seat = controller(s, card)
    damage(s, owner(s, unit), value(s, card), seat, card)
    gain_data(s, seat, value(s, card))


declare(
    Card(
        id="greys_life_transfer_device",
        faction=GREYS,
        type=TRAP,
        count=2,
        difficulty=1,
        value=1,
        upgradeable=True,
        spring=life_transfer,
        provenance="designed",
        confidence=0.4,
    )
)


def controllable(s: Theseus, seat: int) -> list[str]:
    """Rival units in any sector that have not moved in this turn (TH-14.43)."""
    return [
        unit
        for sector in s.ring
        for unit in units_in(s, sector)
        if not allied(s, owner(s, unit), seat) and unit not in s.moved
    ]


def control(s: Theseus, seat: int, card: str) -> Play:
    """Up to X rival units make a full movement, one after another (TH-14.37 to TH-14.44)."""
    for moved in range(value(s, card)):
        units: list[Value] = [("push", unit) for unit in controllable(s, seat)]
        if not units:
            return
        enough: list[Value] = [("enough",)] if moved else []
        chosen = yield Ask(seat, "push", [*units, *enough], {"card": card})
        if chosen == ("enough",):
            return
        yield from forced_move(s, seat, chosen[1])


def nobody_to_control(s: Theseus, seat: int, card: str) -> str:
    return "" if controllable(s, seat) else "no_unit_to_move"


declare(
    Card(
        id="greys_control",
        faction=GREYS,
        type=ACTION,
        count=2,
        difficulty=2,
        value=1,
        upgradeable=True,
        act=control,
        hindrance=nobody_to_control,
        rules=("TH-14.37",),
        confidence=0.7,
    )
)
declare(
    Card(
        id="greys_time_loop",
        faction=GREYS,
        type=SHORTCUT,
        count=1,
        difficulty=2,
        value=1,
        upgradeable=True,
        shortcut="wait",
        rules=("TH-14.46",),
        confidence=0.7,
    )
)


def losable(s: Theseus, victim: int) -> list[Value]:
    """Upgraded units, tokens on own cards not under the disc, tokens in stock (TH-14.34, 14.35)."""
    units = [u for u in (*units_of(s, victim), *in_space(s, victim)) if u in s.upgraded]
    cards = [
        card
        for card in all_installed(s)
        if s.upgrades.get(card) and card != s.disc and controller(s, card) == victim
    ]
    stored: list[Value] = [("lose", "stock")] if s.stock[victim] else []
    return [*(("lose", piece) for piece in (*units, *cards)), *stored]


def downgrade(s: Theseus, seat: int, card: str) -> Play:
    """A rival of the player's choice loses X upgrades of its own choice."""
    named = [("rival", other) for other in rivals(s, seat)]
    victim = int((yield Ask(seat, "downgrade", named, {"card": card}))[1])
    for _ in range(value(s, card)):
        upgrades = losable(s, victim)
        if not upgrades:
            return
        lost = (yield Ask(victim, "lose", upgrades, {"card": card}))[1]
        if lost == "stock":
            pay_upgrades_of(s, victim)
        elif lost in s.upgraded:
            flip_down(s, lost)
        else:
            weaken(s, lost)


def pay_upgrades_of(s: Theseus, victim: int) -> None:
    pay_upgrades(s, victim, 1)
    return_upgrades(s, 1)


def nobody_to_downgrade(s: Theseus, seat: int, card: str) -> str:
    return "" if any(losable(s, other) for other in rivals(s, seat)) else "no_upgrade_to_lose"


declare(
    Card(
        id="greys_downgrade",
        faction=GREYS,
        type=ACTION,
        count=1,
        difficulty=2,
        value=1,
        upgradeable=True,
        act=downgrade,
        hindrance=nobody_to_downgrade,
        rules=("TH-14.34",),
        confidence=0.6,
    )
)


def hideable(s: Theseus, seat: int) -> list[str]:
    return [u for o in s.allies[seat] for u in units_of(s, o) if u not in s.invisible]


def invisibility(s: Theseus, seat: int, card: str) -> Play:
    """Up to X tokens on different own units in rooms (TH-14.36, TH-14.52)."""
    for hidden in range(value(s, card)):
        units: list[Value] = [("hide", unit) for unit in hideable(s, seat)]
        if not units or not left(s, "invisibility"):
            return
        enough: list[Value] = [("enough",)] if hidden else []
        chosen = yield Ask(seat, "hide", [*units, *enough], {"card": card})
        if chosen == ("enough",):
            return
        hide(s, chosen[1])


def nobody_to_hide(s: Theseus, seat: int, card: str) -> str:
    if not left(s, "invisibility"):
        return "no_token_left"
    return "" if hideable(s, seat) else "no_unit_to_hide"


declare(
    Card(
        id="greys_invisibility",
        faction=GREYS,
        type=ACTION,
        count=1,
        difficulty=3,
        value=1,
        upgradeable=True,
        act=invisibility,
        hindrance=nobody_to_hide,
        rules=("TH-14.36", "TH-14.52"),
        confidence=0.6,
    )
)


def removable(s: Theseus, seat: int) -> list[str]:
    return [c for c in all_installed(s) if c != s.disc and not allied(s, controller(s, c), seat)]


def annihilation(s: Theseus, seat: int, card: str) -> Play:
    """Remove one rival installed card, wherever it is (TH-17.20)."""
    values = [("destroy", other) for other in removable(s, seat)]
    chosen = yield Ask(seat, "destroy", values, {"card": card})
    discard(s, chosen[1])


def nothing_to_annihilate(s: Theseus, seat: int, card: str) -> str:
    return "" if removable(s, seat) else "no_rival_card"


declare(
    Card(
        id="greys_annihilation",
        faction=GREYS,
        type=SPECIAL,
        count=1,
        difficulty=3,
        single_use=True,
        copied=False,
        act=annihilation,
        hindrance=nothing_to_annihilate,
        rules=("TH-17.20",),
        confidence=0.7,
    )
)
