"""What every call must pass, and what every answer carries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from serai.server.app import create_app
from serai.server.identity import new_id
from serai.server.limits import Limit
from tests.server.conftest import PATIENCE, Running, config, sqlite


def test_calls_from_foreign_pages_change_nothing(server: Running) -> None:
    ada = server.device("Ada")
    body = {"name": "Eve"}
    assert ada.refused("PUT", "/me", body, headers={"origin": "http://foreign.example"}) == (403, "foreign-origin")
    assert ada.refused("PUT", "/me", body, headers={"origin": "null"}) == (403, "foreign-origin")
    del ada.http.headers["origin"]
    assert ada.refused("PUT", "/me", body) == (403, "foreign-origin")
    assert ada.call("GET", "/me")["name"] == "Ada"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/schema", "/favicon.ico"])
def test_every_answer_carries_the_headers_of_safety(server: Running, path: str) -> None:
    headers = httpx.get(server.address + path, timeout=PATIENCE).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    if path.startswith("/api"):
        assert headers["cache-control"] == ("public, no-cache" if path == "/api/games" else "no-store")


def test_every_refusal_is_a_problem(server: Running) -> None:
    ada = server.device()
    assert ada.refused("GET", "/nothing") == (404, "not-found")
    assert ada.refused("PATCH", "/me", {}) == (405, "method-not-allowed")
    assert ada.refused("POST", "/tables", {"game": 1})[0] == 400
    assert ada.refused("POST", "/tables", {"game": "toy", "seats": [], "surprise": 1})[0] == 400
    assert ada.refused("GET", "/games", params={"lang": "xx"})[0] == 400
    assert ada.refused("PUT", "/me", content=b"{")[0] == 400
    assert ada.refused("PUT", "/me", {"name": "x" * 100_000}) == (413, "too-large")


def test_our_own_faults_are_not_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(locale: str) -> None:
        raise RuntimeError("a path and a password")

    monkeypatch.setattr("serai.server.catalogues.games", broken)
    answer = server.device().answer("GET", "/games")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "password" not in answer.text and "Traceback" not in answer.text


def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    server = Running(create_app(config(sqlite(tmp_path), calls_per_second=0.001)))
    try:
        device = server.program("")
        answers = {device.answer("GET", "/games").status_code for _ in range(3)}
        assert 429 in answers
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("limit", "call"),
    [
        ("newcomers_per_minute", ("GET", "/me", None)),
        ("log_ins_per_minute", ("POST", "/session", {"account": "ada", "password": "x"})),
    ],
)
@pytest.mark.usefixtures("no_time_for_limits")
def test_newcomers_and_passwords_have_limits_of_their_own(
    tmp_path: Path, limit: str, call: tuple[str, str, Any]
) -> None:
    server = Running(create_app(config(sqlite(tmp_path), **{limit: 2})))
    try:
        assert 429 in {server.program("").answer(*call).status_code for _ in range(4)}
    finally:
        server.stop()


def test_a_limit_allows_some_at_once_and_forgets_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("serai.server.limits.time.monotonic", lambda: now[0])
    limit = Limit(2, 3)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_ids_are_no_options_of_a_command() -> None:
    """`serai admin ban -UXK…` was not understood, one time in 64."""
    assert not any(new_id().startswith("-") for _ in range(1000))


def test_ids_cannot_be_guessed(server: Running) -> None:
    ada = server.device()
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    codes = [link["table"], link["invite"].rpartition("/")[2], link["spectate"].rpartition("/")[2]]
    assert len(set(codes)) == 3
    assert all(len(code) >= 22 for code in codes)


# -- who is on this machine ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "more", "bound"),
    [
        ({}, {}, False),
        ({"host": "localhost"}, {}, False),
        ({"x-forwarded-for": "203.0.113.7"}, {}, True),  # somebody behind a proxy that runs here
        ({"x-forwarded-for": "127.0.0.1"}, {}, True),  # who says so themselves
        ({"forwarded": "for=127.0.0.1"}, {}, True),
        ({"via": "1.1 cache"}, {}, True),
        ({"host": "192.0.2.1"}, {}, True),  # a silent proxy before a server without a name
        ({}, {"hosts": "serai.example"}, True),  # a server with names: any proxy may stand before it
        ({}, {"hosts": "serai.example", "limits_here": "no"}, False),
        ({}, {"limits_here": "yes"}, True),
    ],
)
def test_limits_do_not_bind_a_program_on_the_same_machine(
    tmp_path: Path, headers: dict[str, str], more: dict[str, str], bound: bool
) -> None:
    server = Running(create_app(config(sqlite(tmp_path), **{"limits_here": "auto", "calls_per_second": 0.001, **more})))
    try:
        device = server.program("")
        answers = {device.answer("GET", "/games", headers=headers).status_code for _ in range(4)}
        assert (429 in answers) == bound
    finally:
        server.stop()


# -- tokens, HEAD, what is packed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/me", "/games", "/tables", "/tables/nothing", "/nothing", "/schema/openapi.json"])
def test_a_wrong_token_is_told_everywhere(server: Running, path: str) -> None:
    program = server.program("made-up")
    assert program.refused("GET", path) == (401, "bad-token")
    assert program.refused("POST", path, {}) == (401, "bad-token")
    assert program.answer("GET", path).headers["www-authenticate"] == "Bearer"


def test_a_program_that_has_not_found_its_token_is_told_so(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"authorization": "Bearer"}, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_a_token_is_wrong_as_soon_as_it_is_void(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    program = server.program(ada.call("POST", f"/tables/{table}/seats/0/token")["token"])
    assert program.state(table)["viewer"] == 0
    assert program.refused("POST", f"/tables/{table}/seats/1/token")[0] == 403  # valid, and not allowed
    ada.call("DELETE", f"/tables/{table}/seats/0/token")
    assert program.refused("GET", f"/tables/{table}") == (401, "bad-token")


def test_the_feed_tells_a_wrong_token_by_its_status(server: Running) -> None:
    table = server.device("Ada").new_table("me", "me")
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"authorization": "Bearer x"}, open_timeout=PATIENCE),
    ):
        pass
    assert refused.value.response.status_code == 401
    assert b"bad-token" in (refused.value.response.body or b"")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/toy/catalogue", "/api/me", "/api/nothing", "/health"])
def test_head_is_answered_like_get_without_a_body(server: Running, path: str) -> None:
    get, head = (httpx.request(method, server.address + path, timeout=PATIENCE) for method in ("GET", "HEAD"))
    assert head.status_code == get.status_code
    assert head.content == b""
    assert head.headers["content-length"] == get.headers["content-length"]
    assert head.headers["content-type"] == get.headers["content-type"]


def test_what_has_not_changed_is_not_sent_again(server: Running) -> None:
    address = f"{server.address}/api/games/wayfarers/catalogue?lang=en"
    first = httpx.get(address, timeout=PATIENCE)
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 4
    again = httpx.get(address, headers={"if-none-match": first.headers["etag"]}, timeout=PATIENCE)
    assert (again.status_code, again.content) == (304, b"")
    french = httpx.get(address.replace("en", "fr"), headers={"if-none-match": first.headers["etag"]}, timeout=PATIENCE)
    assert french.status_code == 200
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, timeout=PATIENCE)
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


def test_a_table_is_kept_by_its_own_browser_only_and_asked_for_again(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", "me")
    first = ada.answer("GET", f"/tables/{table}")
    assert first.headers["cache-control"] == "private, no-cache"
    tag = {"if-none-match": first.headers["etag"]}
    assert ada.answer("GET", f"/tables/{table}", headers=tag).status_code == 304
    assert ada.choose(table, first.json()).status_code == 200
    assert ada.answer("GET", f"/tables/{table}", headers=tag).status_code == 200
