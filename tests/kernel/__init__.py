"""The kernel's tests, and two small games to try it with."""

from hullbreach.kernel import registry

from . import magpies, toy

TOYS = (toy.GAME, magpies.GAME)

# They can be played by name in every test, but stand on no player's shelf.
registry._loaded.update({game.id: game for game in TOYS})
