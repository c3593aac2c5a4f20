"""Narrow positions: an action once begun can always be completed, whatever is chosen (EN-TURN-06, EN-TURN-10)."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games import encyclopedia
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from tests.rules import rules

GAME = encyclopedia.load()
BOOK = GAME.book
USEFUL = [  # Experts that give Reputation or Coins on the way, raise values, or are one-shot
    expert
    for expert in BOOK.expert_ids
    if BOOK.end_category[BOOK.expert_ids.index(expert)] < 0 and BOOK.end_points[BOOK.expert_ids.index(expert)] is None
]


def narrow_position(chance: Chance) -> dict[str, Any]:
    """Few cards on display, low dice, poor players, and Experts that set off bonuses."""

    def some(ids: list[str], count: int) -> list[str]:
        return [ids.pop(chance.below(len(ids))) for _ in range(count)]

    experts = [*USEFUL] if chance.below(2) else list(BOOK.expert_ids)
    animals = list(BOOK.animal_ids)
    one_continent = BOOK.continents[chance.below(5)]
    nearby = [
        id for id in animals if BOOK.continents[BOOK.animal_continent[BOOK.animal_ids.index(id)]] == one_continent
    ]
    university = some(experts, chance.below(4)) + [""] * 6
    academy = some(nearby, chance.below(3)) + [""] * 6
    study = {id: [kind for kind in (1, 2, 3, 4) if chance.below(3)] for id in some(nearby, chance.below(4))}
    full = {"mammal": 9, "bird": 9, "reptile": 9, "omnivore": 9, "carnivore": 9, "herbivore": 9, "grassland": 7}
    player = {
        "coins": chance.below(3),
        "tokens": chance.below(2),
        "seals": chance.below(2),
        "reputation": chance.below(16),
        "experts": some(experts, chance.below(5)),
        "study": study,
        "published": full if chance.below(8) == 0 and not study else {},
        "slots": [[f"{BOOK.colours[chance.below(5)]} {1 + chance.below(3)}" for _ in range(2)], [], [], []],
    }
    return {
        "phase": "turns",
        "order": [0, 1],
        "university": university[:6],
        "academy": academy[:6],
        "players": {"0": player, "1": {"reputation": chance.below(16), "slots": [["green 1"], [], ["red 2"], []]}},
    }


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
@rules("EN-TURN-06", "EN-TURN-10", "EN-EXP-07")
def test_an_action_once_begun_can_be_completed(part: int) -> None:
    for number in range(25):
        chance = Chance.seeded(f"narrow {part} {number}")
        given = narrow_position(chance)
        match = Match(GAME, 2, f"narrow {part} {number}", given=given)
        for _ in range(6):
            twin = match.clone()
            for _ in range(60):  # more than a turn; an empty decision would raise
                if twin.decision is None:
                    break
                twin.play(twin.decision.options[chance.below(len(twin.decision.options))])
                assert twin.game.faults(twin.table) == [], given
