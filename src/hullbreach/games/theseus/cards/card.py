"""What a card is, and the shelf of all cards.

A card is declared where its effect is written (see `marines.py` and its neighbours): data, and a
small function if it does something of its own. Decks are derived from the counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from hullbreach.kernel.decisions import Play
from hullbreach.kernel.errors import BadContent

if TYPE_CHECKING:
    from hullbreach.games.theseus.state import Theseus

ACTION, MODULE, TRAP, SPECIAL, SHORTCUT, DUPLICATION, STATION = (
    "action",
    "module",
    "trap",
    "special",
    "shortcut",
    "duplication",
    "station",
)

Act: TypeAlias = Callable[["Theseus", int, str], Play | None]
"""(state, the resolving seat, the card): what an action or a special card does."""
Spring: TypeAlias = Callable[["Theseus", str, str], Play | None]
"""(state, the card, the unit that arrived): what a trap does, once."""
Hindrance: TypeAlias = Callable[["Theseus", int, str], str]
"""(state, seat, card): why it cannot be resolved now; nothing if it can."""


def never(s: Theseus, seat: int, card: str) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Card:
    id: str
    faction: str
    type: str
    count: int
    difficulty: int = 0
    value: int | None = None  # the X of its text
    upgradeable: bool = False
    single_use: bool = False
    stacks: bool = True  # several copies work several times (TH-14.03); else once (TH-14.04)
    copied: bool = True  # a Duplication beside it works
    passes: bool = False  # a trap that also catches units passing through (TH-07.20)
    last: bool = False  # a trap that acts after the others
    plain: bool = False  # a trap without choices and results other than damage
    shortcut: str = ""  # skip, stop, wait or jump
    module: str = ""  # damage, data, repeat, protect, lurk or silence
    act: Act | None = None
    hindrance: Hindrance = never
    spring: Spring | None = None
    armed: Callable[[Theseus, str, str], bool] | None = None  # is this trap set for this unit?
    rules: tuple[str, ...] = ()
    provenance: str = "rulebook"
    confidence: float = 1.0


CARDS: dict[str, Card] = {}
KIND: dict[str, Card] = {}
"""By piece: `marines_landmine#2` -> the Landmine of the Marines."""


SHORTCUTS: dict[str, list[str]] = {}
"""The shortcut cards of a faction, by piece."""
PASSING: dict[str, list[str]] = {}
"""The traps of a faction that catch units passing through, by piece."""
LURKING: list[str] = []
"""All modules that attack by themselves, by piece."""
UPGRADEABLE: dict[str, list[str]] = {}
"""The cards that take upgrade tokens, by faction."""
BONUS: set[str] = set()
"""All bonus cards, by piece: they lie on slots without being installed."""


def declare(card: Card) -> Card:
    if card.id in CARDS:
        raise BadContent(f"two cards are called {card.id!r}")
    CARDS[card.id] = card
    pieces = [f"{card.id}#{copy + 1}" for copy in range(card.count)]
    KIND.update(dict.fromkeys(pieces, card))
    if card.faction == "bonus":
        BONUS.update(pieces)
    if card.passes:
        PASSING.setdefault(card.faction, []).extend(pieces)
    if card.module == "lurk":
        LURKING.extend(pieces)
    if card.upgradeable:
        UPGRADEABLE.setdefault(card.faction, []).extend(pieces)
    if card.shortcut:
        SHORTCUTS.setdefault(card.faction, []).extend(pieces)
    return card


def pieces_of(faction: str) -> tuple[str, ...]:
    return tuple(piece for piece, card in KIND.items() if card.faction == faction)


@dataclass(frozen=True)
class Tokens:
    """How many tokens of a kind there are (TH-12.10)."""

    upgrade: int = 20
    parasite: int = 4
    grabber: int = 2
    deactivation: int = 4
    invisibility: int = 2
    provenance: dict[str, str] = field(
        default_factory=lambda: {
            "upgrade": "rulebook",
            "invisibility": "rulebook",
            "parasite": "designed",
            "grabber": "designed",
            "deactivation": "designed",
        }
    )


TOKENS = Tokens()
MOST_UPGRADES = 6  # on one card (TH-11.19)
MOST_RECORDED = 6  # by a camera (TH-14.26)
