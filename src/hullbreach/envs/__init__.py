"""Learning environments: every game for PettingZoo, Gymnasium and OpenSpiel.

What they need is in the extras `envs` and `openspiel`; it is imported when first used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hullbreach.extras import needs

if TYPE_CHECKING:
    from .aec import SeatsEnv
    from .openspiel import HullbreachGame
    from .single import SeatEnv


def pettingzoo_env(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **rest: Any
) -> SeatsEnv:
    """All seats of a match as a PettingZoo AEC environment."""
    with needs("envs"):
        from .aec import SeatsEnv
    return SeatsEnv(game, seats, options, **rest)


def gymnasium_env(
    game: str,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> SeatEnv:
    """One seat against bots as a Gymnasium environment."""
    with needs("envs"):
        from .single import SeatEnv
    return SeatEnv(game, bots, seats, options, **rest)


def openspiel_game(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **rest: Any
) -> HullbreachGame:
    """A game for OpenSpiel; `pyspiel.load_game("hullbreach", {...})` finds it too."""
    with needs("openspiel"):
        from .openspiel import load
    return load(game, seats, options, **rest)
