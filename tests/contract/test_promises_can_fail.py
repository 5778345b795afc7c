"""Each promise catches a game that breaks it: Magpies, written by cheats and bunglers."""

from __future__ import annotations

import random as python_random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel import chance, registry, zones
from hullbreach.kernel.decisions import Ask, Play, Refusal, Together, some
from hullbreach.kernel.errors import BadPosition
from hullbreach.kernel.registry import procedure
from tests.contract import Case, moments
from tests.kernel import magpies
from tests.kernel.magpies import Magpies

from . import answers, clones, endings, forks, pieces, saving, secrets, telling, undoing

CASE = Case("magpies", 3, {"length": 5})
Keep = Callable[..., None]


@pytest.fixture
def keeps(monkeypatch: pytest.MonkeyPatch) -> Keep:
    """Try a promise on Magpies with some rules or parts replaced."""

    def try_it(promise: Callable[..., None], *rules: Any, **parts: Any) -> None:
        changed = {**magpies.GAME.procedures, **{rule.__name__: rule for rule in rules}}
        game = replace(magpies.GAME, procedures=changed, **parts)
        monkeypatch.setitem(registry._loaded, "magpies", game)
        for number in range(6):
            if "seed" in promise.__annotations__:
                promise(CASE, str(number))
            else:
                for match in moments(CASE, str(number), 12):
                    promise(match, Random(number))

    return try_it


def also(**entries: Callable[[Magpies], Any]) -> Callable[[Magpies, int | None], dict[str, Any]]:
    """The usual view and something more."""

    def view(s: Magpies, viewer: int | None) -> dict[str, Any]:
        return {**magpies.view(s, viewer), **{name: see(s) for name, see in entries.items()}}

    return view


def instead_of_a_turn(act: Callable[[Magpies, int], None]) -> Callable[..., Play]:
    """A turn with something wrong between two harmless questions."""

    @procedure
    def take_turn(s: Magpies, seat: int) -> Play:
        yield Ask(seat, "turn", [("go",), ("run",)])
        act(s, seat)
        yield Ask(seat, "turn", [("stop",), ("end",)])

    return take_turn


class TestSecrets:
    unseen = staticmethod(secrets.mixing_what_a_viewer_cannot_know_changes_nothing_he_is_sent)

    def test_a_view_that_shows_the_deck(self, keeps: Keep) -> None:
        with pytest.raises(AssertionError, match="the view differs"):
            keeps(self.unseen, view=also(top=lambda s: s.zones["deck"][:1]))

    def test_an_event_that_tells_too_much(self, keeps: Keep) -> None:
        def peep(s: Magpies, seat: int) -> None:
            s.emit("peeped", parity=sum(int(card[5:]) % 2 for card in s.zones["deck"]))

        with pytest.raises(AssertionError, match="the events differs"):
            keeps(self.unseen, instead_of_a_turn(peep))

    def test_a_refusal_that_knows_the_deck(self, keeps: Keep) -> None:
        def refusals(s: Magpies, ask: Ask) -> Iterator[Refusal]:
            yield Refusal("steal", f"the best card is {min(s.zones['deck'], default='gone')}")

        with pytest.raises(AssertionError, match="the options differs"):
            keeps(self.unseen, refusals=refusals)

    def test_a_question_only_for_those_who_hold_a_card(self, keeps: Keep) -> None:
        @procedure
        def bid(s: Magpies) -> Play:
            holders = [n for n in range(s.seats) if "card#1" in s.zones[f"hand.{n}"]]
            yield Together(Ask(seat, "react", [("yes",), ("no",)]) for seat in holders or [0, 1])

        with pytest.raises(AssertionError, match="the asked differs"):
            keeps(self.unseen, bid)

    def test_worlds_in_which_nothing_is_mixed(
        self, keeps: Keep, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hb.Match, "imagine", lambda match, *_: match.fork())
        with pytest.raises(AssertionError, match="imagines the truth 8 times out of 8"):
            keeps(secrets.imagined_worlds_really_differ)

    def test_a_check_that_worlds_do_not_stand_up_to(self, keeps: Keep) -> None:
        def check(s: Magpies) -> None:
            if s.zones["box"] and int(s.zones["box"][0][5:]) % 2:
                raise BadPosition("the box must be even")

        with pytest.raises(BadPosition):
            keeps(secrets.an_imagined_world_is_a_match_like_any_other, check=check)


class TestTelling:
    told = staticmethod(telling.every_visible_change_is_told)

    def test_points_without_an_event(self, keeps: Keep) -> None:
        def cheat(s: Magpies, seat: int) -> None:
            s.points[seat] += 1

        with pytest.raises(AssertionError, match=r"not told of points\.\d"):
            keeps(self.told, instead_of_a_turn(cheat))

    def test_an_event_about_another_seat(self, keeps: Keep) -> None:
        def cheat(s: Magpies, seat: int) -> None:
            s.points[seat] += 1
            s.emit("gained", seat=(seat + 1) % s.seats, points=99)

        with pytest.raises(AssertionError, match=r"not told of points\.\d"):
            keeps(self.told, instead_of_a_turn(cheat))

    def test_a_card_that_moves_in_silence(self, keeps: Keep) -> None:
        def slip(s: Magpies, seat: int) -> None:
            for card in s.zones[f"hand.{seat}"][:1]:
                zones.put(s, card, "discard")

        with pytest.raises(AssertionError, match=r"not told of zones\.discard \(card#"):
            keeps(self.told, instead_of_a_turn(slip))

    def test_what_only_one_seat_is_told(self, keeps: Keep) -> None:
        def whisper(s: Magpies, seat: int) -> None:
            s.points[seat] += 1
            s.emit("whispered", {seat: {"seat": seat, "points": s.points[seat]}})

        with pytest.raises(AssertionError, match="viewer None is not told"):
            keeps(self.told, instead_of_a_turn(whisper))

    @pytest.mark.parametrize(
        ("old", "new", "facts", "told"),
        [
            ({"disc": None}, {"disc": "fire#1"}, {"card": "fire#1"}, True),
            ({"disc": None}, {"disc": "fire#1"}, {"card": "fire#2"}, False),
            ({"life": [{"n": 3}, {"n": 3}]}, {"life": [{"n": 3}, {"n": 2}]}, {"life": 1}, True),
            ({"life": [{"n": 3}, {"n": 3}]}, {"life": [{"n": 3}, {"n": 2}]}, {"life": 0}, False),
            ({"units": {"a#1": {"at": "x"}}}, {"units": {"a#1": {"at": "y"}}}, {"to": "y"}, True),
            ({"units": {"a#1": {"at": "x"}}}, {"units": {"a#1": {"at": "y"}}}, {"to": "z"}, False),
            ({"units": {"a#1": {"up": 0}}}, {"units": {"a#1": {"up": 1}}}, {"up": ()}, True),
            ({"deck": ["a", None]}, {"deck": ["a"]}, {"zone": "deck"}, True),
            ({"deck": ["a", None]}, {"deck": ["a"]}, {"zone": "hand"}, False),
            ({"deck": ["a", "b"]}, {"deck": ["b", "a"]}, {}, False),
            ({"cards": {}}, {"cards": {"k#1": {"at": "c1"}}}, {"card": "k#1"}, True),
            ({"phase": "action"}, {"phase": "end"}, {"names": ("end", "turn")}, True),
            ({"turn": 1}, {"turn": 2}, {"turn": 2}, True),
            ({"turn": 1}, {"turn": 2}, {"number": 2}, False),
        ],
    )
    def test_what_counts_as_told(
        self, old: dict[str, Any], new: dict[str, Any], facts: dict[str, Any], told: bool
    ) -> None:
        event = hb.kernel.events.SeenEvent(0, "it_happened", facts)
        found = list(telling.changes(old, new))
        assert found
        assert all(telling.is_told(change, [event]) for change in found) == told

    def test_the_same_is_no_change(self) -> None:
        view = {"a": [1, {"b": (None, "c")}]}
        assert list(telling.changes(view, {"a": [1, {"b": [None, "c"]}]})) == []


class TestPieces:
    def test_a_card_that_gets_lost(self, keeps: Keep) -> None:
        def lose(s: Magpies, seat: int) -> None:
            s.zones["deck"] = s.zones["deck"][1:]
            s.find_pieces()

        with pytest.raises(AssertionError, match="lost or found"):
            keeps(
                pieces.every_piece_is_in_exactly_one_place_at_every_decision,
                instead_of_a_turn(lose),
            )

    def test_a_card_in_two_places(self, keeps: Keep) -> None:
        def copy(s: Magpies, seat: int) -> None:
            s.zones["discard"] += s.zones["deck"][:1]

        with pytest.raises(AssertionError, match="is in two places"):
            keeps(
                pieces.every_piece_is_in_exactly_one_place_at_every_decision,
                instead_of_a_turn(copy),
            )

    def test_a_check_that_fails_or_writes(self, keeps: Keep) -> None:
        def fails(s: Magpies) -> None:
            if s.rounds > 2:
                raise BadPosition("too long")

        def writes(s: Magpies) -> None:
            s.rounds = max(s.rounds, 3)

        promise = pieces.the_game_finds_nothing_wrong_with_its_own_positions
        with pytest.raises(BadPosition):
            keeps(promise, check=fails)
        with pytest.raises(AssertionError, match="the check changes"):
            keeps(promise, check=writes)

    def test_a_plan_that_nobody_knows(self, keeps: Keep) -> None:
        def plan(s: Magpies, seat: int) -> None:
            s.agenda.insert(0, ("dance",))

        with pytest.raises(AssertionError, match="nobody knows how to 'dance'"):
            keeps(pieces.what_is_planned_can_be_carried_out, instead_of_a_turn(plan))


class TestAnswers:
    def test_ids_that_mean_two_things(self, keeps: Keep) -> None:
        @procedure
        def take_turn(s: Magpies, seat: int) -> Play:
            yield some(seat, "pay", [("pay", "a"), ("pay", "b"), ("pay", "a+b")], 1, 3)

        with pytest.raises((AssertionError, hb.IllegalChoice)):
            keeps(answers.option_ids_are_unique_and_lead_back_to_their_option, take_turn)

    def test_ids_that_cannot_be_typed(self, keeps: Keep) -> None:
        @procedure
        def take_turn(s: Magpies, seat: int) -> Play:
            yield Ask(seat, "turn", [("go", "the long way"), ("stay",)])

        with pytest.raises(AssertionError, match="cannot be typed"):
            keeps(answers.option_ids_are_unique_and_lead_back_to_their_option, take_turn)

    def test_an_option_offered_twice(self, keeps: Keep) -> None:
        @procedure
        def take_turn(s: Magpies, seat: int) -> Play:
            yield Ask(seat, "turn", [("go",), ("go",), ("stay",)])

        with pytest.raises(AssertionError, match="offered twice"):
            keeps(answers.option_ids_are_unique_and_lead_back_to_their_option, take_turn)

    def test_an_option_that_breaks_the_rule(self, keeps: Keep) -> None:
        @procedure
        def take_turn(s: Magpies, seat: int) -> Play:
            chosen = yield Ask(seat, "turn", [("go",), ("trip",)])
            assert chosen == ("go",), "tripped"

        with pytest.raises(AssertionError, match="tripped"):
            keeps(answers.every_offered_option_is_accepted, take_turn)

    def test_something_both_offered_and_refused(self, keeps: Keep) -> None:
        def refusals(s: Magpies, ask: Ask) -> Iterable[Refusal]:
            return [Refusal("roll", "the die is lost")] if ask.prompt == "turn" else []

        with pytest.raises(AssertionError, match="roll is offered and refused"):
            keeps(answers.what_is_refused_is_not_offered_and_says_why, refusals=refusals)

    def test_a_question_with_nothing_to_choose(self, keeps: Keep) -> None:
        @procedure
        def take_turn(s: Magpies, seat: int) -> Play:
            yield Ask(seat, "", [("go",), ("stay",)])

        with pytest.raises(AssertionError, match="has no prompt"):
            keeps(answers.every_decision_leaves_a_choice, take_turn)


class TestForksAndCopies:
    def test_chance_from_elsewhere(self, keeps: Keep) -> None:
        def gamble(s: Magpies, seat: int) -> None:
            s.rounds += python_random.randrange(1000)

        with pytest.raises(AssertionError, match="differs"):
            keeps(forks.a_fork_equals_the_original, instead_of_a_turn(gamble))

    def test_a_secret_memory_beside_the_state(self, keeps: Keep) -> None:
        visits: list[int] = []

        def remember(s: Magpies, seat: int) -> None:
            visits.append(seat)
            s.rounds += len(visits)

        with pytest.raises(AssertionError, match="differs"):
            keeps(forks.a_fork_of_a_fork_goes_on_like_the_original, instead_of_a_turn(remember))

    def test_a_rule_that_changes_zones_which_the_fork_shares(self, keeps: Keep) -> None:
        def reverse(s: Magpies, seat: int) -> None:
            s.zones["deck"] = s.zones["deck"][::-1]

        with pytest.raises(AssertionError, match="after play on a fork"):
            keeps(forks.playing_on_a_fork_leaves_the_original_alone, instead_of_a_turn(reverse))

    def test_a_rule_that_plays_otherwise_when_nobody_listens(self, keeps: Keep) -> None:
        def perform(s: Magpies, seat: int) -> None:
            s.points[seat] += s.heard

        with pytest.raises(AssertionError):
            keeps(forks.a_deaf_fork_plays_the_same, instead_of_a_turn(perform))

    def test_a_view_that_hands_out_the_state_itself(self, keeps: Keep) -> None:
        with pytest.raises((AssertionError, KeyError)):
            keeps(forks.scribbling_on_a_view_changes_nothing, view=also(raw=lambda s: s.counters))

    def test_a_clone_that_shares(self, keeps: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = Magpies.clone

        def clone(s: Magpies) -> Magpies:
            twin = whole(s)
            twin.points = s.points
            return twin

        monkeypatch.setattr(Magpies, "clone", clone)
        with pytest.raises(AssertionError, match="the clone shares points"):
            keeps(clones.a_clone_is_equal_and_shares_nothing_that_changes)
        with pytest.raises(AssertionError, match="changing the clone's points"):
            keeps(clones.changing_a_clone_field_by_field_leaves_the_original_alone)


class TestWriting:
    def test_a_view_with_a_set_in_it(self, keeps: Keep) -> None:
        with pytest.raises(AssertionError, match=r"view\.seen: .* is not JSON"):
            keeps(saving.everything_sent_or_stored_is_json, view=also(seen=lambda s: {1}))

    def test_a_view_with_numbers_for_keys(self, keeps: Keep) -> None:
        with pytest.raises(AssertionError, match="the key 0 is no word"):
            keeps(saving.everything_sent_or_stored_is_json, view=also(raw=lambda s: s.points))

    def test_a_view_that_depends_on_the_order_of_writing(self, keeps: Keep) -> None:
        def reorder(s: Magpies, seat: int) -> None:
            s.points[seat] = s.points.pop(seat)

        with pytest.raises(AssertionError, match="the view of a spectator differs"):
            keeps(
                saving.a_position_set_up_again_is_the_same_position,
                instead_of_a_turn(reorder),
                view=also(order=lambda s: list(s.points)),
            )

    def test_a_memory_that_is_not_saved(self, keeps: Keep) -> None:
        with pytest.raises(AssertionError, match="the loaded match"):
            keeps(
                saving.a_saved_match_is_loaded_as_it_was_and_goes_on_the_same,
                view=also(events=lambda s: s.log.number if s.log else 0),
            )


class TestUndoing:
    def test_a_look_that_the_kernel_does_not_notice(self, keeps: Keep) -> None:
        def peep(s: Magpies, seat: int) -> None:
            s.peeks[s.zones["deck"][0]] = (seat,)

        with pytest.raises(AssertionError, match="what somebody has learned"):
            keeps(
                undoing.undo_never_reaches_behind_chance_a_look_or_another_seat,
                instead_of_a_turn(peep),
            )

    def test_a_roll_that_the_kernel_does_not_notice(self, keeps: Keep) -> None:
        def roll(s: Magpies, seat: int) -> None:
            chance.roll(s, "die", magpies.DIE)
            s.opened -= 1

        with pytest.raises(AssertionError, match="what somebody has learned"):
            keeps(
                undoing.undo_never_reaches_behind_chance_a_look_or_another_seat,
                instead_of_a_turn(roll),
            )


class TestEnding:
    def test_a_game_without_end(self, keeps: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
        @procedure
        def end_round(s: Magpies) -> None:
            s.points = dict.fromkeys(s.points, 0)
            s.then((magpies.play_round,))

        monkeypatch.setattr(endings, "MOST_ANSWERS", 300)
        with pytest.raises(AssertionError, match="no end after 301 answers"):
            keeps(endings.a_random_match_ends_with_an_outcome_for_every_seat, end_round)

    def test_a_game_that_stops_without_a_result(self, keeps: Keep) -> None:
        @procedure
        def end_round(s: Magpies) -> None:
            s.agenda.clear()

        with pytest.raises(AssertionError, match="neither asked nor over"):
            keeps(endings.a_random_match_ends_with_an_outcome_for_every_seat, end_round)
