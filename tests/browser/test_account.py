"""Accounts in the browser: the recovery code is shown once, and leads back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_access import serious
from tests.browser.test_company import shot


def test_the_recovery_code_is_shown_once_and_leads_back(visit: Visit) -> None:
    page = visit("/account", lang="fr", size=(390, 844))
    page.get_by_label("Nom du compte").fill("Zénobie")
    page.get_by_label("Mot de passe").fill("un mot de passe")
    page.get_by_role("button", name="Créer le compte").click()
    card = page.get_by_role("group", name="Votre code de secours")
    code = card.locator("code").inner_text()
    assert serious(page) == []
    shot(page, "recovery")
    card.get_by_role("button", name="Je l’ai gardé").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Un nouveau code de secours").first).to_be_visible()
    expect(card).to_have_count(0)

    other = visit("/account", lang="en")
    other.get_by_role("button", name="Lost your password?").click()
    other.get_by_label("Account name").fill("Zénobie")
    other.get_by_label("Recovery code").fill(code.lower())
    other.get_by_label("New password").fill("another password")
    other.get_by_role("button", name="Set the new password").click()
    expect(other.get_by_text("You are back.")).to_be_visible()
    assert other.get_by_role("group", name="Your recovery code").locator("code").inner_text() != code


def test_clocks_are_chosen_and_told_to_who_is_invited(visit: Visit) -> None:
    ana = visit("/new/merv", lang="fr")
    ana.locator("details summary").click()
    ana.get_by_label("Temps par joueur").select_option("3600")
    ana.get_by_label("Ajouté après chaque tour").select_option("60")
    ana.get_by_label("Temps par tour").select_option("180")
    shot(ana, "clocks")
    expect(ana.get_by_label("Après un décompte")).to_have_count(0)
    ana.get_by_role("button", name="Ouvrir la table").click()
    ben = visit(ana.locator("code").inner_text(), lang="en")
    expect(
        ben.get_by_text("Clock: 1 hour each, plus 1 minute after each turn, 3 minutes for each turn")
    ).to_be_visible()
    alone = visit("/new/merv", lang="fr")
    alone.locator("button.remove").click()
    alone.locator("details summary").click()
    expect(alone.get_by_label("Temps par tour")).to_have_count(0)
    expect(alone.get_by_label("Après un décompte")).to_be_visible()
    expect(alone.get_by_text("le magistrat se répète")).to_be_visible()
