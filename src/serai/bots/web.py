"""Bots behind an address: each message of the protocol (docs/bots.md) is a POST, the answer to a question an option."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPException
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from serai.bots.bot import Outlook
from serai.bots.messages import ProgramError, hello, over, question
from serai.kernel.decision import Option
from serai.kernel.match import Match

LONGEST_WAIT = 60.0  # seconds for one answer
LONGEST_ANSWER = 10_000  # bytes


class WebBotError(ProgramError):
    """An address did not answer as the protocol wants; says what it did."""


class WebBot:
    """One seat of one match, played by whoever answers at an address."""

    def __init__(self, address: str, seed: str, patience: float = LONGEST_WAIT) -> None:
        try:
            known = urlsplit(address).hostname
        except ValueError:
            known = None
        if not known:
            raise WebBotError(f"{address} is no address of a program: expected http://HOST:PORT/…")
        self._address = address
        self._seed = seed
        self._patience = patience
        self._names: Sequence[str] = ()
        self._match = ""

    def meet(self, names: Sequence[str]) -> None:
        """Who sits at the table, by seat."""
        self._names = names

    def choose(self, outlook: Outlook) -> Option:
        if not self._match:
            self._match = token_hex(8)
            self._post(hello(outlook, self._match, self._seed, self._names, 2))
        text = self._post(question(outlook, self._match))
        try:
            said = json.loads(text)
        except (ValueError, RecursionError):
            said = None
        answer = said.get("option") if isinstance(said, dict) else None
        option = outlook.decision.find(answer) if isinstance(answer, str) else None
        if option is None:
            shown = text[:60].decode("utf-8", "replace")
            raise WebBotError(f'{self._address} answered {shown!r}; expected {{"option": ID}} with one of the options')
        return option

    def close(self, match: Match | None = None) -> None:
        """The match is over, or given up; whether anybody still listens does not matter."""
        ended, self._match = self._match, ""
        if ended:
            with suppress(WebBotError):
                self._post(over(ended, match))

    def _post(self, message: dict[str, Any]) -> bytes:
        body = json.dumps(message, ensure_ascii=False).encode()
        request = Request(self._address, body, {"content-type": "application/json"}, method="POST")
        try:
            with urlopen(request, timeout=self._patience) as answer:
                return bytes(answer.read(LONGEST_ANSWER))
        except HTTPError as error:
            error.close()
            raise WebBotError(f"{self._address} answered with status {error.code}") from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise WebBotError(f"{self._address} does not answer: {getattr(error, 'reason', error)}") from None
