"""All cards. Importing this package puts them on the shelf in `card.CARDS`."""
