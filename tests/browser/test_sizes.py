"""On a phone, a laptop and a large screen: nothing sticks out, nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import NAMES
from tests.browser.steps import SERVED, at_rest, choose, scrolls_sideways, show

# Of what can be chosen, the share that has a piece free in the window: not outside, and not under the dock.
SEEN = """() => {
    const dock = document.querySelector(".choice").getBoundingClientRect().top;
    const free = ({left, right, top, bottom, width, height}) => left >= -1 && right <= innerWidth + 1 && top >= 0
        && bottom <= dock + 1 && Math.min(width, height) >= 18;
    const served = pieces => new Set(pieces.flatMap(one => one.dataset.options.split(" ")));
    const pieces = [...document.querySelectorAll(".piece.offered")];
    const all = served(pieces).size;
    const shown = one => one.closest(".choice") || free(one.getBoundingClientRect()); // dice and goods lie in the dock
    return all ? served(pieces.filter(shown)).size / all : 1;
}"""
SIZES = {"phone": (360, 740), "laptop": (1280, 800), "wide": (1920, 1080)}


def test_no_page_scrolls_sideways(look: Callable[..., Page]) -> None:
    page = look()
    replay = page.url.replace("/t/", "/replay/") + "#2"
    for path in ("/", "/new/wayfarers", "/tables", "/account", "/cards/wayfarers", "/rules/wayfarers", replay):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        for size in SIZES.values():
            show(page, size)
            assert not scrolls_sideways(page), (path, size)


def test_a_phone_opens_the_log_over_its_views(solo: Callable[..., Page]) -> None:
    page = solo(size=SIZES["phone"])
    page.get_by_role("button", name="Récit").click()
    expect(page.locator(".log li").first).to_be_in_viewport()
    page.get_by_role("button", name="Fermer").click()
    expect(page.locator(".log")).to_have_count(0)
    expect(page.locator("button.option").first).to_be_in_viewport()


@pytest.mark.parametrize("game", NAMES)
def test_a_phone_shows_what_is_asked_large_enough_to_press(solo: Callable[..., Page], game: str) -> None:
    page = solo(game, size=SIZES["phone"])
    for _ in range(12):
        page.locator(SERVED).first.wait_for(state="attached")
        at_rest(page)
        assert page.evaluate(SEEN) >= 0.2, "the view that is shown shows much of what is asked"
        choose(page)


def test_a_phone_shows_every_card_of_a_choice(solo: Callable[..., Page]) -> None:
    page = solo("encyclopedia", size=SIZES["phone"], lang="en")
    options = page.locator('button.option:not([data-touches="0"])')
    eyes = page.locator("button.eye")
    expect(eyes).to_have_count(options.count())
    for place in range(eyes.count()):
        eyes.nth(place).click()
        expect(page.locator(".tip")).to_be_in_viewport(ratio=0.99)
        name = options.nth(place).locator(".text").evaluate("text => text.firstChild.textContent")
        expect(page.locator(".tip h3")).to_contain_text(name)


@pytest.mark.parametrize("size", [(1366, 650), (1280, 800), (1024, 640)], ids=str)
def test_scores_question_and_tale_of_a_laptop_are_in_sight(solo: Callable[..., Page], size: tuple[int, int]) -> None:
    page = solo("merv", size=size)
    expect(page.locator("button.option").first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Compris").click()
    for seat in page.locator(".scores .seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
    expect(page.locator(".log")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Replier le récit").click()
    expect(page.locator(".log")).to_have_count(0)
    page.reload()
    page.locator("button.option").first.wait_for()
    expect(page.locator(".log")).to_have_count(0)  # the viewer's choice is remembered


def test_a_very_large_screen_draws_the_table_larger(solo: Callable[..., Page]) -> None:
    page = solo("scholars", size=(1920, 1080))
    tall = "document.querySelector('button.option').getBoundingClientRect().height"
    before = page.evaluate(tall)
    show(page, (2560, 1440))
    page.wait_for_function(f"before => {tall} > 1.2 * before", arg=before)
    assert not scrolls_sideways(page)
    for piece in page.locator(".scores .seat").all():
        expect(piece).to_be_in_viewport(ratio=1)
