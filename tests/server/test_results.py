"""How my finished matches ended: who played, who won, and where my points came from."""

from __future__ import annotations

import random

from tests.server.conftest import Running


def test_a_finished_match_is_a_result_and_a_running_one_is_none(server: Running) -> None:
    ada, eve = server.device("Ada"), server.device("Eve")
    table = ada.new_table("me", "me")
    ada.new_table("me", "me")
    end = ada.play_on(table, random.Random(4))
    (result,) = ada.call("GET", "/results", params={"lang": "en"})
    assert result["table"] == table
    assert [seat["total"] for seat in result["seats"]] == [score["total"] for score in end["scores"]]
    assert [seat["seat"] for seat in result["seats"] if seat["won"]] == end["winners"]
    assert [seat["mine"] for seat in result["seats"]] == [True, True]
    assert sum(source["points"] for source in result["sources"]) == end["scores"][0]["total"]
    server.forget(table)  # from the store alone
    assert ada.call("GET", "/results", params={"lang": "en"}) == [result]
    assert eve.call("GET", "/results") == []
