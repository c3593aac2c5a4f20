"""What a person does at a table, for tests to say in one line."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, TimeoutError

PATIENCE = 60.0  # seconds

# What serves an option: a piece, or its place in the list if it is about no piece of the table.
SERVED = '.piece.offered, button.option[data-touches="0"]'


def version(page: Page) -> int:
    """The version of the table that the page shows."""
    return int(page.locator(".frame").get_attribute("data-version") or -1)


def until(page: Page, done: Callable[[], object]) -> None:
    """Wait for something that the page or the browser does by itself."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if done():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never happened")


def at_rest(page: Page) -> None:
    """Wait until what lies on the table has found its place: regions are laid out in several steps."""
    page.evaluate("delete window.rest")
    page.wait_for_function(
        """() => {
            const boxes = [...document.querySelectorAll("[data-region], .piece, button.option")].map(one => {
                const { left, top, width, height } = one.getBoundingClientRect();
                return [left, top, width, height].map(Math.round).join();
            }).join(" ");
            const now = performance.now();
            if (window.rest?.boxes !== boxes) window.rest = { boxes, since: now, frames: 0 };
            window.rest.frames++;
            return now - window.rest.since >= 300 && window.rest.frames >= 10;
        }"""
    )


def after(page: Page, deed: Callable[[], object]) -> None:
    """Do something that leads to a new version, and wait until the page asks again or the game is over."""
    before = version(page)
    deed()
    try:
        page.wait_for_function(
            """before => {
                const frame = document.querySelector(".frame");
                return frame && Number(frame.dataset.version) > before
                    && (frame.dataset.asked === "true" || frame.dataset.status === "finished");
            }""",
            arg=before,
        )
    except TimeoutError as late:
        raise AssertionError(f"nothing came of it after version {before}: {seen(page)}") from late


def seen(page: Page) -> str:
    """What the page says of itself, for whoever asks why it went no further."""
    return str(
        page.evaluate(
            """() => ({
                ...document.querySelector(".frame")?.dataset,
                online: navigator.onLine,
                said: [...document.querySelectorAll('[role="status"], [role="alert"], .choice, .menu')]
                    .map(one => one.innerText).filter(Boolean),
            })"""
        )
    )


def choose(page: Page, place: int = 0) -> None:
    """Press an option of the list."""
    after(page, lambda: page.locator("button.option").nth(place).click())


def finished(page: Page) -> bool:
    return page.locator(".frame").get_attribute("data-status") == "finished"


def listed(page: Page) -> list[str]:
    """The options of the list, from the top."""
    return page.locator("button.option").evaluate_all("found => found.map(option => option.dataset.option)")  # type: ignore[no-any-return]


def offered(page: Page) -> dict[str, Locator]:
    """By option: a piece that serves it, or its place in the list if it is about no piece of the table."""
    page.locator("button.option").first.wait_for()
    page.locator('.frame[data-drawn="true"]').wait_for()  # what is printed has arrived
    page.locator(SERVED).first.wait_for()
    question, listed, served = page.evaluate(  # at one glance, so that list and table are of the same moment
        """() => [
            document.querySelector(".choice h2").innerText,
            [...document.querySelectorAll("button.option")].map(
                one => [one.dataset.option, one.dataset.touches !== "0"]
            ),
            [...document.querySelectorAll(".piece.offered")].map(
                one => one.dataset.options.split(" ").map(id => id.replaceAll("\\u00a0", " "))
            ),
        ]"""
    )
    pieces = page.locator(".piece.offered")
    found: dict[str, Locator] = {}
    for place, options in enumerate(served):
        for option in options:
            found.setdefault(option, pieces.nth(place))
    assert set(found) <= {option for option, _ in listed}, f"what glows is in the list ({question})"
    assert set(found) >= {option for option, touches in listed if touches}, f"what can be pointed at glows ({question})"
    buttons = page.locator("button.option")
    return {option: buttons.nth(place) for place, (option, _) in enumerate(listed)} | found


def play(page: Page, option: str, piece: Locator, hold: Position | None = None) -> None:
    """Press the piece; where it, or what lies on it, serves several options, choose in the menu."""
    before = version(page)

    def press() -> None:
        piece.click(position=hold)
        page.wait_for_function(
            """before => document.querySelector(".menu button.choice")
                || Number(document.querySelector(".frame")?.dataset.version) > before""",
            arg=before,
        )
        if version(page) == before:
            page.locator(f".menu button.choice[data-option={json.dumps(option)}]").click()

    after(page, press)


def speak(page: Page, language: str) -> None:
    """Change the language, in the settings."""
    page.locator("button.settings-button").click()
    page.get_by_role("button", name=language, exact=True).click()
    page.keyboard.press("Escape")


def scrolls_sideways(page: Page) -> bool:
    """Whether the page itself is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def show(page: Page, size: tuple[int, int]) -> None:
    """Look at the same page on a screen of another size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
