"""Hints on the page, how far undo reaches, and how a match went."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import after, choose, version
from tests.browser.test_access import serious

Solo = Callable[..., Page]


def test_a_hint_glows_on_the_board_and_can_be_taken(solo: Solo) -> None:
    page = solo(lang="en")
    while page.locator(".board .piece.offered").count() < 2:
        choose(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("button.hint").first
    hint.wait_for()
    assert 1 <= page.locator("button.hint").count() <= 3
    expect(hint).to_contain_text(re.compile(r"≈ \d+ points"))
    option = str(hint.get_attribute("data-hint"))
    hint.hover()
    expect(page.locator(f'.piece.pointed[data-options~="{option}"]').first).to_be_visible()
    assert serious(page) == []
    after(page, hint.click)
    expect(page.locator(".hints")).to_have_count(0)


def test_a_hint_for_a_question_that_has_passed_is_not_shown(solo: Solo) -> None:
    page = solo(lang="en")
    page.get_by_role("button", name="Hint").click()
    choose(page)
    page.wait_for_timeout(2_500)  # longer than anybody thinks about a hint
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_friends_play_without_hints_unless_the_host_wants_them(visit: Visit) -> None:
    page = visit("/new/wayfarers", lang="en")
    page.get_by_text("Options", exact=True).click()
    box = page.get_by_label("Hints may be asked for")
    expect(box).not_to_be_checked()  # one seat is for somebody elsewhere
    page.get_by_role("button", name="Remove this seat").click()
    page.get_by_role("button", name="Friend on this device").click()
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_role("button", name="Begin").click()
    page.locator("button.option").first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_undo_says_what_it_takes_back_and_how_far_it_reaches(solo: Solo) -> None:
    page = solo(lang="en")
    for _ in range(40):
        first = page.locator("button.option").first
        text = first.locator("span").first.inner_text().split("\n")[0]
        choose(page)
        undo = page.get_by_role("button", name="Undo", exact=True)
        if undo.is_enabled() and page.locator(".reach .link").count() and page.locator(".log .stop").count():
            break
    expect(page.locator(".reach p")).to_contain_text(text)
    steps = int(re.findall(r"\d+", page.locator(".reach .link").inner_text())[0])
    assert steps > 1
    for _ in range(steps):
        after(page, undo.click)
    expect(undo).to_be_disabled()
    expect(page.locator(".reach p")).not_to_be_empty()  # it says why


def test_the_log_marks_where_undo_stops(solo: Solo) -> None:
    page = solo(lang="en")
    for _ in range(60):
        choose(page)
        if page.locator(".log .stop").count():
            break
    expect(page.locator(".log .stop")).to_have_count(1)
    expect(page.locator(".log .stop")).to_contain_text("Undo reaches back to here.")
    assert version(page) > 0
