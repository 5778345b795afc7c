"""A position someone typed: what is left out is filled in, what cannot be is named."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.kernel.errors import BadPosition
from hullbreach.kernel.zones import NOBODY, PUBLIC, TOP, Zone, owned_by

from .board import HOME_OF, IS_PENDING, IS_ROOM, IS_SLOT, SECTOR_OF
from .cards.card import BONUS, KIND, MOST_RECORDED, MOST_UPGRADES, TOKENS
from .options import boards
from .setup import SETUP_STEPS, all_pieces
from .state import Theseus, left, take_sides
from .units import ALIENS, DATA_FACTIONS, FULL_DATA, FULL_LIFE, MARINES, PANDORA, UNIT_KIND


def zone_kinds(s: Theseus) -> Mapping[str, Zone]:
    """Everything is open except the order of the decks and the cards removed unseen."""
    found = dict.fromkeys((*SECTOR_OF, "space", "box"), PUBLIC)
    for seat in range(s.seats):
        found[f"deck.{seat}"] = TOP  # TH-06.04
        found[f"removed.{seat}"] = NOBODY
        found[f"unchosen.{seat}"] = owned_by(seat)
        for name in ("discard", "front", "drawn", "supply"):
            found[f"{name}.{seat}"] = PUBLIC
    return found


def back(piece: str) -> str:
    """Hidden cards of one faction cannot be told apart."""
    return KIND[piece].faction if piece in KIND else piece


def check(s: Theseus) -> None:
    if any(step[0] in SETUP_STEPS for step in s.agenda):
        return  # the set-up itself fills in what is missing
    _fill_in(s)
    _check_pieces(s)
    check_tracks(s)
    check_tokens(s)


def _fill_in(s: Theseus) -> None:
    """Who plays, the ring, the tracks and the box, where the position does not say."""
    wanted = s.options["factions"]
    s.mode = s.options["mode"]
    if not s.factions:
        if isinstance(wanted, str):
            raise BadPosition("a position needs its factions: a list in the options or the state")
        s.factions = tuple(wanted)
    take_sides(s)
    s.order = s.order or tuple(range(s.seats))
    for seat, faction in enumerate(s.factions):
        _fill_in_home(s, seat)
        if not s.tied:
            s.life.setdefault(seat, 0 if s.mode == "deathmatch" else FULL_LIFE)
            if faction in DATA_FACTIONS:
                s.data.setdefault(seat, 0)
        s.stock.setdefault(seat, 0)
    if not s.ring:
        boards_ = (s.home[seat] for seat in s.order if seat in s.home)
        first, *others = dict.fromkeys(home for home in boards_ if home in HOME_OF.values())
        s.ring = ("corridors", "control_room", first, "tech_dock", *others)
    for piece in all_pieces():
        if piece not in s.where:
            put_away(s, piece)
    _fill_in_tokens(s)
    if not s.agenda and s.result is None:
        s.agenda.append(("take_turn", s.active))


def _fill_in_home(s: Theseus, seat: int) -> None:
    """One's own sector board; partners share one of their two (TH-15.24)."""
    side = s.allies[seat]
    known = [s.home[other] for other in side if other in s.home]
    known += [HOME_OF[s.factions[other]] for other in side if s.factions[other] != PANDORA]
    if known:
        s.home.setdefault(seat, known[0])


def _fill_in_tokens(s: Theseus) -> None:
    """Tokens come from the faction they belong to, cards were taken over before this turn."""
    for unit in s.parasites:
        s.infector.setdefault(unit, s.seat_of.get(ALIENS, s.active))
    for card in s.deactivation:
        s.tracker.setdefault(card, s.seat_of.get(MARINES, s.active))
    for card in s.taken:
        s.taken_on.setdefault(card, s.turn)


def put_away(s: Theseus, piece: str) -> None:
    """A piece that the position does not mention: units still to be made wait, the rest is out."""
    made = piece in UNIT_KIND and UNIT_KIND[piece].role != "unit"
    seat = s.seat_of.get(UNIT_KIND[piece].faction) if made else None
    zone = "box" if seat is None else f"supply.{seat}"
    s.zones[zone] = (*s.zones[zone], piece)
    s.where[piece] = zone


def _check_pieces(s: Theseus) -> None:
    known = frozenset(all_pieces())
    for zone, pieces in s.zones.items():
        for piece in pieces:
            if piece not in known:
                raise BadPosition(f"there is no piece {piece!r} (in {zone})")
            if not _fits(zone, piece):
                raise BadPosition(f"{piece!r} cannot be in {zone!r}")
        if zone in IS_ROOM and len(pieces) > 1:
            raise BadPosition(f"room {zone!r} holds one unit, not {len(pieces)}")
        if (zone in IS_SLOT or zone in IS_PENDING) and len([p for p in pieces if p in KIND]) > 1:
            raise BadPosition(f"{zone!r} holds one card, not {len(pieces)}")
        if pieces and zone in SECTOR_OF and SECTOR_OF[zone] not in s.ring:
            raise BadPosition(f"{zone!r} is not in the ring of this match")
    for piece, zone in s.where.items():
        faction = UNIT_KIND[piece].faction if piece in UNIT_KIND else KIND[piece].faction
        if zone != "box" and faction != "bonus" and faction not in s.factions:
            raise BadPosition(f"{piece!r} belongs to {faction}, who do not play")
    needed = set(s.home.values()) | set(boards([]))
    if len(set(s.ring)) != len(s.ring) or not needed <= set(s.ring):
        raise BadPosition(f"the ring must hold each of {', '.join(sorted(needed))} once")


def _fits(zone: str, piece: str) -> bool:
    is_unit = piece in UNIT_KIND
    if zone in IS_ROOM or zone == "space" or zone.startswith("supply."):
        return is_unit
    if zone in IS_SLOT:
        return not is_unit or UNIT_KIND[piece].role == "embryo"
    return zone == "box" or not is_unit


def check_tracks(s: Theseus) -> None:
    for name, track, top in (("life", s.life, FULL_LIFE), ("data", s.data, FULL_DATA)):
        for seat, points in track.items():
            if not 0 <= seat < s.seats:
                raise BadPosition(f"{name}: there is no seat {seat}")
            if not 0 <= points <= top:
                raise BadPosition(f"{name} of seat {seat} must be 0 to {top}, not {points}")
    if not 0 <= s.end_track <= 4:
        raise BadPosition(f"end_track must be 0 to 4, not {s.end_track}")
    if not 0 <= s.active < s.seats:
        raise BadPosition(f"active: there is no seat {s.active}")
    if sorted(s.order) != list(range(s.seats)):
        raise BadPosition(f"order must name each seat once, not {list(s.order)}")


def check_tokens(s: Theseus) -> None:
    for token in ("parasite", "grabber", "deactivation", "invisibility"):
        if left(s, token) < 0:
            raise BadPosition(f"there are only {getattr(TOKENS, token)} {token} tokens")
    held = sum(s.stock.values()) + sum(s.upgrades.values())
    if s.supply not in (TOKENS.upgrade, TOKENS.upgrade - held):
        raise BadPosition(
            f"{held} upgrade tokens are out, so the supply is {TOKENS.upgrade - held}"
        )
    s.supply = TOKENS.upgrade - held
    if s.supply < 0:
        raise BadPosition(f"there are only {TOKENS.upgrade} upgrade tokens, not {held}")
    for card, tokens in s.upgrades.items():
        if card not in KIND or not 1 <= tokens <= MOST_UPGRADES:
            raise BadPosition(f"{card!r} cannot hold {tokens} upgrade tokens")
    for card, counter in s.camera.items():
        if card not in KIND or not 0 <= counter <= MOST_RECORDED:
            raise BadPosition(f"the counter of {card!r} cannot be {counter}")
    if s.disc and s.where.get(s.disc) not in SECTOR_OF:
        raise BadPosition(f"the disc lies on {s.disc!r}, which is on no board")
    if s.disc in BONUS:
        raise BadPosition("the disc cannot lie on a bonus card")  # TH-11.03
    for card, embryo in s.taken.items():
        if s.where.get(card) not in IS_SLOT or s.where.get(embryo) != s.where[card]:
            raise BadPosition(f"{embryo!r} must lie on {card!r}, on its slot")
