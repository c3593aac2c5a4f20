"""The open lobby in the browser: listed by the host, joined in one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Serve, Visit
from tests.browser.test_access import serious
from tests.browser.test_company import shot


def test_a_table_is_listed_and_joined_in_one_press(visit: Visit, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_LOBBY", "yes")
    where, _ = serve()
    ana = visit("/", lang="fr")
    ana.goto(f"{where}/new/merv")
    ana.get_by_label("Nom").fill("Ana")
    ana.get_by_role("button", name="Ouvrir la table").click()
    ana.get_by_role("button", name="Annoncer cette table au salon").click()
    expect(ana.get_by_role("button", name="La retirer du salon")).to_be_visible()
    ben = visit("/", lang="en", size=(390, 844))
    ben.goto(where)
    lobby = ben.get_by_role("region", name="Open tables")
    expect(lobby.locator("li")).to_contain_text("Ana; one open seat")
    assert serious(ben) == []
    shot(ben, "lobby")
    lobby.get_by_role("button", name="Sit down").click()
    for page in (ana, ben):
        page.locator(".frame").wait_for()
