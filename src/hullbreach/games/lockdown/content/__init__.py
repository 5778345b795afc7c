"""Everything that is printed on a card, a tile or a token, with what it does."""
