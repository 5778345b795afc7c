"""Nemesis as the shared rules see it: its content, and its own answers to their questions."""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.actions import PLAY, USE, offering
from hullbreach.games.survival.basic import BASIC, DROP
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.catalogue import Weapon
from hullbreach.games.survival.content import material
from hullbreach.games.survival.content.intruder_attacks import ATTACKS
from hullbreach.games.survival.content.intruder_tokens import TOKEN_OF
from hullbreach.games.survival.content.intruder_weaknesses import (
    BRINK_OF_EXTINCTION,
    ENERGY,
    FIRE,
    REACTION_TO_DANGER,
    WAY_OF_MOVING,
)
from hullbreach.games.survival.copies import (
    attack_pieces,
    card_copies,
    event_pieces,
    exploration_tokens,
    item_pieces,
    wound_pieces,
)
from hullbreach.games.survival.craft import CRAFT
from hullbreach.games.survival.crew import (
    find_room,
    in_room,
    kind_of_room,
    occupied,
    playing,
    xenos_in,
)
from hullbreach.games.survival.figures import BREEDER, QUEEN, RANK, type_of
from hullbreach.games.survival.markers import gain_slime, noisy_everywhere
from hullbreach.games.survival.objectives import choose
from hullbreach.games.survival.rooms import ROOM
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.title import HAND_SIZE, Asking, Title
from hullbreach.games.survival.venting import door_changed
from hullbreach.kernel.decisions import Play

from . import intruder_player, pods, post_mortem, reactions, weaknesses
from .board import BOARDS, SHIP
from .content.cards import CARDS
from .content.events import EVENTS
from .content.items import ITEMS
from .content.rooms import ROOMS
from .content.wounds import WOUNDS
from .quests import QUEST
from .refuges import PODS
from .state import Nemesis

ACTIONS = (*BASIC, CRAFT, PLAY, USE, ROOM, QUEST, DROP)
CARD_COPIES = card_copies(CARDS)
ITEM_PIECES = item_pieces(ITEMS)


class NemesisTitle(Title):
    def __init__(self) -> None:
        self.boards = BOARDS
        self.offering = offering(ACTIONS)
        self.action_of = {action.verb: action for action in ACTIONS}
        self.card_copies = CARD_COPIES
        self.card_of = {p: CARDS[kind] for (_, kind), copies in CARD_COPIES.items() for p in copies}
        self.item_of = {piece: kind for piece, (kind, _) in ITEM_PIECES.items()}
        self.colour_of = {piece: colour for piece, (_, colour) in ITEM_PIECES.items()}
        self.room_of = ROOMS
        self.wound_of = wound_pieces({wound.id: wound for wound in WOUNDS})
        self.attack_of = attack_pieces(ATTACKS)
        self.event_of = event_pieces(EVENTS)
        self.token_of = TOKEN_OF
        self.exploration_of = exploration_tokens(material.EXPLORATION)
        self.noise_die = material.NOISE_DIE
        self.combat_die = material.COMBAT_DIE

    def board(self, s: Nemesis) -> Board:
        return SHIP

    def has_turn(self, s: Survival, seat: int) -> bool:
        """In a room, or waiting in a pod."""
        place = s.place[seat]
        return place in SHIP.section or place in PODS

    def takes_turns(self, s: Nemesis, seat: int) -> bool:
        return self.has_turn(s, seat) or intruder_player.hunts(s, seat)

    def first_step(self, s: Nemesis, seat: int) -> tuple[Any, ...] | None:
        if seat == s.intruder:
            return (intruder_player.prowl, seat)
        return (pods.wait_in_pod, seat) if s.place[seat] in PODS else None

    def hand_size(self, s: Nemesis, seat: int) -> int:
        """One more in working Cabins without intruders (NE-05.13)."""
        room = s.place[seat]
        if room not in SHIP.section or kind_of_room(s, room) != "cabins":
            return HAND_SIZE
        return HAND_SIZE + (room not in s.malfunction and not xenos_in(s, room))

    def may_be_careful(self, s: Nemesis, room: str) -> bool:
        """A marker must find a place, unless none is placed at all (NE-09.02, NE-09.03)."""
        return not noisy_everywhere(s, room) or occupied(s, room) or bool(xenos_in(s, room))

    def room_below(self, s: Nemesis, place: str) -> str:
        """A pod is no room: its evacuation section (NE-03.74)."""
        return find_room(s, pods.ROOM_OF_POD[place]) if place in PODS else place

    def entered(self, s: Nemesis, seat: int, room: str) -> None:
        kind = kind_of_room(s, room)
        if kind == "slime_room":
            gain_slime(s, seat)
        elif kind == post_mortem.ROOM:
            post_mortem.deliver(s, seat)

    def explored(self, s: Nemesis, seat: int, room: str) -> None:
        self.entered(s, seat, room)  # before its token is resolved

    def xeno_came(self, s: Nemesis, room: str) -> None:
        pods.turn_out(s, room)

    def attack_order(self, xenos: tuple[str, ...]) -> list[str]:
        """The largest first, then in order of arrival (NE-08.04)."""
        return sorted(xenos, key=lambda xeno: RANK[type_of(xeno)])

    def attackers(self, s: Nemesis) -> list[str]:
        """Room by room, in turn order of the characters there (NE-06.04)."""
        rooms = dict.fromkeys(s.place[seat] for seat in playing(s))
        return [xeno for room in rooms for xeno in self.attack_order(xenos_in(s, room))]

    def queens_prey(self, s: Nemesis, nest: str) -> int:
        """The first in turn order (NE-06.16)."""
        return in_room(s, nest)[0]

    def encounter_number(self, s: Nemesis, seat: int, low: int, high: int) -> Asking[int]:
        yield from ()
        return max(1, low - 1) if weaknesses.knows(s, REACTION_TO_DANGER) else low

    def wards_off(self, s: Nemesis, seat: int, how: str, card: str) -> Asking[int]:
        return reactions.wards_off(s, seat, how)

    def rolls_again(self, s: Nemesis, seat: int, result: str | int) -> Asking[bool]:
        return reactions.rolls_again(s, seat, result)

    def door_holds(self, s: Nemesis, xenos: tuple[str, ...], corridor: str) -> bool:
        """The Way of Moving: only breeders and the queen break doors."""
        great = any(type_of(xeno) in (BREEDER, QUEEN) for xeno in xenos)
        return not great and weaknesses.knows(s, WAY_OF_MOVING)

    def blood_bonus(self, s: Nemesis, seat: int) -> int:
        return int(weaknesses.knows(s, BRINK_OF_EXTINCTION))

    def shot_bonus(self, s: Nemesis, seat: int, weapon: Weapon) -> int:
        by_energy = weapon.energy and weaknesses.knows(s, ENERGY)
        by_fire = weapon.burns and weaknesses.knows(s, FIRE)
        return int(by_energy) + int(by_fire)

    def fire_damage(self, s: Nemesis) -> int:
        return 1 + weaknesses.knows(s, FIRE)

    def knows(self, s: Nemesis, seat: int, weakness: str) -> bool:
        return weaknesses.knows(s, weakness)

    def door_changed(self, s: Nemesis, corridor: str) -> None:
        door_changed(s, corridor)

    def character_gone(self, s: Nemesis, seat: int) -> None:
        intruder_player.fell(s, seat)

    def first_death(self, s: Nemesis) -> None:
        pods.unlock_all(s)  # NE-02.04

    def nobody_left(self, s: Nemesis) -> bool:
        """Nobody is awake aboard (NE-11.03)."""
        return not any(self.has_turn(s, seat) for seat in range(s.seats))

    def choose_objectives(self, s: Nemesis) -> Play:
        return choose(s)

    def turns_over(self, s: Nemesis) -> None:
        from .rounds import event_phase

        s.then((event_phase,))


TITLE = NemesisTitle()
