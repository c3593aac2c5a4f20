"""Final scoring, item by item; also the counts that formulas look at."""

from __future__ import annotations

from serai.games.wayfarers.names import (
    BLACK,
    BLUE,
    COMET,
    GUILDS,
    PRIMARY_TAGS,
    YELLOW,
)
from serai.games.wayfarers.table import NO_CARD, Table
from serai.kernel.game import ScoreItem
from serai.kernel.message import Message


def all_counts(t: Table, seat: int) -> list[int]:
    """Every count of `names.COUNTS` for a player."""
    player = t.players[seat]
    return [*player.counts, *player.guilds, player.silver, player.provision, has_most_comets(t, seat)]


def has_most_comets(t: Table, seat: int) -> bool:
    """WF-SCO-05: strictly more than each opponent; WF-AI-44: the AI's track counts as its tags."""
    mine = t.players[seat].counts[COMET]
    for other, player in enumerate(t.players):
        if other != seat and player.counts[COMET] >= mine:
            return False
    return t.automa is None or mine > t.automa.comets


def score(t: Table, seat: int) -> list[ScoreItem]:
    """The score of a seat if the game ended now."""
    if seat >= len(t.players):
        return automa_score(t, seat)
    items = [*_common_sets(t, seat), _unique_sets(t, seat), *_space_cards(t, seat), _caravan(t, seat)]
    return items + _majorities(t, seat)


def _common_sets(t: Table, seat: int) -> list[ScoreItem]:
    """WF-SCO-01."""
    table = t.book.common_sets
    counts = t.players[seat].counts
    return [
        ScoreItem(
            Message(f"score-set-{tag}", {"n": counts[number], "tag": tag}),
            table[min(counts[number], len(table) - 1)],
            "WF-SCO-01",
        )
        for number, tag in enumerate(PRIMARY_TAGS)
    ]


def _unique_sets(t: Table, seat: int) -> ScoreItem:
    """WF-SCO-02."""
    sets = min(t.players[seat].counts[: len(PRIMARY_TAGS)])
    return ScoreItem(Message("score-unique-sets", {"n": sets}), sets * t.book.constants["unique_set_vp"], "WF-SCO-02")


def _space_cards(t: Table, seat: int) -> list[ScoreItem]:
    """WF-SCO-03 to -06: each by its formula, doubled by an Inspiration whose goal is met."""
    player = t.players[seat]
    cards = t.book.cards
    counts = all_counts(t, seat)
    items: list[ScoreItem] = []
    for card, inspiration in zip(player.space, player.space_inspiration, strict=True):
        points = cards[card].vp.value(counts)
        key = "score-space"
        if inspiration != NO_CARD:
            met = cards[inspiration].goal.value(counts) > 0
            key = "score-space-inspired" if met else "score-space-missed"
            points *= 2 if met else 1
        items.append(ScoreItem(Message(key, {"card": cards[card].id}), points, "WF-SCO-03"))
    return items


def _caravan(t: Table, seat: int) -> ScoreItem:
    """WF-SCO-07."""
    book = t.book
    points = sum(book.tiles[book.tile_parts(tile)[0]].vp for tile in t.players[seat].tiles)
    return ScoreItem(Message("score-caravan", {}), points, "WF-SCO-07")


def _majorities(t: Table, seat: int) -> list[ScoreItem]:
    """WF-SCO-08: strictly the most Influence in a guild."""
    items: list[ScoreItem] = []
    for guild in range(len(GUILDS)):
        mine = t.guilds_of(seat)[guild]
        alone = all(t.guilds_of(other)[guild] < mine for other in range(t.seats) if other != seat)
        if mine and alone:
            message = Message(f"score-majority-{GUILDS[guild]}", {"guild": f"guild_{GUILDS[guild]}"})
            items.append(ScoreItem(message, t.book.majority[guild], "WF-SCO-08"))
    return items


def automa_score(t: Table, seat: int) -> list[ScoreItem]:
    """WF-AI-43."""
    automa = t.automa
    assert automa is not None
    book = t.book
    counts = [0] * len(book.rows)
    for card in automa.cards:
        counts[book.cards[card].row] += 1
    items = [
        ScoreItem(Message(f"score-ai-{name}", {"n": counts[row]}), counts[row] * book.ai_vp[row], "WF-AI-43")
        for row, name in enumerate(("land", "water", "space", "townsfolk", "inspiration"))
    ]
    points = sum(book.tiles[design].vp for design in automa.tiles)
    items.append(ScoreItem(Message("score-caravan", {}), points, "WF-AI-43"))
    return items + _majorities(t, seat)


def winners(t: Table) -> list[int]:
    """WF-SCO-09: most points, then most black, yellow, blue Influence; else shared."""
    ranks = []
    for seat in range(t.seats):
        guilds = t.guilds_of(seat)
        points = sum(item.points for item in score(t, seat))
        ranks.append((points, guilds[BLACK], guilds[YELLOW], guilds[BLUE]))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
