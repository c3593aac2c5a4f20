#!/usr/bin/env python3
"""A bot that talks to Serai over its standard input and output. It needs nothing but Python.

    serai play wayfarers --bots "stdio:python3 examples/stdio_bot.py"
    serai ladder wayfarers --bots "stdio:python3 examples/stdio_bot.py,random" --games 10

Each question is one line of JSON, each answer one line with the id of an option. This one prefers options that touch
something (a card, a slot) over those that pass, and otherwise takes the option whose kind it has taken least often.
"""

import json
import random
import sys
from typing import Any


def main() -> None:
    chance = random.Random()
    taken: dict[str, int] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            chance.seed(question["seed"])
        elif question["type"] == "choose":
            option = choose(question["options"], taken, chance)
            kind = option.partition(":")[0]
            taken[kind] = taken.get(kind, 0) + 1
            print(option, flush=True)


def choose(options: list[dict[str, Any]], taken: dict[str, int], chance: random.Random) -> str:
    """The id of one of the options."""
    useful = [option for option in options if option["touches"]] or options
    ranked = [(taken.get(option["id"].partition(":")[0], 0), chance.random(), option["id"]) for option in useful]
    return str(min(ranked)[2])


if __name__ == "__main__":
    main()
