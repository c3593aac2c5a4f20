"""What a table weighs on the way: the code, styles and words that its game needs, and no other's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import MidGame, Visit
from tests.browser.games import NAMES

MOST = 250_000  # bytes, compressed


@pytest.mark.parametrize("game", NAMES)
def test_the_code_of_a_table_is_light(visit: Visit, mid_games: Callable[[str], MidGame], game: str) -> None:
    there = mid_games(game)
    page = visit("about:blank", cookies=there.cookies, offline=False)
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if request.resource_type in ("document", "script", "stylesheet"):
            weights[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)
    page.goto(f"/t/{there.table}")
    page.locator("button.option").first.wait_for()
    page.locator('.frame[data-drawn="true"]').wait_for()
    page.wait_for_load_state("networkidle")
    assert any(url.endswith(".css") for url in weights)
    assert 50_000 < sum(weights.values()) < MOST, weights
