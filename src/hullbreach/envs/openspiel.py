"""OpenSpiel: every game as a sequential game of imperfect information.

All chance of a match follows from its deal, so there is one chance node: at the root, one of so
many deals is drawn. Nobody sees which; what a player sees is its observation.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from hullbreach.kernel.registry import game as game_of

from .layout import layout
from .spoken import LONGEST, SpokenMatch, victory

NAME = "hullbreach"
MOST_PLAYERS = 8
DEALS = 1_000_000

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Hullbreach: science-fiction board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "theseus", "seats": 0, "options": "{}", "deals": DEALS},
)


class Plan:
    """What is played: a game, its seats and options, and how many deals there are."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.params = dict(params)
        self.game = str(params.get("game", "theseus"))
        self.options = json.loads(params.get("options", "{}"))
        self.seats = int(params.get("seats", 0)) or game_of(self.game).default_seats
        self.deals = int(params.get("deals", DEALS))
        self.layout = layout(self.game, self.seats, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Plan:
        return self  # a state is cloned by deep copies of what it holds

    def __reduce__(self) -> tuple[Any, ...]:
        return Plan, (self.params,)


class HullbreachGame(pyspiel.Game):
    """A game with so many seats and these options.

    OpenSpiel may drop the Python half of a game and make it anew without `__init__`, so everything
    is derived from the parameters.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        plan = Plan(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=plan.layout.vocabulary.size,
            max_chance_outcomes=plan.deals,
            num_players=plan.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST + 1,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> HullbreachState:
        return HullbreachState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HullbreachObserver:
        return HullbreachObserver(Plan(self.get_parameters()))


class HullbreachState(pyspiel.State):
    """A match, or the moment before it is dealt."""

    def __init__(self, game: HullbreachGame) -> None:
        super().__init__(game)
        self.plan = Plan(game.get_parameters())
        self.spoken: SpokenMatch | None = None

    def current_player(self) -> int:
        if self.spoken is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.spoken.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.spoken is not None and self.spoken.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.plan.deals) for deal in range(self.plan.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.spoken is not None
        return sorted(self.spoken.legal) if self.spoken.seat == player else []

    def _apply_action(self, action: int) -> None:
        plan = self.plan
        if self.spoken is None:
            self.spoken = SpokenMatch.new(plan.game, plan.seats, f"deal {action}", plan.options)
        else:
            self.spoken.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        spelling = self.spoken.spelling if self.spoken else None
        if spelling is not None and action in spelling.legal:
            return str(spelling.legal[action])
        return self.plan.layout.vocabulary.meaning(action)

    def returns(self) -> list[float]:
        result = self.spoken.match.result if self.spoken else None
        if result is None:
            return [0.0] * self.plan.seats
        return [victory(outcome) for outcome in result.seats]

    def __str__(self) -> str:
        if self.spoken is None:
            return f"{self.plan.game} before the deal"
        said = self.spoken.spelling.said if self.spoken.spelling else ()
        return f"{self.spoken.match.position()}\n{' '.join(map(str, said))}"


class HullbreachObserver:
    """What a player sees: the tensor of the seat, and its view as text."""

    def __init__(self, plan: Plan) -> None:
        self.tensor = np.zeros(plan.layout.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HullbreachState, player: int) -> None:
        if state.spoken is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.spoken.observe(player)

    def string_from(self, state: HullbreachState, player: int) -> str:
        if state.spoken is None:
            return "before the deal"
        return json.dumps(state.spoken.match.view(player), sort_keys=True)


pyspiel.register_game(GAME_TYPE, HullbreachGame)


def load(
    game: str, seats: int | None, options: Mapping[str, Any] | None, deals: int = DEALS
) -> HullbreachGame:
    return HullbreachGame(
        {
            "game": game,
            "seats": seats or 0,
            "options": json.dumps(options or {}, sort_keys=True),
            "deals": deals,
        }
    )
