"""Trading: things change hands when both agree."""

from __future__ import annotations

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import YES, About, Ask, Play, Value, some, yes_no
from hullbreach.kernel.events import Fact

from .crew import BESIDE, HANDS, INVENTORY, companions
from .items import deck_of, fit_hands, is_object, items_of, taped_to, untie
from .state import Survival


def trade(s: Survival, seat: int) -> Play:
    """Everybody in the room may make each of the others one offer, in order (LD-14.09a)."""
    for trader in (seat, *companions(s, seat)):
        partners = companions(s, trader)
        while partners:
            values: list[Value] = [("done",), *(("partner", other) for other in partners)]
            choice = yield Ask(trader, "trade", values)
            if choice[0] == "done":
                break
            partners.remove(choice[1])
            yield from bargain(s, trader, choice[1])


def tradable(s: Survival, seat: int) -> list[str]:
    objects = [piece for piece in s.zones[HANDS[seat]] if is_object(piece)]
    return [*objects, *items_of(s, seat)]


def bargain(s: Survival, seat: int, other: int) -> Play:
    """One offers, the other answers with an offer of its own, the first agrees or not.

    Who offers something in return has agreed by that; who does not is asked.
    """
    goods = tradable(s, seat)
    values = [("give", piece) for piece in goods]
    chosen = yield some(seat, "offer", values, 0, len(goods), {"other": other})
    given = [piece for _, piece in chosen]
    _show(s, given, seat, other)
    wanted = tradable(s, other)
    answer = yield some(
        other,
        "counter_offer",
        [("give", piece) for piece in wanted],
        0,
        len(wanted),
        {"seat": seat, "pieces": tuple(given)},
    )
    returned = [piece for _, piece in answer]
    _show(s, returned, other, seat)
    if not given and not returned:
        return
    agreed = YES if returned else (yield _agrees(other, seat, returned, given))
    if agreed == YES:
        agreed = yield _agrees(seat, other, given, returned)
    if agreed != YES:
        s.emit("trade_refused", seat=seat, other=other)
        return
    for piece in given:
        hand_over(s, piece, seat, other, given)
    for piece in returned:
        hand_over(s, piece, other, seat, returned)
    s.emit("traded", seat=seat, other=other, given=len(given), returned=len(returned))
    yield from fit_hands(s, seat)
    yield from fit_hands(s, other)


def _agrees(seat: int, other: int, mine: list[str], theirs: list[str]) -> Ask:
    about: About = {"other": other, "give": tuple(mine), "get": tuple(theirs)}
    return yes_no(seat, "agree_to_trade", about)


def _show(s: Survival, pieces: list[str], owner: int, other: int) -> None:
    """Items are shown to the one they are offered to."""
    for piece in pieces:
        if s.where[piece] == INVENTORY[owner]:
            zones.peek(s, other, piece)
    decks = tuple(deck for piece in pieces if (deck := deck_of(s, piece)))
    seen: dict[str, Fact] = {"pieces": tuple(pieces), "decks": decks}
    told = {owner: seen, other: seen}
    s.emit("offered", told, seat=owner, other=other, count=len(pieces))


def hand_over(s: Survival, piece: str, seat: int, to: int, lot: list[str]) -> None:
    """A weapon keeps its ammo, and what is attached goes along (LD-14.09c).
    A taped pair stays one unless only one of it changes hands (LD-25.08).
    """
    if taped_to(s, piece) not in lot:
        untie(s, piece)
    hidden, deck = s.where[piece] == INVENTORY[seat], deck_of(s, piece)
    if hidden:
        zones.put(s, piece, INVENTORY[to])
        zones.peek(s, seat, piece)
        seen: dict[str, Fact] = {"piece": piece}
        told = {seat: seen, to: seen}
        s.emit("handed_over", told, seat=seat, to=to, piece=None, inventory=1, deck=deck)
        return
    zones.put(s, piece, HANDS[to] if s.where[piece] == HANDS[seat] else BESIDE[to])
    ammo = s.ammo.get(piece, 0)
    taped = int(bool(taped_to(s, piece)))
    s.emit("handed_over", seat=seat, to=to, piece=piece, ammo=ammo, taped=taped, deck=deck)
    for extra, host in s.attached.items():
        if host == piece:
            zones.put(s, extra, BESIDE[to])
            s.emit("handed_over", seat=seat, to=to, piece=extra)
