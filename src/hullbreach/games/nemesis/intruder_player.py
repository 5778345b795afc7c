"""The intruder player: whoever dies first may go on as the intruders (NE-13.13 to NE-13.22)."""

from __future__ import annotations

from hullbreach.games.survival import attack as attacks
from hullbreach.games.survival.attack import attack
from hullbreach.games.survival.cards import top_card
from hullbreach.games.survival.crew import HAND, in_room
from hullbreach.games.survival.figures import LARVA, on_board, room_of, type_of, walk
from hullbreach.games.survival.turns import is_playing, next_turn
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import YES, Ask, Play, Value, some, yes_no
from hullbreach.kernel.registry import procedure

from .content.intruder_cards import ANY, INTRUDER_CARDS, pick
from .state import Nemesis

UNDECIDED, NOBODY = -1, -2
DECK, DISCARD = "intruder_cards", "intruder_cards.discard"
CARDS_OF = tuple(f"intruder_cards.{seat}" for seat in range(5))
DRAWN, LIMIT = 3, 4  # NE-13.14


def fell(s: Nemesis, seat: int) -> None:
    """Remember who died first, or who died in the same moment (NE-13.20)."""
    if not s.options["intruder_player"] or s.intruder != UNDECIDED:
        return
    moment = f"{s.round} {sum(s.turns.values())} {s.agenda[-1:]}"
    if not s.fallen or s.moment == moment:
        s.fallen.append(seat)
        s.moment = moment


def has_intruder(s: Nemesis) -> bool:
    return s.intruder >= 0


def hunts(s: Nemesis, seat: int) -> bool:
    """Until all characters have passed (NE-13.17)."""
    return seat == s.intruder and any(
        is_playing(s, other) and other not in s.passed for other in range(s.seats)
    )


@procedure
def rise(s: Nemesis) -> Play:
    """Before a player phase: who takes the role, and new cards (NE-13.13, NE-13.14)."""
    if s.intruder == UNDECIDED and s.fallen:
        seat = min(s.fallen, key=lambda fallen: s.number[fallen])
        answer = yield yes_no(seat, "become_intruder")
        s.intruder = seat if answer == YES else NOBODY
        if has_intruder(s):
            s.emit("became_intruder", seat=seat, intruder=seat)
    if has_intruder(s):
        draw(s, s.intruder)


def draw(s: Nemesis, seat: int) -> None:
    """Three cards, but never more than four in hand."""
    before = s.zones[CARDS_OF[seat]]
    for _ in range(min(DRAWN, LIMIT - len(before))):
        zones.put(s, top_card(s, DECK, DISCARD), CARDS_OF[seat])
    hand = s.zones[CARDS_OF[seat]]
    drawn = {seat: {"cards": tuple(card for card in hand if card not in before)}}
    left, pile = len(s.zones[DECK]), len(s.zones[DISCARD])
    s.emit("intruder_drew", drawn, seat=seat, hand=len(hand), left=left, discard=pile)


@procedure
def prowl(s: Nemesis, seat: int) -> Play:
    """A turn: exactly one of the three uses of one card, or a pass (NE-13.15)."""
    chosen = yield Ask(seat, "prowl", [("pass",), *uses(s, seat)])
    s.then((prowl_over, seat))
    if chosen[0] == "pass":
        yield from lie_low(s, seat)
        return
    use, card = chosen
    zones.put(s, card, DISCARD, top=True)
    s.emit("prowls", seat=seat, use=use, card=card, hand=len(s.zones[CARDS_OF[seat]]))
    done = USES[use](s, seat, card)
    if done is not None:
        yield from done


@procedure
def prowl_over(s: Nemesis, seat: int) -> None:
    next_turn(s, seat)


def uses(s: Nemesis, seat: int) -> list[Value]:
    """What has a legal target."""
    values: list[Value] = []
    for card in s.zones[CARDS_OF[seat]]:
        if on_board(s):
            values.append(("lead", card))
        if preys(s):
            values.append(("strike", card))
        if INTRUDER_CARDS[card].trick.can(s):
            values.append(("trick", card))
    return values


def lie_low(s: Nemesis, seat: int) -> Play:
    """Pass, and discard any cards but one (NE-13.16)."""
    hand = s.zones[CARDS_OF[seat]]
    cards = [("discard", card) for card in hand]
    chosen = yield some(seat, "discard_on_pass", cards, 0, max(0, len(hand) - 1))
    told = tuple(card for _, card in chosen)
    for card in told:
        zones.put(s, card, DISCARD, top=True)
    s.passed.append(seat)
    left = len(s.zones[CARDS_OF[seat]])
    s.emit("passed", seat=seat, cards=told, passed=1, hand=len(s.zones[HAND[seat]]))
    s.emit("intruder_discarded", seat=seat, cards=told, hand=left)


def lead(s: Nemesis, seat: int, card: str) -> Play:
    """Any one intruder moves through the exit with the number of the card."""
    _, xeno = yield Ask(seat, "lead", [("xeno", xeno) for xeno in on_board(s)])
    exits = s.board.exits[room_of(s, xeno)]
    number = INTRUDER_CARDS[card].exit
    if number == ANY:
        ways = [("through", way) for way in dict.fromkeys(exits.values())]
        _, corridor = yield Ask(seat, "lead_through", ways, {"xeno": xeno})
    else:
        corridor = exits[number]
    walk(s, xeno, corridor)


def preys(s: Nemesis) -> list[Value]:
    """Intruders and characters who are in the same room."""
    return [("strike", xeno, prey) for xeno in on_board(s) for prey in in_room(s, room_of(s, xeno))]


def strike(s: Nemesis, seat: int, card: str) -> Play:
    """An intruder attacks a character with one of the drawn attack cards."""
    _, xeno, prey = yield Ask(seat, "strike", preys(s))
    if type_of(xeno) != LARVA:
        yield from pick(s, seat, attacks.DECK, INTRUDER_CARDS[card].attacks, "strike_with")
    yield from attack(s, xeno, prey, "prowl")


def trick(s: Nemesis, seat: int, card: str) -> Play | None:
    return INTRUDER_CARDS[card].trick.do(s, seat)


USES = {"lead": lead, "strike": strike, "trick": trick}
