"""Why not: the reasons Scholars can give, made once. The same functions that decide what is legal return them."""

from __future__ import annotations

from typing import Final

from serai.kernel.decision import Reason


class Missing:
    """One reason for every number of things that are missing, each made when it is first given."""

    def __init__(self, rule: str, key: str) -> None:
        self._rule = rule
        self._key = key
        self._made: dict[int, Reason] = {}

    def __getitem__(self, number: int) -> Reason:
        reason = self._made.get(number)
        if reason is None:
            reason = self._made[number] = Reason(self._rule, self._key, n=number)
        return reason


NEED_SILVER: Final = Missing("SC-WORK-06", "need-silver")
NEED_GOLD: Final = Missing("SC-WORK-06", "need-gold")
NEED_WORKERS: Final = Missing("SC-WORK-06", "need-workers")
NEED_VALUE: Final = Missing("SC-REC-01", "need-value")
NEED_TRAVEL_VALUE: Final = Missing("SC-TRAV-01", "need-value")
NEED_RESEARCH_VALUE: Final = Missing("SC-RES-01", "need-value")
NEED_COLOUR: Final = Reason("SC-RES-01", "need-colour")
NO_CARD_IN_HAND: Final = Reason("SC-TURN-02", "no-card-in-hand")
NO_DIE_IN_HAND: Final = Reason("SC-TURN-02", "no-die-in-hand")
SLOT_TAKEN: Final = Reason("SC-WORK-01", "slot-taken")
SLOT_CLOSED: Final = Reason("SC-GOAL-06", "slot-closed")
NOTHING_TO_REST: Final = Reason("SC-REST-01", "nothing-to-rest")
NO_SUCH_WORKER: Final = Reason("SC-COL-05", "no-such-worker")
DIE_HAS_WORKERS: Final = Reason("SC-COL-05", "die-has-workers")
NO_DIE_THERE: Final = Reason("SC-COL-05", "no-die-there")
MAIN_DONE: Final = Reason("SC-WORK-03", "main-done")
EFFECT_DONE: Final = Reason("SC-WORK-03", "effect-done")
OTHER_COLUMN: Final = Reason("SC-RET-06", "other-column")
EFFECT_IN_VAIN: Final = Reason("SC-WORK-06", "effect-in-vain")
PILE_EMPTY: Final = Reason("SC-LIM-06", "pile-empty")
NO_TRANSLATOR_IN_REACH: Final = Reason("SC-REC-01", "no-translator-in-reach")
NO_AFFORDABLE_ROOM: Final = Reason("SC-REC-05", "no-affordable-room")
ROOM_TAKEN: Final = Reason("SC-REC-04", "room-taken")
NO_INFLUENCE: Final = Reason("SC-LIM-05", "no-influence")
NO_SCROLL_TO_INFLUENCE: Final = Reason("SC-INF-03", "no-scroll-to-influence")
COLUMN_FULL: Final = Reason("SC-TRAV-05", "column-full")
NO_DIE_LEFT: Final = Reason("SC-LIM-03", "no-die-left")
NO_WHITE_DIE: Final = Reason("SC-EFF-04", "no-white-die")
NO_DIE_TO_DRAW: Final = Reason("SC-DICE-02", "no-die-to-draw")
NO_GOLD_TO_MOVE: Final = Reason("SC-INF-02", "no-gold-to-move")
GOLD_FULL: Final = Reason("SC-TRANS-04", "gold-full")
NO_GOLD_THERE: Final = Reason("SC-INF-02", "no-gold-there")
NOBODY_THERE: Final = Reason("SC-INF-02", "nobody-there")
NO_SCROLL_THERE: Final = Reason("SC-TRANS-01", "no-scroll-there")
WRONG_GUILD: Final = Reason("SC-TRANS-01", "wrong-guild")
NEED_GUILD_COLOUR: Final = Reason("SC-TRANS-01", "need-guild-colour")
NO_CHAIN: Final = Reason("SC-TRANS-07", "no-chain")
LAST_CANDIDATE: Final = Reason("SC-SOLO-24", "last-candidate")
