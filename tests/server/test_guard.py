"""What every call must pass, and what every answer carries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.server.app import create_app
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
        assert headers["cache-control"] == "no-store"


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


def test_ids_cannot_be_guessed(server: Running) -> None:
    ada = server.device()
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    codes = [link["table"], link["invite"].rpartition("/")[2], link["spectate"].rpartition("/")[2]]
    assert len(set(codes)) == 3
    assert all(len(code) >= 22 for code in codes)
