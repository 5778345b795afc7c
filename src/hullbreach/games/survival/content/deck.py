"""The action cards of a title, by kind."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import ANY, Card, Known


class Deck(dict[str, Card]):
    def card(
        self, name: str, *, cost: int = 0, when: str = ANY, known: Known, **copies: int
    ) -> Card:
        """Declare a kind of action card, and how many copies which character has."""
        assert name not in self, f"two cards are called {name}"
        self[name] = found = Card(name, cost=cost, when=when, known=known, copies=copies)
        return found

    def take(self, card: Card, known: Known | None = None, /, **copies: int) -> Card:
        """Take over a kind from another deck; a title may add options to its own."""
        found = self.card(
            card.id,
            cost=card.cost,
            when=card.when,
            known=known or card.known,
            **(copies or card.copies),
        )
        found.choices.update(card.choices)
        return found
