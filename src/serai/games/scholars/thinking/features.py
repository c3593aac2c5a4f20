"""What the appraisal looks at: the features of a player, in the order of `weights.FEATURES`."""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.dice import owned
from serai.games.scholars.names import ALL_GOALS, NO_CARD, SECONDARY, VALUES
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.prospects import Prospects
from serai.games.scholars.thinking.weights import Weights

NEEDED_SILVER = 4  # for a delivery; as much again is good to have
NEEDED_GOLD = 3  # for a translation
NEEDED_WORKERS = 3
NEEDED_DICE = 2


class Features:
    """Of one printing of the game."""

    def __init__(self, book: Book, weights: Weights, effects: EffectValues, prospects: Prospects) -> None:
        self._book = book
        self._weights = weights
        self._prospects = prospects
        self._retired = [effects.of(one.retired) for one in book.translators]
        self._harvest = [[effects.of(effect) for effect in track.harvest] for track in book.tracks]
        self._secondary = [colour.kind == SECONDARY for colour in book.colours]
        self.rest_value = [effects.of(card.rest) for card in book.action_cards]
        self._carded = [  # tracks with an action card of their own; the last is harvested at every Rest
            any(f"harvest({track.id})" == card.rest.text for card in book.action_cards) for track in book.tracks
        ]

    def of(self, t: Table, seat: int) -> list[float]:
        """The features of a player."""
        book = self._book
        player = t.players[seat]
        workers = sum(player.workers)
        white = book.white
        hand_value = coloured = secondary = 0
        for die in player.hand:
            colour = die // VALUES
            hand_value += die % VALUES
            coloured += colour != white
            secondary += self._secondary[colour]
        dice = owned(t, seat)
        whites = dice[white]
        employed = 0
        progress = 0.0
        for room, owner in enumerate(t.owners):
            if owner == seat and t.rooms[room] != NO_CARD:
                employed += 1
                progress += t.gold[room] / book.rooms[room].gold * book.translators[t.rooms[room]].vp
        retired = 0.0
        for column in player.tucked:
            for card in column:
                retired += self._retired[card]
        harvest = 0.0
        hand_size = 0.0
        for track, level in enumerate(player.levels):
            if self._carded[track]:
                harvest += self._harvest[track][level]
            else:
                hand_size += self._harvest[track][level]
        visits = len(book.caliph_slots) - len(t.caliphs)
        control = present = 0
        for guild, count in enumerate(player.guilds):
            if t.control[guild] == seat:
                control += 1
            elif count:
                present += 1
        scrolls = self._prospects.scroll_values(t, seat)
        near = self._prospects.readiness(t, seat) if scrolls else []
        ready = max((worth * near[guild] for worth, guild in scrolls), default=0.0)
        return [
            min(player.silver, NEEDED_SILVER),
            min(max(0, player.silver - NEEDED_SILVER), NEEDED_SILVER),
            min(player.gold, NEEDED_GOLD),
            min(max(0, player.gold - NEEDED_GOLD), NEEDED_GOLD),
            min(workers, NEEDED_WORKERS),
            max(0, workers - NEEDED_WORKERS),
            min(len(player.hand), NEEDED_DICE),
            max(0, len(player.hand) - NEEDED_DICE),
            hand_value,
            coloured,
            secondary,
            sum(dice) - whites,
            whites,
            employed,
            progress,
            retired,
            harvest,
            hand_size,
            control,
            control * visits,
            present * visits,
            sum(player.guilds),
            t.map_influence.count(seat) + t.house_influence.count(seat),
            player.goals.bit_count(),
            player.goals == ALL_GOALS,
            scrolls[0][0] if scrolls else 0.0,
            scrolls[1][0] if len(scrolls) > 1 else 0.0,
            ready,
            sum(dice[colour] > 0 for colour in book.primaries),
            sum(player.workers[book.worker_of[colour]] > 0 for colour in book.primaries),
        ]

    def turns_left(self, t: Table) -> float:
        """How many turns a seat still has, as it looks."""
        weights = self._weights
        if t.turns_left >= 0:
            return t.turns_left / t.seats
        cards = max(0.0, len(t.deck) - weights.cards_below_last_caliph)
        return min(weights.most_turns, cards / weights.cards_a_turn / t.seats + 1.5)
