"""All promises, in the order in which a reader would want them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import hullbreach as hb

from . import (
    answers,
    clones,
    dice,
    endings,
    forks,
    pieces,
    processes,
    saving,
    secrets,
    telling,
    undoing,
)
from .cases import Case

MOMENTS: tuple[Callable[[hb.Match, Random], None], ...] = (
    answers.every_decision_leaves_a_choice,
    answers.every_offered_option_is_accepted,
    answers.option_ids_are_unique_and_lead_back_to_their_option,
    answers.a_wrong_answer_is_refused_in_a_sentence_and_changes_nothing,
    answers.what_is_refused_is_not_offered_and_says_why,
    answers.an_option_of_a_twin_means_the_same_here,
    pieces.the_game_finds_nothing_wrong_with_its_own_positions,
    pieces.what_is_planned_can_be_carried_out,
    pieces.what_is_remembered_exists,
    telling.every_visible_change_is_told,
    secrets.mixing_what_a_viewer_cannot_know_changes_nothing_he_is_sent,
    secrets.imagined_worlds_really_differ,
    secrets.an_imagined_world_is_a_match_like_any_other,
    secrets.an_imagined_world_knows_nothing_of_the_real_one,
    undoing.undo_brings_back_exactly_what_was,
    undoing.several_answers_are_undone_one_by_one,
    undoing.what_cannot_be_undone_is_refused_and_changes_nothing,
    forks.a_fork_equals_the_original,
    forks.a_fork_of_a_fork_goes_on_like_the_original,
    forks.playing_on_a_fork_leaves_the_original_alone,
    forks.a_deaf_fork_plays_the_same,
    forks.scribbling_on_a_view_changes_nothing,
    clones.a_clone_is_equal_and_shares_nothing_that_changes,
    clones.changing_a_clone_field_by_field_leaves_the_original_alone,
    saving.a_saved_match_is_loaded_as_it_was_and_goes_on_the_same,
    saving.a_position_set_up_again_is_the_same_position,
    saving.an_unfinished_record_is_replayed_to_the_same_decision,
    saving.everything_sent_or_stored_is_json,
)

MATCHES: tuple[Callable[[Case, str], None], ...] = (
    endings.a_random_match_ends_with_an_outcome_for_every_seat,
    pieces.every_piece_is_in_exactly_one_place_at_every_decision,
    undoing.undo_never_reaches_behind_chance_a_look_or_another_seat,
    saving.a_whole_record_is_replayed_word_for_word,
    saving.a_damaged_record_is_refused,
    dice.a_forced_result_is_the_result,
    dice.a_forced_result_that_does_not_fit_is_an_error,
    processes.the_same_seed_makes_the_same_match_in_every_process,
)
