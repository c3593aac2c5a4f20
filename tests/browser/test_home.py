"""From opening the page to a running table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.steps import scrolls_sideways


def test_a_table_runs_after_two_presses_at_most(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Solo").first.click()
    expect(page.locator(".choice h2")).to_contain_text("?")
    expect(page.locator("button.option").first).to_be_visible()
    assert "/t/" in page.url


def test_the_home_page_offers_to_go_on(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("link", name="Reprendre")).to_have_count(0)
    page.get_by_role("button", name="Solo").first.click()
    page.locator("button.option").first.wait_for()
    there = page.url
    page.goto("/")
    page.get_by_role("link", name="Reprendre").first.click()
    page.locator("button.option").first.wait_for()
    assert page.url == there


def test_the_language_of_the_browser_is_spoken(visit: Visit) -> None:
    expect(visit("/", lang="en").get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(visit("/", lang="fr").get_by_role("heading", level=1)).to_contain_text("À quoi jouons-nous")


def test_the_first_load_is_light(visit: Visit) -> None:
    page = visit("about:blank")
    total = 0

    def count(response: object) -> None:
        nonlocal total
        total += response.request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    page.on("requestfinished", lambda request: count(request.response()))
    page.goto("/")
    page.get_by_role("button", name="Solo").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert total < 150_000


def test_friends_get_a_link(visit: Visit) -> None:
    ana = visit("/new/wayfarers")
    ana.get_by_label("Nom").fill("Ana")
    ana.get_by_role("button", name="Ouvrir la table").click()
    link = ana.locator("code").inner_text()
    ben = visit(link, lang="en")
    expect(ben.get_by_text("Ana invites you")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ana, ben):
        expect(page.locator(".frame")).to_be_visible()
        expect(page.get_by_role("region", name="Scores")).to_contain_text("Ben")
    asked = [page.locator(".frame").get_attribute("data-asked") for page in (ana, ben)]
    assert sorted(str(answer) for answer in asked) == ["false", "true"]


def test_who_comes_first_is_told_how_one_plays_here_once(visit: Visit) -> None:
    page = visit("/", lang="en")
    page.get_by_role("button", name="Solo").first.click()
    welcome = page.get_by_role("region", name="How to play here")
    expect(welcome).to_be_visible()
    expect(page.locator("button.option").first).to_be_visible()  # and can play at once
    welcome.get_by_role("button", name="Got it").click()
    expect(welcome).to_have_count(0)
    page.reload()
    page.locator("button.option").first.wait_for()
    expect(welcome).to_have_count(0)


def test_a_game_that_is_not_there_is_said_so(visit: Visit) -> None:
    page = visit("/new/chess", lang="en")
    expect(page.get_by_role("alert")).to_have_text("There is no such game.")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Solo").first).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 650), (1280, 800)])
@pytest.mark.parametrize("waiting", [0, 2])
def test_what_was_played_and_who_waits_leave_the_buttons_in_sight(
    visit: Visit, size: tuple[int, int], waiting: int
) -> None:
    page = visit("/", size=size, offline=False)
    page.get_by_role("button", name="Solo").first.click()
    page.locator("button.option").first.wait_for()
    mine = page.request.get("/api/tables").json()[0]
    ended = [{**mine, "table": f"ended-{n}", "status": "finished", "my_turn": False} for n in range(3)]
    names = ("Anastasia", "Benjamin", "Cleopatra", "Desdemona")
    seats = [
        {"seat": n, "kind": "human", "name": name, "mine": not n, "total": 40, "won": not n, "conceded": False}
        for n, name in enumerate(names)
    ]
    played = [
        {"table": one["table"], "game": "merv", "title": mine["title"], "updated": mine["updated"], "seats": seats}
        | {"ended": "", "sources": []}
        for one in ended
    ]
    info = {"table": "x", "game": "merv", "title": mine["title"], "seats": mine["seats"], "open_seats": [1]}
    info |= {"settings": [], "clock_seconds": 0, "clock_turn": 0}
    open_tables = [{"invite": f"/join/{n}", "info": info} for n in range(waiting)]
    page.route("**/api/tables?*", lambda route: route.fulfill(json=[mine, *ended]))
    page.route("**/api/results?*", lambda route: route.fulfill(json=played))
    page.route("**/api/lobby?*", lambda route: route.fulfill(json={"open": True, "tables": open_tables}))
    page.goto("/")
    expect(page.locator(".lately a.sheet-of-paper")).to_have_count(3)
    expect(page.locator(".lobby li.sheet-of-paper")).to_have_count(waiting)
    expect(page.locator(".lobby")).to_be_attached()
    for button in page.locator("article button.solo").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert not scrolls_sideways(page)
