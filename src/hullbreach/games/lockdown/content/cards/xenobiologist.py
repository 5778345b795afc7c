"""The Xenobiologist's own cards."""

from __future__ import annotations

from hullbreach.games.lockdown.content.cards.deck import card
from hullbreach.games.lockdown.knowledge import gain_knowledge
from hullbreach.games.lockdown.reactions import WARDS
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival import attack as attacks
from hullbreach.games.survival.actions import held, may_hold
from hullbreach.games.survival.cards import discard, draw_aside
from hullbreach.games.survival.catalogue import ANY, IN, OUT, public
from hullbreach.games.survival.contamination import rest
from hullbreach.games.survival.crew import (
    HAND,
    alive,
    companions,
    contamination_in_hand,
    fighting,
    in_room,
)
from hullbreach.games.survival.damage import EVENTS, harm
from hullbreach.games.survival.effects import choose_xeno, peek_tiles
from hullbreach.games.survival.items import OBJECT_SUPPLY, carried_objects, find_item, spend
from hullbreach.games.survival.markers import gain_slime, lower_search
from hullbreach.games.survival.needs import (
    colour_here,
    contaminated,
    items_left_here,
    unexplored_left,
)
from hullbreach.games.survival.rooms import act_here, possible_here
from hullbreach.games.survival.title import Asking
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

rushed_analysis = card("rushed_analysis", when=OUT, known=public(0.94), xenobiologist=1)


@rushed_analysis.option("scan", needs=contaminated)
def analyse_in_haste(s: Lockdown, me: int) -> Play:
    """Rest, and 1 knowledge if a card was removed."""
    before = len(contamination_in_hand(s, me))
    yield from rest(s, me)
    if alive(s, me) and len(contamination_in_hand(s, me)) < before:
        gain_knowledge(s, me, 1)


workspace_plan = card("workspace_plan", when=OUT, known=public(0.94), xenobiologist=1)


@workspace_plan.option(
    "free_room",
    needs=lambda s, me: colour_here(s, me) in ("white", "green") and bool(possible_here(s, me)),
)
def use_room_freely(s: Lockdown, me: int) -> Play:
    return act_here(s, me, free=True)


@workspace_plan.option("peek", needs=unexplored_left)
def peek_by_plan(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 2)


pheromones = card("pheromones", when=IN, known=public(0.92), xenobiologist=1)


def baits(s: Lockdown, me: int) -> list[str]:
    return [piece for piece in carried_objects(s, me) if not piece.startswith("corpse")]


def spread_pheromones(s: Lockdown, seat: int, how: str) -> Asking[int]:
    """Discard a carried egg or carcass: the attack is ignored, or (knowledge 6) hits another."""
    if not fighting(s, seat) or not baits(s, seat) or not may_hold(s, seat, "pheromones"):
        return seat
    card_ = held(s, seat, "pheromones")
    values: list[Value] = [("let",)]
    if card_:
        values += [("ignore", card_, bait) for bait in baits(s, seat)]
        if s.knowledge[seat] >= 6:
            values += [
                ("redirect", card_, bait, other)
                for bait in baits(s, seat)
                for other in companions(s, seat)
            ]
    chosen = yield Ask(seat, "pheromones", values, always=True)
    if chosen[0] == "let":
        return seat
    discard(s, seat, card_)
    zones.put(s, chosen[2], OBJECT_SUPPLY)
    hand = len(s.zones[HAND[seat]])
    s.emit("reacted", seat=seat, card=card_, hand=hand, bait=chosen[2])
    for other in in_room(s, s.place[seat]):
        gain_slime(s, other)
    return int(chosen[3]) if chosen[0] == "redirect" else -1


WARDS.append(spread_pheromones)

field_experience = card("field_experience", when=ANY, known=public(0.92), xenobiologist=1)


@field_experience.option("study", needs=items_left_here)
def study(s: Lockdown, me: int) -> None:
    lower_search(s, s.place[me])
    gain_knowledge(s, me, 1)


def foreseeable(s: Lockdown, deck: str) -> bool:
    """There are two cards, counting those that would be shuffled into a new deck."""
    return len(s.zones[deck]) + len(s.zones[f"{deck}.discard"]) > 1


def foresee(s: Lockdown, me: int, deck: str) -> Play:
    """Draw 2 cards, put 1 on top and 1 under the deck."""
    drawn = draw_aside(s, me, deck, f"{deck}.discard", 2)
    s.emit("foresaw", {me: {"cards": drawn}}, seat=me, deck=deck, limbo=len(drawn))
    _, top = yield Ask(me, "on_top", [("top", card_) for card_ in drawn], {"deck": deck})
    for card_ in drawn:
        zones.put(s, card_, deck, top=card_ == top)
        zones.peek(s, me, card_)
    s.emit("put_back", seat=me, deck=deck, limbo=0)


@field_experience.option("events", knowledge=4, needs=lambda s, me: foreseeable(s, EVENTS))
def foresee_events(s: Lockdown, me: int) -> Play:
    return foresee(s, me, EVENTS)


@field_experience.option("attacks", knowledge=6, needs=lambda s, me: foreseeable(s, attacks.DECK))
def foresee_attacks(s: Lockdown, me: int) -> Play:
    return foresee(s, me, attacks.DECK)


vivisection = card("vivisection", when=IN, known=public(0.94), xenobiologist=1)


@vivisection.option("cut", needs=lambda s, me: bool(s.ammo.get(find_item(s, me, "probe_arm"))))
def cut(s: Lockdown, me: int) -> Play:
    """1 damage, and 1 more for every full 2 knowledge."""
    xeno = yield from choose_xeno(s, me, "vivisection")
    spend(s, find_item(s, me, "probe_arm"))
    harm(s, xeno, 1 + s.knowledge[me] // 2, me)
