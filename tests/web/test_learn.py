"""Lessons and puzzles on the real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit
from tests.web.playing import choose


def take_step(page: Page) -> None:
    """Read on, or do what the lesson waits for: the option that it lets pass."""
    at = page.locator(".coach").get_attribute("data-step")
    reading = page.locator("[data-action=go-on]")
    if reading.count():
        reading.click()
    else:
        page.wait_for_selector(".option:not(:disabled)")
        number = page.locator(".option").count()
        for n in range(number):
            if page.locator("[data-action=confirm]:enabled").count():
                page.click("[data-action=confirm]")
            else:
                page.locator(".option").nth(n).click()
            page.wait_for_timeout(50)
            if page.locator(".coach").get_attribute("data-step") != at:
                break
    page.wait_for_function("(at) => document.querySelector('.coach').dataset.step !== at", arg=at)


@pytest.mark.parametrize("lesson", ["theseus/lesson/installing", "lockdown/lesson/moving"])
def test_a_whole_lesson(sit: Sit, lesson: str) -> None:
    page = sit("/learn")
    page.click(f"[data-exercise='{lesson}']")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    steps = page.locator(".steps i").count()
    for _ in range(steps):
        take_step(page)
    expect(page.locator("[data-action=following]")).to_be_visible()
    page.goto("/learn")
    expect(page.locator(f"[data-exercise='{lesson}']")).to_have_class("exercise done")
    page.goto("/")
    expect(page.locator(".matchline")).to_have_count(0)


def test_a_lesson_waits_for_the_right_thing(sit: Sit) -> None:
    page = sit("/learn")
    page.click("[data-exercise='theseus/lesson/moving']")
    page.click("[data-action=go-on]")
    page.click("[data-action=go-on]")
    page.click("[data-option='move:marine#2']")
    expect(page.locator(".coach [role=alert]")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-answers", "0")
    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-step", "2")
    choose(page, 0)
    expect(page.locator(".coach [role=alert]")).to_have_count(0)


def test_a_puzzle_is_failed_tried_again_and_solved(sit: Sit) -> None:
    page = sit("/puzzles")
    page.click("[data-exercise='theseus/puzzle/relay']")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    page.click("[data-action=hint]")
    for option in ("move:marine#1", "room:corridors.A"):
        page.click(f"[data-option='{option}']")
    expect(coach).to_have_class("coach failed")
    page.click("[data-action=again]")
    for option in ("move:marine#3", "room:tech_dock.D", "move:marine#1", "room:corridors.B"):
        page.click(f"[data-option='{option}']")
    expect(coach).to_have_class("coach over")
    page.goto("/puzzles")
    solved = page.locator("[data-exercise='theseus/puzzle/relay']")
    expect(solved).to_have_class("exercise done")


def test_the_odds_are_told_before_the_click(sit: Sit) -> None:
    page = sit("/learn")
    page.click("[data-exercise='lockdown/lesson/fighting']")
    page.hover("[data-option^='shoot:']")
    odds = page.locator("[data-odds^='shoot:']")
    expect(odds).to_contain_text("it is hurt")
    expect(odds.locator("b").first).to_contain_text("%")
    page.hover(".topbar")
    expect(odds).to_have_count(0)
