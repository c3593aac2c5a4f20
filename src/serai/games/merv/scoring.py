"""Scoring phases (MV-SCORE), points item by item, spices at the end (MV-FINAL-01), and who wins (MV-FINAL-02)."""

from __future__ import annotations

from serai.games.merv import reasons
from serai.games.merv.automa.deck import restack
from serai.games.merv.names import (
    COURTIER,
    FROM_BONUS_TILES,
    FROM_BUILDINGS,
    FROM_MOSQUE_TOP,
    FROM_PALACE,
    NONE,
    OVER,
    SOURCES,
    TURNS,
)
from serai.games.merv.table import Player, Table
from serai.games.merv.tracks import gain_points
from serai.kernel.decision import Offer, Option, Rules, ask
from serai.kernel.game import ScoreItem
from serai.kernel.message import Message


def scoring_phase(t: Table) -> Rules:
    """Everybody scores; then the next year, or the end (MV-FLOW-01)."""
    t.tell("event-scoring", -1, "MV-SCORE-01", year=t.year + 1)
    for seat in t.order:
        if seat != COURTIER:
            yield from _score_palace(t, seat)
            _score_city(t, seat)
    if t.solo:
        restack(t)
    t.year += 1
    if t.year == len(t.book.year_ids):
        t.phase = OVER
        t.tell("event-over", -1, "MV-FLOW-01")
    else:
        t.phase = TURNS


def _score_palace(t: Table, seat: int) -> Rules:
    """A favour for each courtier; with too few the player chooses who scores (MV-SCORE-01)."""
    player = t.players[seat]
    scoring = player.courtiers[:]
    price = t.book.favour_per_courtier
    if seat != t.magistrate:  # MV-SOLO-PH-02: he spends nothing
        payable = player.favour // price if price else sum(scoring)
        if payable < sum(scoring):
            left, scoring = scoring, [0] * len(scoring)
            offer = Offer(
                t.book.options.score,
                lambda option: None if left[option.value] else reasons.NO_COURTIER_LEFT,
                note=lambda option: _room_note(t, seat, option),
            )
            for number in range(payable):
                chosen = yield ask(seat, "score-courtier", "MV-SCORE-01", offer, {"n": payable - number})
                left[chosen.value] -= 1
                scoring[chosen.value] += 1
        player.favour -= sum(scoring) * price
    for room, count in enumerate(scoring):
        if count:
            points = count * room_value(t, seat, room)
            player.points[FROM_PALACE] += points
            t.tell("event-palace", seat, "MV-SCORE-02", room=t.book.room_ids[room], courtiers=count, n=points)


def room_value(t: Table, seat: int, room: int) -> int:
    """What one courtier of a room scores now (MV-SCORE-02); locked items count."""
    player = t.players[seat]
    counts = (player.scrolls, sum(player.spices), player.common + player.rare, t.mosque_level(seat))
    return counts[t.book.room_counts[room]] * t.book.room_vp[room]


def _room_note(t: Table, seat: int, option: Option) -> Message:
    return Message("note-points", {"n": room_value(t, seat, option.value)})


def _score_city(t: Table, seat: int) -> None:
    """Buildings, bonus tiles, the last space of the mosque, in this order (MV-SCORE-03..06)."""
    gain_points(t, seat, t.owners.count(seat) * t.book.building_vp, FROM_BUILDINGS, "MV-SCORE-04")
    for tile, owner in enumerate(t.bonus_tiles):
        if owner == seat:
            gain_points(t, seat, bonus_tile_points(t, seat, tile), FROM_BONUS_TILES, "MV-SCORE-05")
    if t.mosque_level(seat) == t.book.mosque_levels:
        action, points = t.book.mosque_top_vp
        gain_points(t, seat, buildings_on(t, seat, action) * points, FROM_MOSQUE_TOP, "MV-SCORE-06")


def bonus_tile_points(t: Table, seat: int, tile: int) -> int:
    """What a bonus tile is worth to a seat in a scoring phase."""
    action, points = t.book.bonus_tile_vp[tile]
    return buildings_on(t, seat, action) * points


def buildings_on(t: Table, seat: int, action: int) -> int:
    """A seat's buildings on districts of an action."""
    actions = t.book.district_action
    return sum(
        owner == seat and t.tiles[square] != NONE and actions[t.tiles[square]] == action
        for square, owner in enumerate(t.owners)
    )


# -- the score --------------------------------------------------------------------------------------------------------

_RULES = (
    "MV-CONT-05", "MV-SCORE-02", "MV-MOS-03", "MV-EFF-05", "MV-EFF-04", "MV-LIB-03", "MV-SCORE-04", "MV-SCORE-05",
    "MV-SCORE-06", "MV-CAR-07", "MV-MKT-02",
)  # fmt: skip


def score(t: Table, seat: int) -> list[ScoreItem]:
    """The score of a seat if the game ended now: what was scored, and the spices."""
    player = t.players[seat]
    items = [
        ScoreItem(Message(f"score-{name}"), points, rule)
        for name, points, rule in zip(SOURCES, player.points, _RULES, strict=True)
    ]
    return [*items, ScoreItem(Message("score-spices"), spice_points(t, player), "MV-FINAL-01")]


def total(t: Table, seat: int) -> int:
    player = t.players[seat]
    return sum(player.points) + spice_points(t, player)


def spice_points(t: Table, player: Player) -> int:
    """Sets of different spices, each as large as possible (MV-FINAL-01)."""
    points = 0
    done = 0
    while True:
        kinds = 0
        for count in player.spices:
            if count > done:
                kinds += 1
        if not kinds:
            return points
        points += t.book.set_vp[kinds]
        done += 1


def winners(t: Table) -> list[int]:
    """Most points, then favour, then influence, then the place in the queue (MV-FINAL-02); alone: more than his."""
    if t.solo:
        human, magistrate = total(t, 0), total(t, t.magistrate)
        return [0] if human > magistrate else [t.magistrate]  # MV-SOLO-PH-03
    ranks = [
        (total(t, seat), player.favour, player.influence, -t.order.index(seat)) for seat, player in enumerate(t.players)
    ]
    return [ranks.index(max(ranks))]
