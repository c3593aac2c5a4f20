"""What a Work turn remembers, and whether it meets the condition of a page (MB-PAGE-06 to -12)."""

from __future__ import annotations

from serai.games.scholars.dice import action_shape, added_value
from serai.games.scholars.myriad.book import shelf
from serai.games.scholars.myriad.names import (
    EACH_DELIVERY,
    EACH_INTERACTION,
    IF_ADVANCED,
    IF_COLOUR,
    IF_TRANSLATED,
    IF_VALUE,
    IF_WHITE_STOP,
)
from serai.games.scholars.myriad.reasons import (
    LOW_VALUE,
    NO_DELIVERY,
    NO_INTERACTION,
    NO_MARKER,
    NO_WHITE_STOP,
    NOT_RISEN,
    NOT_TRANSLATED,
    PAGE_USED,
    WRONG_COLOUR,
)
from serai.games.scholars.myriad.table import Myriad, part
from serai.games.scholars.table import Table
from serai.kernel.decision import Reason
from serai.kernel.effects import Call


def forget(t: Table, own: Myriad) -> None:
    """A turn begins with nothing to remember."""
    book = t.book
    own.met = [0] * len(book.piles)
    own.delivered = [0] * len(book.guilds)
    own.translated = [0] * len(book.guilds)
    own.risen = [0] * len(book.tracks)
    own.white_stop = False
    own.used = []
    own.fresh = []
    own.counted = []
    own.came = []
    own.card_used = False
    own.reopened = False


def is_working(t: Table, me: int) -> bool:
    """Whether a player is in a Work turn of his own: only then conditions of his pages can be met."""
    return t.seat == me and t.working >= 0


def page_colours(t: Table, me: int, condition: Call) -> list[int]:
    """The colours of the action, as dice and workers lie, that a page asks for (MB-PAGE-07)."""
    wanted = [t.book.words.colours.index(word) for word in condition.words if isinstance(word, str)]
    colours = [t.colour] if t.colour >= 0 else action_shape(t, me)[0]
    return [colour for colour in colours if colour in wanted]


def action_value(t: Table, me: int) -> int:
    """The value of the action at this moment (MB-PAGE-07)."""
    if t.settled and t.colour >= 0:
        return t.value
    return min(t.book.most_value, action_shape(t, me)[1] + added_value(t, me))


def markers(t: Table, me: int, level: int) -> int:
    """MB-PAGE-12: own markers on a level or higher."""
    return sum(own >= level for own in t.players[me].levels)


def condition_obstacle(t: Table, me: int, page: int) -> Reason | None:
    """Why a red page cannot be used now, as far as the turn and its condition go."""
    own = part(t)
    condition = shelf(t).pages[page].condition
    uses = own.used.count(page)
    if condition is None:
        return PAGE_USED if uses else None
    name = condition.verb.name
    words = t.book.words
    if name == EACH_INTERACTION:
        met = sum(own.met[words.piles.index(word)] for word in condition.words if isinstance(word, str))
        return None if met > uses else PAGE_USED if met else NO_INTERACTION
    if name == EACH_DELIVERY:
        delivered = sum(own.delivered[words.guild_colours.index(str(word))] for word in condition.words)
        return None if delivered > uses else PAGE_USED if delivered else NO_DELIVERY
    if uses:
        return PAGE_USED
    if name == IF_COLOUR:
        return None if page_colours(t, me, condition) else WRONG_COLOUR
    if name == IF_WHITE_STOP:
        return None if own.white_stop else NO_WHITE_STOP
    if name == IF_ADVANCED:
        return None if any(own.risen[words.tracks.index(str(word))] for word in condition.words) else NOT_RISEN
    if name == IF_TRANSLATED:
        named = [words.guild_colours.index(str(word)) for word in condition.words]
        return None if any(own.translated[guild] for guild in named) else NOT_TRANSLATED
    number = condition.words[0]
    assert isinstance(number, int)
    if name == IF_VALUE:
        value = action_value(t, me)
        return None if value >= number else LOW_VALUE[number - value]
    return None if markers(t, me, number) else NO_MARKER
