"""A seat that an assistant holds: at a table of this process, or at one of a server.

Both give the same plain data, with words for people beside the ids.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from hullbreach.bots.program import player
from hullbreach.kernel.decisions import Decision
from hullbreach.kernel.errors import BadOption, NotAsked
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Bot, play
from hullbreach.table.seen import DecisionSeen
from hullbreach.words import Words

from .client import Client, LiveSeat

Data = dict[str, Any]


class Chair(Protocol):
    """What an assistant can do on its chair."""

    game: str
    seat: int

    def view(self) -> Data: ...

    def decision(self) -> Data | None: ...

    def news(self) -> list[str]:
        """What has happened since the last time, in sentences."""
        ...

    def result(self) -> Data | None: ...

    def answer(self, option: str) -> None: ...

    def wait(self, seconds: float) -> None:
        """Until this seat is asked, or the match is over, or the time is up."""
        ...

    def leave(self) -> None: ...


class OwnTable:
    """A match in this process; bots hold the other seats."""

    def __init__(self, match: Match, seat: int, levels: Sequence[str], lang: str) -> None:
        if not 0 <= seat < match.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
        if len(levels) not in (1, match.seats - 1):
            raise BadOption(f"give one bot, or {match.seats - 1}; not {len(levels)}")
        names = [*levels] * (1 if len(levels) == match.seats - 1 else match.seats - 1)
        self.game, self.seat = match.game, seat
        self._match = match
        self._words = Words(match.game, lang)
        self._bots: list[Bot | None] = [
            player(name, match.game, f"{match.commitment}/{n}") for n, name in enumerate(names)
        ]
        self._bots.insert(seat, None)
        self._told = 0
        play(match, self._bots)

    def view(self) -> Data:
        return self._match.view(self.seat)

    def decision(self) -> Data | None:
        decision = next((d for d in self._match.decisions if d.seat == self.seat), None)
        return decision_data(decision, self._words) if decision else None

    def news(self) -> list[str]:
        events = self._match.events(self.seat, self._told)
        self._told += len(events)
        return [sentence for sentence in map(self._words.event, events) if sentence]

    def result(self) -> Data | None:
        result = self._match.result
        if result is None:
            return None
        return {**msgspec.to_builtins(result), "words": self._words.result(result)}

    def answer(self, option: str) -> None:
        self._match.play(option, self.seat)
        play(self._match, self._bots)

    def wait(self, seconds: float) -> None:
        """Bots do not keep anybody waiting."""

    def leave(self) -> None:
        """The match ends with the process; nobody else is waiting."""


class ServersTable:
    """A seat at a table of a server, over its WebSocket."""

    def __init__(self, address: str, code: str, name: str, lang: str) -> None:
        self._client = Client(address)
        table = self._client.join(code, name)
        self._live: LiveSeat = table.sit(lang=lang)
        seat = self._live.update.seat
        if seat is None:
            self.leave()
            raise NotAsked("there is no free seat at this table")
        self.game, self.seat = table.match.game, seat
        self._told = 0

    def view(self) -> Data:
        view = self._live.update.view
        return view if isinstance(view, dict) else {}

    def decision(self) -> Data | None:
        seen = self._live.decision
        return seen_data(seen) if seen else None

    def news(self) -> list[str]:
        events = [event for event in self._live.events if event.number >= self._told]
        self._told = max((event.number + 1 for event in events), default=self._told)
        return [event.words for event in events if event.words]

    def result(self) -> Data | None:
        result = self._live.update.result
        return None if result is None else msgspec.to_builtins(result)

    def answer(self, option: str) -> None:
        self._live.answer(option)

    def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self._live.decision is None and self._live.update.result is None:
            left = until - time.monotonic()
            if left <= 0:
                break
            try:
                self._live.wait(left)
            except TimeoutError:
                break

    def leave(self) -> None:
        self._live.close()
        self._client.close()


def decision_data(decision: Decision, words: Words) -> Data:
    """A question: how it is to be answered, what is possible, and what is not."""
    return {
        "prompt": decision.prompt,
        "words": words.prompt(decision),
        "kind": decision.kind,
        "least": decision.least,
        "most": decision.most,
        "options": [
            {"id": option.id, "words": words.option(option), "rule": option.rule}
            for option in decision.choices
        ],
        "not_possible": [
            {"id": refusal.id, "words": words.refusal(refusal), "rule": refusal.rule}
            for refusal in decision.refusals
        ],
    }


def seen_data(seen: DecisionSeen) -> Data:
    data = {name: getattr(seen, name) for name in ("prompt", "words", "kind", "least", "most")}
    for name, entries in (("options", seen.options), ("not_possible", seen.refusals)):
        data[name] = [{"id": e.id, "words": e.words, "rule": e.rule} for e in entries]
    return data
