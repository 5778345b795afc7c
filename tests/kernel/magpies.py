"""Magpies: a small game in which cards are drawn, taken, looked at, hidden and paid in secret.

It has what the toy lacks: a closed deck that is shuffled again in the middle of a turn, a look into
it, a card hidden under it, a pile whose top is open, and a box that nobody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play, Refusal, Together, Value, order, some, yes_no
from hullbreach.kernel.errors import BadOption, BadPosition
from hullbreach.kernel.registry import Game, procedure
from hullbreach.kernel.state import GameOver, Outcome, Result, State
from hullbreach.kernel.zones import COUNT, NOBODY, PUBLIC, TOP, Zone, owned_by

CARDS = tuple(f"card#{n}" for n in range(1, 13))
DIE = (1, 2, 3, 4, 5, 6)


@dataclass(slots=True, kw_only=True)
class Magpies(State):
    points: dict[int, int] = field(default_factory=dict)
    rounds: int = 0


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    unknown = set(given) - {"length"}
    if unknown:
        raise BadOption(f"magpies has no option {min(unknown)!r}")
    length = given.get("length", 3)
    if not isinstance(length, int) or not 1 <= length <= 9:
        raise BadOption(f"length must be 1 to 9, not {length!r}")
    return {"length": length}


def setup(s: Magpies) -> None:
    s.add_zone("deck", CARDS)
    s.points = dict.fromkeys(range(s.seats), 0)
    s.then((deal,), (play_round,))


@procedure
def deal(s: Magpies) -> None:
    zones.shuffle(s, "deck", "deck")
    for place in ("box", "shelf", "shelf"):
        zones.put(s, s.zones["deck"][0], place)
    s.emit("laid_out", origin="deck", zone=("box", "shelf"))
    for seat in range(s.seats):
        for _ in range(2):
            draw(s, seat)


@procedure
def play_round(s: Magpies) -> None:
    s.rounds += 1
    s.emit("round_began", rounds=s.rounds)
    steps: list[tuple[Any, ...]] = [(take_turn, seat) for seat in range(s.seats)]
    s.then(*steps, (bid,), (end_round,))


@procedure
def take_turn(s: Magpies, seat: int) -> Play:
    while True:
        chosen = yield Ask(seat, "turn", turn_verbs(s, seat))
        match chosen[0]:
            case "roll":
                gain(s, seat, chance.roll(s, "die", DIE))
            case "draw":
                draw(s, seat)
                yield from pay(s, seat)
            case "take":
                take(s, seat)
            case "look":
                look(s, seat)
                continue
            case "hide":
                yield from hide(s, seat)
            case "stay":
                sure = yield yes_no(seat, "sure")
                if sure == ("no",):
                    continue
        return


def turn_verbs(s: Magpies, seat: int) -> list[Value]:
    verbs: list[Value] = [("roll",), ("stay",)]
    if s.zones["deck"] or s.zones["discard"]:
        verbs.append(("draw",))
    if s.zones["deck"] and not zones.sees(s, seat, "deck", 0):
        verbs.append(("look",))
    if s.zones["shelf"]:
        verbs.append(("take",))
    if s.zones[f"hand.{seat}"]:
        verbs.append(("hide",))
    return verbs


def draw(s: Magpies, seat: int) -> None:
    if not s.zones["deck"]:
        reshuffle(s)
    card, hand = s.zones["deck"][0], f"hand.{seat}"
    zones.put(s, card, hand)
    s.emit("drew", {seat: {"card": card}}, seat=seat, origin="deck", zone=hand)


def reshuffle(s: Magpies) -> None:
    for card in s.zones["discard"]:
        zones.put(s, card, "deck")
    zones.shuffle(s, "deck", "deck")
    s.emit("reshuffled", origin="discard", zone="deck")


def pay(s: Magpies, seat: int) -> Play:
    hand = s.zones[f"hand.{seat}"]
    paid = yield some(seat, "pay", [("pay", card) for card in hand], 1, 2)
    laid = yield order(seat, "lay", [("lay", card) for _, card in paid])
    for _, card in laid:
        zones.put(s, card, "discard")
        s.emit("laid", seat=seat, card=card, origin=f"hand.{seat}", zone="discard")


def take(s: Magpies, seat: int) -> None:
    card = s.zones["shelf"][0]
    zones.put(s, card, f"hand.{seat}")
    below = s.zones["shelf"][0] if s.zones["shelf"] else None
    s.emit("took", seat=seat, card=card, below=below, origin="shelf", zone=f"hand.{seat}")


def look(s: Magpies, seat: int) -> None:
    card = s.zones["deck"][0]
    zones.peek(s, seat, card)
    s.emit("looked", {seat: {"card": card}}, seat=seat, zone="deck")


def hide(s: Magpies, seat: int) -> Play:
    """A card goes under the deck; only its owner knows which."""
    hand = f"hand.{seat}"
    _, card = yield Ask(seat, "hide", [("hide", card) for card in s.zones[hand]])
    zones.put(s, card, "deck")
    s.emit("hid", {seat: {"card": card}}, seat=seat, origin=hand, zone="deck")


def gain(s: Magpies, seat: int, points: int) -> None:
    s.points[seat] += points
    s.emit("gained", seat=seat, points=s.points[seat])
    if s.points[seat] >= 20:
        raise GameOver(result(s, "points"))


@procedure
def bid(s: Magpies) -> Play:
    bids = yield Together(
        Ask(seat, "bid", [("bid", n) for n in range(4)]) for seat in range(s.seats)
    )
    high = max(amount for _, amount in bids.values())
    s.emit("bids_shown", bids=tuple(amount for _, amount in bids.values()))
    for seat in bids:
        if bids[seat][1] == high:
            gain(s, seat, 1)


@procedure
def end_round(s: Magpies) -> None:
    if s.rounds >= s.options["length"]:
        raise GameOver(result(s, "rounds"))
    s.then((play_round,))


def result(s: Magpies, reason: str) -> Result:
    best = max(s.points.values())
    return Result(
        reason,
        tuple(Outcome(s.points[seat] == best, True, "points") for seat in range(s.seats)),
    )


def zone_kinds(s: Magpies) -> Mapping[str, Zone]:
    hands = {f"hand.{seat}": owned_by(seat) for seat in range(s.seats)}
    return {"deck": COUNT, "shelf": TOP, "discard": PUBLIC, "box": NOBODY, **hands}


def view(s: Magpies, viewer: int | None) -> dict[str, Any]:
    return {
        "points": {str(seat): points for seat, points in s.points.items()},
        "rounds": s.rounds,
        "zones": {zone: zones.look(s, viewer, zone) for zone in s.zone_kinds},
    }


def check(s: Magpies) -> None:
    missing = set(CARDS) - set(s.where)
    if missing:
        raise BadPosition(f"{min(missing)!r} is nowhere")
    strange = set(s.where) - set(CARDS)
    if strange:
        raise BadPosition(f"there is no piece {min(strange)!r}")


def refusals(s: Magpies, ask: Ask) -> Iterable[Refusal]:
    if ask.prompt != "turn":
        return
    if not s.zones["shelf"]:
        yield Refusal("take", "the shelf is empty", rule="MAG-1")
    if not s.zones[f"hand.{ask.seat}"]:
        yield Refusal("hide", "there is no card to hide")


GAME = Game(
    id="magpies",
    seats=(2, 3),
    default_seats=2,
    state=Magpies,
    procedures={p.__name__: p for p in (deal, play_round, take_turn, bid, end_round)},
    options=options,
    setup=setup,
    zone_kinds=zone_kinds,
    view=view,
    check=check,
    back=lambda piece: "card",
    refusals=refusals,
    rules={"turn": "MAG-1", "draw": "MAG-2"},
    variants=((2, {}), (3, {"length": 5})),
)
