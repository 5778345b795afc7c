"""Lessons and puzzles over the wire."""

from __future__ import annotations

import pytest

from hullbreach.server.client import Client, ServerSaysNo


def test_lessons_are_listed_in_the_language_asked_for(client: Client) -> None:
    found = client.exercises("lesson", game="theseus", lang="de")
    assert [lesson.name for lesson in found][:2] == ["moving", "fighting"]
    assert found[0].title == "Unterwegs im Ring"
    assert all(step.words for lesson in found for step in lesson.steps)


def test_a_lesson_begins_in_its_position_and_is_not_listed(client: Client) -> None:
    match = client.begin("theseus", "lesson", "moving").match
    assert match.exercise is not None
    assert (match.exercise.name, match.exercise.verdict) == ("moving", "open")
    assert match.yours == [0]
    assert match.id not in [listed.id for listed in client.matches(mine=True)]


def test_nobody_else_looks_at_a_lesson(client: Client, friend: Client) -> None:
    match = client.begin("theseus", "lesson", "moving").match
    with pytest.raises(ServerSaysNo) as caught:
        friend.match(match.id)
    assert caught.value.code == "not_yours"


@pytest.mark.parametrize(
    ("game", "kind", "name", "code"),
    [
        ("theseus", "lesson", "nothing", "not_found"),
        ("theseus", "recipe", "moving", "not_found"),
        ("chess", "lesson", "moving", "unknown_game"),
    ],
)
def test_what_does_not_exist_is_refused(
    client: Client, game: str, kind: str, name: str, code: str
) -> None:
    with pytest.raises(ServerSaysNo) as caught:
        client.begin(game, kind, name)
    assert caught.value.code == code
