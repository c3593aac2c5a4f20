"""People: sessions that end, hosts who see to their table, names that tell people apart."""

# ruff: noqa: RUF001 (letters that look like others are the matter here)

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from websockets import ConnectionClosed

from serai.server import voting
from serai.server.live import LiveTable
from serai.server.names import alike, person_name, tidy_name
from serai.server.problems import Refused
from tests.server.conftest import Device, Json, Running, until

pytestmark = pytest.mark.long  # each test starts servers of its own


def opened(device: Device, *kinds: str, **more: Any) -> Any:
    return device.call("POST", "/tables", {"game": "toy", "seats": [{"kind": kind} for kind in kinds], **more})


def account(server: Running, name: str) -> tuple[Device, dict[str, str]]:
    device, who = server.device(), {"account": name, "password": "correct horse"}
    device.call("POST", "/account", who)
    return device, who


# -- sessions -----------------------------------------------------------------------------------------------------


def stolen(server: Running, device: Device) -> Device:
    """Somebody else with a copy of a device's cookie."""
    thief = server.program("")
    thief.http.cookies.update(dict(device.http.cookies))
    return thief


def receive_all(told: Callable[[], Json]) -> None:
    while True:
        told()


def test_a_copied_cookie_is_void_after_logging_out(server: Running) -> None:
    """Logging out only gave this browser another cookie: a copy of the old one played on."""
    ada, _ = account(server, "Ada of the cookie")
    table = ada.new_table("me", "me")
    thief = stolen(server, ada)
    assert thief.state(table)["viewer"] is not None
    with thief.feed(table) as told:
        told()
        ada.call("DELETE", "/session")
        with pytest.raises(ConnectionClosed):
            receive_all(told)
    assert thief.state(table)["viewer"] is None
    body = {"seat": 0, "option": "work", "version": 0, "key": "k"}
    assert thief.refused("POST", f"/tables/{table}/choices", body) == (403, "not-yours")
    assert ada.call("GET", "/me")["account"] is None


def test_logging_out_survives_a_restart(server: Running) -> None:
    ada, who = account(server, "Ada of the restart")
    thief = stolen(server, ada)
    ada.call("DELETE", "/session")
    server.house.cookies._ended.clear()  # as after a restart; the notices are looked for every few seconds
    until(lambda: thief.answer("GET", "/sessions").status_code == 401)
    ada.call("POST", "/session", who)
    assert ada.call("GET", "/me")["account"] == "ada of the restart"


def test_sessions_are_listed_and_ended(server: Running) -> None:
    ada, who = account(server, "Ada of the sessions")
    phone, laptop = server.device(), server.device()
    for device in (phone, laptop):
        device.call("POST", "/session", who)
    listed = ada.call("GET", "/sessions")
    assert len(listed) == 3 and [one["current"] for one in listed].count(True) == 1
    assert all(one["device"].startswith("python-httpx") for one in listed)
    mine = next(one["id"] for one in phone.call("GET", "/sessions") if one["current"])
    ada.call("DELETE", f"/sessions/{mine}")
    assert phone.call("GET", "/me")["account"] is None
    assert laptop.call("GET", "/me")["account"] is not None
    eve, _ = account(server, "Eve of the sessions")
    other = next(one["id"] for one in laptop.call("GET", "/sessions") if one["current"])
    assert eve.refused("DELETE", f"/sessions/{other}") == (404, "no-session")
    ada.call("DELETE", "/sessions")
    assert laptop.call("GET", "/me")["account"] is None
    assert ada.call("GET", "/me")["account"] is not None


def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    ada, who = account(server, "Ada of the password")
    thief = server.device()
    thief.call("POST", "/session", who)
    change = {"password": "wrong horse", "new": "battery staple"}
    assert ada.refused("PUT", "/account/password", change) == (403, "wrong-password")
    assert ada.refused("PUT", "/account/password", {**change, "password": who["password"], "new": "short"})[0] == 400
    ada.call("PUT", "/account/password", {**change, "password": who["password"]})
    assert thief.call("GET", "/me")["account"] is None
    assert thief.refused("POST", "/session", who) == (401, "wrong-password")
    assert ada.call("GET", "/me")["account"] is not None
    thief.call("POST", "/session", {**who, "password": "battery staple"})


def test_who_is_deleted_is_gone_on_every_device(server: Running) -> None:
    ada, who = account(server, "Ada the deleted")
    phone = server.device()
    phone.call("POST", "/session", who)
    ada.call("DELETE", "/me")
    assert phone.call("GET", "/me")["account"] is None
    assert phone.refused("POST", "/session", who) == (401, "wrong-password")


# -- the host -----------------------------------------------------------------------------------------------------


def test_the_host_removes_somebody_before_the_start(server: Running) -> None:
    ada, ben, eve = server.device("Ada"), server.device("Ben"), server.device("Eve")
    link = opened(ada, "me", "open", "open")
    table = link["table"]
    eve.call("POST", link["invite"], {"name": "Eve"})
    assert [seat["name"] for seat in ada.state(table)["seats"]][:2] == ["Ada", "Eve"]
    assert eve.refused("POST", f"/tables/{table}/seats/0/remove") == (403, "not-yours")
    assert ada.refused("POST", f"/tables/{table}/seats/0/remove") == (409, "no-seat")
    ada.call("POST", f"/tables/{table}/seats/1/remove")
    state = ada.state(table)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "open", "open"]
    assert eve.refused("POST", link["invite"], {}) == (404, "no-link")  # the old link leads nowhere
    ben.call("POST", state["invite"], {})
    assert ada.state(table)["seats"][1]["name"] == "Ben"


def test_one_person_takes_one_seat_by_the_link(server: Running) -> None:
    ada, eve = server.device("Ada"), server.device("Eve")
    link = opened(ada, "me", "open", "open")
    eve.call("POST", link["invite"], {})
    assert eve.refused("POST", link["invite"], {"seat": 2}) == (409, "one-seat")
    link = opened(ada, "me", "open", "open", allow_several=True)
    eve.call("POST", link["invite"], {})
    eve.call("POST", link["invite"], {"seat": 2, "name": "Eve too"})
    assert ada.state(link["table"])["status"] == "running"


def test_the_others_may_replace_who_is_absent(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, eve = server.device("Ada"), server.device("Ben"), server.device("Eve")
    link = opened(ada, "me", "open", "open")
    table = link["table"]
    ben.call("POST", link["invite"], {})
    eve.call("POST", link["invite"], {})
    path = f"/tables/{table}/vote"
    stranger = server.device()
    assert stranger.refused("POST", path, {"seat": 2}) == (403, "not-yours")
    assert eve.refused("POST", path, {"seat": 2}) == (409, "no-seat")  # nobody votes on themselves
    with eve.feed(table) as told:
        told()
        assert ada.refused("POST", path, {"seat": 2}) == (409, "not-absent")
    until(lambda: not ada.state(table)["seats"][2]["connected"])
    monkeypatch.setattr(voting, "ABSENT_AFTER", 0.0)
    while ada.state(table)["decision"]["seat"] != 2:
        assert ada.refused("POST", path, {"seat": 2}) == (409, "not-absent")  # nobody waits for them
        one = (ada, ben)[ada.state(table)["decision"]["seat"]]
        one.choose(table, one.state(table))
    ada.call("POST", path, {"seat": 2})
    assert ada.state(table)["vote"] == {"seat": 2, "ayes": [0], "needed": 2}
    ben.call("POST", path, {"seat": 2, "agree": False})
    assert ada.state(table)["vote"] is None
    for device in (ada, ben):
        device.call("POST", path, {"seat": 2})
    state = ada.state(table)
    assert state["seats"][2]["kind"] == "bot" and state["vote"] is None
    assert eve.refused("POST", path, {"seat": 0})[0] == 403


def waiting_for(server: Running, **more: Any) -> tuple[Device, Device, str, Json, LiveTable]:
    """Who waits, who is waited for since long, the table, and the vote on it."""
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open", **more)
    ben.call("POST", link["invite"], {})
    seat = ada.state(link["table"])["decision"]["seat"]
    live = server.live(link["table"])
    live.row.updated = time.time() - 1000
    return (ada, ben)[1 - seat], (ada, ben)[seat], link["table"], {"seat": seat}, live


def test_nobody_is_absent_whose_turn_it_was_just_now(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    other, _, table, vote, live = waiting_for(server)
    monkeypatch.setattr(server.house.tables, "_began", 0.0)
    live.row.updated = time.time()
    assert other.refused("POST", f"/tables/{table}/vote", vote) == (409, "not-absent")
    live.row.updated = time.time() - 1000
    other.call("POST", f"/tables/{table}/vote", vote)
    assert other.state(table)["seats"][vote["seat"]]["kind"] == "bot"


def test_nobody_is_absent_whose_connection_broke_off_just_now(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    other, waited_for, table, vote, _ = waiting_for(server)
    assert other.refused("POST", f"/tables/{table}/vote", vote) == (409, "not-absent")  # the server has just begun
    monkeypatch.setattr(server.house.tables, "_began", 0.0)
    with waited_for.feed(table) as told:
        told()
    until(lambda: not other.state(table)["seats"][vote["seat"]]["connected"])
    assert other.refused("POST", f"/tables/{table}/vote", vote) == (409, "not-absent")
    assert other.state(table)["seats"][vote["seat"]]["kind"] == "person"


def test_nobody_is_absent_while_their_clock_runs(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    other, _, table, vote, live = waiting_for(server, clock_seconds=3600)
    monkeypatch.setattr(server.house.tables, "_began", 0.0)
    assert other.refused("POST", f"/tables/{table}/vote", vote) == (409, "not-absent")
    live.thinking_since -= 4000
    other.call("POST", f"/tables/{table}/vote", vote)
    assert other.state(table)["seats"][vote["seat"]]["kind"] == "bot"


def test_nobody_is_absent_while_the_server_is_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    other, _, table, vote, _ = waiting_for(server)
    monkeypatch.setattr(server.house.tables, "_began", 0.0)
    monkeypatch.setattr(server.house.notices, "maintenance", "Back soon.")
    assert other.refused("POST", f"/tables/{table}/vote", vote) == (503, "maintenance")


def test_an_invitation_shows_what_is_played_by(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(
        ada, "me", "open", settings={"undo": "free"}, clock_seconds=600, clock_forfeits=True, allow_hints=True
    )
    shown = ben.call("GET", link["invite"], params={"lang": "en"})
    undo = next(setting for setting in shown["settings"] if setting["name"] == "undo")
    assert undo["value"] == "free" and undo["title"] and undo["value_title"]
    assert (shown["clock_seconds"], shown["clock_forfeits"], shown["hints"], shown["spectators"]) == (
        600,
        True,
        True,
        True,
    )


# -- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ada", "ADA", "Аdа", "Ａｄａ", "A d a", "Àda", "Ada\u200b", "\u2066Ada", "  Ada  "])
def test_nobody_is_called_like_somebody_else(server: Running, name: str) -> None:
    ada, eve = server.device("Ada"), server.device()
    link = opened(ada, "me", "open")
    assert eve.refused("POST", link["invite"], {"name": name}) == (409, "name-taken")
    eve.call("POST", link["invite"], {"name": "Eve"})


@pytest.mark.parametrize(
    ("name", "look_alikes"),
    [
        ("BOB", "ΒΟΒ ВОВ ᏴOB ꓐOB ʙoʙ"),
        ("HANNA", "НANNA ΗΑΝΝΑ Hаппа"),
        ("Maria", "Μaria Мaria ⅿaria"),
        ("Zoe", "Ζoe Ζοε"),
        ("Bjorn", "Bjørn Вjorn"),
        ("Lukas", "Łukas lukas ꓡukas"),
        ("Vera", "ѴERA Vеrа"),
        ("Ada", "ᴀda Ꭺda Ada. Ada, A-d-a 'Ada' Αdа"),
        ("Otto", "Օttօ 0tto"),
        ("Yan", "Υan Yаո"),
        ("Eve2", "Eve٢ Eve２"),
        ("Νίκος", "ΝΙΚΟΣ νίκος Nίkoς"),
        ("Ηλίας", "ηλίας ΗΛΙΑΣ"),
        ("Ivan", "Іvan lvan |van 1van ivan IVAN"),
        ("Lily", "LiIy lily LILY"),
        ("王", "王\ufe00 王\U000e0100"),
    ],
)
def test_letters_of_other_alphabets_make_no_other_name(name: str, look_alikes: str) -> None:
    for other in look_alikes.split():
        assert alike(name, other), other


@pytest.mark.parametrize(
    "name",
    [
        *("Player 1", "Joueur 1", "player1", "Рlayer 1", "PIayer l", "PLAYER II", "Player #1."),
        *("Bot", "Bot 2", "Robot ٢", "Automa", "PLACE LIBRE", "0pen seat"),
    ],
)
def test_nobody_takes_a_name_that_the_server_gives(server: Running, name: str) -> None:
    host, eve = server.device(), server.device()
    link = opened(host, "me", "open")
    eve.call("POST", link["invite"], {"name": name})
    assert [seat["name"] for seat in host.state(link["table"])["seats"]] == ["Player 1", "Player 2"]
    eve.call("PUT", "/me", {"name": name})
    assert eve.call("GET", "/me")["name"] == ""


def test_an_account_may_have_a_name_that_the_server_gives(server: Running) -> None:
    eve, _ = account(server, "Robot 2")
    phone = server.device()
    phone.call("POST", "/session", {"account": "robot 2", "password": "correct horse"})
    assert [device.call("GET", "/me")["name"] for device in (eve, phone)] == ["", ""]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u00ad", "\u202e"])
def test_nobody_is_called_nothing(server: Running, name: str) -> None:
    ada, eve = server.device("Ada"), server.device()
    link = opened(ada, "me", "open")
    eve.call("POST", link["invite"], {"name": name})
    assert ada.state(link["table"])["seats"][1]["name"] == "Player 2"


@pytest.mark.parametrize(
    "names",
    [
        "Anna Ana Hanna Jean Joan Jeanne Marc Mark Mara Maria Mario Marie Ada Ida Eve Eva Evi Lea Leo Lena Lina Luna",
        "Neil Nell Nele Ella Elia Ela Eli Elie Elle Kai Karl Ian Jan Jana Ali Alia Lia Ila Gil Gill Bill Lili Lilli",
        "王 玉 李 陈 田中 中田 はな ばな ぱな かな がな ハナ バナ 김민수 김민서 이민수",
        "राम रमा रीमा रमी सीता सती मीना मन สมชาย สมหญิง อนันต์ อนันดา ஆதி அதி যামি যমি",
        "Анна Аня Яна Инна Нина Нинель Ира Ида Илья Лия Оля Олег Петя Пётр Митя Катя Паша Яша Гоша Саша Маша Миша Даша",
        "Νίκος Νίκη Ηλίας Ελένη Άννα Γιάννης Γιάννα Μαρία Μάριος Ζωή Κώστας دانا دينا سارة سمير نور نورا דנה דינה",
        "😀 😁 ? !? :) :-D Players Robots Botond Roberta Playa Automatix",
    ],
)
def test_different_names_stay_different(names: str) -> None:
    for one, another in combinations(names.split(), 2):
        assert not alike(one, another), (one, another)
    assert [person_name(name) for name in names.split()] == names.split()


def test_a_name_is_shown_tidily() -> None:
    assert tidy_name("  Zoé   d’Arc ") == "Zoé d’Arc"
    with pytest.raises(Refused):
        tidy_name("x" * 41)
