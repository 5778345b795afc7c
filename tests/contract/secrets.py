"""Nothing leaks: permute all that a viewer cannot know, and he notices nothing."""

from __future__ import annotations

from random import Random

import hullbreach as hb
from hullbreach.kernel import registry, zones

from .cases import play_on
from .sight import NEWEST, assert_same, events_so_far, sent, viewers

TRIES = 8


def mixing_what_a_viewer_cannot_know_changes_nothing_he_is_sent(
    match: hb.Match, random: Random
) -> None:
    since = 0 if random.random() < 0.1 else max(events_so_far(match) - NEWEST, 0)
    for viewer in viewers(match):
        world = match.imagine(viewer, f"world/{random.random()}")
        assert_same(
            sent(world, viewer, since), sent(match, viewer, since), f"imagined by viewer {viewer}"
        )


def imagined_worlds_really_differ(match: hb.Match, random: Random) -> None:
    for viewer in viewers(match):
        if hides_something(match, viewer):
            worlds = (match.imagine(viewer, f"{random.random()}") for _ in range(TRIES))
            assert any(world._state.zones != match._state.zones for world in worlds), (
                f"viewer {viewer} imagines the truth {TRIES} times out of {TRIES}"
            )


def hides_something(match: hb.Match, viewer: int | None) -> bool:
    """Are there three pieces that the viewer cannot tell apart?"""
    back = registry.game(match.game).back
    groups: dict[str, int] = {}
    for _, group in zones.hidden(match._state, viewer, back):
        groups[group] = groups.get(group, 0) + 1
    return any(count >= 3 for count in groups.values())


def an_imagined_world_is_a_match_like_any_other(match: hb.Match, random: Random) -> None:
    """It holds the same pieces, stands up to the game's own check and can be played on."""
    viewer = random.choice([*viewers(match)])
    world = match.imagine(viewer, f"{random.random()}")
    assert set(world._state.where) == set(match._state.where)
    registry.game(match.game).check(world._last_quiet().state.clone())
    before = match.position()
    while world.can_undo:
        world.undo()
    play_on(world, random, answers=20)
    assert match.position() == before, "playing in an imagined world changed the real one"


def an_imagined_world_knows_nothing_of_the_real_one(match: hb.Match, random: Random) -> None:
    """Neither the seed, nor what was told in private to others."""
    viewer = random.choice([*viewers(match)])
    world = match.imagine(viewer, f"{random.random()}")
    assert world.save()["seed"] != match.save()["seed"]
    assert world.save()["secret"] != match.save()["secret"]
    settled = match._last_quiet().state.log
    if settled is None:
        return
    public = match.events(None)
    for other in range(match.seats):
        if other != viewer:
            told = world.events(other)[: settled.number + 1]
            assert told == public[: settled.number + 1], f"seat {other}'s secrets are told"
