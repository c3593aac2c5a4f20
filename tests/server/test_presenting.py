"""Presenting: what people read at a table of any game, in either language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.games import all_names
from tests.games.reading import FRENCH, LOCALES, MINUS, NAMES, RAW, SPACES
from tests.server.conftest import Running

CHOICES = 40


@pytest.mark.parametrize("game", all_names())
def test_options_begin_with_a_capital_and_everything_reads_well(server: Running, game: str) -> None:
    ada = server.device("Ada")
    seats = [{"kind": "me", "name": name} for name in NAMES[:2]]
    table = ada.new_table(game=game, seats=seats)
    chance = random.Random(game)
    with_facts = 0
    for _ in range(CHOICES):
        facts: dict[str, dict[str, Any]] = {}
        for locale in LOCALES:
            state = ada.state(table, lang=locale)
            decision = state["decision"]
            for option in decision["options"]:
                # what a note is made of: the same in every language, but for parts that are words of their own
                for name, fact in option["facts"].items():
                    known = facts.setdefault(option["id"], {}).setdefault(name, fact)
                    assert known == fact or fact in option["note"], (option, known)
            offered = [choice["text"] for choice in (*decision["options"], *decision["refusals"])]
            told = [event["text"] for event in state["events"]]
            notes = [note for option in decision["options"] if (note := option["note"])]
            reasons = [refusal["reason"] for refusal in decision["refusals"]]
            for text in (*offered, decision["question"], *reasons, *told):
                assert not text[:1].islower(), text
            for text in (*offered, decision["question"], *reasons, *told, *notes):
                wrong = RAW.search(text) or SPACES.search(text) or MINUS.search(text)
                assert not wrong, text
                assert locale != "fr" or not FRENCH.search(text), text
        with_facts += len(facts)
        ada.play_on(table, chance, 1)
    assert with_facts
