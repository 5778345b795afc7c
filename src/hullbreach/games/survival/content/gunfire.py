"""Shots that a card fires, and shots that only keep heads down."""

from __future__ import annotations

from hullbreach.games.survival.basic import targets_in
from hullbreach.games.survival.crew import companions
from hullbreach.games.survival.items import spend, weapons
from hullbreach.games.survival.movement import enter, ways_out
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.title import Asking
from hullbreach.kernel.decisions import YES, Ask, Play, Value, yes_no


def loaded(s: Survival, me: int) -> list[str]:
    return [weapon for weapon in weapons(s, me) if s.ammo.get(weapon)]


def energy_loaded(s: Survival, me: int) -> list[str]:
    found = []
    for item in loaded(s, me):
        weapon = s.title.item_of[item].weapon
        if weapon and weapon.energy:
            found.append(item)
    return found


def choose_shot(s: Survival, me: int, guns: list[str]) -> Asking[tuple[str, str]]:
    """One of these weapons, and what to shoot at."""
    targets = targets_in(s, s.place[me])
    shots: list[Value] = [("shoot", gun, target) for target in targets for gun in guns]
    _, gun, target = yield Ask(me, "take_aim", shots)
    return str(gun), str(target)


def can_cover(s: Survival, me: int) -> bool:
    return bool(loaded(s, me) and ways_out(s, s.place[me]))


def cover(s: Survival, me: int, *, both: bool) -> Play:
    """Spend 1 ammo: somebody leaves for the next room without being attacked.

    The shooter, or another who is willing; `both` of them if the card says so.
    """
    guns = [("fire", gun) for gun in loaded(s, me)]
    _, gun = yield Ask(me, "covering_weapon", guns)
    spend(s, gun)
    who: list[Value] = [("alone", me)]
    for other in companions(s, me):
        who += [("other", other), ("both", other)] if both else [("other", other)]
    way, other = yield Ask(me, "who_escapes", who)
    here = s.place[me]
    _, room = yield Ask(me, "escape_to", [("to", room) for room in ways_out(s, here)])
    party = [] if way == "other" else [me]
    if way != "alone":
        willing = yield yes_no(other, "come_along", {"seat": me, "room": room})
        party += [other] if willing == YES else []
    if party:
        corridor = s.board.corridor_between[here, room]
        yield from enter(s, party[0], room, corridor, [], guests=tuple(party[1:]))
