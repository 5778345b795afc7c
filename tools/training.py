"""Matches from which the C compiler learns what is hot: `python tools/training.py`.

Random players of every game, with what else is done often: views, forks, learning environments.
"""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import hullbreach as hb

SEATS = {"theseus": 2, "lockdown": 4, "nemesis": 4}
MATCHES = 150
LOOK = 7  # answers from one view and one fork to the next
LESSONS = 30


def play(game: str, seed: int) -> None:
    match, pick = hb.Match.new(game, SEATS[game], seed, heard=False), Random(seed).randrange
    while decision := match.decision:
        if match.answered % LOOK == 0:
            match.view(decision.seat)
            match.fork()
        match.play(decision.options[pick(decision.options.total)])


def learn(game: str) -> None:
    from hullbreach.envs import pettingzoo_env

    env, pick = pettingzoo_env(game, SEATS[game]), Random(game).choice
    for seed in range(LESSONS):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, broken_off, _ = env.last()
            assert seen is not None
            over = ended or broken_off
            env.step(None if over else int(pick(seen["action_mask"].view(bool).nonzero()[0])))


def main() -> None:
    for game in hb.games():
        for seed in range(MATCHES):
            play(game, seed)
        if find_spec("pettingzoo"):
            learn(game)


if __name__ == "__main__":
    main()
