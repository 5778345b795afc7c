"""How a match of Theseus is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.golden.transcript import Teller


class TheseusTeller(Teller):
    turn_begins = "turn_began"

    def called(self, view: Mapping[str, Any]) -> Iterable[str]:
        return [seat["faction"] for seat in view["seats"]]

    def turn(self) -> tuple[int, int]:
        turn = self.match.view(None)["turn"]
        return turn["number"], turn["seat"]

    def points(self) -> str:
        seats = self.match.view(None)["seats"]
        return ", ".join(
            "+".join(str(s[t]) for t in ("life", "data") if s[t] is not None) for s in seats
        )
