"""Thoughts: what a bot has found out, in the words of the wire."""

from __future__ import annotations

from collections.abc import Sequence

from serai.bots import advice
from serai.server.voices import voice
from serai.server.wire import Forecast, ForecastMoment, HintChange, HintInfo, SwingInfo

MOST_SWINGS = 5
MOST_CHANGES = 4  # that are told of a hint


def hint_messages(game: str, hints: Sequence[advice.Hint], locale: str) -> list[HintInfo]:
    language = voice(game, locale)
    return [
        HintInfo(
            option=hint.option.id,
            score=round(hint.score, 1),
            lead=round(hint.lead, 1),
            visits=hint.visits,
            changes=[
                HintChange(seat=one.seat, points=one.points, text=language.say(one.message))
                for one in hint.changes[:MOST_CHANGES]
            ],
        )
        for hint in hints
    ]


def forecast_message(moments: Sequence[advice.Moment]) -> Forecast:
    """What everybody could expect at each turn, and the turns that changed most."""
    return Forecast(
        moments=[
            ForecastMoment(
                moment=one.position,
                seat=one.seat,
                scores=[round(score, 1) for score in one.scores],
                low=[round(score, 1) for score in one.low],
                high=[round(score, 1) for score in one.high],
                chances=[round(chance, 2) for chance in one.chances],
            )
            for one in moments
        ],
        swings=[
            SwingInfo(moment=one.position, turn_of=one.turn_of, seat=one.seat, change=round(one.change, 1))
            for one in advice.swings(moments, MOST_SWINGS)
        ],
    )
