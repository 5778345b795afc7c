"""A turn: movement, action cards, sector action, pending cards (TH-07.03)."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.registry import procedure

from . import ending, pandora
from .anytime import VERBS, anytime, between_steps, do_anytime, has_anytime
from .board import IS_SLOT, SECTOR_OF, SECTORS
from .cards.card import ACTION, KIND
from .movement import own_move, relocate
from .pending import do_pending, pending_values
from .sector_actions import sector_action
from .state import (
    Theseus,
    allied,
    controller,
    duplications,
    empty_rooms,
    in_space,
    installed_in,
    is_active,
    times,
    units_of,
)
from .units import PANDORA, UNIT_KIND
from .verbs import discard, enter_phase, spent


@procedure
def take_turn(s: Theseus, seat: int) -> None:
    s.turn += 1
    s.active = seat
    s.unit = ""
    s.emit("turn_began", seat=seat, turn=s.turn, rested=tuple(s.moved))
    s.moved.clear()
    begin_unit_turn(s, seat)


def begin_unit_turn(s: Theseus, seat: int) -> None:
    """The turn of one unit; a stop in the Tech Dock gives another (TH-10.20)."""
    s.unit = s.stop = ""
    s.hatches = False
    s.rushed.clear()  # an extra turn counts as a new one for these two cards (TH-14.19, TH-17.08)
    s.remote.clear()
    enter_phase(s, "movement")
    s.then((movement_phase, seat))


def movable(s: Theseus, seat: int) -> list[str]:
    """Own units in rooms that have not moved in this turn and are not caught."""
    return [unit for unit in units_of(s, seat) if unit not in s.moved and unit not in s.caught]


def deployable(s: Theseus, seat: int) -> list[str]:
    """Own units in space that have not moved, if any room is empty (TH-12.06, TH-10.27)."""
    waiting = [unit for unit in in_space(s, seat) if unit not in s.moved]
    if waiting and any(empty_rooms(s, sector) for sector in s.ring):
        return waiting
    return []


def can_move(s: Theseus, seat: int) -> bool:
    return bool(movable(s, seat) or deployable(s, seat))


def nobody_can_move(s: Theseus) -> bool:
    """Such a position does not play itself for ever: passing is asked for."""
    for seat in s.order:
        if can_move(s, seat):
            return False
    return True


def movement_values(s: Theseus, seat: int) -> list[Value]:
    """Move one unit or deploy one from space; a player who cannot do either passes (TH-07.04)."""
    values: list[Value] = [("move", unit) for unit in movable(s, seat)]
    values.extend(("deploy", unit) for unit in deployable(s, seat))
    return [*(values or [("pass",)]), *anytime(s, seat)]


@procedure
def movement_phase(s: Theseus, seat: int) -> Play:
    stuck = nobody_can_move(s)
    chosen = yield Ask(seat, "movement", lambda: movement_values(s, seat), always=stuck)
    verb = chosen[0]
    if verb in VERBS:
        s.then((movement_phase, seat))
        yield from do_anytime(s, seat, chosen)
    elif verb == "move":
        yield from _move(s, seat, chosen[1])
    elif verb == "deploy":
        yield from _deploy(s, seat, chosen[1])
    else:
        s.emit("passed", seat=seat)
        end_turn(s, seat)


def _move(s: Theseus, seat: int, unit: str) -> Play:
    s.unit = unit
    s.emit("unit_chosen", unit=unit, seat=seat)
    yield from own_move(s, seat, unit)
    if unit in s.caught:  # it does nothing more (TH-14.28)
        s.then((last_moment, seat))
        return
    s.stop = SECTOR_OF[s.where[unit]]
    s.hatches = pandora.will_hatch(s, seat, unit)
    begin_actions(s, seat)


def _deploy(s: Theseus, seat: int, unit: str) -> Play:
    """Out of space into any empty room; the turn is over at once (TH-12.07, TH-12.12)."""
    s.unit = unit
    s.emit("unit_chosen", unit=unit, seat=seat)
    rooms = [("room", room) for sector in s.ring for room in empty_rooms(s, sector)]
    room = (yield Ask(seat, "room", rooms, {"unit": unit}))[1]
    s.emit("unit_deployed", unit=unit, seat=seat)
    yield from relocate(s, seat, unit, room, fights=False)
    end_turn(s, seat)


def begin_actions(s: Theseus, seat: int) -> None:
    s.acted.clear()
    enter_phase(s, "action")
    if has_anytime(s, seat) or any(KIND[card].act for card in installed_in(s, s.stop)):
        s.then((action_phase, seat))
    else:
        end_actions(s, seat)


def action_values(s: Theseus, seat: int) -> list[Value]:
    """Own working action cards of the sector that can still be resolved (TH-08.03)."""
    return [
        ("act", card)
        for card in installed_in(s, s.stop)
        if can_act(s, seat, card) and not KIND[card].hindrance(s, seat, card)
    ]


def can_act(s: Theseus, seat: int, card: str) -> bool:
    """It is an own action card (or a camera) that works and has not been used up at this stop."""
    kind = KIND[card]
    if kind.act is None or not allied(s, controller(s, card), seat) or not is_active(s, card):
        return False
    if kind.type == ACTION and not kind.stacks:
        used = sum(n for other, n in s.acted.items() if KIND[other].id == kind.id)
        return not used  # TH-14.04: further cards of the kind add nothing
    return s.acted.get(card, 0) < times(s, card)


@procedure
def action_phase(s: Theseus, seat: int) -> Play:
    """Each card is optional, in any order; each copy is a resolution of its own (TH-08.13)."""
    chosen = yield Ask(
        seat,
        "action",
        lambda: [*action_values(s, seat), ("done",), *anytime(s, seat)],
        {"sector": s.stop},
    )
    if chosen[0] == "done":
        for card in s.acted:
            _close(s, card)
        end_actions(s, seat)
        return
    s.then((action_phase, seat))
    if chosen[0] in VERBS:
        yield from do_anytime(s, seat, chosen)
    else:
        yield from resolve(s, seat, chosen[1])


def resolve(s: Theseus, seat: int, card: str) -> Play:
    """One resolution of an action card."""
    most = times(s, card)
    s.acted[card] = s.acted.get(card, 0) + 1
    yield from perform(s, seat, card)
    gone_home = not allied(s, controller(s, card), seat)  # a single-use takeover has no copy
    if s.acted[card] >= most or gone_home:
        _close(s, card)


def _close(s: Theseus, card: str) -> None:
    """After original and copies a single-use card is discarded, a single-use copy goes home."""
    if s.where[card] not in IS_SLOT:
        return
    if s.taken and s.acted[card] > 1:  # TH-16.27
        for copy in duplications(s, card):
            spent(s, copy)
    if KIND[card].single_use:  # TH-13.23
        discard(s, card)


def perform(s: Theseus, seat: int, card: str) -> Play:
    """What the card says, and the end of a single-use takeover of it."""
    s.emit("card_resolved", card=card, seat=seat)
    act = KIND[card].act
    assert act is not None, f"{card} has no action"
    play = act(s, seat, card)
    if play is not None:
        yield from play
    if s.where[card] in IS_SLOT:
        spent(s, card)


def end_actions(s: Theseus, seat: int) -> None:
    """Hatching and takeover come after the action cards (TH-16.17, TH-16.20)."""
    if s.hatches or UNIT_KIND[s.unit].role == "embryo":
        s.then((brood_phase, seat))
    else:
        begin_sector(s, seat)


@procedure
def brood_phase(s: Theseus, seat: int) -> Play:
    if s.hatches:
        yield from pandora.hatch(s, seat, s.stop)
    else:
        yield from pandora.offer_takeover(s, seat, s.unit, s.stop)
    yield from between_steps(s, seat)
    begin_sector(s, seat)


def begin_sector(s: Theseus, seat: int) -> None:
    enter_phase(s, "sector")
    s.then((sector_phase, seat))


@procedure
def sector_phase(s: Theseus, seat: int) -> Play:
    yield from sector_action(s, seat, s.stop)
    if SECTORS[s.stop].action != "extra_turn":
        begin_pending(s, seat)
    elif can_move(s, seat):  # compulsory; no pending phase (TH-10.18, 10.19)
        s.emit("extra_turn", seat=seat, unit=s.unit)
        begin_unit_turn(s, seat)
    else:
        s.then((last_moment, seat))  # no unit is left that could take it (TH-10.22)


def begin_pending(s: Theseus, seat: int) -> None:
    if s.factions[seat] == PANDORA:  # TH-17.03b
        s.then((last_moment, seat))
        return
    enter_phase(s, "pending")
    s.then((pending_phase, seat))


@procedure
def pending_phase(s: Theseus, seat: int) -> Play:
    """One of A, B and C, or nothing (TH-09.03)."""
    chosen = yield Ask(
        seat,
        "pending",
        lambda: [*pending_values(s, seat, s.stop), ("done",), *anytime(s, seat)],
        {"sector": s.stop},
    )
    if chosen[0] == "done":
        end_turn(s, seat)
    elif chosen[0] in VERBS:
        s.then((pending_phase, seat))
        yield from do_anytime(s, seat, chosen)
    else:
        s.then((last_moment, seat))
        yield from do_pending(s, seat, chosen)


@procedure
def last_moment(s: Theseus, seat: int) -> Play:
    """Stored tokens and special cards may still be used before the turn passes (TH-18.04)."""
    chosen = yield Ask(seat, "last_moment", [("done",), *anytime(s, seat)])
    if chosen[0] == "done":
        end_turn(s, seat)
        return
    s.then((last_moment, seat))
    yield from do_anytime(s, seat, chosen)


def end_turn(s: Theseus, seat: int) -> None:
    pandora.end_crawlers(s, seat)
    s.emit("turn_ended", seat=seat)
    if s.tied:
        return  # the next extra turn, or the end, is on the agenda already
    take_turn(s, s.order[(s.order.index(seat) + 1) % len(s.order)])


@procedure
def break_tie(s: Theseus) -> None:
    ending.score_again(s)
