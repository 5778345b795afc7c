"""Who plays the golden matches: somebody eager, and the same with every seed."""

from __future__ import annotations

from random import Random

import hullbreach as hb

IDLE = ("done", "decline", "enough", "refill")


class Player:
    """Any option at random, but rarely none of them."""

    def __init__(self, seed: str, idleness: float = 0.2) -> None:
        self._random = Random(seed)
        self._idleness = idleness

    def choose(self, decision: hb.Decision) -> hb.Option:
        options = decision.options
        eager = [n for n, value in enumerate(decision.ask.values) if value[0] not in IDLE]
        if decision.kind in ("some", "order") or not eager:
            return options[self._random.randrange(options.total)]
        if len(eager) < len(options) and self._random.random() < self._idleness:
            eager = [n for n in range(len(options)) if n not in eager]
        return options[self._random.choice(eager)]


def play_to_the_end(match: hb.Match, player: Player) -> hb.Match:
    while match.decision:
        match.play(player.choose(match.decision))
    return match
