"""The two tracks and the points (MV-EFF-04..06, MV-TRK)."""

from __future__ import annotations

from serai.games.merv.names import FROM_FAVOUR, FROM_INFLUENCE
from serai.games.merv.table import Player, Table


def gain_favour(t: Table, seat: int, n: int, rule: str = "MV-EFF-04") -> None:
    """Step by step; at the end of the track a step goes to the other track (MV-EFF-04, MV-TRK-01)."""
    player = t.players[seat]
    before = player.favour, player.influence
    for _ in range(n):
        if not _favour_step(t, player) and not _influence_step(t, player):
            _both_full(t, seat, FROM_FAVOUR)
    if t.story is not None:
        _tell_steps(t, seat, before, n, rule)


def gain_influence(t: Table, seat: int, n: int, rule: str = "MV-EFF-05") -> None:
    """The same the other way round (MV-EFF-05)."""
    player = t.players[seat]
    before = player.favour, player.influence
    for _ in range(n):
        if not _influence_step(t, player) and not _favour_step(t, player):
            _both_full(t, seat, FROM_INFLUENCE)
    if t.story is not None:
        _tell_steps(t, seat, before, n, rule)


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


def _tell_steps(t: Table, seat: int, before: tuple[int, int], n: int, rule: str) -> None:
    """On which track the steps were made in the end, what the spaces gave, and what was lost."""
    player = t.players[seat]
    favour, influence = before
    if player.favour > favour:
        t.tell("event-favour", seat, rule, n=player.favour - favour, now=player.favour)
    if player.influence > influence:
        t.tell("event-influence", seat, rule, n=player.influence - influence, now=player.influence)
    lost = n - (player.favour - favour) - (player.influence - influence)
    if lost and seat != t.magistrate:
        t.tell("event-steps-lost", seat, "MV-TRK-01", n=lost)
    points = sum(t.book.favour_vp[favour + 1 : player.favour + 1])
    points += sum(t.book.influence_vp[influence + 1 : player.influence + 1])
    if points:
        t.tell("event-track-points", seat, rule, n=points)
