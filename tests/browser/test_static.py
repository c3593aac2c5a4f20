"""The page without a server: any web host, the engine in the browser, and then no network at all."""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from serai.games import find_game
from serai.kernel.save import load
from tests.browser.steps import after, choose, version
from tools.static import DEFAULT, MOST_BYTES

PATIENCE = 180_000  # milliseconds: Python starts in the browser


class Host(NamedTuple):
    """A web host that serves the folder below a path of its own."""

    address: str
    sent: list[int]  # bytes of each answer
    server: ThreadingHTTPServer


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    if not (DEFAULT / "index.html").is_file():
        pytest.skip("NOT TESTED in a browser: the page without a server is not built (make static)")
    root = tmp_path_factory.mktemp("host")
    (root / "games").symlink_to(DEFAULT)
    sent: list[int] = []

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *arguments: object) -> None:
            pass

        def send_header(self, keyword: str, value: str) -> None:
            if keyword == "Content-Length":
                sent.append(int(value))
            super().send_header(keyword, value)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=root))
    Thread(target=server.serve_forever, daemon=True).start()
    return Host(f"http://127.0.0.1:{server.server_port}/games/", sent, server)


@pytest.mark.long
def test_solo_bots_files_and_a_visit_without_network(browser: Browser, host: Host, tmp_path: Path) -> None:
    context = browser.new_context(locale="en", viewport={"width": 1366, "height": 650}, accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    foreign: list[str] = []
    page.on("request", lambda request: foreign.append(request.url) if not _is_here(request.url, host) else None)

    page.goto(host.address)
    expect(page.locator("progress")).to_be_visible()
    page.locator("article[data-game=encyclopedia]").wait_for()
    assert sum(host.sent) <= MOST_BYTES

    # A first match that explains itself.
    page.locator("article[data-game=encyclopedia] button.guide").click()
    page.locator('.frame[data-asked="true"][data-drawn="true"]').wait_for()
    for step in range(2):
        expect(page.locator(".coach")).to_have_attribute("data-guide", str(step))
        after(page, lambda: page.locator("button.option.guided").click())
    page.goto(f"{host.address}#/")

    # With a bot: it answers in the same browser.
    page.locator("article[data-game=encyclopedia] a", has_text="friends").click()
    page.locator("select[aria-label=Strength]").select_option("easy")
    page.locator("button.start").click()
    page.locator("button.option").first.wait_for()
    for _ in range(4):
        choose(page)
    seen = version(page)
    table = page.url
    assert "#/t/" in table

    # As a file, which the command line reads.
    with page.expect_download() as download:
        page.locator("button.button", has_text="Save the match as a file").dispatch_event("click")
    file = tmp_path / "match.json"
    download.value.save_as(file)
    assert load(file.read_text("utf-8"), find_game("encyclopedia")).position > 0

    # The network is cut, the host is gone: everything is still there.
    page.wait_for_function("() => navigator.serviceWorker.ready.then(found => !!found.active)")
    host.server.shutdown()
    host.server.server_close()
    context.set_offline(True)
    page.close()
    page = context.new_page()
    page.goto(table)
    page.locator("button.option").first.wait_for()
    assert version(page) == seen
    choose(page)
    assert version(page) > seen
    page.goto(f"{host.address}#/rules/encyclopedia")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{host.address}#/tables")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("button.option").first.wait_for()
    assert page.url != table
    assert foreign == []
    context.close()


def _is_here(address: str, host: Host) -> bool:
    return address.startswith((host.address, "blob:", "data:"))


def test_the_engine_is_named_by_its_content() -> None:
    if not (DEFAULT / "index.html").is_file():
        pytest.skip("NOT TESTED in a browser: the page without a server is not built (make static)")
    listed = json.loads((DEFAULT / "engine" / "files.json").read_text("utf-8"))
    assert {one["file"] for one in listed} == {path.name for path in (DEFAULT / "engine").glob("*.bin")}
    assert all((DEFAULT / "engine" / one["file"]).stat().st_size == one["bytes"] for one in listed)
