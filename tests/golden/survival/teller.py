"""How a match of Lockdown or Nemesis is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.golden.transcript import Teller


class SurvivalTeller(Teller):
    turn_begins = "turn"

    def called(self, view: Mapping[str, Any]) -> Iterable[str]:
        """By their characters, once all have one."""
        names = [seat["character"] for seat in view["seats"]]
        return names if all(names) else ()

    def turn(self) -> tuple[int, int]:
        """The round, and the seat that has begun a turn last."""
        turns = [event for event in self.match.events(None) if event.name == "turn"]
        seat = turns[-1].facts["seat"]
        assert isinstance(seat, int)
        return self.match.view(None)["round"], seat

    def points(self) -> str:
        """Where everybody is, with wounds: `004 1+2` is one light and two serious ones."""
        return ", ".join(
            f"{seat['place']} {seat['light']}+{len(seat['wounds'])}"
            for seat in self.match.view(None)["seats"]
        )
