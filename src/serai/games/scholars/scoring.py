"""Points, item by item, as if the match ended now (SC-SCORE, SC-SOLO-31 to -33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.games.scholars.dice import owned
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.game import ScoreItem
from serai.kernel.message import Message

if TYPE_CHECKING:
    from serai.games.scholars.book import Book


def score(t: Table, seat: int) -> list[ScoreItem]:
    """The score of a seat."""
    items = _player_score(t, seat) if seat < len(t.players) else _automa_score(t)
    return items + t.book.seams.score(t, seat)


def _player_score(t: Table, seat: int) -> list[ScoreItem]:
    book = t.book
    player = t.players[seat]
    items = [_dice_item(t, seat)]
    retired = [card for column in player.tucked for card in column] + player.aside
    if retired:
        vp = sum(book.translators[card].vp for card in retired)
        items.append(ScoreItem(Message("score-retired", {"n": len(retired)}), vp, "SC-SCORE-03"))
    items += _guild_items(t, seat)
    for track, level in zip(book.tracks, player.levels, strict=True):
        if level:
            items.append(
                ScoreItem(Message("score-track", {"track": track.id, "n": level}), track.vp[level], "SC-SCORE-06")
            )
    counts = scroll_counts(t, seat)
    for card in player.scrolls:
        scroll = book.scrolls[card]
        bonus = scroll.bonus.value(counts) - scroll.penalty.value(counts)
        items.append(
            ScoreItem(Message("score-scroll", {"scroll": scroll.id, "n": bonus}), scroll.vp + bonus, "SC-SCORE-07")
        )
    return items


def scroll_counts(t: Table, seat: int) -> list[int]:
    """What the bonuses of scrolls count, in the order of `Book.counts` (SC-SCORE-08)."""
    book = t.book
    player = t.players[seat]
    languages = [0] * len(book.words.languages)
    for card in player.scrolls:
        languages[book.scrolls[card].language] += 1
    retired = len(player.aside)
    for column in player.tucked:
        retired += len(column)
    breadth = 0
    for level in player.levels:
        if level >= book.breadth_level:
            breadth += 1
    counts = owned(t, seat) + player.levels + languages + player.guilds
    counts += (retired, breadth, book.seams.wealth(t, seat))
    return counts


# -- dice sums ------------------------------------------------------------------------------------------------------


def dice_sum(t: Table, seat: int) -> int:
    """Coloured dice minus white dice (SC-SCORE-01); that of the solo opponent is marked on its board."""
    if seat >= len(t.players):
        assert t.automa is not None
        return t.automa.dice_sum
    return sum_of(t.book, owned(t, seat))


def sum_of(book: Book, dice: list[int]) -> int:
    """The same of dice that were counted by colour."""
    return sum(dice) - 2 * dice[book.white]


def dice_points(sums: list[int], spaces: list[int]) -> list[int]:
    """SC-SCORE-02: from the lowest sum upwards; who is tied shares the spaces."""
    points: list[int] = []
    for mine in sums:
        lower = tied = 0
        for other in sums:
            if other < mine:
                lower += 1
            elif other == mine:
                tied += 1
        points.append(sum(spaces[lower : lower + tied]) // tied)
    return points


def _dice_item(t: Table, seat: int) -> ScoreItem:
    sums = [dice_sum(t, other) for other in range(t.seats)]
    rule = "SC-SCORE-02" if t.automa is None else "SC-SOLO-31"
    return ScoreItem(Message("score-dice", {"n": sums[seat]}), dice_points(sums, t.book.dice_sums)[seat], rule)


# -- guilds and Caliph ----------------------------------------------------------------------------------------------


def _guild_items(t: Table, seat: int) -> list[ScoreItem]:
    book = t.book
    items = [
        ScoreItem(Message("score-guild", {"guild": guild.id}), guild.control_vp, "SC-SCORE-04")
        for guild, control in zip(book.guilds, t.control, strict=True)
        if control == seat
    ]
    spaces = len(book.caliph_spaces)
    points = sum(book.caliph_spaces[n % spaces][1] for n, owner in enumerate(t.caliph_influence) if owner == seat)
    if points:
        items.append(ScoreItem(Message("score-caliph"), points, "SC-SCORE-05"))
    return items


# -- the solo opponent ----------------------------------------------------------------------------------------------


def _automa_score(t: Table) -> list[ScoreItem]:
    """SC-SOLO-32."""
    book = t.book
    automa = t.automa
    assert automa is not None
    seat = len(t.players)
    items = [_dice_item(t, seat)]
    if automa.retired:
        vp = sum(book.translators[card].vp for card in automa.retired)
        items.append(ScoreItem(Message("score-retired", {"n": len(automa.retired)}), vp, "SC-SOLO-32"))
    items += _guild_items(t, seat)
    employed = sum(card != NO_CARD and owner == NOBODY for card, owner in zip(t.rooms, t.owners, strict=True))
    counts = [len(automa.retired), len(automa.languages), automa.markers, employed, sum(automa.guilds)]
    for language, name in enumerate(book.words.languages):
        scrolls = automa.languages.count(language)
        if scrolls:
            points = scrolls * book.ai_vp[language].value(counts)
            items.append(
                ScoreItem(
                    Message("score-ai-scrolls", {"language": f"language-{name}", "n": scrolls}), points, "SC-SOLO-32"
                )
            )
    return items


# -- for who only wants the number ----------------------------------------------------------------------------------


def quick_score(t: Table, seat: int) -> int:
    """The points of a seat without those of its dice sum, as `score` tells them line by line."""
    book = t.book
    spaces = len(book.caliph_spaces)
    points = 0
    for number, owner in enumerate(t.caliph_influence):
        if owner == seat:
            points += book.caliph_spaces[number % spaces][1]
    for guild, control in enumerate(t.control):
        if control == seat:
            points += book.guilds[guild].control_vp
    if seat >= len(t.players):
        return sum(item.points for item in score(t, seat)[1:])
    points += book.seams.points(t, seat)
    player = t.players[seat]
    for column in player.tucked:
        for card in column:
            points += book.translators[card].vp
    for card in player.aside:
        points += book.translators[card].vp
    for track, level in enumerate(player.levels):
        points += book.tracks[track].vp[level]
    counts = scroll_counts(t, seat) if player.scrolls else []
    for card in player.scrolls:
        scroll = book.scrolls[card]
        points += scroll.vp + scroll.bonus.value(counts) - scroll.penalty.value(counts)
    return points


# -- winners --------------------------------------------------------------------------------------------------------


def winners(t: Table) -> list[int]:
    """SC-SCORE-09: most points, then translators in rooms, then workers. Alone, only more is enough (SC-SOLO-33)."""
    points = [sum(item.points for item in score(t, seat)) for seat in range(t.seats)]
    if t.automa is not None:
        return [0] if points[0] > points[1] else [1]
    ranks = [(points[seat], t.owners.count(seat), sum(player.workers)) for seat, player in enumerate(t.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
