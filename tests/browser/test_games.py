"""Every game on the real page: to the end by pieces and by keyboard, by two browsers, on every size of screen."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.games import GAMES, NAMES, GameUnderTest
from tests.browser.steps import SERVED, after, finished, listed, offered, play, scrolls_sideways, show, speak, version
from tests.browser.test_access import serious
from tests.browser.test_online import move, seated, who_chooses
from tests.browser.test_sizes import SIZES

Solo = Callable[..., Page]
Look = Callable[..., Page]
LONG = 600  # choices; no match lasts that long

every_game = pytest.mark.parametrize("game", NAMES)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_whole_game_by_pieces_and_by_keyboard(solo: Solo, game: GameUnderTest) -> None:
    """Every option of the list is a piece on the table; pressing pieces is enough, and so is the keyboard."""
    page = solo(game.name, lang="en")
    chance = random.Random(f"a caravan leaves for {game.name}")
    for number in range(LONG):
        if finished(page):
            break
        pieces = offered(page)
        option = chance.choice(sorted(pieces.keys() - game.lazy) or sorted(pieces))
        if number % 2:
            place = listed(page).index(option)
            after(page, lambda place=place: press_key(page, place))  # type: ignore[misc]
        else:
            play(page, option, pieces[option], game.hold)
    assert finished(page)
    shown = [int(text.split()[0]) for text in page.locator(".scores .total").all_inner_texts()]
    assert shown == final_scores(page)


def press_key(page: Page, place: int) -> None:
    """Choose without a mouse: a figure, or arrows from the first one on."""
    if place < 9:
        page.keyboard.press(str(place + 1))
        return
    page.locator("button.option").first.focus()
    for _ in range(place):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def final_scores(page: Page) -> list[int]:
    table = page.url.rpartition("/")[2]
    state = json.loads(page.evaluate(f"fetch('/api/tables/{table}?viewer=0').then(answer => answer.text())"))
    return [score["total"] for score in state["scores"]]


@every_game
def test_two_browsers_play_one_game(visit: Visit, game: str) -> None:
    ana, ben = seated(visit, game)
    for _ in range(4):
        move(ana, ben)
    asked, waiting = who_chooses(ana, ben)
    expect(waiting.locator("button.option")).to_have_count(0)
    expect(waiting.locator(".piece.offered")).to_have_count(0)
    expect(asked.locator(SERVED).first).to_be_attached()
    asked.reload()
    asked.locator("button.option").first.wait_for()
    assert version(ana) == version(ben)
    for _ in range(4):
        move(ana, ben)
    scores = [page.locator(".scores .total").all_inner_texts() for page in (ana, ben)]
    assert [text.split()[0] for text in scores[0]] == [text.split()[0] for text in scores[1]]


@every_game
def test_the_table_fits_every_screen(look: Look, game: str) -> None:
    page = look(game)
    for size in SIZES.values():
        show(page, size)
        assert not scrolls_sideways(page), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table fits the window"
        if size != SIZES["phone"]:
            stage = page.locator("main.stage")
            assert stage.evaluate("stage => stage.scrollHeight <= stage.clientHeight"), "all regions are seen at once"


@every_game
def test_the_board_speaks_french_and_english(look: Look, game: str) -> None:
    page = look(game)
    labels = page.locator(".piece > .control[aria-label]")
    french = labels.evaluate_all("found => found.map(piece => piece.getAttribute('aria-label'))")
    speak(page, "English")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    english = labels.evaluate_all("found => found.map(piece => piece.getAttribute('aria-label'))")
    assert all(french) and all(english), "every piece has a name"
    assert set(french) != set(english)


def test_no_board_is_drawn_before_its_names(look: Look) -> None:
    page = look("encyclopedia", offline=False)  # no worker that would answer from what it keeps
    labels = page.locator(".piece > .control[aria-label]")
    names = "found => found.map(piece => piece.getAttribute('aria-label'))"
    seen = labels.evaluate_all(names)
    held: list[Route] = []

    def hold(route: Route) -> None:  # a method of a list cannot be marked, as Playwright does with handlers
        held.append(route)

    page.route("**/catalogue*", hold)
    with page.expect_response("**/api/tables/*"), page.expect_request("**/catalogue*"):
        page.reload()
    expect(page.locator(".loading")).to_be_visible()
    expect(page.locator(".frame")).to_have_count(0)
    for route in held:
        route.continue_()
    labels.first.wait_for()
    assert labels.evaluate_all(names) == seen


@every_game
def test_the_board_is_accessible(look: Look, game: str) -> None:
    page = look(game)
    for size in ("laptop", "phone"):
        show(page, SIZES[size])
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert serious(page) == [], (size, scheme)
