"""What a learned judgement looks at in a competitor: plain facts of the table beside what the appraisal makes of it.

Players and automas have facts of their own. Facts that there are several of, one for each row of content, carry the id
of the row (`cubes:mammal`), so that more rows are more facts.
"""

from __future__ import annotations

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import (
    ALL_TYPES,
    EXPEDITION,
    FIRST_SPACE,
    LOCATIONS,
    NOTHING_THERE,
    RESEARCH_TYPES,
    SEALS,
    SEAT_STRIDE,
)
from serai.games.encyclopedia.scoring import collection_points, total
from serai.games.encyclopedia.table import Player, Table, shown
from serai.games.encyclopedia.thinking.features import turns_left

TIME = ("rivals", "rounds_left", "turns_left", "ahead", "sealing", "is_first", "extra_dice")
ON_BOARDS = ("dice_value", "own_dice", "own_dice_value")
RIVALS = (
    "most_points", "most_collected", "most_study", "most_experts", "most_seals", "most_coins", "most_tokens",
    "most_reputation",
)  # fmt: skip
PLAYER = (
    "promised", "collected", "coins", "tokens", "seals", "useful_seals", "reputation", "to_animal", "active", "tucked",
    "free_experts", "study", "whole", "alike", "alike_cubes", "one_continent", "collection", "supply", "owed",
    "animals_shown", "experts_shown", "one_shots", "at_the_end", "on_cubes", "die_bonuses", "on_expeditions",
)  # fmt: skip
AUTOMA = (
    "score", "points", "coins", "tokens", "seals", "reputation", "to_animal", "experts", "study", "products",
    "animals_shown", "experts_shown",
)  # fmt: skip
TYPES = tuple(f"{number}" for number in range(1, RESEARCH_TYPES + 1))


class Facts:
    """Of one printing of the game."""

    def __init__(self, book: Book, alike: list[list[int]]) -> None:
        """`alike`: for two Animals, bits of the Types in which their Category is the same."""
        self._book = book
        self._alike = alike
        continents = book.continents
        common = (
            *TIME,
            *ON_BOARDS,
            *RIVALS,
            *(f"dice:{colour}" for colour in book.colours),
            *(f"studied:{continent}" for continent in continents),
            *(f"published:{continent}" for continent in continents),
        )
        self.of_player_names = (
            "one",
            *common,
            *PLAYER,
            *(f"cubes:{category}" for category in book.category_ids),
            *(f"researched:{kind}" for kind in TYPES),
            *(f"expedition:{continent}" for continent in continents),
            *(f"expert:{location}" for location in (*LOCATIONS, "expedition")),
        )
        self.of_automa_names = (
            "one",
            *common,
            *AUTOMA,
            *(f"behaviour:{card}" for card in book.behaviour_ids),
            *(f"scoring:{card}" for card in book.scoring_ids),
            *(f"study_rank:{rank}" for rank in range(1, len(continents) + 1)),
        )

    def of_player(self, t: Table, seat: int, by_hand: float) -> list[float]:
        """In the order of their names; `by_hand` is the appraisal without anything learned."""
        book = self._book
        player = t.players[seat]
        facts = self._common(t, seat)
        collected = 0
        categories: list[float] = []
        for category, loose in enumerate(player.loose):
            cubes = loose + player.fives[category] * book.cubes_per_token
            categories.append(float(cubes))
            collected += collection_points(t, cubes)
        for count in self._cards(player):
            collected += collection_points(t, count)
        researched = [0.0] * RESEARCH_TYPES
        whole = alike = alike_cubes = 0
        for place, cubes in enumerate(player.cubes):
            whole += cubes == ALL_TYPES
            for kind in range(RESEARCH_TYPES):
                if cubes >> kind & 1:
                    researched[kind] += 1.0
            row = self._alike[player.study[place]]
            for other in range(place):
                same = row[player.study[other]]
                alike += same.bit_count()
                alike_cubes += (same & cubes & player.cubes[other]).bit_count()
        studied = [0] * len(book.continents)
        for animal in player.study:
            studied[book.animal_continent[animal]] += 1
        experts = [0.0] * (len(LOCATIONS) + 1)
        one_shots = at_the_end = on_cubes = die_bonuses = on_expeditions = 0
        for expert in player.active:
            location = book.place_location[expert]
            if location >= 0:
                experts[min(location, EXPEDITION)] += 1.0
            one_shots += book.one_shot[expert]
            at_the_end += book.end_category[expert] >= 0 or book.end_points[expert] is not None
            on_cubes += book.cube_type[expert] >= 0
            die_bonuses += book.bonus_value[expert]
            on_expeditions += book.expedition_value[expert]
        spaces: list[float] = []
        for continent in range(len(book.continents)):
            space = t.free_space(continent)
            spaces.append(0.0 if space == NOTHING_THERE else 1.0 + book.space_value[space])
        own: tuple[float, ...] = (
            by_hand - player.points, collected, player.coins, player.tokens, player.seals,
            min(player.seals, book.rounds - t.round), player.reputation, book.animal_ahead[player.reputation],
            len(player.active), len(player.tucked), book.active_experts - len(player.active), len(player.study), whole,
            alike, alike_cubes, max(studied), len(player.collection), player.supply, len(t.picks) * (t.active == seat),
            shown(t.animals), shown(t.experts), one_shots, at_the_end, on_cubes, die_bonuses, on_expeditions,
        )  # fmt: skip
        facts += [float(fact) for fact in own]
        return [*facts, *categories, *researched, *spaces, *experts]

    def of_automa(self, t: Table, seat: int) -> list[float]:
        """In the order of their names."""
        book = self._book
        player = t.players[seat]
        facts = self._common(t, seat)
        studied = [0] * len(book.continents)
        for animal in player.study:
            studied[book.animal_continent[animal]] += 1
        by_rank = [0.0] * len(studied)
        products = 0
        for continent, count in enumerate(studied):
            by_rank[player.priority[continent]] = float(count)
            products += count * count
        own: tuple[float, ...] = (
            total(t, seat), player.points, player.coins, player.tokens, player.seals, player.reputation,
            book.animal_ahead[player.reputation], len(player.active) + len(player.tucked), len(player.study), products,
            shown(t.animals), shown(t.experts),
        )  # fmt: skip
        facts += [float(fact) for fact in own]
        facts += [float(card == player.behaviour) for card in range(len(book.behaviour_ids))]
        facts += [float(card == player.scoring) for card in range(len(book.scoring_ids))]
        return facts + by_rank

    def _common(self, t: Table, seat: int) -> list[float]:
        """What is looked at in every competitor."""
        book = self._book
        player = t.players[seat]
        colours = [0.0] * len(book.colours)
        values = own_dice = own_values = 0
        for die, place in enumerate(t.places):
            if 0 <= place < FIRST_SPACE:
                colours[book.die_colour[die]] += 1.0
                values += t.values[die]
                if place // SEAT_STRIDE == seat:
                    own_dice += 1
                    own_values += t.values[die]
        most = [0] * len(RIVALS)
        for other, rival in enumerate(t.players):
            if other == seat:
                continue
            has = (
                rival.points, len(rival.collection), len(rival.study), len(rival.active) + len(rival.tucked),
                rival.seals, rival.coins, rival.tokens, rival.reputation,
            )  # fmt: skip
            for place, count in enumerate(has):
                most[place] = max(most[place], count)
        studied = [0.0] * len(book.continents)
        for animal in player.study:
            studied[book.animal_continent[animal]] += 1.0
        order = t.order
        ahead = (order.index(seat) - order.index(t.active)) % len(order)
        return [
            1.0,
            float(len(order) - 1),
            float(max(0, book.rounds - t.round - 1)),
            turns_left(t),
            float(ahead),
            float(t.phase == SEALS),
            float(t.first == seat),
            float(t.extra_dice),
            float(values),
            float(own_dice),
            float(own_values),
            *[float(count) for count in most],
            *colours,
            *studied,
            *[float(count) for count in self._cards(player)],
        ]

    def _cards(self, player: Player) -> list[int]:
        """Published Animals and Experts by continent."""
        book = self._book
        cards = [0] * len(book.continents)
        for animal in player.collection:
            cards[book.animal_continent[animal]] += 1
        for expert in player.active:
            cards[book.expert_continent[expert]] += 1
        for expert in player.tucked:
            cards[book.expert_continent[expert]] += 1
        return cards
