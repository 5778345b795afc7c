"""Movement: points, routes with shortcuts, ejection, and what happens on arrival."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from hullbreach.kernel.decisions import Ask, Play, Together, Value

from .board import FRONT, IS_ROOM, SECTOR_OF, SLOT_SECTOR
from .cards.card import KIND, PASSING, SHORTCUTS
from .combat import limited_fight
from .state import (
    Theseus,
    allied,
    controller,
    duplications,
    empty_rooms,
    is_active,
    is_full,
    owner,
    sector_of,
    side,
    units_in,
    value,
)
from .traps import hostile_traps, pass_through, spring_traps
from .verbs import (
    cure_at_home,
    damage,
    discard,
    eject,
    free,
    mark_moved,
    place,
    show,
    spent,
    step,
)


class Route(NamedTuple):
    """A declared way: the sector of each point, the cards used, and whether it ends with a jump.

    The same sector twice in a row is a point spent in place.
    """

    points: tuple[str, ...]
    uses: tuple[str, ...] = ()
    jumps: bool = False

    @property
    def end(self) -> str:
        return self.points[-1]


class Goal(NamedTuple):
    """Where the unit will stand, and whom it ejects for it."""

    room: str
    ejected: str = ""


def movement_points(s: Theseus, unit: str) -> int:
    """One per unit of any faction in the start sector, the moving one included (TH-07.07)."""
    return len(units_in(s, sector_of(s, unit)))


def straight(s: Theseus, start: str, points: int) -> Route:
    """Clockwise, one sector a point (TH-07.08, TH-07.09)."""
    first = s.ring.index(start) + 1
    return Route((s.ring * 3)[first : first + points])


def routes(s: Theseus, seat: int, unit: str) -> list[Route]:
    """All ways the unit may declare (TH-07.25)."""
    start, points = sector_of(s, unit), movement_points(s, unit)
    cards = shortcuts(s, seat, start)
    passages = passages_of(s, seat)
    extra = side(s, unit).extra_move
    if not (cards or passages or extra):
        return [straight(s, start, points)]
    found: dict[tuple[tuple[str, ...], bool], Route] = {}
    longer = [*("runner" for _ in range(extra)), *passages]
    for more in range(len(longer) + 1):
        walk = _Walk(s, start, cards, needs_all=more > 0)
        for route in walk.ways(points + more):
            way = Route(route.points, (*longer[:more], *route.uses), route.jumps)
            found.setdefault((way.points, way.jumps), way)
    return list(found.values())


def shortcuts(s: Theseus, seat: int, start: str) -> dict[str, list[str]]:
    """Working shortcut cards of the seat's side by sector, never in the start sector (TH-17.16)."""
    found: dict[str, list[str]] = {}
    where = s.where
    for faction in s.factions:
        for card in SHORTCUTS.get(faction, ()):
            sector = SLOT_SECTOR.get(where[card])
            if sector is None or sector == start:
                continue
            if allied(s, controller(s, card), seat) and is_active(s, card):
                found.setdefault(sector, []).append(card)
    return found


def passages_of(s: Theseus, seat: int) -> list[str]:
    """Passage cards that the seat or its partner may add to a movement (TH-15.11)."""
    return [
        card
        for other in s.allies[seat]
        for card in s.zones[FRONT[other]]
        if KIND[card].id == "bonus_passage"
    ]


class _Walk:
    """Tries every use of the shortcuts along the ring; each card serves once per movement."""

    def __init__(
        self, s: Theseus, start: str, cards: dict[str, list[str]], *, needs_all: bool
    ) -> None:
        self.s = s
        self.start = s.ring.index(start)
        self.cards = cards
        self.needs_all = needs_all  # with an extra sector no point may be given away

    def ways(self, points: int) -> list[Route]:
        return list(self._go_on(self.start, points, (), ()))

    def _go_on(
        self, at: int, left: int, spent_: tuple[str, ...], uses: tuple[str, ...]
    ) -> Generator[Route, None, None]:
        """From ring place `at` with points left: enter the next sector, or skip it first."""
        ring = self.s.ring
        following = (at + 1) % len(ring)
        sector = ring[following]
        yield from self._inside(following, left - 1, (*spent_, sector), uses)
        skip = self._unused(sector, "skip", uses)
        if skip:  # TH-08.07: the sector is not entered and costs no point
            yield from self._go_on(following, left, spent_, (*uses, skip))

    def _inside(
        self, at: int, left: int, spent_: tuple[str, ...], uses: tuple[str, ...]
    ) -> Generator[Route, None, None]:
        sector = self.s.ring[at]
        jump = self._unused(sector, "jump", uses)
        if jump and not (left and self.needs_all):  # at least the room it leaves will be empty
            yield Route(spent_, (*uses, jump), jumps=True)
        if left == 0:
            yield Route(spent_, uses)
            return
        stop = self._unused(sector, "stop", uses)
        if stop and not self.needs_all:
            yield Route(spent_, (*uses, stop))
        yield from self._go_on(at, left, spent_, uses)
        wait = self._unused(sector, "wait", uses)
        if wait:  # TH-14.46: points spent in place
            most = value(self.s, wait) * (1 + len(duplications(self.s, wait)))
            for waited in range(1, min(left, most) + 1):
                stayed = (*spent_, *[sector] * waited)
                used = (*uses, f"{wait}*{waited}")
                if waited == left:
                    yield Route(stayed, used)
                else:
                    yield from self._go_on(at, left - waited, stayed, used)

    def _unused(self, sector: str, kind: str, uses: tuple[str, ...]) -> str:
        """The first card of the kind there; further ones add nothing (TH-14.04)."""
        for card in self.cards.get(sector, ()):
            if KIND[card].shortcut == kind and not any(u.split("*")[0] == card for u in uses):
                return card
        return ""


def own_move(s: Theseus, seat: int, unit: str) -> Play:
    """A player moves an own unit: declare route and room, then carry it out."""
    ways = routes(s, seat, unit)
    route = ways[0] if len(ways) == 1 else (yield from _choose_route(seat, unit, ways))
    goal = _goal(s, (yield _ask_goal(s, seat, unit, route)))
    for card in route.uses:
        if card.startswith("bonus_passage"):
            s.emit("special_played", card=card, seat=seat)
            discard(s, card)
    yield from carry_out(s, seat, unit, route, goal)
    for word in route.uses if s.taken else ():
        _spend_shortcut(s, word)


def _spend_shortcut(s: Theseus, word: str) -> None:
    """A single use is one movement; for a copy, the first one with its points (TH-16.27)."""
    card, _, waited = word.partition("*")
    if card in s.taken:
        for copy in duplications(s, card) if waited and int(waited) > value(s, card) else ():
            spent(s, copy)
        spent(s, card)


def forced_move(s: Theseus, mover: int, unit: str) -> Play:
    """A rival moves the unit: no shortcuts, and it does nothing where it ends (TH-14.39, 15.06)."""
    route = straight(s, sector_of(s, unit), movement_points(s, unit))
    goal = _goal(s, (yield _ask_goal(s, mover, unit, route)))
    yield from carry_out(s, mover, unit, route, goal)


def _choose_route(seat: int, unit: str, ways: list[Route]) -> Generator[Ask | Together, Any, Route]:
    declared = {_route_value(route): route for route in ways}
    chosen = yield Ask(seat, "route", list(declared), {"unit": unit})
    return declared[chosen]


def _route_value(route: Route) -> Value:
    return ("route", route.end, *route.uses)


def _ask_goal(s: Theseus, mover: int, unit: str, route: Route) -> Ask:
    """An empty room (TH-07.10), or, if there is none, the unit to eject (TH-07.14)."""
    sectors = [o for o in s.ring if o != route.end] if route.jumps else [route.end]
    own_room = s.where[unit]
    rooms = [("room", room) for sector in sectors for room in empty_rooms(s, sector)]
    if own_room in IS_ROOM and SECTOR_OF[own_room] in sectors:
        rooms.append(("room", own_room))  # TH-07.13: it is free again once the unit has left it
    if rooms:
        return Ask(mover, "room", rooms, {"unit": unit})
    there = [("eject", other) for other in units_in(s, route.end)]
    return Ask(mover, "eject", there, {"unit": unit, "sector": route.end})


def _goal(s: Theseus, chosen: Value) -> Goal:
    verb, piece = str(chosen[0]), str(chosen[1])
    return Goal(s.where[piece], piece) if verb == "eject" else Goal(piece)


def carry_out(s: Theseus, mover: int, unit: str, route: Route, goal: Goal) -> Play:
    """Point by point, then ejection, traps and limited fight (TH-07.26, TH-08.02)."""
    origin = s.where[unit]
    free(s, unit)
    victim = owner(s, unit)
    if unit in s.parasites or dangerous(s, route.points):
        yield from _point_by_point(s, victim, unit, route)
    if goal.ejected:
        eject(s, goal.ejected, mover)
    step(s, unit, origin, goal.room, len(route.points))
    mark_moved(s, unit)
    yield from arrive(s, mover, unit)


def relocate(s: Theseus, mover: int, unit: str, room: str, *, fights: bool = True) -> Play:
    """The unit is put somewhere without crossing anything (TH-07.28)."""
    free(s, unit)
    place(s, unit, room)
    mark_moved(s, unit)
    yield from arrive(s, mover, unit, fights=fights)


def dangerous(s: Theseus, sectors: tuple[str, ...]) -> bool:
    """Some trap on the way catches units that pass through."""
    where = s.where
    for faction in s.factions:
        for card in PASSING.get(faction, ()):
            if SLOT_SECTOR.get(where[card]) in sectors:
                return True
    return False


def _point_by_point(s: Theseus, victim: int, unit: str, route: Route) -> Play:
    following = (*route.points[1:], "elsewhere" if route.jumps else route.end)
    for sector, next_sector in zip(route.points, following, strict=True):
        if unit in s.parasites:  # TH-14.21
            damage(s, victim, s.parasites[unit], s.infector[unit], "parasite")
        if next_sector != sector:
            yield from pass_through(s, unit, sector)


def arrive(s: Theseus, mover: int, unit: str, *, fights: bool = True) -> Play:
    """What follows when a unit has come to stand in a sector."""
    sector = sector_of(s, unit)
    cure_at_home(s, unit)
    traps = hostile_traps(s, unit, sector) if unit not in s.invisible else []  # TH-14.52
    if traps:
        yield from spring_traps(s, unit, traps)
    if s.caught:
        for other in units_in(s, sector):  # TH-14.50
            if other != unit and allied(s, owner(s, other), owner(s, unit)):
                free(s, other)
    if fights and is_full(s, sector):
        yield from limited_fight(s, mover, sector)  # TH-08.01
    show(s, unit)
