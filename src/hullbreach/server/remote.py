"""A bot at a table of another process: it sees through the wire what a browser sees."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel.decisions import Ask, Decision
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.events import SeenEvent
from hullbreach.kernel.match import Match
from hullbreach.kernel.views import Bot, Sight
from hullbreach.table.seen import DecisionSeen

from .client import LiveSeat, ServerSaysNo


class RemoteSight(Sight):
    """A match as one seat sees it from far away."""

    def __init__(self, live: LiveSeat, seat: int) -> None:
        self._live = live
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        seen = self._live.decision
        return as_decision(seen) if seen else None

    def view(self) -> dict[str, Any]:
        view = self._live.update.view
        return view if isinstance(view, dict) else {}

    def events(self, since: int = 0) -> list[SeenEvent]:
        known = self._live.events
        return [SeenEvent(e.number, e.name, e.facts) for e in known if e.number >= since]

    def imagine(self, seed: str) -> Match:
        raise HullbreachError("a bot over the wire cannot imagine other worlds yet")


def as_decision(seen: DecisionSeen) -> Decision:
    """The decision as the kernel would put it."""
    values = [tuple(option.values[0]) for option in seen.options]
    ask = Ask(
        seen.seat,
        seen.prompt,
        values,
        seen.about,
        least=seen.least,
        most=seen.most,
        many=seen.kind in ("some", "order"),
        ordered=seen.kind == "order",
        always=True,
    )
    rules = {option.verb: option.rule for option in seen.options if option.rule}
    return Decision(ask, rules, lambda ask: ())


def play_remotely(live: LiveSeat, bot: Bot) -> int:
    """Let the bot answer until the match is over; how many answers it gave."""
    seat = live.update.seat
    if seat is None:
        raise ServerSaysNo("not_yours", "a bot needs a seat")
    sight, given = RemoteSight(live, seat), 0
    while live.update.result is None:
        if live.decision is None:
            live.wait()
            continue
        try:
            live.answer(str(bot.choose(sight)))
            given += 1
        except ServerSaysNo as no:
            if no.code != "already_decided":
                raise
            live.wait()
    return given
