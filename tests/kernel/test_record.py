"""Records, positions and saves: read again as written, and refused in one clear sentence."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel import chance
from hullbreach.kernel.decisions import Ask, Play
from hullbreach.kernel.record import canonical, laid_out
from tests.contract import play_on

from .stage import Stage, notes, stage

DIE = (1, 2, 3, 4, 5, 6)


def played(answers: int = 6, seed: str = "record") -> hb.Match:
    match = hb.Match.new("magpies", 3, seed=seed)
    play_on(match, Random(seed), answers)
    return match


def finished() -> hb.Match:
    return played(1000)


def refused(error: type[hb.HullbreachError], read: Any, *arguments: Any) -> str:
    with pytest.raises(error) as caught:
        read(*arguments)
    assert type(caught.value) is error
    return str(caught.value)


class TestRecord:
    def test_a_record_is_played_again(self) -> None:
        match = finished()
        for form in (
            match.record(),
            json.dumps(match.record()),
            json.dumps(match.record()).encode(),
        ):
            replayed = hb.Match.replay(form)
            assert replayed.result == match.result
            assert replayed.events(1) == match.events(1)

    def test_a_record_is_played_up_to_an_answer(self) -> None:
        assert hb.Match.replay(finished().record(), upto=4).position() == played(4).position()

    def test_scripted_chance_is_part_of_it(self) -> None:
        match = hb.Match.new("magpies", seed="s", chance=hb.Script(die=[6, 5], deck=[["card#7"]]))
        match.play("roll")
        match.play("roll")
        again = hb.Match.replay(json.dumps(match.record()))
        assert again.view(None)["points"] == {"0": 6, "1": 5}
        assert again.position() == match.position()

    def test_only_a_finished_record_names_its_end(self) -> None:
        assert (played().record()["digest"], played().record()["result"]) == ("", None)
        assert len(finished().record()["digest"]) == 24
        assert finished().record()["result"]["reason"] in ("rounds", "points")

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"hullbreach": 2}, "this record has format 2; this program reads format 1"),
            ({"seats": "two"}, "this is not a record: Expected `int`, got `str` - at `$.seats`"),
            (
                {"weather": "rain"},
                "this is not a record: Object contains unknown field `weather`",
            ),
            (
                {"commitment": "00"},
                "the commitment does not fit the seed: one of them has been changed",
            ),
            ({"seed": "x"}, "the commitment does not fit the seed: one of them has been changed"),
            ({"answers": [[0, "fly"]]}, "answer 0: 'fly' is not an option of 'turn' for seat 0;"),
            ({"answers": [[1, "roll"]]}, "answer 0: seat 1 has nothing to decide now; waiting for"),
            ({"answers": [[7, "roll"]]}, "answer 0: there is no seat 7; seats are 0 to 2"),
            (
                {"answers": []},
                "the record tells how the match ended, but its answers stop before that",
            ),
            ({"digest": "0" * 24}, "the answers do not lead to the position that the record's"),
            ({"result": {}}, "the match ends otherwise than the record says"),
            ({"script": {"die": [9]}}, "chance 'die': 9 is scripted, but the results are 1, 2"),
            ({"script": {"die": 9}}, "this is not a record: Expected `array`, got `int`"),
        ],
    )
    def test_a_bad_record_is_refused(self, change: dict[str, Any], message: str) -> None:
        record = {**finished().record(), **change}
        assert refused(hb.BadRecord, hb.Match.replay, record).startswith(message)

    def test_a_record_of_an_unknown_game(self) -> None:
        message = refused(hb.UnknownGame, hb.Match.replay, {**played().record(), "game": "chess"})
        assert message.startswith("there is no game 'chess'; there are ")

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"seats": 7}, "magpies is played with 2 or 3 seats, not 7"),
            ({"options": {"length": 0}}, "length must be 1 to 9, not 0"),
        ],
    )
    def test_a_record_that_cannot_be_set_up(self, change: dict[str, Any], message: str) -> None:
        record = {**played().record(), **change}
        assert refused(hb.BadOption, hb.Match.replay, record) == message

    @pytest.mark.parametrize("text", ["", "{", "null", "[]", "match", b"\xff\xfe", '{"game": 1}'])
    def test_what_is_no_record_at_all(self, text: str | bytes) -> None:
        assert refused(hb.BadRecord, hb.Match.replay, text).startswith("this is not a record: ")

    def test_a_torn_record(self) -> None:
        text = json.dumps(finished().record())
        for length in range(0, len(text) - 1, 97):
            refused(hb.BadRecord, hb.Match.replay, text[:length])

    def test_an_answer_too_many(self) -> None:
        record = finished().record()
        record["answers"].append([0, "roll"])
        message = refused(hb.BadRecord, hb.Match.replay, record)
        assert message.endswith("the match is over; there is nothing to decide")

    def test_a_match_without_a_beginning_has_no_record(self) -> None:
        match = played()
        for later in (hb.Match.load(match.save()), hb.Match.from_position(match.position())):
            assert refused(hb.BadRecord, later.record).startswith("this match is not known from")
        assert match.fork().record() == match.record()


class TestSave:
    def test_a_saved_match_goes_on_with_the_same_chance(self) -> None:
        match = played()
        loaded = hb.Match.load(json.dumps(match.save()))
        for twin in (match, loaded):
            play_on(twin, Random(1), 30)
        assert loaded.result == match.result
        assert loaded.view(2) == match.view(2)

    def test_a_save_says_how_far_the_match_has_come(self) -> None:
        match = played()
        assert match.save()["answers"] == 6
        assert match.save()["events"] == len(match.events(None)) > 6
        assert hb.Match.new("magpies", heard=False).save()["events"] == 0

    def test_what_is_still_scripted_is_kept(self) -> None:
        def roll(s: Stage) -> Play:
            yield Ask(0, "go", [("left",), ("right",)])
            s.notes.append(str(chance.roll(s, "die", DIE)))

        match = stage(roll, roll, roll, chance=hb.Script(die=[6, 1, 6]))
        match.play("left")
        loaded = hb.Match.load(json.dumps(match.save()))
        loaded.play("left")
        loaded.play("left")
        assert notes(loaded) == ["6", "1", "6"]

    def test_what_was_scripted_for_the_running_procedure_comes_again(self) -> None:
        def roll_between(s: Stage) -> Play:
            yield Ask(0, "go", [("left",), ("right",)])
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", [("left",), ("right",)])

        match = stage(roll_between, chance=hb.Script(die=[6]))
        match.play("left")
        assert notes(hb.Match.load(match.save())) == ["6"]

    def test_a_tail_that_no_longer_fits_is_asked_again(self) -> None:
        def go(s: Stage) -> Play:
            for _ in range(3):
                chosen = yield Ask(0, "go", [("left",), ("right",)])
                s.notes.append(chosen[0])

        match = stage(go)
        match.play("left")
        match.play("right")
        save = match.save()
        save["position"]["tail"][1][1] = "up"
        loaded = hb.Match.load(save)
        assert notes(loaded) == ["left"]
        assert loaded.decision is not None

    @pytest.mark.parametrize("secret", ["", "xyz", "00", "00" * 33])
    def test_a_save_without_its_secret(self, secret: str) -> None:
        message = refused(hb.BadRecord, hb.Match.load, {**played().save(), "secret": secret})
        assert message.startswith("this save has no usable secret")

    def test_another_format(self) -> None:
        save = played().save()
        assert "format 3" in refused(hb.BadRecord, hb.Match.load, {**save, "hullbreach": 3})
        save["position"]["hullbreach"] = 4
        assert "format 4" in refused(hb.BadRecord, hb.Match.load, save)

    @pytest.mark.parametrize("text", ["", "{}", '{"position": {}}'])
    def test_what_is_no_save_at_all(self, text: str) -> None:
        assert refused(hb.BadRecord, hb.Match.load, text).startswith("this is not a save: ")


class TestPosition:
    def test_a_position_is_text_that_can_be_set_up_again(self) -> None:
        for answers in range(25):
            text = played(answers).position()
            assert hb.Match.from_position(text).position() == text

    def test_it_carries_what_was_drawn_in_the_running_procedure(self) -> None:
        def roll_and_think(s: Stage) -> Play:
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", [("left",), ("right",)])
            s.notes.append(str(chance.roll(s, "die", DIE)))
            yield Ask(0, "go", [(face,) for face in s.notes] + [("none",)])

        for seed in range(6):
            match = stage(roll_and_think, seed=str(seed))
            match.play("left")
            again = hb.Match.from_position(match.position(), seed="other")
            assert notes(again) == notes(match)
            assert again.position() == match.position()

    def test_chance_from_now_on_can_be_forced(self) -> None:
        text = hb.Match.new("magpies", seed="force").position()
        match = hb.Match.from_position(text, chance=hb.Script(die=[6]))
        match.play("roll")
        assert match.view(None)["points"]["0"] == 6

    def test_a_forced_result_that_does_not_fit_stays_a_misfit(self) -> None:
        text = hb.Match.new("magpies", seed="force").position()
        match = hb.Match.from_position(text, chance=hb.Script(die=[7]))
        with pytest.raises(hb.ScriptMisfit):
            match.play("roll")

    def position(self, **state: Any) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(hb.Match.new("magpies", seed="p").position())
        data["state"].update(state)
        return data

    @pytest.mark.parametrize(
        ("state", "message"),
        [
            ({"zones": {"attic": ["card#1"]}}, "there is no place 'attic' in this match"),
            ({"zones": {"deck": ["card#1", "card#1"]}}, "'card#1' is in two places"),
            ({"zones": {"deck": ["card#1"], "shelf": ["card#1"]}}, "'card#1' is in two places"),
            ({"zones": {"deck": ["card#1"]}}, "'card#10' is nowhere"),
            ({"agenda": [["dance", 1]]}, "magpies has no procedure for ['dance', 1] on the agenda"),
            ({"agenda": [[]]}, "magpies has no procedure for [] on the agenda"),
            ({"agenda": [["take_turn"]]}, "['take_turn'] on the agenda: missing a required"),
            (
                {"agenda": [["take_turn", -1]]},
                "['take_turn', -1] on the agenda: there is no seat -1",
            ),
            ({"agenda": [["take_turn", 9]]}, "['take_turn', 9] on the agenda: there is no seat 9"),
            ({"agenda": [["take_turn", "x"]]}, "['take_turn', 'x'] on the agenda: there is no"),
            ({"agenda": [["bid", 1, 2]]}, "['bid', 1, 2] on the agenda: too many positional"),
            ({"peeks": {"ghost": [0]}}, "'ghost' is remembered, but is nowhere"),
            ({"peeks": {"card#1": [9]}}, "'card#1' is remembered by seats [9]: no such seats"),
            ({"glory": 3}, "magpies has no 'glory'; a position may say agenda, counters,"),
            ({"secret": "x"}, "magpies has no 'secret'; a position may say agenda, counters,"),
            ({"rounds": "two"}, "this position cannot be read: Expected `int`, got `str`"),
            ({"points": {"a": 1}}, "this position cannot be read: "),
        ],
    )
    def test_a_position_that_cannot_stand(self, state: dict[str, Any], message: str) -> None:
        told = refused(hb.BadPosition, hb.Match.from_position, self.position(**state))
        assert told.startswith(message)

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"hullbreach": 0}, "this position has format 0; this program reads format 1"),
            ({"moon": "full"}, "this is not a position: Object contains unknown field `moon`"),
            ({"tail": [[0, "fly"]]}, "answer 0: 'fly' is not an option of 'turn' for seat 0;"),
            ({"drawn": {"die": [8]}, "tail": [[0, "roll"]]}, "chance 'die': 8 is scripted, but"),
        ],
    )
    def test_a_position_that_cannot_be_reached(self, change: dict[str, Any], message: str) -> None:
        data = {**self.position(), **change}
        assert refused(hb.BadPosition, hb.Match.from_position, data).startswith(message)

    def test_wrong_seats_and_options(self) -> None:
        read = hb.Match.from_position
        assert "not 9" in refused(hb.BadOption, read, {**self.position(), "seats": 9})
        assert "'pace'" in refused(hb.BadOption, read, {**self.position(), "options": {"pace": 1}})

    def test_an_unknown_game(self) -> None:
        refused(hb.UnknownGame, hb.Match.from_position, {**self.position(), "game": "chess"})

    @pytest.mark.parametrize("text", ["", "{", "[]", "the third round", b"\xff"])
    def test_what_is_no_position_at_all(self, text: str | bytes) -> None:
        message = refused(hb.BadPosition, hb.Match.from_position, text)
        assert message.startswith("this is not a position: ")

    def test_zones_stand_in_their_order_however_they_were_written(self) -> None:
        data = self.position()
        zones = data["state"]["zones"]
        data["state"]["zones"] = dict(reversed(zones.items()))
        turned = hb.Match.from_position(data)
        assert list(turned._state.zones) == list(turned._state.zone_kinds)
        straight = hb.Match.from_position(self.position())
        assert turned.imagine(0, "w").position() == straight.imagine(0, "w").position()


class TestText:
    def test_canonical_text_is_compact_and_sorted(self) -> None:
        assert canonical({"b": [1, 2], "a": {"d": None, "c": True}}) == (
            '{"a":{"c":true,"d":null},"b":[1,2]}'
        )

    def test_text_for_people_has_a_line_for_each_entry(self) -> None:
        data = {"state": {"zones": {"deck": ["a"], "box": {"b": 2}}, "n": 1}, "game": "toy"}
        assert laid_out(data) == (
            '{\n "game": "toy",\n "state": {\n  "n": 1,\n  "zones": {\n   "box": {"b":2},\n'
            '   "deck": ["a"]\n  }\n }\n}'
        )
        assert json.loads(laid_out(data)) == data
