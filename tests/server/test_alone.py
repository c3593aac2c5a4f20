"""Tables without a server: what the page asks is answered, and nothing else is needed for it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import fields
from typing import Any

import pytest

from serai.games import all_names, find_game
from serai.kernel.save import load
from serai.server.alone import Alone
from serai.server.alone_kept import Row, Seat
from serai.server.models import SeatRow, TableRow

# What `make static` brings to the browser besides the standard library: see tools/static.py.
THERE = ("attr", "attrs", "babel", "fluent", "msgspec", "pytz", "serai", "typing_extensions")
BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root not in {there!r} and root not in sys.stdlib_module_names and not root.startswith("__editable__"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        if root in ("multiprocessing", "_multiprocessing", "fcntl", "resource", "readline"):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
import serai.server.alone
"""


class Held:
    """Alone, as a browser holds it."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.begin()

    def begin(self) -> None:
        self.alone = Alone(self.keep, lambda feed, text: self.told.append((feed, json.loads(text))))
        for name, text in self.kept.items():
            self.alone.remember(name, text)

    def keep(self, name: str, text: str) -> None:
        if text:
            self.kept[name] = text
        else:
            del self.kept[name]

    def call(self, method: str, path: str, body: Any = None, **query: str) -> Any:
        status, text = self.alone.call(
            method, path, {"lang": "en", **query}, json.dumps(body) if body is not None else ""
        )
        assert status in (200, 204), text
        return json.loads(text) if text else None

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, text = self.alone.call(method, path, {}, json.dumps(body) if body is not None else "")
        return status, json.loads(text)["code"]

    def new_table(self, *kinds: str, game: str = "toy") -> str:
        seats = [{"kind": kind, "level": "random"} for kind in kinds]
        return str(self.call("POST", "/tables", {"game": game, "seats": seats, "entropy": "mine"})["table"])

    def play(self, table: str, chance: random.Random, choices: int = 10_000) -> dict[str, Any]:
        for _ in range(choices):
            while self.alone.think():
                pass
            state: dict[str, Any] = self.call("GET", f"/tables/{table}")
            if state["status"] == "finished":
                break
            decision = state["decision"]
            choice = {
                "seat": decision["seat"],
                "option": chance.choice(decision["options"])["id"],
                "version": state["version"],
                "key": str(chance.random()),
            }
            self.call("POST", f"/tables/{table}/choices", choice)
        return dict(self.call("GET", f"/tables/{table}"))


def test_it_needs_nothing_that_a_browser_does_not_have() -> None:
    done = subprocess.run([sys.executable, "-c", BARE.format(there=THERE)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_its_rows_have_the_fields_of_those_in_a_store() -> None:
    for here, stored in ((Row, TableRow), (Seat, SeatRow)):
        assert {one.name for one in fields(here)} == set(stored.__table__.columns.keys())


@pytest.mark.parametrize("name", ["toy", *all_names()])
def test_a_match_with_a_bot_is_played_kept_and_taken_up_again(name: str) -> None:
    held, chance = Held(), random.Random(1)
    table = held.new_table("me", "bot", game=name)
    held.alone.open_feed("feed", table, {"lang": "en"})
    held.play(table, chance, 10)
    before = held.call("GET", f"/tables/{table}")
    held.begin()  # the page is loaded anew
    after = held.call("GET", f"/tables/{table}")
    for part in ("version", "moment", "observation", "scores", "decision"):
        assert after[part] == before[part]
    assert [event["text"] for event in after["events"]] == [event["text"] for event in before["events"]]
    assert [one["table"] for one in held.call("GET", "/tables")] == [table]


def test_a_whole_match_its_end_and_what_is_told_of_it() -> None:
    held = Held()
    table = held.new_table("me", "me")
    end = held.play(table, random.Random(2))
    assert end["status"] == "finished" and end["winners"]
    (result,) = held.call("GET", "/results")
    assert [seat["total"] for seat in result["seats"]] == [score["total"] for score in end["scores"]]
    assert len(held.call("GET", f"/tables/{table}/forecast")["moments"]) > 1
    assert held.call("GET", f"/tables/{table}/moments/0")["moment"] == 0
    made = held.call("POST", f"/tables/{table}/continue", {"moment": 0})
    assert held.call("GET", f"/tables/{made['table']}")["status"] == "running"
    again = held.call("POST", f"/tables/{table}/rematch", {"entropy": "x"})
    assert again["mine"] and held.call("GET", f"/tables/{again['table']}")["moment"] == 0


def test_over_a_feed_a_choice_has_one_answer() -> None:
    held = Held()
    table = held.new_table("me", "me")
    held.alone.open_feed("feed", table, {"lang": "en"})
    (_, state) = held.told.pop()
    decision = state["decision"]
    wish = {
        "type": "choice",
        "seat": decision["seat"],
        "option": decision["options"][0]["id"],
        "version": 0,
        "key": "k",
    }
    for _ in range(2):  # sent again, it is not played again
        held.alone.hear("feed", json.dumps(wish))
        (_, answer) = held.told.pop()
        assert (answer["version"], answer["answers"], held.told) == (1, ["k"], [])
    held.alone.hear("feed", json.dumps({**wish, "key": "other"}))
    (_, problem) = held.told.pop()
    assert (problem["type"], problem["code"], problem["key"]) == ("problem", "stale-version", "other")
    undo = {"type": "undo", "seat": decision["seat"], "version": 1, "key": "u"}
    held.alone.hear("feed", json.dumps(undo))
    assert held.told.pop()[1]["moment"] == 0


def test_a_match_goes_out_as_a_file_and_comes_back() -> None:
    held = Held()
    table = held.new_table("me", "bot", game="merv")
    held.alone.open_feed("feed", table, {"lang": "en"})
    state = held.play(table, random.Random(3), 5)
    status, text = held.alone.call("GET", f"/tables/{table}/export", {}, "")
    assert status == 200
    assert load(text, find_game("merv")).position == state["moment"]  # as the command line reads it
    other = Held()
    made = other.call("POST", "/tables/import", json.loads(text))
    assert other.call("GET", f"/tables/{made['table']}")["observation"] == state["observation"]
    of_a_server = {"serai_table": 2, "match": json.loads(text)}
    assert other.call("POST", "/tables/import", of_a_server)["table"]
    assert other.refused("POST", "/tables/import", {"serai": 1}) == (400, "bad-file")


def test_what_needs_a_server_or_is_wrong_is_refused() -> None:
    held = Held()
    table = held.new_table("me", "bot")
    assert held.refused("GET", "/admin") == (404, "not-here")
    assert held.refused("GET", "/tables/nothing") == (404, "no-table")
    assert held.refused("POST", "/tables", {"game": "toy", "seats": [{"kind": "open"}]}) == (400, "not-here")
    assert held.refused("POST", "/tables", {"game": "chess", "seats": []}) == (404, "no-game")
    assert held.refused("POST", "/tables", {"game": "toy"})[0] == 400
    other = {"seat": 1, "option": "x", "version": 0, "key": "k"}
    assert held.refused("POST", f"/tables/{table}/choices", other) == (403, "not-yours")


def test_what_was_kept_can_be_forgotten() -> None:
    held = Held()
    held.call("PUT", "/me", {"name": "Ada"})
    table = held.new_table("me", "bot")
    held.new_table("me", "me")
    held.begin()
    assert held.call("GET", "/me")["name"] == "Ada"
    held.call("POST", f"/tables/{table}/leave", {})
    assert len(held.call("GET", "/tables")) == 1
    held.call("DELETE", "/me")
    assert held.kept == {}
