"""hullbreach content: what is in a game, where its text comes from, and how sure that is."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

if TYPE_CHECKING:
    from hullbreach.words import Words

SURE = 0.7
"""Whatever is less sure than this is doubtful."""
DECKS = ("faction", "type", "pile", "owner")


class Record(NamedTuple):
    """A card, item, room or other thing whose rules text has a source."""

    group: str
    id: str
    name: str
    decks: tuple[str, ...]
    """Where it belongs beside its group: a character, a colour, a faction, a pile."""
    provenance: str
    confidence: float

    @property
    def doubtful(self) -> bool:
        return self.confidence < SURE

    def speaks_of(self, word: str) -> bool:
        told = (self.group, self.id, self.id.replace("_", " "), self.name, self.provenance)
        return any(word.casefold() in text.casefold() for text in (*told, *self.decks))


def content(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Only records that tell them.")
    ] = None,
    deck: Annotated[
        str | None, typer.Option(help="Only one group or deck, such as events, green or hacker.")
    ] = None,
    doubtful: Annotated[
        bool, typer.Option("--doubtful", help="Only what is doubtful, the least sure first.")
    ] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|es", help="Language of all words.")
    ] = None,
) -> None:
    """List the content of a game: where the text of each record comes from, and how sure it is."""
    from hullbreach.kernel.registry import game as game_of
    from hullbreach.words import Words

    from .language import language

    said = Words(game_of(game).id, language(lang))
    found = list(records(game_of(game).content(), said))
    if deck is not None:
        _check_deck(game, deck, found)
        found = [record for record in found if deck in (record.group, *record.decks)]
    for word in words or ():
        found = [record for record in found if record.speaks_of(word)]
    if doubtful:
        found = sorted((r for r in found if r.doubtful), key=lambda r: r.confidence)
    if not found:
        print(f"hullbreach: {said.say('content-none')}", file=sys.stderr)
        raise typer.Exit(1)
    _show(found, said)


def records(content: Mapping[str, Any], words: Words) -> Iterator[Record]:
    """Everything in the content that says where it comes from."""
    for group, things in content.items():
        if isinstance(things, Mapping):
            for kind, about in things.items():
                if isinstance(about, Mapping) and "provenance" in about:
                    name = words.card(str(about.get("message", kind))).name
                    source, sure = str(about["provenance"]), float(about["confidence"])
                    yield Record(group, kind, name, _decks(about), source, sure)


def _decks(about: Mapping[str, Any]) -> tuple[str, ...]:
    copies = about.get("copies")
    found = list(copies) if isinstance(copies, Mapping) else []
    found += [about[key] for key in DECKS if isinstance(about.get(key), str)]
    return tuple(dict.fromkeys(found))


def _check_deck(game: str, deck: str, found: list[Record]) -> None:
    known = dict.fromkeys(record.group for record in found)
    known |= dict.fromkeys(name for record in found for name in record.decks)
    if deck not in known:
        listed = ", ".join(known) or "none"
        raise typer.BadParameter(f"{game} has no deck {deck!r}; there are {listed}.")


def _show(found: list[Record], words: Words) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("group", "id", "name", "decks", "source"):
        heading = words.say(f"content-{column}")
        table.add_column(heading, no_wrap=column in ("group", "id", "source"), overflow="fold")
    table.add_column(words.say("content-sure"), justify="right", no_wrap=True)
    for record in found:
        source = f"source-{record.provenance}"
        table.add_row(
            record.group,
            Text(record.id, style="cyan"),
            Text(record.name),
            Text(", ".join(record.decks), style="dim"),
            words.say(source) if words.has(source) else record.provenance,
            Text(f"{record.confidence:.0%}", style="yellow" if record.doubtful else ""),
        )
    console = Console(highlight=False)
    console.print(table)
    weak = sum(record.doubtful for record in found)
    console.print(words.say("content-count", records=len(found), doubtful=weak))
