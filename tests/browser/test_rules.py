"""The rules as a book, and the cards: what a newcomer reads, and how one finds something again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import NAMES, PAGES

PHONE = (390, 844)


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_begin_with_the_aim_and_a_turn_and_end_with_the_box(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", lang="en")
    headings = page.locator(".opening h2")
    expect(headings.first).to_have_text("The aim of the game")
    expect(headings.nth(1)).to_have_text("How a turn goes")
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    assert contents.all_inner_texts() == headings.all_inner_texts()
    assert headings.last.locator("xpath=ancestor::section").locator("article").count() > 3


@pytest.mark.parametrize("game", [name for name in NAMES if "+" not in name])
def test_chapters_show_cards_and_pieces_of_the_game(visit: Visit, game: str) -> None:
    """Each that the page names is there: one that the game no longer has would leave a hole."""
    page = visit(f"/rules/{game}")
    written = (PAGES / game / "pictures.ts").read_text("utf-8")
    named = [id for found in re.findall(r"\[([^\]]+)\]", written) for id in re.findall(r'"([^"]+)"', found)]
    chapters = re.findall(r'"(chapter-[a-z-]+)"', written)
    expect(page.locator(".picture")).to_have_count(len(named))
    expect(page.locator(".opening:has(.picture)")).to_have_count(len(chapters))
    page.locator(".picture svg").first.wait_for()


def test_a_chapter_and_a_rule_have_links_of_their_own(visit: Visit) -> None:
    page = visit("/rules/merv#MV-WAL-04", lang="en")
    rule = page.locator('[data-rule="MV-WAL-04"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_class("wanted")
    page.get_by_role("link", name="Invasion", exact=True).click()
    expect(page.locator('[data-rule="chapter-invasion"]')).to_be_in_viewport()
    assert page.url.endswith("/rules/merv#chapter-invasion")


def test_a_text_names_rules_and_leads_to_them(visit: Visit) -> None:
    page = visit("/rules/wayfarers", lang="en")
    page.locator('[data-rule="chapter-turn"]').get_by_role("link", name="Placing a Die").click()
    expect(page.locator('[data-rule="WF-DIE-01"]')).to_be_in_viewport()


def test_a_phone_goes_to_a_chapter_and_searches(visit: Visit) -> None:
    page = visit("/rules/encyclopedia", size=PHONE)
    _choose(page, "Sommaire", "Académie")
    expect(page.locator('[data-rule="chapter-academy"]')).to_be_in_viewport()
    page.get_by_role("searchbox").fill("sceau royal ecus")
    expect(page.locator('[data-rule="EN-BOOST-05"]')).to_be_visible()
    expect(page.locator('[data-rule="EN-ACA-01"]')).to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
def test_every_card_says_in_words_what_is_on_it(visit: Visit, game: str) -> None:
    page = visit(f"/cards/{game}")
    page.locator("main li.sheet-of-paper").first.wait_for()
    more = page.get_by_role("button", name="de plus")
    if more.count():
        more.click()
    silent = page.locator("main li.sheet-of-paper").evaluate_all(
        """cards => cards.filter(card => !card.querySelector(".lines, .effect p, svg text")
            || /[{}]|undefined|_/.test(card.innerText)).map(card => card.innerText)"""
    )
    assert [card for card in silent if "(aucun effet)" not in card] == []


def test_kinds_of_cards_are_counted_and_spaces_wait_until_they_are_asked_for(visit: Visit) -> None:
    page = visit("/cards/merv", lang="en")
    expect(page.get_by_text("Row 1, column 1", exact=True)).to_have_count(0)
    _choose(page, "Kind of card", "Contracts (18)")
    expect(page.locator("main li.sheet-of-paper")).to_have_count(18)
    _choose(page, "Kind of card", "Squares of the city (24)")
    expect(page.locator("main li.sheet-of-paper")).to_have_count(24)


def _choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label).select_option(label=option)
