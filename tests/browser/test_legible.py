"""Late, crowded tables of four are legible in every window: nothing is small, cut, covered or out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.games import GAMES, NAMES, GameUnderTest
from tests.browser.steps import at_rest, scrolls_sideways, show

# Four seats of this device play by a fixed stream of chance; what gets nowhere is chosen only if there is nothing else.
LATE_MATCH = """async ({ game, choices, dull }) => {
    const call = (path, body) => fetch("/api" + path, body && {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    }).then(answer => answer.json());
    const seats = ["Ana", "Benoît", "Chloé", "Diane"].map(name => ({ kind: "me", name }));
    const { table } = await call("/tables", { game, seats });
    let chance = 20_260_701;
    for (let n = 0; n < choices; n++) {
        const { decision, version } = await call(`/tables/${table}?lang=en&since=100000`);
        if (!decision) break;
        const asked = await call(`/tables/${table}?lang=en&since=100000&viewer=${decision.seat}`);
        const options = asked.decision.options.map(option => option.id);
        const useful = options.filter(option => !dull.includes(option));
        const from = useful.length ? useful : options;
        chance = (chance * 48_271) % 2_147_483_647;
        const option = from[chance % from.length];
        await call(`/tables/${table}/choices`, { seat: decision.seat, option, version, key: String(n) });
    }
    return table;
}"""

SIZES = [(1280, 800), (1366, 650), (1024, 640), (1920, 1080), (2560, 1440), (390, 844), (360, 740)]

MEASURE = """least => {
    const inWindow = box => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
        && box.left < innerWidth && box.top < innerHeight;
    /** Whether a box can be seen: in the window, and not scrolled or clipped away. */
    const seen = element => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const box = element.getBoundingClientRect();
        if (!inWindow(box) || element.closest(".unseen")) return false;
        for (let room = element.parentElement; room; room = room.parentElement) {
            if (getComputedStyle(room).overflow === "visible" || room instanceof SVGElement) continue;
            const edge = room.getBoundingClientRect();
            if (box.bottom <= edge.top + 1 || box.top >= edge.bottom - 1) return false;
            if (box.right <= edge.left + 1 || box.left >= edge.right - 1) return false;
        }
        return true;
    };
    const frame = document.querySelector(".frame");
    const where = element =>
        element.closest("[data-region]")?.dataset.region ?? element.closest("[class]")?.getAttribute("class");
    const small = [];
    const words = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node; (node = words.nextNode()); ) {
        const element = node.parentElement;
        if (!node.textContent.trim() || element.closest("title, style") || !seen(element)) continue;
        const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        if (size < least - 0.05) small.push(`${where(element)}: "${node.textContent.trim()}" ${size.toFixed(1)}`);
    }
    for (const sign of frame.querySelectorAll("svg:is(.icon, .cube, .token, .camel, .emblem, .die, .mark, .worker)")) {
        const around = sign.parentElement.closest("svg");
        if ((around && !around.matches(".strip")) || !seen(sign)) continue;
        const { width, height } = sign.getBoundingClientRect();
        const scale = around && Math.hypot(around.getScreenCTM().a, around.getScreenCTM().b);
        const size = around ? Number(sign.getAttribute("width")) * scale : Math.min(width, height);
        if (size < 13.95) small.push(`${where(sign)}: ${sign.innerHTML.slice(0, 40)} ${size.toFixed(1)}`);
    }
    const whole = element => {
        const box = element.getBoundingClientRect();
        return box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    /** On a phone a long list of answers rolls, between the question and my goods. */
    const rolls = option => innerWidth < 900 && whole(option.closest(".answers"));
    const options = [...document.querySelectorAll("button.option")];
    const pieces = [...document.querySelectorAll(".piece.offered")].filter(piece => seen(piece) && whole(piece));
    const served = new Set(pieces.flatMap(piece => piece.dataset.options.split(" ")));
    const hidden = options.filter(option => !served.has(option.dataset.option.replaceAll(" ", "\\u00a0"))
        && !(seen(option) && whole(option)) && !rolls(option)).map(option => option.dataset.option);
    /** Whether it can be brought into view inside its region. */
    const scrolls = (piece, region) => {
        for (let room = piece.parentElement; room !== region; room = room.parentElement)
            if (/auto|scroll/.test(getComputedStyle(room).overflow)) return true;
        return false;
    };
    const cut = [...document.querySelectorAll(".stage [data-form=reading] .piece")].filter(piece => {
        const [box, room] = [piece, piece.closest("[data-region]")].map(one => one.getBoundingClientRect());
        const over = [box.right - room.right, box.bottom - room.bottom, room.left - box.left, room.top - box.top];
        return Math.max(...over) > 9 && !scrolls(piece, piece.closest("[data-region]"));
    }).map(piece => `${where(piece)}: ${piece.dataset.piece || piece.dataset.options}`);
    const unread = options.filter(option => {
        const edge = option.getBoundingClientRect();
        const out = part => part.getBoundingClientRect().right > edge.right + 1 && !part.closest(".unseen");
        return [...option.querySelectorAll(".text")].some(text => text.scrollHeight > text.clientHeight + 4)
            || [...option.querySelectorAll(".face :is(svg, b, span)")].some(out);
    }).map(option => option.dataset.option);
    /** Who stands on a way or a map covers the place; elsewhere what marks something hangs over its edge. */
    const marks = [...document.querySelectorAll(".stage :is(svg.emblem, svg.worker)")].filter(seen);
    const covered = [...document.querySelectorAll(".stage svg.icon")].filter(sign => seen(sign)
        && !sign.closest("[data-region=map], [data-region=journal]")).filter(sign => {
        const { left, right, top, bottom, width, height } = sign.getBoundingClientRect();
        return marks.some(mark => {
            const over = mark.getBoundingClientRect();
            const across = Math.min(over.right, right) - Math.max(over.left, left);
            const down = Math.min(over.bottom, bottom) - Math.max(over.top, top);
            return mark.closest("[data-region]") === sign.closest("[data-region]") && !mark.contains(sign)
                && across > 0 && down > 0 && across * down > width * height / 3;
        });
    }).map(sign => `${where(sign)}: ${sign.innerHTML.slice(0, 40)}`);
    return { small, hidden, cut, unread, covered };
}"""


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_late_table_of_four_is_legible(visit: Visit, game: GameUnderTest) -> None:
    page = visit("/")
    page.wait_for_load_state("networkidle")
    page.evaluate("localStorage.setItem('serai-preferences', JSON.stringify({ welcomed: true }))")
    table = page.evaluate(LATE_MATCH, {"game": game.name, "choices": game.late, "dull": sorted(game.lazy)})
    page.goto(f"/t/{table}")
    look_from_behind_the_curtain(page)
    found = []
    for width, height in SIZES:
        show(page, (width, height))
        at_rest(page)
        least = 11 if width < 1200 else 12
        measured = page.evaluate(MEASURE, least)
        assert not scrolls_sideways(page), f"{width}×{height}"
        found += [f"{width}×{height} {what}: {line}" for what, lines in measured.items() for line in lines]
    assert found == []


def look_from_behind_the_curtain(page: Page) -> None:
    page.locator(".curtain button, button.option").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.locator(".piece").first.wait_for()
    page.locator("button.option").first.wait_for()
