"""Lockdown in the browser: from the home page through rounds against bots to the report."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.games.lockdown.mars import mars
from tests.games.lockdown.table import Table
from tests.web.conftest import Sit
from tests.web.playing import (
    answers,
    begin_at,
    choose,
    options_of,
    play_now,
    play_to_the_end,
    press_an_answer,
    wait_for_my_turn,
)
from tests.web.test_access import AXE, findings, needs_axe

LOG_ABOVE_TABS = """() => document.querySelector('.rail .body').getBoundingClientRect().bottom
  <= document.querySelector('.rail .tabs').getBoundingClientRect().top + 1"""
MORE = "(n) => Number(document.querySelector('.table').dataset.answers) > n"


def until_i_may_move(page: Page) -> None:
    for number in range(60):
        assert wait_for_my_turn(page)
        if page.locator("[data-option^='move:']").count():
            return
        choose(page, number)
    raise AssertionError("no move in 60 answers")


def test_from_home_through_a_whole_match_to_the_report(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    play_to_the_end(page)
    report = page.locator(".report")
    expect(report.locator("h1")).not_to_be_empty()
    expect(report.locator(".person", has_text="Objectives")).to_have_count(4)
    expect(report.locator(".seal .c-legal")).to_be_visible()
    page.wait_for_selector(".report .curve", state="attached")
    if AXE.exists():
        assert findings(page) == []
    page.click("[data-action=replay]")
    page.click("[data-action=next]")
    expect(page.locator(".replay")).to_have_attribute("data-step", "1")
    for step in range(2, 150):
        if page.locator(".bigcard").count():
            break
        page.click("[data-action=next]")
        expect(page.locator(".replay")).to_have_attribute("data-step", str(step))
    expect(page.locator(".bigcard h3")).not_to_be_empty()
    expect(page.locator(".board .room")).to_have_count(27)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(LOG_ABOVE_TABS)


def test_a_move_by_pointing_is_paid_by_pointing(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    page.locator(".room.glows .plate").first.click()
    before = answers(page)
    if page.locator("[data-pick^='move:']").count():
        page.locator("[data-pick^='move:']").click()
    else:
        page.click("[data-action=confirm]")
    page.wait_for_function(MORE, arg=before)
    if page.locator(".playcard[aria-pressed]").count():
        paid = page.locator(".playcard[aria-pressed=true]")
        expect(paid).to_have_count(1)
        confirm = page.locator("[data-action=confirm]")
        expect(confirm).to_be_enabled()
        paid.click()
        expect(confirm).to_be_disabled()
        page.locator(".playcard.glows").last.click()
        before = answers(page)
        confirm.click()
        page.wait_for_function(MORE, arg=before)


def test_a_kind_of_action_shows_where_it_can_be_done(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    everything = page.locator(".option").count()
    page.click("[data-verb=move]")
    moves = page.locator("[data-option^='move:']").count()
    expect(page.locator(".option")).to_have_count(moves)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".option")).to_have_count(everything)


def test_refusals_name_their_rule(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    for number in range(40):
        if page.locator(".refusals").count():
            break
        choose(page, number)
        assert wait_for_my_turn(page)
    page.locator(".refusals summary").click()
    rule = page.locator(".refusals .rule").first
    expect(rule).to_contain_text("LD-")
    assert "/rules/lockdown" in (rule.get_attribute("href") or "")


def test_by_keyboard_alone(sit: Sit) -> None:
    page = sit()
    page.wait_for_selector("[data-action=play-lockdown]")
    page.focus("[data-action=play-lockdown]")
    page.keyboard.press("Enter")
    for _ in range(8):
        assert wait_for_my_turn(page)
        press_an_answer(page, 0)
    until_i_may_move(page)
    place = page.locator(".room.glows .plate").first
    expect(place).to_have_attribute("tabindex", "0")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=confirm]:enabled, .chooser").first).to_be_visible()


def test_the_surface_of_mars_is_chosen_in_the_lobby_and_drawn(sit: Sit) -> None:
    page = sit("/new/lockdown")
    page.get_by_role("button", name="Mars surface").click()
    page.click("[data-action=create]")
    expect(page.locator(".board .room")).to_have_count(30)
    expect(page.locator(".board .area")).to_have_count(4)
    expect(page.locator(".board .trailway")).to_have_count(5)
    until_i_may_move(page)
    page.locator("[data-piece=area_3]").hover()
    expect(page.locator(".inspector")).to_contain_text("Area 3", ignore_case=True)
    page.locator("[data-piece=X1]").hover()
    expect(page.locator(".inspector")).to_contain_text("X1Crossroads")


def test_the_rover_drives_to_another_exit(sit: Sit) -> None:
    laid = mars("002", rover="002").deal(0, "rest", "search").start(0)
    page = sit()
    begin_at(page, laid.match.position(), "bot", "bot")
    assert wait_for_my_turn(page)
    page.click("[data-verb=drive]")
    page.locator("[data-piece='016']").click()
    page.click("[data-action=confirm]")
    expect(page.locator(".log")).to_contain_text("The rover drives to Room 016.")


def test_the_crew_of_the_nemesis_may_come(sit: Sit) -> None:
    page = sit("/new/lockdown")
    expect(page.locator(".sitter")).to_have_count(4)
    first, second = page.locator(".sitter").nth(0), page.locator(".sitter").nth(1)
    expect(first.get_by_role("radio", name="Captain")).to_have_count(0)
    page.get_by_role("button", name="With the crew of the Nemesis").click()
    first.get_by_role("radio", name="Captain").click()
    expect(second.get_by_role("radio", name="Sentry")).to_be_disabled()
    page.click("[data-action=create]")
    assert wait_for_my_turn(page)
    assert options_of(page)["characters"][0] == "captain"

    page.goto("/new/lockdown")
    page.get_by_role("button", name="With the crew of the Nemesis").click()
    page.click("[data-action=create]")
    assert wait_for_my_turn(page)
    assert options_of(page)["characters"] == "draft-nemesis"


def test_a_card_turned_over_is_shown_large_until_it_is_touched(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    card = page.locator(".bigcard")
    for number in range(60):
        assert wait_for_my_turn(page)
        choose(page, number * 3 + 1)
        if card.count():
            break
    expect(card.locator("h3")).not_to_be_empty()
    page.keyboard.press(" ")
    expect(card).to_have_count(0)


def test_a_kind_of_action_says_what_it_is(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    page.locator("[data-verb=careful]").focus()
    expect(page.locator(".whynot")).to_contain_text("2 cards")
    page.locator(".room.glows .plate").first.click()
    expect(page.locator(".whynot")).to_have_count(0)


def test_an_attack_card_is_called_by_its_name(sit: Sit) -> None:
    page = sit(motion=True)
    page.evaluate("localStorage.setItem('hullbreach.settings', '{\"speed\": 3}')")  # time to look
    laid = Table("sentry", "hacker").explore("003", "archive").stand(0, "003").deal(0, "rest")
    laid.put("adult#1", "xenos.003").put("attack_cut_retreat#1", "attacks", top=True)
    begin_at(page, laid.set(passed=[1], met=True).start(0).match.position(), "bot")
    page.click("[data-option=pass]")
    page.locator(".playcard").first.wait_for()
    page.click("[data-action=confirm]")
    expect(page.locator(".bigcard h3")).to_have_text("Cut")


def test_a_move_is_told_once(sit: Sit) -> None:
    page = sit()
    laid = Table("sentry", "hacker").explore("003", "archive").stand(0, "003").stand(1, "001")
    begin_at(page, laid.deal(0, "search", "rest").start(0).match.position(), "bot")
    page.click("[data-option='move:004']")
    expect(page.locator(".acts")).to_contain_text("Sentry moves to")
    page.click("[data-action=confirm]")
    expect(page.locator(".log")).to_contain_text("Noise roll")
    told = page.locator(".log .line").all_inner_texts()
    assert [line for line in told if line.startswith("Sentry ")] == ["Sentry moves to Room 004."]


def test_only_my_secrets_are_mine(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    assert page.locator(".self .secret").count() >= 2
    watcher = sit(page.url)
    expect(watcher.locator(".board .room")).to_have_count(27)
    assert watcher.locator(".secret, .playcard, .item, .option").count() == 0


def test_on_a_phone(sit: Sit) -> None:
    page = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page, "lockdown")
    for number in range(8):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert wait_for_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-tab=me]").tap()
    expect(page.locator(".mepage .name")).to_be_visible()
    page.locator("[data-tab=board]").tap()
    expect(page.locator(".mepage")).to_have_count(0)


def test_nothing_is_cut_off_on_a_tablet(sit: Sit) -> None:
    page = sit(viewport={"width": 1024, "height": 768}, locale="de-DE")
    laid = Table("sentry", "hacker", "xenobiologist").explore("003", "archive").stand(0, "003")
    laid.deal(0, "search", "rest", "repairs").set(passed=[1, 2], slime=[2])
    begin_at(page, laid.start(0).match.position(), "bot", "bot")
    expect(page.locator(".seat", has_text="gepasst")).to_have_count(2)
    for part in (".topbar", ".rail .tabs", ".rail .seats", ".dock .fan"):
        assert page.locator(part).evaluate("(e) => e.scrollWidth <= e.clientWidth"), part
    assert page.locator(".topbar .timetrack").evaluate("(e) => e.clientWidth") > 300


@needs_axe
def test_no_serious_findings_of_axe(sit: Sit) -> None:
    page = sit()
    play_now(page, "lockdown")
    until_i_may_move(page)
    assert findings(page) == []
    page.goto("/new/lockdown")
    page.wait_for_selector(".sitter")
    assert findings(page) == []
