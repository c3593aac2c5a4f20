"""Nothing starves, nothing dies quietly: background work that fails goes on, and nobody takes everything."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from serai.kernel.save import save
from serai.server import app, expiring, exports, play
from serai.server.config import Config
from serai.server.connections import MOST_SIGNS, Doorkeeper, Ration
from serai.server.models import Key, SeatRow, TableRow
from serai.server.pulses import Pulse, end, keep_going
from serai.server.queueing import AT_ONCE, LATER, SOON, Queue, Turn
from serai.server.store import Store
from tests.server.conftest import PATIENCE, Running, answer, receive, running, sqlite, until

pytestmark = pytest.mark.long  # each test starts servers of its own


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.pulses.SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr("serai.server.pulses.LONGEST_PAUSE", 0.05)
    monkeypatch.setattr("serai.server.store.SYNC_EVERY", 0.01)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    with running(sqlite(tmp_path)) as server:
        yield server


def health(server: Running) -> Any:
    return server.device().http.get(server.address + "/health").json()


# -- work in the background ---------------------------------------------------------------------------------------


def test_the_syncer_survives_that_no_file_is_free(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thread died on the first EMFILE, and nothing was ever brought to the disk again."""
    failing, synced = threading.Event(), threading.Event()
    failing.set()
    opened, fsync = os.open, os.fsync

    def open_file(path: Any, *more: Any, **named: Any) -> int:
        if str(path).endswith("-wal") and failing.is_set():
            raise OSError(errno.EMFILE, "Too many open files")
        return opened(path, *more, **named)

    def sync(file: int) -> None:
        fsync(file)
        synced.set()

    monkeypatch.setattr(os, "open", open_file)
    monkeypatch.setattr(os, "fsync", sync)
    own.device("Ada").new_table("me", "me")
    until(lambda: own.house.store.syncing.in_a_row > 2)
    told = health(own)
    assert told["background"]["syncing to the disk"] == "failing" and told["status"] == "troubled"
    synced.clear()
    failing.clear()
    assert synced.wait(PATIENCE)  # without another write
    until(lambda: health(own)["status"] == "ok")


def test_the_writer_survives_a_connection_that_cannot_even_be_closed(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))

    def spoil(session: Session) -> None:
        connection = session.connection()

        def broken() -> None:
            raise OSError("gone")

        connection.close = broken  # type: ignore[method-assign]
        store._connection.close = broken  # type: ignore[union-attr, method-assign]
        session.execute(text("nonsense"))

    async def work() -> None:
        await store.write(lambda session: session.add(Key(name="a", value="1")))
        with pytest.raises(Exception, match="nonsense"):
            await store.write(spoil)
        await asyncio.wait_for(store.write(lambda session: session.add(Key(name="b", value="2"))), PATIENCE)

    asyncio.run(work())
    store.close()


def test_the_writer_survives_its_own_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(sqlite(tmp_path))

    def fault(jobs: Any) -> None:
        raise RuntimeError("a fault of ours")

    async def work() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(store, "_write_all", fault)
            with pytest.raises(RuntimeError, match="fault of ours"):
                await asyncio.wait_for(store.write(lambda session: None), PATIENCE)
        assert store.writing.trouble
        await asyncio.wait_for(store.write(lambda session: session.add(Key(name="b", value="2"))), PATIENCE)
        assert not store.writing.trouble

    asyncio.run(work())
    store.close()


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("waking tables", "left_behind"),
        ("learning languages", "voice"),
        ("tidying", "forget_strangers"),
        ("keeping clocks", "keep_clocks"),
        ("hearing notices", "hear"),
    ],
)
def test_every_chore_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, broken: str
) -> None:
    calls = []
    whole = getattr(app, broken)

    def fails_twice(*arguments: Any, **more: Any) -> Any:
        calls.append(1)
        if len(calls) <= 2:
            raise OSError("not now")
        return whole(*arguments, **more)

    monkeypatch.setattr(app, broken, fails_twice)
    with running(sqlite(tmp_path)) as server:
        until(lambda: len(calls) > 2)
        pulse = next(pulse for pulse in server.house.pulses if pulse.name == name)
        until(lambda: pulse.failures == 2 and not pulse.trouble)
        assert health(server)["background"][name] == "ok"


def test_what_must_go_on_for_ever_does() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        if len(done) % 2:
            raise ValueError("every other time")

    async def watch() -> None:
        pulse = Pulse("a test")
        task = asyncio.create_task(keep_going(pulse, work, 0.001))
        while len(done) < 20:
            await asyncio.sleep(0.005)
        task.cancel()
        assert pulse.failures >= 9

    asyncio.run(watch())


def test_work_whose_help_was_cancelled_goes_on_and_ends_when_it_is_told_to() -> None:
    """Whoever waits for something that is cancelled is not cancelled: such work ended for ever, and said nothing."""
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        if len(done) == 1:
            helper = asyncio.create_task(asyncio.sleep(PATIENCE))
            asyncio.get_running_loop().call_soon(helper.cancel)
            await helper
        await asyncio.sleep(0)

    async def watch() -> None:
        pulse = Pulse("a test")
        task = asyncio.create_task(keep_going(pulse, work, 0.001))
        async with asyncio.timeout(PATIENCE):
            while len(done) < 3:
                assert not task.done()
                await asyncio.sleep(0.005)
        assert pulse.failures == 1 and not pulse.trouble
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(watch())


def test_work_that_misses_that_it_is_to_end_is_told_again() -> None:
    """As `asyncio.wait_for` does when what it waits for comes at that moment: a server that was to end never did."""
    came = asyncio.Event()
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(1)
        try:
            await came.wait()
        except asyncio.CancelledError:
            if len(rounds) > 1:
                raise

    async def watch() -> None:
        task = asyncio.create_task(keep_going(Pulse("a test"), work, 0.0))
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await end([task])
        assert task.cancelled() and len(rounds) == 2

    asyncio.run(watch())


def test_a_bot_that_could_not_play_tries_again(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = own.device()
    calls: list[int] = []

    def fails_twice(match: Any) -> str:
        calls.append(1)
        if len(calls) <= 2:
            raise OSError("not now")
        return save(match)

    monkeypatch.setattr(play, "save", fails_twice)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ada.call("POST", "/tables", {"game": "toy", "seats": seats})["table"]
    while len(calls) <= 2:  # until the bot has had a turn
        until(lambda: ada.state(table)["decision"]["options"])
        ada.choose(table, ada.state(table))
    until(lambda: ada.state(table)["decision"]["options"])
    assert own.house.tables.bot_failures == 2


# -- fair queues --------------------------------------------------------------------------------------------------


def order(*turns: Turn) -> list[Turn]:
    """In which order some who wait at the same time are served by one worker."""
    served: list[Turn] = []

    async def work() -> None:
        queue = Queue(1)
        async with queue.place(Turn(AT_ONCE, "first", "first")):
            waiting = [asyncio.create_task(one(queue, turn)) for turn in turns]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert queue.length == 0

    async def one(queue: Queue, turn: Turn) -> None:
        async with queue.place(turn):
            served.append(turn)

    asyncio.run(work())
    return served


def test_who_has_many_tables_waits_for_who_has_one() -> None:
    many = [Turn(SOON, "many", str(table)) for table in range(200)]
    served = order(*many, Turn(SOON, "one", "a"), Turn(SOON, "another", "b"))
    assert served.index(Turn(SOON, "one", "a")) <= 2
    assert served.index(Turn(SOON, "another", "b")) <= 3


def test_tables_of_one_person_take_turns() -> None:
    served = order(*[Turn(SOON, "p", "busy")] * 5, Turn(SOON, "p", "quiet"))
    assert served.index(Turn(SOON, "p", "quiet")) == 1


def test_what_is_urgent_comes_first_and_the_rest_comes_too() -> None:
    served = order(*[Turn(LATER, "p", str(n)) for n in range(3)], *[Turn(AT_ONCE, "p", str(n)) for n in range(20)])
    assert [turn.urgency for turn in served[:2]] == [AT_ONCE, AT_ONCE]
    assert served.index(Turn(LATER, "p", "0")) < 6


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def work() -> None:
        queue = Queue(1)
        async with queue.place(Turn()):
            tasks = [asyncio.create_task(wait(queue)) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[0].cancel()
            await asyncio.sleep(0)
        tasks[1].cancel()  # called already
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[2].done() and not tasks[2].cancelled()
        async with asyncio.timeout(PATIENCE), queue.place(Turn()):
            pass

    async def wait(queue: Queue) -> None:
        async with queue.place(Turn()):
            await asyncio.sleep(0)

    asyncio.run(work())


# -- quotas -------------------------------------------------------------------------------------------------------


def test_one_person_has_so_many_tables_and_bots(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tables_per_person=3, bots_per_person=2) as server:
        ada, ben = server.device(), server.device()
        bots = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        ada.call("POST", "/tables", {"game": "toy", "seats": bots})
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert ada.refused("POST", "/tables", {"game": "toy", "seats": seats}) == (429, "too-many-bots")
        for _ in range(2):
            table = ada.new_table("me", "me")
        assert ada.refused("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}) == (
            429,
            "too-many-tables",
        )
        assert ada.refused("POST", f"/tables/{table}/continue", {"moment": 0}) == (429, "too-many-tables")
        ben.new_table("me", "me")


def test_bots_on_open_seats_count_too(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), bots_per_person=2) as server:
        ada = server.device()
        tables = [ada.new_table("me", "open") for _ in range(3)]
        for table in tables[:2]:
            ada.call("POST", f"/tables/{table}/seats/1/bot", {"level": "random"})
        more = ada.refused("POST", f"/tables/{tables[2]}/seats/1/bot", {"level": "random"})
        assert more == (429, "too-many-bots")
        assert ada.state(tables[2])["seats"][1]["kind"] == "open"


def test_who_asks_for_all_their_games_asks_once_at_a_time(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each such call could keep a reader of the store busy for seconds, and all calls of others waited."""
    ada, ben = own.device("Ada"), own.device("Ben")
    ada.new_table("me", "me")
    ben.new_table("me", "me")
    begun, go_on = threading.Event(), threading.Event()
    read = exports._table

    def slowly(*what: Any, **more: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return read(*what, **more)

    monkeypatch.setattr(exports, "_table", slowly)
    answers: list[Any] = []
    first = threading.Thread(target=lambda: answers.append(ada.call("GET", "/me/export")))
    first.start()
    assert begun.wait(PATIENCE)
    again = own.program("")
    again.http.cookies = ada.http.cookies
    try:
        assert again.refused("GET", "/me/export") == (429, "too-many")
    finally:
        go_on.set()
        first.join()
    assert len(answers[0]["tables"]) == len(ben.call("GET", "/me/export")["tables"]) == 1
    assert len(again.call("GET", "/me/export")["tables"]) == 1


@pytest.mark.usefixtures("no_time_for_limits")
def test_one_address_opens_so_many_tables_a_minute(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tables_per_minute=2) as server:
        for _ in range(2):
            server.device().new_table("me", "me")
        eve = server.device()
        assert eve.refused("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2}) == (429, "too-many")


def test_tables_that_nobody_played_expire_and_others_do_not(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), unplayed_days=30, finished_days=0) as server:
        ada = server.device()
        waiting, unplayed, played = ada.new_table("me", "open"), ada.new_table("me", "me"), ada.new_table("me", "me")
        ada.choose(played, ada.state(played))
        later = time.time() + 31 * expiring.DAY
        gone = asyncio.run_coroutine_threadsafe(
            expiring.expire(server.house.tables, server.house.config, later), server.loop
        ).result(PATIENCE)
        assert gone == 2
        assert [ada.answer("GET", f"/tables/{id}").status_code for id in (waiting, unplayed, played)] == [404, 404, 200]
        with Session(server.house.store.engine) as session:
            assert set(session.scalars(select(SeatRow.table_id))) == {played}


# -- connections --------------------------------------------------------------------------------------------------


def connected(server: Running) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/games HTT", b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"]
)
def test_who_says_nothing_or_too_slowly_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    """1,200 silent connections took every file that the process could have."""
    with running(sqlite(tmp_path), request_seconds=1.0) as server, closing(connected(server)) as silent:
        silent.sendall(said)
        begun = time.monotonic()
        try:
            while silent.recv(1000):
                pass
        except ConnectionResetError:
            pass
        assert time.monotonic() - begun < PATIENCE / 2
        until(lambda: server.house.doorkeeper.open == 0)
        assert server.device().call("GET", "/games")


def test_a_slow_second_request_is_hung_up_on_too(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), request_seconds=1.0) as server, closing(connected(server)) as slow:
        slow.sendall(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b"200" in slow.recv(4000)
        slow.sendall(b"G")
        begun = time.monotonic()
        try:
            while slow.recv(1000):
                pass
        except ConnectionResetError:
            pass
        assert time.monotonic() - begun < PATIENCE / 2


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), connections_of_address=5, proxies="") as server:
        held = [connected(server) for _ in range(5)]
        until(lambda: server.house.doorkeeper.open == 5)
        with closing(connected(server)) as sixth, suppress(ConnectionResetError):
            assert sixth.recv(10) == b""
        assert server.house.doorkeeper.turned_away == 1
        for one in held:
            one.close()
        until(lambda: server.house.doorkeeper.open == 0)
        ada = server.device()
        table = ada.new_table("me", "me")
        with ada.feed(table) as told:
            assert told()["type"] == "state"
            assert server.house.doorkeeper.open >= 1
        ada.http.close()
        until(lambda: server.house.doorkeeper.open == 0)  # feeds are counted, and counted out


@contextmanager
def eves_feed(server: Running) -> Iterator[socket.socket]:
    """The bare connection of a feed."""
    eve = server.device("Eve")
    table = eve.new_table("me", "me")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in eve.http.cookies.jar)
    hello = (
        f"GET /api/tables/{table}/feed HTTP/1.1\r\nhost: {urlsplit(server.address).netloc}\r\n"
        f"origin: {server.address}\r\ncookie: {cookies}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with closing(connected(server)) as feed:
        feed.sendall(hello.encode())
        assert b" 101 " in feed.recv(4000)
        yield feed


def flooded(server: Running, frame: bytes, answer: bytes, most: float) -> tuple[int, float]:
    """How many answers a flood of frames over a feed gets, and in how many seconds; at most so many, or hung up on."""
    begun, heard = time.monotonic(), b""
    with eves_feed(server) as eve:
        eve.settimeout(0.05)
        while (took := time.monotonic() - begun) < most:
            with suppress(TimeoutError):
                eve.send(frame * 500)
            with suppress(TimeoutError):
                some = eve.recv(1 << 20)
                if not some:
                    break
                heard += some
    return heard.count(answer), took


PING, PONG, TEXT = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x81\x81\0\0\0\0x"
BEGINNING, NO_MORE = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"  # of a message; a part of it with nothing inside


@pytest.mark.parametrize(("beginning", "frame"), [(b"", PING), (b"", PONG), (BEGINNING, NO_MORE)])
def test_who_sends_many_frames_that_say_nothing_is_hung_up_on(tmp_path: Path, beginning: bytes, frame: bytes) -> None:
    """Thousands a second were answered, and everybody else waited; parts of a message without its end were all kept."""
    with running(sqlite(tmp_path), calls_per_second=20) as server:
        with eves_feed(server) as eve:
            eve.settimeout(PATIENCE)
            with suppress(ConnectionError):
                eve.sendall(beginning + frame * 2 * MOST_SIGNS)
                while eve.recv(1 << 20):
                    pass
        until(lambda: server.house.tables.feeds == 0)
        with eves_feed(server) as eve:
            eve.settimeout(PATIENCE)
            eve.sendall(PING * (MOST_SIGNS // 2))  # as a program does in an hour
            heard = b""
            while heard.count(b"\x8a\x00") < MOST_SIGNS // 2:
                heard += eve.recv(1 << 20)


def test_a_flood_over_a_feed_is_read_slowly(tmp_path: Path) -> None:
    """Every message that said nothing was answered, thousands a second, and everybody else waited."""
    with running(sqlite(tmp_path), calls_per_second=20) as server:
        answers, took = flooded(server, TEXT, b'"problem"', 3.0)
        assert 0 < answers < 80 + 21 * took
        ada = server.device("Ben")
        table = ada.new_table("me", "me")
        with ada.socket(table) as feed:  # others choose as ever
            state = receive(feed)
            for number in range(40):
                option = state["decision"]["options"][0]["id"]
                choice = {"type": "choice", "seat": state["decision"]["seat"], "option": option}
                state = answer(feed, {**choice, "version": state["version"], "key": str(number)})
                assert state["type"] == "state"
                if state["decision"] is None:
                    break


def test_feeds_of_one_address_share_what_is_read_and_programs_here_may_send_more() -> None:
    keeper = Doorkeeper(Config(proxies="10.1.1.1", hosts=""))
    assert keeper.ration("10.0.0.1", {}) is not keeper.ration("10.0.0.2", {})
    one = keeper.ration("10.0.0.1", {})
    assert one is not None and one is keeper.ration("10.0.0.1", {})
    assert keeper.ration("10.1.1.1", {}) is not keeper.ration("10.1.1.1", {}), "there may be many people behind it"
    for told in (b"10.0.0.1", b"10.0.0.9, 10.0.0.1", b"10.0.0.1, 10.1.1.1"):  # but a proxy tells who they are
        assert keeper.ration("10.1.1.1", {b"x-forwarded-for": told}) is one
    assert keeper.ration("10.0.0.1", {b"x-forwarded-for": b"10.0.0.2"}) is one, "nobody says that of themselves"
    assert keeper.ration("127.0.0.1", {b"host": b"localhost:8000"}) is None
    assert keeper.ration("127.0.0.1", {b"host": b"localhost:8000", b"x-forwarded-for": b"10.0.0.1"}) is not None


def test_a_ration_is_so_much_a_second_and_never_more_than_a_slice_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("serai.server.connections.time.monotonic", lambda: now[0])
    ration = Ration(10_000)
    assert [ration.take(9_000) for _ in range(4)] == [4096, 4096, 1808, 0]
    now[0] = ration.pause
    assert ration.take(100) == 100
    now[0] = 100.0
    assert sum(ration.take(9_000) for _ in range(10)) == 10_000


@pytest.mark.usefixtures("no_time_for_limits")
def test_who_calls_too_often_waits_for_the_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of refusals a second were a load of their own."""
    monkeypatch.setattr("serai.server.guard.TOO_MANY_REST", 0.4)
    with running(sqlite(tmp_path), calls_per_second_of_address=0.5) as server, closing(connected(server)) as eve:
        begun = time.monotonic()
        eve.sendall(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n" * 5)
        heard = b""
        while heard.count(b"HTTP/1.1 ") < 5:
            heard += eve.recv(1 << 16)
        assert heard.count(b" 429 ") >= 2
        assert time.monotonic() - begun > 0.8


def test_who_sends_more_requests_than_are_answered_is_hung_up_on(tmp_path: Path) -> None:
    """All of them were read at once and lay in memory, a million in seconds."""
    request = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with running(sqlite(tmp_path)) as server:
        for number, answered in ((10, range(10, 11)), (5000, range(100))):
            with closing(connected(server)) as eve:
                eve.settimeout(PATIENCE)
                heard = b""
                with suppress(OSError):  # hung up on in the middle, or nothing more to hear
                    eve.sendall(request * number)
                    while heard.count(b"HTTP/1.1 200") < number and (some := eve.recv(1 << 16)):
                        heard += some
                assert heard.count(b"HTTP/1.1 200") in answered
        assert server.device().call("GET", "/games")


def test_a_network_of_addresses_counts_as_one() -> None:
    """Who has one address of IPv6 has 2 ** 64 of them."""
    keeper = Doorkeeper(Config(connections_of_address=2, connections=100, proxies=""))
    homes = [f"2001:db8:0:7::{number:x}" for number in range(5)]
    assert [keeper.lets_in(home) for home in homes] == [True, True, False, False, False]
    assert keeper.lets_in("2001:db8:0:8::1")
    assert [keeper.lets_in(one) for one in ("10.0.0.1", "::ffff:10.0.0.1", "::ffff:10.0.0.1", "10.0.0.1")] == [
        *(True, True, False, False)
    ]
    for home in homes[:2]:
        keeper.lets_out(home)
    assert keeper.lets_in(homes[4])


@pytest.mark.usefixtures("no_time_for_limits")
def test_who_has_many_addresses_tries_no_more_passwords(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), log_ins_per_minute=3) as server:
        attempt = {"account": "ada", "password": "a guess of hers"}
        codes = []
        for number in range(5):
            eve = server.device()
            eve.http.headers["X-Forwarded-For"] = f"2001:db8::{number:x}"
            codes.append(eve.refused("POST", "/session", attempt)[0])
        assert codes == [401, 401, 401, 429, 429]


@pytest.mark.parametrize("proxies", ["10.88.0.0/16", "10.88.0.1, ::1", "*"])
def test_a_proxy_may_have_as_many_connections_as_it_needs(proxies: str) -> None:
    keeper = Doorkeeper(Config(connections_of_address=2, connections=100, proxies=proxies))
    assert all(keeper.lets_in("10.88.0.1") for _ in range(5))


# -- clocks -------------------------------------------------------------------------------------------------------


def test_a_change_of_the_wall_clock_forfeits_nobodys_seat(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = own.device(), own.device()
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "clock_seconds": 600, "clock_forfeits": True}
    link = ada.call("POST", "/tables", body)
    ben.call("POST", link["invite"], {})
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 3600)
    chooser = (ada, ben)[ada.state(link["table"])["decision"]["seat"]]
    assert chooser.choose(link["table"], chooser.state(link["table"])).status_code == 200
    state = ada.state(link["table"])
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person"]
    assert all(500 < seat["clock_left"] <= 600 for seat in state["seats"])
    monkeypatch.setattr(time, "time", lambda: now() - 3600)
    assert all(500 < seat["clock_left"] <= 600 for seat in ada.state(link["table"])["seats"])


def test_a_restart_gives_no_time_back_and_takes_none(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(url) as server:
        ada = server.device()
        table = ada.new_table("me", "me", clock_seconds=600)
        live = server.live(table)
        live.thinking_since -= 100  # as if somebody had thought for so long
        cookie = dict(ada.http.cookies)
    store = Store(url)
    with Session(store.engine) as session:
        row = session.get(TableRow, table)
        assert row is not None and row.to_choose is not None
        seat = session.get(SeatRow, (table, row.to_choose))
        assert seat is not None and 100 <= seat.clock_used < 200
        row.updated -= 3600  # the server was down for an hour
        session.commit()
    store.close()
    with running(url) as server:
        again = server.program("")
        again.http.cookies.update(cookie)
        left = [seat["clock_left"] for seat in again.state(table)["seats"]]
        assert 350 < min(left) <= 500 and max(left) == 600
