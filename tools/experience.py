"""Learn from many matches of Nemesis how a position ends: `python tools/experience.py`.

Experts of rules of thumb play, who now and then try something else. After every turn the seat notes
its signs, and at the end whether it survived and won. A small network learns the two chances.
"""

from __future__ import annotations

import argparse
import json
from array import array
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

import hullbreach as hb
from hullbreach.bots.experience import Experience
from hullbreach.bots.nemesis.foresight import LEARNED, TURNS
from hullbreach.bots.nemesis.signs import Signs, signs
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.scene import Scene
from hullbreach.bots.thumb import thumb_of
from hullbreach.bots.thumb.bot import best
from hullbreach.kernel.decisions import Decision, Option

GAME, SEATS = "nemesis", 4
OWN = TURNS | {"launch", "keep_objective"}
"""Questions after which a seat looks at its signs."""
DETOURS, BREADTH = 0.1, 5  # how often it tries something else, and among how many ideas
SELDOM = 500  # rows; what is seen less often teaches nothing
MINDS = 4  # networks that learn the same; together they are wiser than each of them
HIDDEN = 12
BATCH, EPOCHS, RATE, DECAY = 2048, 3, 2e-3, 0.5
DIGITS = 4

Floats = np.ndarray[Any, np.dtype[np.float32]]


class Row(NamedTuple):
    signs: Signs
    survived: bool
    won: bool


def play(seed: str) -> list[Row]:
    """One match."""
    thumb, random = thumb_of(GAME), Random(seed)
    assert thumb is not None
    match, noted, acted = hb.Match.new(GAME, SEATS, seed, heard=False), [], -1
    while decision := match.decision:
        if decision.prompt in TURNS and acted >= 0:
            scene = Scene(TITLE, match.view(acted), acted)
            if scene.is_alive(acted):
                noted.append((acted, signs(scene, decision.seat == acted)))
            acted = -1
        weights = thumb.weigh(match.view(decision.seat), decision)
        option = best(decision, weights, random)
        if decision.prompt in OWN:
            acted = decision.seat
            option = detour(decision, weights, random) or option
        match.play(option)
    assert match.result is not None
    ends = match.result.seats
    return [Row(found, ends[seat].survived, ends[seat].won) for seat, found in noted]


def detour(decision: Decision, weights: Sequence[float], random: Random) -> Option | None:
    """Sometimes another of the best ideas than the first."""
    if len(weights) < 2 or random.random() >= DETOURS:
        return None
    ranked = sorted(range(len(weights)), key=lambda n: -weights[n])
    return Option(decision, decision.ask.values[random.choice(ranked[1:BREADTH])])


class Rows:
    """Many rows, as a table with a column for each sign."""

    def __init__(self) -> None:
        self.columns: dict[str, int] = {}
        self._where, self._value, self._ends = array("h"), array("f"), array("l", [0])
        self._outcomes = array("f")

    def add(self, row: Row) -> None:
        for sign, value in row.signs.items():
            if value:
                self._where.append(self.columns.setdefault(sign, len(self.columns)))
                self._value.append(value)
        self._ends.append(len(self._where))
        self._outcomes.extend((row.survived, row.won))

    def table(self) -> tuple[Floats, Floats]:
        """The signs, and what came of them."""
        ends = np.array(self._ends)
        rows = np.repeat(np.arange(len(ends) - 1), np.diff(ends))
        found = np.zeros((len(ends) - 1, len(self.columns)), dtype=np.float32)
        found[rows, np.array(self._where)] = np.array(self._value)
        return found, np.array(self._outcomes, dtype=np.float32).reshape(-1, 2)


def sigmoid(votes: Floats) -> Floats:
    return np.float32(1) / (np.float32(1) + np.exp(-votes))


class Network:
    """One hidden layer, taught by Adam (Kingma and Ba 2014) with decay of weights."""

    def __init__(self, inputs: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.random = random
        self.parts = [
            (random.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, dtype=np.float32),
            (random.standard_normal((HIDDEN, 2)) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(2, dtype=np.float32),
        ]
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, found: Floats) -> tuple[Floats, Floats]:
        """What the hidden units say, and the chances."""
        into, bias, out, constant = self.parts
        active = np.maximum(found @ into + bias, 0)
        return active, sigmoid(active @ out + constant)

    def learn(self, found: Floats, outcomes: Floats, rate: float) -> None:
        active, chances = self.chances(found)
        wrong = (chances - outcomes) / len(found)
        back = (wrong @ self.parts[2].T) * (active > 0)
        slopes = [found.T @ back, back.sum(0), active.T @ wrong, wrong.sum(0)]
        self._steps += 1
        for part, slope, first, second in zip(
            self.parts, slopes, self._first, self._second, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self._steps)
            step /= np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            part -= rate * (step + DECAY * part)

    def teach(self, found: Floats, outcomes: Floats) -> None:
        """Several times through all rows, in smaller and smaller steps."""
        batches = len(found) // BATCH
        for epoch in range(EPOCHS):
            order = self.random.permutation(len(found))
            for number in range(batches):
                some = order[number * BATCH : (number + 1) * BATCH]
                rest = 1 - (epoch * batches + number) / (EPOCHS * batches)
                self.learn(found[some], outcomes[some], RATE * rest)


def loss(chances: Floats, outcomes: Floats) -> float:
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(outcomes * np.log(sure) + (1 - outcomes) * np.log(1 - sure)))


def rounded(weights: Floats) -> list[float]:
    return [round(float(weight), DIGITS) for weight in weights]


def learned(columns: Sequence[str], found: Floats, outcomes: Floats) -> Experience:
    """The last twentieth of the rows is kept to see how good it is."""
    often = [n for n in range(len(columns)) if np.count_nonzero(found[:, n]) >= SELDOM]
    found = found[:, often]
    mean, spread = found.mean(0), found.std(0) + 1e-3
    scaled, kept = (found - mean) / spread, len(found) // 20
    minds = [Network(len(often), seed) for seed in range(MINDS)]
    for mind in minds:
        mind.teach(scaled[:-kept], outcomes[:-kept])
    into, bias, out, constant = together(minds)
    chances = sigmoid(np.maximum(scaled[-kept:] @ into + bias, 0) @ out + constant)
    usual = np.broadcast_to(outcomes[:-kept].mean(0), chances.shape)
    print(f"loss {loss(chances, outcomes[-kept:]):.4f}, without signs", end=" ")
    print(f"{loss(usual, outcomes[-kept:]):.4f}, of {kept} rows")
    into = into / spread[:, None]
    return Experience(
        signs={columns[column]: rounded(into[n]) for n, column in enumerate(often)},
        hidden=rounded(bias - mean @ into),
        survives=rounded(np.append(out[:, 0], constant[0])),
        wins=rounded(np.append(out[:, 1], constant[1])),
    )


def together(minds: Sequence[Network]) -> list[Floats]:
    """All in one: the hidden units side by side, each with its share of the vote."""
    into, bias, out, constant = zip(*(mind.parts for mind in minds), strict=True)
    votes = np.concatenate(out) / len(minds)
    return [np.concatenate(into, axis=1), np.concatenate(bias), votes, np.mean(constant, axis=0)]


def written(experience: Experience) -> str:
    """A line for each sign."""
    data = msgspec.to_builtins(experience)
    signs = ",\n".join(f"{json.dumps(s)}: {json.dumps(w)}" for s, w in data.pop("signs").items())
    rest = "".join(f",\n{json.dumps(name)}: {json.dumps(w)}" for name, w in data.items())
    return f'{{"signs": {{\n{signs}\n}}{rest}}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="experience")
    parser.add_argument("--into", type=Path, default=LEARNED)
    asked = parser.parse_args()
    rows = Rows()
    with Pool(asked.workers) as pool:
        seeds = (f"{asked.seed}/{number}" for number in range(asked.matches))
        for number, match in enumerate(pool.imap(play, seeds, chunksize=8), 1):
            for row in match:
                rows.add(row)
            if number % 100 == 0:
                print(f"\r{number} of {asked.matches} matches", end="", flush=True)
    print()
    experience = learned(list(rows.columns), *rows.table())
    asked.into.write_text(written(experience))


if __name__ == "__main__":
    main()
