"""Learn by playing: a first game that points at one thing at a time, from home in one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from serai.games import all_names, find_game
from tests.browser.conftest import Visit
from tests.browser.steps import after, listed, version

GUIDED = [name for name in all_names() if find_game(name).guide is not None]
PHONE, LAPTOP = (390, 844), (1366, 650)
# A piece that is pointed at, in sight, and not covered in its middle by another one.
CLEAR = """found => found.findIndex(piece => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest(".piece") === piece;
})"""


def begin(visit: Visit, game: str, **how: object) -> Page:
    page = visit(f"/new/{game}" if "+" in game else "/", **how)
    page.locator("button.guide" if "+" in game else f'article[data-game="{game}"] button.guide').click()
    page.locator(".coach").wait_for()
    page.locator('.frame[data-asked="true"][data-drawn="true"]').wait_for()
    return page


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_followed_by_pressing_what_it_points_at(visit: Visit, game: str) -> None:
    size = (PHONE, LAPTOP)[GUIDED.index(game) % 2]
    page = begin(visit, game, size=size)
    pieces, pressed = page.locator(".piece.guided"), 0
    guide = find_game(game).guide
    assert guide is not None
    for step in range(guide.said):
        expect(page.locator(".coach")).to_have_attribute("data-guide", str(step))
        expect(page.locator("button.option.guided")).to_be_in_viewport()
        clear = pieces.evaluate_all(CLEAR)
        if clear < 0:
            after(page, lambda: page.locator("button.option.guided").click())
            continue
        pressed += 1
        before = version(page)
        pieces.nth(clear).click()
        if page.locator(".menu").count():
            page.locator(".menu .choice.guided").click()
        page.wait_for_function("v => Number(document.querySelector('.frame').dataset.version) > v", arg=before)
        page.locator('.frame[data-asked="true"]').wait_for()
    assert 2 * pressed > guide.said, "most steps are about something on the table"
    expect(page.locator(".coach.over")).to_be_visible()
    page.locator(".coach button").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("button.option").first).to_be_visible()


def test_home_leads_back_to_what_one_was_learning(visit: Visit) -> None:
    page = begin(visit, "wayfarers", lang="en")
    there = page.url
    after(page, page.locator("button.option.guided").click)
    page.goto("/")
    page.get_by_role("link", name="Go on learning").click()
    expect(page.locator(".coach")).to_have_attribute("data-guide", "1")
    assert page.url == there
    page.goto("/")
    page.get_by_role("button", name="Begin the guide anew").click()
    expect(page.locator(".coach")).to_have_attribute("data-guide", "0")
    assert page.url != there
    page.get_by_role("button", name="Play without the guide").click()
    page.goto("/")
    page.get_by_role("link", name="Go on learning").click()  # the first one, which was not left
    expect(page.locator(".coach")).to_have_attribute("data-guide", "1")
    assert page.url == there


def test_by_keyboard_the_guided_choice_is_where_one_begins_and_anything_else_is_allowed(visit: Visit) -> None:
    page = begin(visit, "merv", lang="en")
    page.keyboard.press("Tab")  # somebody who plays by keyboard
    place = listed(page).index(page.locator("button.option.guided").get_attribute("data-option") or "")
    after(page, lambda: page.keyboard.press(str(place + 1)))
    expect(page.locator(".coach")).to_have_attribute("data-guide", "1")
    other = page.locator("button.option:not(.guided)").first
    after(page, other.click)
    expect(page.locator(".coach")).to_have_attribute("data-guide", "astray")
    after(page, page.locator(".coach").get_by_role("button", name="Undo").click)
    expect(page.locator(".coach")).to_have_attribute("data-guide", "1")
    page.get_by_role("button", name="Play without the guide").click()
    expect(page.locator(".coach, .guided")).to_have_count(0)
    page.reload()
    page.locator("button.option").first.wait_for()
    expect(page.locator(".coach")).to_have_count(0)
