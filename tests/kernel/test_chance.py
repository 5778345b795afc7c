"""Chance: the same everywhere, fair, and forced only as the script says."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from hullbreach.kernel import chance
from hullbreach.kernel.chance import Script, commitment_of, secret_of
from hullbreach.kernel.drawn import drawn
from hullbreach.kernel.errors import ScriptMisfit
from hullbreach.kernel.state import State

DIE = (1, 2, 3, 4, 5, 6)
LETTERS = tuple("abcdefgh")


def sealed(seed: str = "known", **script: list[object]) -> State:
    state = State(seats=2)
    state.secret = secret_of(seed)
    state.script = dict(Script(**script).streams)  # type: ignore[arg-type]
    return state


class TestSeal:
    def test_a_seed_gives_the_same_results_on_every_machine(self) -> None:
        state = sealed()
        rolls = [chance.roll(state, "die", DIE) for _ in range(12)]
        assert rolls == [2, 2, 6, 3, 6, 5, 1, 5, 2, 3, 5, 1]
        assert chance.shuffled(state, "deck", LETTERS) == tuple("egbhdafc")
        assert chance.shuffled(state, "deck", range(200))[:8] == (
            87,
            157,
            91,
            111,
            78,
            101,
            137,
            77,
        )

    def test_the_commitment_is_the_same_on_every_machine(self) -> None:
        assert commitment_of(secret_of("known")).startswith("2dbe3d75720ef64f")
        assert secret_of("known").hex().startswith("10327beb3ce75ff0")

    def test_another_seed_gives_other_results(self) -> None:
        state = sealed("other")
        assert [chance.roll(state, "die", DIE) for _ in range(12)] != [
            2, 2, 6, 3, 6, 5, 1, 5, 2, 3, 5, 1,
        ]  # fmt: skip

    def test_streams_do_not_disturb_each_other(self) -> None:
        alone, mixed = sealed(), sealed()
        mixed_rolls = []
        for _ in range(8):
            chance.roll(mixed, "noise", DIE)
            mixed_rolls.append(chance.roll(mixed, "die", DIE))
        assert mixed_rolls == [chance.roll(alone, "die", DIE) for _ in range(8)]

    def test_every_result_is_counted_and_noticed(self) -> None:
        state = sealed(die=[3])
        chance.roll(state, "die", DIE)
        chance.roll(state, "die", DIE)
        chance.shuffled(state, "deck", LETTERS)
        assert state.counters == {"die": 2, "deck": 1}
        assert state.opened == 3

    def test_every_result_is_remembered(self) -> None:
        state = sealed(die=[3])
        chance.roll(state, "die", DIE)
        first = state.drawn
        chance.shuffled(state, "deck", "ab")
        (rolled,) = drawn(first)
        assert (rolled.stream, rolled.among, rolled.result) == ("die", DIE, 3)
        (dealt,) = drawn(state.drawn, first)
        assert (dealt.stream, dealt.among) == ("deck", ("a", "b"))


class TestFairness:
    """With these seeds the counts are fixed; the bounds are five standard deviations wide."""

    def test_every_face_is_as_likely_as_the_others(self) -> None:
        state = sealed()
        counts = Counter(chance.roll(state, "die", DIE) for _ in range(6000))
        assert set(counts) == set(DIE)
        assert all(abs(count - 1000) < 145 for count in counts.values())

    def test_every_order_is_as_likely_as_the_others(self) -> None:
        state = sealed()
        counts = Counter(chance.shuffled(state, "deck", "abcd") for _ in range(2400))
        assert set(counts) == set(permutations("abcd"))
        assert all(abs(count - 100) < 50 for count in counts.values())

    def test_two_rolls_in_a_row_are_independent(self) -> None:
        state = sealed()
        rolls = [chance.roll(state, "die", DIE) for _ in range(7201)]
        counts = Counter(pairwise(rolls))
        assert len(counts) == 36
        assert all(abs(count - 200) < 71 for count in counts.values())

    def test_a_shuffle_loses_and_doubles_nothing(self) -> None:
        items = tuple(f"c{number}" for number in range(100))
        assert sorted(chance.shuffled(sealed(), "deck", items)) == sorted(items)

    def test_nothing_and_one_thing_can_be_shuffled(self) -> None:
        assert chance.shuffled(sealed(), "deck", ()) == ()
        assert chance.shuffled(sealed(), "deck", ("a",)) == ("a",)


class TestScript:
    def test_forced_results_come_in_order_then_the_seed_goes_on(self) -> None:
        forced, free = sealed(die=[6, 1]), sealed()
        rolls = [chance.roll(forced, "die", DIE) for _ in range(4)]
        assert rolls[:2] == [6, 1]
        assert rolls[2:] == [chance.roll(free, "die", DIE) for _ in range(4)][2:]

    def test_other_streams_are_not_forced(self) -> None:
        forced, free = sealed(noise=[6]), sealed()
        assert chance.roll(forced, "die", DIE) == chance.roll(free, "die", DIE)

    def test_a_shuffle_is_forced_from_the_top(self) -> None:
        pile = chance.shuffled(sealed(deck=[["c", "a"]]), "deck", LETTERS)
        assert pile[:2] == ("c", "a")
        assert sorted(pile) == list(LETTERS)

    def test_a_single_word_forces_the_first_of_a_shuffle(self) -> None:
        assert chance.shuffled(sealed(deck=["c"]), "deck", LETTERS)[0] == "c"

    def test_a_whole_order_can_be_forced(self) -> None:
        assert chance.shuffled(sealed(deck=[tuple("cab")]), "deck", "abc") == ("c", "a", "b")

    def test_a_face_that_the_die_does_not_have(self) -> None:
        with pytest.raises(ScriptMisfit) as misfit:
            chance.roll(sealed(die=[7]), "die", DIE)
        assert str(misfit.value) == (
            "chance 'die': 7 is scripted, but the results are 1, 2, 3, 4, 5, 6"
        )

    def test_a_list_is_no_face(self) -> None:
        with pytest.raises(ScriptMisfit):
            chance.roll(sealed(die=[[1, 2]]), "die", DIE)

    @pytest.mark.parametrize("pile", [["z"], ["a", "a"], "z"])
    def test_a_card_that_is_not_in_the_pile(self, pile: object) -> None:
        with pytest.raises(ScriptMisfit, match="is scripted, but is not among"):
            chance.shuffled(sealed(deck=[pile]), "deck", LETTERS)

    def test_a_clone_has_its_own_script(self) -> None:
        state = sealed(die=[6])
        assert chance.roll(state.clone(), "die", DIE) == 6
        assert chance.roll(state, "die", DIE) == 6
