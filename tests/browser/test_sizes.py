"""On a phone, a laptop and a large screen: nothing sticks out, nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import NAMES
from tests.browser.steps import choose, scrolls_sideways

# Of what can be chosen, the share that has a piece free in the window: not outside, and not under the sheet.
SEEN = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect().top;
    const free = ({left, right, top, bottom, width, height}) => left >= -1 && right <= innerWidth + 1 && top >= 0
        && bottom <= sheet + 1 && Math.min(width, height) >= 18;
    const served = pieces => new Set(pieces.flatMap(one => one.dataset.options.split(" ")));
    const pieces = [...document.querySelectorAll(".piece.offered")];
    return served(pieces.filter(one => free(one.getBoundingClientRect()))).size / served(pieces).size;
}"""
SIZES = {"phone": (360, 740), "laptop": (1280, 800), "wide": (1920, 1080)}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_no_page_scrolls_sideways(visit: Visit, solo: Callable[..., Page], size: tuple[int, int]) -> None:
    page = solo(size=size)
    for _ in range(3):
        choose(page)
    table = page.url
    assert not scrolls_sideways(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table fits the window"
    replay = table.replace("/t/", "/replay/") + "#2"
    for path in ("/", "/new/wayfarers", "/tables", "/account", "/cards/wayfarers", "/rules/wayfarers", replay):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not scrolls_sideways(page), path


def test_a_phone_swipes_between_views(solo: Callable[..., Page]) -> None:
    page = solo(size=SIZES["phone"])
    page.get_by_role("tab", name="Journal").click()
    expect(page.locator(".log li").first).to_be_in_viewport()
    page.get_by_role("tab", name="Plateau").click()
    expect(page.locator(".log li").first).not_to_be_in_viewport()
    expect(page.locator("button.option").first).to_be_in_viewport()


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_shows_what_is_asked_large_enough_to_press(solo: Callable[..., Page], game: str) -> None:
    page = solo(game, size=SIZES["phone"])
    for _ in range(12):
        page.locator(".piece.offered").first.wait_for(state="attached")
        page.wait_for_timeout(300)  # the view has come to rest
        assert page.evaluate(SEEN) >= 0.3, "the view that is shown shows much of what is asked"
        choose(page)


def test_a_double_tap_brings_the_board_closer_and_back(solo: Callable[..., Page]) -> None:
    page = solo(size=SIZES["phone"])
    page.get_by_role("tab", name="Plateau").click()
    inside = page.locator(".pane .inside").first
    expect(inside).to_have_css("transform", "none")
    page.mouse.dblclick(180, 200)
    expect(inside).not_to_have_css("transform", "none")
    page.mouse.dblclick(180, 200)
    expect(inside).to_have_css("transform", "none")


def test_a_large_screen_shows_two_areas(solo: Callable[..., Page]) -> None:
    page = solo(size=SIZES["wide"])
    expect(page.locator(".area[data-seat]")).to_have_count(2)


@pytest.mark.parametrize("height", [720, 768])
def test_scores_question_and_log_of_a_laptop_share_their_column(solo: Callable[..., Page], height: int) -> None:
    page = solo("merv", size=(1366, height))
    expect(page.locator("button.option").first).to_be_in_viewport(ratio=1)  # not even the welcome covers it
    page.get_by_role("button", name="Compris").click()
    page.locator(".scores button").first.click()  # its items take much room
    expect(page.locator(".scores li").first).to_be_visible()
    expect(page.locator(".log li").last).to_be_in_viewport()  # there is less room, but the newest line stays
    for tab in ("Journal", "Règles"):
        page.get_by_role("tab", name=tab).click()
        question, panel = page.locator(".choice .deeds").bounding_box(), page.locator("aside .panel").bounding_box()
        assert question and panel
        assert question["y"] + question["height"] <= panel["y"] + 1, "nothing lies upon the log or the rules"
        inside = page.locator("aside .panel .inside").bounding_box()
        assert inside and inside["height"] >= 110, "room for several lines"
        assert inside["y"] + inside["height"] <= height
