"""Why not: whatever stands on the table but is not offered says what it lacks."""

from __future__ import annotations

import pytest

from serai.games import find_game
from serai.kernel.match import Match
from tests.games.variants import moments

GAME = find_game("wayfarers")
# What a player may ask for, and is told at some moment of a few matches, by question.
TOLD = {
    "main-action": {"no-worker", "no-slot-for-die", "need-guild-influence", "guild-ability-used"},
    "place-die": {"slot-taken", "need-assets", "need-guild-influence", "no-need-to-rent", "no-arrow", "chain-turned"},
    "place-worker": {"worker-of-colour-there", "action-useless"},
    "acquire": {"need-silver", "need-provision", "no-pigeon", "no-place-for-townsfolk"},
    "tuck": {"townsfolk-there", "no-tag-for-townsfolk"},
    "influence-card": {"has-influence"},
    "move-influence": {"need-guild-influence"},
    "journal": {"need-requirement"},
    "place-tile": {"no-room-there"},
    "order": {"need-requirement", "need-tile-price", "no-place-for-townsfolk", "no-room-in-caravan"},
    "end-turn": {"journal-first", "need-guild-influence"},
}


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """The reasons that were given, by question."""
    found: dict[str, set[str]] = {}
    for seed in range(8):
        for moment in moments(Match(GAME, 1 + seed % 4, f"why {seed}"), f"why {seed}", 1500):
            if moment.decision is not None:
                found.setdefault(moment.decision.key, set()).update(one.reason.key for one in moment.refusals())
    return found


@pytest.mark.parametrize("question", TOLD)
def test_a_question_tells_why_the_rest_cannot_be_chosen(told: dict[str, set[str]], question: str) -> None:
    assert told[question] >= TOLD[question]


def test_questions_where_everything_is_possible_refuse_nothing(told: dict[str, set[str]]) -> None:
    for question in ("keep", "under", "reroll", "refresh", "adjust"):
        assert told[question] == set()
