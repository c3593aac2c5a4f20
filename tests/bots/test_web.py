"""Bots at an address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from serai.bots import Outlook, dismiss, make_bot
from serai.bots.web import WebBot, WebBotError
from serai.kernel.match import Match
from tests.kernel.toy import TOY


@contextmanager
def answering(answer: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An address, and what it is told; `answer` makes a body of a question."""
    told: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            message = json.loads(self.rfile.read(int(self.headers["content-length"])))
            told.append(message)
            body = answer(message) if message["type"] == "choose" else b""
            self.send_response(200 if body is not None else 500)
            self.end_headers()
            self.wfile.write(body or b"")

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/bot", told
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def first(message: dict[str, Any]) -> bytes:
    return json.dumps({"option": message["options"][-1]["id"]}).encode()


def test_an_address_plays_a_match() -> None:
    with answering(first) as (address, told):
        match = Match(TOY, 2, "x")
        bots = [make_bot(address, str(seat)) for seat in range(2)]
        while match.decision is not None:
            match.play(bots[match.decision.seat].choose(Outlook(match)))
        dismiss(bots, match)
    assert [one["type"] for one in told].count("hello") == 2
    assert len({one["match"] for one in told}) == 2
    assert [one["finished"] for one in told if one["type"] == "over"] == [True, True]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda message: b"what?", "answered 'what\\?'; expected"),
        (lambda message: b'{"option": "nothing of that"}', "one of the options"),
        (lambda message: None, "status 500"),
    ],
)
def test_what_an_address_does_wrong_is_told(answer: Any, words: str) -> None:
    with answering(answer) as (address, _), pytest.raises(WebBotError, match=words):
        make_bot(address, "").choose(Outlook(Match(TOY, 2, "x")))


def test_an_address_where_nobody_is_is_told() -> None:
    with pytest.raises(WebBotError, match="is no address"):
        WebBot("http://", "")
    with answering(first) as (address, _):
        pass
    with pytest.raises(WebBotError, match="does not answer"):
        WebBot(address, "").choose(Outlook(Match(TOY, 2, "x")))
