"""Why not: the reasons Wayfarers can give, made once. The same functions that decide what is legal return them."""

from __future__ import annotations

from typing import Final

from serai.kernel.decision import Reason

NEED_SILVER: Final = [Reason("WF-TURN-05", "need-silver", n=n) for n in range(20)]
NEED_PROVISION: Final = [Reason("WF-TURN-05", "need-provision", n=n) for n in range(20)]
NEED_FEE: Final = Reason("WF-INF-05", "need-fee")
NEED_FEE_AND_ACTION: Final = Reason("WF-INF-05", "need-fee-and-action")
OWN_WORKER: Final = Reason("WF-ACQ-08", "own-worker-there")
WORKER_OF_THIS_TURN: Final = Reason("WF-WRK-05", "worker-of-this-turn")
NO_SPACE_PLACE: Final = Reason("WF-SPC-01", "no-place-for-space")
NO_TOWNSFOLK_PLACE: Final = Reason("WF-FLK-01", "no-place-for-townsfolk")
NO_TILE_LEFT: Final = Reason("WF-UPG-02", "no-tile-left")
NO_ROOM: Final = Reason("WF-UPG-02", "no-room-in-caravan")
HAS_INFLUENCE: Final = Reason("WF-INF-01", "has-influence")
NO_DECK: Final = Reason("WF-ACQ-09", "deck-empty")
NO_PIGEON: Final = Reason("WF-DIE-09", "no-pigeon")
FINAL_SPACE_TAKEN: Final = Reason("WF-JRN-06", "final-space-taken")
SLOT_TAKEN: Final = Reason("WF-DIE-01", "slot-taken")
SLOT_FRESH: Final = Reason("WF-ACQ-12", "slot-fresh")
WORKER_THERE: Final = Reason("WF-WRK-01", "worker-of-colour-there")
ACTION_USELESS: Final = Reason("WF-WRK-02", "action-useless")
NO_WORKER: Final = Reason("WF-WRK-01", "no-worker")
NO_WORKER_PLACE: Final = Reason("WF-WRK-02", "no-worker-place")
NO_SLOT: Final = Reason("WF-TURN-02", "no-slot-for-die")
TRADE_USED: Final = Reason("WF-GLD-04", "guild-ability-used")
TRADE_INFLUENCE: Final = Reason("WF-GLD-01", "need-guild-influence", guild="guild_yellow")
TRADE_DIE: Final = Reason("WF-GLD-04", "need-die-in-supply")
SCIENCE_USED: Final = Reason("WF-GLD-02", "guild-ability-used")
SCIENCE_INFLUENCE: Final = Reason("WF-GLD-01", "need-guild-influence", guild="guild_black")
SCIENCE_FIRST: Final = Reason("WF-GLD-02", "journal-first")
SCIENCE_LINK: Final = Reason("WF-GLD-02", "no-open-link")
EXPLORATION_USED: Final = Reason("WF-GLD-03", "guild-ability-used")
LAST_CANDIDATE: Final = Reason("WF-AI-40", "last-candidate")
NEED_ANY_RESOURCE: Final = Reason("WF-AI-39", "need-resource-to-refuse")
