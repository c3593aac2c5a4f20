"""The solo opponent at the start: its board, and what its difficulty gives it (SC-SOLO-02 to -07)."""

from __future__ import annotations

from serai.games.scholars.automa.choices import scroll_to_influence
from serai.games.scholars.automa.resources import influence_guild, opponent, put_gold
from serai.games.scholars.book import Book
from serai.games.scholars.influence import influence_of, mark_scroll
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Automa, Table
from serai.kernel.chance import Chance


def make_automa(book: Book, difficulty: str, chance: Chance) -> Automa:
    """SC-SOLO-02, -05, -06: one of its influences marks the dice sum."""
    automa = Automa()
    automa.difficulty = next(n for n, one in enumerate(book.difficulties) if one.id == difficulty)
    automa.dice_sum = book.difficulties[automa.difficulty].dice_sum
    automa.influence = book.constants["influence"] - 1
    automa.guilds = [0] * len(book.guilds)
    automa.position = 0
    automa.markers = 0
    automa.scrolls = []
    automa.languages = []
    automa.retired = []
    automa.plans = []
    automa.plan_pile = list(range(len(book.plans)))
    chance.shuffle(automa.plan_pile)
    return automa


def apply_difficulty(t: Table) -> None:
    """After the draft (SC-SOLO-03, -04)."""
    automa = opponent(t)
    me = len(t.players)
    start = t.book.difficulties[automa.difficulty]
    t.tell("event-ai-difficulty", me, "SC-SOLO-03", difficulty=start.id, n=start.dice_sum)
    if start.scroll >= 0:
        automa.scrolls.append(t.reserve[-1])
        automa.languages.append(start.scroll)
        t.reserve = t.reserve[:-1]
    neutrals = [room for room, card in enumerate(t.rooms) if card != NO_CARD and t.owners[room] == NOBODY]
    for room in neutrals[: start.gold]:
        put_gold(t, room, "SC-SOLO-03")
    if start.house_scroll >= 0:
        _influence_scroll(t, t.house[t.book.columns[start.house_scroll][0]])
    if start.map_scroll:
        _influence_scroll(t, t.map_scrolls[t.book.map[t.neutral].slot])
    if start.guild >= 0:
        influence_guild(t, start.guild, "SC-SOLO-03")


def _influence_scroll(t: Table, scroll: int) -> None:
    """SC-SOLO-03: if the scroll carries influence already, another one by the usual order."""
    me = len(t.players)
    if influence_of(t, scroll) != NOBODY:
        scroll, _ = scroll_to_influence(t)
        if scroll == NO_CARD:
            return
    opponent(t).influence -= 1
    mark_scroll(t, scroll, me)
    t.tell("event-influence-scroll", me, "SC-SOLO-03", scroll=t.book.scrolls[scroll].id)
