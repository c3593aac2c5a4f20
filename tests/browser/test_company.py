"""People at a table in their browsers: they talk, each in their language, mute, abandon, concede."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import serious
from tests.browser.test_online import move, seated

SHOTS = os.environ.get("SERAI_SHOTS", "")


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def test_people_talk_each_in_their_language_and_then_one_concedes(visit: Visit) -> None:
    ana, ben = seated(visit, "merv")
    ana.get_by_role("button", name="Discussion").click()
    chat = ana.get_by_role("dialog", name="Discussion")
    chat.get_by_label("Dire quelque chose").fill("Bonjour Ben")
    chat.get_by_role("button", name="Envoyer").click()
    chat.get_by_role("button", name="Bien joué").click()
    button = ben.get_by_role("button", name="Chat, 2 new lines")
    button.click()
    heard = ben.get_by_role("dialog", name="Chat")
    expect(heard.locator("li")).to_have_count(2)
    expect(heard.locator("li").last).to_contain_text("Well played!")
    assert serious(ben) == []
    shot(ben, "chat")
    heard.get_by_role("button", name="Mute Ana").click()
    expect(heard.locator(".words")).to_have_count(0)
    heard.get_by_role("button", name="Hear Ana again").click()
    expect(heard.locator(".words")).to_have_count(2)
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    ana.keyboard.press("Escape")

    move(ana, ben)
    settings = ben.locator("button.settings-button")
    settings.click()
    ben.get_by_role("button", name="Propose to abandon").click()
    ben.get_by_role("button", name="Press again to ask").click()
    ben.keyboard.press("Escape")
    expect(ana.get_by_text("Ben propose d’arrêter la partie")).to_be_visible()
    shot(ana, "ballot")
    ana.get_by_role("button", name="Non, continuons").click()
    expect(ana.get_by_text("propose d’arrêter")).to_have_count(0)
    settings.click()
    ben.get_by_role("button", name="Concede").click()
    shot(ben, "concede")
    ben.get_by_role("button", name="the other side wins").click()
    expect(ana.get_by_text("Ben a abandonné.")).to_be_visible()
    expect(ana.locator("h2 .winner").first).to_contain_text("Ana")
    shot(ana, "conceded")


def test_everybody_has_the_emblem_that_they_chose(visit: Visit) -> None:
    ana = visit("/account", lang="fr", size=(390, 844))
    ana.get_by_label("Votre nom").fill("Ana")
    ana.get_by_label("lune").check()
    assert serious(ana) == []
    shot(ana, "looks")
    ana.get_by_role("button", name="Enregistrer", exact=True).click()
    expect(ana.get_by_text("Enregistré", exact=True)).to_be_visible()
    ana.reload()
    expect(ana.get_by_label("lune")).to_be_checked()
    ana.goto("/new/merv")
    ana.get_by_role("button", name="Ouvrir la table").click()
    drawn = ana.locator("main li").first.locator(".emblem path")
    expect(drawn).to_have_attribute("fill", "var(--seat-3)")
    expect(ana.locator("main li").nth(1).locator(".emblem path")).to_have_attribute("fill", "var(--seat-1)")
