"""Lockdown as the shared rules see it: its content, and where it differs from the first game."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.actions import PLAY, USE
from hullbreach.games.survival.basic import BASIC, DROP
from hullbreach.games.survival.craft import CRAFT
from hullbreach.games.survival.crew import HAND, in_room, kind_of_room
from hullbreach.games.survival.figures import ADULT, CREEPER, type_of
from hullbreach.games.survival.items import find_item
from hullbreach.games.survival.markers import gain_slime
from hullbreach.games.survival.rooms import ROOM
from hullbreach.games.survival.title import Asking, Title
from hullbreach.kernel.decisions import Play

from . import knowledge, objectives, power, protocols, reactions, time_track, venting
from .board import BOARDS
from .computer import COMPUTER
from .content.attacks import ATTACK_OF
from .content.cards import CARDS
from .content.events import EVENT_OF
from .content.items import ITEMS
from .content.rooms import ROOMS
from .content.tokens import ADVANTAGE_DIE, COMBAT_DIE, EXPLORATION_OF, NOISE_DIE, TOKEN_OF
from .content.wounds import WOUND_OF
from .quests import QUEST
from .refuges import PODS
from .rover import ESCAPE
from .state import Lockdown

CARD_COPIES = {
    (character, kind.id): tuple(f"{character}_{kind.id}#{n + 1}" for n in range(count))
    for kind in CARDS.values()
    for character, count in kind.copies.items()
}
CARD_OF = {piece: CARDS[kind] for (_, kind), pieces in CARD_COPIES.items() for piece in pieces}


def _items() -> tuple[dict[str, Any], dict[str, str]]:
    item_of, colour_of = {}, {}
    for kind in ITEMS.values():
        copy = 0
        for colour, count in kind.copies.items():
            for _ in range(count):
                copy += 1
                item_of[f"{kind.id}#{copy}"] = kind
                colour_of[f"{kind.id}#{copy}"] = colour
    return item_of, colour_of


ITEM_OF, COLOUR_OF = _items()
ROOM_OF = {
    **{kind: room for kind, room in ROOMS.items() if kind != "stairwell"},
    **{f"stairwell#{n}": ROOMS["stairwell"] for n in range(1, 5)},
}
ACTIONS = (*BASIC, CRAFT, PLAY, USE, ROOM, COMPUTER, ESCAPE, QUEST, DROP)


class LockdownTitle(Title):
    boards = BOARDS
    card_of = CARD_OF
    card_copies = CARD_COPIES
    item_of = ITEM_OF
    colour_of = COLOUR_OF
    room_of = ROOM_OF
    wound_of = WOUND_OF
    attack_of = ATTACK_OF
    event_of = EVENT_OF
    token_of = TOKEN_OF
    exploration_of = EXPLORATION_OF
    noise_die = NOISE_DIE
    combat_die = COMBAT_DIE
    actions = ACTIONS
    action_of = {action.verb: action for action in ACTIONS}  # noqa: RUF012

    def in_darkness(self, s: Any, seat: int) -> bool:
        return power.in_darkness(s, seat)

    def ignores_darkness(self, s: Any, seat: int, *, event: bool = False) -> Asking[bool]:
        return reactions.ignores_darkness(s, seat, event=event)

    def encounter_number(self, s: Any, seat: int, low: int, high: int) -> Asking[int]:
        """The lower number in light, the higher one in darkness (LD-20.03)."""
        number = low
        if power.in_darkness(s, seat):
            number = high
            if low <= len(s.zones[HAND[seat]]) < high:  # else a light would change nothing
                ignored = yield from reactions.ignores_darkness(s, seat, event=False)
                if ignored:
                    number = low
        if number >= 2 and knowledge.knows(s, seat, "reaction_to_danger"):
            number -= 1
        return number

    def dodges(self, s: Any, seat: int, xeno: str) -> Asking[int]:
        return reactions.dodges(s, seat, xeno)

    def wards_off(self, s: Any, seat: int, how: str, card: str) -> Asking[int]:
        return reactions.wards_off(s, seat, how)

    def slime_proof(self, s: Any, seat: int) -> bool:
        return bool(find_item(s, seat, "battle_suit"))

    def fire_proof(self, s: Any, seat: int) -> bool:
        return bool(find_item(s, seat, "battle_suit"))

    def door_holds(self, s: Any, xenos: tuple[str, ...], corridor: str) -> bool:
        """The Way of Moving: around those who know it, only the great ones break doors."""
        if any(type_of(xeno) not in (ADULT, CREEPER) for xeno in xenos):
            return False
        return any(
            knowledge.knows(s, seat, "way_of_moving")
            for room in self.board(s).ends[corridor]
            for seat in in_room(s, room)
        )

    def blood_bonus(self, s: Any, seat: int) -> int:
        """Light Sensitive: blood values are 1 lower in a section with power."""
        section = self.board(s).section.get(s.place[seat], "")
        lit = power.has_power(s, section) and knowledge.knows(s, seat, "light_sensitive")
        return int(lit)

    def shooting_die(self, s: Any, seat: int) -> tuple[str, tuple[str, ...]]:
        """The advantage die in a powered section (LD-20.10a), or in a battle suit."""
        if power.in_darkness(s, seat) and not find_item(s, seat, "battle_suit"):
            return "combat", COMBAT_DIE
        return "advantage", ADVANTAGE_DIE

    def knows(self, s: Any, seat: int, weakness: str) -> bool:
        return knowledge.knows(s, seat, weakness)

    def learned(self, s: Any, seat: int) -> int:
        return int(s.knowledge[seat])

    def explored(self, s: Any, seat: int, room: str) -> None:
        """Discovering the Nest gives knowledge, once (LD-27.13a)."""
        if kind_of_room(s, room) == "nest" and not s.nest_found:
            s.nest_found = True
            knowledge.gain_knowledge(s, seat, 1)

    def searched(self, s: Any, seat: int, room: str) -> None:
        if kind_of_room(s, room) == "contaminated_room":
            gain_slime(s, seat)  # LD-28.06

    def door_changed(self, s: Any, corridor: str) -> None:
        venting.door_changed(s, corridor)

    def first_death(self, s: Any) -> None:
        time_track.open_gate(s)  # LD-10.16

    def character_gone(self, s: Any, seat: int) -> None:
        protocols.give_back(s, seat)

    def nobody_left(self, s: Any) -> bool:
        """Nobody is in a room or waits in a pod (LD-12.03a)."""
        section = self.board(s).section
        return not any(place in section or place in PODS for place in s.place.values())

    def choose_objectives(self, s: Any) -> Play:
        return objectives.choose(s)

    def turns_over(self, s: Any) -> None:
        from .rounds import event_phase

        s.then((event_phase,))

    def end(self, s: Any, reason: str) -> None:
        from .victory import end_of_game

        s.then((end_of_game, reason))


Lockdown.title = LockdownTitle()
