"""Expansions on the page: one game on the shelf, and a switch where a table is made."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit

NIGHT = {"name": "night", "title": "Night"}


def with_expansion(route: Route) -> None:
    """What the server would answer if its first game had an expansion with a setting of its own."""
    games: list[dict[str, Any]] = route.fetch().json()
    first = games[0]
    setting = {"name": "moon", "title": "Moon", "values": ["new", "full"], "value_titles": ["new", "full"]}
    expanded = {
        **first,
        "name": f"{first['name']}+night",
        "expansions": [NIGHT],
        "title": f"{first['title']} + Night",
        "settings": [*first["settings"], {**setting, "default": "new", "means": "", "when": []}],
    }
    route.fulfill(json=[*games, expanded])


def test_a_switch_chooses_the_game_with_its_expansion(visit: Visit) -> None:
    page: Page = visit("/", lang="en", offline=False)
    shelf = page.locator("article[data-game]")
    expect(shelf.first).to_be_visible()
    boxes = shelf.count()
    game = shelf.first.get_attribute("data-game")
    page.route("**/api/games?*", with_expansion)
    page.goto("/")
    expect(shelf).to_have_count(boxes)  # the expansion is no box of its own
    page.goto(f"/new/{game}")
    title = page.get_by_role("heading", level=1)
    switch = page.get_by_role("checkbox", name="Night")
    expect(switch).not_to_be_checked()
    alone = title.inner_text()
    switch.check()
    expect(title).to_have_text(f"{alone} + Night")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Moon").select_option("full")
    asked = started(page)
    assert (asked["game"], asked["settings"]["moon"]) == (f"{game}+night", "full")
    page.goto(f"/new/{game}+night")  # a link to the game with its expansion
    expect(switch).to_be_checked()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Moon").select_option("full")
    switch.uncheck()
    expect(title).to_have_text(alone)
    asked = started(page)
    assert asked["game"] == game
    assert "moon" not in asked["settings"]


def started(page: Page) -> dict[str, Any]:
    """Which table was asked for; the server, which knows no such expansion, is asked for one of the game alone."""
    asked: list[dict[str, Any]] = []

    def forward(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        route.continue_(post_data={**asked[0], "game": asked[0]["game"].removesuffix("+night"), "settings": {}})

    page.route("**/api/tables", forward)
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    page.unroute("**/api/tables")
    return asked[0]
