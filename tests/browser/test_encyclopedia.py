"""What is Encyclopedia's own on the page; `test_games` plays it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.steps import choose

Solo = Callable[..., Page]
GAME = "encyclopedia"


def test_an_animal_is_shown_large(solo: Solo) -> None:
    page = solo(GAME)
    plate = page.locator(".stage .piece.offered").first
    name = (plate.locator(".control").get_attribute("aria-label") or "").split(". ")[0]
    plate.hover()
    expect(page.locator(".tip h3")).to_contain_text(name)


def test_the_dice_of_the_automa_can_be_taken_from_the_shared_board(solo: Solo) -> None:
    page = solo(GAME)
    for _ in range(40):
        if page.locator('.stage .piece.offered[data-options^="die:"] [aria-label*="Automa"]').count():
            break
        choose(page)
    die = page.locator('.stage .piece.offered[data-options^="die:"]').filter(has=page.locator('[aria-label*="Automa"]'))
    expect(die.first.locator(".control")).to_have_attribute("aria-label", re.compile("gagne"))
