"""How large the table is drawn is the viewer's choice; regions and rivals open; dice stay under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.steps import after, at_rest, scrolls_sideways, show

Look = Callable[..., Page]


def test_size_is_chosen_remembered_and_fits_the_window(look: Look) -> None:
    page = look("merv", size=(1920, 1080), lang="en")
    rail = page.locator("aside")
    usual = rail.locator(".total").first.bounding_box()
    assert usual is not None
    page.locator("button.settings-button").click()
    page.get_by_label("Size of text and pieces").select_option("1.5")
    page.keyboard.press("Escape")
    expect(page.locator(".frame")).to_have_attribute("data-window", "laptop")  # there is less room
    page.reload()
    page.locator("button.option").first.wait_for()
    larger = rail.locator(".total").first.bounding_box()
    assert larger is not None
    assert larger["height"] > 1.1 * usual["height"]
    assert not scrolls_sideways(page)
    dock = page.locator("footer").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= 1081
    page.locator(".stage .piece").first.hover(force=True)
    expect(page.locator(".tip")).to_be_in_viewport(ratio=0.99)


def test_a_ribbon_opens_stays_open_and_is_seen_large(look: Look) -> None:
    page = look("merv", size=(1024, 640))
    at_rest(page)
    ribbon = page.locator('.stage [data-form="ribbon"]').first
    name = ribbon.get_attribute("data-region")
    ribbon.locator("button.name").click()
    opened = page.locator(f'.stage [data-region="{name}"][data-form="reading"]')
    expect(opened).to_be_visible()
    page.reload()
    expect(opened).to_be_visible()
    usual = opened.bounding_box()
    opened.hover()
    opened.get_by_role("button", name="Voir en grand").click()
    large = page.locator(".large.region")
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert usual and box and box["width"] > 1.5 * usual["width"]
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_a_large_screen_opens_a_rival_in_the_rail(look: Look) -> None:
    page = look("encyclopedia", size=(1920, 1080))
    expect(page.locator("[data-rival]")).to_be_visible()
    page.locator("[data-rival] header .name").click()
    expect(page.locator(".large.seat")).to_be_visible()
    page.keyboard.press("Escape")
    show(page, (1366, 650))
    expect(page.locator("[data-rival]")).to_have_count(0)


def test_a_die_that_is_picked_up_leaves_the_others_where_they_lie(solo: Look) -> None:
    page = solo("wayfarers")
    dice = '.goods .piece[data-piece^="die-"], .goods .piece[data-piece="hand"]'
    places = "found => found.map(die => Math.round(die.getBoundingClientRect().x))"
    before = page.locator(dice).evaluate_all(places)
    after(page, page.locator('.goods .piece.offered[data-piece^="die-"]').first.click)
    assert page.locator(dice).evaluate_all(places) == before
