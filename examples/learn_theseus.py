"""Learn to beat random players at Theseus in a few minutes, with NumPy only.

    python examples/learn_theseus.py --minutes 5 --curve curve.svg

The policy is linear: every fact that the seat sees votes for and against every word it may say.
After each match the words of a winner become likelier and those of a loser less likely (REINFORCE,
Williams 1992), measured against what was to be expected. Now and then it plays
without learning, to see how good it is.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from hullbreach.arena.intervals import wilson
from hullbreach.envs import gymnasium_env

STEP = 0.15
FORGET = 0.98  # of the running average of rewards


class LinearPolicy:
    """Votes of facts for words; the words are drawn by softmax."""

    def __init__(self, facts: int, words: int, seed: int) -> None:
        self.votes = np.zeros((facts, words), dtype=np.float32)
        self.random = np.random.default_rng(seed)
        self.expected = 0.0

    def choose(self, seen: dict) -> tuple[int, tuple]:
        """A word, and what has to be remembered of how it came about."""
        facts, legal = np.flatnonzero(seen["observation"]), np.flatnonzero(seen["action_mask"])
        logits = self.votes[np.ix_(facts, legal)].sum(axis=0)
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        n = int(self.random.choice(len(legal), p=odds))
        return int(legal[n]), (facts, legal, n, odds)

    def learn(self, memories: Iterable[tuple], reward: float) -> None:
        """Make what was said likelier if it went better than expected, else less likely."""
        surprise = reward - self.expected
        self.expected = FORGET * self.expected + (1 - FORGET) * reward
        for facts, legal, n, odds in memories:
            if len(legal) > 1:
                push = -odds
                push[n] += 1
                self.votes[np.ix_(facts, legal)] += STEP * surprise / len(facts) * push


def play(env, policy: LinearPolicy, seed: int) -> tuple[float, list[tuple]]:
    """One match: the reward, and what the policy remembers of it."""
    seen, _ = env.reset(seed=seed)
    over, reward, memories = not seen["action_mask"].any(), 0.0, []
    while not over:
        word, memory = policy.choose(seen)
        memories.append(memory)
        seen, reward, ended, broken_off, _ = env.step(word)
        over = ended or broken_off
    return reward, memories


def share_of_victories(env, policy: LinearPolicy, matches: int) -> float:
    """Over matches that are never learned from."""
    rewards = (play(env, policy, 1_000_000 + n)[0] for n in range(matches))
    return sum(reward > 0 for reward in rewards) / matches


def curve(points: Sequence[tuple[int, float]], trials: int) -> str:
    """The learning curve with 95 % intervals, as SVG."""
    most = max(1, points[-1][0])

    def y(share: float) -> float:
        return 240 - 200 * share

    rows = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        rows.append(f'<text x="44" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
        rows.append(f'<path d="M50 {y(share)}H470" stroke="#8894" />')
    for matches, share in points:
        x, (low, high) = 50 + 420 * matches / most, wilson(share * trials, trials)
        rows.append(f'<path d="M{x:.1f} {y(low):.1f}V{y(high):.1f}" stroke="#889" />')
        rows.append(f'<circle cx="{x:.1f}" cy="{y(share):.1f}" r="4" fill="#2f7fc1" />')
    rows.append('<text x="50" y="24">victories against a random player (Theseus, two seats)</text>')
    rows.append(f'<text x="260" y="275" text-anchor="middle">matches, up to {most}</text>')
    shape = 'viewBox="0 0 500 290" font-family="sans-serif" font-size="12" fill="#778"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>', *rows, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--trials", type=int, default=200, help="matches for each measurement")
    parser.add_argument("--every", type=int, default=500, help="matches between measurements")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    wanted = parser.parse_args()

    env = gymnasium_env("theseus", ["random"], seat=None)
    policy = LinearPolicy(env.layout.size, env.layout.vocabulary.size, wanted.seed)
    until, matches, points = time.monotonic() + 60 * wanted.minutes, 0, []
    while True:
        if matches % wanted.every == 0:
            share = share_of_victories(env, policy, wanted.trials)
            points.append((matches, share))
            low, high = wilson(share * wanted.trials, wanted.trials)
            sys.stdout.write(f"{matches:>6} matches: {share:6.1%} won ({low:.1%} to {high:.1%})\n")
            sys.stdout.flush()
            if time.monotonic() > until:
                break
        reward, memories = play(env, policy, matches)
        policy.learn(memories, reward)
        matches += 1
    if wanted.curve:
        wanted.curve.write_text(curve(points, wanted.trials))


if __name__ == "__main__":
    main()
