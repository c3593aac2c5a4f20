"""What can be done with an action of some colours and value, and what a chain of translators costs.

Each main action is estimated by its plainest case: a chain by its shortest way, a journey by the best location in
reach, a translator by what it will be worth once retired. `view` looks from the outside at what the dice in the hand
and the free slots promise; `of_turn` from the inside at the action that is being made.
"""

from __future__ import annotations

from typing import Final

from serai.games.scholars.book import Book
from serai.games.scholars.dice import action_shape, worked
from serai.games.scholars.names import (
    ALL_GOALS,
    NEUTRAL,
    NO_CARD,
    NOBODY,
    RECRUIT,
    RESEARCH,
    SIDES,
    TRANSLATE,
    TRAVEL,
    VALUES,
)
from serai.games.scholars.printed import ResearchOption
from serai.games.scholars.scoring import scroll_counts
from serai.games.scholars.table import Player, Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.weights import Weights
from serai.games.scholars.turn import main_actions, main_value
from serai.kernel.effects import calls

FAR: Final = 99.0  # there is no chain, no room
Costs = list[tuple[float, int]]  # by language: what a chain costs in points, and how much gold


class View:
    """What a player has before them, in points."""

    __slots__ = ("chain_ease", "next_action", "on_map", "planned", "ready", "scrolls", "second_action")

    def __init__(self) -> None:
        self.chain_ease = 0.0  # how near Arabic is from all the languages
        self.scrolls = [0.0, 0.0, 0.0]  # the best of the House, whether there are dice and gold for them or not
        self.planned = [0.0, 0.0]  # the best of the House with translators that have yet to be employed
        self.ready = 0.0  # the best that could be translated at once
        self.on_map = 0.0  # the best of the map
        self.next_action = 0.0
        self.second_action = 0.0


class Way:
    """A way of Research on a track."""

    __slots__ = ("besides", "gold", "min_value", "steps")

    def __init__(self, min_value: int, gold: int, steps: int, besides: float) -> None:
        self.min_value = min_value
        self.gold = gold
        self.steps = steps
        self.besides = besides  # what it gives besides its steps


class Prospects:
    """Of one printing of the game."""

    def __init__(self, book: Book, weights: Weights, effects: EffectValues) -> None:
        self._book = book
        self._weights = weights
        self._kept: dict[tuple[int, bool], tuple[tuple[list[int], list[int], list[int], list[int]], Costs]] = {}
        self._locations = [effects.of(location.effect) for location in book.map]
        self._dispatch = [effects.of(one.dispatch) * weights.dispatch for one in book.translators]
        self._retired = [one.vp + effects.of(one.retired) * weights.uses_of_retired for one in book.translators]
        self._rooms = [effects.of(room.effect) - room.cost * weights.silver for room in book.rooms]
        self._immediate = [effects.of(scroll.immediate) for scroll in book.scrolls]
        self._bonus = [weights.bonus_to_come if scroll.bonus.text != "0" else 0.0 for scroll in book.scrolls]
        self._paths = [effects.of(location.path_bonus) for location in book.map]
        self._ways = [_way(option, effects) for option in book.research_options if option.needs_colour]
        self._plain_research = max(effects.of(one.effect) for one in book.research_options if not one.needs_colour)
        self._two_dice_from = min(way.min_value for way in self._ways if way.min_value > SIDES)
        self.steps = [  # what a step from a level is worth, by track and level
            [
                track.vp[level + 1]
                - track.vp[level]
                + effects.of(track.immediate[level + 1])
                + (effects.of(track.harvest[level + 1]) - effects.of(track.harvest[level])) * weights.harvests
                + weights.track_step
                if level < track.top
                else effects.of(track.overflow)
                for level in range(track.top + 1)
            ]
            for track in book.tracks
        ]

    # -- the action that is being made --------------------------------------------------------------------------

    def of_turn(self, t: Table, me: int) -> float:
        """What the main action of this turn may still bring with its dice, and perhaps a worker or two on them."""
        colours, dice = action_shape(t, me)
        if not dice:
            return 0.0
        weights = self._weights
        best = 0.0
        for action in main_actions(t, me):
            worth = self._of_action(t, me, action, colours, main_value(t, me, action, dice))
            best = max(best, worth)
            if action == TRANSLATE:
                near = [0.0 for _ in self._book.guilds]
                self._readiness(t.players[me], self._colours_of_dice(t, me), near)
                for guild, readiness in enumerate(near):
                    colour = self._book.guilds[guild].colour
                    if readiness > 0 and colour not in colours:
                        worth = self._translate(t, me, colour)
                        best = max(best, worth - (1.0 - readiness) * weights.recolouring)
        return best * weights.sure

    def _colours_of_dice(self, t: Table, me: int) -> list[int]:
        """The colours of the dice on the card, after their workers."""
        first = t.working * self._book.dice_on_card
        dice = t.players[me].dice
        return [
            worked(t, me, dice[place], place, [])[0]
            for place in range(first, first + self._book.dice_on_card)
            if dice[place]
        ]

    def of_main(self, t: Table, me: int, action: int) -> float:
        """What one main action may bring, as its dice stand."""
        colours, dice = action_shape(t, me)
        return self._of_action(t, me, action, colours, main_value(t, me, action, dice)) * self._weights.sure

    def of_die(self, t: Table, me: int, die: int) -> float:
        """What a first die on the card may come to beside the others of the hand, more than alone."""
        player = t.players[me]
        first = t.working * self._book.dice_on_card
        if player.dice[first]:
            return 0.0
        player.dice[first] = die
        alone = self.of_turn(t, me)
        best = alone
        last = 0
        skipped = False
        for other in player.hand:
            if other == die and not skipped:
                skipped = True  # it lies on the card now
                continue
            if other == last:
                continue
            last = other
            player.dice[first + 1] = other
            best = max(best, self.of_turn(t, me) - self._weights.die)
        player.dice[first + 1] = 0
        player.dice[first] = 0
        return best - alone

    def _of_action(self, t: Table, me: int, action: int, colours: list[int], value: int) -> float:
        if action == TRANSLATE:
            more = self._book.seams.prospect
            return max(self._translate(t, me, one) + more(t, me, one, value) for one in colours)
        if action == RESEARCH:
            return max(self._research(t, me, colour, value) for colour in colours)
        if action == TRAVEL:
            return max(self._travel(t, me, colour, value) for colour in colours)
        assert action == RECRUIT
        return self._recruit(t, me, value + max(self._book.seams.value_bonus(t, me, action, one) for one in colours))

    # -- what lies ahead ----------------------------------------------------------------------------------------

    def view(self, t: Table, me: int, counts: list[int]) -> View:
        """What the House, the map, the hand and the free slots promise."""
        book, weights = self._book, self._weights
        player = t.players[me]
        view = View()
        costs = self.chain_costs(t, me)
        for language, (cost, _) in enumerate(costs):
            if cost < FAR and language != book.arabic:
                view.chain_ease += 1.0 / (1.0 + cost)
        near = [0.0 for _ in book.guilds]
        self._readiness(player, [die // VALUES for die in player.hand], near)
        ready = [0.0 for _ in book.guilds]
        hired = self.chain_costs(t, me, True)
        found: list[float] = []
        planned: list[float] = []
        for place, card in enumerate(t.house):
            if card == NO_CARD:
                continue
            plain = self._scroll(player, card, counts)
            language = book.scrolls[card].language
            cost, needed = hired[language]
            planned.append(plain - cost - max(0, needed - player.gold) * weights.short_of_gold)
            cost, needed = costs[language]
            if cost >= FAR:
                continue
            worth = plain - cost
            if t.house_influence[place] not in (NOBODY, me):
                worth -= weights.silver
            if needed <= player.gold:
                guild = book.house[place].guild
                ready[guild] = max(ready[guild], worth)
            found.append(worth - max(0, needed - player.gold) * weights.short_of_gold)
        found.sort(reverse=True)
        for place, worth in enumerate(found[: len(view.scrolls)]):
            view.scrolls[place] = max(0.0, worth)
        planned.sort(reverse=True)
        for place, worth in enumerate(planned[: len(view.planned)]):
            view.planned[place] = max(0.0, worth)
        translation = 0.0
        for guild, readiness in enumerate(near):
            if readiness > 0:
                translation = max(translation, ready[guild] - (1.0 - readiness) * weights.recolouring)
        view.ready = translation
        for card in t.map_scrolls:
            if card != NO_CARD:
                cost, _ = costs[book.scrolls[card].language]
                if cost < FAR:
                    view.on_map = max(view.on_map, self._scroll(player, card, counts) - cost)
        self._next_actions(t, me, player, translation, view)
        return view

    def of_slot(self, t: Table, me: int, place: int) -> float:
        """What a slot promises with the dice of the hand."""
        player = t.players[me]
        near = [0.0 for _ in self._book.guilds]
        self._readiness(player, [die // VALUES for die in player.hand], near)
        translation = 0.0
        for guild, readiness in enumerate(near):
            if readiness > 0:
                worth = self._translate(t, me, self._book.guilds[guild].colour)
                translation = max(translation, worth - (1.0 - readiness) * self._weights.recolouring)
        worth_of = self._action_worths(t, me, player, translation)
        return max(worth_of[action] for action in self._book.board[place].actions)

    def _next_actions(self, t: Table, me: int, player: Player, translation: float, view: View) -> None:
        """The best that the free slots promise with the dice of the hand."""
        book = self._book
        if not player.hand or not player.cards:
            return
        worth = self._action_worths(t, me, player, translation)
        first = other_one = 0.0
        for place, card in enumerate(player.slots):
            printed = book.board[place]
            if card != NO_CARD or not (printed.is_open or player.goals == ALL_GOALS):
                continue
            here = 0.0
            for action in printed.actions:
                here = max(here, worth[action])
            if here > first:
                first, other_one = here, first
            elif here > other_one:
                other_one = here
        view.next_action = first
        view.second_action = other_one if len(player.hand) > book.dice_on_card and len(player.cards) > 1 else 0.0

    def _action_worths(self, t: Table, me: int, player: Player, translation: float) -> list[float]:
        """By main action: the best that the dice of the hand promise, less the dice."""
        book, weights = self._book, self._weights
        highest = second = 0
        for die in player.hand:
            value = die % VALUES
            if value > highest:
                highest, second = value, highest
            elif value > second:
                second = value
        both = highest + second
        worth = [0.0, 0.0, 0.0, 0.0]
        worth[RECRUIT] = self._recruit(t, me, highest) - weights.die
        worth[TRAVEL] = self._travel(t, me, book.white, highest) - weights.die
        if second:
            worth[RECRUIT] = max(worth[RECRUIT], self._recruit(t, me, both) - 2 * weights.die)
            worth[TRAVEL] = max(worth[TRAVEL], self._travel(t, me, book.white, both) - 2 * weights.die)
        worth[RESEARCH] = self._plain_research - weights.die
        hand = player.hand
        for place, die in enumerate(hand):
            colour, value = die // VALUES, die % VALUES
            worth[RESEARCH] = max(worth[RESEARCH], self._research(t, me, colour, value) - weights.die)
            for other in hand[place + 1 :]:
                total = value + other % VALUES
                if total >= self._two_dice_from:
                    for mixed in book.mix[colour][other // VALUES]:
                        worth[RESEARCH] = max(worth[RESEARCH], self._research(t, me, mixed, total) - 2 * weights.die)
        worth[TRANSLATE] = translation - 2 * weights.die if translation > 0 else 0.0
        return worth

    # -- Translate ----------------------------------------------------------------------------------------------

    def chain_costs(self, t: Table, me: int, hiring: bool = False) -> Costs:
        """By language: what the cheapest chain to Arabic costs in points, and how much gold.

        Gold on an own translator is not lost: it brings the points of its retirement nearer. `hiring`: also by
        translators on top of their piles, who would have to be employed first.
        """
        tops = [pile[-1] if pile else NO_CARD for pile in t.piles] if hiring else []
        key = (t.rooms, t.gold, t.owners, tops)
        kept = self._kept.get((me, hiring))
        if kept is not None and kept[0] == key:
            return kept[1]
        costs = self._chain_costs(t, me, tops)
        self._kept[me, hiring] = ((t.rooms[:], t.gold[:], t.owners[:], tops), costs)
        return costs

    def _chain_costs(self, t: Table, me: int, tops: list[int]) -> Costs:
        weights, book = self._weights, self._book
        costs = [(FAR, 0)] * len(book.words.languages)
        costs[book.arabic] = (0.0, 0)
        links: list[tuple[float, tuple[int, ...]]] = []
        for room, card in enumerate(t.rooms):
            needed = book.rooms[room].gold
            if card != NO_CARD and t.gold[room] < needed:
                if t.owners[room] == me:
                    price = max(weights.least_price, weights.gold - self._retired[card] / needed)
                else:
                    price = weights.gold + weights.silver
                links.append((price, book.translators[card].languages))
        links += [(weights.hiring, book.translators[card].languages) for card in tops if card != NO_CARD]
        changed = True
        while changed:
            changed = False
            for price, languages in links:
                nearest = costs[languages[0]]
                for language in languages:
                    if costs[language][0] < nearest[0]:
                        nearest = costs[language]
                if nearest[0] >= FAR:
                    continue
                through = nearest[0] + price
                for language in languages:
                    if through < costs[language][0]:
                        costs[language] = (through, nearest[1] + 1)
                        changed = True
        return costs

    def _scroll(self, player: Player, card: int, counts: list[int]) -> float:
        """A translated scroll: its points, what its bonus may come to, its step and its effect."""
        scroll = self._book.scrolls[card]
        worth = scroll.vp + self._immediate[card] + self._bonus[card] + scroll.bonus.value(counts)
        return worth + self.steps[scroll.track][player.levels[scroll.track]]

    def _readiness(self, player: Player, colours: list[int], found: list[float]) -> None:
        """By guild: how near its colour is with dice of these colours and the workers of the supply (1: at hand)."""
        book = self._book
        for number, guild in enumerate(book.guilds):
            if guild.colour in colours:
                found[number] = 1.0
                continue
            parts = book.colours[guild.colour].mixed_from
            if len(colours) < len(parts):
                continue
            missing = 0
            possible = True
            for part in parts:
                if part not in colours:
                    missing += 1
                    possible = possible and player.workers[book.worker_of[part]] > 0
            if possible:
                found[number] = 1.0 - self._weights.worker_away * missing

    def of_scrolls(self, t: Table, me: int) -> list[tuple[int, float]]:
        """What each scroll of the House that a player has the gold for is worth after its cost."""
        player = t.players[me]
        costs = self.chain_costs(t, me)
        counts = scroll_counts(t, me)
        found: list[tuple[int, float]] = []
        for card in t.house:
            if card != NO_CARD:
                cost, needed = costs[self._book.scrolls[card].language]
                if needed <= player.gold and cost < FAR:
                    found.append((card, self._scroll(player, card, counts) - cost))
        return found

    def _translate(self, t: Table, me: int, colour: int) -> float:
        guild = self._book.guild_of_colour.get(colour)
        if guild is None:
            return 0.0
        here = [t.house[place] for place in self._book.columns[guild]]
        best = 0.0
        for card, worth in self.of_scrolls(t, me):
            if card in here:
                best = max(best, worth)
        return best

    # -- the other actions --------------------------------------------------------------------------------------

    def _research(self, t: Table, me: int, colour: int, value: int) -> float:
        book, weights = self._book, self._weights
        player = t.players[me]
        best = self._plain_research
        if book.colours[colour].kind == NEUTRAL or colour not in book.track_of_colour:
            return best
        track = book.track_of_colour[colour]
        level = player.levels[track]
        steps = self.steps[track]
        for way in self._ways:
            if way.min_value <= value and way.gold <= player.gold:
                worth = steps[level] + way.besides - way.gold * weights.gold
                for more in range(1, way.steps):
                    worth += steps[min(level + more, len(steps) - 1)]
                best = max(best, worth)
        return best

    def _travel(self, t: Table, me: int, colour: int, value: int) -> float:
        book = self._book
        place = t.players[me].place
        best = 0.0
        bonus = 0.0
        for step in range(1, value + 1):
            passed = (place + step - 1) % len(book.map)
            if book.map[passed].path_colour == colour:
                bonus = self._paths[passed]
            best = max(best, self.of_journey(t, me, step) + bonus)
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
        track = book.scrolls[card].track
        step = self.steps[track][player.levels[track]]
        for guild in range(len(book.guilds)):
            row = t.free_row(guild)
            if row >= 0:
                space = book.house[row]
                gains = space.influence * weights.influence_guild + space.gold * weights.gold + step
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
        best = -FAR
        for number, card in enumerate(t.rooms):
            if card == NO_CARD and self._book.rooms[number].cost <= silver:
                best = max(best, self._rooms[number])
        return best


def _way(option: ResearchOption, effects: EffectValues) -> Way:
    steps = 0
    besides = 0.0
    for call in calls(option.effect):
        if call.verb.name == "advance":
            steps = next(word for word in call.words if isinstance(word, int))
        else:
            besides += effects.of(call)
    return Way(option.min_value, option.gold, steps, besides)
