"""Set up a position of Theseus in a few words, play it, and look at what came of it.

    table = Table("marines", "aliens", places={"nest.A": "marine#1", "corridors.B": "alien#1"})
    table.play("room:corridors.A")
    assert table.life("aliens") == 19

A decision with a single option is answered by the match itself, so only real choices are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import hullbreach as hb
from hullbreach.games.theseus.board import HOME_OF
from hullbreach.games.theseus.state import Theseus
from hullbreach.games.theseus.units import BASIC_UNITS


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

    @classmethod
    def set_up(
        cls,
        *factions: str,
        options: Mapping[str, Any] | None = None,
        chance: hb.Script | None = None,
        seed: str = "table",
    ) -> Table:
        """A match from its very beginning; without `start` in the options the first seat starts."""
        table = cls.__new__(cls)
        table.factions = factions
        wanted = {"factions": list(factions), "start": 0, **(options or {})}
        table.match = hb.Match.new(
            "theseus", seats=len(factions), seed=seed, options=wanted, chance=chance
        )
        return table

    @classmethod
    def stopping(
        cls,
        *factions: str,
        places: Mapping[str, str] | None = None,
        room: str = "corridors.A",
        **state: Any,
    ) -> Table:
        """The first faction's first unit comes alone from the Tech Dock and stops in the Corridors.

        The ring is Corridors, Control Room, the faction sectors, Tech Dock.
        """
        mode = (state.get("options") or {}).get("mode")
        sides = factions[:2] if mode == "team" else factions
        homes = [HOME_OF[faction] for faction in sides if faction in HOME_OF]
        state.setdefault("ring", ["corridors", "control_room", *homes, "tech_dock"])
        unit = BASIC_UNITS[factions[0]][0]
        table = cls(*factions, places={"tech_dock.A": unit, **(places or {})}, **state)
        return table.move(unit, room)

    @property
    def state(self) -> Theseus:
        state = self.match._state
        assert isinstance(state, Theseus)
        return state

    def play(self, *choices: str) -> Table:
        for choice in choices:
            self.match.play(choice)
        return self

    def until(self, *prompts: str) -> Table:
        """Take the first option of everything that is asked before one of these prompts."""
        while self.match.decision and self.prompt not in prompts:
            self.match.play(self.match.decision.options[0])
        return self

    def move(self, unit: str, room: str, *, by: str = "") -> Table:
        """Move an own unit into the room; `by` names the route where there is a choice."""
        for choice in (f"move:{unit}", f"deploy:{unit}", f"route:{by}", f"room:{room}"):
            if choice in self.options:
                self.play(choice)
        assert self.at(unit) == room, f"{unit} is at {self.at(unit)}; {self.prompt}: {self.options}"
        return self

    def end_turn(self) -> Table:
        """Do no more than one must until the next turn begins (or the game ends)."""
        turn = self.state.turn
        while self.match.decision and self.state.turn == turn:
            options = self.match.decision.options
            done = next((option for option in options if option.id == "done"), options[0])
            self.match.play(done)
        return self

    def view(self, faction: str | None = None) -> dict[str, Any]:
        """What a faction sees; without one, what a spectator sees."""
        return self.match.view(None if faction is None else self.seat(faction))

    @property
    def winners(self) -> tuple[str, ...]:
        """The factions that won; nobody while the game goes on."""
        result = self.match.result
        return tuple(self.state.factions[seat] for seat in result.winners) if result else ()

    @property
    def reason(self) -> str:
        """Why the game ended; nothing while it goes on."""
        return self.match.result.reason if self.match.result else ""

    @property
    def outcomes(self) -> tuple[hb.Outcome, ...]:
        """How the game ended for each seat; nothing while it goes on."""
        return self.match.result.seats if self.match.result else ()

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
    def about(self) -> Mapping[str, Any]:
        """What the decision is about: a unit, a card, a sector."""
        return self.match.decision.about if self.match.decision else {}

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

    def pile(self, name: str, faction: str) -> tuple[str, ...]:
        """The cards of a faction's `deck` (from the top), `discard`, `front`, `drawn`, ..."""
        return self.state.zones[f"{name}.{self.seat(faction)}"]

    def here(self, place: str) -> str:
        """What lies at a room, slot or pending position; nothing if it is empty."""
        found = self.state.zones[place]
        return found[0] if found else ""

    @property
    def story(self) -> list[str]:
        """The names of all events so far, in order."""
        return [event.name for event in self.match.events(None)]

    def damage(self) -> list[tuple[str, int]]:
        """Who was damaged and how much, hit by hit."""
        found = self.events("damaged")
        return [(self.state.factions[hit["victim"]], hit["amount"]) for hit in found]

    def moves(self) -> list[tuple[str, int]]:
        """The units that moved and the movement points they used."""
        return [(move["unit"], move["points"]) for move in self.events("unit_moved")]

    def events(self, name: str) -> list[Mapping[str, Any]]:
        """The facts of all events of that name so far, as a spectator saw them."""
        return [event.facts for event in self.match.events(None) if event.name == name]
