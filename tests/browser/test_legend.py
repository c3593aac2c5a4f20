"""Small helps at a table: what the signs mean, a wider column, values that are marked quietly."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import NAMES
from tests.browser.test_access import serious

Look = Callable[..., Page]


@pytest.mark.parametrize("game", NAMES)
def test_the_legend_explains_the_signs(look: Look, game: str) -> None:
    page = look(game, lang="en")
    page.locator("button.settings-button").click()
    page.get_by_role("button", name="What the signs mean").click()
    lines = page.get_by_role("list", name="What the signs mean").locator("li")
    expect(lines.locator("svg").first).to_be_visible()  # once what is printed has come
    assert lines.count() >= 5
    assert all(lines.nth(n).locator("svg").count() for n in range(lines.count()))
    assert serious(page) == []


def test_the_column_beside_the_table_can_be_widened(look: Look) -> None:
    page = look("merv", lang="en")
    rail = page.locator("aside")
    before = rail.bounding_box()
    page.get_by_role("separator").focus()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    after = rail.bounding_box()
    assert before and after and after["width"] == before["width"] + 80
    page.reload()
    page.locator("button.option").first.wait_for()
    kept = rail.bounding_box()
    assert kept and kept["width"] == after["width"]


def test_the_edge_of_that_column_covers_nothing_of_the_dock(look: Look) -> None:
    page = look("wayfarers", lang="en")
    footer = page.locator(".desk > footer")
    footer.evaluate("dock => { dock.style.minHeight = '300px' }")  # as high as many answers make it
    edge = page.get_by_role("separator").bounding_box()
    dock = footer.bounding_box()
    assert edge and dock and dock["height"] == 300
    assert edge["y"] + edge["height"] <= dock["y"]


def test_reconstructed_values_are_marked_by_a_sign(visit: Visit) -> None:
    page = visit("/cards/encyclopedia", lang="en")
    sign = page.locator("article .source").first
    expect(sign).to_have_attribute("title", "This card’s values are reconstructed, not taken from the box.")
    assert sign.locator("[aria-hidden]").inner_text() == "≈"
