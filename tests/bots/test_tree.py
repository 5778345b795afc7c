"""What a search learns from its playouts."""

from __future__ import annotations

import time

import hullbreach as hb
from hullbreach.bots import bot
from hullbreach.bots.tree import Node


def learned(node: Node, reply: str, *values: float) -> None:
    for value in values:
        node.reply(reply).learn(value)


def test_the_best_rank_is_tried_first() -> None:
    assert Node().promising(["first", "second"]) == "first"


def test_what_turned_out_badly_gives_way_to_the_next_in_rank() -> None:
    node = Node()
    learned(node, "first", -5.0, -6.0, -5.0)
    learned(node, "second", 1.0)
    assert node.promising(["first", "second", "third"]) == "second"


def test_what_was_hardly_tried_gets_its_chance() -> None:
    node = Node()
    learned(node, "first", *[1.0] * 30)
    assert node.promising(["first", "second"]) == "second"


def test_only_what_is_possible_in_this_world_competes() -> None:
    node = Node()
    learned(node, "elsewhere", 50.0, 50.0)
    assert node.promising(["here"]) == "here"


def test_a_search_takes_about_the_time_it_is_given() -> None:
    match = hb.Match.new("theseus", 2, "clock")
    hb.play(match, [bot("rules", "theseus", 1), bot("rules", "theseus", 2)], moves=20)
    assert match.decision is not None
    begun = time.monotonic()
    option = bot("search:0.2s", "theseus").choose(hb.Sight(match, match.decision.seat))
    assert time.monotonic() - begun >= 0.2
    assert option in match.decision.options
