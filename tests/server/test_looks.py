"""Looks: everybody has the emblem and colour that they want, unless a lower seat has them; no two are alike."""

from __future__ import annotations

from itertools import product

from serai.server.looks import LOOKS, looks_of
from tests.server.conftest import Running


def test_no_two_seats_look_alike_whatever_is_wished_for() -> None:
    assert looks_of([None, None, None]) == [0, 1, 2]
    assert looks_of([2, 2, None, 0]) == [2, 1, 3, 0]
    for wishes in product((None, *range(LOOKS)), repeat=4):
        found = looks_of(wishes)
        assert sorted(found) == list(range(4))
        for seat, wish in enumerate(wishes):
            assert wish is None or found[seat] == wish or wish in wishes[:seat]


def test_my_look_comes_along_to_my_tables(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    assert ada.refused("PUT", "/me", {"name": "Ada", "look": 4}) == (400, "bad-request")
    assert ada.call("PUT", "/me", {"name": "Ada", "look": 3})["look"] == 3
    ben.call("PUT", "/me", {"name": "Ben", "look": 3})
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot"}]
    made = ada.call("POST", "/tables", {"game": "toy", "seats": seats})
    table = made["table"]
    assert [seat["look"] for seat in ada.state(table)["seats"]] == [0, 3, 2]
    ben.call("POST", made["invite"], {})
    looks = [seat["look"] for seat in ada.state(table)["seats"]]
    assert looks == [3, 1, 2], "the lower seat has it"
    server.forget(table)
    assert [seat["look"] for seat in ben.state(table)["seats"]] == looks
    ben.call("POST", f"/tables/{table}/leave", {})
    assert [seat["look"] for seat in ada.state(table)["seats"]] == looks, "nobody changes during a match"
