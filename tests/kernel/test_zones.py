"""Zones: who sees what, what is remembered, and when it is forgotten."""

from __future__ import annotations

import pytest

from hullbreach.kernel import zones
from hullbreach.kernel.state import State
from hullbreach.kernel.zones import (
    COMPOSITION,
    COUNT,
    NOBODY,
    PUBLIC,
    SPECTATOR,
    TOP,
    Zone,
    owned_by,
)

EVERYBODY = (SPECTATOR, 0, 1)
KINDS = {
    "table": PUBLIC,
    "hand.0": owned_by(0),
    "secret.0": owned_by(0),
    "hand.1": owned_by(1),
    "deck": COUNT,
    "other_deck": COUNT,
    "pile": TOP,
    "bag": COMPOSITION,
    "box": NOBODY,
}


def laid(**pieces: str) -> State:
    """`laid(deck="abc")`: each letter is a piece; `hand_0` is `hand.0`."""
    state = State(seats=2, zone_kinds=KINDS)
    for zone in KINDS:
        state.add_zone(zone, tuple(pieces.get(zone.replace(".", "_"), "")))
    return state


@pytest.mark.parametrize(
    ("kind", "owner_sees", "others_see"),
    [
        (PUBLIC, ("c", "a", "b"), ("c", "a", "b")),
        (owned_by(0), ("c", "a", "b"), (None, None, None)),
        (TOP, ("c", None, None), ("c", None, None)),
        (COUNT, (None, None, None), (None, None, None)),
        (COMPOSITION, ("a", "b", "c"), ("a", "b", "c")),
        (NOBODY, (), ()),
    ],
)
def test_a_zone_decides_who_sees_what(
    kind: Zone, owner_sees: tuple[str | None, ...], others_see: tuple[str | None, ...]
) -> None:
    state = State(seats=2, zone_kinds={"here": kind})
    state.add_zone("here", ("c", "a", "b"))
    assert zones.look(state, 0, "here") == owner_sees
    assert zones.look(state, 1, "here") == others_see
    assert zones.look(state, None, "here") == others_see


class TestMoving:
    def test_a_piece_goes_to_the_end_or_on_top(self) -> None:
        state = laid(table="ab", deck="xyz")
        zones.put(state, "a", "deck")
        zones.put(state, "b", "deck", top=True)
        assert state.zones["deck"] == ("b", "x", "y", "z", "a")
        assert state.zones["table"] == ()
        assert state.where["a"] == state.where["b"] == "deck"

    def test_a_piece_can_move_within_its_zone(self) -> None:
        state = laid(deck="abc")
        zones.put(state, "a", "deck")
        assert state.zones["deck"] == ("b", "c", "a")
        zones.put(state, "c", "deck", top=True)
        assert state.zones["deck"] == ("c", "b", "a")


class TestRemembering:
    @pytest.mark.parametrize("target", ["deck", "hand.0", "box"])
    def test_everybody_remembers_where_an_open_piece_went(self, target: str) -> None:
        state = laid(table="a", hand_0="x", deck="y", box="z")
        zones.put(state, "a", target)
        assert "a" in zones.look(state, None, target)
        assert "a" in zones.look(state, 1, target)

    def test_an_open_piece_put_under_an_open_pile_is_remembered(self) -> None:
        state = laid(table="a", pile="xy")
        zones.put(state, "a", "pile")
        assert zones.look(state, 1, "pile") == ("x", None, "a")

    def test_a_look_is_remembered_by_the_one_who_looked(self) -> None:
        state = laid(deck="ab")
        zones.peek(state, 1, "a")
        zones.peek(state, 1, "a")
        assert zones.look(state, 1, "deck") == ("a", None)
        assert zones.look(state, 0, "deck") == (None, None)
        assert zones.look(state, None, "deck") == (None, None)
        assert state.peeks == {"a": (1,)}

    def test_a_card_seen_in_the_deck_is_known_in_the_hand_that_draws_it(self) -> None:
        state = laid(deck="ab")
        zones.peek(state, 1, "a")
        zones.put(state, "a", "hand.0")
        assert zones.look(state, 1, "hand.0") == ("a",)
        assert zones.look(state, None, "hand.0") == (None,)

    def test_a_player_remembers_the_card_that_left_his_hand_in_secret(self) -> None:
        state = laid(hand_0="ab", deck="x")
        zones.put(state, "a", "deck")
        assert zones.look(state, 0, "deck") == (None, "a")
        assert zones.look(state, 1, "deck") == (None, None)

    def test_a_player_remembers_the_card_he_gave_away(self) -> None:
        state = laid(hand_0="ab", hand_1="x")
        zones.put(state, "a", "hand.1")
        assert zones.look(state, 0, "hand.1") == (None, "a")
        assert zones.look(state, None, "hand.1") == (None, None)

    def test_what_comes_out_of_an_open_mix_is_known(self) -> None:
        """Everybody sees what is missing there."""
        state = laid(bag="abc")
        zones.put(state, "b", "hand.0")
        assert zones.look(state, 1, "hand.0") == ("b",)

    def test_nobody_knows_the_place_of_what_went_into_an_open_mix(self) -> None:
        state = laid(table="a", bag="xy")
        zones.put(state, "a", "bag")
        assert not zones.sees(state, 0, "bag", 2)
        assert zones.look(state, 0, "bag") == ("a", "x", "y")

    def test_an_open_piece_needs_no_memory(self) -> None:
        state = laid(table="a")
        zones.put(state, "a", "deck")
        zones.put(state, "a", "table")
        assert state.peeks == {}


class TestForgetting:
    def test_a_shuffle_lays_the_pieces_as_chance_wants(self) -> None:
        state = laid(deck="abcd")
        state.script = {"deck": (("c", "a", "d", "b"),)}
        zones.shuffle(state, "deck", "deck")
        assert state.zones["deck"] == ("c", "a", "d", "b")

    def test_a_shuffle_makes_everybody_forget(self) -> None:
        state = laid(table="a", deck="xyz", hand_0="b")
        zones.put(state, "a", "deck")
        zones.peek(state, 0, "x")
        zones.peek(state, 1, "b")
        zones.shuffle(state, "deck", "deck")
        assert sorted(state.zones["deck"]) == ["a", "x", "y", "z"]
        assert state.peeks == {"b": (1,)}

    @pytest.mark.parametrize("target", ["deck", "secret.0", "hand.1"])
    @pytest.mark.parametrize("moved", ["a", "b"])
    def test_others_lose_track_of_a_hand_when_one_of_it_moves_in_secret(
        self, moved: str, target: str
    ) -> None:
        """Whichever card it was, it looks the same to them."""
        state = laid(hand_0="ab")
        zones.peek(state, 1, "a")
        zones.put(state, moved, target)
        assert zones.look(state, None, target) == (None,)
        assert not zones.sees(state, 1, "hand.0", 0)
        assert target == "hand.1" or zones.look(state, 1, target) == (None,)

    def test_a_single_known_card_cannot_be_lost_from_sight(self) -> None:
        state = laid(hand_0="a")
        zones.peek(state, 1, "a")
        zones.put(state, "a", "deck")
        assert zones.look(state, 1, "deck") == ("a",)
        assert zones.look(state, 0, "deck") == ("a",)

    def test_nothing_is_forgotten_when_a_card_is_laid_openly(self) -> None:
        state = laid(hand_0="ab")
        zones.peek(state, 1, "a")
        zones.put(state, "b", "table")
        assert zones.look(state, 1, "hand.0") == ("a",)

    def test_nothing_is_forgotten_when_a_hidden_card_goes_from_pile_to_pile(self) -> None:
        state = laid(deck="ab")
        zones.peek(state, 1, "a")
        zones.put(state, "a", "other_deck")
        assert zones.look(state, 1, "other_deck") == ("a",)


class TestNoticing:
    """`opened` grows whenever somebody learns something; undo stops there."""

    @pytest.mark.parametrize(
        ("piece", "target", "learns"),
        [
            ("t", "space", False),  # open to open
            ("t", "deck", False),  # open to hidden: everybody knew it
            ("h", "deck", False),  # out of a hand, in secret
            ("h", "secret.0", False),  # the owner knew it
            ("h", "table", True),
            ("h", "hand.1", True),
            ("d", "table", True),
            ("d", "hand.0", True),
            ("d", "box", False),
            ("d", "pile", True),  # on an empty pile it is the top
            ("d", "bag", True),  # everybody sees what is in it
            ("m", "hand.0", True),  # which of them it was
            ("x", "table", True),
        ],
    )
    def test_learning_is_noticed(self, piece: str, target: str, learns: bool) -> None:
        state = State(seats=2, zone_kinds={**KINDS, "space": PUBLIC})
        for zone in state.zone_kinds:
            state.add_zone(zone, ())
        for zone, there in {
            "table": "t",
            "hand.0": "hi",
            "deck": "de",
            "bag": "mn",
            "box": "x",
        }.items():
            state.add_zone(zone, tuple(there))
        zones.put(state, piece, target)
        assert (state.opened > 0) == learns

    def test_taking_the_open_top_shows_the_next(self) -> None:
        state = laid(pile="ab")
        zones.put(state, "a", "table")
        assert state.opened == 1
        zones.put(state, "b", "table")
        assert state.opened == 1

    def test_a_piece_under_the_top_moves_unseen(self) -> None:
        state = laid(pile="abc")
        zones.put(state, "b", "deck")
        assert state.opened == 0

    def test_a_piece_put_under_an_open_pile_is_not_shown(self) -> None:
        state = laid(pile="a", deck="b")
        zones.put(state, "b", "pile")
        assert state.opened == 0
        assert zones.look(state, 0, "pile") == ("a", None)

    def test_a_look_and_a_shuffle_are_noticed(self) -> None:
        state = laid(deck="ab")
        zones.peek(state, 0, "a")
        assert state.opened == 1
        zones.shuffle(state, "deck", "deck")
        assert state.opened == 2


class TestHidden:
    """What a viewer cannot tell apart, in groups that can be mixed."""

    def hidden(self, state: State, viewer: int | None) -> dict[str, str]:
        return dict(zones.hidden(state, viewer, lambda piece: "back"))

    def test_what_others_hold_is_hidden_from_a_seat(self) -> None:
        state = laid(table="t", hand_0="a", hand_1="b", deck="c", pile="pq", box="x")
        assert self.hidden(state, 0) == dict.fromkeys("bcqx", "back")
        assert self.hidden(state, None) == dict.fromkeys("abcqx", "back")

    def test_of_an_open_mix_only_the_order_is_hidden(self) -> None:
        assert self.hidden(laid(bag="ab"), 0) == {"a": "in bag", "b": "in bag"}

    def test_what_is_remembered_is_not_hidden(self) -> None:
        state = laid(deck="ab", bag="cd")
        zones.peek(state, 0, "a")
        zones.peek(state, 0, "c")
        assert self.hidden(state, 0) == {"b": "back", "d": "in bag"}
        assert set(self.hidden(state, 1)) == set("abcd")
