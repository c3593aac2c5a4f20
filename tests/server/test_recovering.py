"""Recovering: a code that is shown once gives a new password, counts once, and is kept hashed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.server.recovering import new_code, plain
from tests.server.conftest import Running, running, sqlite
from tests.server.test_people import everything


@pytest.mark.long
def test_a_lost_password_is_recovered_with_the_code_once(server: Running) -> None:
    laptop, phone, thief = (server.device(name) for name in ("Ada", "", ""))
    table = laptop.new_table("me", "me")
    mine = phone.new_table("me", "me")
    me = laptop.call("POST", "/account", {"account": "Rosa", "password": "correct horse"})
    code = me["recovery"]
    assert re.fullmatch(r"([0-9A-Z]{5}-){3}[0-9A-Z]{5}", code) and me["recoverable"]
    assert laptop.call("GET", "/me")["recovery"] == "", "it is told once"
    assert code not in everything(server) and plain(code) not in everything(server)
    wish = {"account": " ROSA ", "code": code.lower().replace("-", " "), "password": "battery staple"}
    assert thief.refused("POST", "/account/recovery", {**wish, "code": new_code()}) == (401, "wrong-code")
    assert thief.refused("POST", "/account/recovery", {**wish, "account": "nobody"}) == (401, "wrong-code")
    assert phone.refused("POST", "/account/recovery", {**wish, "password": "short"})[0] == 400
    program = server.program(laptop.call("POST", f"/tables/{table}/seats/0/token")["token"])
    assert program.state(table)["viewer"] == 0
    back = phone.call("POST", "/account/recovery", wish)
    assert program.refused("GET", f"/tables/{table}") == (401, "bad-token")
    assert back["account"] == "rosa" and back["recovery"] not in ("", code)
    assert {one["table"] for one in phone.call("GET", "/tables")} == {table, mine}
    assert laptop.call("GET", "/tables") == [], "whoever was logged in is so no more"
    assert thief.refused("POST", "/account/recovery", wish) == (401, "wrong-code")
    assert thief.refused("POST", "/session", {"account": "rosa", "password": "correct horse"})[0] == 401
    laptop.call("POST", "/session", {"account": "rosa", "password": "battery staple"})
    again = {**wish, "code": back["recovery"], "password": "third password"}
    laptop.call("POST", "/account/recovery", again)


@pytest.mark.long
def test_a_new_code_voids_the_old_one_and_needs_the_password(server: Running) -> None:
    ada = server.device("Ada")
    assert ada.refused("PUT", "/account/recovery", {"password": "x"}) == (403, "wrong-password")
    first = ada.call("POST", "/account", {"account": "Iris", "password": "correct horse"})["recovery"]
    assert ada.refused("PUT", "/account/recovery", {"password": "wrong horse"}) == (403, "wrong-password")
    second = ada.call("PUT", "/account/recovery", {"password": "correct horse"})["recovery"]
    assert second != first
    wish = {"account": "iris", "code": first, "password": "battery staple"}
    assert server.device().refused("POST", "/account/recovery", wish) == (401, "wrong-code")
    server.device().call("POST", "/account/recovery", {**wish, "code": second})


@pytest.mark.usefixtures("no_time_for_limits")
def test_codes_cannot_be_tried_at_will(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), log_ins_per_minute=3, limits_here="yes") as server:
        eve = server.device()
        wish = {"account": "rosa", "code": "x", "password": "battery staple"}
        answers = [eve.refused("POST", "/account/recovery", wish)[0] for _ in range(4)]
        assert answers == [401, 401, 401, 429]


def test_a_code_is_read_as_people_write_it() -> None:
    assert plain("o1il-0 abc") == "01110ABC"
    assert len({new_code() for _ in range(100)}) == 100
