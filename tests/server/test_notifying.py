"""Notifying: who does not look is told that it is their turn, once, by the ways that they chose, and by no other."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import random
import re
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from serai.server.models import ChannelRow, MessageRow, TidingRow
from serai.server.notifying import outbox, posting
from serai.server.notifying.links import Link, Links
from serai.server.notifying.posting import Unreachable, target_of
from tests.server.conftest import PATIENCE, Device, Json, Running, running, sqlite, until

PUBLIC = "https://play.example.org"


class Service:
    """A service on this machine that takes what is posted: a push service, or a chat."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []  # what it says to the next calls; then 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.answers.pop(0) if service.answers else 201
                service.taken.append((self.path, dict(self.headers.items()), body))
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for where, headers, body in self.taken if where == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """The keys of a browser's subscription, and how it reads what comes (RFC 8291, written anew)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = random.Random(1).randbytes(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def channel(self, address: str) -> Json:
        keys = {"public": _text(self._point), "secret": _text(self._secret)}
        return {"kind": "push", "address": address, "label": "Laptop", **keys}

    def read(self, body: bytes) -> Json:
        salt, size, ours = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65 and int.from_bytes(body[16:20]) == 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), ours)
        shared = self._key.exchange(ec.ECDH(), theirs)
        root = _expand(_hmac(self._secret, shared), b"WebPush: info\0" + self._point + ours, 32)
        extracted = _hmac(salt, root)
        key = _expand(extracted, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expand(extracted, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[86:], None)
        assert plain.endswith(b"\x02")
        return cast(Json, json.loads(plain[:-1]))


def _hmac(key: bytes, said: bytes) -> bytes:
    return hmac.new(key, said, sha256).digest()


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    return _hmac(key, info + b"\x01")[:length]


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Mailbox:
    """What an SMTP server on this machine was given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("nobody"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["to"] == address]


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=0)
    controller.port = _free_port()
    controller.start()
    mailbox.port = controller.port  # type: ignore[attr-defined]
    yield mailbox
    controller.stop()


def _free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, service: Service, mailbox: Any) -> Iterator[Running]:
    """A server that tells at once, and tries again at once."""
    patch = pytest.MonkeyPatch()
    patch.setattr(outbox, "LOOK_EVERY", 0.02)
    patch.setattr(outbox, "AGAIN_AFTER", (0.0, 0.0))
    more = {
        "notify_after": 0.0,
        "notify_hosts": "127.0.0.1",
        "address": PUBLIC,
        "smtp_host": "127.0.0.1",
        "smtp_port": mailbox.port,
        "smtp_security": "none",
        "smtp_from": "table@play.example.org",
    }
    with running(sqlite(tmp_path_factory.mktemp("notify")), **more) as server:
        yield server
    patch.undo()


def table_of_two(ada: Device, ben: Device) -> str:
    """A table where it is Ada's turn."""
    made = ada.call("POST", "/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.call("POST", made["invite"], {})
    table = str(made["table"])
    while ada.state(table)["decision"]["seat"] != 0:
        assert ben.choose(table, ben.state(table)).status_code == 200
    return table


def pass_the_turn(device: Device, table: str) -> None:
    """Choose until it is the other's turn."""
    seat = device.state(table)["decision"]["seat"]
    while (state := device.state(table))["decision"] is not None and state["decision"]["seat"] == seat:
        assert device.choose(table, state).status_code == 200


def rest(server: Running) -> None:
    """Until the outbox is empty, and another round was made."""
    pulse = next(pulse for pulse in server.house.pulses if pulse.name == "notifying")
    until(lambda: not _messages(server) and not pulse.in_a_row)


def _messages(server: Running) -> list[str]:
    with Session(server.house.store.engine) as session:
        return list(session.scalars(select(MessageRow.id)))


def test_a_browser_is_told_once_that_it_is_my_turn(told: Running, service: Service) -> None:
    ada, ben = told.device("Ada"), told.device("Ben")
    table = table_of_two(ada, ben)
    browser = Browser()
    channel = ada.call("POST", "/notify/channels?lang=en", browser.channel(f"{service.address}/push/ada"))
    assert channel["address"] == "127.0.0.1" and channel["label"] == "Laptop"
    pass_the_turn(ada, table)
    pass_the_turn(ben, table)
    until(lambda: service.at("/push/ada"))
    rest(told)
    [(headers, body)] = service.at("/push/ada")
    message = browser.read(body)
    assert message["title"] == "Toy: your turn" and message["path"] == f"/t/{table}"
    assert message["body"] == "It is your turn at the table with Ben."
    assert headers["Content-Encoding"] == "aes128gcm" and headers["TTL"]
    settings = ada.call("GET", "/notify")
    _check_token(headers["Authorization"], settings["push_key"], service.address)
    assert told.house.notifier.vapid.public == settings["push_key"]


def _check_token(header: str, public: str, audience: str) -> None:
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)", header)
    assert found is not None and found[4] == public
    claims = json.loads(_raw(found[2]))
    assert claims["aud"] == audience and claims["sub"] == PUBLIC
    signature = _raw(found[3])
    whole = encode_dss_signature(int.from_bytes(signature[:32]), int.from_bytes(signature[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(public))
    key.verify(whole, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(SHA256()))


def test_who_looks_is_told_nothing_and_who_hides_the_page_is(told: Running, service: Service) -> None:
    ada, ben = told.device("Ada"), told.device("Ben")
    table = table_of_two(ada, ben)
    ada.call("POST", "/notify/channels", Browser().channel(f"{service.address}/push/looks"))
    with ada.socket(table) as socket:
        socket.recv(60)
        pass_the_turn(ada, table)
        pass_the_turn(ben, table)
        _until_noted(told, table, ada)
        assert service.at("/push/looks") == []
        pass_the_turn(ada, table)
        socket.send(json.dumps({"type": "looking", "looking": False}))
        socket.send("{}")  # is refused: what came before it has been read
        while json.loads(socket.recv(60))["type"] != "problem":
            pass
        pass_the_turn(ben, table)
        until(lambda: len(service.at("/push/looks")) == 1)


def _until_noted(server: Running, table: str, device: Device) -> None:
    version = device.state(table)["version"]

    def known() -> bool:
        with Session(server.house.store.engine) as session:
            rows = session.scalars(select(TidingRow).where(TidingRow.table_id == table))
            return any(row.version == version for row in rows)

    until(known)


def test_tables_are_chosen_and_a_digest_gathers(told: Running, service: Service) -> None:
    ada, ben = told.device("Ada"), told.device("Ben")
    quiet, slow, slower = (table_of_two(ada, ben) for _ in range(3))
    ada.call("POST", "/notify/channels?lang=en", {"kind": "webhook", "address": f"{service.address}/hook/digest"})
    ada.call("PUT", "/notify", {"how": "digest"})
    assert ada.call("PUT", f"/tables/{quiet}/notify", {"how": "off"}) == {"how": "off"}
    assert ada.call("GET", f"/tables/{slow}/notify") == {"how": "default"}
    assert told.device().refused("PUT", f"/tables/{quiet}/notify", {"how": "off"}) == (403, "not-yours")
    for table in (quiet, slow, slower):
        pass_the_turn(ada, table)
    pass_the_turn(ben, quiet)
    pass_the_turn(ben, slow)
    until(lambda: service.at("/hook/digest"))
    first = json.loads(service.at("/hook/digest")[0][1])
    assert first["kind"] == "digest" and "One table is waiting for you" in first["text"]
    pass_the_turn(ben, slower)  # the next digest is due in a day
    until(lambda: len(_messages(told)) == 1)
    with Session(told.house.store.engine) as session, session.begin():
        session.execute(update(MessageRow).values(due=0.0))
    until(lambda: len(service.at("/hook/digest")) == 2)
    second = json.loads(service.at("/hook/digest")[1][1])
    assert "2 tables are waiting" in second["content"] and second["url"] == f"{PUBLIC}/tables"
    assert second["allowed_mentions"] == {"parse": []}


def test_a_mailbox_is_asked_first_and_one_press_ends_it(told: Running, mailbox: Mailbox) -> None:
    ada, ben = told.device("Ada"), told.device("Ben")
    table = table_of_two(ada, ben)
    box = {"kind": "mail", "address": "ada@example.org"}
    channel = ada.call("POST", "/notify/channels?lang=fr", box)
    assert channel["confirmed"] is False
    assert ada.refused("POST", f"/notify/channels/{channel['id']}/trial") == (409, "unconfirmed")
    until(lambda: mailbox.to("ada@example.org"))
    asked = mailbox.to("ada@example.org")[0]
    assert asked["subject"] == "Serai peut-il vous écrire ici\u202f?" and asked["list-unsubscribe"] is None
    path = re.search(rf"{PUBLIC}/notify/(\S+)", asked.get_content())
    assert path is not None
    nobody = told.program("")
    assert nobody.call("GET", f"/notify/links/{path[1]}")["purpose"] == "confirm"
    assert ada.call("GET", "/notify")["channels"][0]["confirmed"] is False, "looking is not saying yes"
    nobody.call("POST", f"/notify/links/{path[1]}")
    pass_the_turn(ada, table)
    pass_the_turn(ben, table)
    until(lambda: len(mailbox.to("ada@example.org")) == 2)
    letter = mailbox.to("ada@example.org")[1]
    assert "à vous de jouer" in letter["subject"] and f"{PUBLIC}/t/{table}" in letter.get_content()
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = re.search(rf"{PUBLIC}/notify/(\S+)", letter.get_content())
    assert stop is not None
    nobody.call("POST", f"/notify/links/{stop[1]}")
    assert ada.call("GET", f"/tables/{table}/notify") == {"how": "off"}
    address = str(letter["list-unsubscribe"]).strip("<>").replace(PUBLIC, told.address)
    answer = httpx.post(address, data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE)  # as mail programs do
    assert answer.status_code == 200
    assert ada.call("GET", "/notify")["channels"] == []
    assert httpx.post(address, timeout=PATIENCE).status_code == 200, "twice is once"
    assert nobody.refused("POST", f"/notify/links/{path[1]}x") == (404, "no-link")


def test_links_are_signed() -> None:
    links = Links("key")
    written = links.written(Link("table", "channel", "table"))
    assert links.read(written) == Link("table", "channel", "table")
    assert links.read(written.replace("table", "all", 1)) is None
    assert Links("another").read(written) is None and links.read("") is None and links.read("é.é") is None


def test_what_fails_is_tried_again_and_then_given_up(
    told: Running, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    ada = told.device("Ada")
    hook = ada.call("POST", "/notify/channels", {"kind": "webhook", "address": f"{service.address}/hook/fails"})
    trial = f"/notify/channels/{hook['id']}/trial"
    service.answers = [500, 503]
    ada.call("POST", trial)
    until(lambda: len(service.at("/hook/fails")) == 3)
    rest(told)
    assert ada.call("GET", "/notify")["channels"][0]["failures"] == 0
    with caplog.at_level(logging.WARNING, "serai.notifying"):
        service.answers = [500, 500, 500]
        ada.call("POST", trial)
        until(lambda: "was given up after 3 attempts: the answer was 500" in caplog.text)
    rest(told)
    assert service.address not in caplog.text, "the address of a webhook is as good as a password"
    service.answers = [307]
    ada.call("POST", trial)
    until(lambda: "the answer was 307" in caplog.text)
    assert service.at("/elsewhere") == [], "redirects are not followed"
    push = ada.call("POST", "/notify/channels", Browser().channel(f"{service.address}/push/gone"))
    service.answers = [410]
    ada.call("POST", f"/notify/channels/{push['id']}/trial")
    until(lambda: len(ada.call("GET", "/notify")["channels"]) == 1)


def test_a_refused_mailbox_is_given_up_at_once(told: Running, caplog: pytest.LogCaptureFixture) -> None:
    ada = told.device("Ada")
    with caplog.at_level(logging.WARNING, "serai.notifying"):
        ada.call("POST", "/notify/channels", {"kind": "mail", "address": "nobody@example.org"})
        until(lambda: "given up after 1 attempts: the mailbox was refused" in caplog.text)
    assert "nobody@" not in caplog.text


def test_what_is_sent_is_limited(told: Running, service: Service) -> None:
    ada = told.device("Ada")
    hook = ada.call("POST", "/notify/channels", {"kind": "webhook", "address": f"{service.address}/hook/much"})
    with Session(told.house.store.engine) as session, session.begin():
        many = {"hour": 4e9, "sent": outbox.MOST_AN_HOUR}
        session.execute(update(ChannelRow).where(ChannelRow.id == hook["id"]).values(many))
    ada.call("POST", f"/notify/channels/{hook['id']}/trial")

    def postponed() -> bool:
        with Session(told.house.store.engine) as session:
            found = session.scalar(select(MessageRow.due).where(MessageRow.channel == hook["id"]))
            return found is not None and found > 4e9

    until(postponed)
    assert service.at("/hook/much") == []
    ada.call("DELETE", f"/notify/channels/{hook['id']}")
    assert ada.refused("DELETE", f"/notify/channels/{hook['id']}") == (404, "no-channel")
    for n in range(10):
        ada.call("POST", "/notify/channels", {"kind": "webhook", "address": f"{service.address}/hook/{n}"})
    one_more = {"kind": "webhook", "address": f"{service.address}/hook/10"}
    assert ada.refused("POST", "/notify/channels", one_more) == (409, "too-many-channels")


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[::7f00:1]/",
        "https://[::ffff:0:7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[fec0::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://user:secret@example.org/",
        "https://example.org:99999/",
        "https://[",
        "ftp://example.org/",
        "https://example.org/\r\nHost: x",
        "javascript:alert(1)",
        "",
    ],
)
def test_no_address_leads_inside(address: str) -> None:
    with pytest.raises(Unreachable):
        target_of(address, frozenset())


def test_public_addresses_are_called() -> None:
    for address in ("https://[2606:4700::1111]/", "https://1.1.1.1/", "https://[64:ff9b::101:101]/"):
        assert target_of(address, frozenset()).port == 443


def test_who_names_slow_addresses_lets_nobody_else_wait(told: Running) -> None:
    """They were served in the order in which they came, a few at a time, ten seconds each."""
    same: dict[str, Any] = {"public": "", "secret": "", "label": "", "locale": "en", "confirmed": True, "created": 0.0}
    none = {"failures": 0, "digested": 0.0, "hour": 0.0, "sent": 0}
    with Session(told.house.store.engine) as session:  # it is never committed
        for person, many in (("eve", 3 * outbox.TOGETHER), ("ada", 1)):
            session.add(ChannelRow(id=person, person=person, kind="webhook", address="https://a.b", **same, **none))
            session.flush()
            for number in range(many):
                id, due = f"{person} {number}", float(number) if person == "eve" else 1000.0
                session.add(MessageRow(id=id, channel=person, kind="trial", table_id="", due=due, tries=0))
        session.flush()
        claimed = outbox._claim(session)
    assert claimed == [*(f"eve {number}" for number in range(outbox.MOST_OF_ONE)), "ada 0"]


def test_names_that_nobody_answers_for_keep_no_password_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were looked up on the few threads on which passwords are checked."""
    answered = Event()

    def looked_up(*_: Any, **__: Any) -> list[Any]:
        answered.wait(PATIENCE)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)

    async def posted() -> str:
        posts = [posting.post(f"https://{number}.example.org/", b"", {}, frozenset()) for number in range(64)]
        gathered = asyncio.gather(*posts, return_exceptions=True)
        await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(asyncio.to_thread(str, "checked"), 5.0)
        finally:
            answered.set()
            await gathered

    assert asyncio.run(posted()) == "checked"


def test_names_that_lead_inside_are_not_called(told: Running, caplog: pytest.LogCaptureFixture) -> None:
    """What a name leads to is checked when it is called: `localhost` is a name like any other."""
    ada = told.device("Ada")
    hook = ada.call("POST", "/notify/channels", {"kind": "webhook", "address": "https://localhost/hook"})
    with caplog.at_level(logging.WARNING, "serai.notifying"):
        ada.call("POST", f"/notify/channels/{hook['id']}/trial")
        until(lambda: "leads into a private network" in caplog.text)
    bad = {"kind": "webhook", "address": "http://10.0.0.1/"}
    assert ada.refused("POST", "/notify/channels", bad) == (400, "bad-address")
    keyless = {"kind": "push", "address": "https://push.example.org/x", "public": "AA", "secret": "AA"}
    assert ada.refused("POST", "/notify/channels", keyless) == (400, "bad-address")
    assert ada.refused("POST", "/notify/channels", {"kind": "mail", "address": "a b@c"}) == (400, "bad-request")


def test_the_loop_goes_on_when_it_fails_and_health_says_so(told: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    pulse = next(pulse for pulse in told.house.pulses if pulse.name == "notifying")
    monkeypatch.setattr(outbox, "send_due", broken)
    until(lambda: pulse.in_a_row)
    health = httpx.get(f"{told.address}/health", timeout=PATIENCE).json()
    assert health["background"]["notifying"] == "failing", health
    monkeypatch.undo()
    until(lambda: not pulse.in_a_row)


def test_nothing_is_left_of_who_is_forgotten(told: Running, service: Service) -> None:
    ada = told.device("Ada")
    ada.call("POST", "/notify/channels", {"kind": "webhook", "address": f"{service.address}/hook/secret-path"})
    assert "secret-path" in json.dumps(ada.call("GET", "/me/export"))
    ada.call("DELETE", "/me")
    with Session(told.house.store.engine) as session:
        assert not [row for row in session.scalars(select(ChannelRow)) if "secret-path" in row.address]


def test_without_an_smtp_server_no_mailbox_is_taken(server: Running, tmp_path: Path) -> None:
    ada = server.device("Ada")
    assert ada.call("GET", "/notify")["mail"] is False
    assert ada.refused("POST", "/notify/channels", {"kind": "mail", "address": "a@example.org"}) == (409, "no-mail")
