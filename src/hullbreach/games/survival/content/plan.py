"""The rooms of a title, by kind."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import OUT, Known, Room


class Plan(dict[str, Room]):
    def room(
        self,
        name: str,
        *,
        known: Known,
        slot: str = "",
        colour: str = "",
        computer: bool = False,
        search: bool = True,
        malfunction: bool = True,
        cost: int = 2,
    ) -> Room:
        """Declare a kind of room; an action there costs 2 if not said otherwise (LD-27.01)."""
        assert name not in self, f"two rooms are called {name}"
        self[name] = found = Room(
            name,
            known=known,
            slot=slot,
            colour=colour,
            computer=computer,
            search=search,
            malfunction=malfunction,
            cost=cost,
            when=OUT,
        )
        return found
