"""The games on the shelf. A game is imported when it is first used."""

from hullbreach.kernel.registry import register

register("theseus", "hullbreach.games.theseus:GAME")
