"""Lessons can be walked through, puzzles solved, and every step has its words."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from hullbreach.kernel.registry import game_names
from hullbreach.table import Refused, Table
from hullbreach.table.company import think
from hullbreach.table.exercises import (
    LEARNER,
    Condition,
    Exercise,
    Kind,
    Lesson,
    Puzzle,
    exercise,
    exercises,
    position,
    verdict,
)
from hullbreach.table.lines import Answered, Opened
from hullbreach.table.seats import Seat
from hullbreach.words import LANGUAGES
from hullbreach.words.messages import messages


def every(kind: Kind) -> list[tuple[str, str]]:
    return [(game, name) for game in game_names() for name in exercises(game, kind)]


def lay(game: str, asked: Exercise, seed: str | None = None) -> Table:
    bots = tuple(Seat(bot="random") for _ in range(asked.seats - 1))
    opened = Opened(
        game=game,
        seats=(Seat(keys=("learner",)), *bots),
        options=asked.options,
        position=position(game, asked),
        seed=seed or asked.seed,
        code="CODE",
    )
    return Table("exercise", opened, 0.0)


def let_bots_play(table: Table) -> None:
    while seats := table.bots_asked():
        table.apply(Answered(seat=seats[0], option=think(table, seats[0])()), 0.0)


def do(table: Table, *wanted: str) -> None:
    """The learner takes the first option that fits; then the bots answer."""
    let_bots_play(table)
    decision = table.decision_of(LEARNER)
    assert decision is not None, f"nothing to decide, but wanted: {wanted}"
    options = [option.id for option in decision.options]
    fitting = [option for glob in wanted for option in options if fnmatchcase(option, glob)]
    assert fitting, f"none of {wanted} in {options}"
    table.apply(Answered(seat=LEARNER, option=fitting[0]), 0.0)
    let_bots_play(table)


@pytest.mark.parametrize(("game", "name"), every("lesson"))
def test_every_step_of_a_lesson_can_be_done(game: str, name: str) -> None:
    lesson = exercise(game, "lesson", name)
    assert isinstance(lesson, Lesson)
    table = lay(game, lesson)
    for step in lesson.steps:
        if step.wants:
            do(table, *step.wants)


@pytest.mark.parametrize(("game", "name"), every("lesson"))
def test_a_lesson_asks_for_something_and_speaks_three_languages(game: str, name: str) -> None:
    lesson = exercise(game, "lesson", name)
    assert isinstance(lesson, Lesson)
    assert any(step.wants for step in lesson.steps)
    steps = [f"lesson-{name}-{n}" for n in range(1, len(lesson.steps) + 1)]
    for lang in LANGUAGES:
        known = messages(game, lang)
        assert [step for step in steps if step not in known] == []
        assert f"lesson-{name}-{len(steps) + 1}" not in known, "words without a step"
        assert known.say(f"lesson-{name}", {}, "lead")
        assert known.say(f"lesson-{name}", {}, "praise")


@pytest.mark.parametrize("game", ["lockdown", "nemesis", "theseus"])
def test_six_lessons_a_game(game: str) -> None:
    assert len(exercises(game, "lesson")) >= 6


def test_what_lay_there_goes_where_the_new_piece_came_from() -> None:
    lesson = exercise("lockdown", "lesson", "searching")
    laid = position("lockdown", lesson)["state"]["zones"]
    assert laid["room.001"] == ["guard_room"]
    rooms = [zone for zone, pieces in laid.items() if zone.startswith("tile.") and not pieces]
    assert rooms == ["tile.001"], "every other unexplored room still has its tile"


def test_an_unknown_exercise_is_refused() -> None:
    for kind, name in (("lesson", "nowhere"), ("recipe", "moving")):
        with pytest.raises(Refused, match="There is no"):
            exercise("theseus", kind, name)


def test_conditions_look_into_what_the_learner_sees() -> None:
    seen = {"seats": [{"life": 3}], "disc": None, "noise": ["001-002"]}
    assert Condition(path="seats.0.life", at_most=3).holds(seen)
    assert not Condition(path="seats.0.life", at_least=4).holds(seen)
    assert Condition(path="noise", has="001-002").holds(seen)
    assert not Condition(path="disc", has="marines_fire#1").holds(seen)
    assert not Condition(path="nothing.here", at_most=0).holds(seen)


@pytest.mark.parametrize("seed", ["", "another", "a third"])
@pytest.mark.parametrize(("game", "name"), every("puzzle"))
def test_a_puzzle_is_solved_whatever_the_chance(game: str, name: str, seed: str) -> None:
    puzzle = exercise(game, "puzzle", name)
    assert isinstance(puzzle, Puzzle)
    table = lay(game, puzzle, seed or puzzle.seed)
    assert verdict(puzzle, table.match) == "open"
    for wanted in puzzle.solution:
        do(table, wanted)
    assert verdict(puzzle, table.match) == "solved"


@pytest.mark.parametrize(("game", "name"), every("puzzle"))
def test_a_puzzle_is_failed_by_whoever_lets_the_time_go_by(game: str, name: str) -> None:
    puzzle = exercise(game, "puzzle", name)
    table = lay(game, puzzle)
    for _ in range(60):
        if verdict(puzzle, table.match) != "open":
            break
        do(table, "pass", "none", "*")
    assert verdict(puzzle, table.match) == "failed"


@pytest.mark.parametrize(("game", "name"), every("puzzle"))
def test_a_puzzle_speaks_three_languages(game: str, name: str) -> None:
    for lang in LANGUAGES:
        known = messages(game, lang)
        parts = [known.say(f"puzzle-{name}", {}, part) for part in ("lead", "hint", "praise")]
        assert all(parts), lang
