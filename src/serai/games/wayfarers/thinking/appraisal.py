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
- and all counts once more, plainly and for each turn to come (`features.STEADY`, `features.MOVING`): what the formulas
  above get wrong, this sets right.

On top of it comes what was learned from matches, if anything was (`facts`, `serai.kernel.judgement`).
"""

from __future__ import annotations

from math import exp

from serai.games.wayfarers.book import Book
from serai.games.wayfarers.names import GUILDS, PRIMARY_TAGS
from serai.games.wayfarers.scoring import all_counts, automa_score
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.games.wayfarers.thinking.engine import Engine, Engines
from serai.games.wayfarers.thinking.facts import Facts
from serai.games.wayfarers.thinking.features import MOVING, missing_for, ways_onwards
from serai.games.wayfarers.thinking.weights import Weights
from serai.kernel.judgement import Judgement, times


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._engines = Engines(book, weights)
        self._sets = [float(points) for points in book.common_sets] + [float(book.common_sets[-1])] * 60
        self._facts = Facts(book)
        self._of_player = Judgement(self._facts.of_player_names, weights.learned["player"])
        self._of_automa = Judgement(self._facts.of_automa_names, weights.learned["opponent"])

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        turns = self.turns_left(t, seat)
        if seat >= len(t.players):
            value = self._automa_by_hand(t, seat, turns)
            if self._of_automa.is_empty or not t.turns_left:
                return value
            soon, late = times(turns)
            return value + self._of_automa.of(self._facts.of_automa(t, seat, turns, value), soon, late)
        value, engine, moving = self._by_hand(t, seat, turns)
        if self._of_player.is_empty or not t.turns_left:
            return value
        soon, late = times(turns)
        facts = self._facts.of_player(t, seat, turns, value, engine.steady, moving)
        return value + self._of_player.of(facts, soon, late)

    def _automa_by_hand(self, t: Table, seat: int, turns: float) -> float:
        return sum(item.points for item in automa_score(t, seat)) + self._weights.automa_pace * turns

    def _by_hand(self, t: Table, seat: int, turns: float) -> tuple[float, Engine, list[float]]:
        """The appraisal of a player without anything learned, and what it looked at."""
        w = self._weights
        player = t.players[seat]
        engine = self._engines.of(player)
        counts = all_counts(t, seat)
        points, growth, inspired, hoped = self._space(player, counts, turns)
        value = points + self._tags(player, turns) + self._guilds(t, seat, turns)
        for tile in player.tiles:
            value += self._book.tiles[self._book.tile_parts(tile)[0]].vp
        on_cards = t.display_influence.count(seat)
        value += min(1.0, turns / w.late) * (
            w.silver * (player.silver - max(0.0, player.silver - w.rich) * w.riches_lost)
            + w.provision * (player.provision - max(0.0, player.provision - w.rich) * w.riches_lost)
            + w.guild * sum(player.guilds)
            + w.influence * min(float(player.influence), w.useful_influence)
            + w.worker * sum(player.workers)
            + w.on_card * on_cards
        )
        value += w.die * len(player.dice) * min(1.0, turns / w.late_for_dice)
        placed = len(player.slot_dice) - player.slot_dice.count(0) + (1 if t.hand and t.seat == seat else 0)
        dice = min(len(player.dice) + placed, self._engines.most_dice)
        a_round = engine.rounds[dice]
        a_turn = a_round / (dice + w.between_rests) + engine.triggers + w.discount * engine.discounts
        value += w.engine * a_turn * turns
        if not t.turns_left:
            return value, engine, [0.0] * len(MOVING)
        column = self._book.track[player.marker].column
        rival = max([self._book.track[t.marker_of(other)].column for other in range(t.seats) if other != seat])
        open_links, nearest = ways_onwards(t, player, counts)
        late = min(w.longest, max(0.0, t.turn / t.seats - w.usual_length) * w.long)
        value += (w.column + late) * column + (w.open_link + late) * nearest
        moving = [
            float(player.guilds[0]), float(player.guilds[1]), float(player.guilds[2]),
            min(float(player.silver), w.richest), min(float(player.provision), w.richest),
            float(player.workers[0]), float(player.workers[1]), float(player.workers[2]),
            float(len(player.dice)), float(placed), self._engines.dice_value(player, engine),
            1.0 if len(player.dice) <= self._book.constants["rest_dice"] else 0.0,
            float(column), float(max(0, column - rival)), float(max(0, rival - column)), open_links, nearest,
            growth, inspired, hoped, a_round, float(on_cards),
            float(len(t.display_workers) - t.display_workers.count(0)),
        ]  # fmt: skip
        return value + self._counted(engine, moving, turns), engine, moving

    # -- for who learns the numbers -----------------------------------------------------------------------------

    def kind(self, t: Table, seat: int) -> str:
        """The section of the learned numbers that a seat is judged with."""
        return "opponent" if seat >= len(t.players) else "player"

    def names(self, kind: str) -> tuple[str, ...]:
        return self._facts.of_automa_names if kind == "opponent" else self._facts.of_player_names

    def inputs(self, t: Table, seat: int) -> list[float]:
        """What is looked at: the facts in the order of their names, and behind them the time that is left."""
        turns = self.turns_left(t, seat)
        if seat >= len(t.players):
            facts = self._facts.of_automa(t, seat, turns, self._automa_by_hand(t, seat, turns))
        else:
            value, engine, moving = self._by_hand(t, seat, turns)
            facts = self._facts.of_player(t, seat, turns, value, engine.steady, moving)
        return [*facts, *times(turns)]

    def known(self, t: Table, seat: int) -> float:
        """The appraisal without anything learned."""
        turns = self.turns_left(t, seat)
        if seat >= len(t.players):
            return self._automa_by_hand(t, seat, turns)
        return self._by_hand(t, seat, turns)[0]

    # -- what can still be done ---------------------------------------------------------------------------------

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

    def _counted(self, engine: Engine, moving: list[float], turns: float) -> float:
        always = self._weights.moving
        a_turn = self._weights.moving_a_turn
        value = engine.worth + turns * engine.worth_a_turn
        for place, number in enumerate(moving):
            if number != 0.0:
                value += number * (always[place] + turns * a_turn[place])
        return value

    def _tags(self, player: Player, turns: float) -> float:
        """WF-SCO-01, -02 with the tags still to come."""
        w = self._weights
        sets = self._sets
        grow = w.tags_a_turn * turns
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
        towards = min(1.0, (second - fewest) * w.towards_set + grow * w.set_growth) if turns else 0.0
        return value + self._book.constants["unique_set_vp"] * (fewest + towards)

    def _space(self, player: Player, counts: list[int], turns: float) -> tuple[float, float, float, float]:
        """WF-SCO-03 to -06 with the counts still to come; what one more of everything would add, what Inspirations add
        by now, and what they may add."""
        cards = self._book.cards
        w = self._weights
        grow = w.cards_a_turn * turns
        share = min(1.0, grow) if grow > w.least_growth else 0.0
        grown = [count + 1 for count in counts]
        value = growth = inspired = hoped = 0.0
        for card, inspiration in zip(player.space, player.space_inspiration, strict=True):
            formula = cards[card].vp
            now = float(formula.value(counts))
            more = float(formula.value(grown)) - now if turns else 0.0
            points = now + more * share
            if inspiration != NO_CARD:
                missing = missing_for(cards[inspiration].goal, counts)
                points *= 1.0 + self._probability(missing, turns)
                if missing:
                    hoped += (now + more) * exp(-w.hope_lost * missing)
                else:
                    inspired += now
                    more *= 2.0
            value += points
            growth += more
        return value, growth, inspired, hoped

    def _guilds(self, t: Table, seat: int, turns: float) -> float:
        """WF-SCO-08: a majority by the lead, the surer the nearer the end."""
        w = self._weights
        mine = t.guilds_of(seat)
        value = 0.0
        for guild in range(len(GUILDS)):
            rival = max([t.guilds_of(other)[guild] for other in range(t.seats) if other != seat])
            lead = mine[guild] - rival
            chance = float(lead > 0)
            if turns:
                doubt = w.rivalry + turns * w.rivalry_a_turn
                chance = 1.0 / (1.0 + exp((w.safe_lead - lead) * w.lead_counts / doubt))
            value += t.book.majority[guild] * chance
        return value

    def _probability(self, missing: int, turns: float) -> float:
        """How probably a goal is met in the end."""
        w = self._weights
        if not missing:
            return 1.0 if turns < w.safe_goal else w.goal_kept
        if not turns:
            return 0.0
        return w.goal_reached * exp(-missing * w.goal_effort / turns)
