"""What can be done with an action of some colours and value, and what a chain of translators costs.

Only the best of the main actions counts; each is estimated by its plainest case: a chain by its shortest way, a
journey by the best location in reach, a translator by what it will be worth once retired.
"""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.dice import action_shape
from serai.games.scholars.names import NEUTRAL, NO_CARD, NOBODY, RECRUIT, RESEARCH, TRANSLATE, TRAVEL, VALUES
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.weights import Weights
from serai.games.scholars.turn import main_actions, main_value

FAR = 99.0
WORKER_SHARE = 0.15  # of a translation, for each worker that its colour takes


class Prospects:
    """Of one printing of the game."""

    def __init__(self, book: Book, weights: Weights, effects: EffectValues) -> None:
        self._book = book
        self._weights = weights
        self._locations = [effects.of(location.effect) for location in book.map]
        self._dispatch = [effects.of(one.dispatch) * weights.dispatch for one in book.translators]
        self._retired = [one.vp + effects.of(one.retired) for one in book.translators]
        self._rooms = [effects.of(room.effect) - room.cost * weights.silver for room in book.rooms]
        self._scrolls = [scroll.vp + effects.of(scroll.immediate) + weights.track_step for scroll in book.scrolls]
        self._bonus = [0.5 if scroll.bonus.text != "0" else 0.0 for scroll in book.scrolls]

    def of_turn(self, t: Table, me: int) -> float:
        """What the main action of this turn may still bring."""
        colours, dice = action_shape(t, me)
        weights = self._weights
        best = 0.0
        for action in main_actions(t, me):
            if not dice:
                worth = weights.chance
            else:
                worth = self._of_action(t, me, action, colours, main_value(t, me, action, dice)) * weights.sure
            best = max(best, worth)
        return best

    def of_main(self, t: Table, me: int, action: int) -> float:
        """What one main action may bring, as its dice stand."""
        colours, dice = action_shape(t, me)
        return self._of_action(t, me, action, colours, main_value(t, me, action, dice)) * self._weights.sure

    def _of_action(self, t: Table, me: int, action: int, colours: list[int], value: int) -> float:
        if action == TRANSLATE:
            return max(self._translate(t, me, colour) for colour in colours)
        if action == RESEARCH:
            return max(self._research(t, me, colour, value) for colour in colours)
        if action == TRAVEL:
            return self._travel(t, me, colours[0], value)
        assert action == RECRUIT
        return self._recruit(t, me, value)

    # -- Translate ----------------------------------------------------------------------------------------------

    def chain_costs(self, t: Table, me: int) -> list[tuple[float, int]]:
        """By language: what the cheapest chain to Arabic costs in points, and how much gold."""
        weights = self._weights
        costs = [(FAR, 0)] * len(self._book.words.languages)
        costs[self._book.arabic] = (0.0, 0)
        links = [
            (
                weights.gold * 0.75 + (0.0 if t.owners[room] == me else weights.silver),
                self._book.translators[card].languages,
            )
            for room, card in enumerate(t.rooms)
            if card != NO_CARD and t.gold[room] < self._book.rooms[room].gold
        ]
        changed = True
        while changed:
            changed = False
            for price, languages in links:
                nearest = min(costs[language] for language in languages)
                if nearest[0] >= FAR:
                    continue
                through = (nearest[0] + price, nearest[1] + 1)
                for language in languages:
                    if through[0] < costs[language][0]:
                        costs[language] = through
                        changed = True
        return costs

    def scroll_values(self, t: Table, me: int) -> list[tuple[float, int]]:
        """What each scroll of the House promises to a player after its cost, with its guild; the best first."""
        costs = self.chain_costs(t, me)
        weights = self._weights
        gold = t.players[me].gold
        found: list[tuple[float, int]] = []
        for place, card in enumerate(t.house):
            if card == NO_CARD:
                continue
            cost, needed = costs[self._book.scrolls[card].language]
            if cost >= FAR:
                continue
            worth = self._scrolls[card] + self._bonus[card] - cost - max(0, needed - gold) * weights.short_of_gold
            if t.house_influence[place] not in (NOBODY, me):
                worth -= weights.silver
            if worth > 0:
                found.append((worth, self._book.house[place].guild))
        found.sort(reverse=True)
        return found

    def readiness(self, t: Table, me: int) -> list[float]:
        """By guild: how near its colour is with the dice of the hand and the workers of the supply (1: at hand)."""
        book = self._book
        player = t.players[me]
        dice = [0] * len(book.colours)
        for die in player.hand:
            dice[die // VALUES] += 1
        found: list[float] = []
        for guild in book.guilds:
            if dice[guild.colour]:
                found.append(1.0)
                continue
            missing = 0
            for part in book.colours[guild.colour].mixed_from:
                if not dice[part]:
                    missing += 1 if player.workers[book.worker_of[part]] else len(dice)
            enough = len(player.hand) >= len(book.colours[guild.colour].mixed_from)
            found.append(max(0.0, 1.0 - missing * WORKER_SHARE) if enough and missing < len(dice) else 0.0)
        return found

    def of_scrolls(self, t: Table, me: int) -> list[tuple[int, float]]:
        """What each scroll of the House that a player has the gold for is worth after its cost."""
        gold = t.players[me].gold
        costs = self.chain_costs(t, me)
        found: list[tuple[int, float]] = []
        for card in t.house:
            if card != NO_CARD:
                cost, needed = costs[self._book.scrolls[card].language]
                if needed <= gold and cost < FAR:
                    found.append((card, self._scrolls[card] + self._bonus[card] - cost))
        return found

    def _translate(self, t: Table, me: int, colour: int) -> float:
        guild = self._book.guild_of_colour.get(colour)
        if guild is None:
            return 0.0
        here = [t.house[place] for place in self._book.columns[guild]]
        return max((worth for card, worth in self.of_scrolls(t, me) if card in here), default=0.0)

    # -- the other actions --------------------------------------------------------------------------------------

    def _research(self, t: Table, me: int, colour: int, value: int) -> float:
        book, weights = self._book, self._weights
        best = 0.0
        player = t.players[me]
        for way in book.research_options:
            if way.min_value > value or way.gold > player.gold:
                continue
            if not way.needs_colour:
                best = max(best, weights.worker + weights.silver)
            elif book.colours[colour].kind != NEUTRAL and colour in book.track_of_colour:
                steps = 2 if way.gold == 2 else 1
                worth = steps * weights.track_step + 2 * weights.silver - way.gold * weights.gold
                best = max(best, worth)
        return best

    def _travel(self, t: Table, me: int, colour: int, value: int) -> float:
        book, weights = self._book, self._weights
        place = t.players[me].place
        best = 0.0
        passed = False
        for step in range(1, value + 1):
            passed = passed or book.map[(place + step - 1) % len(book.map)].path_colour == colour
            best = max(best, self.of_journey(t, me, step) + (weights.path if passed else 0.0))
        return best

    def of_journey(self, t: Table, me: int, steps: int) -> float:
        """What the location of arrival promises."""
        book, weights = self._book, self._weights
        player = t.players[me]
        place = (player.place + steps) % len(book.map)
        location = book.map[place]
        if not location.is_black:
            return self._locations[place]
        card = t.map_scrolls[location.slot]
        if card == NO_CARD or player.silver < book.house[0].cost:
            return 0.0
        best = 0.0
        for guild in range(len(book.guilds)):
            row = t.free_row(guild)
            if row >= 0:
                space = book.house[row]
                gains = space.influence * weights.influence_guild + space.gold * weights.gold + weights.track_step
                best = max(best, gains + space.white_dice * weights.white_die - space.cost * weights.silver)
        return best

    def _recruit(self, t: Table, me: int, value: int) -> float:
        best = 0.0
        room = self._best_room(t, me)
        for number, pile in enumerate(t.piles):
            if pile and self._book.piles[number].min_value <= value:
                card = pile[-1]
                best = max(best, self._dispatch[card], self._retired[card] * self._weights.employ_low + room)
        return best

    def of_employing(self, t: Table, me: int, translator: int) -> float:
        """A translator in the best room that a player can pay."""
        return self._retired[translator] * self._weights.employ_low + self._best_room(t, me)

    def _best_room(self, t: Table, me: int) -> float:
        silver = t.players[me].silver
        return max(
            (
                self._rooms[n]
                for n, card in enumerate(t.rooms)
                if card == NO_CARD and self._book.rooms[n].cost <= silver
            ),
            default=-FAR,
        )

    def retired_worth(self, translator: int) -> float:
        """The points and the effect of a translator once retired."""
        return self._retired[translator]
