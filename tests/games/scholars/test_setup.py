"""Setting up: how many cards lie where, for every number of players, and who drafts when."""

from __future__ import annotations

import pytest

from serai.games import find_game
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.match import Match
from tests.rules import rules

SCROLLS = {  # SC-SET-08: in each of the four parts with a Caliph card
    "short": {1: 2, 2: 2, 3: 3, 4: 4},
    "standard": {1: 3, 2: 3, 3: 4, 4: 5},
}
every_way = pytest.mark.parametrize("players", [1, 2, 3, 4])
with_and_without = pytest.mark.parametrize(("name", "scrolls"), [("scholars", 48), ("scholars+myriad", 54)])


def first_table(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


@every_way
@pytest.mark.parametrize("length", ["short", "standard"])
@with_and_without
@rules("SC-SET-02", "SC-SET-08", "SC-SET-09", "SC-SOLO-01", "MB-SET-01")
def test_the_deck_has_six_parts_and_the_rest_is_the_reserve(name: str, scrolls: int, players: int, length: str) -> None:
    table = first_table(Match(find_game(name), players, f"deck {players}", {"length": length}))
    middle = SCROLLS[length][players]
    parts = [3, *[middle + 1] * 4, 1]
    assert table.sections == parts[::-1]  # the lowest first
    top_down = table.deck[::-1]
    starts = [sum(parts[:number]) for number in range(len(parts))]
    cut = [top_down[start : start + size] for start, size in zip(starts, parts, strict=True)]
    assert [sum(table.book.is_caliph(card) for card in part) for part in cut] == [0, 1, 1, 1, 1, 0]
    lying = len(table.map_scrolls) + sum(card != NO_CARD for card in table.house)
    assert lying == 9
    assert len(table.reserve) == scrolls - lying - sum(parts) + 4


@every_way
@with_and_without
@rules("SC-SET-03", "SC-SET-04", "SC-SET-05", "SC-SET-07", "SC-SET-10", "SC-SET-11", "SC-SET-14")
def test_the_draft_goes_backwards_and_leaves_neutral_translators(name: str, scrolls: int, players: int) -> None:
    firsts = set()
    for seed in range(12):
        match = Match(find_game(name), players, f"draft {seed}")
        table = first_table(match)
        book = table.book
        firsts.add(table.first)
        pairs = table.pairs[::2]
        assert len(pairs) == 4 and pairs == sorted(pairs)
        assert all(book.translators[table.rooms[room]].room == room for room in pairs)
        for player in table.players:
            assert player.scrolls == [book.goal_cards[player.goal].scroll]
        assert len({player.goal for player in table.players}) == players
        drafted = []
        while match.decision is not None and first_table(match).is_drafting():
            if match.decision.key == "draft":
                drafted.append(match.decision.seat)
                assert len(match.decision.options) == 4 - len(drafted) + 1
            match.play(match.decision.options[0])
        order = [(table.first - 1 - step) % players for step in range(players)]
        assert drafted == order[:3]  # a fourth player has no choice left
        after = first_table(match)
        assert sum(owner != NOBODY for owner in after.owners) == players
        assert sum(card != NO_CARD for card in after.rooms) == 4
        assert match.decision is not None and match.decision.seat == after.seat == table.first
    assert firsts == ({0} if players == 1 else set(range(players)))
