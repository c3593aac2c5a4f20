"""Takes the pictures of docs/screenshots/: each game late in a match, always the same positions, as WebP.

Every number of players is seen on a laptop, the fullest table also on a phone and on a large screen in the dark.

It starts a server whose dice are fixed (tools/pinned.py), plays a table by a fixed stream of chance through the API,
and looks at it in Chromium. `make screenshots` runs it; names of games as arguments take the pictures of these only.
With `--vision FOLDER` it takes pictures as people with a colour deficiency see them instead, for looking at, not for
keeping.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from serai.games import all_names, find_game
from serai.kernel.chance import Chance

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"
DRAWN = [game for game in all_names() if (ROOT / "web" / "src" / "games" / game.replace("+", "/")).is_dir()]
CHROMIUM = os.environ.get("SERAI_CHROMIUM") or shutil.which("chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
PINNED = ROOT / "tools" / "pinned.py"
QUALITY = 82


class Shot(NamedTuple):
    """A picture: its size, theme and language."""

    name: str
    size: tuple[int, int]
    dark: bool = False
    vision: str = "none"  # one of Chromium's emulated deficiencies


LAPTOP = Shot("laptop", (1280, 800))
SHOTS = (LAPTOP, Shot("phone", (390, 844)), Shot("large-dark", (1920, 1080), dark=True))
VISIONS = tuple(
    Shot(f"{vision}{'-dark' if dark else ''}", (1280, 800), dark, vision)
    for vision in ("protanopia", "deuteranopia", "tritanopia")
    for dark in (False, True)
)


class Course(NamedTuple):
    """How a match is played until its picture is taken."""

    choices: int = 260  # with three players; others make more or fewer
    dull: Sequence[str] = ("skip", "done")  # taken only if there is nothing else


def course_of(game: str) -> Course:
    """The course of a game, where it or the game that it expands has one of its own in `tools/courses/`."""
    paths = [ROOT / "tools" / "courses" / f"{name}.toml" for name in (game, game.partition("+")[0])]
    path = next((path for path in paths if path.is_file()), None)
    return Course(**tomllib.loads(path.read_text("utf-8"))) if path else Course()


def main() -> None:
    if CHROMIUM is None:
        sys.exit("there is no Chromium here (apt install chromium)")
    parser = argparse.ArgumentParser(description="Takes the pictures of docs/screenshots anew.")
    parser.add_argument("--vision", metavar="FOLDER", type=Path, help="colour deficiencies instead, into this folder")
    parser.add_argument("games", nargs="*", help=f"of these games only (default: {', '.join(DRAWN)})")
    wanted = parser.parse_args()
    visions: Path | None = wanted.vision
    folder_of_pictures = visions or FOLDER
    folder_of_pictures.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = subprocess.Popen([sys.executable, str(PINNED), str(port), folder])
        try:
            _wait(f"{address}/api/games")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            device = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, locale="fr-FR")
            page = device.new_page()
            page.goto("/")
            page.locator("article").first.wait_for()
            page.wait_for_timeout(500)
            _keep(page, folder_of_pictures / "home-laptop.webp")
            cookies = device.storage_state()
            for game in wanted.games or DRAWN:
                most = max(find_game(game).players)
                for players in (most,) if visions else find_game(game).players:
                    table = _play(device, address, game, players)
                    for shot in VISIONS if visions else SHOTS if players == most else (LAPTOP,):
                        name = f"{game}-{shot.name}" if players == most else f"{game}-{players}-{shot.name}"
                        _look(browser.new_context(
                            base_url=address,
                            storage_state=cookies,
                            viewport={"width": shot.size[0], "height": shot.size[1]},
                            locale="fr-FR",
                            color_scheme="dark" if shot.dark else "light",
                            reduced_motion="reduce",
                            has_touch=shot.size[0] < 500,
                        ), f"/t/{table}", folder_of_pictures / f"{name}.webp", shot.vision)  # fmt: skip
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


def _wait(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


def _play(device: BrowserContext, address: str, game: str, players: int) -> str:
    """A table of so many on one device, late in the match; gives its id."""
    seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cleo", "Diane")[:players]]
    table = _post(device, address, "/api/tables", {"game": game, "seats": seats, "entropy": "screenshots"})["table"]
    chance = Chance.seeded(f"screenshots {game} {players}")
    course = course_of(game)
    for number in range(course.choices * players // 3):
        state = _get(device, f"/api/tables/{table}?lang=fr")
        if state["decision"] is None:
            sys.exit(f"{game} with {players} is over after {number} choices: give it a shorter course")
        seat = state["decision"]["seat"]
        state = _get(device, f"/api/tables/{table}?viewer={seat}&lang=fr")
        options = [option["id"] for option in state["decision"]["options"]]
        useful = [option for option in options if option not in course.dull] or options
        option = useful[chance.below(len(useful))]
        body = {"seat": seat, "option": option, "version": state["version"], "key": str(number)}
        _post(device, address, f"/api/tables/{table}/choices", body)
    return str(table)


def _get(device: BrowserContext, path: str) -> Any:
    answer = device.request.get(path)
    while answer.status == 429:
        time.sleep(2)
        answer = device.request.get(path)
    return json.loads(answer.text())


def _post(device: BrowserContext, address: str, path: str, body: dict[str, Any]) -> Any:
    answer = device.request.post(path, data=body, headers={"Origin": address})
    while answer.status == 429:  # the server's limit for one device
        time.sleep(2)
        answer = device.request.post(path, data=body, headers={"Origin": address})
    if not answer.ok:
        sys.exit(f"{path}: {answer.status} {answer.text()}")
    return json.loads(answer.text())


def _look(device: BrowserContext, path: str, picture: Path, vision: str) -> None:
    device.add_init_script("localStorage.setItem('serai-preferences', JSON.stringify({ welcomed: true }))")
    page: Page = device.new_page()
    device.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    page.goto(path)
    page.locator(".curtain button, button.option").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.locator("button.option").first.wait_for()
    page.wait_for_timeout(800)  # fonts and the board's own layout
    _keep(page, picture)
    device.close()


def _keep(page: Page, picture: Path) -> None:
    """Write what is seen down as WebP, a quarter of what a PNG takes."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    picture.write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
