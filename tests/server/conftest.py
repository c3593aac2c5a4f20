"""A real server on a port of this machine, and devices that call it. Toy stands among its games."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from serai.games import EXPANSIONS, GAMES
from serai.server import limits
from serai.server.app import Serai, create_app
from serai.server.config import Config
from serai.server.connections import Speech, watched
from serai.server.fairness import read_sealed
from serai.server.live import LiveTable
from serai.server.voices import voice
from tools.postgres import Unavailable, cluster

Json = dict[str, Any]
PATIENCE = 60.0
TLS = ssl.create_default_context()  # one for all devices: reading the list of authorities takes its time
NOW = 1_000_000  # a version that nobody reaches: no event is later


class Running:
    """A server on a thread."""

    def __init__(self, app: Serai) -> None:
        self.house = app.house
        self._devices: list[Device] = []
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                "127.0.0.1",
                0,
                http=watched(app.house.doorkeeper),
                log_config=None,
                access_log=False,
                ws=Speech,
                ws_max_size=4096,
            )
        )
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self._server.serve())
        self.loop.close()

    def device(self, name: str = "") -> Device:
        device = self.program("")
        device.call("GET", "/me")
        if name:
            device.call("PUT", "/me", {"name": name})
        return device

    def program(self, token: str) -> Device:
        device = Device(self.address, token)
        self._devices.append(device)
        return device

    def live(self, table: str) -> LiveTable:
        """The table in the server's memory."""
        return asyncio.run_coroutine_threadsafe(self.house.tables.get(table), self.loop).result(PATIENCE)

    def forget(self, table: str) -> None:
        """Let the server forget its memory of a table, as a restart would."""
        live = self.live(table)
        self.loop.call_soon_threadsafe(self.house.tables.forget, live)
        until(lambda: live.gone)

    def stop(self) -> None:
        for device in self._devices:
            device.http.close()
        self.loop.call_soon_threadsafe(self.house.tables.end_feeds)
        self._server.should_exit = True
        self._thread.join()


class Device:
    """A browser, as far as the server can tell."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": address}
        self.http = httpx.Client(base_url=address + "/api", headers=headers, timeout=PATIENCE, verify=TLS)

    def answer(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """The answer of a call that must succeed."""
        answer = self.answer(method, path, body, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the code of a call that must fail."""
        answer = self.answer(method, path, body, **more)
        assert answer.is_error, answer.text
        return answer.status_code, str(answer.json()["code"])

    def new_table(self, *kinds: str, game: str = "toy", **more: Any) -> str:
        seats = [{"kind": kind, "name": f"{kind} {seat}" if kind == "me" else ""} for seat, kind in enumerate(kinds)]
        return str(self.call("POST", "/tables", {"game": game, "seats": seats, **more})["table"])

    def state(self, table: str, **parameters: Any) -> Json:
        state: Json = self.call("GET", f"/tables/{table}", params={"lang": "en", **parameters})
        return state

    def choose(self, table: str, state: Json, option: str = "", key: str = "") -> httpx.Response:
        decision = state["decision"]
        body = {
            "seat": decision["seat"],
            "option": option or decision["options"][0]["id"],
            "version": state["version"],
            "key": key or f"key {state['version']} {random.random()}",
        }
        return self.answer("POST", f"/tables/{table}/choices", body)

    def play_on(self, table: str, chance: random.Random, choices: int = 1_000_000) -> Json:
        """Choose at random for all my seats until the end, or so many times."""
        for _ in range(choices):
            state = self.state(table, since=NOW)
            if state["status"] == "finished":
                break
            options = state["decision"]["options"]
            answer = self.choose(table, state, chance.choice(options)["id"] if options else "none")
            assert answer.status_code == 200, answer.text
        return self.state(table)

    @contextmanager
    def feed(self, table: str, query: str = "lang=en") -> Iterator[Callable[[], Json]]:
        """What a feed sends, message by message."""
        with self.socket(table, query) as socket:
            yield lambda: receive(socket)

    @contextmanager
    def socket(self, table: str, query: str = "lang=en") -> Iterator[ClientConnection]:
        """The connection of a feed."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        with connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/feed?{query}",
            additional_headers={"cookie": cookies},
            origin=Origin(self.address),
            open_timeout=PATIENCE,
        ) as socket:
            yield socket


def receive(socket: ClientConnection) -> Json:
    message: Json = json.loads(socket.recv(PATIENCE))
    return message


def answer(socket: ClientConnection, message: Json | str) -> Json:
    """The answer to something sent over a feed: the state that names its key, or the problem; no other states."""
    socket.send(message if isinstance(message, str) else json.dumps(message))
    while (told := receive(socket))["type"] != "problem" and not told.get("answers"):
        pass
    return told


def kept_of(document: Json, seat: int) -> Json:
    """What the browser of a seat has kept of the dice of an exported match."""
    fairness = document["fairness"]
    agreed = read_sealed(fairness["sealed"])
    return {
        "serai_kept": 1,
        "table": document["table"],
        "seat": seat,
        "round": agreed.round,
        "contribution": fairness["contributions"][seat],
        "commitment": agreed.commitment,
        "sealed": fairness["sealed"],
    }


def until(done: Callable[[], Any]) -> None:
    """Wait for something that will happen by itself."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


def config(database: str, **more: Any) -> Config:
    """A server with one worker that counts nothing."""
    free = {
        "calls_per_second": 0,
        "calls_per_second_of_address": 0,
        "log_ins_per_minute": 0,
        "newcomers_per_minute": 0,
        "hints_per_minute": 0,
        "tables_per_minute": 0,
        "limits_here": "yes",
    }
    return Config(**{"database": database, "workers": 1, **free, **more})


@contextmanager
def running(database: str, **more: Any) -> Iterator[Running]:
    server = Running(create_app(config(database, **more)))
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def no_time_for_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """For limits time stands still: on a slow machine they would forget between two calls."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(scope="session", autouse=True)
def toy_is_a_game() -> Iterator[None]:
    patch = pytest.MonkeyPatch()
    patch.setitem(GAMES, "toy", "tests.kernel.toy")
    patch.setitem(EXPANSIONS, "toy", ("carnival",))
    yield
    voice.cache_clear()
    patch.undo()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path_factory.mktemp("store"))
        return
    try:
        with cluster() as url:
            yield url
    except Unavailable as error:
        message = f"NOT TESTED ON POSTGRESQL: {error}"
        with warnings.catch_warnings():
            warnings.simplefilter("default")
            warnings.warn(message, stacklevel=1)
        pytest.skip(message)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'serai.db'}"
