"""What the appraisal looks at in the solo opponent, in the order of `OpponentFeatures.names`."""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table

PLAIN = (
    "one", "scrolls", "retired", "markers", "position", "employed", "progress", "dice_sum", "control_visits",
    "present_visits", "influence", "in_house", "house_value", "plans", "deck", "free_rooms", "red_plans", "stock",
)  # fmt: skip


class OpponentFeatures:
    """Of one printing of the game."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self.names = (*PLAIN, *(f"scrolls:{language}" for language in book.words.languages))

    def of(self, t: Table) -> list[float]:
        book = self._book
        automa = t.automa
        assert automa is not None
        seat = len(t.players)
        employed = 0
        progress = 0.0
        for room, owner in enumerate(t.owners):
            if owner == NOBODY and t.rooms[room] != NO_CARD:
                employed += 1
                progress += t.gold[room] / book.rooms[room].gold * book.translators[t.rooms[room]].vp
        visits = len(book.caliph_slots) - len(t.caliphs)
        controlled = present = 0
        for guild, count in enumerate(automa.guilds):
            if t.control[guild] == seat:
                controlled += 1
            else:
                present += count > 0
        counts = [len(automa.retired), len(automa.languages), automa.markers, employed, sum(automa.guilds)]
        in_house = 0
        house_value = 0.0
        for card in t.house:
            if card != NO_CARD:
                in_house += 1
                house_value += book.ai_vp[book.scrolls[card].language].value(counts)
        red = 0
        for plan in automa.plans:
            red += book.plans[plan].colour == book.plans[-1].colour
        spoken = [0.0 for _ in book.words.languages]
        for language in automa.languages:
            spoken[language] += 1.0
        return [
            1.0,
            len(automa.scrolls),
            len(automa.retired),
            automa.markers,
            automa.position,
            employed,
            progress,
            automa.dice_sum,
            controlled * visits,
            present * visits,
            sum(automa.guilds),
            in_house,
            house_value,
            len(automa.plans),
            len(t.deck),
            t.rooms.count(NO_CARD),
            red,
            automa.influence,
            *spoken,
        ]
