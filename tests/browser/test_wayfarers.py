"""What is Wayfarers' own on the page; `test_games` plays it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.steps import after, version

Solo = Callable[..., Page]


def test_a_die_shows_the_slots_it_could_reach(solo: Solo) -> None:
    page = solo()
    die = page.locator('[data-piece^="die-"]').first
    die.hover()
    expect(page.locator(".reach").first).to_be_visible()  # the Market and the Workshop take any Die
    page.locator(".choice h2").hover()
    expect(page.locator(".reach")).to_have_count(0)


def test_a_card_is_shown_large(solo: Solo) -> None:
    page = solo()
    card = page.locator('.piece[data-piece^="folk_"]').first
    name = (card.locator(".control").get_attribute("aria-label") or "").split(". ")[0]
    card.hover()
    expect(page.locator(".tip h3")).to_have_text(name)


def test_a_worker_reaches_only_some_cards(solo: Solo) -> None:
    page = solo()
    after(page, page.locator('[data-piece="worker-yellow"]').click)
    there = version(page)
    cards = page.locator(".piece.offered[data-piece]")
    for card in cards.all():
        assert re.match(r"land_|insp_", card.get_attribute("data-piece") or ""), (
            "Yellow Workers go on Land and Inspiration"
        )
    assert version(page) == there
