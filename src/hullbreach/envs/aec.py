"""PettingZoo: all seats of a match, one after the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hullbreach.kernel.decisions import Decision
from hullbreach.kernel.registry import game as game_of
from hullbreach.kernel.state import Outcome

from .layout import layout
from .spoken import SpokenMatch, victory

Reward = Callable[[Outcome], float]
Seen = dict[str, Any]


class SeatsEnv(AECEnv[str, Seen, int]):
    """A game as an agent-environment cycle; agents are `seat_0`, `seat_1`, ..."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = victory,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.options, self.reward = game, dict(options or {}), reward
        self.seats = game_of(game).default_seats if seats is None else seats
        self.render_mode = render_mode
        self.metadata = {
            "name": f"hullbreach_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.layout = layout(game, self.seats, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.layout.vocabulary.size
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.layout.size, actions) for agent in self.possible_agents
        }
        self._random = Random()
        self.spoken: SpokenMatch

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. The same seed gives the same matches, one after the other."""
        if seed is not None:
            self._random = Random(seed)
        deal = f"{self._random.getrandbits(64):x}"
        self.spoken = SpokenMatch.new(self.game, self.seats, deal, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._call_next()

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        return {"observation": self.spoken.observe(seat), "action_mask": self.spoken.mask(seat)}

    def step(self, action: int | None) -> None:
        """Say one word; at the end of a match every agent takes leave with `None`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.spoken.say(-1 if action is None else int(action))
        self._call_next()

    def _call_next(self) -> None:
        seat = self.spoken.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        result = self.spoken.match.result
        if result is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            outcomes = zip(self.possible_agents, result.seats, strict=True)
            self.rewards = {agent: self.reward(outcome) for agent, outcome in outcomes}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # ---------------------------------------------------------------- for people

    def view(self, agent: str) -> dict[str, Any]:
        """The readable view beside the tensor."""
        return self.spoken.match.view(self._seat_of[agent])

    def decision(self, agent: str) -> Decision | None:
        """The question that the agent must answer, with all its options."""
        seat, spelling = self._seat_of[agent], self.spoken.spelling
        if spelling is None or spelling.ask.seat != seat:
            return None
        return next(d for d in self.spoken.match.decisions if d.seat == seat)

    def render(self) -> str | None:
        """What the seat that has the word sees, as text."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.view(self.agent_selection), indent=1)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def observation_space(size: int, actions: int) -> spaces.Dict:
    limits = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(limits.min), int(limits.max), (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
