"""The page as an app: it can be installed, and without a network it opens and shows what was seen last."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SECONDS, Serve, Visit
from tests.browser.steps import choose, until, version

# The version of the table of which the newest answer is kept.
KEPT = """async () => {
    for (const name of (await caches.keys()).filter(name => name.startsWith("serai-data"))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (/tables\\/[^/]+\\?/.test(request.url)) return (await (await cache.match(request)).json()).version;
    }
    return -1;
}"""


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    sizes = {(icon["sizes"], icon["type"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "image/png", "any"), ("512x512", "image/png", "maskable")} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("async path => (await fetch(path)).ok", icon["src"])
    assert manifest["display"] == "standalone"


def test_without_the_server_the_last_state_and_the_rules_are_there(visit: Visit, serve: Serve) -> None:
    where, server = serve()
    page = visit("/account")  # on a server that stays; the other one is visited by its own address
    page.goto(where)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(where)  # now through the worker
    page.locator('article[data-game="encyclopedia"] button.solo').click()
    page.locator("button.option").first.wait_for()
    table = page.url
    page.goto(table)
    page.locator("button.option").first.wait_for()
    page.locator('.frame[data-drawn="true"]').wait_for()
    choose(page)
    seen = version(page)
    pieces = page.locator(".stage .piece").count()
    until(page, lambda: page.evaluate(KEPT) >= seen)
    page.goto(f"{where}/rules/encyclopedia")
    page.locator("main h2").first.wait_for()
    page.goto(where)
    page.locator("article").first.wait_for()
    server.terminate()
    server.wait(SECONDS)
    page.goto(where)
    expect(page.locator("article")).not_to_have_count(0)
    expect(page.get_by_text("Hors ligne")).to_be_visible()
    page.goto(table)
    page.locator('.frame[data-drawn="true"]').wait_for()
    assert (version(page), page.locator(".stage .piece").count()) == (seen, pieces)
    expect(page.get_by_text("choisir à nouveau une fois la connexion rétablie")).to_be_visible()
    expect(page.locator(".piece.offered")).to_have_count(0)
    expect(page.locator('button.option[aria-disabled="false"]')).to_have_count(0)
    page.goto(f"{where}/rules/encyclopedia")
    page.locator("main h2").first.wait_for()
    page.goto(table)
    page.locator("button.option").first.wait_for()
    serve(where)
    expect(page.get_by_text("Hors ligne")).to_have_count(0)
    choose(page)
    page.goto(where)
    page.locator("article").first.wait_for()
    expect(page.get_by_text("Hors ligne")).to_have_count(0)


def test_home_says_whose_turn_it_is_and_my_results_are_kept(visit: Visit) -> None:
    from tests.browser.test_advice import FINISHED_MATCH

    page = visit("/", lang="en")
    page.locator('article[data-game="encyclopedia"] button.solo').click()
    page.locator("button.option").first.wait_for()
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    page.evaluate(FINISHED_MATCH)
    page.goto("/")
    ended = page.get_by_role("region", name="My results").locator("a").first
    expect(ended).to_contain_text("Ben")
    expect(ended.locator(".won")).to_have_count(1)
    page.goto("/tables")
    expect(page.locator("a.table", has_text="finished")).to_contain_text("Ben")
    expect(page.locator("a.table .won")).to_have_count(1)
    page.get_by_role("link", name="My results").click()
    box = page.locator('section[data-game="encyclopedia"]')
    expect(box.locator("dd").first).to_have_text("1")
    expect(box.locator(".bars li")).not_to_have_count(0)
    expect(box.locator(".matches li")).to_have_count(1)
