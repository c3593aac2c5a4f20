"""Why not: the reasons Wayfarers can give, made once. The same functions that decide what is legal return them."""

from __future__ import annotations

from serai.kernel.decision import Reason

NEED_SILVER = [Reason("WF-TURN-05", "need-silver", n=n) for n in range(20)]
NEED_PROVISION = [Reason("WF-TURN-05", "need-provision", n=n) for n in range(20)]
NEED_FEE = Reason("WF-INF-05", "need-fee")
NEED_FEE_AND_ACTION = Reason("WF-INF-05", "need-fee-and-action")
OWN_WORKER = Reason("WF-ACQ-08", "own-worker-there")
WORKER_OF_THIS_TURN = Reason("WF-WRK-05", "worker-of-this-turn")
NO_SPACE_PLACE = Reason("WF-SPC-01", "no-place-for-space")
NO_TOWNSFOLK_PLACE = Reason("WF-FLK-01", "no-place-for-townsfolk")
NO_TILE_LEFT = Reason("WF-UPG-02", "no-tile-left")
NO_ROOM = Reason("WF-UPG-02", "no-room-in-caravan")
HAS_INFLUENCE = Reason("WF-INF-01", "has-influence")
NO_DECK = Reason("WF-ACQ-09", "deck-empty")
NO_PIGEON = Reason("WF-DIE-09", "no-pigeon")
FINAL_SPACE_TAKEN = Reason("WF-JRN-06", "final-space-taken")
SLOT_TAKEN = Reason("WF-DIE-01", "slot-taken")
SLOT_FRESH = Reason("WF-ACQ-12", "slot-fresh")
WORKER_THERE = Reason("WF-WRK-01", "worker-of-colour-there")
ACTION_USELESS = Reason("WF-WRK-02", "action-useless")
NO_WORKER = Reason("WF-WRK-01", "no-worker")
NO_WORKER_PLACE = Reason("WF-WRK-02", "no-worker-place")
NO_SLOT = Reason("WF-TURN-02", "no-slot-for-die")
TRADE_USED = Reason("WF-GLD-04", "guild-ability-used")
TRADE_INFLUENCE = Reason("WF-GLD-01", "need-guild-influence", guild="guild_yellow")
TRADE_DIE = Reason("WF-GLD-04", "need-die-in-supply")
SCIENCE_USED = Reason("WF-GLD-02", "guild-ability-used")
SCIENCE_INFLUENCE = Reason("WF-GLD-01", "need-guild-influence", guild="guild_black")
SCIENCE_FIRST = Reason("WF-GLD-02", "journal-first")
SCIENCE_LINK = Reason("WF-GLD-02", "no-open-link")
EXPLORATION_USED = Reason("WF-GLD-03", "guild-ability-used")
LAST_CANDIDATE = Reason("WF-AI-40", "last-candidate")
NEED_ANY_RESOURCE = Reason("WF-AI-39", "need-resource-to-refuse")
