"""What a position is worth: the expected final score of a competitor, for bots to think with.

The score now, and on top of it what these features promise:

- time: the turns a competitor still has (dice on the boards, rounds to come);
- cubes on Animals of the study: the Publications they could make, the best first, each less certain than the one
  before; every cube counts its points and what it adds to the collection of its Category, every Animal what it adds
  to the collection of its continent;
- empty spaces on Animals of the study: research that the coming Expeditions can pay for, cheap Types first; coins and
  Expedition tokens are part of that budget, and what is left of them counts as in the final scoring;
- Royal Seals: an extra action for one in each round to come, else their final points;
- Reputation: the way already made towards the next bonus of the track;
- active Experts: how often each will wake, times what it gives; a one-shot Expert what it gives;
- dice on the own board: the gain of a slot, if somebody else takes the die there;
- automas: points at the pace of the Behaviour cards.

The numbers below are estimates, in points; none of them is a rule.
"""

from __future__ import annotations

from math import inf

from serai.games.encyclopedia.boosts import die_bonus, die_value
from serai.games.encyclopedia.completion import expedition_value
from serai.games.encyclopedia.content import Book
from serai.games.encyclopedia.effects import Gains
from serai.games.encyclopedia.names import (
    ACADEMY,
    ALL_TYPES,
    BANK,
    DICE,
    EMBASSY,
    EXPEDITION,
    EXPERT,
    FIRST_SPACE,
    NOTHING_THERE,
    OVER,
    PUBLICATION,
    RESEARCH_TYPES,
    SEALS,
    SEAT_STRIDE,
    TURNS,
    UNIVERSITY,
)
from serai.games.encyclopedia.scoring import per, total
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.decision import Decision

COIN = 0.9  # in an effect to come; the coins at hand are part of the research budget
TOKEN = 1.8
SEAL = 6.5
REPUTATION = 1.2
ANIMAL_CARD = 4.5
EXPERT_CARD = 4.5
EXTRA_ACTION = 3.5  # what a Seal is worth on top of its final points, while a round comes in which to use it
EXPEDITIONS = 0.45  # a turn
EXPEDITION_VALUE = 7.0  # that an Expedition brings by its die and space
RESEARCH = 0.8  # of the points of research to come
PUBLICATION_HAPPENS = 0.8
OTHER_TURN = 5.0  # what a turn brings that neither researches nor publishes
SPARE_VALUE = 0.75  # a coin beyond what the study can use, early in the game
FINAL_COIN = 0.5
VISITS = {EMBASSY: 0.1, BANK: 0.1, UNIVERSITY: 0.12, ACADEMY: 0.15, PUBLICATION: 0.25}  # a turn
EXPEDITION_VISITS = 0.09  # a turn, to one continent
CUBES = (0.4, 0.3, 0.15, 0.12)  # placed a turn, by Type
BONUS_USES = 0.2  # of a colour's bonus, a turn
AUTOMA_PACE = 8.0  # points a turn
TAKEN = (0.3, 0.05)  # how probably a die of the own board is taken by another: at value 0, and more for each pip
RAISES = ("raise-embassy", "raise-academy")
NEED_VALUE = ("research", "highest-type", "colour")  # decisions in which a Seal may be worth its coins
MOST_COINS = 2  # for a step of those tables
EXTRA_DIE = 3  # what the die of an extra action shows, cautiously
MOST_PUBLICATIONS = 6  # that are planned


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book) -> None:
        self._book = book
        animals = range(len(book.animal_ids))
        categories = book.animal_categories
        self._alike = [  # for two Animals: bits of the Types in which their Category is the same
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
        last = book.collection_points[-1]
        self._collection = book.collection_points + [last] * 100
        self._ways = self._track_promise()
        self._prior = self._priors()
        self._expert = [self._expert_rate(expert) for expert in range(len(book.expert_ids))]
        self._one_shot = [_gain_value(gained) for gained in book.use_gains]
        self._slots = [_gain_value(gained) for gained in book.slot_gains[0]]

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a competitor."""
        player = t.players[seat]
        turns = turns_left(t)
        if player.is_automa:
            return total(t, seat) + AUTOMA_PACE * turns
        if t.phase == OVER:
            return float(total(t, seat))
        book = self._book
        value = float(player.points)
        categories = [
            loose + fives * book.cubes_per_token for loose, fives in zip(player.loose, player.fives, strict=True)
        ]
        continents = [0] * len(book.continents)
        for animal in player.collection:
            continents[book.animal_continent[animal]] += 1
        for expert in player.tucked:
            continents[book.expert_continent[expert]] += 1
        for expert in player.active:
            continents[book.expert_continent[expert]] += 1
            if book.end_category[expert] >= 0:
                categories[book.end_category[expert]] += book.end_cubes[expert]
            elif book.one_shot[expert]:
                value += self._one_shot[expert] * (1.0 if turns else 0.3)
            else:
                call = book.end_points[expert]
                value += per(player, call) if call is not None else self._expert[expert] * turns
        collection = self._collection
        for count in categories:
            value += collection[count]
        for count in continents:
            value += collection[count]
        value += self._study(t, player, categories, continents, turns)
        rounds = t.book.rounds - t.round
        value += player.seals * book.final_seal_points + EXTRA_ACTION * min(player.seals, rounds)
        value += self._ways[player.reputation] * min(1.0, turns / 4)
        if t.phase in (DICE, TURNS):
            for die, place in enumerate(t.places):
                if 0 <= place < FIRST_SPACE and place // SEAT_STRIDE == seat:
                    value += self._slots[place % SEAT_STRIDE] * (TAKEN[0] + TAKEN[1] * t.values[die])
        return value

    def priors(self, t: Table, decision: Decision) -> list[float]:
        """What an action promises that the table does not show before it is carried out."""
        prior = self._prior
        priors = [prior[option.index] for option in decision.options]
        if t.die != NOTHING_THERE and decision.key == "action":
            value = die_value(t, t.players[decision.seat])
            o = self._book.options
            for place, option in enumerate(decision.options):
                if option is o.embassy or option is o.academy:
                    table = self._book.embassy_tokens if option is o.embassy else self._book.academy_reputation
                    priors[place] += table[min(value, len(table) - 1)] * (TOKEN if option is o.embassy else REPUTATION)
                elif option in o.expedition:
                    priors[place] += value
        elif decision.key == "die":
            self._add_die_priors(t, decision, priors)
        elif decision.key == "highest-type":
            self._add_type_priors(decision, priors)
        elif decision.key == "research":
            self._add_research_priors(t, decision, priors)
        elif decision.key in RAISES:
            self._add_raise_priors(t, decision, priors)
        if decision.key not in NEED_VALUE and not self._is_last_round(t):
            self._give_up_seals(decision, priors)
        return priors

    def _add_type_priors(self, decision: Decision, priors: list[float]) -> None:
        """A higher Type publishes all that a lower one does, and more."""
        types = self._book.options.type
        highest = max((option.value for option in decision.options if option in types), default=0)
        for place, option in enumerate(decision.options):
            if option in types and option.value < highest:
                priors[place] = -inf

    def _add_research_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """Coins are paid first, then tokens, then Seals; none of them once every empty space can be paid for."""
        book = self._book
        o = book.options
        player = t.players[decision.seat]
        left = expedition_value(t, player) - t.spent
        assert decision.arguments is not None
        continent = book.continents.index(str(decision.arguments["continent"]))
        dearest = 0
        for animal, cubes in zip(player.study, player.cubes, strict=True):
            if book.animal_continent[animal] == continent:
                for kind in range(RESEARCH_TYPES):
                    if not cubes >> kind & 1:
                        dearest = max(dearest, book.cost[kind])
        enough = 0 < dearest <= left
        for place, option in enumerate(decision.options):
            if (
                (option is o.boost_coin and enough)
                or (option is o.boost_token and (enough or player.coins >= book.token_value))
                or (option in (o.boost_seal, o.seal_coins) and (enough or player.coins or player.tokens))
            ):
                priors[place] = -inf

    def _add_raise_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """A coin or two for the next step of the table, no more; what else can be paid is worth more elsewhere."""
        o = self._book.options
        table = self._book.embassy_tokens if decision.key == "raise-embassy" else self._book.academy_reputation
        value = die_value(t, t.players[decision.seat])
        near = table[min(value + MOST_COINS, len(table) - 1)] > table[min(value, len(table) - 1)]
        for place, option in enumerate(decision.options):
            if option is not o.done and not (option is o.boost_coin and near):
                priors[place] = -inf

    def _give_up_seals(self, decision: Decision, priors: list[float]) -> None:
        """A Royal Seal is worth more than its coins, or another colour for a die that need not have it."""
        o = self._book.options
        for place, option in enumerate(decision.options):
            if option is o.seal_coins or option in o.recolour_seal:
                priors[place] = -inf

    def _add_die_priors(self, t: Table, decision: Decision, priors: list[float]) -> None:
        """Dice by their value and by the Animals of their colour, less what their owner gains."""
        book = self._book
        player = t.players[decision.seat]
        alike = [0] * len(book.continents)
        for animal in player.study:
            alike[book.animal_continent[animal]] += 1
        for place, option in enumerate(decision.options):
            if option in book.options.die:
                owner, slot = divmod(t.places[option.value], SEAT_STRIDE)
                priors[place] = t.values[option.value] + 0.8 * alike[book.die_colour[option.value]]
                if owner != decision.seat:
                    priors[place] -= self._slots[slot]

    def _priors(self) -> list[float]:
        o = self._book.options
        prior = [0.0] * len(o.vocabulary)
        prior[o.bank.index] = self._book.bank_coins * COIN
        prior[o.university.index] = EXPERT_CARD
        prior[o.academy.index] = ANIMAL_CARD
        for option in o.publish:
            prior[option.index] = SEAL
        return prior

    def _study(self, t: Table, player: Player, categories: list[int], continents: list[int], turns: float) -> float:
        """What the turns left can make of the study: research, then Publications; the other turns are worth a little.

        Research is laid out as far as the means and the coming dice reach, cheap Types first; then the study is
        published as if that had been done.
        """
        book = self._book
        means = float(player.coins + player.tokens * book.token_value)
        if t.die != NOTHING_THERE and player is t.players[t.active] and t.places[t.die] >= FIRST_SPACE:
            means += max(0, expedition_value(t, player) - t.spent)  # what is left of the Expedition in course
        if turns <= 0:
            return means * FINAL_COIN
        value = 0.0
        cubes = player.cubes[:]
        expeditions = 0.0
        if player.study and turns > 1:
            expeditions = min(turns - 1, EXPEDITIONS * turns)
            by_dice = expeditions * EXPEDITION_VALUE
            left = budget = by_dice + means
            for kind in range(RESEARCH_TYPES):
                cost = book.cost[kind]
                bit = 1 << kind
                for place, has in enumerate(cubes):
                    if not has & bit and left >= cost:
                        left -= cost
                        cubes[place] |= bit
                        value += book.research_points[kind]
            value *= RESEARCH
            used = budget - left
            expeditions = min(expeditions, used / EXPEDITION_VALUE)
            means = min(means, max(0.0, means - max(0.0, used - by_dice)))
        chances = turns - expeditions
        if self._is_last_round(t) and player.seals:
            chances += 1.0  # the extra action
        published, publications = self._publications(t, player, cubes, categories, continents, chances)
        value += published + OTHER_TURN * max(0.0, turns - expeditions - publications)
        return value + means * (FINAL_COIN + (SPARE_VALUE - FINAL_COIN) * min(1.0, turns / 10))

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
        collection = self._collection
        alike = self._alike
        points = self._cube_points
        of_continent = book.animal_continent
        study = list(zip(player.study, cubes_there, strict=True))
        categories = categories[:]
        continents = continents[:]
        reach = self._reach(t, player)
        value = 0.0
        for number in range(MOST_PUBLICATIONS):
            chance = PUBLICATION_HAPPENS * min(1.0, max(0.0, turns - number) / (1.0 + 0.5 * number))
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
                    elif not given or points[given] * 2 <= points[cubes]:
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
            if best * chance < OTHER_TURN:  # also where none can be published any more
                return value, number
            value += best * chance
            for kind, more in enumerate(best_counts):
                categories[book.animal_categories[best_reference][kind]] += more
            continent = of_continent[best_reference]
            for pair in best_part:
                study.remove(pair)
                continents[continent] += of_continent[pair[0]] == continent
        return value, MOST_PUBLICATIONS

    def _is_last_round(self, t: Table) -> bool:
        return t.round >= self._book.rounds - 1

    def _reach(self, t: Table, player: Player) -> list[int]:
        """By continent: bits of the Types that the player can still publish, -1 where no die will have its colour.

        It matters at the end only, while the last dice lie on the boards: before, there is time to find the right die.
        """
        book = self._book
        reach = [ALL_TYPES] * len(book.continents)
        if t.phase != TURNS or not self._is_last_round(t):
            return reach
        highest = [-1] * len(reach)
        for die, place in enumerate(t.places):
            if 0 <= place < FIRST_SPACE or die == t.die:
                colour = book.die_colour[die]
                highest[colour] = max(highest[colour], t.values[die] + die_bonus(t, player, colour))
        if player.seals:  # the extra action rolls a die of any colour
            highest = [max(value, EXTRA_DIE) for value in highest]
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

    def _track_promise(self) -> list[float]:
        """By space of the Reputation track: how much of the next bonus has been earned on the way."""
        book = self._book
        length = len(book.bonus_gains)
        promise = [0.0] * length
        for space in range(length):
            behind = 0
            while not self._bonus((space - behind) % length) and behind < length:
                behind += 1
            ahead = 1
            while not self._bonus((space + ahead) % length) and ahead < length:
                ahead += 1
            promise[space] = self._bonus((space + ahead) % length) * behind / (behind + ahead) * 0.9
        return promise

    def _bonus(self, space: int) -> float:
        picks = self._book.bonus_picks[space]
        cards = sum(EXPERT_CARD if kind == EXPERT else ANIMAL_CARD for kind in picks)
        return _gain_value(self._book.bonus_gains[space]) + cards

    def _expert_rate(self, expert: int) -> float:
        """What an active Expert brings in a turn."""
        book = self._book
        location = book.place_location[expert]
        if location >= 0:
            visits = VISITS[location] if location < EXPEDITION else EXPEDITION_VISITS
            return visits * _gain_value(book.place_gains[expert])
        if book.cube_type[expert] >= 0:
            return CUBES[book.cube_type[expert]] * _gain_value(book.cube_gains[expert])
        if book.bonus_colour[expert] >= 0:
            return BONUS_USES * book.bonus_value[expert]
        return EXPEDITION_VISITS * 1.2 * book.expedition_value[expert]


def turns_left(t: Table) -> float:
    """How many dice each competitor still takes."""
    book = t.book
    if t.phase == TURNS:
        on_boards = sum(0 <= place < FIRST_SPACE for place in t.places)
        now = on_boards / len(t.order)
    elif t.phase in (SEALS, OVER):
        now = 0.0
    else:
        now = float(book.dice_drawn)
    return now + book.dice_drawn * max(0, book.rounds - t.round - 1)


def _gain_value(gained: Gains) -> float:
    return (
        gained.coins * COIN
        + gained.tokens * TOKEN
        + gained.seals * SEAL
        + gained.reputation * REPUTATION
        + gained.points
    )
