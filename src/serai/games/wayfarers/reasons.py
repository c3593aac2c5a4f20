"""Why not: the reasons Wayfarers can give, made once. The same functions that decide what is legal return them."""

from __future__ import annotations

from functools import cache
from typing import Final

from serai.games.wayfarers.names import GUILDS, ONE_ASSET
from serai.kernel.decision import Reason


def _influence_needed(rule: str) -> list[Reason]:
    return [Reason(rule, "need-guild-influence", guild=f"guild_{guild}") for guild in GUILDS]


NEED_INFLUENCE: Final = _influence_needed("WF-GLD-01")
NEED_INFLUENCE_TO_PASS: Final = _influence_needed("WF-JRN-03")
NEED_INFLUENCE_FOR_TILE: Final = _influence_needed("WF-UPG-01")
NEED_FEE: Final = Reason("WF-INF-05", "need-fee")
NEED_FEE_AND_ACTION: Final = Reason("WF-INF-05", "need-fee-and-action")
OWN_WORKER: Final = Reason("WF-ACQ-08", "own-worker-there")
WORKER_OF_THIS_TURN: Final = Reason("WF-WRK-05", "worker-of-this-turn")
NO_SPACE_PLACE: Final = Reason("WF-SPC-01", "no-place-for-space")
NO_TOWNSFOLK_PLACE: Final = Reason("WF-FLK-01", "no-place-for-townsfolk")
NO_TILE_LEFT: Final = Reason("WF-UPG-02", "no-tile-left")
NO_INFLUENCE_PRICE: Final = Reason("WF-UPG-01", "no-influence-price")
NO_ROOM: Final = Reason("WF-UPG-02", "no-room-in-caravan")
NO_ROOM_THERE: Final = Reason("WF-UPG-03", "no-room-there")
NO_TAG: Final = Reason("WF-FLK-01", "no-tag-for-townsfolk")
TOWNSFOLK_THERE: Final = Reason("WF-FLK-01", "townsfolk-there")
INSPIRATION_THERE: Final = Reason("WF-INS-01", "inspiration-there")
ALL_IN_GUILD: Final = Reason("WF-EFF-05", "all-influence-there")
GOES_THERE: Final = Reason("WF-EFF-05", "influence-goes-there")
HAS_INFLUENCE: Final = Reason("WF-INF-01", "has-influence")
NO_DECK: Final = Reason("WF-ACQ-09", "deck-empty")
NO_PIGEON: Final = Reason("WF-DIE-09", "no-pigeon")
FINAL_SPACE_TAKEN: Final = Reason("WF-JRN-06", "final-space-taken")
SLOT_TAKEN: Final = Reason("WF-DIE-01", "slot-taken")
SLOT_FRESH: Final = Reason("WF-ACQ-12", "slot-fresh")
WORKER_OF_OTHER_ROWS: Final = Reason("WF-WRK-01", "worker-other-rows")
WORKER_THERE: Final = Reason("WF-WRK-01", "worker-of-colour-there")
ACTION_USELESS: Final = Reason("WF-WRK-02", "action-useless")
NO_WORKER: Final = Reason("WF-WRK-01", "no-worker")
NO_WORKER_PLACE: Final = Reason("WF-WRK-02", "no-worker-place")
NO_SLOT: Final = Reason("WF-TURN-02", "no-slot-for-die")
NO_SLOT_THEN: Final = Reason("WF-TURN-02", "no-slot-then")
NO_ARROW: Final = Reason("WF-DIE-05", "no-arrow")
CHAIN_TURNED: Final = Reason("WF-DIE-05", "chain-turned")
CHAIN_OVER: Final = Reason("WF-DIE-06", "chain-over")
TRADE_USED: Final = Reason("WF-GLD-04", "guild-ability-used")
NEED_DIE: Final = Reason("WF-EFF-08", "need-die-in-supply")
TRADE_DIE: Final = Reason("WF-GLD-04", "need-die-in-supply")
SCIENCE_USED: Final = Reason("WF-GLD-02", "guild-ability-used")
SCIENCE_FIRST: Final = Reason("WF-GLD-02", "journal-first")
SCIENCE_LINK: Final = Reason("WF-GLD-02", "no-open-link")
EXPLORATION_NEEDLESS: Final = Reason("WF-GLD-03", "no-need-to-rent")
NO_LINK_THERE: Final = Reason("WF-JRN-01", "no-link-there")
LAST_CANDIDATE: Final = Reason("WF-AI-40", "last-candidate")
NEED_ANY_RESOURCE: Final = Reason("WF-AI-39", "need-resource-to-refuse")


@cache
def need_assets(assets: int, needs: int) -> Reason:
    """Which assets are missing, and how many of each."""
    counts = ((name, needs // one % 16 - assets // one % 16) for name, one in ONE_ASSET.items())
    return Reason("WF-DIE-02", "need-assets", assets=tuple((name, count) for name, count in counts if count > 0))


def silver_obstacle(has: int, price: int) -> Reason | None:
    """Why a price in Silver cannot be paid, or None."""
    return _need_silver(price - has) if has < price else None


@cache
def _need_silver(n: int) -> Reason:
    return Reason("WF-TURN-05", "need-silver", n=n)


def provision_obstacle(has: int, price: int) -> Reason | None:
    """Why a price in Provisions cannot be paid, or None."""
    return _need_provisions(price - has) if has < price else None


@cache
def _need_provisions(n: int) -> Reason:
    return Reason("WF-TURN-05", "need-provision", n=n)


def guild_obstacle(guilds: list[int], guild: int, price: int) -> Reason | None:
    """Why a price in Influence of a guild cannot be paid, or None."""
    return NEED_INFLUENCE[guild] if guilds[guild] < price else None
