"""A tiny game with a deck, hands, a die, a payment, an order and secret bids, to try the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hullbreach.kernel import chance, zones
from hullbreach.kernel.decisions import Ask, Play, Refusal, Together, order, some, yes_no
from hullbreach.kernel.errors import BadOption, BadPosition
from hullbreach.kernel.registry import Game, procedure
from hullbreach.kernel.state import GameOver, Outcome, Result, State
from hullbreach.kernel.zones import PUBLIC, TOP, Zone, owned_by

CARDS = tuple(f"card#{n}" for n in range(1, 13))


@dataclass(slots=True, kw_only=True)
class Toy(State):
    points: dict[int, int] = field(default_factory=dict)
    rounds: int = 0


def options(seats: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
    unknown = set(given) - {"length"}
    if unknown:
        raise BadOption(f"toy has no option {min(unknown)!r}")
    length = given.get("length", 3)
    if not isinstance(length, int) or not 1 <= length <= 9:
        raise BadOption(f"length must be 1 to 9, not {length!r}")
    return {"length": length}


def setup(s: Toy) -> None:
    s.add_zone("deck", CARDS)
    s.points = dict.fromkeys(range(s.seats), 0)
    s.then((deal,), (play_round,))


@procedure
def deal(s: Toy) -> None:
    zones.shuffle(s, "deck", "deck")
    for seat in range(s.seats):
        for _ in range(2):
            draw(s, seat)


def draw(s: Toy, seat: int) -> None:
    if s.zones["deck"]:
        card = s.zones["deck"][0]
        zones.put(s, card, f"hand.{seat}")
        top = s.zones["deck"][0] if s.zones["deck"] else None
        s.emit(
            "drew", {seat: {"card": card}}, seat=seat, top=top, origin="deck", zone=f"hand.{seat}"
        )


@procedure
def play_round(s: Toy) -> None:
    s.rounds += 1
    s.emit("round_began", rounds=s.rounds)
    steps: list[tuple[Any, ...]] = [(take_turn, seat) for seat in range(s.seats)]
    s.then(*steps, (bid,), (end_round,))


@procedure
def take_turn(s: Toy, seat: int) -> Play:
    while True:
        verbs = [("roll",), ("draw",), ("stay",)] if s.zones["deck"] else [("roll",), ("stay",)]
        chosen = yield Ask(seat, "turn", verbs)
        if chosen == ("roll",):
            points = chance.roll(s, "die", (1, 2, 3, 4, 5, 6))
            gain(s, seat, points)
            return
        if chosen == ("stay",):
            sure = yield yes_no(seat, "sure")
            if sure == ("yes",):
                return
            continue
        draw(s, seat)
        hand = s.zones[f"hand.{seat}"]
        paid = yield some(seat, "pay", [("pay", card) for card in hand], 1, 2)
        laid = yield order(seat, "lay", [("lay", card) for _, card in paid])
        for _, card in laid:
            zones.put(s, card, "discard")
            s.emit("laid", seat=seat, card=card, zone=f"hand.{seat}")
        return


def gain(s: Toy, seat: int, points: int) -> None:
    s.points[seat] += points
    s.emit("gained", seat=seat, points=points)
    if s.points[seat] >= 20:
        raise GameOver(result(s, "points"))


@procedure
def bid(s: Toy) -> Play:
    bids = yield Together(
        Ask(seat, "bid", [("bid", n) for n in range(4)]) for seat in range(s.seats)
    )
    high = max(amount for _, amount in bids.values())
    s.emit("bids_shown", bids=tuple(bids[seat][1] for seat in sorted(bids)))
    for seat in sorted(bids):
        if bids[seat][1] == high:
            gain(s, seat, 1)


@procedure
def end_round(s: Toy) -> None:
    if s.rounds >= s.options["length"]:
        raise GameOver(result(s, "rounds"))
    s.then((play_round,))


def result(s: Toy, reason: str) -> Result:
    best = max(s.points.values())
    return Result(
        reason,
        tuple(Outcome(s.points[seat] == best, True, "points") for seat in range(s.seats)),
    )


def zone_kinds(s: Toy) -> Mapping[str, Zone]:
    hands = {f"hand.{seat}": owned_by(seat) for seat in range(s.seats)}
    return {"deck": TOP, "discard": PUBLIC, **hands}


def view(s: Toy, viewer: int | None) -> dict[str, Any]:
    return {
        "points": {str(seat): points for seat, points in s.points.items()},
        "rounds": s.rounds,
        "zones": {zone: zones.look(s, viewer, zone) for zone in s.zone_kinds},
    }


def check(s: Toy) -> None:
    missing = set(CARDS) - set(s.where)
    if missing:
        raise BadPosition(f"{min(missing)!r} is nowhere")
    strange = set(s.where) - set(CARDS)
    if strange:
        raise BadPosition(f"there is no piece {min(strange)!r}")


def refusals(s: Toy, ask: Ask) -> Iterable[Refusal]:
    if ask.prompt == "turn" and not s.zones["deck"]:
        yield Refusal("draw", "the deck is empty", rule="TOY-1")


GAME = Game(
    id="toy",
    seats=(2, 3),
    default_seats=2,
    state=Toy,
    procedures={p.__name__: p for p in (deal, play_round, take_turn, bid, end_round)},
    options=options,
    setup=setup,
    zone_kinds=zone_kinds,
    view=view,
    check=check,
    back=lambda piece: "card",
    refusals=refusals,
    rules={"turn": "TOY-1", "draw": "TOY-2"},
    variants=((2, {}), (3, {"length": 5})),
)
