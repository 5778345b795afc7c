"""Which cards to bring into play, and where."""

from __future__ import annotations

from .facts import (
    CAMERA,
    DAMAGE,
    DATA,
    FIGHTS,
    LURK,
    PASSING,
    PROTECT,
    REPEAT,
    facts,
    kind_of,
    potential,
)
from .station import Station
from .stops import card_worth

BONUS_CARD = 1.2  # the bonus card on the slot comes to its player
OFTEN = {"extra_turn": 0.5, "fight": 0.35, "malfunction": 0.2, "home": 0.1}  # stops by anybody
SOON = 0.5  # a unit that would stop there by its next walk
AT_HOME = 0.35  # players come home for upgrade tokens
CLEANED_UP = 0.5  # the owner of the sector may remove a rival card
STANDS = 0.45  # a unit that stands there now
SKIPS = 0.4
COPIES = 0.6  # of the potential of the card beside a Duplication
EARLY_TRAP = 0.4


def slot_value(st: Station, card: str, slot: str) -> float:
    """How good the card is on this slot, less what lies there now."""
    sector, kind = facts().sector_of[slot], kind_of(card)
    fit = potential(card) * _fit(st, kind, slot, sector)
    return fit + _lying(st, slot, sector) - _hostile_ground(st, sector) + _copied(st, kind, slot)


def best_slot(st: Station, card: str) -> float:
    free = [
        slot
        for sector in st.ring
        for slot, here in st.view["sectors"][sector]["slots"].items()
        if here is None
    ]
    return max((slot_value(st, card, slot) for slot in free), default=0.0)


def _fit(st: Station, kind: str, slot: str, sector: str) -> float:
    """How often the card will work there, about 1."""
    kind_type = facts().card_type[kind]
    if kind_type == "trap" and kind != CAMERA:
        return 0.3 + visits(st, sector, own=False, passing=kind in PASSING)
    if kind == CAMERA:  # rivals film themselves, own units fetch it
        return 0.3 + 0.7 * visits(st, sector, own=False) + 0.5 * visits(st, sector, own=True)
    if kind_type == "action":
        return 0.4 + visits(st, sector, own=True) + (0.2 if kind in FIGHTS else 0.0)
    if kind_type == "duplication":
        return _beside(st, slot)
    if kind in LURK:
        return 0.4 + STANDS * standing_there(st, sector, own=False)
    if kind in DAMAGE | DATA | REPEAT | PROTECT:
        together = 0.25 * (facts().action[sector] == "fight")
        return 0.3 + together + STANDS * standing_there(st, sector, own=True)
    if kind_type == "shortcut":
        return 0.6 + SKIPS * (sector in _rival_homes(st))
    return 0.8


def visits(st: Station, sector: str, *, own: bool, passing: bool = False) -> float:
    """How often units of the own side, or of the others, will stop (or pass) there."""
    expected = OFTEN[facts().action[sector]]
    for name in st.at.values():
        if st.mine(st.units[name].owner) is own:
            way = st.next_way(name)
            expected += SOON / 2 * (sector in way if passing else sector == way[-1])
    homes = {st.me["home"]} if own else _rival_homes(st)
    return expected + AT_HOME * (sector in homes)


def standing_there(st: Station, sector: str, *, own: bool) -> int:
    return sum(st.mine(unit.owner) is own for unit in st.units_in(sector))


def _rival_homes(st: Station) -> set[str]:
    return {str(st.players[n]["home"]) for n in st.rivals}


def _beside(st: Station, slot: str) -> float:
    """A Duplication wants a strong neighbour."""
    near = facts().neighbours[slot]
    own = (c for c in st.installed[facts().sector_of[slot]] if st.mine(c.controller))
    return COPIES * max((card_worth(c) for c in own if c.at in near), default=0.4)


def _copied(st: Station, kind: str, slot: str) -> float:
    """A place beside an own Duplication."""
    near = facts().neighbours[slot]
    copies = sum(
        st.mine(card.controller) and card.at in near
        for card in st.installed[facts().sector_of[slot]]
        if card.kind.endswith("_duplication")
    )
    return COPIES * copies * potential(kind)


def _lying(st: Station, slot: str, sector: str) -> float:
    here = st.view["sectors"][sector]["slots"][slot]
    if here is None:
        return 0.0
    if here.startswith("bonus_"):
        return BONUS_CARD
    return -1.5 * card_worth(st.cards[here])


def _hostile_ground(st: Station, sector: str) -> float:
    """The owner of a sector cleans it up."""
    return CLEANED_UP if sector in _rival_homes(st) else 0.0
