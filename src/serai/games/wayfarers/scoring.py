"""Final scoring, item by item; also the counts that formulas look at."""

from __future__ import annotations

from functools import lru_cache

from serai.games.wayfarers.names import (
    BLACK,
    BLUE,
    CELLS,
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


def points(t: Table, seat: int) -> int:
    """The sum of a score, without its items."""
    if seat >= len(t.players):
        return sum(item.points for item in automa_score(t, seat))
    book = t.book
    player = t.players[seat]
    cards = book.cards
    counts = all_counts(t, seat)
    sets = book.common_sets
    most = len(sets) - 1
    fewest = counts[0]
    found = 0
    for number in range(len(PRIMARY_TAGS)):
        count = counts[number]
        found += sets[count if count < most else most]
        if count < fewest:
            fewest = count
    found += fewest * book.constants["unique_set_vp"]
    for place, card in enumerate(player.space):
        inspiration = player.space_inspiration[place]
        worth = cards[card].vp.value(counts)
        found += worth * 2 if inspiration != NO_CARD and cards[inspiration].goal.value(counts) > 0 else worth
    for tile in player.tiles:
        found += book.tiles[tile // CELLS >> 1].vp
    for guild in range(len(GUILDS)):
        most = 0
        for other in range(t.seats):
            if other != seat and t.guilds_of(other)[guild] > most:
                most = t.guilds_of(other)[guild]
        if player.guilds[guild] > most:
            found += book.majority[guild]
    return found


def _common_sets(t: Table, seat: int) -> list[ScoreItem]:
    """WF-SCO-01."""
    table = t.book.common_sets
    counts = t.players[seat].counts
    return [
        _common_set(tag, counts[number], table[min(counts[number], len(table) - 1)])
        for number, tag in enumerate(PRIMARY_TAGS)
    ]


def _unique_sets(t: Table, seat: int) -> ScoreItem:
    """WF-SCO-02."""
    sets = min(t.players[seat].counts[: len(PRIMARY_TAGS)])
    return _unique_set(sets, sets * t.book.constants["unique_set_vp"])


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
        items.append(_space_card(key, cards[card].id, points))
    return items


def _caravan(t: Table, seat: int) -> ScoreItem:
    """WF-SCO-07."""
    book = t.book
    points = sum(book.tiles[book.tile_parts(tile)[0]].vp for tile in t.players[seat].tiles)
    return _caravan_tiles(points)


def _majorities(t: Table, seat: int) -> list[ScoreItem]:
    """WF-SCO-08: strictly the most Influence in a guild."""
    items: list[ScoreItem] = []
    mine = t.guilds_of(seat)
    others = [t.guilds_of(other) for other in range(t.seats) if other != seat]
    for guild, name in enumerate(GUILDS):
        most = max((guilds[guild] for guilds in others), default=0)
        if mine[guild] > most:
            items.append(_majority(name, t.book.majority[guild]))
    return items


# Items are read again and again while their numbers stay the same: each is made once.


@lru_cache(1 << 10)
def _common_set(tag: str, n: int, points: int) -> ScoreItem:
    return ScoreItem(Message(f"score-set-{tag}", {"n": n, "tag": tag}), points, "WF-SCO-01")


@lru_cache(1 << 12)
def _space_card(key: str, card: str, points: int) -> ScoreItem:
    return ScoreItem(Message(key, {"card": card}), points, "WF-SCO-03")


@lru_cache(1 << 6)
def _majority(guild: str, points: int) -> ScoreItem:
    return ScoreItem(Message(f"score-majority-{guild}", {"guild": f"guild_{guild}"}), points, "WF-SCO-08")


@lru_cache(1 << 8)
def _unique_set(n: int, points: int) -> ScoreItem:
    return ScoreItem(Message("score-unique-sets", {"n": n}), points, "WF-SCO-02")


@lru_cache(1 << 8)
def _caravan_tiles(points: int) -> ScoreItem:
    return ScoreItem(Message("score-caravan", {}), points, "WF-SCO-07")


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
