"""Whatever stands on the table beside a question is offered, or refused with its reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serai.games.merv import load
from serai.games.merv.table import Table
from serai.kernel.match import Match

GAME = load()
RICH = {"cubes": {"purple": 6, "beige": 6, "green": 6, "orange": 6, "white": 3}, "influence": 8, "common": 3, "rare": 2}
SERIES = ("zone", "district", "action", "caravansary", "palace", "trade", "mosque", "walls", "end-turn")
BESIDE = {  # by question: the kinds of options that stand on the table beside it
    "zone": ["zone"],
    "district": ["district"],
    "action": ["act", "gain-favour", "deploy", "take-camels", "market"],
    "end-turn": ["take-camels", "market", "end-turn"],
    "caravansary": ["card", "place-camel", "stop"],
    "free-card": ["card", "decline"],
    "palace": ["room", "stop"],
    "free-courtier": ["room", "decline"],
    "library": ["cube", "stop"],
    "trade": ["buy", "stop"],
    "post": ["post"],
    "mosque": ["path", "advance", "stop"],
    "free-path": ["path"],
    "walls": ["rampart", "stop"],
    "free-rampart": ["rampart", "decline"],
    "slot": ["slot"],
    "soldier": ["soldier", "decline"],
    "upgrade": ["upgrade"],
    "upgrade-tile": ["upgrade-tile", "decline"],
    "bonus-tile": ["bonus-tile"],
    "ransom": ["ransom", "lose-building"],
    "score-courtier": ["score"],
    "courtier-zone": ["zone"],
    "courtier-district": ["district"],
    "queue": ["pass"],
}


def beside(match: Match) -> set[str]:
    """The options of those kinds, of this round, this side of the market and the cards that lie there."""
    table, decision = match.table, match.decision
    assert isinstance(table, Table) and decision is not None
    o = GAME.book.options
    kinds = [*BESIDE.get(decision.key, []), *(["contract"] if decision.key in SERIES else [])]
    found = {option.id for option in GAME.vocabulary if option.id.partition(":")[0] in kinds}
    found -= {option.id for side, zones in enumerate(o.zone) if side != table.round for option in zones}
    found -= {option.id for option in o.market[1 - table.market]}
    return found - {option.id for place, option in enumerate(o.card) if table.row[place] < 0}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_everything_beside_a_question_is_offered_or_refused(players: int, rich: bool) -> None:
    random = Random(players)
    given: dict[str, Any] | None = {"players": {str(seat): RICH for seat in range(players)}} if rich else None
    match = Match(GAME, players, f"beside {players}", given=given)
    seen = set()
    while (decision := match.decision) is not None:
        seen.add(decision.key)
        offered = [option.id for option in decision.options]
        refused = [refusal.option.id for refusal in match.refusals()]
        assert len({*offered, *refused}) == len(offered) + len(refused), decision
        assert beside(match) <= {*offered, *refused}, decision
        assert decision.offer is None or decision.offer.contradictions() == [], decision
        match.play(random.choice(decision.options))
    assert {"zone", "district", "action", "queue"} <= seen


def test_questions_without_an_offer_are_those_where_everything_is_possible() -> None:
    plain = set()
    for seed in range(12):
        match = Match(GAME, 2, seed, given={"players": {"0": RICH, "1": RICH}})
        random = Random(seed)
        while (decision := match.decision) is not None:
            if decision.offer is None:
                plain.add(decision.key)
            match.play(random.choice(decision.options))
    assert plain <= {"pay", "lock", "pair", "free-path"}
