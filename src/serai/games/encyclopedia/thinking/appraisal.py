"""What a position is worth: the expected final score of a competitor, for bots to think with.

The score now, and on top of it what these features promise:

- time: the turns a competitor still has (dice on the boards, rounds to come);
- cubes on Animals of the study and the empty spaces there: see `study`;
- Royal Seals: an extra action for one in each round to come, else their final points;
- Reputation: the way already made towards the next bonus of the track;
- active Experts: how often each will wake, times what it gives; a one-shot Expert what it gives;
- dice on the own board: the gain of a slot, if somebody else takes the die there;
- automas: points at the pace of the Behaviour cards.

On top of it comes what was learned from matches, if anything was (`facts`, `serai.kernel.judgement`).
"""

from __future__ import annotations

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import DICE, FIRST_SPACE, OVER, SEAT_STRIDE, TURNS
from serai.games.encyclopedia.scoring import points_per, total
from serai.games.encyclopedia.table import Table
from serai.games.encyclopedia.thinking.facts import Facts
from serai.games.encyclopedia.thinking.features import expert_rate, track_promise, turns_left
from serai.games.encyclopedia.thinking.study import Study
from serai.games.encyclopedia.thinking.weights import Weights
from serai.kernel.judgement import Judgement, times


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self._book = book
        self._weights = weights
        self._study = Study(book, weights)
        self._ways = track_promise(book, weights)
        self._expert = [expert_rate(book, weights, expert) for expert in range(len(book.expert_ids))]
        self._one_shot = [weights.of_gains(gained) for gained in book.use_gains]
        self._slots = [weights.of_gains(gained) for gained in book.slot_gains[0]]
        self._facts = Facts(book, self._study.alike)
        self._of_player = Judgement(self._facts.of_player_names, weights.learned["features"])
        self._of_automa = Judgement(self._facts.of_automa_names, weights.learned["opponent"])

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a competitor."""
        value = self.known(t, seat)
        is_automa = t.players[seat].is_automa
        judgement = self._of_automa if is_automa else self._of_player
        if judgement.is_empty or t.phase == OVER:
            return value
        soon, late = times(turns_left(t))
        facts = self._facts.of_automa(t, seat) if is_automa else self._facts.of_player(t, seat, value)
        return value + judgement.of(facts, soon, late)

    def known(self, t: Table, seat: int) -> float:
        """The appraisal without anything learned."""
        player = t.players[seat]
        turns = turns_left(t)
        weights = self._weights
        if player.is_automa:
            return total(t, seat) + weights.automa_pace * turns
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
                value += self._one_shot[expert] * (1.0 if turns else weights.last_use)
            else:
                call = book.end_points[expert]
                value += points_per(player, call) if call is not None else self._expert[expert] * turns
        collection = self._study.collection
        for count in categories:
            value += collection[count]
        for count in continents:
            value += collection[count]
        value += self._study.promise(t, player, categories, continents, turns)
        rounds = book.rounds - t.round
        value += player.seals * book.final_seal_points + weights.extra_action * min(player.seals, rounds)
        value += self._ways[player.reputation] * min(1.0, turns / weights.track_turns)
        if t.phase in (DICE, TURNS):
            for die, place in enumerate(t.places):
                if 0 <= place < FIRST_SPACE and place // SEAT_STRIDE == seat:
                    taken = weights.taken + weights.taken_for_each * t.values[die]
                    value += self._slots[place % SEAT_STRIDE] * taken
        return value

    # -- for who learns the numbers -----------------------------------------------------------------------------

    def kind(self, t: Table, seat: int) -> str:
        """The section of the learned numbers that a competitor is judged with."""
        return "opponent" if t.players[seat].is_automa else "features"

    def names(self, kind: str) -> tuple[str, ...]:
        return self._facts.of_automa_names if kind == "opponent" else self._facts.of_player_names

    def inputs(self, t: Table, seat: int) -> list[float]:
        """What is looked at: the facts in the order of their names, and behind them the time that is left."""
        if t.players[seat].is_automa:
            facts = self._facts.of_automa(t, seat)
        else:
            facts = self._facts.of_player(t, seat, self.known(t, seat))
        return [*facts, *times(turns_left(t))]
