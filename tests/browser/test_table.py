"""At the table: choosing, undo, language, reload, the past."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.steps import after, choose, speak, until, version
from tests.browser.test_access import serious

Solo = Callable[..., Page]


def test_options_are_chosen_in_the_list(solo: Solo) -> None:
    page = solo()
    page.get_by_role("button", name="Tout le récit").click()
    told = page.locator(".log li").count()
    for _ in range(6):
        choose(page)
    assert version(page) >= 6
    assert page.locator(".log li").count() > told


def test_the_keyboard_is_enough(solo: Solo) -> None:
    page = solo()
    after(page, lambda: page.keyboard.press("1"))
    expect(page.locator("button.option").nth(0)).to_be_focused()
    if page.locator("button.option").count() > 1:
        page.keyboard.press("ArrowDown")
        expect(page.locator("button.option").nth(1)).to_be_focused()
    after(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator("button.option").first).to_be_focused()  # and so on, without a mouse
    after(page, lambda: page.keyboard.press("Enter"))


def test_undo_goes_back(solo: Solo) -> None:
    page = solo()
    question = page.locator(".choice h2").inner_text()
    choose(page)
    button = page.get_by_role("button", name="Annuler")
    expect(button).to_be_enabled()
    after(page, button.click)
    expect(page.locator(".choice h2")).to_have_text(question)
    expect(button).to_be_disabled()
    expect(page.locator(".deeds .goes-back")).not_to_be_empty()  # it says why


def test_the_language_changes_without_reload(solo: Solo) -> None:
    page = solo()
    page.evaluate("window.stayed = true")
    french = page.locator(".choice h2").inner_text()
    speak(page, "English")
    expect(page.locator(".choice h2")).not_to_have_text(french)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choose(page)
    speak(page, "Français")
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    assert page.evaluate("window.stayed")


def test_a_reload_keeps_the_seat(solo: Solo) -> None:
    page = solo()
    choose(page)
    question, there = page.locator(".choice h2").inner_text(), version(page)
    page.reload()
    expect(page.locator(".choice h2")).to_have_text(question)
    assert version(page) == there


def test_what_is_chosen_while_the_connection_breaks_is_played_once(solo: Solo) -> None:
    page = solo()
    choose(page)
    lines: list[WebSocketRoute] = []

    def wire(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        if len(lines) == 1:
            line.on_message(lambda message: None)  # swallows what is chosen
        else:
            line.on_message(server.send)

    page.route_web_socket("**/feed**", wire)
    page.reload()
    page.locator("button.option").first.wait_for()
    before = version(page)
    page.locator("button.option").first.click()
    expect(page.locator(".piece.offered")).to_have_count(0)  # it travels
    lines[0].close(code=1001)
    expect(page.get_by_role("status").filter(has_text="Connexion perdue")).to_be_visible()
    expect(page.locator(f'.frame[data-version="{before + 1}"][data-asked="true"]')).to_be_visible()
    assert len(lines) == 2
    choose(page)
    assert version(page) == before + 2


def test_opening_a_table_tells_its_story_once(solo: Solo) -> None:
    page = solo()
    for _ in range(3):
        choose(page)
    told: list[int] = []

    def wire(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def hand_on(message: str | bytes) -> None:
            told.append(len(json.loads(message).get("events", ())))
            line.send(message)

        server.on_message(hand_on)

    page.route_web_socket("**/feed**", wire)
    with page.expect_response("**/api/tables/*") as answer:
        page.reload()
    assert len(answer.value.json()["events"]) > 3
    page.locator("button.option").first.wait_for()
    until(page, lambda: told)
    assert told == [0]
    choose(page)
    assert len(told) == 2, "a choice has one answer"


def test_a_stale_tab_never_plays_twice(solo: Solo) -> None:
    page = solo()
    twin = page.context.new_page()

    def deaf(line: WebSocketRoute) -> None:
        """This tab hears nothing of what happens, only what is wrong with what it sends."""
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: line.send(message) if '"type":"problem"' in str(message) else None)

    twin.route_web_socket("**/feed**", deaf)
    twin.goto(page.url)
    twin.locator("button.option").first.wait_for()
    choose(page)
    before = version(page)
    twin.locator("button.option").last.click()
    expect(twin.get_by_role("alert")).to_be_visible()
    assert version(page) == before


def test_a_press_in_the_log_shows_that_moment(solo: Solo) -> None:
    page = solo()
    for _ in range(5):
        choose(page)
    page.get_by_role("button", name="Tout le récit").click()
    page.locator(".log li button").first.click()
    expect(page.get_by_role("button", name="Revenir au présent")).to_be_visible()
    page.get_by_role("button", name="Revenir au présent").click()
    expect(page.locator("button.option").first).to_be_visible()


def test_what_is_refused_says_why(solo: Solo) -> None:
    page = solo()
    for _ in range(12):
        if page.locator(".refusals").count():
            break
        choose(page)
    page.locator(".refusals summary").click()
    expect(page.locator(".refusals li").first).to_be_visible()
    rule = page.locator(".refusals li .link").first
    rule.click()
    expect(page.locator("article.wanted")).to_be_visible()


def test_scores_open_into_their_items(solo: Solo) -> None:
    page = solo()
    page.locator(".scores button").first.click()
    opened = page.get_by_role("dialog")
    expect(opened.get_by_role("list", name="Scores").locator("li").first).to_be_visible()
    expect(opened.locator(".piece").first).to_be_visible()  # and the seat's own pieces
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_the_replay_walks_through_the_moments(solo: Solo) -> None:
    page = solo()
    for _ in range(4):
        choose(page)
    page.goto(page.url.replace("/t/", "/replay/") + "#1")
    expect(page.get_by_text("Moment 1 sur")).to_be_visible()
    page.get_by_role("button", name="Un pas en avant").click()
    expect(page.get_by_text("Moment 2 sur")).to_be_visible()
    assert page.url.endswith("#2")
    page.get_by_role("button", name="Continuer d’ici").click()
    page.locator("button.option").first.wait_for()
    assert "/t/" in page.url
    choose(page)


def test_two_people_at_one_device(visit: Visit) -> None:
    page = visit("/new/wayfarers")
    page.get_by_role("button", name="Retirer cette place").click()
    page.get_by_role("button", name="Ami sur cet appareil").click()
    names = page.get_by_label("Nom")
    names.nth(0).fill("Ana")
    names.nth(1).fill("Ben")
    feeds: list[str] = []
    page.on("websocket", lambda socket: feeds.append(socket.url))
    page.get_by_role("button", name="Commencer").click()
    seen: list[str] = []
    for _ in range(120):
        curtain = page.locator(".curtain button")
        page.locator(".curtain button, button.option").first.wait_for()
        if curtain.count():
            curtain.click()
            page.locator("button.option").first.wait_for()
        name = page.locator(".seat.choosing .name").inner_text()
        seen += [name] if seen[-1:] != [name] else []
        if len(seen) > 2:
            break
        before = version(page)
        page.locator("button.option").last.click()
        page.wait_for_function(
            "before => document.querySelector('.curtain') || (Number(document.querySelector('.frame')?.dataset.version)"
            " > before && document.querySelector('button.option'))",
            arg=before,
        )
    assert sorted(seen[:2]) == ["Ana", "Ben"] and seen[2] == seen[0]
    told = [parse_qs(urlsplit(feed).query).get("since") for feed in feeds]
    assert told[1] is None, "the second person is told the whole story"
    assert told[2], "the first one only what happened since"


def test_a_glowing_piece_can_be_pressed(solo: Solo) -> None:
    page = solo()
    for _ in range(10):
        piece = page.locator(".piece.offered").first
        if not piece.count():
            choose(page)
            continue
        before = version(page)
        piece.evaluate("piece => (piece.querySelector(':scope > .control') ?? piece).focus()")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.menu')"
            " || Number(document.querySelector('.frame').dataset.version) > before",
            arg=before,
        )
        if page.locator(".menu").count():
            expect(page.locator(".menu button").first).to_be_focused()
            after(page, lambda: page.keyboard.press("Enter"))
        assert version(page) > before
        return
    raise AssertionError("no piece ever glowed")


def test_turns_end_without_asking_if_one_prefers(solo: Solo) -> None:
    page = solo()
    page.get_by_role("button", name="Réglages", exact=True).click()
    page.get_by_label("Demander avant la fin de mon tour").uncheck()
    page.keyboard.press("Escape")
    seen: set[str] = set()
    for _ in range(12):
        choose(page)
        page.wait_for_function("() => document.querySelectorAll('button.option').length !== 1")
        seen.add(page.locator(".choice h2").inner_text())
    assert len(seen) > 1


def test_a_program_gets_a_token_for_my_seat(solo: Solo) -> None:
    page = solo(lang="en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="A program at my seat").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make a token").click()
    look = dialog.locator("code").nth(1).inner_text()
    found = re.search(r"Bearer ([^']+)' '(http[^']+)'", look)
    assert found is not None
    token, address = found.groups()
    program = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(program) as answer:
        state = json.load(answer)
    assert state["viewer"] == 0 and state["decision"]["options"]
    assert f'"version":{state["version"]}' in dialog.locator("code").nth(2).inner_text()
    assert serious(page) == []
    dialog.get_by_role("button", name="Revoke the token").click()
    expect(dialog.locator("code")).to_have_count(0)
    with pytest.raises(HTTPError) as refused:
        urllib.request.urlopen(program)
    assert refused.value.code == 401
    refused.value.close()
    dialog.get_by_role("button", name="Close").click()
    choose(page)
