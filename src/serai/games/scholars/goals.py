"""Goals: each is rewarded as soon as it is met; with all three the card becomes an action card (SC-GOAL)."""

from __future__ import annotations

from bisect import insort

from serai.games.scholars.names import ALL_GOALS, GUILD_GOAL, PILE_GOAL, TRACK_GOAL
from serai.games.scholars.table import Table


def interacted(t: Table, me: int, translator: int) -> None:
    """A player has dealt with a translator: dispatched, employed, used, retired, placed or taken gold (SC-GOAL-02)."""
    pile = t.book.translators[translator].pile
    if pile < 0:  # SC-GOAL-03: starting translators belong to no pile
        return
    t.book.seams.interacted(t, me, translator)
    if t.book.goal_cards[t.players[me].goal].pile == pile:
        _met(t, me, PILE_GOAL)


def translated_from(t: Table, me: int, guild: int) -> None:
    """SC-GOAL-04."""
    if t.book.goal_cards[t.players[me].goal].guild == guild:
        _met(t, me, GUILD_GOAL)


def risen(t: Table, me: int, track: int) -> None:
    """SC-GOAL-05."""
    player = t.players[me]
    if t.book.goal_cards[player.goal].track == track and player.levels[track] >= t.book.constants["goal_level"]:
        _met(t, me, TRACK_GOAL)


def _met(t: Table, me: int, goal: int) -> None:
    """SC-GOAL-01, -06."""
    player = t.players[me]
    if player.goals & goal:
        return
    book = t.book
    card = book.goal_cards[player.goal]
    player.goals |= goal
    if goal == TRACK_GOAL:
        player.bag[card.track_die] += 1
        reward = f"die-{book.colours[card.track_die].id}"
    else:
        worker = card.pile_worker if goal == PILE_GOAL else card.guild_worker
        player.workers[worker] += 1
        reward = f"worker-{book.words.workers[worker]}"
    t.tell("event-goal", me, "SC-GOAL-01", card=card.id, reward=reward)
    if player.goals == ALL_GOALS:
        insort(player.cards, card.card)
        t.tell("event-goals-done", me, "SC-GOAL-06", card=card.id)
