"""What a stop in a sector brings: its action cards, its action, its pending positions."""

from __future__ import annotations

from .facts import CAMERA, DATA_ACTIONS, FIGHTS, UPGRADE_ACTIONS, facts, potential
from .fights import FULL, attack, effect, hits
from .station import Card, Station, Unit

UPGRADE = 1.2  # an upgrade token
EXTRA_TURN = 1.8
DISC = 0.9
HATCH = 1.2
EMBRYO = 0.8  # what lies on a card is no longer in a room
TAKEN = {"single": 0.45, "permanent": 1.0}  # of the card's potential
CLEAN_UP = 0.5
INSTALL, REPLACE, FILL = 0.9, 0.9, 0.5
BROUGHT_IN = 0.35  # of the potential of the card that is installed
LAST_STEPS = 1.5  # for each step of the end track, if one leads, or against it
HEALTHY = 14  # above this life there is little to heal
OTHER_GAINS = {
    "aliens_incubator": 1.5,
    "aliens_abduction": 0.9,
    "marines_trap_tracker": 0.6,
    "marines_team_tactics": 0.9,
    "greys_control": 0.9,
    "greys_downgrade": 0.8,
    "greys_invisibility": 0.7,
    "scientists_station_plans": 1.4,
    "scientists_malfunction": DISC,
}


def stop_value(st: Station, unit: Unit, sector: str) -> float:
    """Everything that follows when the own unit stops there."""
    return (
        sum(gain(st, card) for card in own_actions(st, sector))
        + brood(st, unit, sector)
        + sector_action(st, sector)
        + pending_value(st, sector)
    )


# Action cards


def own_actions(st: Station, sector: str) -> list[Card]:
    return [
        card
        for card in st.working[sector]
        if st.mine(card.controller)
        and (facts().card_type[card.kind] == "action" or card.kind == CAMERA)
    ]


def gain(st: Station, card: Card) -> float:
    """What all resolutions of an action card bring now."""
    return st.times(card) * gain_once(st, card)


def gain_once(st: Station, card: Card) -> float:
    kind = card.kind
    if kind in FIGHTS:
        return effect(st, hits(st, st.seat))
    if kind in DATA_ACTIONS or kind == CAMERA:
        return data_gain(st, card.camera if kind == CAMERA else card.value)
    if kind in UPGRADE_ACTIONS:
        return UPGRADE if st.view["supply"]["upgrade"] else 0.0
    if kind == "scientists_medstation":
        return healing(st, card.value)
    if kind == "aliens_adrenaline_rush":
        return effect(st, rush(st, card.value))
    if kind == "scientists_remote_control":
        return max((gain_once(st, other) for other in remote(st)), default=0.0)
    if kind == "scientists_detonation":
        return CLEAN_UP * best_rival_card(st, card.sector)
    return OTHER_GAINS.get(kind, 0.5)


def data_gain(st: Station, amount: int) -> float:
    data = st.me["data"]
    if data is None:
        return 0.0
    return amount + (60.0 if data + amount >= FULL else 0.0)


def healing(st: Station, amount: int) -> float:
    if st.mode == "deathmatch":
        return amount / len(st.rivals)
    life = st.me["life"] or 0
    return min(amount, FULL - life) * (0.6 if life > HEALTHY else 1.0)


def rush(st: Station, count: int) -> float:
    """The best attacks of so many own units."""
    own = ((st.units[name], room) for room, name in st.at.items())
    attacks = (attack(st, unit, room) for unit, room in own if unit.owner == st.seat)
    return sum(sorted(attacks, reverse=True)[:count])


def remote(st: Station) -> list[Card]:
    return [
        card
        for sector in st.ring
        for card in own_actions(st, sector)
        if card.kind != "scientists_remote_control"
    ]


# Pandora


def brood(st: Station, unit: Unit, sector: str) -> float:
    """A creature hatches an embryo where no rival is; an embryo takes a card over."""
    if unit.kind == "creature":
        alone = all(st.mine(other.owner) for other in st.units_in(sector))
        return HATCH if alone else 0.0
    return max(0.0, takeover(st, unit, best_rival_card(st, sector)))


def takeover(st: Station, unit: Unit, gained: float) -> float:
    sides = facts().unit[unit.kind]
    upgraded = st.view["units"][unit.id]["upgraded"]
    kind = (sides["upgraded"] if upgraded else sides["base"])["takeover"]
    return TAKEN[kind] * gained - EMBRYO if kind and gained else 0.0


def best_rival_card(st: Station, sector: str) -> float:
    disc = st.view["disc"]
    return max((card_worth(c) for c in rival_cards(st, sector) if c.id != disc), default=0.0)


def rival_cards(st: Station, sector: str) -> list[Card]:
    return [card for card in st.installed[sector] if not st.mine(card.controller)]


def card_worth(card: Card) -> float:
    """The potential of a card with its tokens."""
    return potential(card.id) * (1 + 0.4 * card.upgrades) + 0.7 * card.camera


# The sector


def sector_action(st: Station, sector: str) -> float:
    action, home = facts().action[sector], st.me["home"] == sector
    upgrade = UPGRADE if st.view["supply"]["upgrade"] else 0.0
    if action == "home":
        return max(upgrade, CLEAN_UP * best_rival_card(st, sector)) if home else 0.0
    more = upgrade if home else 0.0  # Pandora's token lies here
    if action == "fight":
        return more + effect(st, hits(st, st.seat))
    if action == "malfunction":
        return more + DISC
    return more + EXTRA_TURN


def pending_value(st: Station, sector: str) -> float:
    """The best of installing, replacing and filling there."""
    if st.me["faction"] == "pandora":
        return 0.0
    places = st.view["sectors"][sector]["pending"]
    return max((pending_here(st, card) for card in places.values()), default=0.0)


def pending_here(st: Station, card: str | None) -> float:
    if card is None:
        return FILL if st.me["deck"] else 0.0
    if card == st.view["disc"]:
        return 0.0
    later = 0.0 if st.me["deck"] else end_step(st)
    if st.mine(st.view["cards"][card]["owner"]):
        return INSTALL + BROUGHT_IN * potential(card) + later
    return REPLACE + later


def end_step(st: Station) -> float:
    """A step of the end track: good for who leads, the more the nearer the end."""
    lead = total(st, st.seat) - max(total(st, rival) for rival in st.rivals)
    weight = LAST_STEPS * (1 + st.view["end_track"])
    return weight if lead > 0 else -weight if lead < 0 else -0.3


def total(st: Station, seat: int) -> int:
    """Life and data of a side."""
    return sum(
        (player["life"] or 0) + (player["data"] or 0)
        for n, player in enumerate(st.players)
        if st.allied(n, seat)
    )
