"""The page and the description of the API."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import PATIENCE, Running

ADDRESSES = ["/", "/t/x", "/join/x", "/watch/x", "/cards/toy", "/rules/toy", "/replay/x"]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("serai.server.routes.page.FOLDER", tmp_path)
    return tmp_path


def test_a_page_that_is_not_built_says_so(server: Running, page: Path) -> None:
    assert "has not been built" in httpx.get(server.address, timeout=PATIENCE).text


def test_every_address_of_the_page_shows_the_page(server: Running, page: Path) -> None:
    (page / "index.html").write_text("<title>Serai</title>", "utf-8")
    for address in ADDRESSES:
        answer = httpx.get(server.address + address, timeout=PATIENCE)
        assert answer.text == "<title>Serai</title>"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")


def test_an_address_that_does_not_exist_shows_the_page_that_says_so(server: Running, page: Path) -> None:
    (page / "index.html").write_text("<title>Serai</title>", "utf-8")
    for address in ("/nowhere", "/t/a/b/c", "/apiary", "/new"):
        answer = httpx.get(server.address + address, timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (404, "<title>Serai</title>")
    for address in ("/api", "/api/", "/api/a/b", "/assets/gone.js", "/robots.txt"):
        answer = httpx.get(server.address + address, timeout=PATIENCE)
        assert answer.status_code == 404
        assert answer.json()["code"] in ("no-page", "not-found")


def test_hashed_files_are_kept_for_long_and_packed(server: Running, page: Path) -> None:
    (page / "assets").mkdir()
    (page / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 1000, "utf-8")
    answer = httpx.get(f"{server.address}/assets/app-1a2b.js", timeout=PATIENCE)
    assert answer.text == "let x = 1;\n" * 1000
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_nothing_outside_the_folder_is_shown(server: Running, page: Path) -> None:
    (page.parent / "private.txt").write_text("private", "utf-8")
    for address in ("/../private.txt", "/%2e%2e/private.txt", "/assets/..%2f..%2fprivate.txt", "//etc/hostname"):
        assert httpx.get(server.address + address, timeout=PATIENCE).status_code == 404


def test_the_api_describes_itself_without_foreign_scripts(server: Running) -> None:
    page = httpx.get(f"{server.address}/api/schema", timeout=PATIENCE).text
    assert "POST /api/tables/{table}/choices" in page
    assert "<script" not in page and "https://" not in page
    schema = httpx.get(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE).json()
    assert "TableState" in schema["components"]["schemas"]


def test_every_field_and_parameter_is_described_and_who_may_call(server: Running) -> None:
    schema = httpx.get(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE).json()
    bare = [
        f"{name}.{field}"
        for name, message in schema["components"]["schemas"].items()
        for field, shape in message.get("properties", {}).items()
        if not shape.get("description")
    ]
    assert bare == [], "say what they mean: a comment beside the field in wire.py"
    assert set(schema["components"]["securitySchemes"]) == {"device", "seat"}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["security"], (path, method)
            assert all(one.get("description") for one in operation.get("parameters", [])), (path, method)
    assert schema["paths"]["/api/tables/{table}/choices"]["post"]["security"] == [{"device": []}, {"seat": []}]
    assert schema["components"]["schemas"]["TableState"]["properties"]["version"]["description"].startswith("How many")


def listed_calls() -> set[tuple[str, str]]:
    """What the table of docs/api.md lists; `…` stands for the address before, or for what holds that."""
    found: set[tuple[str, str]] = set()
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    for cell in re.findall(r"^\| (`(?:GET|POST|PUT|DELETE)\b[^|]*) \|", text, re.MULTILINE):
        methods: list[str] = []
        last = before = ""
        for quoted in re.findall("`([^`]+)`", cell):
            *method, address = quoted.split(" ") if " " in quoted or "/" in quoted else (quoted, "")
            methods += method
            if address:
                path = re.sub(r"{\w+}", "{}", address.partition("?")[0])
                starts = (before, before.rpartition("/")[0]) if path.startswith("…") else ("",)
                methods = methods or [last]
                found |= {(one, start + path.removeprefix("…")) for one in methods for start in starts}
                last, methods = methods[-1], []
                before = before or path
    return found


def test_the_docs_list_every_call(server: Running) -> None:
    """Those of administrators stand in docs/running.md."""
    schema = httpx.get(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE).json()
    calls = {
        (method.upper(), re.sub(r"{\w+}", "{}", path.removeprefix("/api")))
        for path, methods in schema["paths"].items()
        for method in methods
        if not path.startswith("/api/admin")
    }
    assert calls - listed_calls() == set()


def test_the_games_and_everything_printed(server: Running) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games?lang=en", timeout=PATIENCE).json()}
    assert games["wayfarers"]["title"] == "Wayfarers of the South Tigris"
    assert {setting["name"] for setting in games["wayfarers"]["settings"]} >= {"undo", "confirm"}
    catalogue = httpx.get(f"{server.address}/api/games/wayfarers/catalogue?lang=fr", timeout=PATIENCE).json()
    assert len(catalogue["components"]) > 100
    assert any(effect["sentence"] for component in catalogue["components"] for effect in component["effects"])
    assert catalogue["rules"][0]["title"]
