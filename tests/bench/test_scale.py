"""The house on paper behaves as a house does."""

from __future__ import annotations

from statistics import fmean

import pytest

from bench.scale import COMMIT, MOVE, PATIENCE, ROW, fares, most_tables


def test_who_is_alone_waits_only_for_the_work_itself() -> None:
    delays = fares(1, 1, tables=10, answers=2000).delays
    assert fmean(delays) == pytest.approx(MOVE + COMMIT + ROW, rel=0.1)


def test_more_tables_wait_longer() -> None:
    assert fares(4, 1, 2000, 3000).p95 < fares(4, 1, 12_000, 3000).p95


def test_one_database_is_the_wall_for_many_servers() -> None:
    many = fares(40, 1, 80_000, 3000)
    assert many.writing / many.seconds > 0.95
    assert most_tables(40, 4, 3000) > 1.2 * most_tables(40, 1, 3000)


def test_news_of_others_cost_the_more_the_more_servers_share_a_database() -> None:
    few, many = fares(4, 1, 8000, 3000), fares(40, 1, 80_000, 3000)
    assert many.hearing / (40 * many.seconds) > 5 * few.hearing / (4 * few.seconds)


def test_the_most_is_quick_and_more_is_not() -> None:
    most = most_tables(4, 1, 3000)
    assert fares(4, 1, most, 3000).p95 <= PATIENCE < fares(4, 1, 1.3 * most, 3000).p95
