"""Scholars with Body of Books on the page: the switch, the extension, the rows; and nothing of it without."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

Look = Callable[..., Page]


def test_a_switch_brings_books_experience_and_rows(visit: Visit) -> None:
    page = visit("/new/scholars", lang="en", size=(1920, 1080))
    page.get_by_role("checkbox", name="Body of Books").check()
    page.locator("button.remove").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("AI (Solo Play)").select_option("scholar")
    page.locator("button.start").click()
    page.locator("button.option").first.click()  # a pair of the draft
    books = page.locator('[data-region="books"]')
    expect(books.locator('.book [data-piece^="pg-"]')).to_have_count(6)
    expect(books.locator('[data-piece^="up-"]')).to_have_count(6)
    expect(page.locator('[data-region="rooms"] [data-piece^="room-"]')).to_have_count(11)
    expect(page.locator('[data-region="desk"] .tile')).to_have_count(4)
    expect(page.locator('[data-piece="xp"]')).to_be_visible()
    expect(page.locator('[data-region="tracks"] [data-piece="medicine"]')).to_be_visible()


def test_without_it_nothing_is_there(look: Look) -> None:
    page = look("scholars")
    expect(page.locator('[data-region="tracks"]')).to_be_visible()
    for absent in ('[data-region="books"]', '[data-piece="xp"]', '[data-piece="medicine"]', '[data-piece="room-11"]'):
        expect(page.locator(absent)).to_have_count(0)


def test_pages_and_chapters_are_read_outside_a_table(visit: Visit) -> None:
    page = visit("/cards/scholars+myriad", lang="en")
    page.get_by_role("searchbox").fill("On Gilding")
    expect(page.get_by_role("heading", name="Page “On Gilding”")).to_be_visible()
    expect(page.get_by_text("If the action is red or orange, gain 1 Gold")).to_be_visible()
    page.goto("/rules/scholars+myriad")
    for chapter in ("Black Dice", "Pages", "Rows under the slots", "Upgraded Action Cards"):
        expect(page.get_by_role("heading", name=chapter, exact=True)).to_be_visible()
