"""The points that what is Myriad's own may still bring a player (`Seams.promise`), and what its effects are worth.

Added up are: experience (the first few tokens more than the rest), black dice, the effects of tucked pages (a red one
in the turns to come as often as its condition is usually met, a golden one once), the next row in the measure in which
its columns are there, work effects of upgraded cards, and a page in the books that could be paid at once.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from serai.games.scholars.myriad.book import Page, Shelf
from serai.games.scholars.myriad.rows import column_size
from serai.games.scholars.myriad.table import part
from serai.games.scholars.names import NO_CARD, colour_of
from serai.games.scholars.table import Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.weights import weights


@cache
def numbers() -> dict[str, dict[str, float]]:
    """The file as it stands."""
    text = (files("serai.games.scholars.myriad.thinking") / "weights.toml").read_text("utf-8")
    return {name: {key: float(value) for key, value in one.items()} for name, one in tomllib.loads(text).items()}


def worth_of(verb: str) -> float:
    """What one of something is worth that a verb of the expansion gives."""
    return numbers()["effects"].get(verb, 0.0)


class Promise:
    """Of one printing of the game."""

    def __init__(self, shelf: Shelf) -> None:
        book = shelf.book
        effects = EffectValues(book, weights())
        self._shelf = shelf
        self._of = numbers()["promise"]
        self._time = numbers()["time"]
        self._pages = [self._page(page, effects) for page in shelf.pages]
        self._ways = {way.id: effects.of(way.effect) for way in shelf.translations}
        self._work = [sum(effects.of(effect) for effect in card.work) for card in book.action_cards]

    def _page(self, page: Page, effects: EffectValues) -> float:
        """What a page gives: a red one in a Work turn of its slot, a golden one at the end."""
        worth = effects.of(page.gain)
        if page.is_golden:
            return worth * self._of["golden"]
        often = 1.0 if page.condition is None else numbers()["conditions"][page.condition.verb.name]
        return worth * often * self._of["page_use"]

    def of(self, t: Table, seat: int) -> float:
        if t.turns_left == 0 or seat >= len(t.players):
            return 0.0
        turns = self._turns(t)
        author = part(t).authors[seat]
        value = 0.0
        for column in author.pages:
            value += self._worth_of_pages(column, turns, author.resolved)
        value += self._worth_of_pages(author.aside, turns, author.resolved)
        value += self._experience(t, seat, turns) + self._row(t, seat) + self._dice(t, seat, turns)
        player = t.players[seat]
        for card in (*player.cards, *player.slots):
            if card >= self._shelf.first_upgrade:
                value += self._work[card] * self._of["upgraded_work"] * turns
        return value

    def translation(self, t: Table, me: int, value: int) -> float:
        """The better way of a black Translate that the value allows and the gold pays."""
        gold = t.players[me].gold
        ways = [way for way in self._shelf.translations if way.min_value <= value and way.translators <= gold]
        return max((self._ways[way.id] - way.translators * self._of["gold_placed"] for way in ways), default=0.0)

    def _turns(self, t: Table) -> float:
        """How many turns a seat still has, as it looks."""
        if t.turns_left >= 0:
            return t.turns_left / t.seats
        cards = max(0.0, len(t.deck) - self._time["cards_below_last_caliph"])
        return min(self._time["most_turns"], cards / self._time["cards_a_turn"] / t.seats + self._time["last_turns"])

    def _worth_of_pages(self, pages: list[int], turns: float, resolved: list[int]) -> float:
        value = 0.0
        for page in pages:
            if not self._shelf.pages[page].is_golden:
                value += self._pages[page] * turns
            elif page not in resolved:
                value += self._pages[page]
        return value

    def _experience(self, t: Table, seat: int, turns: float) -> float:
        """Tokens are for pages; in the end they are worth nothing."""
        own = part(t)
        xp = own.authors[seat].xp
        few = min(float(xp), self._of["few_xp"])
        near = min(1.0, turns / self._of["xp_turns"])
        value = (few * self._of["xp"] + (xp - few) * self._of["more_xp"]) * near
        pages = self._shelf.pages
        if any(page != NO_CARD and pages[page].cost <= xp for page in own.books):
            value += self._of["buyer"] * near
        return value

    def _row(self, t: Table, seat: int) -> float:
        """The next row: two columns of four are a quarter of it, three more than half."""
        rows = part(t).authors[seat].rows
        if rows >= len(self._shelf.tiles):
            return 0.0
        columns = self._shelf.columns
        there = sum(column_size(t, seat, place) > rows for place in columns) / len(columns)
        return self._shelf.tiles[rows].vp * self._of["column"] * there * there

    def _dice(self, t: Table, seat: int, turns: float) -> float:
        black = self._shelf.black
        player = t.players[seat]
        in_hand = sum(colour_of(die) == black for die in player.hand)
        near = min(1.0, turns)
        return (in_hand * self._of["black_in_hand"] + player.bag[black] * self._of["black_in_bag"]) * near
