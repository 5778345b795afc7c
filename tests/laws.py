"""What holds at every decision of every match, whatever is played: the laws of the mass run.

Limits are kept, no marker lies where nothing is that it could belong to, somebody is asked or the
match is over. (`tests/contract/pieces.py` counts the pieces, `endings.py` looks at the end.)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import hullbreach as hb
from hullbreach.games.lockdown.knowledge import MOST as MOST_KNOWLEDGE
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.crew import BESIDE, HANDS, INVENTORY, WOUNDS
from hullbreach.games.survival.items import most_ammo
from hullbreach.games.survival.state import DEAD, Survival
from hullbreach.games.survival.wounds import LIGHT_SPACES, LIMIT
from hullbreach.games.theseus.board import IS_ROOM
from hullbreach.games.theseus.position import check_tokens, check_tracks
from hullbreach.games.theseus.state import Theseus
from tests.games.survival.referee import Referee

TRACK = range(16)  # the spaces of the time track


def abides(match: hb.Match) -> None:
    """At this decision, or at the end."""
    asked, over = bool(match.decisions), match.result is not None
    assert asked != over, "somebody is asked, or the match is over"
    state = match._state
    for law in LAWS.get(match.game, ()):
        law(state)


def goes_by_the_book(match: hb.Match) -> None:
    """The whole match, as a referee sees it who knows the rulebook and not the code."""
    if isinstance(match._state, Survival):
        referee = Referee(match)
        referee.judge()
        referee.compare()


def at_most_once(what: str, there: Collection[object], known: Collection[object]) -> None:
    assert len(set(there)) == len(there), f"{what}: twice on one place: {list(there)}"
    strange = [place for place in there if place not in known]
    assert not strange, f"{what}: on {strange}, which are nowhere"


def within(what: str, numbers: Mapping[Any, int], least: int, most: int) -> None:
    for name, number in numbers.items():
        assert least <= number <= most, f"{what} of {name} is {number}, not {least} to {most}"


def markers_lie_on_the_board(s: Survival) -> None:
    board, seats = s.board, range(s.seats)
    at_most_once("noise", s.noise, (*board.corridors, *board.outlets))
    at_most_once("fire", s.fire, board.section)
    at_most_once("malfunction", s.malfunction, board.section)
    at_most_once("door", s.door, board.ends)
    assert len(s.fire) <= s.fire_pool, f"{len(s.fire)} fires of {s.fire_pool}"
    assert len(s.malfunction) <= s.malfunction_pool, "more malfunctions than there are markers"
    for room in (*s.malfunction, *s.search):
        assert s.zones[board.room_zone[room]], f"a marker in {room}, which nobody has explored"
    for name in ("slime", "larva", "signal", "passed"):
        at_most_once(name, getattr(s, name), seats)


def bodies_bear_what_they_can(s: Survival) -> None:
    within("light wounds", s.light, 0, LIGHT_SPACES - 1)
    worn = [wound for seat in range(s.seats) for wound in s.zones[WOUNDS[seat]]]
    at_most_once("dressing", s.dressed, worn)
    for seat in range(s.seats):
        assert len(s.zones[WOUNDS[seat]]) <= LIMIT, f"seat {seat} has too many serious wounds"


def what_belongs_to_things_is_on_things(s: Survival) -> None:
    where, item_of = s.where, s.title.item_of
    for item, ammo in s.ammo.items():
        assert 0 <= ammo <= most_ammo(s, item), f"{item} has {ammo} ammo"
    at_most_once("tape and attachments", (*s.taped, *s.attached), item_of)
    for piece, host in (*s.taped.items(), *s.attached.items()):
        held = where[piece].partition(".")[2] == where[host].partition(".")[2]
        assert held, f"{piece} is fixed to {host}, but not in the same hands"
    for xeno, damage in s.damage.items():
        assert damage >= 0, f"{xeno} has {damage} damage"
        assert where[xeno].startswith("xenos."), f"damage on {xeno}, which is in {where[xeno]}"


def the_dead_have_nothing(s: Survival) -> None:
    """While the match goes on; only a team that hopes to revive them leaves them their items."""
    if s.result is None:
        for seat in (seat for seat, place in s.place.items() if place == DEAD):
            assert seat not in s.slime, f"seat {seat} is dead, and still slimed"
            assert seat not in s.larva, f"seat {seat} is dead, and still has a larva"
            held = [p for zone in (HANDS, INVENTORY, BESIDE) for p in s.zones[zone[seat]]]
            assert s.options.get("keep_items") or not held, f"seat {seat} is dead, with {held}"


def the_facility_keeps_its_limits(s: Lockdown) -> None:
    assert s.time in TRACK, f"the time token stands on {s.time}"
    within("knowledge", s.knowledge, 0, MOST_KNOWLEDGE)
    for name, space in (("alarm", s.alarm), ("self-destruct", s.self_destruct)):
        assert space == -1 or space in TRACK, f"{name} stands on {space}"
    at_most_once("active knowledge", s.learned, range(s.seats))


def the_ship_keeps_its_limits(s: Nemesis) -> None:
    assert s.time in TRACK, f"the time token stands on {s.time}"
    assert s.self_destruct == -1 or s.self_destruct in TRACK


def the_station_keeps_its_limits(s: Theseus) -> None:
    """Rooms, tracks and every kind of token; in set-up they are still handed out."""
    for room in IS_ROOM:
        assert len(s.zones[room]) <= 1, f"{room} holds {s.zones[room]}"
    if s.phase != "setup":
        check_tracks(s)
        check_tokens(s)


Law = Callable[[Any], None]
SURVIVAL: tuple[Law, ...] = (
    markers_lie_on_the_board,
    bodies_bear_what_they_can,
    what_belongs_to_things_is_on_things,
    the_dead_have_nothing,
)
LAWS: dict[str, tuple[Law, ...]] = {
    "theseus": (the_station_keeps_its_limits,),
    "lockdown": (*SURVIVAL, the_facility_keeps_its_limits),
    "nemesis": (*SURVIVAL, the_ship_keeps_its_limits),
}
