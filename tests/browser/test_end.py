"""The end of a match: points side by side, why the winner won, a link, a picture, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.steps import after, choose, show, version
from tests.browser.test_access import serious
from tests.browser.test_advice import FINISHED_MATCH

Solo = Callable[..., Page]


def test_points_stand_side_by_side_and_the_margin_is_explained(visit: Visit) -> None:
    page = visit("/", lang="en")
    page.locator("article").first.wait_for()
    table = page.evaluate(FINISHED_MATCH)
    page.goto(f"/t/{table}")
    sheet = page.get_by_role("dialog", name="The game is over")
    points = sheet.get_by_role("table", name="Points by source")
    expect(points.locator("thead th[scope=col]")).to_have_count(3)
    columns = points.locator("tbody tr:not(.items)").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.innerText)))"
    )
    totals = [int(re.sub(r"\D", "", text)) for text in points.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*columns, strict=True)] == totals, "the sources make up the total"
    expect(sheet.locator(".margin")).to_have_text(
        re.compile(r"(Ana|Ben) beats (Ana|Ben) by (\d+ points|one point): .+[+−]\d")
    )
    points.locator("th button").first.click()
    expect(points.locator(".items").first).to_be_visible()
    assert serious(page) == []
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save as a picture").click()
    assert saved.value.suggested_filename == "Encyclopedia.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    for size in ((360, 740), (390, 844), (1366, 650), (1920, 1080)):
        show(page, size)
        expect(points.locator("tfoot td").last).to_be_visible()
        box = points.locator("tfoot td").last.bounding_box()
        assert box and box["x"] + box["width"] <= size[0], "no column is cut"
    show(page, (1280, 800))
    sheet.get_by_role("button", name="Play again").click()  # alone at the device: at once
    page.locator('.frame[data-status="running"], .curtain').first.wait_for()
    assert not page.url.endswith(table)


def test_undo_goes_back_to_an_earlier_line(solo: Solo) -> None:
    page = solo("encyclopedia", lang="en")
    back = page.get_by_role("button", name="Back to here", exact=True)
    page.get_by_role("button", name="The whole log").click()
    for _ in range(40):
        if back.count() > 1:
            break
        choose(page)
    line = page.locator(".log li", has=back).first
    text = line.locator(".act").inner_text()
    lines = page.locator(".log .act").count()
    before = version(page)
    after(page, back.first.click)
    page.wait_for_function("text => [...document.querySelectorAll('.log .act')].at(-1).innerText === text", arg=text)
    assert page.locator(".log .act").count() < lines
    assert version(page) - before > 1, "one version a step"


def test_what_is_not_possible_opens_in_view(solo: Solo) -> None:
    for size in ((390, 844), (1366, 650)):
        page = solo("merv", lang="en", size=size)
        page.locator(".refusals summary").click()
        listed = page.locator(".refusals .list")
        expect(listed).to_be_in_viewport(ratio=1)
        expect(listed.locator("li").first).to_be_in_viewport()
        page.keyboard.press("Escape")  # and goes again: by a key, by a press beside it, with its question
        expect(listed).to_be_hidden()
        page.locator(".refusals summary").click()
        page.locator(".choice h2").click()
        expect(listed).to_be_hidden()
        page.locator(".refusals summary").click()
        expect(listed).to_be_visible()
        choose(page)
        expect(page.locator(".refusals .list:visible")).to_have_count(0)
