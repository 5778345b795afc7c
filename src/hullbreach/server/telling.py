"""Telling many guests about one change: what is the same for several is made once."""

from __future__ import annotations

from typing import TypeAlias

from hullbreach.table.outlook import for_viewer, match_seen, speaker, update_for
from hullbreach.table.seen import MatchSeen, Update
from hullbreach.table.table import Table
from hullbreach.words import Words

from . import wire
from .guest import Guest

Eyes: TypeAlias = tuple[int | None, tuple[int, ...], str, int]


class Telling:
    def __init__(self, table: Table, present: frozenset[int]) -> None:
        self._table = table
        self._present = present
        self._by_language: dict[str, tuple[MatchSeen, Words | None]] = {}
        self._texts: dict[Eyes, str] = {}

    def text(self, guest: Guest, since: int) -> str:
        """The update for this guest, as it is sent."""
        eyes = (guest.seat, guest.seats, guest.lang, since)
        if eyes not in self._texts:
            self._texts[eyes] = wire.encode(self.update(guest, since))
        return self._texts[eyes]

    def update(self, guest: Guest, since: int) -> Update:
        match, words = self._in_language(guest.lang)
        match = for_viewer(match, self._table, guest.seats)
        return update_for(self._table, guest.seat, match, since, words)

    def _in_language(self, lang: str) -> tuple[MatchSeen, Words | None]:
        if lang not in self._by_language:
            words = speaker(self._table.course, lang)
            match = match_seen(self._table, (), self._present, words)
            self._by_language[lang] = (match, words)
        return self._by_language[lang]
