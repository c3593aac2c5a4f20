"""Wayfarers, played on the board alone: every option is a piece that glows, and pieces are enough to finish a game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.steps import after, version

Solo = Callable[..., Page]
LAZY = {"rest", "skip", "done", "end-turn", "discard"}


def offered(page: Page) -> dict[str, Locator]:
    """By option: a piece that serves it."""
    pieces = page.locator(".piece.offered")
    pieces.first.wait_for()
    served = pieces.evaluate_all("found => found.map(piece => piece.dataset.options.split(' '))")
    found: dict[str, Locator] = {}
    for place, options in enumerate(served):
        for option in options:
            found.setdefault(option, pieces.nth(place))
    return found


def play(page: Page, option: str, piece: Locator) -> None:
    """Press the piece; where it serves several options, choose in its menu."""
    several = (piece.get_attribute("data-options") or "").split(" ")

    def press() -> None:
        piece.click()
        if len(several) > 1:
            page.locator(".menu button.choice").nth(several.index(option)).click()

    after(page, press)


def test_a_whole_solo_game_with_pieces_alone(solo: Solo) -> None:
    page = solo(lang="en")
    chance = random.Random("a caravan leaves Baghdad")
    for _ in range(600):
        if page.locator(".frame").get_attribute("data-status") == "finished":
            break
        pieces = offered(page)
        assert pieces, "the board alone suffices"
        choices = sorted(pieces.keys() - LAZY) or sorted(pieces)
        option = chance.choice(choices)
        play(page, option, pieces[option])
    assert page.locator(".frame").get_attribute("data-status") == "finished"
    table = page.url.rpartition("/")[2]
    state = json.loads(page.evaluate(f"fetch('/api/tables/{table}?viewer=0').then(answer => answer.text())"))
    shown = [int(text.split()[0]) for text in page.locator(".scores .total").all_inner_texts()]
    assert shown == [score["total"] for score in state["scores"]]


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
