#!/usr/bin/env python3
"""A bot that talks to Serai over its standard input and output. It needs nothing but Python.

    serai play wayfarers --bot "stdio:python3 examples/stdio_bot.py"
    serai ladder wayfarers --bot "stdio:python3 examples/stdio_bot.py" --bot random --games 10

It speaks protocol 2: each message is a line of JSON, and one process plays all matches that it is asked about. It
prefers options that touch something (a card, a slot), and of those the kind that it has taken least often in the match.
"""

import json
import random
import sys
from typing import Any


class Seat:
    """A seat of a match."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.number = hello["seat"]
        self.chance = random.Random(hello["seed"])
        self.taken: dict[str, int] = {}

    def choose(self, options: list[dict[str, Any]]) -> str:
        """The id of one of the options."""
        useful = [option for option in options if option["touches"]] or options
        ranked = [(self.taken.get(kind(option["id"]), 0), self.chance.random(), option["id"]) for option in useful]
        chosen = str(min(ranked)[2])
        self.taken[kind(chosen)] = self.taken.get(kind(chosen), 0) + 1
        return chosen


def kind(option: str) -> str:
    return option.partition(":")[0]


def main() -> None:
    say({"type": "ready", "protocol": 2, "matches": 1000})
    seats: dict[str, Seat] = {}
    for line in sys.stdin:
        message = json.loads(line)
        match = message["match"]
        if message["type"] == "hello":
            seats[match] = Seat(message)
        elif message["type"] == "choose":
            say({"match": match, "option": seats[match].choose(message["options"])})
        elif message["type"] == "over":
            seat = seats.pop(match)
            if message["finished"] and seat.number in message["winners"]:
                print(f"won with {message['scores'][seat.number]} points", file=sys.stderr)


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
