"""Several processes on one PostgreSQL: any of them answers anybody, and none knows more than the store."""

from __future__ import annotations

import asyncio
import importlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url, select
from sqlalchemy.orm import Session

from serai.cli import main
from serai.games import all_names
from serai.server import app, leasing, play, reviving, tables, thinkers, voting
from serai.server.app import create_app
from serai.server.backups import back_up, restore
from serai.server.identity import Caller
from serai.server.locking import IN_USE
from serai.server.models import ChoiceRow, SessionRow
from serai.server.news import Elsewhere, News, parts
from serai.server.store import StoreError
from serai.server.tables import Feed
from tests.server.conftest import PATIENCE, Device, Json, Running, config, running, sqlite, until
from tools.postgres import Unavailable, cluster, free_port

LONG = 3.0  # seconds between two feeds that are sent elsewhere: enough to look at what happens meanwhile
pytestmark = pytest.mark.long  # each test starts servers of its own


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    try:
        with cluster() as url:
            yield url
    except Unavailable as error:
        warnings.warn(f"NOT TESTED ON POSTGRESQL: {error}", stacklevel=1)
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Running, Running]]:
    """Two servers; only the second one lets bots think."""
    with running(postgres, bots="elsewhere") as first, running(postgres) as second:
        until(lambda: first.house.tables.elsewhere.doors and second.house.tables.elsewhere.doors)
        yield first, second


def at(server: Running, device: Device) -> Device:
    """The same browser, as another server meets it."""
    other = server.program("")
    other.http.cookies = device.http.cookies
    return other


def test_each_call_may_go_to_another_server(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "me")
    for number in range(12):
        one, other = (ada, there) if number % 2 else (there, ada)
        state = one.state(table)
        assert state["version"] == number
        assert other.choose(table, state).json()["version"] == number + 1
    seat = ada.state(table)
    answer = there.answer("POST", f"/tables/{table}/undo", undo(there.state(table)))
    assert answer.status_code in (200, 409)
    assert ada.state(table)["version"] == there.state(table)["version"] >= seat["version"]


def undo(state: Json) -> Json:
    return {"seat": state["viewer"], "version": state["version"], "key": f"undo {state['version']}"}


def test_a_feed_hears_what_was_chosen_elsewhere(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "me")
    with there.feed(table) as heard:
        state = heard()
        for _ in range(5):
            version = ada.choose(table, ada.state(table)).json()["version"]
            while state["version"] < version or state["type"] != "state":
                state = heard()
            assert state["version"] == version


def test_news_that_come_while_a_table_is_revived_are_heard(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    ada = first.device("Ada")
    table = ada.new_table("me", "me")
    state = ada.state(table)
    read, go_on = threading.Event(), threading.Event()
    whole = reviving.revived

    def slowly(session: Session, id: str) -> Any:
        found = whole(session, id)
        if id == table and not read.is_set():
            read.set()
            assert go_on.wait(PATIENCE)
        return found

    monkeypatch.setattr(tables, "revived", slowly)
    revival = asyncio.run_coroutine_threadsafe(second.house.tables.get(table), second.loop)
    assert read.wait(PATIENCE)
    assert ada.choose(table, state).status_code == 200
    go_on.set()
    live = revival.result(PATIENCE)
    until(lambda: live.version == 1)  # though nobody asks


def test_the_same_choice_at_two_servers_counts_once(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "me")
    state = ada.state(table)
    assert there.state(table)["version"] == 0  # both have it in memory
    assert ada.choose(table, state, key="one").json() == {"version": 1, "repeated": False}
    assert there.choose(table, state, key="one").json() == {"version": 1, "repeated": True}
    assert there.choose(table, state, key="two").json()["code"] == "stale-version"
    with Session(first.house.store.engine) as session:
        assert len(session.scalars(select(ChoiceRow).where(ChoiceRow.table_id == table)).all()) == 1


def test_a_server_that_slept_writes_nothing(pair: tuple[Running, Running]) -> None:
    """It holds an old look and hears no news: what it accepts by memory does not pass the store."""
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "me")
    state = ada.state(table)
    there.state(table)
    live = second.live(table)
    with deaf(second):
        assert ada.choose(table, state).status_code == 200
        assert live.version == 0  # it knows nothing of it
        answer = there.choose(table, state, state["decision"]["options"][-1]["id"])
        assert answer.json()["code"] == "stale-version"
    assert there.state(table)["version"] == 1


class deaf:
    """A server that hears no news while the block lasts."""

    def __init__(self, server: Running) -> None:
        assert server.house.sharing is not None
        self._sharing: Any = server.house.sharing

    def __enter__(self) -> None:
        self._sharing.heard = lambda news: None

    def __exit__(self, *_: object) -> None:
        del self._sharing.heard


def test_who_is_at_a_feed_elsewhere_is_there(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "open")
    assert not ada.state(table)["seats"][0]["connected"]
    with there.feed(table) as heard:
        heard()
        until(lambda: ada.state(table)["seats"][0]["connected"])
    until(lambda: not ada.state(table)["seats"][0]["connected"])


def test_a_crowd_of_spectators_does_not_silence_a_process(pair: tuple[Running, Running]) -> None:
    """A message has room for some thousand letters only; who sits at the table is told first."""
    first, second = pair
    ada = first.device("Ada")
    table = ada.new_table("me", "open")
    live = first.live(table)
    person = live.seats[0].person
    crowd = [Feed(Caller(f"somebody with a long name {number}", "t" * 64), 60.0) for number in range(200)]
    crowd.append(Feed(Caller(person), 60.0))

    def come() -> None:
        for feed in crowd:
            first.house.tables.attach(table, feed)

    first.loop.call_soon_threadsafe(come)
    there = at(second, ada)
    until(lambda: there.state(table)["seats"][0]["connected"])
    assert not [pulse.name for pulse in first.house.pulses if pulse.trouble]
    for feed in crowd:
        first.loop.call_soon_threadsafe(first.house.tables.detach, table, feed)
    until(lambda: not there.state(table)["seats"][0]["connected"])


def test_bots_think_where_there_are_thinkers(pair: tuple[Running, Running]) -> None:
    first, _ = pair
    ada = first.device("Ada")
    table = ada.new_table("me", "bot", "bot")
    state = ada.state(table)
    for _ in range(3):
        while not state["decision"]["options"]:
            state = ada.state(table)
        assert ada.choose(table, state).status_code == 200
        state = ada.state(table)
    assert first.house.tables.workers._pool is None  # nothing was thought there


def test_logging_out_counts_everywhere(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    ada.call("POST", "/account", {"account": "ada everywhere", "password": "a long password"})
    there = at(second, ada)
    stolen = dict(ada.http.cookies)
    assert there.call("GET", "/me")["account"] == "ada everywhere"
    ada.call("DELETE", "/session")
    there = second.program("")
    there.http.cookies.update(stolen)

    def refused() -> bool:
        return not there.call("GET", "/me").get("account")

    until(refused)


def test_logging_out_ends_the_feeds_of_other_servers(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    ada.call("POST", "/account", {"account": "ada with a feed", "password": "a long password"})
    table = ada.new_table("me", "bot")
    with at(second, ada).feed(table) as told:
        told()
        assert second.house.tables._feeds[table]
        ada.call("DELETE", "/session")
        until(lambda: not second.house.tables._feeds.get(table))


def test_a_server_that_was_away_for_long_learns_who_has_logged_out(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    ada.call("POST", "/account", {"account": "ada long ago", "password": "a long password"})
    there = at(second, ada)
    (session,) = ada.call("GET", "/sessions")
    now = time.time()
    with Session(first.house.store.engine) as writing, writing.begin():
        row = writing.get_one(SessionRow, session["id"])
        row.ended, row.seen = True, now - 1800.0

    def refused() -> bool:
        second.house.heard = now - 3600.0
        return not there.call("GET", "/me").get("account")

    until(refused)


def test_a_vote_is_counted_across_servers(pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pair
    monkeypatch.setattr(voting, "ABSENT_AFTER", 0.0)
    ada, bob, eve = first.device("Ada"), first.device("Bob"), first.device("Eve")
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
    for one in (bob, eve):
        one.call("POST", link["invite"], {"entropy": "x"})
    table = link["table"]
    while (absent := ada.state(table)["decision"]["seat"]) == 0:
        ada.choose(table, ada.state(table))
    voter = {1: eve, 2: bob}[absent]
    ada.call("POST", f"/tables/{table}/vote", {"seat": absent})
    at(second, voter).call("POST", f"/tables/{table}/vote", {"seat": absent})
    assert ada.state(table)["seats"][absent]["kind"] == "bot"


def test_the_lease_of_a_process_that_died_lapses(pair: tuple[Running, Running]) -> None:
    store = pair[0].house.store
    with Session(store.engine) as session, session.begin():
        assert leasing.take(session, "one", "something")
        assert leasing.take(session, "one", "something")
        assert not leasing.take(session, "two", "something")
        assert leasing.renew(session, "one") == {"something"}
        leasing.rest(session, "one", "something", -1.0)  # as if its time were over
        assert leasing.take(session, "two", "something")
        assert leasing.renew(session, "one") == set()
        leasing.end(session, "one", "something")
        assert not leasing.take(session, "one", "something")
        leasing.end_all(session, "two")
        assert leasing.take(session, "one", "something")
        leasing.end_all(session, "one")


def test_people_take_turns_at_the_thinkers(pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch) -> None:
    resting: set[thinkers.Thinkers] = set()

    async def nobody(self: thinkers.Thinkers) -> bool:
        resting.add(self)
        return False

    monkeypatch.setattr(thinkers.Thinkers, "_take", nobody)  # nobody thinks meanwhile
    until(lambda: resting and not any(one.busy for one in resting))  # what was begun before has ended
    first, _ = pair
    ada, bob = first.device("Ada"), first.device("Bob")
    many = [waiting_bot(ada) for _ in range(4)]
    one = waiting_bot(bob)
    with Session(first.house.store.engine) as session, session.begin():
        found = leasing.claim(session, "me", 100, 0.0, False)
        assert {*many, one} <= set(found)
        assert [id for id in found if id in (*many, one)].index(one) <= 1  # before three tables that waited longer
        assert not leasing.claim(session, "other", 100, 0.0, False)
        leasing.end_all(session, "me")


def waiting_bot(device: Device) -> str:
    """A table where a bot is to choose."""
    table = device.new_table("bot", "me")
    state = device.state(table)
    while state["decision"] is not None and state["decision"]["options"]:
        device.choose(table, state)
        state = device.state(table)
    return table


def test_a_listener_that_lost_its_connection_catches_up(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ada = first.device("Ada")
    there = at(second, ada)
    table = ada.new_table("me", "me")
    with there.feed(table) as heard:
        heard()
        with first.house.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
            )
        version = ada.choose(table, ada.state(table)).json()["version"]
        state = heard()
        while state["type"] != "state" or state["version"] < version:
            state = heard()
    sharing = second.house.sharing
    assert sharing is not None
    until(lambda: not sharing.hearing.trouble)


@pytest.mark.parametrize(
    ("name", "place", "broken"),
    [
        ("telling other processes", "sharing", "tell"),
        ("letting bots think", "leasing", "claim"),
        ("renewing leases", "leasing", "renew"),
        ("keeping all clocks", "leasing", "take"),
        ("hearing other processes", "sharing", "listen"),
    ],
)
def test_every_chore_goes_on_after_a_failure(
    postgres: str, monkeypatch: pytest.MonkeyPatch, name: str, place: str, broken: str
) -> None:
    healed = threading.Event()
    module = importlib.import_module(f"serai.server.{place}")
    whole = getattr(module, broken)

    def failing(*arguments: Any, **more: Any) -> Any:
        if not healed.is_set():
            raise OSError("not now")
        return whole(*arguments, **more)

    monkeypatch.setattr(module, broken, failing)
    with running(postgres) as server:
        sharing = server.house.sharing
        assert sharing is not None and sharing.thinkers is not None
        if broken == "renew":
            sharing.thinkers.busy.add("a table that it thinks for")
        until(lambda: any(pulse.name == name and pulse.trouble for pulse in server.house.pulses))
        healed.set()
        pulse = next(pulse for pulse in server.house.pulses if pulse.name == name)
        until(lambda: not pulse.trouble)
        assert pulse.failures


def test_messages_fit_into_what_the_database_takes() -> None:
    here = {f"table {number}": [(f"person {number}", "t" * 64)] * 20 for number in range(100)}
    found = list(parts(here))
    assert len(found) > 1 and {key: value for part in found for key, value in part.items()} == here
    assert all(len(str(part)) < 8000 for part in found)


def test_a_silent_process_is_forgotten_with_its_feeds(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = Elsewhere()
    assert elsewhere.hear(News(by="one", open=True, here={"table": [("ada", None)]})) == ["table"]
    assert not elsewhere.hear(News(by="a worker")) and elsewhere.doors == 1
    assert [caller.person for caller in elsewhere.callers("table")] == ["ada"]
    assert elsewhere.forget_the_dead() == []
    monkeypatch.setattr("serai.server.news.DEAD_AFTER", -1.0)
    assert elsewhere.forget_the_dead() == ["table"]
    assert not list(elsewhere.callers("table"))
    assert elsewhere.doors == 1  # it may only be out of breath: who leaves does not send everybody there at once
    monkeypatch.setattr("serai.server.news.SHUT_AFTER", -1.0)
    assert not elsewhere.doors


def test_who_leaves_another_process_is_known_to_have_been_here() -> None:
    left: list[tuple[str, str | None]] = []
    elsewhere = Elsewhere(lambda table, caller: left.append((table, caller.person)))
    elsewhere.hear(News(by="one", here={"table": [("ada", None), ("ben", None)]}))
    elsewhere.hear(News(by="one", here={"table": [("ben", None)]}))
    assert left == [("table", "ada")]
    elsewhere.hear(News(by="one", bye=True))
    assert left == [("table", "ada"), ("table", "ben")]


def test_who_says_good_bye_is_no_door_any_more() -> None:
    elsewhere = Elsewhere()
    for news in (News(by="one", open=True), News(by="other", open=True), News(by="one", bye=True), News(by="other")):
        elsewhere.hear(news)
    assert not elsewhere.doors


def test_what_goes_wrong_at_a_table_lets_others_think(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that cannot play rests; the next attempt succeeds."""
    first, second = pair
    failures: list[str] = []
    real = play.let_bot_choose

    async def failing(*what: Any) -> None:
        if not failures:
            failures.append("once")
            raise RuntimeError("a bot lost its way")
        await real(*what)

    monkeypatch.setattr(thinkers, "let_bot_choose", failing)
    ada = first.device("Ada")
    table = waiting_bot(ada)
    until(lambda: ada.state(table)["decision"]["options"])
    assert failures and second.house.tables.bot_failures


def test_a_worker_needs_a_store_that_is_shared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.worker.set_up", lambda *_: None)  # the log is the tests'
    monkeypatch.delenv("SERAI_DATABASE", raising=False)
    with running(sqlite(tmp_path)):  # also where a server has it open
        assert main(["worker", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "a worker needs a store that servers can share" in said and said.count("\n") == 1


def test_bots_think_elsewhere_only_on_a_store_that_is_shared(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="only with PostgreSQL"):
        create_app(config(sqlite(tmp_path), bots="elsewhere"))


def test_a_server_among_others_knows_all_languages_before_it_is_open(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds may come to it at once."""
    learned: list[tuple[str, str]] = []
    monkeypatch.setattr(app, "voice", lambda game, locale: learned.append((game, locale)))
    with running(postgres):
        assert set(learned) == {(game, locale) for game in all_names() for locale in ("en", "fr")}


def test_nothing_is_restored_beside_servers(pair: tuple[Running, Running], tmp_path: Path) -> None:
    one, other = pair
    ada = one.device("Ada")
    table = ada.new_table("me", "me")
    url = one.house.config.database
    back_up(url, tmp_path / "backup.db")
    ada.play_on(table, random.Random(1), 3)
    for _ in range(2):
        with pytest.raises(StoreError, match="end them all first"):
            restore(tmp_path / "backup.db", url, replace=True)
    assert other.device().refused("GET", f"/tables/{table}", params={"viewer": 0})[0] == 403
    assert at(other, ada).state(table)["version"] == 3


@pytest.fixture
def apart(postgres: str) -> str:
    """A database at which no server is: locks are of one database."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE apart")
    return make_url(postgres).set(database="apart").render_as_string(hide_password=False)


def test_nothing_is_restored_beside_a_worker_and_nobody_comes_meanwhile(apart: str, tmp_path: Path) -> None:
    with running(apart) as server:
        server.device("Ada")
    file = tmp_path / "backup.db"
    back_up(apart, file)
    environment = {**os.environ, "SERAI_DATABASE": apart, "SERAI_WORKERS": "1", "SERAI_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "serai", "worker", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as worker:
        assert worker.stdout is not None and worker.stdout.readline()
        until(lambda: refusal_of(lambda: restore(file, apart, replace=True)))
        assert "end them all first" in refusal_of(lambda: restore(file, apart, replace=True))
        worker.kill()
    until(lambda: not refusal_of(lambda: restore(file, apart, replace=True)))  # its lock went with it
    with psycopg.connect(apart) as restoring:
        restoring.execute("SELECT pg_advisory_xact_lock(%s)", [IN_USE])
        assert "being put into the store" in refusal_of(lambda: create_app(config(apart)))


def refusal_of(attempt: Callable[[], object]) -> str:
    """Why something cannot be done with a store; empty if it could."""
    try:
        attempt()
    except StoreError as error:
        return str(error)
    return ""


def test_who_leaves_among_others_lets_no_feed_in_any_more(postgres: str, tmp_path: Path) -> None:
    """Its feeds go to others: the first must not come back to it while the last is still there. A proxy that asks hears
    of it, and whom it still sends is answered."""
    port = free_port()
    with running(postgres) as other, ExitStack() as ending:
        environment = {**os.environ, "SERAI_DATABASE": postgres, "SERAI_BOTS": "elsewhere", "SERAI_PORT": str(port)}
        code = f"from serai import cli; from serai.server import tables; tables.FAREWELL = {LONG}; cli.main()"
        command = [sys.executable, "-c", code, "serve", "--data", str(tmp_path)]
        leaving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert leaving.stdout is not None and leaving.stdout.readline()
            ada = other.device("Ada")
            here = Device(f"http://127.0.0.1:{port}")
            ending.callback(here.http.close)
            here.http.cookies = ada.http.cookies
            table = ada.new_table("me", "me", game="wayfarers")
            until(lambda: other.house.tables.elsewhere.doors)
            with here.feed(table) as one, here.feed(table) as two:
                for heard in (one, two):
                    heard()
                leaving.send_signal(signal.SIGTERM)
                assert next(told for told in iter(one, None) if told["type"] != "state")["type"] == "gone"
                assert here.http.get(f"http://127.0.0.1:{port}/health/live").status_code == 404
                assert here.http.get(f"http://127.0.0.1:{port}/health").json()["status"] == "leaving"
                assert here.state(table)["version"] == 0
                with here.feed(table) as late:
                    assert late()["type"] == "gone"
                assert next(told for told in iter(two, None) if told["type"] != "state")["type"] == "gone"
            assert leaving.wait(PATIENCE) == -signal.SIGTERM  # it ends as it was told to
            assert ada.state(table)["version"] == 0
        finally:
            leaving.kill()
            leaving.wait()
            assert leaving.stdout is not None
            leaving.stdout.close()
