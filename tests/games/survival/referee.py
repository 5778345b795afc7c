"""A referee who has read the rulebook and not the code.

He hears what a spectator hears, keeps his own small board, and says where a match did not go by the
book. `judged` counts how often each law was applied, so that no law is kept by never being asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import hullbreach as hb
from hullbreach.games.survival.state import Survival

Facts = Mapping[str, Any]
TWICE_AS_TOUGH = ("breeder", "queen")
NEXT_MATTER = (
    "turn",
    "passed",
    "acts",
    "noise_roll",
    "encounter",
    "event_phase",
    "event_card",
    "round",
    "the_end",
)


class Referee:
    """Judges a whole match; every `on_` is what he does when he hears that event."""

    def __init__(self, match: hb.Match) -> None:
        state: Any = match._state
        self.state: Survival = state
        self.board, self.title = self.state.board, self.state.title
        self.events = match.events(None)
        self.judged: Counter[str] = Counter()
        self.noise: set[str] = set()
        self.closed: set[str] = set()
        self.burning: set[str] = set()
        self.xenos: dict[str, str] = {}
        self.places: dict[int, str] = {}
        self.hands: Counter[int] = Counter()
        self.slimed: set[int] = set()
        self.serious: Counter[int] = Counter()
        self.fireproof: set[int] = set()
        self.acting = -1
        self.last_deed: Counter[int] = Counter()  # the event with which somebody acted or passed

    def judge(self) -> None:
        for number, event in enumerate(self.events):
            facts: Facts = event.facts
            if "seat" in facts and "place" in facts:
                self.places[facts["seat"]] = str(facts["place"])
            getattr(self, f"on_{event.name}", lambda *_: None)(number, facts)
            if isinstance(facts.get("hand"), int) and "seat" in facts:
                self.hands[facts["seat"]] = facts["hand"]

    def holds(self, law: str, held: bool, number: int) -> None:
        self.judged[law] += 1
        nearby = [(e.name, dict(e.facts)) for e in self.events[max(0, number - 3) : number + 6]]
        assert held, f"against {law}, at event {number}: {nearby}"

    def after(self, number: int, *names: str) -> list[tuple[str, Facts]]:
        """The events with these names that follow, up to the next matter."""
        found = []
        for event in self.events[number + 1 :]:
            if event.name in names:
                found.append((event.name, event.facts))
            elif event.name in NEXT_MATTER:
                break
        return found

    def next(self, number: int) -> tuple[str, Facts]:
        event = self.events[number + 1]
        return event.name, event.facts

    # ---------------------------------------------------------------- his board

    def on_moved(self, number: int, facts: Facts) -> None:
        self.places[facts["seat"]] = facts["to"]

    def on_noise_placed(self, number: int, facts: Facts) -> None:
        self.holds("one marker a corridor (LD-17.12b)", facts["corridor"] not in self.noise, number)
        self.noise.add(facts["corridor"])

    def on_noise_removed(self, number: int, facts: Facts) -> None:
        self.noise.remove(facts["corridor"])

    def on_door_closed(self, number: int, facts: Facts) -> None:
        self.closed.add(facts["corridor"])

    def on_door_opened(self, number: int, facts: Facts) -> None:
        self.closed.remove(facts["corridor"])

    def on_door_destroyed(self, number: int, facts: Facts) -> None:
        self.closed.remove(facts["corridor"])

    def on_fire_placed(self, number: int, facts: Facts) -> None:
        self.burning.add(facts["room"])

    def on_fire_removed(self, number: int, facts: Facts) -> None:
        self.burning.remove(facts["room"])

    def on_slimed(self, number: int, facts: Facts) -> None:
        self.slimed.add(facts["seat"])

    def on_slime_removed(self, number: int, facts: Facts) -> None:
        self.slimed.remove(facts["seat"])

    def on_died(self, number: int, facts: Facts) -> None:
        self.slimed.discard(facts["seat"])

    def on_quest_fulfilled(self, number: int, facts: Facts) -> None:
        if facts["item"].startswith("battle_suit"):
            self.fireproof = set(self.places)  # whoever wears it from now on

    def on_xeno_appeared(self, number: int, facts: Facts) -> None:
        self.xenos[facts["xeno"]] = facts["room"]

    def on_xeno_moved(self, number: int, facts: Facts) -> None:
        self.holds("a move begins where it is", self.xenos[facts["xeno"]] == facts["room"], number)
        self.xenos[facts["xeno"]] = facts["to"]

    def on_xeno_followed(self, number: int, facts: Facts) -> None:
        self.xenos[facts["xeno"]] = facts["to"]

    def on_evolved(self, number: int, facts: Facts) -> None:
        self.xenos[facts["into"]] = self.xenos.pop(facts["xeno"])

    def on_xeno_left(self, number: int, facts: Facts) -> None:
        del self.xenos[facts["xeno"]]

    def on_killed(self, number: int, facts: Facts) -> None:
        del self.xenos[facts["xeno"]]

    def xenos_in(self, room: str) -> set[str]:
        return {xeno for xeno, there in self.xenos.items() if there == room}

    # ---------------------------------------------------------------- noise and danger

    def on_noise_roll(self, number: int, facts: Facts) -> None:
        name, told = self.next(number)
        result = facts["result"]
        corridor = self.board.exits[facts["room"]].get(result)
        if name in ("noise_roll", "discarded"):
            return  # it is rolled again
        if corridor in self.noise:
            self.holds("noise upon noise", name in ("noise_removed", "encounter"), number)
        elif corridor:
            placed = name == "noise_placed" and told["corridor"] == corridor
            self.holds("a number makes noise there (LD-17.12a)", placed, number)
        elif result == "danger" or (result == "silence" and facts["seat"] in self.slimed):
            self.holds("danger, and silence with slime (LD-17.14)", name == "danger", number)

    def on_danger(self, number: int, facts: Facts) -> None:
        room = facts["room"]
        ways = [way for way in self.board.earshot[room] if way[1] not in self.places.values()]
        ways = [way for way in ways if self.xenos_in(way[1])]
        coming = {x for way, there in ways if way not in self.closed for x in self.xenos_in(there)}
        told = self.after(number, "xeno_moved", "noise_placed")
        came = {f["xeno"] for name, f in told if name == "xeno_moved" and f["to"] == room}
        self.holds("danger brings all of next door (LD-17.13a)", coming <= came, number)
        if not ways:
            noisy = {f["corridor"] for name, f in told if name == "noise_placed"}
            everywhere = set(self.board.corridors_of[room]) <= noisy | self.noise
            self.holds("or noise everywhere (LD-17.13c)", everywhere, number)

    # ---------------------------------------------------------------- encounters and attacks

    def on_encounter(self, number: int, facts: Facts) -> None:
        around = self.noise & set(self.board.corridors_of[facts["room"]])
        self.holds("an encounter ends the noise (LD-20.02a)", not around, number)
        if not facts["token"]:
            return
        kind, low, high = self.title.token_of[facts["token"]]
        told = self.after(number, "xeno_appeared", "xeno_attacks")
        appeared = [f["xeno"] for name, f in told if name == "xeno_appeared"]
        if not appeared:
            return  # the blank token, or no figure is left
        self.holds("the token says who comes (LD-20.02c)", appeared[0].startswith(kind), number)
        surprised = any(f["how"] == "surprise" for name, f in told if name == "xeno_attacks")
        hand = self.hands[facts["seat"]]
        if hand >= high:
            self.holds("enough cards, no surprise (LD-20.02d)", not surprised, number)
        elif hand < low - 1:  # 1 less for those who know how xenos react to danger
            self.holds("too few cards, a surprise (LD-20.02d)", surprised, number)

    def on_xeno_attacks(self, number: int, facts: Facts) -> None:
        xeno, seat = facts["xeno"], facts["seat"]
        self.holds("attacks in the room (LD-22.01)", self.xenos[xeno] == self.places[seat], number)
        name, told = self.next(number)
        if xeno.startswith("larva"):
            gone = name in ("infested", "xeno_left", "reacted", "used_up")  # or is kept off
            self.holds("a larva infests, or is gone (LD-22.04a)", gone, number)
        elif name == "attack_card":
            kind = xeno.partition("#")[0]
            fits = kind in self.title.attack_of[told["card"]][0].attackers
            self.holds(
                "a card with its symbol hits (LD-22.03a)", fits == bool(told["hits"]), number
            )

    def on_infested(self, number: int, facts: Facts) -> None:
        self.xenos.pop(facts["figure"], None)

    # ---------------------------------------------------------------- events and the bag

    def on_event_card(self, number: int, facts: Facts) -> None:
        _, movers, directions = self.title.event_of[facts["card"]]
        gone = self.after(number, "xeno_moved", "xeno_left")
        moves = [(told["xeno"], told.get("to", "")) for _, told in gone]
        for xeno, room in self.xenos.items():
            way = self.board.exits[room].get(directions[0])
            free = room not in self.places.values() and way not in self.closed
            if way and free and xeno.partition("#")[0] in movers:
                there = "" if way in self.board.outlets else self.board.other_end(way, room)
                self.holds("those on the card move (LD-13.12b)", (xeno, there) in moves, number)

    def on_bag_develops(self, number: int, facts: Facts) -> None:
        kind, *_ = self.title.token_of[facts["token"]]
        if kind in ("larva", "creeper"):
            name, told = self.next(number)
            leaves = (name, told.get("token")) == ("token_set_aside", facts["token"])
            self.holds("small ones leave the bag (LD-13.13b)", leaves, number)

    # ---------------------------------------------------------------- damage and wounds

    def on_harmed(self, number: int, facts: Facts) -> None:
        xeno = facts["xeno"]
        told = self.after(number, "blood_card", "killed", "retreats")
        cards = []
        for name, about in told:
            if name != "blood_card":
                break
            cards.append(self.title.attack_of[about["card"]][1])
        after = [name for name, f in told[len(cards) : len(cards) + 1] if f["xeno"] == xeno]
        if xeno.startswith("larva"):
            self.holds("1 damage kills a larva (LD-21.05)", after == ["killed"], number)
            return
        count = 2 if xeno.startswith(TWICE_AS_TOUGH) else 1
        cards = cards[:count]
        self.holds("as many blood cards as it has (LD-21.06b)", len(cards) == count, number)
        if 0 in cards:
            self.holds("an arrow means retreat (LD-21.07a)", after == ["retreats"], number)
        elif sum(cards) <= facts["damage"]:
            self.holds("enough damage kills (LD-21.06a)", after == ["killed"], number)
        elif sum(cards) > facts["damage"] + 1:  # 1 less by a weakness
            self.holds("too little damage does not (LD-21.06a)", after != ["killed"], number)

    def on_serious_wound(self, number: int, facts: Facts) -> None:
        self.serious[facts["seat"]] += 1
        self.holds("three at most (LD-23.03a)", self.serious[facts["seat"]] <= 3, number)

    def on_healed(self, number: int, facts: Facts) -> None:
        self.serious[facts["seat"]] -= 1

    def on_light_wound(self, number: int, facts: Facts) -> None:
        deadly = self.serious[facts["seat"]] == 3
        self.holds("a wound after the third is deadly (LD-23.03a)", not deadly, number)

    def on_turn(self, number: int, facts: Facts) -> None:
        self.end_turn(number)
        self.acting = facts["seat"]

    def on_acts(self, number: int, facts: Facts) -> None:
        self.last_deed[facts["seat"]] = number

    on_passed = on_acts

    def on_event_phase(self, number: int, facts: Facts) -> None:
        self.end_turn(number)
        self.acting = -1

    def end_turn(self, number: int) -> None:
        """Whoever ends a turn in a burning room has just been hurt by it."""
        if self.places.get(self.acting) in self.burning and self.acting not in self.fireproof:
            since = self.events[self.last_deed[self.acting] : number]
            hurt = any(
                (e.facts.get("cause"), e.facts.get("seat")) == ("fire", self.acting) for e in since
            )
            self.holds("fire hurts at the end of a turn (LD-13.06)", hurt, number)

    def compare(self) -> None:
        """In the end his board is the board."""
        state = self.state
        assert self.noise == set(state.noise)
        assert self.burning == set(state.fire)
        zones = {xeno: f"xenos.{room}" for xeno, room in self.xenos.items()}
        assert zones == {x: zone for x, zone in state.where.items() if zone.startswith("xenos.")}
        assert self.places == state.place
