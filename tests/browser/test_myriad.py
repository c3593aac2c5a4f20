"""Scholars with Body of Books on the page: the switch, the extension, the rows; and nothing of it without."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import choose, listed

Look = Callable[..., Page]
Solo = Callable[..., Page]


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


CUT = """() => {
    const cut = [];
    const pages = [...document.querySelectorAll('[data-region=books] .leaf .piece')];
    for (const page of pages) if (page.scrollHeight > page.clientHeight + 3) cut.push(page.dataset.piece);
    for (const line of document.querySelectorAll('[data-region=piles] .translator .line'))
        if (line.scrollWidth > line.clientWidth + 2) cut.push(line.closest('.piece').dataset.piece);
    const room = document.querySelector('[data-region=piles]').getBoundingClientRect();
    for (const card of document.querySelectorAll('[data-region=piles] .piece'))
        if (card.getBoundingClientRect().bottom > room.bottom + 9) cut.push(card.dataset.piece);
    return [pages.length, cut];
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 650)], ids=str)
def test_who_recruits_reads_translators_and_pages_whole(solo: Solo, size: tuple[int, int]) -> None:
    page = solo("scholars+myriad", lang="en", size=size)
    for _ in range(40):
        options = listed(page)
        if any(option.startswith("dispatch:") for option in options):
            break
        wanted = ("main:recruit", "slot:slot-1", "card:", "die:")
        place = next((options.index(one) for start in wanted for one in options if one.startswith(start)), 0)
        choose(page, place)
    else:
        raise AssertionError("nobody could be recruited")
    page.wait_for_timeout(400)  # the regions are laid out anew
    assert page.evaluate(CUT) == [6, []]
