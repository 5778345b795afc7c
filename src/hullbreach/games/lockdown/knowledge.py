"""Knowledge, weaknesses, and the analysis of objects."""

from __future__ import annotations

from hullbreach.games.survival.crew import character, in_room
from hullbreach.games.survival.items import OBJECT_SUPPLY, REMOVED, carried_objects
from hullbreach.games.survival.readings import reads
from hullbreach.games.survival.title import Asking
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import YES, Ask, Play, yes_no

from .content.characters import CHARACTERS, STAFF
from .state import Lockdown
from .xenos import classic

MOST = 8
LEVELS = (3, 5, 8)  # what the first, second and third weakness ask for (LD-23.11a)
WEAKNESSES = "weaknesses"
HIDDEN = "weaknesses.hidden"
LABORATORY = "laboratory_board"
ANALYSIS = 3


def gain_knowledge(s: Lockdown, seat: int, count: int) -> None:
    """What goes beyond the end of the track is lost (LD-23.06a)."""
    s.knowledge[seat] = min(MOST, s.knowledge[seat] + count)
    s.emit("knowledge", seat=seat, knowledge=s.knowledge[seat])


def knows(s: Lockdown, seat: int, weakness: str) -> bool:
    """A discovered weakness helps those with enough knowledge (LD-23.11a).

    Those of classic intruders help everybody (LD-32.05d).
    """
    found = s.zones[WEAKNESSES]
    if weakness not in found:
        return False
    if weakness == found[0] and reads(s, "first_weakness", "analysis") and not explained(s):
        return False
    return classic(s) or s.knowledge[seat] >= LEVELS[found.index(weakness)]


def explained(s: Lockdown) -> bool:
    """Somebody has analysed an object, or knows the xenos from the Nemesis (LD-06.11)."""
    staff = [who.id for who in CHARACTERS.values() if who.group == STAFF]
    return bool(s.analysed) or any(character(s, seat) not in staff for seat in range(s.seats))


def objects_for(s: Lockdown, seat: int, room: str) -> dict[str, int]:
    """Objects that lie in a room or are carried there, with who would have to lend them."""
    found = dict.fromkeys(s.zones[s.board.object_zone[room]], seat)
    for carrier in sorted(in_room(s, room), key=lambda other: other != seat):
        found |= dict.fromkeys(carried_objects(s, carrier), carrier)
    return found


def can_analyse(s: Lockdown, seat: int) -> bool:
    return bool(objects_for(s, seat, s.place[seat]))


def choose_object(s: Lockdown, seat: int, room: str) -> Asking[str]:
    """What another character carries only if its player agrees (LD-27.12)."""
    refused: list[str] = []
    while lenders := {p: who for p, who in objects_for(s, seat, room).items() if p not in refused}:
        _, piece = yield Ask(seat, "analyse", [("analyse", p) for p in lenders])
        lender = lenders[piece]
        if lender == seat:
            return str(piece)
        agreed = yield yes_no(lender, "lend", {"seat": seat, "piece": piece})
        if agreed == YES:
            return str(piece)
        refused.append(piece)
    return ""


def analyse(s: Lockdown, seat: int) -> Play:
    return analyse_in(s, seat, s.place[seat])


def analyse_in(s: Lockdown, seat: int, room: str) -> Play:
    """Knowledge, and the next weakness if this type of object is new (LD-23.10)."""
    piece = yield from choose_object(s, seat, room)
    if not piece:
        return
    gain_knowledge(s, seat, ANALYSIS)
    kind = piece.partition("#")[0]
    s.analysed.append(kind)
    used = [p.partition("#")[0] for p in s.zones[LABORATORY]]
    if kind in used or not s.zones[HIDDEN]:
        again = REMOVED if reads(s, "analysed_again", "removed") else OBJECT_SUPPLY
        zones.put(s, piece, again)  # LD-23.10b
        s.emit("analysed", seat=seat, piece=piece)
        return
    zones.put(s, piece, LABORATORY)
    weakness = s.zones[HIDDEN][0]
    zones.put(s, weakness, WEAKNESSES)
    hidden = len(s.zones[HIDDEN])
    s.emit("weakness_found", seat=seat, piece=piece, weakness=weakness, hidden=hidden)
