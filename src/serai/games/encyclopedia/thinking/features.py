"""What the appraisal looks at besides the study: time, Experts that will wake, the way to the next bonus."""

from __future__ import annotations

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import EXPEDITION, FIRST_SPACE, OVER, SEALS, TURNS
from serai.games.encyclopedia.table import Table
from serai.games.encyclopedia.thinking.weights import Weights


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


def is_last_round(t: Table) -> bool:
    return t.round >= t.book.rounds - 1


def expert_rate(book: Book, weights: Weights, expert: int) -> float:
    """What an active Expert brings in a turn: how often it wakes, times what it gives."""
    location = book.place_location[expert]
    if location >= 0:
        visits = weights.visits[location] if location < EXPEDITION else weights.expedition_visits
        return visits * weights.of_gains(book.place_gains[expert])
    if book.cube_type[expert] >= 0:
        return weights.cubes[book.cube_type[expert]] * weights.of_gains(book.cube_gains[expert])
    if book.bonus_colour[expert] >= 0:
        return weights.bonus_uses * book.bonus_value[expert]
    return weights.expedition_visits * weights.expedition_share * book.expedition_value[expert]


def track_promise(book: Book, weights: Weights) -> list[float]:
    """By space of the Reputation track: how much of the next bonus has been earned on the way."""
    bonus = [
        weights.of_gains(gained) + sum(weights.of_card(kind) for kind in picks)
        for gained, picks in zip(book.bonus_gains, book.bonus_picks, strict=True)
    ]
    length = len(bonus)
    promise = [0.0] * length
    for space in range(length):
        behind = 0
        while not bonus[(space - behind) % length] and behind < length:
            behind += 1
        ahead = 1
        while not bonus[(space + ahead) % length] and ahead < length:
            ahead += 1
        promise[space] = bonus[(space + ahead) % length] * behind / (behind + ahead) * weights.track_share
    return promise
