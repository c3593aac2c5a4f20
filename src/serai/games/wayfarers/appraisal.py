"""What a position is worth: the expected final score of a seat, for bots to think with.

The score now, and on top of it what these features promise:

- time: the turns a seat still has, from the marker that leads on the Journal track, or exactly once the end is called;
- tags: sets of Lands and Waters as they will have grown by the end;
- Space cards: their formulas as counts will have grown; an Inspiration by how far its goal is;
- guilds: majorities by how safe the lead is, and each Influence as money;
- the engine of die slots, Townsfolk, Vistas (`engine`), and what the dice at hand can do with it;
- dice, workers, Silver, Provisions, Influence at hand;
- the Journal: a step forward, whether the way onwards is open, and who is ahead;
- the solo opponent: points at the pace of its schemes;
- and all counts once more, plainly and for each turn to come (`weights.STEADY`, `weights.MOVING`): what the formulas
  above get wrong, this sets right.
"""

from __future__ import annotations

from math import exp

from serai.games.wayfarers.content import Book
from serai.games.wayfarers.engine import MOST_DICE, Engine, Engines
from serai.games.wayfarers.names import GUILDS, PRIMARY_TAGS
from serai.games.wayfarers.scoring import all_counts, automa_score
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.games.wayfarers.weights import Weights
from serai.kernel.formula import Formula, Operation

RICH = 7  # further Silver or Provisions are worth half
RICHEST = 15  # and beyond this the plain weights no longer count them
USEFUL_INFLUENCE = 4  # in the supply
LATE = 5  # turns before the end, when what is at hand begins to lose its worth
DISCOUNT = 0.06  # what one earns in a turn
BETWEEN_RESTS = 2.2  # turns of a round on top of its dice
LONG = 0.1  # a turn beyond the usual length makes a step on the track worth more by so much,
LONGEST = 6.0  # at most
HOPE = 0.7  # how fast hope for an Inspiration goes down with what is missing


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._engines = Engines(book, weights)
        self._sets = [float(points) for points in book.common_sets] + [float(book.common_sets[-1])] * 60

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        w = self._weights
        turns = self.turns_left(t, seat)
        if seat >= len(t.players):
            return sum(item.points for item in automa_score(t, seat)) + w.automa_pace * turns
        player = t.players[seat]
        engine = self._engines.of(player)
        counts = all_counts(t, seat)
        points, growth, inspired, hoped = self._space(player, counts, turns)
        value = points + self._tags(player, turns) + self._guilds(t, seat, turns)
        for tile in player.tiles:
            value += self._book.tiles[self._book.tile_parts(tile)[0]].vp
        on_cards = t.display_influence.count(seat)
        value += min(1.0, turns / LATE) * (
            w.silver * (player.silver - max(0, player.silver - RICH) * 0.5)
            + w.provision * (player.provision - max(0, player.provision - RICH) * 0.5)
            + w.guild * sum(player.guilds)
            + w.influence * min(player.influence, USEFUL_INFLUENCE)
            + w.worker * sum(player.workers)
            + w.on_card * on_cards
        )
        value += w.die * len(player.dice) * min(1.0, turns / 3)
        placed = len(player.slot_dice) - player.slot_dice.count(0) + (1 if t.hand and t.seat == seat else 0)
        dice = min(len(player.dice) + placed, MOST_DICE)
        a_round = engine.rounds[dice]
        a_turn = a_round / (dice + BETWEEN_RESTS) + engine.triggers + DISCOUNT * engine.discounts
        value += w.engine * a_turn * turns
        if not t.turns_left:
            return value
        column = self._book.track[player.marker].column
        rival = max([self._book.track[t.marker_of(other)].column for other in range(t.seats) if other != seat])
        open_links, nearest = self._links(t, player, counts)
        late = min(LONGEST, max(0.0, t.turn / t.seats - w.usual_length) * LONG)
        value += (w.column + late) * column + (w.open_link + late) * nearest
        moving = [
            float(player.guilds[0]), float(player.guilds[1]), float(player.guilds[2]),
            float(min(player.silver, RICHEST)), float(min(player.provision, RICHEST)),
            float(player.workers[0]), float(player.workers[1]), float(player.workers[2]),
            float(len(player.dice)), float(placed), self._engines.dice_value(player, engine),
            1.0 if len(player.dice) <= self._book.constants["rest_dice"] else 0.0,
            float(column), float(max(0, column - rival)), float(max(0, rival - column)), open_links, nearest,
            growth, inspired, hoped, a_round, float(on_cards),
            float(len(t.display_workers) - t.display_workers.count(0)),
        ]  # fmt: skip
        return value + self._learned(engine, moving, turns)

    def turns_left(self, t: Table, seat: int) -> float:
        """How many turns a seat still has."""
        if t.turns_left >= 0:
            if t.turns_left == 0:
                return 0.0
            ahead = (seat - t.seat) % t.seats  # turns before its next one
            return float(max(0, (t.turns_left - ahead + t.seats - 1) // t.seats))
        w = self._weights
        column = max([t.book.track[t.marker_of(other)].column for other in range(t.seats)])
        by_marker = w.turns_a_column * (t.book.last_column - column)
        by_clock = w.usual_length - t.turn / t.seats  # nobody should wait for more
        return w.last_turns + min(by_marker, max(0.0, by_clock))

    def _learned(self, engine: Engine, moving: list[float], turns: float) -> float:
        always = self._weights.moving
        a_turn = self._weights.moving_a_turn
        value = engine.worth + turns * engine.worth_a_turn
        for place, number in enumerate(moving):
            if number != 0.0:
                value += number * (always[place] + turns * a_turn[place])
        return value

    def _tags(self, player: Player, turns: float) -> float:
        """WF-SCO-01, -02 with the tags still to come."""
        sets = self._sets
        grow = self._weights.tags_a_turn * turns
        value = 0.0
        fewest = second = 100
        for number in range(len(PRIMARY_TAGS)):
            count = player.counts[number]
            whole = int(count + grow)
            value += sets[whole] + (sets[whole + 1] - sets[whole]) * (count + grow - whole)
            if count < fewest:
                fewest, second = count, fewest
            elif count < second:
                second = count
        towards = min(1.0, (second - fewest) * 0.25 + grow * 0.6) if turns else 0.0
        return value + self._book.constants["unique_set_vp"] * (fewest + towards)

    def _space(self, player: Player, counts: list[int], turns: float) -> tuple[float, float, float, float]:
        """WF-SCO-03 to -06 with the counts still to come; what one more of everything would add, what Inspirations add
        by now, and what they may add."""
        cards = self._book.cards
        grow = self._weights.cards_a_turn * turns
        share = min(1.0, grow) if grow > 0.1 else 0.0
        grown = [count + 1 for count in counts]
        value = growth = inspired = hoped = 0.0
        for card, inspiration in zip(player.space, player.space_inspiration, strict=True):
            formula = cards[card].vp
            now = float(formula.value(counts))
            more = float(formula.value(grown)) - now if turns else 0.0
            points = now + more * share
            if inspiration != NO_CARD:
                missing = _missing(cards[inspiration].goal, counts)
                points *= 1.0 + _probability(missing, turns)
                if missing:
                    hoped += (now + more) * exp(-HOPE * missing)
                else:
                    inspired += now
                    more *= 2.0
            value += points
            growth += more
        return value, growth, inspired, hoped

    def _guilds(self, t: Table, seat: int, turns: float) -> float:
        """WF-SCO-08: a majority by the lead, the surer the nearer the end."""
        mine = t.guilds_of(seat)
        value = 0.0
        for guild in range(len(GUILDS)):
            rival = max([t.guilds_of(other)[guild] for other in range(t.seats) if other != seat])
            lead = mine[guild] - rival
            chance = float(lead > 0)
            if turns:
                chance = 1.0 / (1.0 + exp((0.5 - lead) * 2.0 / (0.6 + turns * 0.15)))
            value += t.book.majority[guild] * chance
        return value

    def _links(self, t: Table, player: Player, counts: list[int]) -> tuple[float, float]:
        """How many ways onwards are open on the Journal track, and how near the nearest is."""
        space = t.book.track[player.marker]
        open_links = 0.0
        nearest = 0.0
        for link in space.links[t.sides[space.section]]:
            if link.requirement is not None:
                missing = _missing(link.requirement, counts)
            else:
                missing = 0
                for price, has in zip(link.price, player.guilds, strict=True):
                    missing += max(0, price - has)
            if not missing:
                open_links += 1.0
            nearest = max(nearest, 1.0 / (1.0 + missing))
        return open_links, nearest


def _missing(condition: Formula, counts: list[int]) -> int:
    """How much is missing for `x >= n`."""
    if isinstance(condition, Operation) and condition.sign == ">=":
        left, right = condition.parts
        return max(0, right.value(counts) - left.value(counts))
    return 0 if condition.value(counts) else 1


def _probability(missing: int, turns: float) -> float:
    """How probably a goal is met in the end."""
    if not missing:
        return 1.0 if turns < 3 else 0.95
    if not turns:
        return 0.0
    return 0.9 * exp(-missing * 4.0 / turns)
