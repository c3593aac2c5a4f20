"""The real page in a real browser, on a server of its own. Skipped, loudly, where there is no Chromium.

Each process of the tests (`pytest -n 2`) has one server and one browser. Tests that only look at a table share it: the
fixture `look` opens a table in mid-game that nobody changes. Whole games come first, so that no process waits for them.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from serai.games import find_game

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "serai" / "server" / "page"
PINNED = ROOT / "tools" / "pinned.py"  # every run plays the same games
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds; a machine that tests is busy, and may stand still for a while
SECONDS = PATIENCE / 1000
expect.set_options(timeout=PATIENCE)
CHROMIUM = os.environ.get("SERAI_CHROMIUM") or shutil.which("chromium")

# What Chromium says about a feed that a test has cut, and where it has ended a server of its own (`serve`); which of
# these depends on the moment.
FEED_CUT = re.compile("WebSocket connection to")
SERVER_GONE = re.compile(
    "ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)"
)

CHOICES_BEFORE = 10  # at a shared table
NO_COOKIES: Mapping[str, str] = {}

Visit = Callable[..., Page]
Server = subprocess.Popen[bytes]
Serve = Callable[..., tuple[str, Server]]


class MidGame(NamedTuple):
    """A table that several tests look at."""

    table: str
    cookies: Mapping[str, str]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    missing = "" if CHROMIUM else "NOT TESTED in a browser: no Chromium here (apt install chromium)"
    if CHROMIUM and not (PAGE / "index.html").is_file():
        missing = "NOT TESTED in a browser: the page is not built (make page)"
    items.sort(key=lambda item: item.get_closest_marker("long") is None or here not in item.path.parents)
    for item in items:
        if missing and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested."""
    skipped = terminalreporter.stats.get("skipped", [])
    if any("NOT TESTED in a browser" in str(report.longrepr) for report in skipped):
        terminalreporter.write_line("*** The page was NOT TESTED in a browser: see tools/browser.py ***", red=True)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an empty store."""
    where = free_address()
    server = started(where, tmp_path_factory.mktemp("browser"))
    yield where
    server.terminate()
    server.wait(SECONDS)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server of the test's own; given its address, the same one again."""
    servers: list[Server] = []

    def start(where: str = "") -> tuple[str, Server]:
        where = where or free_address()
        servers.append(started(where, tmp_path))
        return where, servers[-1]

    yield start
    for server in servers:
        server.terminate()
        server.wait(SECONDS)


def free_address() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{free.getsockname()[1]}"


def started(where: str, folder: Path) -> Server:
    port = str(urlsplit(where).port)
    with (folder / "log").open("a") as log:
        command = [sys.executable, str(PINNED), port, str(folder)]
        server = subprocess.Popen(command, stdout=log, stderr=log)
    until_it_answers(where, server, folder / "log")
    return server


def until_it_answers(where: str, server: Server, log: Path) -> None:
    end = time.monotonic() + 2 * SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{where}/api/games", timeout=SECONDS).close()
            return
        except (URLError, OSError):
            if server.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server does not answer:\n{log.read_text()}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    """Open an address of the page on a device of its own; at the end, the page must not have complained."""
    devices: list[BrowserContext] = []
    complaints: list[str] = []
    expected = [FEED_CUT, *([SERVER_GONE] if "serve" in request.fixturenames else [])]

    def console(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(one.search(message.text) for one in expected):
            complaints.append(message.text)

    def requested(request: Request) -> None:
        where = urlsplit(request.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.hostname != urlsplit(address).hostname:
            complaints.append(f"a request to another host: {request.url}")

    def open_page(
        path: str = "/",
        *,
        size: tuple[int, int] = (1280, 800),
        lang: str = "fr",
        dark: bool = False,
        moving: bool = False,
        pace: str = "instant",
        cookies: Mapping[str, str] = NO_COOKIES,
        offline: bool = True,  # with the worker that answers offline: what it fetches no route sees
    ) -> Page:
        width, height = size
        device = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme="dark" if dark else "light",
            has_touch=width < 500,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if offline else "block",
        )
        device.set_default_timeout(PATIENCE)
        device.add_init_script(f"""if (location.protocol.startsWith("http")) localStorage.getItem("serai-preferences")
            ?? localStorage.setItem("serai-preferences", JSON.stringify({{ pace: "{pace}" }}))""")
        device.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
        devices.append(device)
        page = device.new_page()
        page.on("console", console)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", requested)
        page.goto(path)
        return page

    yield open_page
    for device in devices:
        device.close()
    assert not complaints


@pytest.fixture
def solo(visit: Visit) -> Callable[..., Page]:
    """Sit down alone at a game: open the page, press Solo; with an expansion, at a new table without others."""

    def sit(game: str = "wayfarers", **how: object) -> Page:
        page = visit(f"/new/{game}" if "+" in game else "/", **how)
        if "+" in game:
            page.locator("button.remove").click()
            page.locator("button.start").click()
        else:
            page.locator(f'article[data-game="{game}"] button.solo').click()
        page.locator("button.option").first.wait_for()
        return page

    return sit


@pytest.fixture(scope="session")
def mid_games(address: str) -> Callable[[str], MidGame]:
    """A table of a game after some choices, and who sits there; made once, for tests that change nothing."""

    @cache
    def made(game: str) -> MidGame:
        device = httpx.Client(base_url=f"{address}/api", headers={"origin": address}, timeout=SECONDS)
        device.get("/me")  # gives the device its cookie
        seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(min(find_game(game).players) - 1))]
        settings = {"confirm": "yes"}
        table = device.post("/tables", json={"game": game, "seats": seats, "settings": settings}).json()["table"]
        choices = 0
        while choices < CHOICES_BEFORE:
            state = device.get(f"/tables/{table}", params={"since": 1_000_000}).json()
            if state["decision"]["options"]:
                option = state["decision"]["options"][0]["id"]
                body = {"seat": 0, "option": option, "version": state["version"], "key": str(choices)}
                device.post(f"/tables/{table}/choices", json=body).raise_for_status()
                choices += 1
        device.close()
        return MidGame(table, dict(device.cookies))

    return made


@pytest.fixture
def look(visit: Visit, mid_games: Callable[[str], MidGame]) -> Callable[..., Page]:
    """Open the shared table of a game, on a device that sits there. It is to be looked at only."""

    def open_table(game: str = "wayfarers", **how: object) -> Page:
        there = mid_games(game)
        page = visit(f"/t/{there.table}", cookies=there.cookies, **how)
        page.locator("button.option").first.wait_for()
        return page

    return open_table
