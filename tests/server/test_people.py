"""People: nicknames, accounts, taking one's games along, leaving no trace."""

from __future__ import annotations

import json
import random
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.orm import Session

from serai.server.identity import Cookies
from serai.server.models import Base
from serai.server.verifying import verdict_on
from tests.server.conftest import NOW, Running, kept_of, until


def everything(server: Running) -> str:
    """Every value in the database."""
    with Session(server.house.store.engine) as session:
        rows = [row for table in Base.metadata.sorted_tables for row in session.execute(select(table))]
    return repr(rows)


def test_a_device_is_somebody_without_an_account(server: Running) -> None:
    ada = server.device()
    assert ada.call("PUT", "/me", {"name": "  Ada \n Lovelace "})["name"] == "Ada Lovelace"
    assert ada.call("GET", "/me")["name"] == "Ada Lovelace"
    assert ada.refused("PUT", "/me", {"name": "x" * 41}) == (400, "bad-request")
    assert server.device().call("GET", "/me")["name"] == ""


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Running) -> None:
    answer = server.program("").answer("GET", "/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    cookies = Cookies("key")
    assert cookies.read(cookies.written("ada", "s")) == ("ada", "s")
    assert cookies.read(cookies.written("ada", "s").replace("ada", "eve")) is None
    first = f"ada.{cookies._signature('ada')}"  # as they were once
    assert cookies.read(first) == ("ada", "first ada")
    cookies.end(["first ada"])
    assert cookies.read(first) is None
    assert cookies.read("ada.") is None and cookies.read("") is None and cookies.read(None) is None


def test_an_account_finds_my_seats_on_another_device(server: Running) -> None:
    laptop, phone = server.device("Ada"), server.device("Phone")
    table = laptop.new_table("me", "me")
    other = phone.new_table("me", "me")
    credentials = {"account": "Ada", "password": "correct horse"}
    assert laptop.call("POST", "/account", credentials)["account"] == "ada"
    assert phone.refused("POST", "/account", credentials) == (409, "account-taken")
    assert phone.refused("POST", "/session", {**credentials, "password": "wrong"}) == (401, "wrong-password")
    assert phone.refused("POST", "/session", {**credentials, "account": "nobody"}) == (401, "wrong-password")
    phone.call("POST", "/session", {**credentials, "account": " ADA "})
    assert {listed["table"] for listed in phone.call("GET", "/tables")} == {table, other}
    assert phone.choose(table, phone.state(table)).status_code == 200
    assert laptop.choose(other, laptop.state(other)).status_code == 200
    assert "correct horse" not in everything(server)
    phone.call("DELETE", "/session")
    assert phone.call("GET", "/tables") == []


def test_passwords_have_a_least_length(server: Running) -> None:
    ada = server.device()
    assert ada.refused("POST", "/account", {"account": "short", "password": "1234567"})[0] == 400
    assert ada.refused("POST", "/account", {"account": " ", "password": "12345678"})[0] == 400


def test_my_games_can_be_taken_along(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    finished = ada.new_table("me", "me")
    ada.play_on(finished, random.Random(1))
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.call("POST", link["invite"], {})
    for _ in range(4):
        chooser = ada.state(link["table"])["decision"]["seat"]
        (ada, ben)[chooser].play_on(link["table"], random.Random(2), 1)
    export = ada.call("GET", "/me/export")
    tables = {table["table"]: table for table in export["tables"]}
    assert export["name"] == "Ada"
    assert verdict_on(tables[finished], kept_of(tables[finished], 0))[:2] == ([], [])
    running = tables[link["table"]]
    assert "match" not in running and "fairness" not in running
    assert {choice["seat"] for choice in running["choices"]} <= {0}


def test_who_is_deleted_leaves_no_trace(server: Running) -> None:
    ada, ben = server.device("Ada the Unforgettable"), server.device("Ben")
    ada.call("POST", "/account", {"account": "Unforgettable", "password": "correct horse"})
    alone = ada.new_table("me", "bot", game="wayfarers")
    link = ada.call(
        "POST", "/tables", {"game": "wayfarers", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "e"}
    )
    ben.call("POST", link["invite"], {})
    ada.call("DELETE", "/me")
    assert "nforgettable" not in everything(server)
    assert ben.refused("GET", f"/tables/{alone}") == (404, "no-table")
    assert [seat["kind"] for seat in ben.state(link["table"])["seats"]] == ["bot", "person"]
    until(lambda: ben.state(link["table"], since=NOW)["decision"]["options"])  # the bot plays on
    assert ada.call("GET", "/me")["name"] == ""


def test_nobody_has_nothing(server: Running, tmp_path: Path) -> None:
    stranger = server.program("")
    assert stranger.call("GET", "/tables") == []
    assert stranger.refused("GET", "/me/export") == (401, "nobody")
    assert stranger.refused("DELETE", "/me") == (401, "nobody")
    assert json.loads(stranger.answer("GET", "/games").text)
