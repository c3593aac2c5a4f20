"""Conceding and abandoning: how a match ends before its end; and who comes and goes stands in the log."""

from __future__ import annotations

from serai.server.verifying import verdict_on
from tests.server.conftest import Device, Running, until


def table_of(server: Running, people: int, *more: str, **settings: object) -> tuple[list[Device], str]:
    """A running table of so many people, with other seats."""
    devices = [server.device(name) for name in ("Ada", "Ben", "Cleo")[:people]]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in devices[1:]), *({"kind": kind} for kind in more)]
    made = devices[0].call("POST", "/tables", {"game": "toy", "seats": seats, **settings})
    for device in devices[1:]:
        device.call("POST", made["invite"], {})
    return devices, str(made["table"])


def log(device: Device, table: str, **parameters: object) -> list[str]:
    return [event["text"] for event in device.state(table, **parameters)["events"] if event["text"]]


def test_with_two_players_conceding_ends_the_match(server: Running) -> None:
    (ada, ben), table = table_of(server, 2)
    assert ben.refused("POST", f"/tables/{table}/concede", {"seat": 0}) == (403, "not-yours")
    with ada.feed(table) as feed:
        feed()
        ben.call("POST", f"/tables/{table}/concede", {"seat": 1})
        while (state := feed())["status"] != "finished":
            pass
    assert state["ended"] == "conceded" and state["winners"] == [0] and state["decision"] is None
    assert state["events"][-1]["text"] == "Ben concedes: the match is over."
    assert [seat["conceded"] for seat in state["seats"]] == [False, True]
    assert ada.refused("POST", f"/tables/{table}/concede", {"seat": 0}) == (409, "finished")
    assert ada.choose(table, {"decision": {"seat": 0, "options": [{"id": "x"}]}, "version": 0}).status_code == 409
    server.forget(table)
    again = ada.state(table)
    assert (again["status"], again["winners"], again["decision"]) == ("finished", [0], None)
    assert "Ben concedes: the match is over." in log(ada, table)
    [result] = [one for one in ada.call("GET", "/results") if one["table"] == table]
    assert result["ended"] == "conceded" and [seat["won"] for seat in result["seats"]] == [True, False]
    assert ada.call("GET", "/tables")[0]["to_choose"] is None
    assert ada.call("POST", f"/tables/{table}/rematch", {"entropy": "x"})["opened"] is True


def test_the_record_of_a_conceded_match_holds_and_says_so(server: Running) -> None:
    (ada, ben), table = table_of(server, 2)
    assert ada.choose(table, ada.state(table)).status_code == 200
    ben.call("POST", f"/tables/{table}/concede", {"seat": 1})
    document = ada.call("GET", f"/tables/{table}/export")
    verdict = verdict_on(document)
    assert verdict.faults == [] and any("conceded" in line for line in verdict.unverified)
    without = {name: value for name, value in document.items() if name != "ended"}
    assert verdict_on(without).faults == ["the match was not over"]


def test_with_more_players_a_bot_plays_on(server: Running) -> None:
    (ada, ben), table = table_of(server, 2, "bot")
    ben.call("POST", f"/tables/{table}/concede", {"seat": 1})
    state = ada.state(table)
    assert state["status"] == "running" and state["seats"][1]["kind"] == "bot" and state["seats"][1]["conceded"]
    assert "Ben concedes; a bot plays on in that seat." in log(ada, table)
    assert ben.call("GET", "/tables") == []


def test_alone_against_the_game_conceding_ends_it(server: Running) -> None:
    ada = server.device("Ada")
    table = ada.new_table("me", game="merv")
    ada.call("POST", f"/tables/{table}/concede", {"seat": 0})
    state = ada.state(table)
    automas = [seat["seat"] for seat in state["seats"] if seat["kind"] == "automa"]
    assert state["status"] == "finished" and state["winners"] == automas


def test_all_people_must_agree_to_abandon(server: Running) -> None:
    (ada, ben), table = table_of(server, 2, "bot")
    assert server.device().refused("POST", f"/tables/{table}/abandon", {}) == (403, "not-yours")
    ada.call("POST", f"/tables/{table}/abandon", {})
    assert ben.state(table)["abandon"] == {"ayes": [0], "needed": 2}
    server.forget(table)
    assert ben.state(table)["abandon"] == {"ayes": [0], "needed": 2}
    ben.call("POST", f"/tables/{table}/abandon", {"agree": False})
    assert ada.state(table)["abandon"] is None and ada.state(table)["status"] == "running"
    ben.call("POST", f"/tables/{table}/abandon", {})
    ada.call("POST", f"/tables/{table}/abandon", {})
    state = ada.state(table)
    assert (state["status"], state["ended"], state["winners"]) == ("finished", "abandoned", [])
    assert log(ada, table)[-1] == "All have agreed to abandon the match: nobody wins."
    [result] = [one for one in ben.call("GET", "/results") if one["table"] == table]
    assert result["ended"] == "abandoned" and not any(seat["won"] for seat in result["seats"])


def test_the_log_tells_who_comes_and_goes(server: Running) -> None:
    (ada, ben, cleo), table = table_of(server, 3)
    with ada.feed(table) as feed:
        before = feed()
        ben.call("POST", f"/tables/{table}/leave", {"successor": "open"})
        told = feed()
        while not any(event["text"] == "Ben leaves the table; the seat is open." for event in told["events"]):
            told = feed()
        assert told["version"] == before["version"]
    dora = server.device("Dora")
    dora.call("POST", before["invite"], {})
    cleo.call("POST", f"/tables/{table}/leave", {})
    lines = log(ada, table)
    assert lines[-2:] == ["Dora sits down.", "Cleo leaves the table; a bot takes over."]
    server.forget(table)
    assert log(ada, table)[-2:] == lines[-2:]
    assert "Dora prend place." in [
        event["text"] for event in ada.call("GET", f"/tables/{table}", params={"lang": "fr"})["events"]
    ]
    version = ada.state(table)["version"]
    assert log(ada, table, since=version)[-1] == "Cleo leaves the table; a bot takes over."
    dora.call("DELETE", "/me")
    assert not any("Dora" in line for line in log(ada, table))


def test_a_lost_clock_is_told(server: Running) -> None:
    (_, ben), table = table_of(server, 2, "bot", clock_seconds=1, clock_forfeits=True)
    until(lambda: any(seat["kind"] == "bot" for seat in ben.state(table)["seats"][:2]))
    assert any(line.endswith("has no time left: a bot takes over.") for line in log(ben, table))
