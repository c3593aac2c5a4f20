"""What the turns left can make of a study: research, then Publications.

- cubes on Animals: the Publications they could make, the best first, each less certain than the one before; every cube
  counts its points and what it adds to the collection of its Category, every Animal what it adds to the collection of
  its continent;
- empty spaces on Animals: research that the coming Expeditions can pay for, cheap Types first; coins and Expedition
  tokens are part of that budget, and what is left of them counts as in the final scoring.
"""

from __future__ import annotations

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.boosts import die_bonus
from serai.games.encyclopedia.completion import expedition_value
from serai.games.encyclopedia.names import ALL_TYPES, FIRST_SPACE, NOTHING_THERE, RESEARCH_TYPES, TURNS
from serai.games.encyclopedia.table import Player, Table
from serai.games.encyclopedia.thinking.features import is_last_round
from serai.games.encyclopedia.thinking.weights import Weights


class Study:
    """Looks at studies; what can be reckoned once is reckoned here."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        animals = range(len(book.animal_ids))
        categories = book.animal_categories
        self.alike = [  # for two Animals: bits of the Types in which their Category is the same
            [
                sum(1 << kind for kind in range(RESEARCH_TYPES) if categories[one][kind] == categories[other][kind])
                for other in animals
            ]
            for one in animals
        ]
        self._cube_points = [
            sum(book.publication_points[kind + 1] for kind in range(RESEARCH_TYPES) if cubes >> kind & 1)
            for cubes in range(ALL_TYPES + 1)
        ]
        most = len(book.animal_ids) + len(book.expert_ids) + book.cubes + book.five_cube_tokens * book.cubes_per_token
        last = book.collection_points[-1]
        self.collection = book.collection_points + [last] * most  # the points of any count that a collection can have

    def promise(self, t: Table, player: Player, categories: list[int], continents: list[int], turns: float) -> float:
        """What the turns left can make of the study; turns that do neither are worth a little.

        Research is laid out as far as the means and the coming dice reach, cheap Types first; then the study is
        published as if that had been done.
        """
        book = self._book
        weights = self._weights
        means = float(player.coins + player.tokens * book.token_value)
        if t.die != NOTHING_THERE and player is t.players[t.active] and t.places[t.die] >= FIRST_SPACE:
            means += max(0, expedition_value(t, player) - t.spent)  # what is left of the Expedition in course
        if turns <= 0:
            return means * weights.final_coin
        value = 0.0
        cubes = player.cubes[:]
        expeditions = 0.0
        if player.study and turns > 1:
            expeditions = min(turns - 1, weights.expeditions * turns)
            by_dice = expeditions * weights.expedition_value
            left = budget = by_dice + means
            for kind in range(RESEARCH_TYPES):
                cost = book.cost[kind]
                bit = 1 << kind
                for place, has in enumerate(cubes):
                    if not has & bit and left >= cost:
                        left -= cost
                        cubes[place] |= bit
                        value += book.research_points[kind]
            value *= weights.research
            used = budget - left
            expeditions = min(expeditions, used / weights.expedition_value)
            means = min(means, max(0.0, means - max(0.0, used - by_dice)))
        chances = turns - expeditions
        if player.seals and is_last_round(t):
            chances += 1.0  # the extra action
        published, publications = self._publications(t, player, cubes, categories, continents, chances)
        value += published + weights.other_turn * max(0.0, turns - expeditions - publications)
        early = min(1.0, turns / weights.early_turns)
        return value + means * (weights.final_coin + (weights.spare_value - weights.final_coin) * early)

    def _publications(
        self,
        t: Table,
        player: Player,
        cubes_there: list[int],
        categories: list[int],
        continents: list[int],
        turns: float,
    ) -> tuple[float, int]:
        """The Publications that the study could make with these cubes, the best first: points, and how many."""
        book = self._book
        weights = self._weights
        collection = self.collection
        alike = self.alike
        points = self._cube_points
        joins_from = weights.joins_from
        of_continent = book.animal_continent
        study = list(zip(player.study, cubes_there, strict=True))
        categories = categories[:]
        continents = continents[:]
        reach = self._reach(t, player)
        value = 0.0
        for number in range(weights.most_publications):
            later = 1.0 + weights.publication_later * number
            chance = weights.publication_happens * min(1.0, max(0.0, turns - number) / later)
            if not study or not chance:
                return value, number
            best = -1.0
            best_part: list[tuple[int, int]] = []
            best_counts: list[int] = []
            for reference, own in study:
                continent = of_continent[reference]
                if reach[continent] < 0:
                    continue
                shown = (own if t.reference_cube else ALL_TYPES) & reach[continent]
                row = alike[reference]
                counts = [0] * RESEARCH_TYPES
                gain = 0.0
                part: list[tuple[int, int]] = []
                same = 0
                for pair in study:
                    animal, cubes = pair
                    given = cubes & row[animal] & shown
                    if of_continent[animal] == continent:
                        same += 1
                    elif not given or points[given] <= points[cubes] * joins_from:
                        continue
                    part.append(pair)
                    if given:
                        gain += points[given]
                        for kind in range(RESEARCH_TYPES):
                            if given >> kind & 1:
                                counts[kind] += 1
                has = continents[continent]
                gain += same * book.publication_points[0] + collection[has + same] - collection[has]
                for kind, more in enumerate(counts):
                    if more:
                        has = categories[book.animal_categories[reference][kind]]
                        gain += collection[has + more] - collection[has]
                if gain > best:
                    best, best_part, best_counts, best_reference = gain, part, counts, reference
            if best * chance < weights.other_turn:  # also where none can be published any more
                return value, number
            value += best * chance
            for kind, more in enumerate(best_counts):
                categories[book.animal_categories[best_reference][kind]] += more
            continent = of_continent[best_reference]
            for pair in best_part:
                study.remove(pair)
                continents[continent] += of_continent[pair[0]] == continent
        return value, weights.most_publications

    def _reach(self, t: Table, player: Player) -> list[int]:
        """By continent: bits of the Types that the player can still publish, -1 where no die will have its colour.

        It matters at the end only, while the last dice lie on the boards: before, there is time to find the right die.
        """
        book = self._book
        reach = [ALL_TYPES] * len(book.continents)
        if t.phase != TURNS or not is_last_round(t):
            return reach
        highest = [-1] * len(reach)
        for die, place in enumerate(t.places):
            if 0 <= place < FIRST_SPACE or die == t.die:
                colour = book.die_colour[die]
                highest[colour] = max(highest[colour], t.values[die] + die_bonus(t, player, colour))
        if player.seals:  # the extra action rolls a die of any colour
            highest = [max(value, self._weights.extra_die) for value in highest]
        if player.tokens or player.seals:
            highest = [max(highest)] * len(highest)
        for continent, value in enumerate(highest):
            value += player.coins * book.coin_value
            needed = book.publication_value
            if highest[continent] < 0 or value < needed[0]:
                reach[continent] = -1
            else:
                reach[continent] = sum(1 << kind for kind in range(RESEARCH_TYPES) if needed[kind + 1] <= value)
        return reach
