"""A person's path from the home page through a whole match to the report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.playing import (
    MOVED_ON,
    answers,
    choose,
    glowing,
    play_now,
    play_to_the_end,
    wait_for_my_turn,
)
from tests.web.running import Server


def test_from_home_through_a_whole_match_to_the_report(sit: Sit, downloads: Path) -> None:
    page = sit()
    play_now(page)
    play_to_the_end(page)
    report = page.locator(".report")
    expect(report.locator("h1")).not_to_be_empty()
    expect(report.locator(".person")).to_have_count(2)
    expect(report.locator(".seal .c-legal")).to_be_visible()
    expect(report.locator(".awards li").first).to_be_visible()
    with page.expect_download() as download:
        page.click("[data-action=record]")
    record = json.loads(Path(download.value.path()).read_text())
    assert record["game"] == "theseus"
    assert record["seed"] in report.inner_text()

    page.click("[data-action=replay]")
    table = page.locator(".replay")
    expect(table).to_have_attribute("data-step", "0")
    page.click("[data-action=next]")
    expect(table).to_have_attribute("data-step", "1")
    page.locator("input[type=range]").press("End")
    expect(table).to_have_attribute("data-step", str(len(record["answers"])))

    page.locator("input[type=range]").press("Home")
    page.click("[data-action=next]")
    expect(table).to_have_attribute("data-step", "1")
    page.click("[data-action=from-here]")
    assert wait_for_my_turn(page)
    assert "/match/" in page.url


def test_a_legal_piece_glows_and_is_chosen_by_pointing(sit: Sit) -> None:
    page = sit()
    play_now(page)
    for number in range(40):
        assert wait_for_my_turn(page)
        if page.locator("[data-option^='move:']").count():
            break
        choose(page, number)
    figure = page.locator(".figure.glows").first
    figure.click()
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    expect(page.locator(".journey li")).not_to_have_count(0)
    before = answers(page)
    page.click("[data-action=confirm]")
    page.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.answers) > n", arg=before
    )


def test_back_and_undo(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    lit = glowing(page)
    if lit:
        page.locator(f"[data-piece='{lit[0]}']").first.click()
        page.keyboard.press("Escape")
        assert glowing(page) == lit
    for number in range(30):
        assert wait_for_my_turn(page)
        choose(page, number)
        assert wait_for_my_turn(page)
        if page.locator("[data-action=undo]:not([disabled])").count():
            break
    before = answers(page)
    page.click("[data-action=undo]")
    page.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.answers) < n", arg=before
    )


def test_what_cannot_be_done_says_why_with_its_rule(sit: Sit) -> None:
    page = sit()
    play_now(page)
    for number in range(60):
        assert wait_for_my_turn(page)
        if page.locator(".refusals").count():
            break
        choose(page, number * 3)
    page.locator(".refusals summary").click()
    reason = page.locator(".refusals li").first
    expect(reason).to_be_visible()
    assert reason.inner_text().strip()


def test_the_match_goes_on_after_a_reload(sit: Sit) -> None:
    page = sit()
    play_now(page)
    for number in range(6):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert wait_for_my_turn(page)
    before = answers(page)
    page.reload()
    assert wait_for_my_turn(page)
    assert answers(page) == before
    choose(page, 1)
    page.goto("/")
    page.locator(".matchline").first.click()
    assert wait_for_my_turn(page)


def test_the_table_comes_back_after_a_restart_of_the_server(sit: Sit, server: Server) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    before = answers(page)
    server.stop()
    expect(page.locator(".notice")).to_be_visible()
    server.start()
    expect(page.locator(".notice")).to_have_count(0, timeout=20_000)
    assert answers(page) == before
    assert wait_for_my_turn(page)
    choose(page, 0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_stays_where_it_is_from_question_to_question(
    sit: Sit, size: tuple[int, int]
) -> None:
    page = sit(viewport={"width": size[0], "height": size[1]})
    play_now(page)
    heights = set()
    for number in range(16):
        assert wait_for_my_turn(page)
        heights.add(page.locator(".stage").evaluate("(e) => e.clientHeight"))
        choose(page, number * 5 + 1)
    assert len(heights) == 1


def test_a_line_of_the_log_shows_its_moment(sit: Sit) -> None:
    page = sit()
    play_now(page)
    for number in range(10):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert wait_for_my_turn(page)
    page.locator(".log .line").first.click()
    expect(page.locator(".notice.past")).to_be_visible()
    assert page.locator(".option").count() == 0
    page.click("[data-action=now]")
    assert wait_for_my_turn(page)


def test_my_seat_on_another_device(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.click("[data-action=device]")
    link = page.locator(".device input").input_value()
    other = sit(link)
    assert wait_for_my_turn(other)
    assert "#" not in other.url
    choose(other, 0)


def test_the_map_pans_and_zooms_without_choosing(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    camera = page.locator(".camera")
    before, asked = camera.get_attribute("style"), answers(page)
    middle = page.locator(".board").bounding_box()
    assert middle
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=5)
    page.mouse.up()
    dragged = camera.get_attribute("style")
    assert dragged != before
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "(old) => document.querySelector('.camera').getAttribute('style') !== old", arg=dragged
    )
    page.get_by_role("button", name="Show all").click()
    expect(camera).to_have_attribute("style", before or "")
    assert answers(page) == asked


def test_some_of_many_are_marked_and_confirmed(sit: Sit) -> None:
    page = sit("/new/theseus")
    page.get_by_label("Deck").select_option("chosen")
    page.click("[data-action=create]")
    assert wait_for_my_turn(page)
    confirm, options = page.locator("[data-action=confirm]"), page.locator(".option")
    for number in range(15):
        expect(confirm).to_be_disabled()
        options.nth(number).click()
    expect(confirm).to_be_enabled()
    options.nth(0).click()
    expect(confirm).to_be_disabled()
    page.keyboard.press("Escape")
    options.nth(0).click()
    options.nth(15).click()
    expect(confirm).to_be_enabled()
    before = answers(page)
    confirm.click()
    page.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.answers) > n", arg=before
    )


def test_two_keys_ask_for_a_hint_and_follow_it(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    page.keyboard.press("h")
    advised = page.locator(".advice").get_attribute("data-advice")
    page.keyboard.press("Enter")
    expect(page.locator(f".option.chosen[data-option='{advised}']")).to_have_count(1)


def test_a_hint_for_several_marks_them_and_is_confirmed_by_another_key(sit: Sit) -> None:
    page = sit("/new/theseus")
    page.get_by_label("Deck").select_option("chosen")
    page.click("[data-action=create]")
    assert wait_for_my_turn(page)
    page.keyboard.press("h")
    expect(page.locator("[data-action=follow]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    before = answers(page)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)


def test_a_hint_says_what_a_bot_would_do_and_can_be_followed(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    page.click("[data-action=hint]")
    advised = page.locator(".advice").get_attribute("data-advice")
    expect(page.locator(".advice small")).not_to_be_empty()
    page.click("[data-action=follow]")
    expect(page.locator(f".option.chosen[data-option='{advised}']")).to_have_count(1)
    before = answers(page)
    page.click("[data-action=confirm]")
    page.wait_for_function(MOVED_ON, arg=before)
    expect(page.locator(".advice")).to_have_count(0)
