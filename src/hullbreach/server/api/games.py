"""Which games there are, what they are made of, and their words."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

import hullbreach
from hullbreach.bots import default_level, levels_of
from hullbreach.kernel.registry import Game, game_names
from hullbreach.kernel.registry import game as game_of
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit
from hullbreach.table.errors import Refused
from hullbreach.table.outlook import words_of
from hullbreach.words import LANGUAGES, Words
from hullbreach.words.messages import sources_of

log = logging.getLogger("hullbreach.server")


class Variant(msgspec.Struct, kw_only=True):
    seats: int
    options: dict[str, Any]


class GameSeen(msgspec.Struct, kw_only=True):
    id: str
    name: str
    seats: list[int]
    default_seats: int
    variants: list[Variant]
    bots: list[str]
    default_bot: str
    languages: list[str]


class Games(msgspec.Struct, kw_only=True):
    games: list[GameSeen]
    version: str


class WholeGame(GameSeen, kw_only=True):
    content: dict[str, Any]


class CardWords(msgspec.Struct, kw_only=True):
    name: str
    text: str
    short: str


class GameWords(msgspec.Struct, kw_only=True):
    lang: str
    names: dict[str, str]
    cards: dict[str, CardWords]
    texts: dict[str, dict[str, CardWords]]
    """Everything that is worded, by group: cards, items, rooms, events, ..."""


class Lang(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    lang: str = "en"


@endpoint("GET", "/api/games")
async def list_games(visit: Visit, query: Lang) -> Games:
    """All games on the shelf."""
    found = [_seen(rules, query.lang) for rules in _shelf()]
    return Games(games=found, version=hullbreach.__version__)


@endpoint("GET", "/api/games/{game}")
async def show_game(visit: Visit, game: str, query: Lang) -> WholeGame:
    """A game with everything that never changes."""
    rules = game_of(game, visit.hall.settings.changes_to(game))
    seen = msgspec.structs.asdict(_seen(rules, query.lang))
    return WholeGame(**seen, content=rules.content())


@endpoint("GET", "/api/games/{game}/words")
async def show_words(visit: Visit, game: str, query: Lang) -> GameWords:
    """The names and texts of a game's things in one language."""
    changes = visit.hall.settings.changes_to(game)
    rules = game_of(game, changes)
    words = words_of(game, query.lang, changes=changes)
    content = rules.content()
    texts = {
        group: {kind: _worded(words, kind, about) for kind, about in things.items()}
        for group, things in content.items()
        if _is_worded(things)
    }
    return GameWords(
        lang=words.lang,
        names={word: words.name(word) for word in sorted(set(_ids(content))) if rules.names(word)},
        cards={**texts.get("cards", {}), **texts.get("units", {})},
        texts=texts,
    )


def _is_worded(things: Any) -> bool:
    """A group of kinds, each of which says where its words stand (or is a card of its own)."""
    return isinstance(things, dict) and all(
        isinstance(about, dict) and ("message" in about or "faction" in about)
        for about in things.values()
    )


def _worded(words: Words, kind: str, about: dict[str, Any]) -> CardWords:
    card = words.card(about.get("message", kind), about.get("value"))
    return CardWords(**card._asdict())


@endpoint("GET", "/api/games/{game}/words/{lang}.ftl")
async def show_fluent(visit: Visit, game: str, lang: str) -> Response:
    """The Fluent source of a game's words."""
    if lang not in LANGUAGES:
        raise Refused("not_found", f"There is no language {lang!r}.")
    return PlainTextResponse(
        "\n".join(sources_of(game, lang, visit.hall.settings.changes_to(game)))
    )


def _shelf() -> Iterator[Game[Any]]:
    for name in game_names():
        try:
            yield game_of(name)
        except Exception:
            log.exception("the game %s cannot be loaded", name)


def _seen(rules: Game[Any], lang: str) -> GameSeen:
    named = words_of(rules.id, lang).name(rules.id)
    return GameSeen(
        id=rules.id,
        name=named[:1].upper() + named[1:],
        seats=list(rules.seats),
        default_seats=rules.default_seats,
        variants=[Variant(seats=n, options=dict(options)) for n, options in rules.variants],
        bots=list(levels_of(rules.id)),
        default_bot=default_level(rules.id),
        languages=list(LANGUAGES),
    )


def _ids(content: Any) -> Iterator[str]:
    """Every word in the content that may be an id."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict):
        for key, value in content.items():
            yield str(key)
            yield from _ids(value)
    elif isinstance(content, list | tuple):
        for value in content:
            yield from _ids(value)
