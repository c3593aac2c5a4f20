"""What the others do is shown step by step, at the pace one likes; the log tells it in lines that unfold."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from serai.games import find_game
from tests.browser.conftest import Visit
from tests.browser.games import NAMES
from tests.browser.steps import choose
from tests.browser.test_access import serious

Solo = Callable[..., Page]

# A table with bots that answer at once.
AGAINST_BOTS = """([game, bots]) => fetch("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify({
        game, settings: { confirm: "yes" },
        seats: [{ kind: "me", name: "Ana" }, ...Array(bots).fill({ kind: "bot", level: "random" })],
    }),
}).then(answer => answer.json()).then(made => made.table)"""
PHONE = (390, 844)


def sit(visit: Visit, game: str, **how: object) -> Page:
    page = visit("/", lang="en", **how)
    page.locator("article").first.wait_for()
    bots = max(1, min(n for n in find_game(game).players if n > 1) - 1)
    page.goto(f"/t/{page.evaluate(AGAINST_BOTS, [game, bots])}")
    page.locator(".frame").wait_for()
    return page


def until_shown(page: Page) -> None:
    """Choose the first option until something that another seat did is shown."""
    for _ in range(60):
        page.wait_for_function(
            """() => { const { asked, film } = document.querySelector(".frame").dataset;
                       return asked === "true" || film !== undefined; }"""
        )
        if page.locator(".frame[data-film]").count():
            return
        before = page.locator(".frame").get_attribute("data-version")
        page.locator("button.option").first.click()
        page.wait_for_function(
            "before => document.querySelector('.frame').dataset.version !== before",
            arg=before,
        )
    raise AssertionError("nobody else ever did anything")


def step_until_fresh(page: Page, press: Callable[[], object]) -> None:
    """Go from step to step until one touches a piece."""
    for _ in range(20):
        if page.locator(".piece.fresh").count():
            return
        before = page.locator(".film").get_attribute("data-act")
        press()
        page.wait_for_function("before => document.querySelector('.film')?.dataset.act !== before", arg=before)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    raise AssertionError("no piece was ever touched")


@pytest.mark.parametrize("game", NAMES)
def test_steps_wait_for_a_press_and_can_be_skipped(visit: Visit, game: str) -> None:
    page = sit(visit, game, moving=True, pace="step")
    until_shown(page)
    bar = page.locator(".film")
    expect(bar.locator(".told b")).not_to_be_empty()
    expect(page.locator("button.option")).to_have_count(0)  # nothing is asked while it is shown
    shown = int(bar.get_attribute("data-act") or -1)
    assert shown >= 0
    page.wait_for_timeout(1_500)
    assert int(bar.get_attribute("data-act") or -1) == shown, "it waits"
    bar.get_by_role("button", name="Skip").click()
    expect(bar).to_have_count(0)
    page.locator("button.option").first.wait_for()


def test_it_can_be_seen_once_more_and_by_keyboard(visit: Visit) -> None:
    page = sit(visit, "encyclopedia", moving=True, pace="step")
    until_shown(page)
    bar = page.locator(".film")
    count = bar.locator(".count")
    first = bar.locator(".told b").inner_text()
    steps = int(count.inner_text().split("/")[1])
    assert steps >= 2
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-act", "1")
    assert serious(page) == []
    bar.get_by_role("button", name="Once more").click()
    expect(bar).to_have_attribute("data-act", "0")
    assert bar.locator(".told b").inner_text() == first
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    page.locator("button.option").first.wait_for()
    page.get_by_role("button", name="Watch what happened since your last turn").click()
    expect(bar).to_have_attribute("data-act", "0")
    bar.get_by_role("button", name="Skip").click()
    expect(bar).to_have_count(0)


def test_a_quick_film_ends_by_itself_and_the_pace_is_remembered(visit: Visit) -> None:
    page = sit(visit, "encyclopedia", moving=True, pace="step")
    until_shown(page)
    page.locator(".film select").select_option("quick")
    page.locator('.frame[data-asked="true"]').wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('serai-preferences')).pace") == "quick"


def test_an_automa_is_followed_too(solo: Solo) -> None:
    page = solo("wayfarers", lang="en", moving=True, pace="step")
    until_shown(page)
    expect(page.locator(".film .told b")).to_contain_text("The AI")

    step_until_fresh(page, lambda: page.keyboard.press("ArrowRight"))
    expect(page.locator(".piece.fresh").first).to_be_attached()


def test_nothing_is_shown_to_who_wants_it_at_once(visit: Visit) -> None:
    page = sit(visit, "encyclopedia", moving=True)
    for _ in range(8):
        choose(page)
    expect(page.locator(".film")).to_have_count(0)


def test_on_a_phone_the_view_goes_where_it_happens(visit: Visit) -> None:
    page = sit(visit, "encyclopedia", size=PHONE, moving=True, pace="step")
    until_shown(page)
    step_until_fresh(page, lambda: page.locator(".film").get_by_role("button", name="Next").click())
    expect(page.locator(".piece.fresh").first).to_be_in_viewport()


@pytest.mark.parametrize("game", NAMES)
def test_the_log_is_a_story(solo: Solo, game: str) -> None:
    page = solo(game, lang="en")
    for _ in range(14):
        choose(page)
    page.get_by_role("button", name="The whole log").click()
    lines = page.locator(".log .act").all_inner_texts()
    assert lines
    for line in lines:
        assert not re.search(r"only one option|no choice here|reason:|method [AB]|[A-Z]{2}-[A-Z]+-\d|J\d\w?-", line), (
            line
        )
    unfold = page.locator(".log .more[aria-expanded=false]").first
    unfold.click()
    expect(page.locator(".log .details").first).to_be_visible()
