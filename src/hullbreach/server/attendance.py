"""Who is at a table: the guests here, and what other servers say of theirs."""

from __future__ import annotations

import time

from . import wire
from .bus import Bus, Elsewhere
from .guest import Guest

AWAY = 60.0
"""After so many seconds without a connection a person counts as away."""
STALE = 45.0
"""A server that says nothing for so long has gone; the others repeat themselves before."""


class Attendance:
    def __init__(self, match: str, bus: Bus) -> None:
        self.guests: set[Guest] = set()
        self._match = match
        self._bus = bus
        self._elsewhere: dict[str, tuple[float, Elsewhere]] = {}
        self._last_seen: dict[int, float] = {}

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose person is here or on another server."""
        here = {seat for guest in self.guests for seat in guest.seats}
        return frozenset(here.union(*(news.seats for news in self._others())))

    @property
    def spectators(self) -> int:
        others = sum(news.spectators for news in self._others())
        return self._spectators_here + others

    @property
    def _spectators_here(self) -> int:
        return sum(not guest.seats for guest in self.guests)

    def _others(self) -> list[Elsewhere]:
        now = time.monotonic()
        return [news for at, news in self._elsewhere.values() if now - at < STALE]

    def come(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.tell()
        self.announce()

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        for seat in guest.seats:
            self._last_seen[seat] = time.monotonic()
        self.tell()
        self.announce()

    def see(self, news: Elsewhere) -> None:
        """Another server says who is there; who hears it for the first time answers."""
        if news.server not in self._elsewhere and self.guests:
            self.announce()
        before = self.seats, self.spectators
        self._elsewhere[news.server] = (time.monotonic(), news)
        if before != (self.seats, self.spectators):
            self.tell()

    def tell(self) -> None:
        news = wire.encode(wire.Presence(seats=sorted(self.seats), spectators=self.spectators))
        for guest in self.guests:
            guest.tell(news)

    def announce(self) -> None:
        here = sorted({seat for guest in self.guests for seat in guest.seats})
        self._bus.announce(self._match, here, self._spectators_here)

    def away_for(self, seat: int) -> float:
        """So many seconds nobody has looked through the seat."""
        if seat in self.seats:
            return 0.0
        return time.monotonic() - self._last_seen.get(seat, -AWAY)
