"""Outcomes: how a match ended, for somebody who played it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, cast

from serai.language.labels import game_title
from serai.server.voices import seat_names, voice
from serai.server.wire import ResultInfo, ResultSeat, ResultSource, SeatKind

if TYPE_CHECKING:  # a page without a server has no store
    from serai.server.models import SeatRow, TableRow

Lines = Sequence[tuple[str, int]]  # by whom they were scored: rule and points of each


def outcome(
    row: TableRow, seats: Sequence[SeatRow], scores: Sequence[Lines], winners: Collection[int], person: str, locale: str
) -> ResultInfo:
    language = voice(row.game, locale)
    names = seat_names(language, seats)
    own = [seat.seat for seat in seats if seat.person == person]
    by_rule: dict[str, int] = defaultdict(int)
    for rule, points in scores[own[0]] if own else ():
        by_rule[rule] += points
    return ResultInfo(
        table=row.id,
        game=row.game,
        title=game_title(row.game, language),
        updated=row.updated,
        seats=[
            ResultSeat(
                seat=seat.seat,
                kind=cast(SeatKind, seat.kind),
                name=names[seat.seat],
                mine=seat.seat in own,
                total=sum(points for _, points in scores[seat.seat]),
                won=seat.seat in winners,
                conceded=seat.conceded,
            )
            for seat in seats
        ],
        ended=row.ended["how"] if row.ended is not None else "",
        sources=[
            ResultSource(rule=rule, title=language.title(rule), points=points) for rule, points in by_rule.items()
        ],
    )
