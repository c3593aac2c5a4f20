"""On a phone, a laptop and a large screen: nothing sticks out, nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import choose, scrolls_sideways

# Of the pieces that glow, the share that lies free in the window: not outside, and not under the sheet.
SEEN = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect().top;
    const boxes = [...document.querySelectorAll(".piece.offered")].map(one => one.getBoundingClientRect());
    const free = boxes.filter(one => one.left >= -1 && one.right <= innerWidth + 1 && one.top >= 0
        && one.bottom <= sheet + 1 && Math.min(one.width, one.height) >= 18);
    return free.length / boxes.length;
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


@pytest.mark.parametrize("game", ["wayfarers", "encyclopedia"])
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
