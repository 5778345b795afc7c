"""The state of a match: plain data and nothing else.

A game's state is a slotted dataclass of numbers, words, tuples, and flat dicts and lists of them.
A piece *is* its id, so there is no entity to hold in the wrong copy, a fork is a handful of shallow
copies, and a position is the same data as text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from sys import intern
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from .decisions import Play, Word
from .drawn import DrawCell
from .errors import BadContent
from .events import Event, Fact, LogCell
from .zones import Zone

S = TypeVar("S", bound="State")
CHANGEABLE = (dict, list, set)
LENT = ("zones", "where")
"""Fields that a twin shares until it changes them: most forks are done before they do."""
CLONERS: dict[type, Callable[[Any], Any]] = {}
"""How the states of each game are copied."""
NAMES: dict[Any, str] = {}
"""Of the procedures that have been planned: a compiled one would spell its name out each time."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the match ended for one seat."""

    won: bool
    survived: bool
    why: str
    facts: Mapping[str, Word] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How the match ended: the reason, and an outcome per seat."""

    reason: str
    seats: tuple[Outcome, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, outcome in enumerate(self.seats) if outcome.won)


class GameOver(Exception):
    """Raised by a rule that ends the match at once, whatever is going on."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


class Abandon(Exception):
    """Raised by a rule that drops everything planned and goes on with other steps."""

    def __init__(self, *steps: tuple[Word, ...]) -> None:
        super().__init__(steps)
        self.steps = steps


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has. Games add their own fields."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    agenda: list[tuple[Word, ...]] = field(default_factory=list)
    zones: dict[str, tuple[str, ...]] = field(default_factory=dict)
    peeks: dict[str, tuple[int, ...]] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    opened: int = 0
    result: Result | None = None

    # Not part of a position, so not shown: derived, secret, or the listener's.
    where: dict[str, str] = field(default_factory=dict, repr=False)
    zone_kinds: Mapping[str, Zone] = field(default_factory=dict, repr=False)
    shared: bool = field(default=False, repr=False)
    script: dict[str, tuple[Any, ...]] = field(default_factory=dict, repr=False)
    secret: bytes = field(default=b"", repr=False)
    past: tuple[tuple[bytes, Mapping[str, int]], ...] = field(default=(), repr=False)
    drawn: DrawCell | None = field(default=None, repr=False)
    heard: bool = field(default=True, repr=False)
    log: LogCell | None = field(default=None, repr=False)

    def clone(self: S) -> S:
        """A copy that shares nothing that changes."""
        new = self.twin()
        new.own_zones()
        return new

    def twin(self: S) -> S:
        """A copy that lives on the zones of this state, which must not be changed any more."""
        cls = type(self)
        cloner = CLONERS.get(cls)
        if cloner is None:
            cloner = CLONERS[cls] = _write_cloner(cls)
        return cloner(self)  # type: ignore[no-any-return]

    def own_zones(self) -> None:
        """Whoever changes `zones` or `where` calls this before."""
        if self.shared:
            self.zones, self.where, self.shared = self.zones.copy(), self.where.copy(), False

    def emit(
        self, name: str, private: Mapping[int, Mapping[str, Fact]] | None = None, /, **public: Fact
    ) -> None:
        """Tell everybody what happened, and single seats what only they may know of it."""
        if self.heard:
            number = self.log.number + 1 if self.log else 0
            self.log = LogCell(number, Event(name, public, private or {}), self.log)

    def then(self, *steps: tuple[Any, ...]) -> None:
        """What comes next, in this order, before whatever was already planned.

        A step is a tuple of a procedure and its arguments (words and numbers).
        """
        agenda = self.agenda
        for n in range(len(steps) - 1, -1, -1):
            step = steps[n]
            name = NAMES.get(step[0])
            if name is None:
                name = NAMES[step[0]] = intern(step[0].__name__)
            count = len(step)  # most are short, and then need not be cut and joined
            if count == 3:
                agenda.append((name, step[1], step[2]))
            elif count == 2:
                agenda.append((name, step[1]))
            else:
                agenda.append((name,) + step[1:])  # noqa: RUF005  (quicker)

    def add_zone(self, zone: str, pieces: tuple[str, ...] = ()) -> None:
        """Create a zone with the pieces that start in it."""
        self.own_zones()
        self.zones[zone] = pieces
        self.where.update(dict.fromkeys(pieces, zone))

    def find_pieces(self) -> None:
        """Derive `where` from `zones`."""
        self.where = {piece: zone for zone, pieces in self.zones.items() for piece in pieces}


def position_fields(cls: type[State]) -> list[Field[Any]]:
    """The fields that make up a position; the others are not shown by `repr` either."""
    return [entry for entry in fields(cls) if entry.repr]


def _write_cloner(cls: type[State]) -> Callable[[Any], Any]:
    names: dict[str, Any] = {cls.__name__: cls}
    exec(cloner_text(cls), names)
    return names["clone"]  # type: ignore[no-any-return]


def cloner_text(cls: type[State]) -> str:
    """A function that copies field by field: dicts and lists shallowly, all else by reference.

    What is lent is not copied either.
    """
    name, kinds = cls.__name__, get_type_hints(cls)
    lines = [f"def clone(old: {name}) -> {name}:", f"    new = {name}.__new__({name})"]
    for entry in fields(cls):
        kind = kinds[entry.name]
        if any(map(_can_change, get_args(kind))):
            raise BadContent(
                f"{name}.{entry.name} holds {kind}: a copy of the state would share what "
                "is in it; use a flat dict or list of words, numbers and tuples"
            )
        copied = f"old.{entry.name}"
        if get_origin(kind) is list:  # most are empty most of the time
            copied = f"[*{copied}] if {copied} else []"
        elif get_origin(kind) is dict and entry.name not in LENT:
            copied = f"{copied}.copy() if {copied} else {{}}"
        elif _can_change(kind) and entry.name not in LENT:
            copied += ".copy()"
        lines.append(f"    new.{entry.name} = {copied}")
    return "\n".join([*lines, "    new.shared = True", "    return new\n"])


def _can_change(kind: Any) -> bool:
    return (
        get_origin(kind) in CHANGEABLE
        or kind in CHANGEABLE
        or any(map(_can_change, get_args(kind)))
    )


Procedure = Callable[..., Play | None]
