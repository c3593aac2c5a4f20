"""Tables outlive an update of the server: they go on, they show their past, and they say that the rules changed."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.orm import Session

from serai.cli import main
from serai.games import GAMES, find_game
from serai.kernel.message import Event, Hidden, Message, SeatName
from serai.server.identity import COOKIE
from serai.server.keeping import _Effects, _plain
from serai.server.models import ReleaseRow, TurnRow
from serai.server.reviving import revived
from tests.kernel.toy import TOY, Toy, ToyTable
from tests.kernel.toy.later import Lucky, NoWork, Restful, RicherHarvest, dearer
from tests.server.conftest import Device, Json, Running, kept_of, running, sqlite, until

pytestmark = pytest.mark.long  # each test starts servers of its own

STORED = Path(__file__).parent / "stored"


@pytest.fixture(scope="module")
def own(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


Update = Callable[[str, Toy], None]


@pytest.fixture
def update(own: Running, monkeypatch: pytest.MonkeyPatch) -> Update:
    """The server comes back with another release of Toy."""

    def update(table: str, game: Toy) -> None:
        own.forget(table)
        monkeypatch.setattr("tests.kernel.toy.load", lambda overrides=None, expansions=(): game)

    return update


def begun(own: Running, ada: Device, *choices: str, **more: Any) -> str:
    """A table in the middle of a turn: after two rounds of work somebody looks at two cards."""
    table = ada.new_table("me", "me", **more)
    for choice in choices or ("work", "work", "work", "work", "draw"):
        assert ada.choose(table, ada.state(table), choice).status_code == 200
    return table


def told(state: Json) -> list[str]:
    return [event["key"] for event in state["events"]]


LATER: dict[str, tuple[Callable[[Path], Toy], bool]] = {  # a release, and whether the match so far comes to the same
    "a rule": (lambda folder: RicherHarvest(), False),
    "a card": (dearer, True),
    "a field of the table": (lambda folder: Lucky(), True),
    "an option": (lambda folder: Restful(), True),
}


@pytest.mark.parametrize("change", LATER)
def test_a_table_outlives_a_change_of(change: str, own: Running, update: Update, tmp_path: Path) -> None:
    make, alike = LATER[change]
    ada = own.device()
    table = begun(own, ada)
    before = ada.state(table, viewer=0)
    then = [ada.call("GET", f"/tables/{table}/moments/{moment}", params={"viewer": 0}) for moment in range(6)]
    game = make(tmp_path)
    update(table, game)

    after = ada.state(table, viewer=0)
    assert (after["moment"], after["version"]) == (5, before["version"] + 1)
    assert after["observation"] == before["observation"]
    assert [option["id"] for option in after["decision"]["options"]] == [
        option["id"] for option in before["decision"]["options"]
    ]
    (changed,) = after["rules_changes"]
    assert (changed["moment"], changed["rules_version"], changed["taken_back"]) == (4, game.rules_version, 0)
    assert after["playable_from"] == (0 if alike else 4)
    told_before = [event["text"] for event in before["events"]]
    told_after = [event["text"] for event in after["events"] if event["key"] != "event-rules-changed"]
    assert told_after == told_before
    assert told(after).count("event-rules-changed") == 1
    notice = told(after).index("event-rules-changed")
    assert [event["moment"] <= 4 for event in after["events"]] == [True] * (notice + 1) + [False] * (
        len(after["events"]) - notice - 1
    )

    for moment, once in enumerate(then):
        seen = ada.call("GET", f"/tables/{table}/moments/{moment}", params={"viewer": 0})
        assert seen["observation"] == once["observation"]  # in this match every moment but the last begins a turn
        assert seen["table_of"] == (None if alike or moment >= 4 else moment)
        assert [event["text"] for event in seen["events"] if event["key"] != "event-rules-changed"] == [
            event["text"] for event in once["events"]
        ]

    ada.play_on(table, random.Random(1), 5)
    live = own.live(table)
    assert live.match is not None
    own.forget(table)
    again = own.live(table)  # and once more, by the same rules: nothing new
    assert again.match is not None
    assert (again.version, again.match.digest(), again.match.earlier) == (
        live.version,
        live.match.digest(),
        live.match.earlier,
    )
    assert len(ada.state(table)["rules_changes"]) == 1
    state = ada.play_on(table, random.Random(2))
    assert state["status"] == "finished"
    assert told(state).count("event-rules-changed") == 1


def test_a_table_carried_over_at_the_start_of_a_turn_stays_there(own: Running, update: Update) -> None:
    """The turns of the earlier rules are kept beside it: it must not go back to one of them."""
    ada = own.device()
    table = begun(own, ada, "work", "work", "work", "work")
    update(table, RicherHarvest())
    live = own.live(table)
    assert live.match is not None
    assert (live.match.position, live.match.origin) == (4, 4)
    for _ in range(2):
        own.forget(table)
        again = own.live(table)
        assert again.match is not None
        assert (again.version, again.match.position, again.match.digest()) == (
            live.version,
            live.match.position,
            live.match.digest(),
        )
    state = ada.play_on(table, random.Random(1))
    assert state["status"] == "finished"


def test_who_stays_at_the_table_is_told(own: Running, update: Update) -> None:
    ada = own.device()
    table = begun(own, ada)
    seen = ada.state(table)
    update(table, RicherHarvest())
    answer = ada.choose(table, seen)  # of the version before
    assert (answer.status_code, answer.json()["code"]) == (409, "stale-version")
    news = ada.state(table, since=seen["version"])
    assert (news["events_after"], told(news)[:2]) == (3, ["event-harvest", "event-rules-changed"])
    assert news["events"][1]["text"] == "The server was updated: from here on the match follows version 2 of the rules."
    assert ada.choose(table, news).status_code == 200


def test_choices_that_are_not_possible_any_more_are_taken_back_and_that_is_told(own: Running, update: Update) -> None:
    ada = own.device()
    table = begun(own, ada, "draw", settings={"confirm": "yes"})
    keep = ada.state(table)["decision"]["options"][0]["id"]
    assert ada.choose(table, ada.state(table), keep).status_code == 200
    ada.choose(table, ada.state(table), "end")
    ada.choose(table, ada.state(table), "work")  # by seat 1, who has not confirmed
    update(table, NoWork())
    state = ada.state(table)
    assert (state["moment"], state["decision"]["seat"]) == (3, 1)
    assert "work" not in [option["id"] for option in state["decision"]["options"]]
    assert told(state)[-2:] == ["event-rules-changed", "event-choices-dropped"]
    assert state["events"][-1]["text"] == "The last choice of this turn is no longer possible: it was undone."
    assert state["rules_changes"][0]["taken_back"] == 1
    french = ada.state(table, lang="fr")["events"][-1]["text"]
    assert french == "Le dernier choix de ce tour n’est plus possible : il a été annulé."


def test_undo_stops_where_the_rules_changed(own: Running, update: Update) -> None:
    ada = own.device()
    table = begun(own, ada, settings={"undo": "free"})
    update(table, RicherHarvest())
    state = ada.state(table)
    assert state["undo"]["reach"] == 4
    assert state["undo"]["stop"] == "The rules have changed since: what was chosen before can no longer be undone."
    ada.call("POST", f"/tables/{table}/undo", {"seat": 0, "version": state["version"], "key": "back"})
    state = ada.state(table)
    body = {"seat": 0, "version": state["version"], "key": "further"}
    assert (state["moment"], state["undo"]["possible"]) == (4, False)
    assert ada.refused("POST", f"/tables/{table}/undo", body) == (409, "undo-rules-changed")


def test_a_match_that_comes_to_the_same_can_be_taken_back_further(own: Running, update: Update) -> None:
    ada = own.device()
    table = begun(own, ada, "work", "work", "work", settings={"undo": "free"})
    update(table, Lucky())
    for step, seat in enumerate((0, 1, 0)):
        version = ada.state(table)["version"]
        ada.call("POST", f"/tables/{table}/undo", {"seat": seat, "version": version, "key": f"back {step}"})
        own.forget(table)
    state = ada.state(table)
    assert (state["moment"], told(state)) == (0, ["event-rules-changed"])
    ada.play_on(table, random.Random(3))
    own.forget(table)
    assert ada.state(table)["status"] == "finished"


def test_a_table_outlives_one_update_after_the_other(own: Running, update: Update) -> None:
    class Third(NoWork):
        rules_version = 3

    class Fourth(Lucky):
        rules_version = 4

    ada = own.device()
    table = begun(own, ada)
    texts = [event["text"] for event in ada.state(table, viewer=0)["events"]]
    for game in (RicherHarvest(), Third(), Fourth()):
        update(table, game)
        ada.play_on(table, random.Random(4), 3)
    state = ada.state(table, viewer=0)
    assert [change["rules_version"] for change in state["rules_changes"]] == [2, 3, 4]
    assert told(state).count("event-rules-changed") == 3
    still = [event["text"] for event in state["events"] if event["key"] != "event-rules-changed"]
    assert still[: len(texts)] == texts
    assert [event["moment"] for event in state["events"]] == sorted(event["moment"] for event in state["events"])
    live = own.live(table)
    assert live.match is not None and [part.rules_version for part in live.match.earlier] == [1, 2, 3]
    assert ada.play_on(table, random.Random(5))["status"] == "finished"


def test_nobody_plays_on_from_earlier_rules(own: Running, update: Update) -> None:
    ada = own.device()
    table = begun(own, ada)
    update(table, RicherHarvest())
    answer = ada.answer("POST", f"/tables/{table}/continue", {"moment": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "earlier-rules")
    assert answer.json()["hint"] == "From moment 4 on the match follows the rules of today."
    link = ada.call("POST", f"/tables/{table}/continue", {"moment": 4})
    new = ada.state(link["table"])
    assert (new["moment"], new["status"], new["playable_from"]) == (5, "running", 4)
    own.forget(link["table"])
    assert ada.state(link["table"])["observation"] == new["observation"]


class TestFinished:
    """A match that was over when the server was updated."""

    @pytest.fixture
    def table(self, own: Running) -> tuple[Device, str]:
        ada = own.device()
        table = begun(own, ada, "work", "work")  # whatever is dealt, a turn begins at each of these moments
        ada.play_on(table, random.Random(6))
        return ada, table

    def test_it_stays_as_it_was(self, own: Running, update: Update, table: tuple[Device, str]) -> None:
        class Dear(RicherHarvest):
            def score(self, t: ToyTable, seat: int):  # type: ignore[no-untyped-def]
                return [item._replace(points=100 * seat) for item in super().score(t, seat)]

        ada, id = table
        before = ada.state(id, viewer=0)
        then = ada.call("GET", f"/tables/{id}/moments/2", params={"viewer": 1})
        update(id, Dear())
        after = ada.state(id, viewer=0)
        for part in ("observation", "scores", "winners", "events", "version", "moment", "status", "rules_changes"):
            assert after[part] == before[part], part
        seen = ada.call("GET", f"/tables/{id}/moments/2", params={"viewer": 1})
        assert (seen["table_of"], seen["observation"], seen["winners"]) == (2, then["observation"], [])
        assert ada.refused("GET", f"/tables/{id}/forecast") == (409, "earlier-rules")
        assert ada.refused("POST", f"/tables/{id}/continue", {"moment": 2}) == (409, "earlier-rules")
        with Session(own.house.store.engine) as session:
            assert session.query(ReleaseRow).where(ReleaseRow.table_id == id).count() == 1

    def test_where_it_comes_to_the_same_it_can_be_continued(
        self, own: Running, update: Update, table: tuple[Device, str]
    ) -> None:
        ada, id = table
        before = ada.state(id)
        update(id, Restful())
        after = ada.state(id)
        assert (after["events"], after["scores"]) == (before["events"], before["scores"])
        assert ada.call("POST", f"/tables/{id}/continue", {"moment": 2})["table"]

    def test_its_export_is_verified_by_its_own_release(
        self, own: Running, update: Update, table: tuple[Device, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada, id = table
        before = ada.call("GET", f"/tables/{id}/export")
        update(id, RicherHarvest())
        after = ada.call("GET", f"/tables/{id}/export")
        for name in ("rules_version", "content", "choices", "seed", "digest"):
            assert after["match"][name] == before["match"][name], name
        file = tmp_path / "match.json"
        file.write_text(json.dumps(after), "utf-8")
        assert main(["verify", str(file)]) == 1
        monkeypatch.setattr("tests.kernel.toy.load", lambda overrides=None, expansions=(): TOY)
        kept = tmp_path / "kept.json"
        kept.write_text(json.dumps(kept_of(after, 0)), "utf-8")
        assert main(["verify", str(file), "--kept", str(kept)]) == 0


def test_the_export_of_a_match_that_outlived_an_update_says_so(
    own: Running, update: Update, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = own.device()
    table = begun(own, ada)
    update(table, RicherHarvest())
    ada.play_on(table, random.Random(7))
    document = ada.call("GET", f"/tables/{table}/export")
    assert [(part["since"], part["rules_version"]) for part in document["releases"]] == [(0, 1), (4, 2)]
    assert document["match"]["earlier"][0]["choices"] == ["work"] * 4
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document), "utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "the first 4 choices follow version 1 of the rules" in said
    document["match"]["choices"].append("work")
    file.write_text(json.dumps(document), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "damaged or edited" in capsys.readouterr().out


def test_what_cannot_go_on_is_named(own: Running, update: Update) -> None:
    class Duel(RicherHarvest):
        players = (2,)  # type: ignore[assignment]

    ada = own.device()
    table = ada.new_table("me", "me", "me")
    ada.play_on(table, random.Random(2), 3)
    update(table, Duel())
    answer = ada.answer("GET", f"/tables/{table}")
    assert answer.status_code == 409
    assert answer.json() == {
        "code": "other-rules",
        "message": "This match cannot be continued by this version of the server: toy is for 2 players, not for 3.",
        "hint": "It was last played with Serai 0.1.0 (version 1 of its rules): that release can go on with it.",
        "version": None,
    }
    assert table in [listed["table"] for listed in ada.call("GET", "/tables")]
    (exported,) = (part for part in ada.call("GET", "/me/export")["tables"] if part["table"] == table)
    assert len(exported["choices"]) == 3


def test_at_its_start_a_server_says_what_it_cannot_go_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Duel(RicherHarvest):
        players = (2,)  # type: ignore[assignment]

    with running(sqlite(tmp_path)) as server:
        ada = server.device()
        good, bad = ada.new_table("me", "me"), ada.new_table("me", "me", "me")
    duel = Duel()
    monkeypatch.setattr("tests.kernel.toy.load", lambda overrides=None, expansions=(): duel)
    with running(sqlite(tmp_path)) as server:
        until(lambda: any(record.name == "serai.server" for record in caplog.records))
        assert server.live(good).releases[-1].rules_version == 2
    (said,) = (record.getMessage() for record in caplog.records if record.name == "serai.server")
    assert said.startswith(f"table {bad} (toy) cannot go on: ")
    assert "toy is for 2 players, not for 3" in said
    assert "last played with Serai 0.1.0" in said


# -- what is kept -------------------------------------------------------------------------------------------------


def test_a_turn_is_kept_in_the_same_breath_as_the_choice_that_begins_it(own: Running) -> None:
    ada = own.device()
    table = begun(own, ada)
    with Session(own.house.store.engine) as session:
        kept = session.query(TurnRow).where(TurnRow.table_id == table).order_by(TurnRow.version)
        assert [(row.version, row.position) for row in kept] == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]


def test_undone_turns_do_not_count(own: Running) -> None:
    ada = own.device()
    table = begun(own, ada, "work", "work", "work", settings={"undo": "free"})
    for step, seat in enumerate((0, 1)):
        version = ada.state(table)["version"]
        ada.call("POST", f"/tables/{table}/undo", {"seat": seat, "version": version, "key": f"back {step}"})
    state = ada.state(table)
    ada.choose(table, state, "roll")
    live = own.live(table)
    with Session(own.house.store.engine) as session:
        found = revived(session, table)
    assert found is not None and found.match is not None and live.match is not None
    assert found.match.digest() == live.match.digest()
    assert found.kept == live.kept == [0, 1]


def test_what_was_told_is_read_as_it_was_written() -> None:
    effect = TOY.cards[1].effect
    event = Event(
        "event-x",
        1,
        "TOY-TURN-01",
        {
            "n": 3,
            "card": Hidden("mill", (0, 1), "instead"),
            "who": SeatName(2),
            "several": ("a", 1, Message("inner", {"x": 1})),
            "nothing": None,
            "effect": effect,
            "other": Event("event-y", -1, "", {}),
        },
    )
    again = _Effects(TOY).event(json.loads(json.dumps(_plain(event))))
    assert repr(again.seen_by(0)) == repr(event.seen_by(0))
    assert repr(again.seen_by(2)) == repr(event.seen_by(2))


# -- what earlier releases wrote ----------------------------------------------------------------------------------


@pytest.fixture(params=sorted(path.name for path in STORED.glob("*.sql.gz")))
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The database of an earlier release."""
    with sqlite3.connect(tmp_path / "serai.db") as connection:
        connection.executescript(gzip.decompress((STORED / request.param).read_bytes()).decode())
    connection.close()
    return sqlite(tmp_path)


def sitting_there(server: Running) -> tuple[Device, dict[str, list[str]]]:
    """The person of a stored database, and the tables by their game."""
    device = server.program("")
    with server.house.store.engine.connect() as connection:
        person = connection.exec_driver_sql("SELECT id FROM people").scalar_one()
        rows = connection.exec_driver_sql("SELECT game, id FROM tables ORDER BY game, status DESC").all()
    device.http.cookies.set(COOKIE, server.house.cookies.written(person, "session"))
    tables: dict[str, list[str]] = {}
    for game, table in rows:
        tables.setdefault(game, []).append(table)
    return device, tables


@pytest.mark.parametrize("changed", [False, True], ids=["as it is", "after a change of the rules"])
def test_tables_of_earlier_releases_go_on(stored: str, changed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if changed:
        for name in GAMES:
            monkeypatch.setattr(find_game(name), "rules_version", find_game(name).rules_version + 100)
    with running(stored) as server:
        ada, tables = sitting_there(server)
        assert len(tables) >= 3
        for game, (table, *finished) in tables.items():
            before = server.live(table).match
            assert before is not None and before.position > before.turn_start, game
            state = ada.state(table)
            assert state["status"] == "running"
            answer = ada.choose(table, state)
            assert answer.status_code == 200, answer.text
            server.forget(table)
            assert ada.state(table)["version"] == state["version"] + 1
            assert ada.call("GET", f"/tables/{table}/moments/10", params={"viewer": 0})["moment"] == 10
            for other in finished:
                end = ada.state(other)
                assert end["status"] == "finished" and end["winners"]
                seen = ada.call("GET", f"/tables/{other}/moments/10", params={"viewer": 1})
                assert (seen["moment"], bool(seen["observation"]), len(end["events"]) > 10) == (10, True, True)
