"""The Lab Rat's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.power import in_darkness
from hullbreach.games.lockdown.reactions import DODGES, SHADES, SILENCES, WARDS
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.cards import discard, draw
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.crew import HAND, companions, contamination_in_hand
from hullbreach.games.survival.markers import lose_slime, remove_noise
from hullbreach.games.survival.needs import contaminated, slimed
from hullbreach.games.survival.noise import make_noise
from hullbreach.games.survival.reactions import ignores_surprise, reacts
from hullbreach.games.survival.title import Asking
from hullbreach.kernel.decisions import Ask, Play

weird_metabolism = card("weird_metabolism", known=public(0.94), lab_rat=1)


@weird_metabolism.option("slime", needs=slimed)
def shed_slime(s: Lockdown, me: int) -> None:
    lose_slime(s, me)


@weird_metabolism.option("digest", needs=contaminated)
def digest(s: Lockdown, me: int) -> Play:
    """The contamination card stays in the personal deck."""
    cards = contamination_in_hand(s, me)
    _, card_ = yield Ask(me, "digest", [("discard", c) for c in cards])
    discard(s, me, card_)
    s.emit("discarded", seat=me, cards=(card_,), hand=len(s.zones[HAND[me]]))
    draw(s, me, 2)


sensitive_hearing = card("sensitive_hearing", when=OUT, known=public(0.94), lab_rat=1)


def corridors_here(s: Lockdown, me: int) -> tuple[str, ...]:
    return s.board.corridors_of[s.place[me]]


@sensitive_hearing.option(
    "remove", needs=lambda s, me: any(c in s.noise for c in corridors_here(s, me))
)
def hush(s: Lockdown, me: int) -> Play:
    noisy = [c for c in corridors_here(s, me) if c in s.noise]
    _, corridor = yield Ask(me, "hush", [("noise", c) for c in noisy])
    remove_noise(s, corridor)


@sensitive_hearing.option("place")
def make_a_noise(s: Lockdown, me: int) -> Play:
    """Where a marker already lies this is an encounter, as usual."""
    _, corridor = yield Ask(me, "make_noise", [("noise", c) for c in corridors_here(s, me)])
    yield from make_noise(s, me, corridor)


feel_of_the_dark = card("feel_of_the_dark", known=public(0.88), lab_rat=1)
inconspicuous = card("inconspicuous", known=public(0.94), lab_rat=1)


def ignore_event_darkness(s: Lockdown, seat: int) -> Asking[bool]:
    """Feel of the Dark, in the event phase."""
    return (yield from reacts(s, seat, "feel_of_the_dark", "feel_event"))


def ignore_surprise(s: Lockdown, seat: int, how: str) -> Asking[int]:
    """Feel of the Dark, during a surprise attack, after the card is drawn."""
    return ignores_surprise(s, seat, how, "feel_of_the_dark", "feel_attack")


def redirect(s: Lockdown, seat: int, xeno: str) -> Asking[int]:
    """Inconspicuous: the xeno attacks somebody else in the room."""
    others = companions(s, seat)
    if not others:
        return seat
    hides = yield from reacts(s, seat, "inconspicuous", "hide")
    if not hides:
        return seat
    _, other = yield Ask(seat, "hide_behind", [("character", o) for o in others])
    return int(other)


def stay_silent(s: Lockdown, seat: int) -> Asking[bool]:
    """Inconspicuous, in darkness: no noise roll in the bag development."""
    if not in_darkness(s, seat):
        return False
    return (yield from reacts(s, seat, "inconspicuous", "stay_silent"))


SHADES.append(ignore_event_darkness)
WARDS.append(ignore_surprise)
DODGES.append(redirect)
SILENCES.append(stay_silent)
