"""The ship in a real browser: pointing at rooms, a whole match, a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.nemesis.table import Table
from tests.web.conftest import Sit
from tests.web.playing import (
    answers,
    begin_at,
    choose,
    options_of,
    play_now,
    play_to_the_end,
    wait_for_my_turn,
)
from tests.web.test_access import AXE, findings

PHONE = {"width": 390, "height": 844}


def test_a_whole_match_to_the_report(sit: Sit) -> None:
    page = sit()
    play_now(page, "nemesis")
    expect(page.locator(".board .room")).to_have_count(21)
    play_to_the_end(page)
    report = page.locator(".report")
    expect(report.locator(".person", has_text="Objectives")).to_have_count(4)
    expect(report.locator(".seal .c-legal")).to_be_visible()
    page.wait_for_selector(".report .curve", state="attached")
    if AXE.exists():
        assert findings(page) == []
    page.click("[data-action=replay]")
    expect(page.locator(".replay .room").first).to_be_visible()
    page.locator(".scrub input").fill("40")  # at the end the living have revealed theirs
    page.select_option(".eyes", "all")
    page.click("[data-tab=known]")
    expect(page.locator(".cardlist [href='#i-lock']").nth(3)).to_be_visible()  # of all four
    page.select_option(".eyes", "1")
    page.click("[data-tab=me]")
    expect(page.locator(".mepage .secret").first).to_be_visible()


def test_the_first_to_die_may_become_the_intruders(sit: Sit) -> None:
    page = sit("/new/nemesis")
    wanted = page.get_by_label("Intruder player")
    wanted.check()
    page.get_by_role("button", name="All together").click()
    expect(wanted).to_have_count(0)
    page.get_by_role("button", name="Each for oneself").click()
    expect(wanted).to_be_checked()
    page.click("[data-action=create]")
    assert wait_for_my_turn(page)
    assert options_of(page)["intruder_player"] is True


def test_who_plays_the_intruders_holds_their_cards(sit: Sit) -> None:
    card = "intruder_pursuit_any"
    laid = Table("captain", "pilot", intruder_player=True).stand(0, "dead").stand(1, "014")
    laid.put(card, "intruder_cards.0").put("adult#1", "xenos.014").deal(1)
    laid.set(met=True, deaths=1, intruder=0, fate={"0": "attack"})
    page = sit()
    begin_at(page, laid.run(["prowl", 0]).match.position(), "bot")
    assert wait_for_my_turn(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("intruders")
    page.locator(f".playcard[data-piece={card}]").click()
    page.click(f"[data-option='strike:{card}']")
    expect(page.locator(".playcard")).to_have_count(3)  # the attack cards to choose from
    for attack in page.locator(".playcard").all():
        expect(attack.locator("b")).not_to_contain_text("_")
        expect(attack.locator(".words")).not_to_be_empty()


def test_course_engines_and_pods_are_in_sight(sit: Sit) -> None:
    page = sit()
    play_now(page, "nemesis")
    assert wait_for_my_turn(page)
    ship = page.locator(".shelf.ship")
    expect(ship.locator("[data-piece^=pod_]").first).to_contain_text("locked")
    expect(ship.locator(".settled")).to_have_text("B")


def test_going_to_a_room_by_pointing(sit: Sit) -> None:
    page = sit()
    play_now(page, "nemesis")
    for number in range(60):
        assert wait_for_my_turn(page)
        if page.locator("[data-option^='move:']").count():
            break
        choose(page, number)
    before = answers(page)
    page.locator(".room.glows .plate").first.click()
    page.locator("[data-pick^='move:']").click()
    page.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.answers) > n", arg=before
    )


def test_on_a_phone_a_small_map_shows_the_whole(sit: Sit) -> None:
    page = sit(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "nemesis")
    for number in range(6):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("[data-tab=me]").tap()
    expect(page.locator(".shelf.ship")).to_contain_text("Engines")
    page.locator("[data-tab=board]").tap()
    for _ in range(3):  # wherever the draft has left the camera
        page.get_by_label("Zoom in").tap()
    before = page.locator(".camera").get_attribute("style")
    page.locator(".minimap").tap(position={"x": 8, "y": 30})
    expect(page.locator(".camera")).not_to_have_attribute("style", before or "")
