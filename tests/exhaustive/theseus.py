"""What there is to be resolved in Theseus: every card and every end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from hullbreach.games.theseus.cards.card import CARDS, KIND, Card
from hullbreach.games.theseus.state import Theseus
from hullbreach.kernel.events import Event as Told
from hullbreach.kernel.state import Result

from .watch import Watch

position = None  # whole matches reach everything
ENDS = ("life", "data", "end_track", "tie")


def does_something(card: Card) -> bool:
    """Modules, shortcuts and duplications work by lying there."""
    return card.act is not None or card.spring is not None


def wanted() -> Iterator[str]:
    yield from (f"cards.{card}" for card in CARDS)
    yield from (f"ends.{reason}" for reason in ENDS)


def install(watch: Watch) -> None:
    for card in list(CARDS.values()):
        key = f"cards.{card.id}"
        seen = replace(
            card,
            act=watch.resolving(key, card.act) if card.act else None,
            spring=watch.resolving(key, card.spring) if card.spring else None,
        )
        CARDS[card.id] = seen
        KIND.update({piece: seen for piece, kind in KIND.items() if kind is card})


def lure(key: str) -> str:
    return f"{key.partition('.')[2]}#"


def heard(s: Theseus, event: Told) -> Iterable[str]:
    """Cards that work by lying there are resolved when they have been laid."""
    card = event.public.get("card")
    if event.name in ("installed", "bonus_laid", "special_played") and card in KIND:
        kind = KIND[str(card)]
        if not does_something(kind) or event.name != "installed":
            yield f"cards.{kind.id}"


def ended(result: Result) -> Iterable[str]:
    yield f"ends.{result.reason}"
