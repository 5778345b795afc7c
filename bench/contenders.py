"""Programs that play a game at random: ours, and others that people use for the same purpose.

All of them choose uniformly among the legal options and list these options at every step. Some of
them also ask where there is only one option, ours never does: so both are counted, the steps and
the steps with a real choice.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

Copier = Callable[[], object]


class Count(NamedTuple):
    """What happened in a match: steps taken, and how many of them left a choice."""

    steps: int = 0
    choices: int = 0

    def after(self, options: int) -> "Count":
        return Count(self.steps + 1, self.choices + (options > 1))


@dataclass(frozen=True)
class Contender:
    """A program, and how to measure it."""

    program: str
    game: str
    play: Callable[[int], Count]
    """Play one whole match from a seed."""
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

    def go(match: hb.Match, seed: int, upto: int | None = None) -> Count:
        pick, steps = Random(seed).randrange, 0
        while (steps != upto) and (ask := match.decision):
            options = ask.options
            match.play(options[pick(options.total)])
            steps += 1
        return Count(steps, steps)

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

    def play(seed: int) -> Count:
        game, steps, choices = begin(seed), 0, 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            steps += 1
        return Count(steps, choices)

    def halfway(seed: int) -> Copier:
        game = begin(seed)
        for _ in range(HALFWAY):
            game.play_tick()
        return game.copy

    return Contender("catanatron", "catan, 4 seats", play, halfway)


def python_chess() -> Contender:
    from chess import Board

    def go(board: Board, seed: int, upto: int | None = None) -> Count:
        pick, count = Random(seed).randrange, Count()
        while count.steps != upto and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[pick(len(moves))])
            count = count.after(len(moves))
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

    def go(seen: Any, seed: int, upto: int | None = None) -> Count:
        pick, count = Random(seed).randrange, Count()
        while count.steps != upto and not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[pick(len(legal))])
            count = count.after(len(legal))
        return count

    def halfway(seed: int) -> Copier:
        go(begin(seed), seed, HALFWAY // 3)
        return lambda: deepcopy(env.game)

    return Contender("rlcard", f"{game}, 2 seats", lambda seed: go(begin(seed), seed), halfway)
