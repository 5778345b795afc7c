"""Set up a position of Theseus in a few words, play it, and look at what came of it.

    table = Table("marines", "aliens", {"corridors.A": "marine#1", "corridors.B": "alien#1"})
    table.play("move:marine#1", "room:nest.A")
    assert table.life("aliens") == 19

A decision with a single option is answered by the match itself, so only real choices are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import hullbreach as hb
from hullbreach.games.theseus.state import Theseus


class Table:
    def __init__(
        self,
        *factions: str,
        places: Mapping[str, str] | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        decks: Mapping[str, list[str]] | None = None,
        chance: hb.Script | None = None,
        **state: Any,
    ) -> None:
        """`places` maps a room, slot or pending position (or `space`) to a piece; `decks` a faction
        to its cards from the top; further keywords are fields of the state, as a position has them
        (`life={"0": 3}`, `upgrades={"marines_fire#1": 1}`, `active=1`, `agenda=[...]`, ...)."""
        zones: dict[str, list[str]] = {}
        for place, piece in (places or {}).items():
            zones[place] = piece.split()
        for faction, cards in (decks or {}).items():
            zones[f"deck.{factions.index(faction)}"] = cards
        zones.update(state.pop("zones", {}))
        self.factions = factions
        self.match = hb.Match.from_position(
            {
                "game": "theseus",
                "seats": len(factions),
                "options": {"factions": list(factions), **(options or {})},
                "state": {"zones": zones, **state},
            },
            chance=chance,
        )

    @property
    def state(self) -> Theseus:
        state = self.match._state
        assert isinstance(state, Theseus)
        return state

    def play(self, *choices: str) -> Table:
        for choice in choices:
            self.match.play(choice)
        return self

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.match.decision.options] if self.match.decision else []

    @property
    def choices(self) -> list[str]:
        """The single pieces of a choice of several or an order."""
        return [option.id for option in self.match.decision.choices] if self.match.decision else []

    @property
    def prompt(self) -> str:
        return self.match.decision.prompt if self.match.decision else ""

    @property
    def asked(self) -> str:
        """The faction that has to decide."""
        assert self.match.decision
        return self.state.factions[self.match.decision.seat]

    @property
    def refusals(self) -> dict[str, tuple[str, str]]:
        """Option id -> (reason, rule)."""
        assert self.match.decision
        return {r.id: (r.reason, r.rule) for r in self.match.decision.refusals}

    def seat(self, faction: str) -> int:
        return self.state.factions.index(faction)

    def life(self, faction: str) -> int:
        return self.state.life[self.seat(faction)]

    def data(self, faction: str) -> int:
        return self.state.data[self.seat(faction)]

    def stock(self, faction: str) -> int:
        return self.state.stock[self.seat(faction)]

    def at(self, piece: str) -> str:
        return self.state.where[piece]

    def events(self, name: str) -> list[Mapping[str, Any]]:
        """The facts of all events of that name so far, as a spectator saw them."""
        return [event.facts for event in self.match.events(None) if event.name == name]
