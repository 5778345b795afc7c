"""The words with which a seat answers: the fixed action space of a game.

An answer is made of words: `("move", "marine#1", "corridors.A")`. All the words a match can need
are known before it begins: numbers, pieces, places, and what the game names in its content and in
its messages. A word's place in this list is its action, the same in every match of that game with
the same seats and options.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from hullbreach.kernel.decisions import Word
from hullbreach.kernel.errors import BadContent
from hullbreach.kernel.match import Match
from hullbreach.kernel.registry import Game
from hullbreach.kernel.registry import game as game_of

DONE = 0
"""The action that says: this is all."""
NUMBERS = 64
SPARE = 16
"""Slots for words that nobody could foresee; they are given out anew at each choice."""

OPTION = re.compile(r"^option-([\w-]+) *=", re.MULTILINE)
NAME = re.compile(r"^(?!event-|prompt-|refusal-|why-|reason-)[a-z]+-([\w-]+) *=", re.MULTILINE)
BREAKS = re.compile(r"\s|^[A-Z]+-\d")


class Vocabulary:
    """Every word of a game, and its action."""

    def __init__(self, words: Iterable[Word]) -> None:
        named = sorted(set(words) - set(range(NUMBERS)), key=str)
        self.words: tuple[Word, ...] = ("done", *range(NUMBERS), *named)
        self.action: dict[Word, int] = {word: n for n, word in enumerate(self.words) if n != DONE}
        self.size = len(self.words) + SPARE

    def actions(self, words: Iterable[Word]) -> dict[int, Word]:
        """The actions that say these words, and only they."""
        action = self.action
        try:
            return {action[word]: word for word in words}
        except KeyError:
            return self._with_spares(list(words))

    def _with_spares(self, words: list[Word]) -> dict[int, Word]:
        unknown = sorted((word for word in words if word not in self.action), key=str)
        if len(unknown) > SPARE:
            raise BadContent(f"{len(unknown)} words are not in the vocabulary: {unknown[:8]}, ...")
        found = {self.action[word]: word for word in words if word in self.action}
        found.update(enumerate(unknown, len(self.words)))
        return found

    def meaning(self, action: int) -> str:
        """What an action says, for people."""
        return str(self.words[action]) if action < len(self.words) else "a spare word"


def vocabulary(game: str, seats: int, options: Mapping[str, Any]) -> Vocabulary:
    return _vocabulary(game, seats, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _vocabulary(game: str, seats: int, options: str) -> Vocabulary:
    rules, state = game_of(game), Match.new(game, seats, "words", json.loads(options))._state
    words: set[Word] = {*state.where, *state.zone_kinds, *rules.rules, *_named(rules)}
    words.update(piece.partition("#")[0] for piece in state.where)
    words.update(part for zone in state.zone_kinds for part in zone.split("."))
    words.update(word for word in _words_in(rules.content()) if not BREAKS.search(word))
    words.update(f"seat{seat}" for seat in range(seats))
    return Vocabulary(words)


def _words_in(data: Any) -> Iterator[str]:
    """Every key and every word in nested data."""
    if isinstance(data, Mapping):
        for key, entry in data.items():
            yield str(key)
            yield from _words_in(entry)
    elif isinstance(data, list | tuple):
        for entry in data:
            yield from _words_in(entry)
    elif isinstance(data, str):
        yield data


def _named(rules: Game[Any]) -> Iterator[str]:
    """Verbs and names for which the game has a message: `option-VERB`, `option-PROMPT-VERB`."""
    for file in sorted(rules.locale.glob("en/*.ftl")) if rules.locale else ():
        text = file.read_text("utf-8")
        for found in OPTION.findall(text):
            yield from (found, found.rpartition("-")[2])
        yield from NAME.findall(text)
