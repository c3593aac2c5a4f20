"""Whatever is sent, the answer is a refusal with a reason: never a fault of the server, never a traceback."""

from __future__ import annotations

import json
import os
import shlex
import socket
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from serai.server.guard import Hosts
from serai.server.models import TurnRow
from serai.server.store import Store, StoreError
from tests.server.conftest import PATIENCE, Running, answer, running, sqlite, until


@pytest.fixture(scope="module")
def own(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


def raw(server: Running, request: bytes) -> bytes:
    """The answer to some bytes."""
    host, port = server.address.removeprefix("http://").split(":")
    with closing(socket.create_connection((host, int(port)), PATIENCE)) as connection:
        connection.sendall(request)
        said = b""
        while more := connection.recv(65536):
            said += more
    return said


DEEP = "[" * 30_000 + "]" * 30_000
LINES = {
    "a broken origin": b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\norigin: http://[\r\ncontent-length: 2\r\n\r\n{}",
    "a long path": b"GET /" + b"a" * 300 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a very long path": b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a long table": b"GET /api/tables/" + b"a" * 300 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a path that is not UTF-8": b"GET /%ff%fe HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a table that is not UTF-8": b"GET /api/tables/%ff%fe HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a query that is not UTF-8": b"GET /api/games?lang=%ff HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "bytes in a query": b"GET /api/games?lang=\xff HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a cookie that is not UTF-8": b"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: serai_device=\xff.\xfe\r\n\r\n",
    "a token that is not UTF-8": b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer \xff\r\n\r\n",
    "a NUL in a table": b"GET /api/tables/%00 HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a NUL in a link": b"GET /api/join/a%00b HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a NUL in a page": b"GET /t/%00 HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "a huge number": b"GET /api/tables/x?since=" + b"9" * 1500 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "a huge moment": b"GET /api/tables/x/moments/" + b"9" * 1500 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
}


@pytest.mark.parametrize("name", LINES)
def test_no_request_ends_in_a_fault(own: Running, name: str) -> None:
    errors = own.house.meter.errors
    said = raw(own, LINES[name].replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n", 1))
    status = int(said.split()[1])
    assert status < 500, said[:300]
    assert own.house.meter.errors == errors


def test_a_caller_who_leaves_in_the_middle_is_no_fault_of_ours(own: Running, caplog: pytest.LogCaptureFixture) -> None:
    errors, answered = own.house.meter.errors, own.house.meter.calls.total()
    host, port = own.address.removeprefix("http://").split(":")
    with closing(socket.create_connection((host, int(port)), PATIENCE)) as connection:
        head = (
            "POST /api/session HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-length: 99\r\n\r\n{"
        )
        connection.sendall(head.encode())
    until(lambda: own.house.meter.calls.total() > answered)
    assert own.house.meter.errors == errors and not [line for line in caplog.records if line.levelname == "ERROR"]


@pytest.mark.parametrize("endless", [b"GET /", b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ", b"GET / HTTP/1.1\r\n"])
def test_a_head_that_does_not_end_is_refused(own: Running, endless: bytes) -> None:
    host, port = own.address.removeprefix("http://").split(":")
    more = b"x: y\r\n" if endless.endswith(b"\n") else b"a"
    sent = len(endless)
    with closing(socket.create_connection((host, int(port)), PATIENCE)) as connection:
        connection.sendall(endless)
        with suppress(ConnectionError):
            while sent < 20_000_000:
                connection.sendall(more * 10_000)
                sent += len(more) * 10_000
    assert sent < 20_000_000, "it has read all of it"


def test_a_long_body_is_no_long_head(own: Running) -> None:
    ada = own.device()
    for _ in range(3):  # over one connection
        said = ada.http.request("PUT", "/me", content=b'{"name": "' + b"a" * 50_000 + b'"}')
        assert said.status_code == 400 and said.json()["code"] == "bad-request", said.text
    assert ada.call("PUT", "/me", {"name": "Ada"})


BODIES: dict[str, bytes] = {
    "deep JSON": DEEP.encode(),
    "deep in a field": b'{"name": ' + DEEP.encode() + b"}",
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "half of a pair": b'{"name": "\\ud800"}',
    "5,000 digits": b'{"name": ' + b"9" * 5000 + b"}",
    "NUL in a name": b'{"name": "a\\u0000b"}',
    "no object": b"[]",
    "nothing": b"",
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("call", ["PUT /me", "POST /tables", "POST /session", "POST /account", "POST /join/x"])
def test_no_body_ends_in_a_fault(own: Running, call: str, name: str) -> None:
    errors = own.house.meter.errors
    method, path = call.split()
    said = own.device().http.request(method, path, content=BODIES[name], headers={"content-type": "application/json"})
    assert said.status_code < 500, said.text
    assert own.house.meter.errors == errors


HOOK = {"kind": "webhook", "address": "https://1.1.1.1/hook"}
BROWSER = "BLoHxgSQLmTz8oLxuIA75WE-c-sq2Ge8tqFaqBuAX0dDKtwFZwmCU7Jg_5dFrgt0Y6SiOzRC6vJE3aWYfRwg7tI="  # a key


@pytest.mark.parametrize("nasty", ["\0", "a\0b", "\ud800", "x" * 5000, "\u202e", "9" * 5000])
def test_no_text_ends_in_a_fault(own: Running, nasty: str) -> None:
    ada = own.device()
    errors = own.house.meter.errors
    table = ada.new_table("me", "me")
    me = [{"kind": "me", "name": nasty}, {"kind": "me"}]
    calls: list[tuple[str, Any]] = [
        ("/account", {"account": nasty, "password": nasty}),
        ("/session", {"account": nasty, "password": nasty}),
        ("/tables", {"game": "toy", "seats": me}),
        ("/tables", {"game": nasty, "seats": me}),
        ("/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "entropy": nasty}),
        ("/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "commitment": nasty}),
        ("/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "settings": {nasty: nasty}}),
        ("/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": nasty}]}),
        (f"/tables/{table}/choices", {"seat": 0, "option": nasty, "version": 0, "key": "k"}),
        (f"/tables/{table}/choices", {"seat": 0, "option": "work", "version": 0, "key": nasty}),
        (f"/tables/{table}/dice", {"round": 1, "entropy": nasty}),
        (f"/tables/{table}/chat", {"text": nasty}),
        (f"/tables/{table}/chat", {"phrase": nasty}),
        ("/account/recovery", {"account": nasty, "code": nasty, "password": nasty}),
        ("/notify/channels", {**HOOK, "public": nasty, "secret": nasty, "label": nasty}),
        ("/notify/channels", {**HOOK, "kind": "push", "public": BROWSER + nasty * 4, "secret": f"{'A' * 22}=="}),
        (f"/join/{server_safe(nasty)}", {"name": nasty}),
    ]
    for path, body in calls:
        content = json.dumps(body).encode()
        said = ada.http.request("POST", path, content=content, headers={"content-type": "application/json"})
        assert said.status_code < 500, (path, said.text)
    assert own.house.meter.errors == errors


def server_safe(text: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in text)[:100]


@pytest.mark.parametrize(
    "message", [DEEP[:2000] + DEEP[-2000:], '{"type": ' + "[" * 3000 + "}", "\0", '{"key": "\\ud800"}']
)
def test_no_message_over_a_feed_ends_in_a_fault(own: Running, message: str) -> None:
    ada = own.device()
    with ada.socket(ada.new_table("me", "me")) as feed:
        assert answer(feed, message[:4000])["code"] == "bad-request"


def test_the_same_key_with_another_content_is_a_conflict(own: Running) -> None:
    ada = own.device()
    table = ada.new_table("me", "me")
    state = ada.state(table)
    seat = state["decision"]["seat"]
    choice = {"seat": seat, "option": "work", "version": 0, "key": "once"}
    assert ada.call("POST", f"/tables/{table}/choices", choice) == {"version": 1, "repeated": False}
    for _ in range(2):
        assert ada.call("POST", f"/tables/{table}/choices", choice) == {"version": 1, "repeated": True}
        for other in ({"option": "draw"}, {"version": 1}):
            assert ada.refused("POST", f"/tables/{table}/choices", {**choice, **other}) == (409, "key-used")
        undo = {"seat": seat, "version": 0, "key": "once"}
        assert ada.refused("POST", f"/tables/{table}/undo", undo) == (409, "key-used")
        own.forget(table)  # a restart changes nothing


# -- hosts --------------------------------------------------------------------------------------------------------


def test_a_foreign_name_that_leads_here_is_refused(own: Running) -> None:
    """A page elsewhere lets its own name lead to this machine: its calls looked like those of our own page."""
    ada = own.device()
    evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    assert ada.refused("GET", "/me", headers=evil) == (421, "other-host")
    assert ada.refused("PUT", "/me", {"name": "Eve"}, headers=evil) == (421, "other-host")
    assert ada.answer("GET", "/me", headers={"host": "localhost:1"}).status_code == 200


def test_hosts_are_known_by_name() -> None:
    hosts = Hosts("play.example, other.example")
    for known in ("play.example", "PLAY.example:443", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost", ""):
        assert hosts.know(known), known
    for foreign in ("evil.example", "play.example.evil.example", "127.0.0.1.evil.example"):
        assert not hosts.know(foreign), foreign
    assert Hosts("*").know("anything.example")


# -- the store ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage", [b"", b"not zlib", zlib.compress(b"{"), zlib.compress(b'{"table": {}, "story": []}')]
)
def test_a_damaged_turn_does_not_block_a_table_whose_choices_are_whole(own: Running, damage: bytes) -> None:
    ada = own.device()
    table = ada.new_table("me", "me")
    for _ in range(12):
        ada.choose(table, ada.state(table), "work")
    before = ada.state(table)
    for only_last in (True, False):
        with Session(own.house.store.engine) as session:
            rows = update(TurnRow).where(TurnRow.table_id == table)
            session.execute((rows.where(TurnRow.version >= 8) if only_last else rows).values(kept=damage))
            session.commit()
        own.forget(table)
        after = ada.state(table)
        assert after["observation"] == before["observation"] and after["version"] == before["version"]
        assert [event["text"] for event in after["events"]] == [event["text"] for event in before["events"]]
    assert ada.choose(table, ada.state(table)).status_code == 200


def served(folder: Path, **environment: str) -> tuple[int, str]:
    """How `serai serve` ends that cannot run."""
    done = subprocess.run(
        [sys.executable, "-m", "serai", "serve", "--port", "0", "--data", str(folder)],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )
    return done.returncode, done.stderr


def one_line(said: str) -> bool:
    return said.startswith("serai: ") and said.count("\n") == 1


@pytest.mark.long
def test_a_second_server_on_the_same_tables_says_so(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)):
        code, said = served(tmp_path)
    assert code == 1 and one_line(said) and "another server" in said


@pytest.mark.long
def test_a_store_that_cannot_be_used_ends_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "serai.db").write_bytes(b"no database" * 100)
    code, said = served(tmp_path)
    assert code == 1 and one_line(said) and "cannot be used" in said, said
    code, said = served(tmp_path, SERAI_DATABASE_URL="postgresql://nobody@127.0.0.1:1/nothing")
    assert code == 1 and one_line(said), said
    code, said = served(tmp_path, SERAI_DATABASE_URL="nonsense://x")
    assert code == 1 and one_line(said), said
    (tmp_path / "file").write_text("")
    code, said = served(tmp_path / "file")
    assert code == 2 and one_line(said), said


@pytest.mark.long
def test_a_store_that_says_nothing_ends_in_one_line() -> None:
    """A machine that takes connections and never answers: it was waited for more than two minutes."""
    pytest.importorskip("psycopg")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        address = f"postgresql://serai@127.0.0.1:{silent.getsockname()[1]}/serai"
        with ThreadPoolExecutor(1) as waiting:
            opening = waiting.submit(Store, address)
            with pytest.raises(StoreError, match="cannot be used"):
                opening.result(PATIENCE)


@pytest.mark.long
def test_a_store_that_can_only_be_read_ends_in_one_line(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        server.device().new_table("me", "me")
    folder = shlex.quote(str(tmp_path))
    locked = f"mount --bind {folder} {folder} && mount -o remount,ro,bind {folder}"
    if subprocess.run(["unshare", "-m", "sh", "-c", locked], capture_output=True, check=False).returncode:
        pytest.skip("only root can make a folder that even root cannot write to")
    serve = f"exec {shlex.quote(sys.executable)} -m serai serve --port 0 --data {folder}"
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", f"{locked} && {serve}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1 and one_line(done.stderr) and "Read-only" in done.stderr, done.stderr


@pytest.mark.long
def test_a_truncated_store_ends_in_one_line(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        server.device().new_table("me", "me")
    file = tmp_path / "serai.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.write_bytes(file.read_bytes()[:6000])
    code, said = served(tmp_path)
    assert code == 1 and one_line(said), said


@pytest.mark.long
def test_bad_settings_end_in_one_line(tmp_path: Path) -> None:
    assert served(tmp_path, SERAI_WORKERS="many")[0] == 2
    assert served(tmp_path, SERAI_CALLS_PER_SECOND="-1")[0] == 2
    assert served(tmp_path, SERAI_LOG="loud")[0] == 2
    (tmp_path / "serai.toml").write_text("workres = 3\n")
    code, said = served(tmp_path)
    assert code == 2 and one_line(said) and "workres" in said
    (tmp_path / "serai.toml").write_text("a = " + "[" * 5000)
    assert served(tmp_path)[0] == 2
