"""Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from hullbreach.bots import bot
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.registry import game as game_of
from hullbreach.kernel.views import Bot, Sight

from .aec import Reward, Seen, observation_space
from .layout import layout
from .spoken import SpokenMatch, victory


class SeatEnv(gymnasium.Env[Seen, int]):
    """A game as one seat plays it. What is possible stands in `info["action_mask"]`, too."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium wants it

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        reward: Reward = victory,
        render_mode: str | None = None,
    ) -> None:
        """`bots` are the levels of the other seats in order, or one for all; `seat=None` sits down
        somewhere else in each match.
        """
        self.game, self.options, self.reward = game, dict(options or {}), reward
        self.seats = game_of(game).default_seats if seats is None else seats
        self.levels = tuple(bots) * (self.seats - 1) if len(bots) == 1 else tuple(bots)
        if len(self.levels) != self.seats - 1:
            raise BadOption(f"{self.seats} seats need {self.seats - 1} bots, not {len(bots)}")
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        self.render_mode = render_mode
        self.layout = layout(game, self.seats, self.options)
        actions = self.layout.vocabulary.size
        self.action_space = spaces.Discrete(actions)
        self.observation_space = observation_space(self.layout.size, actions)
        self._chair = seat
        self.seat = seat or 0
        self._bots: list[Bot] = []
        self.spoken: SpokenMatch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        deal = f"{int(self.np_random.integers(1 << 62)):x}"
        self.seat = Random(deal).randrange(self.seats) if self._chair is None else self._chair
        self._bots = [bot(level, self.game, f"{deal}/{n}") for n, level in enumerate(self.levels)]
        self._bots.insert(self.seat, self._bots[0] if self._bots else bot("random", self.game))
        heard = set(self.levels) != {"random"}
        self.spoken = SpokenMatch.new(self.game, self.seats, deal, self.options, heard=heard)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Say one word. The bots play until the seat is asked again."""
        self.spoken.say(int(action))
        self._let_bots_play()
        result = self.spoken.match.result
        reward = self.reward(result.seats[self.seat]) if result else 0.0
        broken_off = result is None and self.spoken.seat is None
        return self._seen(), reward, result is not None, broken_off, self._info()

    def _let_bots_play(self) -> None:
        spoken = self.spoken
        while (seat := spoken.seat) is not None and seat != self.seat:
            spoken.answer(self._bots[seat].choose(Sight(spoken.match, seat)))

    def _seen(self) -> Seen:
        seat = self.seat
        return {"observation": self.spoken.observe(seat), "action_mask": self.spoken.mask(seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.spoken.mask(self.seat)}

    def view(self) -> dict[str, Any]:
        """The readable view beside the tensor."""
        return self.spoken.match.view(self.seat)

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.view(), indent=1)
