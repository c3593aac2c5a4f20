"""What a person does at a table, for tests to say in one line."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page


def version(page: Page) -> int:
    """The version of the table that the page shows."""
    return int(page.locator(".frame").get_attribute("data-version") or -1)


def after(page: Page, deed: Callable[[], object]) -> None:
    """Do something that leads to a new version, and wait until the page asks again or the game is over."""
    before = version(page)
    deed()
    page.wait_for_function(
        """before => {
            const frame = document.querySelector(".frame");
            return frame && Number(frame.dataset.version) > before
                && (frame.dataset.asked === "true" || frame.dataset.status === "finished");
        }""",
        arg=before,
    )


def choose(page: Page, place: int = 0) -> None:
    """Press an option of the list."""
    after(page, lambda: page.locator("button.option").nth(place).click())


def scrolls_sideways(page: Page) -> bool:
    """Whether the page itself is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
