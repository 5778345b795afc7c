"""Everything printed on cards, tiles and tokens, with what it does."""
