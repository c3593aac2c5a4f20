"""Hints on the page, how far undo reaches, and how a match went."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import after, choose, version
from tests.browser.test_access import serious

Solo = Callable[..., Page]

# Two seats of this device play a whole match, always taking the first option.
FINISHED_MATCH = """async () => {
    const call = (path, body) => fetch("/api" + path, body && {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    }).then(answer => answer.json());
    const seats = [{ kind: "me", name: "Ana" }, { kind: "me", name: "Ben" }];
    const { table } = await call("/tables", { game: "encyclopedia", seats });
    for (;;) {
        const state = await call(`/tables/${table}?lang=en&since=100000`);
        if (state.status === "finished") return table;
        const { seat, options } = state.decision;
        const { version } = state;
        await call(`/tables/${table}/choices`, { seat, option: options[0].id, version, key: String(version) });
    }
}"""


def test_a_hint_glows_on_the_board_and_can_be_taken(solo: Solo) -> None:
    page = solo(lang="en")
    while page.locator(".stage .piece.offered").count() < 2:
        choose(page)
    stage = page.locator(".centre").bounding_box()
    page.get_by_role("button", name="Hint").click()
    hint = page.locator('button.option[data-hint="1"]')
    hint.wait_for()
    assert page.locator(".centre").bounding_box() == stage, "a hint moves nothing"
    assert 1 <= page.locator("button.option[data-hint]").count() <= 3
    expect(hint).to_contain_text(re.compile(r"≈ \d+ points"))
    option = str(hint.get_attribute("data-option"))
    expect(page.locator(f'.piece.advised[data-options~="{option}"]').first).to_be_visible()
    hint.hover()
    expect(page.locator(f'.piece.pointed[data-options~="{option}"]').first).to_be_visible()
    assert serious(page) == []
    after(page, hint.click)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_for_a_question_that_has_passed_is_not_shown(solo: Solo) -> None:
    page = solo(lang="en")
    with page.expect_event("requestfailed", lambda request: "/hint" in request.url):  # the page gives it up
        page.get_by_role("button", name="Hint").click()
        choose(page)
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_friends_play_without_hints_unless_the_host_wants_them(visit: Visit) -> None:
    page = visit("/new/wayfarers", lang="en")
    page.get_by_text("Options", exact=True).click()
    box = page.get_by_label("Hints are allowed")
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
    page.get_by_role("button", name="The whole log").click()
    for _ in range(40):
        first = page.locator("button.option").first
        text = first.locator(".text").inner_text().split("\n")[0]
        choose(page)
        undo = page.get_by_role("button", name="Undo", exact=True)
        if undo.is_enabled() and page.locator(".goes-back .link").count() and page.locator(".log .stop").count():
            break
    expect(page.locator(".goes-back p")).to_contain_text(text)
    steps = int(re.findall(r"\d+", page.locator(".goes-back .link").inner_text())[0])
    assert steps > 1
    for _ in range(steps):
        after(page, undo.click)
    expect(undo).to_be_disabled()
    expect(page.locator(".goes-back p")).not_to_be_empty()  # it says why


def test_the_log_marks_where_undo_stops(solo: Solo) -> None:
    page = solo(lang="en")
    page.get_by_role("button", name="The whole log").click()
    for _ in range(60):
        choose(page)
        if page.locator(".log .stop").count():
            break
    expect(page.locator(".log .stop")).to_have_count(1)
    expect(page.locator(".log .stop")).to_contain_text("Undo goes back to here.")
    assert version(page) > 0


def test_after_the_game_a_graph_leads_to_the_great_moments(visit: Visit) -> None:
    page = visit("/", lang="en")
    page.wait_for_load_state("networkidle")  # the device has its cookie: the page's own calls would get it another one
    table = page.evaluate(FINISHED_MATCH)
    page.goto(f"/t/{table}")
    expect(page.locator(".course polyline")).to_have_count(2)
    expect(page.locator(".course svg a")).to_have_count(5)
    expect(page.locator(".swings a")).to_have_count(5)
    assert serious(page) == []
    slider = page.get_by_role("slider", name="Go through the turns")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".read a")).to_contain_text("Turn 1")
    page.get_by_text("As a table").click()
    turns = int(slider.get_attribute("max") or 0) + 1
    expect(page.locator(".course tbody tr")).to_have_count(turns)
    scores = [int(text.split()[0]) for text in page.locator(".scores .total").all_inner_texts()]
    last = page.locator(".course tbody tr").last.locator("td").all_inner_texts()
    assert [int(text) for text in last] == scores
    mark = page.locator(".course svg a").first
    moment = str(mark.get_attribute("href")).rpartition("#")[2]
    page.evaluate("window.stayed = true")
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Moment {moment} of")).to_be_visible()
    assert page.evaluate("window.stayed"), "the page was not loaded anew"
    expect(page.locator(".course polyline")).to_have_count(2)  # it goes along, and shows where one is
    turn = page.get_by_role("slider", name="Go through the turns").input_value()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("slider", name="Go through the turns")).to_have_value("0")
    assert turn != "0"
