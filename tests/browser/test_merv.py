"""What is Merv's own on the page; `test_games` plays it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.steps import after, choose, listed

Solo = Callable[..., Page]
GAME = "merv"
CUBES = ("purple", "beige", "green", "orange", "white")

# Plays through the API until a question of a rule; faster than by pressing.
PLAY_UNTIL = """async ({table, rule, dull}) => {
    for (let n = 0; n < 400; n++) {
        const state = await (await fetch(`/api/tables/${table}?viewer=0&lang=fr`)).json();
        if (!state.decision || state.decision.rule === rule) return state.decision?.rule ?? "";
        const options = state.decision.options.map(option => option.id);
        const useful = options.filter(option => !dull.includes(option));
        const from = useful.length ? useful : options;
        const option = from[(n * 7) % from.length];
        const answer = await fetch(`/api/tables/${table}/choices`, {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({seat: state.decision.seat, option, version: state.version, key: `until ${n}`}),
        });
        if (!answer.ok) await new Promise(done => setTimeout(done, 1000));
    }
    return "";
}"""


def play_until(page: Page, rule: str) -> None:
    table = page.url.rpartition("/")[2]
    dull = ["stop", "decline", "gain-favour", "deploy"]
    assert page.evaluate(PLAY_UNTIL, {"table": table, "rule": rule, "dull": dull}) == rule
    page.locator('.frame[data-asked="true"]').wait_for()


def test_an_action_space_shows_what_its_line_would_give(solo: Solo) -> None:
    page = solo(GAME)
    zone = page.locator('.piece.offered[data-piece^="zone-"]').first
    expect(page.locator("[data-yield]")).to_have_count(0)
    zone.hover()
    shown = page.locator("[data-yield]")
    expect(shown.first).to_be_visible()
    squares = shown.evaluate_all("found => found.map(gain => gain.dataset.yield)")
    page.locator(".choice h2").hover()
    expect(shown).to_have_count(0)
    after(page, zone.click)
    expect(shown).to_have_count(len(squares))  # and while the district is chosen
    assert {option.removeprefix("district:") for option in listed(page)} == set(squares)


def test_an_action_space_shows_its_line_by_keyboard_too(solo: Solo) -> None:
    page = solo(GAME)
    page.locator('.piece.offered[data-piece^="zone-"] .control').first.focus()
    expect(page.locator("[data-yield]").first).to_be_visible()
    page.locator("button.option").nth(1).focus()
    expect(page.locator("[data-yield]").first).to_be_visible()  # pointed at by the list


def test_a_place_of_a_rampart_shows_what_it_protects(solo: Solo) -> None:
    page = solo(GAME)
    page.locator('[data-piece="slot-E2"]').hover()
    covered = page.locator("[data-covered]")
    expect(covered).to_have_count(2)
    assert set(covered.evaluate_all("found => found.map(one => one.dataset.covered)")) == {"r2c5", "r2c4"}
    page.locator(".choice h2").hover()
    expect(covered).to_have_count(0)


def test_an_invasion_takes_nothing_before_every_attack_is_answered(solo: Solo) -> None:
    page = solo(GAME)
    play_until(page, "MV-INV-05")
    mine = page.locator('.stage .control[aria-label*="bâtiment : Joueur"]')
    standing, lost = mine.count(), 0
    while page.locator(".attack").count():
        tile = page.locator('[data-piece^="r"][data-options~="lose-building"]')
        expect(tile).to_have_count(1)
        expect(tile.locator(".control")).to_have_attribute("aria-label", re.compile("attaqué"))
        assert mine.count() == standing
        after(page, page.locator('button.option[data-option="lose-building"]').click)
        lost += 1
    assert lost
    expect(mine).to_have_count(standing - lost)


def test_the_magistrate_says_why(solo: Solo) -> None:
    page = solo(GAME)
    page.locator(".scores .seat").filter(has_text="magistrat").click()
    steps = page.get_by_role("list", name="pas à pas").get_by_role("listitem")
    expect(steps.filter(has_text="Pourquoi").first).to_be_visible()
    expect(page.locator('[data-piece^="solo-"]')).to_have_count(6)


def test_the_calendar_shows_the_years_and_rounds_of_the_content(solo: Solo) -> None:
    page = solo(GAME)
    expect(page.locator(".calendar .year")).to_have_text(["I", "II", "III"])
    expect(page.locator(".calendar .year .danger")).to_have_count(2)
    expect(page.locator(".calendar .round")).to_have_text(["1", "2", "3", "4"])


def test_a_district_is_shown_large(solo: Solo) -> None:
    page = solo(GAME)
    page.locator('.frame[data-drawn="true"]').wait_for()  # names have arrived
    tile = page.locator('.piece[data-piece="r1c1"]')
    name = (tile.locator(".control").get_attribute("aria-label") or "").split(". ")[0]
    tile.hover()
    expect(page.locator(".tip h3")).to_contain_text(name)


def test_what_cannot_be_done_says_why_at_its_piece(solo: Solo) -> None:
    page = solo(GAME)
    choose(page)
    choose(page)  # zone and district: now the action
    page.locator('.piece.refused[data-piece^="pile-"]').first.click()
    expect(page.locator(".menu")).to_contain_text("influence")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cubes_differ_in_colour_letter_and_pattern(solo: Solo, lang: str) -> None:
    """White and beige above all: a star without a letter against a letter over dots."""
    page = solo(GAME, lang=lang)
    cubes = page.locator('[data-seat="0"] .holdings svg.cube')
    expect(cubes).to_have_count(len(CUBES))
    page.locator('.frame[data-drawn="true"]').wait_for()
    page.wait_for_function(  # letters come with the words of the language
        """n => new Set([...document.querySelectorAll('[data-seat="0"] .holdings svg.cube')]
            .map(cube => cube.querySelector("text")?.textContent ?? "")).size === n""",
        arg=len(CUBES),
    )
    looks = cubes.evaluate_all(
        """found => found.map(cube => ({
            colour: getComputedStyle(cube.querySelector("rect")).fill,
            letter: cube.querySelector("text")?.textContent ?? "",
            pattern: cube.querySelector("path").getAttribute("d"),
        }))"""
    )
    for part in ("colour", "letter", "pattern"):
        assert len({look[part] for look in looks}) == len(CUBES), part
