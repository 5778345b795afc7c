"""The computer: one card lies open, one of its three actions is performed, the next is revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hullbreach.games.survival.actions import Action, Me
from hullbreach.games.survival.basic import one
from hullbreach.games.survival.catalogue import Known, public
from hullbreach.games.survival.crew import xenos_in
from hullbreach.games.survival.damage import retreat
from hullbreach.games.survival.doors import can_toggle, toggle_door
from hullbreach.games.survival.figures import by_size
from hullbreach.games.survival.markers import place_malfunction, remove_fire
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

from .knowledge import gain_knowledge
from .pods import peek_css, spaces_with_token
from .power import has_power, in_darkness, swap_tokens
from .protocols import others_in_section, peek_player
from .rover import move_rover
from .state import Lockdown

DECK = "computer"
OPEN = "computer.open"
LOCKDOWN = "lockdown"


class Program(NamedTuple):
    """One action of a computer card."""

    id: str
    can: Callable[[Lockdown, int], bool]
    do: Callable[[Lockdown, int], Play | None]


def _always(s: Lockdown, seat: int) -> bool:
    return True


def _study(s: Lockdown, seat: int) -> None:
    gain_knowledge(s, seat, 1)


def _doors(s: Lockdown, seat: int) -> Play:
    return toggle_door(s, seat, s.board.corridors)


def _can_toggle(s: Lockdown, seat: int) -> bool:
    return can_toggle(s, s.board.corridors)


def _troubled(s: Lockdown) -> list[str]:
    return [room for room in s.board.rooms if room in s.fire or xenos_in(s, room)]


def _can_repel(s: Lockdown, seat: int) -> bool:
    return bool(_troubled(s))


def _repel(s: Lockdown, seat: int) -> Play:
    """Put out the fire in a room; all xenos there retreat."""
    _, room = yield Ask(seat, "repel", [("repel", room) for room in _troubled(s)])
    remove_fire(s, room)
    for xeno in by_size(xenos_in(s, room)):
        retreat(s, xeno)


def _can_peek(s: Lockdown, seat: int) -> bool:
    return bool(spaces_with_token(s))


def _can_spy(s: Lockdown, seat: int) -> bool:
    return bool(others_in_section(s, seat))


ROVER = Program("move_rover", _always, move_rover)
CSS = Program("peek_css", _can_peek, peek_css)
SPY = Program("peek_player", _can_spy, peek_player)
STUDY = Program("study", _always, _study)
SWAP = Program("swap_power", _always, swap_tokens)
REPEL = Program("repel", _can_repel, _repel)
DOORS = Program("toggle_door", _can_toggle, _doors)

CARDS: dict[str, tuple[Program, ...]] = {
    "computer_a": (ROVER, CSS, SPY),
    "computer_b": (STUDY, CSS, SWAP),
    "computer_c": (REPEL, SWAP, SPY),
    "computer_d": (DOORS, CSS, ROVER),
    "computer_e": (REPEL, SWAP, CSS),
    LOCKDOWN: (),
}
KNOWN: Known = public(0.98)


def programs(s: Lockdown, seat: int) -> list[Program]:
    """What the open card lets this character do."""
    return [program for program in CARDS[s.zones[OPEN][0]] if program.can(s, seat)]


def powered_for(s: Lockdown, seat: int) -> bool:
    """In a section with power, and not counted as in darkness (LD-24.03b)."""
    section = s.board.section.get(s.place[seat], "")
    return has_power(s, section) and not in_darkness(s, seat)


def offer_computer(s: Lockdown, me: Me, values: list[Value]) -> None:
    """A room with a computer that works, in a powered section (LD-15.05a)."""
    if me.here is None or not me.here.computer or me.room in s.malfunction:
        return
    if powered_for(s, me.seat):
        values.extend(("computer", program.id) for program in programs(s, me.seat))


def perform(s: Lockdown, seat: int, value: Value) -> Play:
    yield from run(s, seat, str(value[1]))
    next_card(s, seat)


def run(s: Lockdown, seat: int, program: str) -> Play:
    section = s.board.section[s.place[seat]]
    done = s.computed.get(seat, "")
    if section and section not in done:
        s.computed[seat] = f"{done} {section}".strip()
    found = next(p for p in CARDS[s.zones[OPEN][0]] if p.id == program)
    s.emit("computer", seat=seat, program=program)
    running = found.do(s, seat)
    if running is not None:
        yield from running


def compute(s: Lockdown, seat: int, *, optional: bool = False) -> Play:
    """Perform one computer action because a card says so."""
    values: list[Value] = [("computer", program.id) for program in programs(s, seat)]
    if optional:
        values.insert(0, ("skip",))
    if not values:
        return
    chosen = yield Ask(seat, "computer", values)
    if chosen[0] == "computer":
        yield from perform(s, seat, chosen)


def compute_all(s: Lockdown, seat: int) -> Play:
    """Any number of different actions of the open card (Bypass)."""
    left = programs(s, seat)
    while left:
        values: list[Value] = [("done",), *(("computer", program.id) for program in left)]
        chosen = yield Ask(seat, "computer", values)
        if chosen[0] == "done":
            break
        yield from run(s, seat, chosen[1])
        left = [p for p in left if p.id != chosen[1] and p.can(s, seat)]
    next_card(s, seat)


def next_card(s: Lockdown, seat: int) -> None:
    """The used card goes under the deck, the next is revealed (LD-15.05c)."""
    if s.zones[OPEN]:
        zones.put(s, s.zones[OPEN][0], DECK)
    reveal(s)
    if s.zones[OPEN][0] == LOCKDOWN:  # LD-15.06
        s.emit("computer_lockdown", seat=seat)
        place_malfunction(s, s.place[seat])
        zones.put(s, LOCKDOWN, DECK)
        zones.shuffle(s, DECK, "computer")
        reveal_but_lockdown(s)


def reveal(s: Lockdown) -> None:
    zones.put(s, s.zones[DECK][0], OPEN)
    s.emit("computer_card", card=s.zones[OPEN][0], deck=DECK)


def reveal_but_lockdown(s: Lockdown) -> None:
    """Lockdown is shuffled back without effect (LD-06.15)."""
    reveal(s)
    if s.zones[OPEN][0] == LOCKDOWN:
        reveal_next = s.zones[DECK][0]
        zones.put(s, LOCKDOWN, DECK)
        zones.put(s, reveal_next, OPEN)
        zones.shuffle(s, DECK, "computer")
        s.emit("computer_card", card=reveal_next, deck=DECK)


COMPUTER = Action("computer", offer_computer, one, perform, calm=True)
