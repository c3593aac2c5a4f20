"""On a phone, a laptop and a large screen: nothing sticks out, nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import choose, scrolls_sideways

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


def test_a_large_screen_shows_two_areas(solo: Callable[..., Page]) -> None:
    page = solo(size=SIZES["wide"])
    expect(page.locator(".area[data-seat]")).to_have_count(2)
