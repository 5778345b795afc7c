"""Turns: two actions, or one and a pass, or a pass, until everybody has passed."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Word, some
from hullbreach.kernel.registry import procedure

from .actions import offers, take
from .cards import discard_all, discard_hand
from .crew import HAND, has_wound
from .readings import reads
from .state import Survival
from .wounds import light_wound


def is_playing(s: Survival, seat: int) -> bool:
    return s.title.has_turn(s, seat)


@procedure
def act(s: Survival, seat: int, nth: int) -> Play:
    """One action of a turn (LD-13.05a)."""
    if seat in s.passed or not is_playing(s, seat):
        s.then((turn_over, seat))
        return
    chosen = yield Ask(seat, "act", lambda: offers(s, seat), {"nth": nth})
    if chosen[0] == "pass":
        s.then((give_up, seat), (turn_over, seat))
        return
    again = nth if s.title.action_of[chosen[0]].free else nth + 1
    action = (carry_out, seat) + chosen  # noqa: RUF005  (quicker)
    s.then(action, (act, seat, again) if again <= 2 else (turn_over, seat))


@procedure
def carry_out(s: Survival, seat: int, verb: str, *about: Word) -> Play:
    """The action that was chosen."""
    value = (verb,) + about  # noqa: RUF005  (quicker)
    return take(s, seat, s.title.action_of[verb], value)


@procedure
def give_up(s: Survival, seat: int) -> Play:
    """No more actions in this round."""
    return pass_turn(s, seat)


def pass_turn(s: Survival, seat: int) -> Play:
    """Turn the card to "passed" and discard any cards from the hand (LD-13.05c)."""
    hand = s.zones[HAND[seat]]
    values = [("discard", card) for card in hand]
    chosen: tuple[tuple[str, str], ...]
    chosen = yield some(seat, "discard_on_pass", values, 0, len(hand))
    cards = tuple([card for _, card in chosen])
    discard_all(s, seat, cards)
    yield from mark_passed(s, seat, cards)


def pass_by_rule(s: Survival, seat: int, *, lose_hand: bool) -> Play:
    """A room or an item makes the character pass, with all that passing causes."""
    if lose_hand:
        discard_hand(s, seat)
    yield from mark_passed(s, seat, ())


def mark_passed(s: Survival, seat: int, cards: tuple[str, ...]) -> Play:
    s.passed.append(seat)
    s.emit("passed", seat=seat, cards=cards, passed=1, hand=len(s.zones[HAND[seat]]))
    if has_wound(s, seat, "bleeding"):
        yield from light_wound(s, seat, "bleeding")


@procedure
def turn_over(s: Survival, seat: int) -> Play:
    """A turn that ends in a burning room hurts (LD-13.06); then the next one in order."""
    if seat in s.tireless:
        if seat not in s.passed and is_playing(s, seat):
            s.then((act, seat, 2))
            return
        s.tireless.remove(seat)
    if seat in s.passed or not reads(s, "fire_wound", "pass"):
        yield from burn(s, seat)
    next_turn(s, seat)


def burn(s: Survival, seat: int) -> Play:
    if s.place[seat] in s.fire and not s.title.fire_proof(s, seat):
        yield from light_wound(s, seat, "fire")


def next_turn(s: Survival, seat: int) -> None:
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if other not in s.passed and s.title.takes_turns(s, other):
            begin_turn(s, other)
            return
    s.title.turns_over(s)


def begin_turn(s: Survival, seat: int) -> None:
    s.turns[seat] = s.turns.get(seat, 0) + 1
    s.emit("turn", seat=seat)
    s.then(s.title.first_step(s, seat) or (act, seat, 1))
