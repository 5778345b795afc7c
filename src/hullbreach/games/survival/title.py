"""What a title tells the shared rules: its boards, its content, and where it differs."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeVar

from hullbreach.kernel.decisions import Ask, Play, Together
from hullbreach.kernel.state import Abandon

from .board import Board
from .catalogue import Attack, Card, Event, Item, Room, Weapon, Wound

if TYPE_CHECKING:
    from .actions import Action, Offering
    from .state import Survival

HAND_SIZE = 5

T = TypeVar("T")
Asking = Generator[Ask | Together, Any, T]
"""Something that may ask, and comes back with a result."""


class TheEnd(Abandon):
    """The game ends now, whatever is going on; the ending of the title is resolved next."""

    def __init__(self, reason: str) -> None:
        super().__init__(("end_of_game", reason))


class Title:
    """Tables of content, by piece, and the hooks where titles differ.

    The hooks here are those of the first game: no darkness, one die, no knowledge.
    """

    boards: dict[str, Board]
    card_of: dict[str, Card]
    item_of: dict[str, Item]
    colour_of: dict[str, str]
    room_of: dict[str, Room]
    wound_of: dict[str, Wound]
    attack_of: dict[str, tuple[Attack, int]]
    event_of: dict[str, tuple[Event, tuple[str, ...], tuple[int, ...]]]
    token_of: dict[str, tuple[str, int, int]]
    exploration_of: dict[str, tuple[int, str]]
    offering: Offering
    action_of: dict[str, Action]
    card_copies: dict[tuple[str, str], tuple[str, ...]]

    noise_die: tuple[str | int, ...]
    combat_die: tuple[str, ...]

    doors = 12
    """How many door tokens there are."""
    removed_contamination = "removed"
    """The zone to which a removed contamination card goes (NE-03.35)."""
    drops_open = True
    """A dropped item goes where used items go (NE-03.45d)."""
    quiet_when_careful = True
    """A careful move cancels Silence and Danger of an exploration token (NE-09.04)."""
    tokens_leave = True
    """A drawn token without a figure for it goes to the supply (NE-10.30)."""

    def furnish(self, s: Any) -> None:
        """Let a match be played by the hooks of this title, on the board that its options name."""
        s.title, s.board = self, self.board(s)

    def board(self, s: Any) -> Board:
        """The board of a match; rules find it in `s.board`."""
        return self.boards[s.options["board"]]

    def stands_for(self, s: Any, card: str) -> tuple[str, ...]:
        """The characters whom a selection card lets a player choose."""
        return (card,)

    def unused(self, s: Any) -> frozenset[str]:
        """The attack cards, event cards and tokens that this match does without."""
        return frozenset()

    def noise_die_in(self, s: Any, room: str) -> tuple[str, tuple[str | int, ...]]:
        """The die for a noise roll in this room, and its faces."""
        return "noise", self.noise_die

    def noise_symbol(self, s: Any, seat: int, symbol: str) -> Asking[bool]:
        """A result that only a special die has; returns whether a xeno came into the room."""
        raise NotImplementedError(symbol)

    def token_says(self, token: str) -> tuple[int, str]:
        """The number and the effect on an exploration token."""
        return self.exploration_of[token]

    def resolve_token(self, s: Any, seat: int, effect: str) -> Play:
        """An effect that only special exploration tokens have."""
        raise NotImplementedError(effect)

    def in_darkness(self, s: Any, seat: int) -> bool:
        return False

    def room_in_darkness(self, s: Any, room: str) -> bool:
        return False

    def ignores_darkness(self, s: Any, seat: int, *, event: bool = False) -> Asking[bool]:
        """May the seat spend something to ignore a darkness effect, and does it?"""
        yield from ()
        return False

    def has_turn(self, s: Survival, seat: int) -> bool:
        """Does the seat still take turns?"""
        return s.place[seat] in s.board.section

    def takes_turns(self, s: Any, seat: int) -> bool:
        """Is it somebody's turn who has not passed, even without a character?"""
        return self.has_turn(s, seat)

    def first_step(self, s: Any, seat: int) -> tuple[Any, ...] | None:
        """What a turn begins with, if not with an action."""
        return None

    def hand_size(self, s: Any, seat: int) -> int:
        """How many cards a character draws up to at the start of a round."""
        return HAND_SIZE

    def may_be_careful(self, s: Any, room: str) -> bool:
        """May this room be entered carefully?"""
        raise NotImplementedError

    def room_below(self, s: Any, place: str) -> str:
        """The room in which what somebody in this place lets fall comes to lie."""
        return place

    def entered(self, s: Any, seat: int, room: str) -> None:
        """Something more that happens when a character comes into an explored room."""

    def xeno_came(self, s: Any, room: str) -> None:
        """Something more that happens when a xeno comes into a room or appears there."""

    def attack_order(self, xenos: tuple[str, ...]) -> list[str]:
        """In which order the xenos of a room attack."""
        raise NotImplementedError

    def attackers(self, s: Any) -> list[str]:
        """All xenos that may attack in the event phase, in order."""
        raise NotImplementedError

    def queens_prey(self, s: Any, nest: str) -> int:
        """To whom the queen comes when she is drawn from the bag."""
        raise NotImplementedError

    def skips_noise_roll(self, s: Any, seat: int) -> Asking[bool]:
        """May the seat avoid the noise roll of the bag development, and does it?"""
        yield from ()
        return False

    def encounter_number(self, s: Any, seat: int, low: int, high: int) -> Asking[int]:
        """The number of the token that is compared with the hand."""
        yield from ()
        return low

    def dodges(self, s: Any, seat: int, xeno: str) -> Asking[int]:
        """Whom the xeno attacks after all; asked before a card is drawn."""
        yield from ()
        return seat

    def wards_off(self, s: Any, seat: int, how: str, card: str) -> Asking[int]:
        """Whom the drawn attack card hits after all; -1 if it is ignored. A larva draws none."""
        yield from ()
        return seat

    def rolls_again(self, s: Any, seat: int, result: str | int) -> Asking[bool]:
        """May the seat repeat a noise roll with this result, and does it?"""
        yield from ()
        return False

    def slime_proof(self, s: Any, seat: int) -> bool:
        return False

    def fire_proof(self, s: Any, seat: int) -> bool:
        return False

    def door_holds(self, s: Any, xenos: tuple[str, ...], corridor: str) -> bool:
        """Does a closed door withstand these xenos?"""
        return False

    def blood_bonus(self, s: Any, seat: int) -> int:
        """How much lower blood values are for xenos that this seat (-1: nobody) has harmed."""
        return 0

    def shot_bonus(self, s: Any, seat: int, weapon: Weapon) -> int:
        """How much more damage a shot deals that deals any."""
        return 0

    def fire_damage(self, s: Any) -> int:
        """What a xeno in a burning room suffers."""
        return 1

    def shooting_die(self, s: Any, seat: int) -> tuple[str, tuple[str, ...]]:
        return "combat", self.combat_die

    def knows(self, s: Any, seat: int, weakness: str) -> bool:
        """Does this weakness of the xenos help the seat?"""
        return False

    def searched(self, s: Any, seat: int, room: str) -> None:
        """Something more that happens when a room has been searched."""

    def learned(self, s: Any, seat: int) -> int:
        """The knowledge of a character."""
        return 0

    def copies_of(self, character: str, kind: str) -> tuple[str, ...]:
        """The cards of this kind in the set of a character."""
        return self.card_copies.get((character, kind), ())

    def explored(self, s: Any, seat: int, room: str) -> None:
        """Something more that happens when a room has been explored."""

    def door_changed(self, s: Any, corridor: str) -> None:
        """Something more that happens when a door is opened, taken or destroyed."""

    def first_death(self, s: Any) -> None:
        """What opens when the first character dies."""

    def character_gone(self, s: Any, seat: int) -> None:
        """What a dead character leaves to the others, beyond objects."""

    def is_safe(self, place: str) -> bool:
        """Has a character survived who is alive in this place at the end?"""
        return True

    def nobody_left(self, s: Any) -> bool:
        """Has the last character left the game area?"""
        raise NotImplementedError

    def choose_objectives(self, s: Any) -> Play:
        """Key moment: the first xeno has appeared (LD-10.15a)."""
        raise NotImplementedError

    def turns_over(self, s: Any) -> None:
        """Everybody has passed: what comes next."""
        raise NotImplementedError
