"""Encyclopedia, played on the board alone: every option is a piece that glows, and pieces suffice for a whole game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.steps import after, choose
from tests.browser.test_access import serious

Solo = Callable[..., Page]
GAME = "encyclopedia"
LAZY = {"seal-coins", "decline"}
CORNER = Position(x=9, y=9)  # dice and cube spaces lie upon the middle of what they belong to


def offered(page: Page) -> dict[str, Locator]:
    """By option: a piece that serves it."""
    pieces = page.locator(".piece.offered")
    pieces.first.wait_for()
    served = pieces.evaluate_all("found => found.map(piece => piece.dataset.options.split(' '))")
    found: dict[str, Locator] = {}
    for place, options in enumerate(served):
        for option in options:
            found.setdefault(option, pieces.nth(place))
    return found


def play(page: Page, option: str, piece: Locator) -> None:
    """Press the piece; where it serves several options, choose in its menu."""
    several = (piece.get_attribute("data-options") or "").split(" ")

    def press() -> None:
        piece.click(position=CORNER)
        if len(several) > 1:
            page.locator(".menu button.choice").nth(several.index(option)).click()

    after(page, press)


def test_a_whole_solo_game_with_pieces_alone(solo: Solo) -> None:
    page = solo(GAME, lang="en")
    chance = random.Random("a ship leaves Brest")
    for _ in range(400):
        if page.locator(".frame").get_attribute("data-status") == "finished":
            break
        pieces = offered(page)
        assert pieces, "the board alone suffices"
        choices = sorted(pieces.keys() - LAZY) or sorted(pieces)
        option = chance.choice(choices)
        play(page, option, pieces[option])
    assert page.locator(".frame").get_attribute("data-status") == "finished"
    table = page.url.rpartition("/")[2]
    state = json.loads(page.evaluate(f"fetch('/api/tables/{table}?viewer=0').then(answer => answer.text())"))
    shown = [int(text.split()[0]) for text in page.locator(".scores .total").all_inner_texts()]
    assert shown == [score["total"] for score in state["scores"]]


def test_an_animal_is_shown_large(solo: Solo) -> None:
    page = solo(GAME)
    plate = page.locator(".board .piece.offered").first
    name = (plate.locator(".control").get_attribute("aria-label") or "").split(". ")[0]
    plate.hover()
    expect(page.locator(".tip h3")).to_have_text(name)


def test_the_dice_of_the_automa_can_be_taken_from_the_shared_board(solo: Solo) -> None:
    page = solo(GAME)
    for _ in range(40):
        if page.locator('.board .piece.offered[data-options^="die:"] [aria-label*="Automa"]').count():
            break
        choose(page)
    die = page.locator('.board .piece.offered[data-options^="die:"]').filter(has=page.locator('[aria-label*="Automa"]'))
    expect(die.first.locator(".control")).to_have_attribute("aria-label", re.compile("gagne"))


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["laptop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_board_is_accessible(solo: Solo, dark: bool, size: tuple[int, int]) -> None:
    page = solo(GAME, dark=dark, size=size)
    for _ in range(10):
        choose(page)
    assert serious(page) == []
