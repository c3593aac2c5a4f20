"""What a seat of Scholars sees, on a sheet. Of the bags only the own one is open."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from serai.games.scholars.dice import action_shape, added_value, owned
from serai.games.scholars.names import DICE, SIDES, colour_of, value_of
from serai.games.scholars.scoring import dice_points, quick_score, sum_of
from serai.games.scholars.table import Automa, Player, Table
from serai.kernel.sheet import Said, Sheet, Words

if TYPE_CHECKING:
    from serai.games.scholars.book import Book

_TURNS: Final = 250
_GOODS: Final = 30
_INFLUENCE: Final = 20
_LEAST_POINTS: Final = -50
_MOST_POINTS: Final = 200
_DICE: Final = 40


VERSION: Final = 1  # the fields of a version never change
LEFT_OUT: Final = (
    *("piles.id", "map.id", "guilds.id", "guilds.scrolls.id", "rooms.id", "rooms.needs", "caliphs.slot"),  # printed
    "pairs.translator",  # told by the room
    *("players.hand.is_printed", "players.hand.workers", "players.hand.counts_colour", "players.hand.counts_value"),
    *("players.slots.id", "players.slots.is_open"),  # the last follows from the goals
    "players.slots.dice.is_printed",  # follows from the card
    *("players.slots.dice.counts_colour", "players.slots.dice.counts_value"),  # follow from dice and workers
    "players.goals_done",
)


class Shown:
    """The words of the fields."""

    def __init__(self, book: Book) -> None:
        self.colours = Words(book.words.colours)
        self.workers = Words(book.words.workers)
        self.values = Words([str(value) for value in range(SIDES + 2)])
        self.translators = Words([card.id for card in book.translators])
        self.scrolls = Words([scroll.id for scroll in book.scrolls])
        self.map = Words([location.id for location in book.map])
        self.caliphs = Words([card.id for card in book.caliph_cards])
        self.rooms = Words([room.id for room in book.rooms])
        self.resources = Words([card.id for card in book.resource_cards])
        self.board = Words([place.id for place in book.board])
        self.guilds = Words([guild.id for guild in book.guilds])
        self.cards = Words([card.id for card in book.action_cards])
        self.tracks = Words([track.id for track in book.tracks])
        self.goals = Words([card.id for card in book.goal_cards])
        self.difficulties = Words([one.id for one in book.difficulties])
        self.plans = Words([plan.id for plan in book.plans])
        languages = [f"language-{name}" for name in book.words.languages]
        self.languages = Words(languages, [n for n in range(len(languages)) if n != book.arabic])
        self.places = Said()  # of the player board


@cache
def shown(book: Book) -> Shown:
    return Shown(book)


def look(t: Table, me: int, sheet: Sheet) -> None:
    book = t.book
    words = shown(book)
    sheet.seat("seat", t.seat)
    sheet.number("turn", t.turn, _TURNS)
    sheet.seat("first", t.first)
    sheet.number("turns_left", t.turns_left, 10, -1)
    _board(t, words, sheet)
    sheet.part("action")
    _action(t, words, sheet)
    sheet.end()
    many = len(t.players)
    dice = [owned(t, seat) for seat in range(many)]
    sums = [sum_of(book, own) for own in dice]
    if t.automa is not None:
        sums.append(t.automa.dice_sum)
    for away in range(many):
        seat = (me + away) % many
        sheet.competitor("players", away)
        _player(t, t.players[seat], seat == me, words, sheet)
        _follow_points(t, seat, dice[seat], sums, sheet)
        if not sheet.stands():
            sheet.number("dice_sum", sums[seat], 60, -60)
            points = quick_score(t, seat) + dice_points(sums, book.dice_sums)[seat]
            sheet.number("points", points, _MOST_POINTS, _LEAST_POINTS)
            sheet.passage()
        sheet.end()
    if t.automa is not None:
        sheet.part("automa")
        _automa(t.automa, words, sheet)
        points = quick_score(t, many) + dice_points(sums, book.dice_sums)[many]
        sheet.number("points", points, _MOST_POINTS, _LEAST_POINTS)
        sheet.end()
    book.seams.look(t, me, sheet)


def _follow_points(t: Table, seat: int, dice: list[int], sums: list[int], sheet: Sheet) -> None:
    """What the points of a player follow from."""
    player = t.players[seat]
    seams = t.book.seams
    sheet.follows_number(seams.wealth(t, seat))
    sheet.follows(sums)
    sheet.follows(dice)
    sheet.follows(player.levels)
    sheet.follows(player.guilds)
    sheet.follows(player.aside)
    sheet.follows(t.control)
    sheet.follows(t.caliph_influence)
    sheet.follows_kept(player.scrolls)
    for column in player.tucked:
        sheet.follows_kept(column)
    seams.follow_points(t, seat, sheet)


def _board(t: Table, words: Shown, sheet: Sheet) -> None:
    """The main board."""
    for pile in t.piles:
        sheet.follows_number(len(pile))
        sheet.follows_number(pile[-1] if pile else -1)
    sheet.follows(t.stock)
    sheet.follows_number(len(t.deck))
    sheet.follows_number(len(t.reserve))
    sheet.follows_number(t.neutral)
    sheet.follows(t.map_scrolls)
    sheet.follows(t.map_influence)
    if not sheet.stands():
        tops = [pile[-1] if pile else -1 for pile in t.piles]
        left = [len(pile) for pile in t.piles]
        sheet.numbers("stock", t.stock, words.colours, _DICE)
        sheet.words_at("piles.top", tops, len(tops), words.translators)
        sheet.numbers_at("piles.cards", left, len(left), 20)
        sheet.number("deck", len(t.deck), 60)
        sheet.number("reserve", len(t.reserve), 60)
        sheet.words_at("map.card", t.map_scrolls, len(t.map_scrolls), words.scrolls)
        sheet.seats_at("map.influence", t.map_influence, len(t.map_influence))
        sheet.word("neutral", t.neutral, words.map)
        sheet.passage()
    for seat in range(t.seats):
        sheet.follows(t.guilds_of(seat))
    sheet.follows(t.control)
    sheet.follows(t.house)
    sheet.follows(t.house_influence)
    if not sheet.stands():
        guilds = [t.guilds_of(seat) for seat in range(t.seats)]
        sheet.part("guilds")
        sheet.seats_at("control", t.control, len(t.control))
        for guild, column in enumerate(t.book.columns):
            sheet.place("", guild)
            sheet.by_seat("influence", [own[guild] for own in guilds], _INFLUENCE)
            sheet.words_at("scrolls.card", [t.house[place] for place in column], len(column), words.scrolls)
            sheet.seats_at("scrolls.influence", [t.house_influence[place] for place in column], len(column))
            sheet.end()
        sheet.end()
        sheet.passage()
    sheet.follows(t.rooms)
    sheet.follows(t.owners)
    sheet.follows(t.gold)
    sheet.follows(t.caliphs)
    sheet.follows(t.caliph_influence)
    sheet.follows_kept(t.pairs)
    if not sheet.stands():
        sheet.words_at("rooms.translator", t.rooms, len(t.rooms), words.translators)
        sheet.seats_at("rooms.owner", t.owners, len(t.owners))
        sheet.numbers_at("rooms.gold", t.gold, len(t.gold), 10)
        sheet.words_at("caliphs.card", t.caliphs, len(t.book.caliph_slots), words.caliphs)
        sheet.seats_at("caliphs.influence", t.caliph_influence, len(t.caliph_influence))
        sheet.bag("pairs.room", t.pairs[::2], words.rooms)
        sheet.bag("pairs.resource", t.pairs[1::2], words.resources)
        sheet.passage()


def _action(t: Table, words: Shown, sheet: Sheet) -> None:
    """The main action as it stands (see the view)."""
    colours: list[int] = []
    value = 0
    if t.working >= 0:
        if t.settled and t.colour >= 0:
            colours, value = [t.colour], t.value
        else:
            colours, value = action_shape(t, t.seat)
            value = min(t.book.most_value, value + added_value(t, t.seat)) if value else 0
    sheet.word("slot", t.working, words.board)
    sheet.bag("colours", colours, words.colours)
    sheet.number("value", value, 30)
    sheet.flag("is_settled", t.working >= 0 and t.settled)


def _player(t: Table, player: Player, is_own: bool, words: Shown, sheet: Sheet) -> None:
    sheet.follows_number(player.silver)
    sheet.follows_number(player.gold)
    sheet.follows_number(player.influence)
    sheet.follows(player.workers)
    sheet.follows(player.guilds)
    sheet.follows(player.bag)
    sheet.follows(player.hand)
    if not sheet.stands():
        sheet.number("silver", player.silver, _GOODS)
        sheet.number("gold", player.gold, _GOODS)
        sheet.numbers("workers", player.workers, words.workers, 15)
        sheet.number("influence", player.influence, _INFLUENCE)
        sheet.numbers("guilds", player.guilds, words.guilds, _INFLUENCE)
        sheet.numbers("bag", player.bag if is_own else [], words.colours, 20)
        sheet.number("bag_size", sum(player.bag), _DICE)
        colours = [colour_of(die) for die in player.hand]
        values = [value_of(die) for die in player.hand]
        sheet.table("hand.value", "hand.colour", colours, values, words.colours, words.values, 10)
        sheet.passage()
    for column in player.tucked:
        sheet.follows_kept(column)
    sheet.follows(player.cards)
    sheet.follows(player.slots)
    sheet.follows(player.dice)
    sheet.follows(player.helpers)
    sheet.follows(player.aside)
    if not sheet.stands():
        _slots(t, player, words, sheet)
        sheet.passage()
    sheet.follows_number(player.place)
    sheet.follows_number(player.goal)
    sheet.follows_number(player.goals)
    sheet.follows_number(player.resource)
    sheet.follows(player.levels)
    sheet.follows_kept(player.scrolls)
    if not sheet.stands():
        sheet.numbers("levels", player.levels, words.tracks, 12)
        sheet.word("location", player.place, words.map)
        sheet.word("goal", player.goal, words.goals)
        sheet.numbers_at("goals", [player.goals & 1, player.goals >> 1 & 1, player.goals >> 2 & 1], 3, 1)
        sheet.bag("scrolls", player.scrolls, words.scrolls)
        sheet.word("resource", player.resource, words.resources)
        sheet.passage()


def _slots(t: Table, player: Player, words: Shown, sheet: Sheet) -> None:
    """The player board."""
    sheet.bag("cards", player.cards, words.cards)
    sheet.words_at("slots.card", player.slots, len(player.slots), words.cards)
    dice, helpers = t.book.dice_on_card, t.book.workers_on_die
    colours = words.workers.count + 1  # of a helper, one that is not there included
    for place in range(words.board.count):
        key = len(player.tucked[place])
        for at in range(place * dice, place * dice + dice):
            key = key * DICE + player.dice[at]
            for helper in range(at * helpers, at * helpers + helpers):
                key = key * colours + player.helpers[helper]
        sheet.place("slots", place)
        if not sheet.repeats(words.places, key):
            _slot(t, player, place, words, sheet)
            sheet.said(words.places, key)
        sheet.end()
    retired: list[int] = []
    for column in player.tucked:
        retired += column
    sheet.bag("slots.retired", retired, words.translators)
    sheet.bag("aside", player.aside, words.translators)


def _slot(t: Table, player: Player, place: int, words: Shown, sheet: Sheet) -> None:
    """A place of it."""
    dice, helpers = t.book.dice_on_card, t.book.workers_on_die
    colours: list[int] = []
    value = 0
    held: list[int] = []
    idle: list[int] = []
    for at in range(place * dice, place * dice + dice):
        die = player.dice[at]
        if die:
            colours.append(colour_of(die))
            value += value_of(die)
        for helper in range(at * helpers, at * helpers + helpers):
            worker = player.helpers[helper]
            if worker:
                (held if die else idle).append(worker - 1)
    sheet.bag("dice.colour", colours, words.colours, dice)
    sheet.total("dice.value", value, 15)
    sheet.bag("dice.workers", held, words.workers, 5)
    sheet.bag("idle_workers", idle, words.workers, 5)
    sheet.count("retired", len(player.tucked[place]), 10)


def _automa(automa: Automa, words: Shown, sheet: Sheet) -> None:
    sheet.word("difficulty", automa.difficulty, words.difficulties)
    sheet.number("influence", automa.influence, _INFLUENCE)
    sheet.numbers("guilds", automa.guilds, words.guilds, _INFLUENCE)
    sheet.number("dice_sum", automa.dice_sum, 60, -60)
    sheet.number("position", automa.position, 20)
    sheet.number("markers", automa.markers, 30)
    sheet.counts("scrolls", automa.languages, words.languages, 20)
    sheet.bag("retired", automa.retired, words.translators)
    sheet.bag("plans", automa.plans, words.plans)
