"""How content is declared: a kind of thing, where its text comes from, and what it does.

Behaviour stands beside its declaration:

    medkit = item("medkit", green=5, cost=1, when=OUT, once=True, known=rulebook(0.95))

    @medkit.option("dress", needs=open_wound)
    def dress(s, me): ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from hullbreach.kernel.decisions import Play

OUT = "out"  # not in combat
IN = "in"  # only in combat
ANY = "any"

Needs = Callable[[Any, int], bool]
Effect = Callable[[Any, int], Play | None]
E = TypeVar("E", bound=Callable[..., Any])
K = TypeVar("K", bound="Kind")


class Known(NamedTuple):
    """Where the rules text of a record comes from, and how sure it is."""

    provenance: str
    confidence: float


def rulebook(confidence: float) -> Known:
    return Known("rulebook", confidence)


def public(confidence: float) -> Known:
    return Known("public", confidence)


def designed(confidence: float) -> Known:
    return Known("designed", confidence)


def always(s: Any, me: int) -> bool:
    return True


class Choice(Struct, frozen=True):
    """One of the things a card, an item or a room can do."""

    id: str
    do: Effect
    needs: Needs
    cost: int
    when: str
    knowledge: int


class Kind:
    """A card, item or room: what it costs, when it may be used, and what it can do."""

    def __init__(self, name: str, *, known: Known, cost: int = 0, when: str = ANY) -> None:
        self.id = name
        self.known = known
        self.cost = cost
        self.when = when
        self.choices: dict[str, Choice] = {}

    def option(
        self,
        name: str,
        *,
        needs: Needs = always,
        cost: int | None = None,
        when: str = "",
        knowledge: int = 0,
    ) -> Callable[[E], E]:
        """Declare one thing this can do; several are joined by OR (LD-15.02)."""

        def declare(do: E) -> E:
            self.choices[name] = Choice(
                name, do, needs, self.cost if cost is None else cost, when or self.when, knowledge
            )
            return do

        return declare

    def amended(self: K, numbers: Mapping[str, Any]) -> K:
        """The same with other numbers; what an option does not say for itself goes with them."""
        found = copy(self)
        own = dict(numbers)
        options = own.pop("options", {})
        for field, value in own.items():
            setattr(found, field, value)
        for choice in self.choices.values():
            told = options.get(choice.id, {})
            cost = told.get("cost", found.cost if choice.cost == self.cost else choice.cost)
            knowledge = told.get("knowledge", choice.knowledge)
            changed = Choice(choice.id, choice.do, choice.needs, cost, choice.when, knowledge)
            found.choices = {**found.choices, choice.id: changed}
        return found

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"


class Card(Kind):
    """A kind of action card, and how many copies of it each character has."""

    def __init__(
        self, name: str, *, known: Known, cost: int = 0, when: str = ANY, **copies: int
    ) -> None:
        super().__init__(name, known=known, cost=cost, when=when)
        self.copies: Mapping[str, int] = copies


class Weapon(NamedTuple):
    """How a weapon shoots. `harm` changes the damage of a result (LD-20.09)."""

    start: int
    most: int
    energy: bool = True
    harm: Callable[[str, int], int] | None = None
    reroll: bool = False
    overcharge: bool = False
    burns: bool = False


class Item(Card):
    """A kind of item card, and how many copies of it each deck has."""

    def __init__(
        self,
        name: str,
        *,
        known: Known,
        cost: int = 0,
        when: str = ANY,
        heavy: bool = False,
        once: bool = False,
        component: str = "",
        recipe: tuple[str, str] | None = None,
        weapon: Weapon | None = None,
        uses: int = 0,
        owner: str = "",
        **copies: int,
    ) -> None:
        super().__init__(name, known=known, cost=cost, when=when, **copies)
        self.heavy = heavy or weapon is not None
        self.once = once
        self.shown = bool(owner) and not self.heavy  # lies open beside its owner's board
        self.component = component
        self.recipe = recipe
        self.weapon = weapon
        self.uses = uses
        self.owner = owner
        self.lights = False  # may be spent to ignore a darkness effect
        self.quest: Needs | None = None
        self.quest_cost: tuple[str, ...] = ()  # kinds of items; one is discarded for the quest
        self.extends = 0  # how much more ammo the weapon holds to which this is attached

    @property
    def load(self) -> int:
        """The ammo or uses it comes with (LD-25.06, LD-08.09b)."""
        return self.weapon.start if self.weapon else self.uses

    @load.setter
    def load(self, number: int) -> None:
        if self.weapon:
            self.weapon = self.weapon._replace(start=number)
        else:
            self.uses = number

    @property
    def most(self) -> int:
        return self.weapon.most if self.weapon else self.uses

    @most.setter
    def most(self, number: int) -> None:
        if self.weapon:
            self.weapon = self.weapon._replace(most=number)
        else:
            self.uses = number


class Room(Kind):
    """A kind of room: its colour, whether it has a computer, what can be done there.

    Never in combat, and at a cost of 2 if nothing else is said (LD-27.01).
    """

    def __init__(
        self,
        name: str,
        *,
        known: Known,
        cost: int = 2,
        slot: str = "",
        colour: str = "",
        computer: bool = False,
        search: bool = True,
        malfunction: bool = True,
    ) -> None:
        super().__init__(name, known=known, cost=cost, when=OUT)
        self.slot = slot
        self.colour = colour
        self.computer = computer
        self.search = search
        self.malfunction = malfunction


class Wound(NamedTuple):
    id: str
    copies: int
    known: Known


class Attack(NamedTuple):
    """A kind of attack card: who attacks with it, the blood values of its copies, what it does.

    A blood value of 0 stands for the retreat arrow. It may hit everybody in the room.
    """

    id: str
    attackers: tuple[str, ...]
    blood: tuple[int, ...]
    known: Known
    hit: Callable[..., Any]
    dark: Callable[..., Any] | None
    everybody: bool = False


class Event(NamedTuple):
    """A kind of event card: what its copies move and where to, and its effect."""

    id: str
    copies: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    leaves: bool
    known: Known
    effect: Callable[[Any], Play | None]
    dark: Callable[[Any], Play | None] | None
