"""Programs that play a game at random: ours, and others that people use for the same purpose.

All of them choose uniformly among the legal options and list these options at every decision.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

Copier = Callable[[], object]


@dataclass(frozen=True)
class Contender:
    """A program, and how to measure it."""

    program: str
    game: str
    play: Callable[[int], int]
    """Play one whole match from a seed; gives the number of decisions."""
    halfway: Callable[[int], Copier]
    """Play half a match; gives a call that copies it."""

    @property
    def name(self) -> str:
        return f"{self.program} {self.game}"


HALFWAY = 60
"""Decisions before a copy is measured: well inside every one of these games."""


def hullbreach(game: str, seats: int) -> Contender:
    import hullbreach as hb

    def begin(seed: int) -> hb.Match:
        return hb.Match.new(game, seats=seats, seed=seed, heard=False)

    def go(match: hb.Match, seed: int, upto: int | None = None) -> int:
        pick, count = Random(seed).randrange, 0
        while (count != upto) and (ask := match.decision):
            options = ask.options
            match.play(options[pick(len(options))])
            count += 1
        return count

    def halfway(seed: int) -> Copier:
        match = begin(seed)
        go(match, seed, HALFWAY)
        return match.fork

    return Contender(
        "hullbreach", f"{game}, {seats} seats", lambda seed: go(begin(seed), seed), halfway
    )


def catanatron() -> Contender:
    from catanatron import Color, Game, RandomPlayer

    def begin(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    def play(seed: int) -> int:
        game, count = begin(seed), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    def halfway(seed: int) -> Copier:
        game = begin(seed)
        for _ in range(HALFWAY):
            game.play_tick()
        return game.copy

    return Contender("catanatron", "catan, 4 seats", play, halfway)


def python_chess() -> Contender:
    from chess import Board

    def go(board: Board, seed: int, upto: int | None = None) -> int:
        pick, count = Random(seed).randrange, 0
        while count != upto and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[pick(len(moves))])
            count += 1
        return count

    def halfway(seed: int) -> Copier:
        board = Board()
        go(board, seed, HALFWAY)
        return lambda: board.copy(stack=False)

    return Contender("python-chess", "chess, 2 seats", lambda seed: go(Board(), seed), halfway)


def rlcard(game: str) -> Contender:
    import rlcard as cards

    env = cards.make(game)

    def begin(seed: int) -> Any:
        env.seed(seed)
        return env.reset()[0]

    def go(seen: Any, seed: int, upto: int | None = None) -> int:
        pick, count = Random(seed).randrange, 0
        while count != upto and not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[pick(len(legal))])
            count += 1
        return count

    def halfway(seed: int) -> Copier:
        go(begin(seed), seed, HALFWAY // 3)
        return lambda: deepcopy(env.game)

    return Contender("rlcard", f"{game}, 2 seats", lambda seed: go(begin(seed), seed), halfway)
