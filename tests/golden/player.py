"""Who plays the golden matches: somebody eager, who decides the same with every seed."""

from __future__ import annotations

from random import Random

import hullbreach as hb

IDLE = ("done", "decline", "enough", "refill")


class Player:
    """Any option at random, but rarely an idle one; in whatever order the options come.

    What it longs for (options that begin so) it mostly takes.
    """

    def __init__(self, seed: str, idleness: float = 0.2, longing: tuple[str, ...] = ()) -> None:
        self._random = Random(seed)
        self._idleness = idleness
        self._longing = longing

    def choose(self, decision: hb.Decision) -> hb.Option:
        choices = sorted(option.id for option in decision.choices)
        if decision.kind == "order":
            return decision.option(_joined(",", self._random.sample(choices, len(choices))))
        if decision.kind == "some":
            size = self._random.randint(decision.least, decision.most)
            return decision.option(_joined("+", self._random.sample(choices, size)))
        wanted = [
            choice for choice in choices if self._longing and choice.startswith(self._longing)
        ]
        if wanted and self._random.random() > self._idleness:
            return decision.option(self._random.choice(wanted))
        idle = [choice for choice in choices if choice in IDLE]
        eager = [choice for choice in choices if choice not in IDLE]
        rests = not eager or (idle and self._random.random() < self._idleness)
        return decision.option(self._random.choice(idle if rests else eager))


def _joined(joint: str, choices: list[str]) -> str:
    """`target:a`, `target:b` -> `target:a+b`."""
    if not choices:
        return "none"
    verb = choices[0].partition(":")[0]
    return f"{verb}:{joint.join(choice.partition(':')[2] for choice in choices)}"


def play_to_the_end(match: hb.Match, player: Player) -> hb.Match:
    while decision := match.decision:
        match.play(player.choose(decision))
    return match
