"""Scholars on the page: whose pieces are meant, and answers that are drawn by signs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import choose, finished, listed
from tests.browser.test_film import sit, until_shown

Solo = Callable[..., Page]


def test_what_a_rival_plays_does_not_glow_on_my_desk(visit: Visit) -> None:
    page = sit(visit, "scholars", moving=True, pace="step")
    told = page.locator(".film .told b")
    for _ in range(12):
        until_shown(page)
        if "on slot" in told.inner_text():
            break
        page.locator(".film").get_by_role("button", name="Next").click()
    else:
        raise AssertionError("the rival never played a card")
    desk = page.locator('[data-region="desk"]')
    expect(desk.locator('[data-piece^="slot-"]').first).to_be_visible()
    expect(desk.locator(".piece.fresh")).to_have_count(0)  # every desk has these slots and cards
    line = page.locator(".log .act", has_text="on slot").last
    line.hover()
    expect(desk.locator(".piece.pointed")).to_have_count(0)


def test_no_answer_of_many_is_cut(solo: Solo) -> None:
    """Where many answers stand beside each other, what they say is whole: signs where words have no room."""
    page = solo("scholars", lang="en", size=(1366, 650))
    seen = set()
    for place in range(60):
        if finished(page):
            break
        cut = page.locator(".options").evaluate(
            """list => list.children.length < 4 ? [] : [...list.querySelectorAll("button.option")].filter(one => {
                const text = one.querySelector(".text");
                const edge = one.getBoundingClientRect().right + 1;
                const out = [...one.querySelectorAll("svg, b")].some(part => part.getBoundingClientRect().right > edge);
                return out || (text && text.scrollHeight > text.clientHeight + 2);
            }).map(one => one.dataset.option)"""
        )
        assert not cut, f"{page.locator('.choice h2').inner_text()} cuts {cut}"
        seen.add(listed(page)[0].partition(":")[0])
        choose(page, place % 2 if page.locator("button.option").count() > 1 else 0)
    assert len(seen) > 4, seen
