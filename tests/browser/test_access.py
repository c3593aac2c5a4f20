"""axe-core finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical, each with the place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return page.evaluate(  # type: ignore[no-any-return]
        """async () => (await axe.run()).violations
            .filter(found => ["serious", "critical"].includes(found.impact))
            .flatMap(found => found.nodes.map(node => `${found.id}: ${node.target} ${node.failureSummary}`))"""
    )


@pytest.mark.parametrize(
    ("paths", "dark"),
    [
        (("/", "/new/wayfarers", "/account", "/rules/wayfarers", "/cards/wayfarers"), False),
        (("/", "/cards/wayfarers"), True),
    ],
    ids=["light", "dark"],
)
def test_pages_are_accessible(visit: Visit, paths: tuple[str, ...], dark: bool) -> None:
    page = visit("/", dark=dark)
    for path in paths:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path


@pytest.mark.parametrize(("size", "dark"), [((1280, 800), False), ((360, 740), True)], ids=["laptop", "dark-phone"])
def test_a_replay_is_accessible(look: Callable[..., Page], size: tuple[int, int], dark: bool) -> None:
    page = look(dark=dark, size=size)
    page.goto(page.url.replace("/t/", "/replay/") + "#2")
    expect(page.get_by_text("Moment 2 sur")).to_be_visible()
    assert serious(page) == []
