"""Gaining things, and the Reputation track with its bonuses (EN-REP)."""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.games.encyclopedia.names import KINDS
from serai.games.encyclopedia.table import Table


class Gains(NamedTuple):
    """What somebody gains at one moment."""

    coins: int = 0
    tokens: int = 0
    seals: int = 0
    reputation: int = 0
    points: int = 0


NO_GAINS: Final = Gains()


def receive(t: Table, seat: int, gained: Gains, rule: str, source: str, waits: bool = False) -> None:
    """Gain resources. Cards earned on the Reputation track are put down as picks for now, or for later if one waits."""
    player = t.players[seat]
    coins, tokens, seals, reputation, points = gained
    if coins:
        player.coins += coins
    if tokens:
        player.tokens += tokens
    if seals:
        player.seals += seals
    if points:
        player.points += points
    if t.story is not None:
        _tell(t, seat, rule, source, gained)
    if reputation:
        advance(t, seat, reputation, rule, source, waits)


def become_first_player(t: Table, seat: int) -> None:
    """EN-BANK-02: the first competitor to place a die on the Bank in a round takes the First Player token."""
    if not t.bank_used:
        t.bank_used = True
        t.first = seat
        t.tell("event-first-player", seat, "EN-BANK-02")


def advance(t: Table, seat: int, steps: int, rule: str, source: str, waits: bool = False) -> None:
    """Move the Reputation marker; every bonus reached or passed is gained (EN-REP-01..05)."""
    player = t.players[seat]
    passed = t.book.passed(player.reputation, steps)
    player.reputation = passed.space
    if t.story is not None:
        t.tell("event-reputation", seat, rule, n=steps, space=passed.space, source=source)
    bonus = passed.gains
    player.coins += bonus.coins
    player.tokens += bonus.tokens
    player.seals += bonus.seals
    player.points += bonus.points
    if t.story is not None:
        for space in passed.spaces:
            _tell(t, seat, "EN-REP-03", "reputation-track", t.book.bonus_gains[space])
            for kind in t.book.bonus_picks[space]:
                key = "event-pick-waits" if waits else "event-pick-earned"
                t.tell(key, seat, "EN-REP-05", card=KINDS[kind])
    if passed.picks:
        if waits:
            t.waiting += [seat * len(KINDS) + kind for kind in passed.picks]
        else:
            t.picks += passed.picks


def _tell(t: Table, seat: int, rule: str, source: str, gained: Gains) -> None:
    coins, tokens, seals, _, points = gained
    if coins:
        t.tell("event-gained", seat, rule, resource="coin", n=coins, source=source)
    if tokens:
        t.tell("event-gained", seat, rule, resource="token", n=tokens, source=source)
    if seals:
        t.tell("event-gained", seat, rule, resource="seal", n=seals, source=source)
    if points:
        t.tell("event-gained", seat, rule, resource="point", n=points, source=source)
