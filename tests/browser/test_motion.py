"""What happens is seen: pieces travel to where they now are, unless one prefers no motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import NAMES
from tests.browser.steps import choose

Solo = Callable[..., Page]

# Note every copy of a piece that sets out, and whether it lay above the board without being in the way.
WATCH = """() => {
    window.travelled = [];
    new MutationObserver(changes => {
        for (const ghost of changes.flatMap(change => [...change.addedNodes])) {
            if (ghost.className !== "ghost") continue;
            const style = getComputedStyle(ghost);
            window.travelled.push([style.position, style.pointerEvents, ghost.getAttribute("aria-hidden")]);
        }
    }).observe(document.querySelector(".frame"), { childList: true });
}"""


@pytest.mark.parametrize("game", NAMES)
def test_pieces_travel_and_nothing_waits_for_them(solo: Solo, game: str) -> None:
    page = solo(game, moving=True)
    page.evaluate(WATCH)
    for _ in range(8):
        choose(page)  # at once, whatever is still on its way
    travelled = page.evaluate("window.travelled")
    assert travelled
    assert all(ghost == ["fixed", "none", "true"] for ghost in travelled)
    expect(page.locator(".ghost")).to_have_count(0)


def test_an_animal_that_is_taken_travels_to_my_area(solo: Solo) -> None:
    page = solo("encyclopedia", moving=True)
    page.evaluate(WATCH)
    animal = page.locator(".stage .piece.offered").first.get_attribute("data-piece")
    page.locator(f'.stage [data-piece="{animal}"]').click()
    expect(page.locator(f'[data-seat] [data-piece="{animal}"]')).to_have_count(1)
    page.wait_for_function("() => window.travelled.length > 0")


def test_nothing_moves_for_who_prefers_it_so(solo: Solo) -> None:
    page = solo("encyclopedia")
    page.evaluate(WATCH)
    for _ in range(3):
        choose(page)
    assert page.evaluate("window.travelled") == []
    calm = solo("encyclopedia", moving=True)
    calm.get_by_role("button", name="Réglages", exact=True).click()
    calm.get_by_label("Aucune animation").check()
    calm.keyboard.press("Escape")
    calm.evaluate(WATCH)
    for _ in range(3):
        choose(calm)
    assert calm.evaluate("window.travelled") == []
