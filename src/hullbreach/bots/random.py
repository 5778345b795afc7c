"""The bot that takes any option."""

from __future__ import annotations

from random import Random

from hullbreach.kernel.decisions import Option
from hullbreach.kernel.views import Sight


class RandomBot:
    """Chooses uniformly among its options; the same seed makes the same choices."""

    def __init__(self, seed: str | int = 0) -> None:
        self._random = Random(str(seed))

    def choose(self, sight: Sight) -> Option:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        options = decision.options
        return options[self._random.randrange(len(options))]
