"""The example that learns: it does, and it draws its curve."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from . import cases  # noqa: F401  skips without NumPy

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_theseus.py"


@pytest.fixture(scope="module")
def example() -> Any:
    pytest.importorskip("gymnasium", reason="needs: pip install 'hullbreach[envs]'")
    spec = spec_from_file_location("learn_theseus", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_rewarded_becomes_likelier(example: Any) -> None:
    """Two facts, two words; the right word depends on the fact."""
    policy = example.LinearPolicy(3, 2, seed=1)
    mask = np.array([1, 1], dtype=np.int8)
    for n in range(800):
        fact = n % 2
        seen = {"observation": np.array([fact == 0, fact == 1, 1]), "action_mask": mask}
        word, memory = policy.choose(seen)
        policy.learn([memory], 1.0 if word == fact else -1.0)
    for fact in range(2):
        seen = {"observation": np.array([fact == 0, fact == 1, 1]), "action_mask": mask}
        odds = policy.choose(seen)[1][3]
        assert odds[fact] > 0.9


def test_a_match_is_played_and_learned_from(example: Any) -> None:
    env = example.gymnasium_env("theseus", ["random"], seat=None)
    policy = example.LinearPolicy(env.layout.size, env.layout.vocabulary.size, seed=1)
    reward, memories = example.play(env, policy, seed=1)
    assert reward in (-1.0, 0.0, 1.0)
    assert len(memories) > 10
    policy.expected = -reward
    policy.learn(memories, reward)
    assert policy.votes.any()


def test_the_curve_is_a_picture(example: Any) -> None:
    picture = ElementTree.fromstring(example.curve([(0, 0.5), (400, 0.7), (800, 0.8)], 100))
    assert len(picture.findall("{*}circle")) == 3
