"""Run it for years: backups, health, metrics, logs, administration, settings."""

from __future__ import annotations

import gzip
import json
import logging
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serai.cli import main
from serai.server import administering, checking, logs
from serai.server.backups import back_up, checked, restore
from serai.server.config import Config, ConfigError, config_of, sources
from serai.server.models import Key
from serai.server.reviving import revived
from serai.server.store import Store, StoreError, open_engine
from tests.server.conftest import NOW, PATIENCE, Device, Running, receive, running, sqlite, until
from tools.postgres import Unavailable, cluster, postgres, programs

pytestmark = pytest.mark.long  # each test starts servers of its own

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def own(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


# -- backups ------------------------------------------------------------------------------------------------------


@contextmanager
def under_load(server: Running, tables: int = 3) -> Iterator[dict[str, int]]:
    """People play as fast as they can; gives the version that was acknowledged last at each table."""
    known: dict[str, int] = {}
    over = threading.Event()

    def play(device: Device, table: str, seed: int) -> None:
        chance = random.Random(seed)
        while not over.is_set():
            state = device.state(table, since=NOW)
            if state["status"] == "finished":
                return
            answer = device.choose(table, state, chance.choice(state["decision"]["options"])["id"])
            known[table] = answer.json()["version"]

    threads = []
    for seed in range(tables):
        device = server.device(f"Player {seed}")
        table = device.new_table("me", "me", game="wayfarers")
        known[table] = 0
        threads.append(threading.Thread(target=play, args=(device, table, seed)))
    for thread in threads:
        thread.start()
    try:
        yield known
    finally:
        over.set()
        for thread in threads:
            thread.join()


def test_a_backup_under_load_is_whole_and_has_all_that_was_acknowledged(own: Running, tmp_path: Path) -> None:
    url = own.house.config.database
    with under_load(own) as known:
        until(lambda: min(known.values()) > 3)
        for number in range(4):
            before = dict(known)
            contents = back_up(url, tmp_path / f"{number}.db")
            assert contents.tables >= 3
            _check(tmp_path / f"{number}.db", before, tmp_path / str(number))
    assert not list(tmp_path.glob(".*part"))


def _check(file: Path, before: dict[str, int], folder: Path) -> None:
    """That a backup can be restored and goes on, with everything that was known before it was taken."""
    folder.mkdir()
    restore(file, sqlite(folder))
    engine = open_engine(sqlite(folder))
    with Session(engine) as session:
        for table, version in before.items():
            live = revived(session, table)
            assert live is not None and live.match is not None
            assert live.version >= version
    engine.dispose()


def test_a_backup_goes_from_one_kind_of_store_to_the_other(own: Running, tmp_path: Path) -> None:
    ada = own.device("Ada 🐫")
    table = ada.new_table("me", "me")
    ada.play_on(table, random.Random(1), 7)
    digest = own.live(table).match.digest()  # type: ignore[union-attr]
    back_up(own.house.config.database, tmp_path / "backup.db")
    try:
        with cluster() as other:
            digest = _goes_on(tmp_path / "backup.db", other, ada, table, digest)
            back_up(other, tmp_path / "again.db")
    except Unavailable as error:
        pytest.skip(str(error))
    (tmp_path / "last").mkdir()
    _goes_on(tmp_path / "again.db", sqlite(tmp_path / "last"), ada, table, digest)


def _goes_on(file: Path, url: str, device: Device, table: str, digest: str) -> str:
    """Play on from a backup; gives where that leads."""
    restore(file, url)
    with running(url) as server:
        again = server.program("")
        again.http.cookies.update(dict(device.http.cookies))  # who was known is known
        live = server.live(table)
        assert live.match is not None and live.match.digest() == digest
        assert again.choose(table, again.state(table)).status_code == 200
        return live.match.digest()


def test_nothing_is_restored_over_something_or_beside_a_server(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(url) as server:
        server.device("Ada").new_table("me", "me")
        back_up(url, tmp_path / "backup.db")
        with pytest.raises(StoreError, match="another server"):
            restore(tmp_path / "backup.db", url, replace=True)
    with pytest.raises(StoreError, match="not empty"):
        restore(tmp_path / "backup.db", url)
    assert restore(tmp_path / "backup.db", url, replace=True).tables == 1


def test_only_their_owner_reads_the_store_and_its_backups(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(url) as server:
        server.device("Ada").new_table("me", "me")
        back_up(url, tmp_path / "backup.db")
        files = [file for file in tmp_path.iterdir() if file.is_file()]
        assert len(files) >= 4
        assert {file.name: file.stat().st_mode & 0o077 for file in files} == {file.name: 0 for file in files}


@pytest.mark.parametrize("name", ["serai.db", "serai.db-wal", "serai.db.lock", "other.db"])
def test_a_backup_is_never_written_over_the_store(tmp_path: Path, name: str) -> None:
    url = sqlite(tmp_path)
    with running(url) as server:
        ada = server.device("Ada")
        table = ada.new_table("me", "me")
        (tmp_path / "other.db").symlink_to(tmp_path / "serai.db")
        with pytest.raises(StoreError, match="another file"):
            back_up(url, tmp_path / name)
        ada.play_on(table, random.Random(1), 3)
    with running(url) as server:
        assert server.live(table).version == 3


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(url) as server:
        server.device("Ada").new_table("me", "me")
    back_up(url, tmp_path / "good.db")
    bad = tmp_path / "bad.db"
    bad.write_bytes((tmp_path / "good.db").read_bytes()[:20_000])
    for file in (bad, tmp_path / "missing.db", ROOT / "README.md"):
        with pytest.raises(StoreError):
            restore(file, url, replace=True)
    store = Store(url)
    store.close()
    assert checked(tmp_path / "good.db").tables == 1
    with closing(sqlite3.connect(tmp_path / "serai.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            gzip.decompress((Path(__file__).parent / "stored" / "0.1.0.sql.gz").read_bytes()).decode()
        )
    (tmp_path / "new").mkdir()
    contents = restore(file, sqlite(tmp_path / "new"))
    assert contents.tables > 0 and contents.choices > 300
    with closing(sqlite3.connect(tmp_path / "new" / "serai.db")) as connection:
        assert connection.execute("SELECT count(*) FROM choices").fetchone() == (contents.choices,)


def test_the_command_line_backs_up_and_restores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(sqlite(tmp_path)) as server:
        server.device("Ada").new_table("me", "me")
        assert main(["backup", str(tmp_path / "b.db"), "--data", str(tmp_path)]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "b.db"), "--data", str(tmp_path / "new")]) == 0
    assert main(["restore", str(tmp_path / "b.db"), "--data", str(tmp_path / "new")]) == 2
    assert main(["backup", str(tmp_path / "b.db"), "--data", str(tmp_path / "nothing")]) == 2


# -- health and metrics -------------------------------------------------------------------------------------------


def test_health_says_that_all_is_well(own: Running) -> None:
    answer = own.device().http.get(own.address + "/health")
    told = answer.json()
    assert answer.status_code == 200 and told["status"] == "ok" and told["store"] == "ok"
    assert "syncing to the disk" in told["background"] and told["workers"]["number"] == 1
    assert own.device().http.get(own.address + "/health/live").json()["status"] == "ok"


def test_while_the_store_is_away_people_are_told_and_then_it_is_back(tmp_path: Path) -> None:
    try:
        programs()
    except Unavailable as error:
        pytest.skip(str(error))
    with postgres("-c fsync=off") as database, running(database.url) as server:
        ada = server.device("Ada")
        table = ada.new_table("me", "me")
        state = ada.state(table)
        with ada.feed(table) as heard:
            heard()
            database.kill()
            assert ada.choose(table, state, key="kept").json()["code"] == "store-away"
            assert ada.refused("GET", f"/tables/{table}") == (503, "store-away")
            answer = ada.http.get(server.address + "/health")
            assert answer.status_code == 503 and answer.json()["store"] == "away"
            assert ada.http.get(server.address + "/").status_code == 200  # the page itself is there
            with ada.feed(table) as comes_now, pytest.raises(ConnectionClosed) as closed:
                comes_now()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013  # come back later
            database.start_again()
            assert heard()["version"] == 0  # who was there has stayed, and is told when the store is back
            until(lambda: ada.http.get(server.address + "/health").status_code == 200)
            assert ada.choose(table, state, key="kept").json()["version"] == 1
            assert next(told for told in iter(heard, None) if told["version"] == 1)["type"] == "state"


def test_a_store_that_can_only_be_read_is_refused() -> None:
    try:
        programs()
    except Unavailable as error:
        pytest.skip(str(error))
    with postgres("-c fsync=off") as database:
        Store(database.url).close()
        engine = create_engine(database.url.replace("postgresql", "postgresql+psycopg"))
        with engine.begin() as connection:
            connection.execute(text("ALTER ROLE serai SET default_transaction_read_only = on"))
        engine.dispose()
        with pytest.raises(StoreError, match="can only be read"):
            Store(database.url)


def test_metrics_can_be_read_by_prometheus(own: Running) -> None:
    ada = own.device()
    table = ada.new_table("me", "me")
    ada.choose(table, ada.state(table))
    ada.http.get("/nothing")
    text = ada.http.get(own.address + "/metrics").text
    samples = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            samples[name] = float(value)
    assert samples["serai_choices_total"] >= 1 and samples["serai_tables_running"] >= 1
    assert samples['serai_calls_total{status="404"}'] >= 1
    assert samples["serai_choice_seconds_count"] == samples["serai_choices_total"]
    assert samples['serai_choice_seconds_bucket{le="+Inf"}'] == samples["serai_choice_seconds_count"]
    assert samples["serai_store_reachable"] == 1
    assert text.count("# TYPE serai_calls_total counter") == 1


def test_metrics_are_for_who_runs_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.routes.watching._HERE", ())
    with running(sqlite(tmp_path), metrics_token="a token") as server:
        http = server.program("").http
        assert http.get(server.address + "/metrics").status_code == 403
        assert http.get(server.address + "/metrics", headers={"authorization": "Bearer no"}).status_code == 401
        assert http.get(server.address + "/metrics", headers={"authorization": "Bearer a token"}).status_code == 200


# -- logs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", ["text", "json"])
def test_logs_have_time_and_level_and_no_secrets(style: str, capsys: pytest.CaptureFixture[str]) -> None:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    secret, seed = "0123456789abcdef" * 4, "fair2:" + "ab" * 32
    try:
        logs.set_up(style, "info")
        logging.getLogger("serai.test").info("seed %s of /join/AAAAAAAAAAAAAAAAAAAAAA", seed)
        try:
            raise ValueError(f"Bearer {secret} at postgresql://serai:password@host/db")
        except ValueError:
            logging.getLogger("serai.test").exception("it failed")
        said = capsys.readouterr().err
    finally:
        logging.basicConfig(handlers=handlers, level=level, force=True)
    for hidden in (secret, "ab" * 32, "AAAAAAAAAAAAAAAAAAAAAA", "password"):
        assert hidden not in said
    if style == "json":
        first, second = map(json.loads, said.splitlines())
        assert (first["level"], first["logger"]) == ("info", "serai.test")
        assert "ValueError" in second["error"] and first["time"].endswith("Z")
    else:
        assert "INFO" in said and "ERROR" in said and said[:2] == "20"


def test_a_failure_of_the_store_tells_no_values(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    try:
        with Session(store.engine) as session:
            session.add(Key(name="cookies", value="a secret of the server"))
            session.flush()
            session.expunge_all()
            session.add(Key(name="cookies", value="a secret of the server"))
            with pytest.raises(IntegrityError) as failed:
                session.flush()
        assert "a secret of the server" not in str(failed.value)
    finally:
        store.close()


def test_nobody_writes_lines_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        logs.set_up("text", "info")
        logging.getLogger("serai.test").info("%s failed", "/api/x\r\n2026-11-19T00:00:00Z INFO serai: all is well")
        said = capsys.readouterr().err
    finally:
        logging.basicConfig(handlers=handlers, level=level, force=True)
    assert len(said.splitlines()) == 1


# -- administration -----------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("serai.server.app.LOOK_EVERY", 0.05)
    with running(sqlite(tmp_path)) as server:
        yield server


def admin(server: Running, *words: str) -> int:
    folder = Path(str(server.house.store.engine.url.database)).parent
    return main(["admin", *words, "--data", str(folder)])


def test_closing_for_maintenance_pauses_the_tables(house: Running) -> None:
    ada = house.device("Ada")
    table = ada.new_table("me", "me", clock_seconds=600, clock_forfeits=True)
    with ada.feed(table) as told:
        told()
        assert admin(house, "close", "Back", "at", "nine.") == 0
        while not (state := told())["paused"]:
            pass
        assert state["notice"] == "Back at nine."
        assert ada.choose(table, state).json()["code"] == "maintenance"
        left = [seat["clock_left"] for seat in ada.state(table)["seats"]]
        time.sleep(0.3)
        assert [seat["clock_left"] for seat in ada.state(table)["seats"]] == left
        assert ada.refused("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}) == (503, "maintenance")
        assert admin(house, "open") == 0
        while (state := told())["paused"]:
            pass
    assert ada.choose(table, ada.state(table)).status_code == 200


def test_an_announcement_is_told_at_every_table(house: Running) -> None:
    ada = house.device("Ada")
    table = ada.new_table("me", "me")
    assert admin(house, "announce", "Tournament at eight") == 0
    until(lambda: ada.state(table)["notice"] == "Tournament at eight")
    assert admin(house, "announce") == 0
    until(lambda: ada.state(table)["notice"] == "")


def person_of(server: Running, name: str) -> str:
    with Session(server.house.store.engine) as session:
        return next(one.id for one in administering.people(session) if one.name == name)


def test_who_is_banned_is_sent_away(house: Running) -> None:
    eve, stranger = house.device("Eve"), house.device("Stranger")
    eve.call("POST", "/account", {"account": "Eve", "password": "correct horse"})
    table = eve.new_table("me", "me")
    assert admin(house, "ban", "eve") == 0
    until(lambda: eve.state(table)["viewer"] is None)
    assert eve.call("GET", "/me")["account"] is None
    again = house.device()
    assert again.refused("POST", "/session", {"account": "Eve", "password": "correct horse"})[0] == 401
    assert admin(house, "unban", "eve") == 0
    until(lambda: again.answer("POST", "/session", {"account": "Eve", "password": "correct horse"}).is_success)
    assert admin(house, "ban", person_of(house, "Stranger")) == 0
    until(lambda: stranger.answer("GET", "/me").status_code == 403)
    assert admin(house, "ban", "nobody at all") == 2


def hear_all(feed: ClientConnection) -> None:
    while True:
        receive(feed)


def test_programs_of_who_is_banned_play_no_more(house: Running) -> None:
    ada, eve = house.device("Ada"), house.device("Eva")
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "open"}, {"kind": "me"}]})
    table = link["table"]
    eve.call("POST", link["invite"], {})
    token = eve.call("POST", f"/tables/{table}/seats/0/token")["token"]
    program = house.program(token)
    address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=PATIENCE) as feed:
        state = receive(feed)
        assert admin(house, "ban", person_of(house, "Eva")) == 0
        with pytest.raises(ConnectionClosed):
            hear_all(feed)
    assert program.refused("GET", f"/tables/{table}") == (401, "bad-token")
    assert program.choose(table, state).status_code == 401
    assert admin(house, "unban", person_of(house, "Eva")) == 0
    until(lambda: program.answer("GET", f"/tables/{table}").is_success)


def test_programs_of_who_is_banned_end_at_tables_that_memory_has_dropped(house: Running) -> None:
    ada = house.device("Ina")
    table = ada.new_table("me", "me")
    token = ada.call("POST", f"/tables/{table}/seats/0/token")["token"]
    address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=PATIENCE) as feed:
        receive(feed)
        house.forget(table)
        assert admin(house, "ban", person_of(house, "Ina")) == 0
        with pytest.raises(ConnectionClosed):
            hear_all(feed)


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "///api/me"])
def test_who_is_banned_finds_no_other_way_in(house: Running, path: str) -> None:
    eve = house.device("Eve")
    assert admin(house, "ban", person_of(house, "Eve")) == 0
    until(lambda: eve.answer("GET", "/me").status_code == 403)
    url = eve.http.base_url.copy_with(raw_path=path.encode())
    assert eve.http.get(url).status_code == 404
    assert admin(house, "delete-person", person_of(house, "Eve")) == 0  # others look for one of that name


def test_no_table_is_opened_while_the_server_is_closed(house: Running) -> None:
    ada = house.device("Ada")
    table, over = ada.new_table("me", "me"), ada.new_table("me", "me")
    ada.call("POST", f"/tables/{over}/concede", {"seat": 0})
    try:
        assert admin(house, "close", "Back at nine.") == 0
        until(lambda: ada.state(table)["paused"])
        assert ada.refused("POST", f"/tables/{table}/continue", {"moment": 0}) == (503, "maintenance")
        assert ada.refused("POST", f"/tables/{over}/rematch", {}) == (503, "maintenance")
        assert ada.refused("POST", "/guides", {"game": "toy"})[0] in (404, 503)
        assert ada.refused("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}) == (503, "maintenance")
    finally:
        assert admin(house, "open") == 0
        until(lambda: not ada.state(table)["paused"])


def test_what_is_deleted_is_gone_from_memory_too(house: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ada, ben = house.device("Ada"), house.device("Ben")
    ada.call("POST", "/account", {"account": "Ada", "password": "correct horse"})
    table = ada.new_table("me", "me")
    link = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.call("POST", link["invite"], {})
    assert admin(house, "delete-table", table) == 0
    until(lambda: ada.answer("GET", f"/tables/{table}").status_code == 404)
    assert admin(house, "delete-table", table) == 2
    assert admin(house, "delete-person", "ada") == 0
    until(lambda: ben.state(link["table"])["seats"][0]["kind"] == "bot")
    assert ada.call("GET", "/me")["account"] is None
    capsys.readouterr()
    assert admin(house, "counts", "--json") == 0
    assert json.loads(capsys.readouterr().out)["tables running"] == 1
    assert admin(house, "people", "ben") == 0 and "Ben" in capsys.readouterr().out
    assert admin(house, "tables", "Ben") == 0 and link["table"] in capsys.readouterr().out


def test_an_administrator_does_the_same_by_the_api(house: Running) -> None:
    ada, eve = house.device("Ada"), house.device("Eve")
    ada.call("POST", "/account", {"account": "Boss", "password": "correct horse"})
    for path in ("", "/people", "/tables"):
        assert ada.refused("GET", f"/admin{path}") == (403, "not-yours")
    assert ada.refused("POST", "/admin/notice", {"maintenance": "mine"}) == (403, "not-yours")
    assert admin(house, "make-admin", "boss") == 0
    assert ada.call("GET", "/me")["admin"] is True
    table = eve.new_table("me", "me")
    found = ada.call("GET", "/admin/tables", params={"search": table})
    assert [one["id"] for one in found] == [table]
    person = next(one for one in ada.call("GET", "/admin/people") if one["name"] == "Eve")
    ada.call("POST", f"/admin/people/{person['id']}/ban", {"banned": True})
    until(lambda: eve.answer("GET", "/me").status_code == 403)
    ada.call("DELETE", f"/admin/tables/{table}")
    assert ada.refused("DELETE", f"/admin/tables/{table}") == (404, "no-table")
    ada.call("POST", "/admin/notice", {"announcement": "Hello"})
    assert ada.call("GET", "/admin")["announcement"] == "Hello"
    ada.call("DELETE", f"/admin/people/{person['id']}")
    assert admin(house, "unmake-admin", "boss") == 0
    assert ada.refused("GET", "/admin") == (403, "not-yours")


# -- settings and deployment --------------------------------------------------------------------------------------


def test_settings_come_from_the_environment_then_the_file_then_the_default(tmp_path: Path) -> None:
    (tmp_path / "serai.toml").write_text('port = 9000\nhosts = "file.example"\n')
    found = {one.name: one for one in sources(tmp_path, {"SERAI_HOSTS": "environment.example"})}
    assert (found["hosts"].value, found["hosts"].origin) == ("environment.example", "SERAI_HOSTS")
    assert found["port"].value == 9000 and "serai.toml" in found["port"].origin
    assert (found["workers"].value, found["workers"].origin) == (0, "default")
    assert config_of(tmp_path, {}, port=1).port == 1
    assert config_of(tmp_path, {"SERAI_DATABASE_URL": "postgresql://x"}).database == "postgresql://x"
    assert all(one.about for one in found.values())
    for wrong in ({"SERAI_PORT": "x"}, {"SERAI_PORT": "-1"}, {"SERAI_CONFIG": "/nothing"}, {"SERAI_PORT": "9" * 5000}):
        with pytest.raises(ConfigError):
            config_of(tmp_path, wrong)
    assert Config().database == ""


def test_check_explains_and_tries(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("SERAI_METRICS_TOKEN", "hush")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(checking, "FOLDER", tmp_path)
    assert main(["serve", "--check", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "make page" in capsys.readouterr().out
    (tmp_path / "index.html").touch()
    assert main(["serve", "--check", "--port", "0", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "calls_per_second" in said and "hush" not in said and "everything is ready" in said
    with running(sqlite(tmp_path)):
        assert main(["serve", "--check", "--port", "0", "--data", str(tmp_path)]) == 1
    assert "another server" in capsys.readouterr().out


def test_what_is_deployed_calls_commands_that_exist() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "serai.service")
    assert unit["Service"]["ExecStart"].split()[1:2] == ["serve"]
    for file in ("serai.service", "serai-worker.service", "serai-backup.service", "Containerfile"):
        text = (ROOT / "deploy" / file).read_text()
        for word in text.split():
            if word.startswith(("SERAI_", "Environment=SERAI_")):
                name = word.removeprefix("Environment=").partition("=")[0].removeprefix("SERAI_").lower()
                assert name in Config.__dataclass_fields__, word
