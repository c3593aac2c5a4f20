"""Being told while away: set up in the browser, shown by its worker, ended by one press on a link."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
from playwright.sync_api import expect

from serai.server.notifying.links import Link, Links
from tests.browser.conftest import SECONDS, Serve, Visit
from tests.browser.steps import until
from tests.server.test_notifying import Browser

SUBSCRIBED = """(subscription => {
    const answer = () => Promise.resolve({ toJSON: () => subscription });
    Object.assign(PushManager.prototype, { subscribe: answer, getSubscription: () => Promise.resolve(null) });
    Notification.requestPermission = () => Promise.resolve("granted");
})"""


def test_a_browser_is_set_up_and_its_worker_shows_what_is_told(visit: Visit, address: str) -> None:
    page = visit("/account", lang="fr")
    page.context.grant_permissions(["notifications"], origin=address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    keys = Browser().channel("")
    told = {
        "endpoint": "https://push.example.org/device",
        "keys": {"p256dh": keys["public"], "auth": keys["secret"]},
    }
    page.evaluate(f"{SUBSCRIBED}({json.dumps(told)})")
    section = page.locator("#notify")
    section.get_by_role("button", name="Me prévenir dans ce navigateur").click()
    expect(section.locator("li")).to_contain_text("Navigateur")
    section.locator("select").select_option("digest")
    expect(section.locator(".said")).to_have_text("Enregistré")
    page.reload()
    expect(section.locator("select")).to_have_value("digest")

    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: registrations)
    data = {"title": "Merv : à vous de jouer", "body": "Avec Ben", "path": "/tables", "tag": "table x"}
    message = {"origin": address, "registrationId": registrations[-1], "data": json.dumps(data)}
    shown: list[str] = []

    def told_again() -> bool:
        """A message that comes while the worker is being replaced is lost; one of the same tag replaces the last."""
        session.send("ServiceWorker.deliverPushMessage", message)
        shown[:] = page.evaluate(
            """async () => {
                const [first] = await (await navigator.serviceWorker.ready).getNotifications();
                return first ? [first.title, first.body, first.data.path] : [];
            }"""
        )
        return bool(shown)

    until(page, told_again)
    assert shown == ["Merv : à vous de jouer", "Avec Ben", "/tables"]
    section.locator("li").get_by_role("button", name="Retirer").click()
    expect(section.locator("li")).to_have_count(0)


def test_a_link_in_a_message_ends_it_without_logging_in(visit: Visit, serve: Serve, tmp_path: Path) -> None:
    where, _ = serve()
    with httpx.Client(base_url=f"{where}/api", headers={"origin": where}, timeout=SECONDS) as ada:
        ada.get("/me")
        hook = ada.post("/notify/channels", json={"kind": "webhook", "address": "https://chat.example.org/hook"}).json()
        with sqlite3.connect(tmp_path / "serai.db") as store:
            [key] = store.execute("SELECT value FROM keys WHERE name = 'links'").fetchone()
        page = visit("/", lang="en")  # nobody
        page.goto(f"{where}/notify/{Links(key).written(Link('all', hook['id']))}")
        page.get_by_role("button", name="No more messages to this webhook").click()
        expect(page.get_by_text("you will not be told any more")).to_be_visible()
        assert ada.get("/notify").json()["channels"] == []
