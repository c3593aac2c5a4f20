"""The two tracks and the points (MV-EFF-04..06, MV-TRK)."""

from __future__ import annotations

from serai.games.merv.names import FROM_FAVOUR, FROM_INFLUENCE
from serai.games.merv.table import Player, Table


def gain_favour(t: Table, seat: int, n: int, rule: str = "MV-EFF-04") -> None:
    """Step by step; at the end of the track a step goes to the other track (MV-EFF-04, MV-TRK-01)."""
    player = t.players[seat]
    for _ in range(n):
        if not _favour_step(t, player) and not _influence_step(t, player):
            _both_full(t, seat, FROM_FAVOUR)
    if t.story is not None:
        t.tell("event-favour", seat, rule, n=n, now=player.favour)


def gain_influence(t: Table, seat: int, n: int, rule: str = "MV-EFF-05") -> None:
    """The same the other way round (MV-EFF-05)."""
    if not n:
        return
    player = t.players[seat]
    for _ in range(n):
        if not _influence_step(t, player) and not _favour_step(t, player):
            _both_full(t, seat, FROM_INFLUENCE)
    if t.story is not None:
        t.tell("event-influence", seat, rule, n=n, now=player.influence)


def gain_points(t: Table, seat: int, n: int, source: int, rule: str) -> None:
    """MV-EFF-06: points, and what for."""
    t.players[seat].points[source] += n
    if n and t.story is not None:
        t.tell("event-points", seat, rule, n=n)


def _favour_step(t: Table, player: Player) -> bool:
    if player.favour == t.book.last_favour:
        return False
    player.favour += 1
    player.points[FROM_FAVOUR] += t.book.favour_vp[player.favour]
    return True


def _influence_step(t: Table, player: Player) -> bool:
    if player.influence == t.book.last_influence:
        return False
    player.influence += 1
    player.points[FROM_INFLUENCE] += t.book.influence_vp[player.influence]
    return True


def _both_full(t: Table, seat: int, source: int) -> None:
    """MV-SOLO-05: only the magistrate gains by a step that neither track has room for."""
    if seat == t.magistrate:
        gain_points(t, seat, t.book.full_tracks_vp, source, "MV-SOLO-05")
