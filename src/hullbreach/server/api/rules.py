"""The rule reference."""

from __future__ import annotations

import msgspec

from hullbreach import ledger
from hullbreach.server.endpoints import endpoint
from hullbreach.server.visit import Visit

from .games import Lang

MOST_HITS = 500


class RuleSeen(msgspec.Struct, kw_only=True):
    id: str
    game: str
    chapter: str
    text: str
    pages: list[str]
    needs: list[str]
    ruling: str | None


class Rules(msgspec.Struct, kw_only=True):
    rules: list[RuleSeen]


class Search(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: str | None = None
    search: str = ""
    lang: str = "en"


@endpoint("GET", "/api/rules")
async def search_rules(visit: Visit, query: Search) -> Rules:
    """Rules in which all the words occur, the best hits first; without words, all of a game."""
    words = query.search[:200].replace("\0", " ")
    game, lang = query.game, query.lang
    found = ledger.search(words, game, lang) if words.strip() else ledger.rules(game, lang)
    return Rules(rules=[_seen(rule) for rule in found[:MOST_HITS]])


@endpoint("GET", "/api/rules/{rule}")
async def show_rule(visit: Visit, rule: str, query: Lang) -> RuleSeen:
    """One rule by its number."""
    return _seen(ledger.rule(rule, query.lang))


def _seen(rule: ledger.Rule) -> RuleSeen:
    return RuleSeen(
        id=rule.id,
        game=rule.game,
        chapter=rule.chapter,
        text=rule.text,
        pages=list(rule.pages),
        needs=list(rule.needs),
        ruling=rule.ruling,
    )
