"""The item cards of a title, by kind."""

from __future__ import annotations

from copy import copy

from hullbreach.games.survival.catalogue import ANY, Item, Known, Weapon


class Store(dict[str, Item]):
    def item(
        self,
        name: str,
        *,
        known: Known,
        cost: int = 0,
        when: str = ANY,
        heavy: bool = False,
        once: bool = False,
        component: str = "",
        recipe: tuple[str, str] | None = None,
        weapon: Weapon | None = None,
        uses: int = 0,
        owner: str = "",
        **copies: int,
    ) -> Item:
        """Declare a kind of item, and how many cards of it are in which deck."""
        assert name not in self, f"two items are called {name}"
        self[name] = found = Item(
            name,
            known=known,
            cost=cost,
            when=when,
            heavy=heavy,
            once=once,
            component=component,
            recipe=recipe,
            weapon=weapon,
            uses=uses,
            owner=owner,
            copies=copies,
        )
        return found

    def take(self, item: Item, known: Known | None = None, /, **copies: int) -> Item:
        """Take over a kind that both boxes hold; a title says how many it has."""
        assert item.id not in self, f"two items are called {item.id}"
        self[item.id] = found = copy(item)
        found.known, found.copies, found.choices = known or item.known, copies, {**item.choices}
        return found
