"""The item cards of a title, by kind; and how weapons change the damage of a result."""

from __future__ import annotations

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
        shown: bool = False,
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
            shown=shown,
            component=component,
            recipe=recipe,
            weapon=weapon,
            uses=uses,
            owner=owner,
            copies=copies,
        )
        return found


def one_more(face: str, damage: int) -> int:
    """Whenever it deals damage it deals 1 more."""
    return damage + 1 if damage else 0


def double_more(face: str, damage: int) -> int:
    """A double hit deals 1 more."""
    return damage + 1 if face == "hit_2" else damage


def at_most_one(face: str, damage: int) -> int:
    """A double hit counts as a single one."""
    return 1 if face == "hit_2" else damage


def single_as_double(face: str, damage: int) -> int:
    """A single hit counts as a double one."""
    return 2 if face == "hit_1" else damage


def at_least_one(face: str, damage: int) -> int:
    """Every result but the blank one deals at least 1 damage."""
    return damage if face == "blank" else max(1, damage)


def at_least_one_hits_more(face: str, damage: int) -> int:
    """Every result but the blank one deals at least 1 damage, hits on any target 1 more."""
    return damage + 1 if face in ("hit_1", "hit_2") else at_least_one(face, damage)
