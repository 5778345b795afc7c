"""Lockdown as the shared rules see it: its content, and where it differs from the first game."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.survival.actions import PLAY, USE, offering
from hullbreach.games.survival.attack import target_in
from hullbreach.games.survival.basic import BASIC, DROP
from hullbreach.games.survival.catalogue import Room, Weapon
from hullbreach.games.survival.contamination import PILE
from hullbreach.games.survival.content.intruder_attacks import ATTACKS as INTRUDER_ATTACKS
from hullbreach.games.survival.content.intruder_tokens import TOKEN_OF as INTRUDER_TOKEN_OF
from hullbreach.games.survival.content.intruder_weaknesses import (
    BRINK_OF_EXTINCTION,
    ENERGY,
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
from hullbreach.games.survival.crew import in_room, kind_of_room
from hullbreach.games.survival.encounter import readiness
from hullbreach.games.survival.figures import BREEDER, QUEEN, by_size, on_board, type_of
from hullbreach.games.survival.items import find_item
from hullbreach.games.survival.markers import gain_slime, noisy_everywhere
from hullbreach.games.survival.objectives import choose
from hullbreach.games.survival.rooms import ROOM
from hullbreach.games.survival.title import HAND_SIZE, Asking, Title
from hullbreach.games.survival.venting import door_changed
from hullbreach.kernel.decisions import Play

from . import isolation, knowledge, power, protocols, reactions, surface, time_track
from .board import BOARDS
from .box import DECLARED, Box
from .computer import COMPUTER
from .content import tokens
from .content.characters import REPLACEMENT
from .content.classic_events import classic_deck
from .content.mars import mars_pieces
from .content.surface import CROSSROADS, surface_tokens
from .options import WITH_CREW
from .pods import launch_tokens
from .protocols import protocol_tokens
from .quests import QUEST
from .refuges import PODS, REFUGES
from .rover import DRIVE, ESCAPE
from .state import Lockdown
from .xenos import CLASSIC, NIGHT_STALKERS, classic

NOBODY = -1  # in place of a seat
ACTIONS = (*BASIC, CRAFT, PLAY, USE, ROOM, COMPUTER, ESCAPE, DRIVE, QUEST, DROP)


def room_pieces(rooms: Mapping[str, Room]) -> dict[str, Room]:
    """Every room is there once, but for the four stairwells and the crossroads."""
    several = ("stairwell", "crossroads")
    once = {kind: room for kind, room in rooms.items() if kind not in several}
    stairwells = {f"stairwell#{n}": rooms["stairwell"] for n in range(1, 5)}
    return once | stairwells | dict.fromkeys(CROSSROADS, rooms["crossroads"])


class LockdownTitle(Title):
    doors = 11
    removed_contamination = PILE
    drops_open = False
    quiet_when_careful = False
    tokens_leave = False

    def __init__(self, box: Box = DECLARED) -> None:
        self.box = box
        self.boards = BOARDS
        self.offering = offering(ACTIONS)
        self.action_of = {action.verb: action for action in ACTIONS}
        self.card_copies = card_copies(box.cards)
        self.card_of = {
            piece: box.cards[kind] for (_, kind), set_ in self.card_copies.items() for piece in set_
        }
        found = item_pieces(box.items)
        self.item_of = {piece: kind for piece, (kind, _) in found.items()}
        self.colour_of = {piece: colour for piece, (_, colour) in found.items()}
        self.room_of = room_pieces(box.rooms)
        self.wound_of = wound_pieces(box.wounds)
        self.attack_of = attack_pieces(box.attacks)
        stalking = event_pieces(box.events)
        intruding = event_pieces(classic_deck(box.events), "event_classic")
        self.event_of = stalking | intruding
        self.token_of = tokens.xeno_tokens(box.supply.xenos) | INTRUDER_TOKEN_OF
        self.exploration_of = exploration_tokens(box.supply.exploration)
        self.surface_of = surface_tokens(box.supply.surface)
        self.mars_of = mars_pieces(box.mars)
        self.launch_of = launch_tokens(box.supply.css)
        self.protocols = protocol_tokens(box.protocols)
        self.noise_die = box.supply.noise_die
        self.combat_die = box.supply.combat_die
        cards = {card: kind.id in INTRUDER_ATTACKS for card, (kind, _) in self.attack_of.items()}
        cards |= {card: card in intruding for card in self.event_of}
        cards |= {token: token in INTRUDER_TOKEN_OF for token in self.token_of}
        self.left_in_box = {
            NIGHT_STALKERS: frozenset(card for card, old in cards.items() if old),
            CLASSIC: frozenset(card for card, old in cards.items() if not old),
        }
        """Cards and tokens of those xenos that are not in the facility."""

    def stands_for(self, s: Lockdown, card: str) -> tuple[str, ...]:
        """A selection card names somebody of its colour in the crew too (LD-30.06a)."""
        if s.options["characters"] == WITH_CREW:
            return (card, REPLACEMENT[card])
        return (card,)

    def unused(self, s: Lockdown) -> frozenset[str]:
        return self.left_in_box[str(s.options["xenos"])]

    def noise_die_in(self, s: Lockdown, room: str) -> tuple[str, tuple[str | int, ...]]:
        """The surface die on crossroads and in buildings (LD-30.09)."""
        if room in s.board.surface:
            return "surface", self.box.supply.surface_die
        return "noise", self.noise_die

    def noise_symbol(self, s: Lockdown, seat: int, symbol: str) -> Asking[bool]:
        return surface.draw_mars_card(s, seat, self.mars_of)  # LD-32.03c

    def token_says(self, token: str) -> tuple[int, str]:
        return self.surface_of.get(token) or self.exploration_of[token]

    def resolve_token(self, s: Lockdown, seat: int, effect: str) -> Play:
        return surface.resolve_token(s, seat, effect, self.mars_of)

    def in_darkness(self, s: Lockdown, seat: int) -> bool:
        return power.in_darkness(s, seat)

    def ignores_darkness(self, s: Lockdown, seat: int, *, event: bool = False) -> Asking[bool]:
        return reactions.ignores_darkness(s, seat, event=event)

    def encounter_number(self, s: Lockdown, seat: int, low: int, high: int) -> Asking[int]:
        """The lower number in light, the higher one in darkness (LD-20.03)."""
        if knowledge.knows(s, seat, REACTION_TO_DANGER):
            low, high = (number - int(number >= 2) for number in (low, high))
        if not power.in_darkness(s, seat):
            return low
        if low <= readiness(s, seat) < high:  # else a light would change nothing
            ignored = yield from reactions.ignores_darkness(s, seat, event=False)
            if ignored:
                return low
        return high

    def dodges(self, s: Lockdown, seat: int, xeno: str) -> Asking[int]:
        return reactions.dodges(s, seat, xeno)

    def wards_off(self, s: Lockdown, seat: int, how: str, card: str) -> Asking[int]:
        if not card:
            return seat  # LD-22.04: nothing helps against a larva
        return (yield from reactions.wards_off(s, seat, how))

    def hand_size(self, s: Lockdown, seat: int) -> int:
        return HAND_SIZE + isolation.sleeps_well(s, seat)

    def skips_noise_roll(self, s: Lockdown, seat: int) -> Asking[bool]:
        return reactions.skips_noise_roll(s, seat)

    def may_be_careful(self, s: Lockdown, room: str) -> bool:
        return not noisy_everywhere(s, room)

    def attack_order(self, xenos: tuple[str, ...]) -> list[str]:
        return by_size(xenos)

    def attackers(self, s: Lockdown) -> list[str]:
        return on_board(s)

    def queens_prey(self, s: Lockdown, nest: str) -> int:
        return target_in(s, nest)

    def slime_proof(self, s: Lockdown, seat: int) -> bool:
        return bool(find_item(s, seat, "battle_suit"))

    def fire_proof(self, s: Lockdown, seat: int) -> bool:
        return bool(find_item(s, seat, "battle_suit"))

    def door_holds(self, s: Lockdown, xenos: tuple[str, ...], corridor: str) -> bool:
        """The Way of Moving: only the great ones break doors; Night Stalkers only near those
        who know it."""
        if any(type_of(xeno) in (BREEDER, QUEEN) for xeno in xenos):
            return False
        if classic(s):
            return knowledge.knows(s, NOBODY, WAY_OF_MOVING)
        return any(
            knowledge.knows(s, seat, WAY_OF_MOVING)
            for room in s.board.ends[corridor]
            for seat in in_room(s, room)
        )

    def blood_bonus(self, s: Lockdown, seat: int) -> int:
        """Light Sensitive: blood values are 1 lower in a section with power.

        On the Brink of Extinction: 1 lower, whatever has harmed them.
        """
        if knowledge.knows(s, seat, BRINK_OF_EXTINCTION):
            return 1
        if seat == NOBODY:
            return 0
        section = s.board.section.get(s.place[seat], "")
        lit = power.has_power(s, section) and knowledge.knows(s, seat, "light_sensitive")
        return int(lit)

    def shot_bonus(self, s: Lockdown, seat: int, weapon: Weapon) -> int:
        return int(weapon.energy and self.knows(s, seat, ENERGY))

    def shooting_die(self, s: Lockdown, seat: int) -> tuple[str, tuple[str, ...]]:
        """The advantage die in a powered section (LD-20.10a), or in a battle suit."""
        lit = power.room_has_power(s, s.place[seat]) and not power.in_darkness(s, seat)
        if lit or find_item(s, seat, "battle_suit"):
            return "advantage", self.box.supply.advantage_die
        return "combat", self.combat_die

    def knows(self, s: Lockdown, seat: int, weakness: str) -> bool:
        return knowledge.knows(s, seat, weakness)

    def learned(self, s: Lockdown, seat: int) -> int:
        return int(s.knowledge[seat])

    def explored(self, s: Lockdown, seat: int, room: str) -> None:
        """Discovering the Nest gives knowledge, once (LD-27.13a)."""
        s.scouted[seat] = s.scouted.get(seat, 0) + 1
        if kind_of_room(s, room) == "nest" and not s.nest_found:
            s.nest_found = True
            knowledge.gain_knowledge(s, seat, 1)

    def searched(self, s: Lockdown, seat: int, room: str) -> None:
        if kind_of_room(s, room) == "contaminated_room":
            gain_slime(s, seat)  # LD-28.06

    def door_changed(self, s: Lockdown, corridor: str) -> None:
        door_changed(s, corridor)

    def first_death(self, s: Lockdown) -> None:
        time_track.open_gate(s)  # LD-10.16

    def character_gone(self, s: Lockdown, seat: int) -> None:
        protocols.give_back(s, seat)

    def is_safe(self, place: str) -> bool:
        return place in REFUGES

    def nobody_left(self, s: Lockdown) -> bool:
        """Nobody is in a room or waits in a pod (LD-12.03a)."""
        section = s.board.section
        return not any(place in section or place in PODS for place in s.place.values())

    def choose_objectives(self, s: Lockdown) -> Play:
        return choose(s)

    def turns_over(self, s: Lockdown) -> None:
        from .rounds import event_phase

        s.then((event_phase,))


def title_of(s: Lockdown) -> LockdownTitle:
    return s.title  # type: ignore[return-value]  # by `furnish`


TITLE = LockdownTitle()
