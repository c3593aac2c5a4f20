"""Plays one seat of a table over HTTP until the match is over; nothing but the standard library.

    python examples/bot.py http://127.0.0.1:8000 TABLE SEAT TOKEN

The token of a seat comes from POST /api/tables/{table}/seats/{seat}/token (in the page: the menu of the seat).
Write your own `choose`, and you have a bot.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


def choose(state: dict[str, Any]) -> str:
    """The id of an option: here by chance."""
    return str(random.choice(state["decision"]["options"])["id"])


def call(address: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """GET, or POST with a body. A retry after a lost answer is harmless: the server knows the key of the choice."""
    data = json.dumps(body).encode() if body is not None else None
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for attempt in range(5):
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=30) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if error.code not in (409, 429):
                sys.exit(f"{error.code} {problem['code']}: {problem['message']}")
            time.sleep(attempt if error.code == 429 else 0)
            return dict(problem)  # the table has moved on: look again
        except urllib.error.URLError:
            time.sleep(attempt)
    sys.exit(f"{address} does not answer")


def main(server: str, table: str, seat: str, token: str) -> None:
    at, version = f"{server}/api/tables/{table}", 0
    while True:
        state = call(f"{at}?viewer={seat}&lang=en&since={version}", token)
        version = state.get("version") or version
        if state.get("status") == "finished":
            print("over:", {score["seat"]: score["total"] for score in state["scores"]}, "winners:", state["winners"])
            return
        if state.get("decision") and state["decision"]["options"]:
            choice = {"seat": int(seat), "option": choose(state), "version": version, "key": uuid.uuid4().hex}
            call(f"{at}/choices", token, choice)
        else:
            time.sleep(0.05)  # somebody else's turn; the feed (a WebSocket) would tell at once


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) == 5 else sys.exit(__doc__)
