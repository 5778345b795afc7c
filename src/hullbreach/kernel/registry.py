"""What a game must say about itself, and the list of games.

A game is one `Game` value. The kernel knows games only through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from . import amendments
from .decisions import Ask, Refusal
from .errors import BadContent, BadOption, UnknownGame
from .state import Procedure, State
from .zones import Zone

S = TypeVar("S", bound=State)
JSON = Any
MOST_TABLES = 64


def no_refusals(state: State, ask: Ask) -> Iterable[Refusal]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """Everything the kernel needs to know to play a game."""

    id: str
    seats: tuple[int, ...]
    default_seats: int
    state: type[S]
    procedures: Mapping[str, Procedure]
    options: Callable[[int, Mapping[str, Any]], Mapping[str, Any]]
    """Checks the options of a match for so many seats and fills in the defaults."""
    setup: Callable[[S], None]
    """Puts all pieces into the box and the first steps on the agenda; without chance, unheard."""
    zone_kinds: Callable[[S], Mapping[str, Zone]]
    """Who may see what, by zone; depends on seats and options only."""
    view: Callable[[S, int | None], dict[str, JSON]]
    check: Callable[[S], None]
    """Raises BadPosition where a piece, a limit or a number is wrong."""
    furnish: Callable[[S], None] = field(default=lambda state: None)
    """Fills in more that follows from seats and options alone: the board, say."""
    back: Callable[[str], str] = field(default=lambda piece: "")
    """Pieces with the same back cannot be told apart while they are hidden."""
    refusals: Callable[[S, Ask], Iterable[Refusal]] = no_refusals
    rules: Mapping[str, str] = field(default_factory=dict)
    """Rule numbers by prompt and by verb."""
    variants: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """One (seats, options) per mode, for suites that must run over all of them."""
    content: Callable[[], dict[str, JSON]] = field(default=dict)
    """What never changes and a client needs to draw the table: boards, cards, units."""
    amendable: Mapping[str, type[amendments.Change] | Mapping[str, Any]] = field(
        default_factory=dict
    )
    """By group of the content: what may be different about its records, or about which of them."""
    amended: Callable[[Game[S], amendments.Changes], Game[S]] = field(
        default=lambda game, changes: game
    )
    """The same game with other counts and numbers."""
    locale: Path | None = None
    words: tuple[Path, ...] = ()
    """Further folders of words, of things that it shares with other games."""
    names: Callable[[str], tuple[str, Mapping[str, Any]] | None] = field(default=lambda word: None)
    """The message (and its arguments) that names a piece or place, for any word in an event."""
    tables: dict[tuple[int, str], S] = field(default_factory=dict, init=False, repr=False)
    """Set up once for each kind of match, by seats and options."""

    def new_table(self, seats: int, options: Mapping[str, Any]) -> S:
        """The state in which a match begins: a copy of the one set up for the first of its kind."""
        kind = seats, repr(options)
        table = self.tables.get(kind)
        if table is None:
            table = self.new_state(seats, options)
            table.zones = dict.fromkeys(table.zone_kinds, ())
            self.setup(table)
            if len(self.tables) >= MOST_TABLES:
                self.tables.clear()
            self.tables[kind] = table
        return table.clone()

    def new_state(self, seats: int, options: Mapping[str, Any]) -> S:
        self.check_seats(seats)
        own = {name: value for name, value in options.items() if name != amendments.OPTION}
        for name, value in own.items():
            _check_plain(name, value)
        found = self.options(seats, own)
        if options.get(amendments.OPTION):
            found = {**found, amendments.OPTION: options[amendments.OPTION]}
        state = self.state(seats=seats, options=found)
        self.lay_out(state)
        return state

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise BadOption(f"{self.id} is played with {allowed} seats, not {seats}")

    def lay_out(self, state: S) -> None:
        """Fill in what follows from seats and options alone."""
        self.furnish(state)
        state.zone_kinds = self.zone_kinds(state)


def procedures_of(*modules: ModuleType) -> dict[str, Procedure]:
    """All procedures of the given modules, by name; a name used twice is an error."""
    found: dict[str, Procedure] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if (module.__name__, name) in _marked:
                if name in found:
                    raise BadContent(f"two procedures are called {name!r}")
                found[name] = thing
    return found


def _check_plain(name: str, value: Any) -> None:
    """Games look an option up among what they know, so it must be a word or a list of words."""
    parts = value if isinstance(value, (list, tuple)) else (value,)
    if not all(part is None or isinstance(part, (str, int)) for part in parts):
        raise BadOption(f"{name} must be a word, a number or a list of them, not {value!r}")


P = TypeVar("P", bound=Procedure)
_marked: set[tuple[str, str]] = set()


def procedure(function: P) -> P:
    """Marks a function that may stand on the agenda."""
    _marked.add((function.__module__, function.__name__))
    return function


_homes: dict[str, str] = {}
_loaded: dict[str, Game[Any]] = {}


def register(name: str, home: str) -> None:
    """Announce a game as `package.module:NAME`; it is imported when first used."""
    _homes[name] = home


def game_names() -> tuple[str, ...]:
    _find_plugins()
    return tuple(sorted(_homes))


@lru_cache(maxsize=32)
def _amended(name: str, changes: str) -> Game[Any]:
    declared = game(name)
    return declared.amended(declared, amendments.read(declared, changes))


def game(name: str, changes: str = "") -> Game[Any]:
    """A game as it was declared, or with changes to its content (see `amendments.told`)."""
    if changes:
        return _amended(name, changes)
    if name not in _loaded:
        if name not in _homes:
            _find_plugins()
        if name not in _homes:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(game_names())}")
        module, _, attribute = _homes[name].partition(":")
        _loaded[name] = getattr(import_module(module), attribute)
    return _loaded[name]


def _find_plugins() -> None:
    for name, home in _plugins():
        _homes.setdefault(name, home)


@lru_cache(maxsize=1)
def _plugins() -> tuple[tuple[str, str], ...]:
    """The games of other packages; what is installed is looked through only once."""
    return tuple((entry.name, entry.value) for entry in entry_points(group="hullbreach.games"))
