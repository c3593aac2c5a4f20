"""Two browsers in one game: what one does, the other sees; what is lost comes back."""

from __future__ import annotations

import signal

from playwright.sync_api import Page, expect

from tests.browser.conftest import SECONDS, Serve, Visit
from tests.browser.steps import choose, until, version


def seated(visit: Visit, game: str = "wayfarers") -> tuple[Page, Page]:
    """Ana opens a table, Ben sits down by her link."""
    ana = visit(f"/new/{game}")
    ana.get_by_label("Nom").fill("Ana")
    ana.get_by_role("button", name="Ouvrir la table").click()
    ben = visit(ana.locator("code").inner_text(), lang="en")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ana, ben):
        page.locator(".frame").wait_for()
    return ana, ben


def who_chooses(*pages: Page) -> tuple[Page, Page]:
    """Who is asked, and who is not."""
    one, other = pages
    asked = '.frame[data-asked="true"]'
    until(one, lambda: one.locator(asked).count() or other.locator(asked).count())
    return (one, other) if one.locator(asked).count() else (other, one)


def move(*pages: Page) -> None:
    """Whoever is asked chooses; both see it."""
    asked, waiting = who_chooses(*pages)
    before = version(asked)
    asked.locator("button.option").last.click()
    for page in (asked, waiting):
        page.wait_for_function(
            "before => Number(document.querySelector('.frame')?.dataset.version) > before", arg=before
        )


def test_onlookers_see_the_table_and_no_choices(visit: Visit) -> None:
    ana, ben = seated(visit)
    table = ana.url.rpartition("/")[2]
    link = ana.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json()).then(state => state.spectate)")
    onlooker = visit(link)
    onlooker.locator(".frame").wait_for()
    expect(onlooker.locator("button.option")).to_have_count(0)
    move(ana, ben)
    onlooker.wait_for_function("() => Number(document.querySelector('.frame').dataset.version) > 0")
    expect(onlooker.get_by_role("button", name="Annuler")).to_have_count(0)


def test_a_server_that_dies_and_returns_is_found_again(visit: Visit, serve: Serve) -> None:
    address, process = serve()
    page = visit(address)
    page.locator('article[data-game="wayfarers"] button.solo').click()
    page.locator("button.option").first.wait_for()
    choose(page)
    question, there = page.locator(".choice h2").inner_text(), version(page)
    process.send_signal(signal.SIGKILL)
    process.wait(SECONDS)
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    serve(address)
    expect(page.get_by_text("Connexion perdue")).to_have_count(0)
    expect(page.locator(".choice h2")).to_have_text(question)
    assert version(page) == there
    choose(page)
