"""OpenSpiel's generic tests, on every game and mode."""

from __future__ import annotations

import pytest

from tests.contract import Case

from .cases import every_case_in_time

pyspiel = pytest.importorskip("pyspiel", reason="needs: pip install 'hullbreach[openspiel]'")

from hullbreach.envs import openspiel_game  # noqa: E402


@every_case_in_time
def test_random_simulations(case: Case) -> None:
    """Legal actions, players, clones, serialisation, returns, observations."""
    game = openspiel_game(case.game, case.seats, case.options, deals=5)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_state_is_written_down_and_read_again() -> None:
    game = openspiel_game("theseus", 2, deals=3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_it_by_name() -> None:
    game = pyspiel.load_game("hullbreach", {"game": "theseus", "seats": 2, "deals": 3})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 3
    state.apply_action(1)
    player = state.current_player()
    tensor = state.observation_tensor(player)
    assert len(tensor) == game.observation_tensor_size()
    assert "theseus" in state.observation_string(player)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert state.action_to_string(player, state.legal_actions()[0])
