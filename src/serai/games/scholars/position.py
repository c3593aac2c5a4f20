"""Positions: one schema tells a table in words and reads it back.

What is not given stays as it was, except that every piece is in one place: a card that is given somewhere leaves where
it was, gaps on the map are filled from the reserve, and what follows from the rest is not given at all: cards in the
hand, influence in the supplies, dice in the main supply. A position that does not speak of the draft is one after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.scholars.dice import action_shape
from serai.games.scholars.names import (
    NO_CARD,
    NOBODY,
    PRINTED,
    SIDES,
    die_of,
)
from serai.games.scholars.settling import settle
from serai.games.scholars.table import Automa, Player, Table
from serai.kernel.state import Plain
from serai.kernel.words import (
    Amounts,
    Bits,
    ByName,
    Derived,
    Entry,
    Field,
    Kind,
    Later,
    Listed,
    Number,
    OwnWords,
    Part,
    Schema,
    Seat,
    States,
    Word,
    list_of,
    one_of,
    table_of,
)

NONE: dict[str | int, int] = {"": NO_CARD}
GOAL_WORDS = ("pile", "guild", "track")


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    parts = schema(t)
    if "pairs" not in given:
        t.seat = t.first
    else:  # the pairs of this seed make room for those that are given
        for room in t.pairs[::2]:
            t.rooms[room] = NO_CARD
    t.pairs = []
    waiting = parts.read(t, "given", dict(given))
    settle(t, given, waiting)


# -- the schema -----------------------------------------------------------------------------------------------------


class DieWord(Kind):
    """A die: `red-4`."""

    def __init__(self, colours: tuple[str, ...]) -> None:
        self.known: dict[str, int] = {
            f"{colour}-{value}": die_of(n, value) for n, colour in enumerate(colours) for value in range(1, SIDES + 1)
        }
        self.words = {die: word for word, die in self.known.items()}

    def say(self, value: Any) -> Plain:
        return self.words[value & ~PRINTED]

    def read(self, at: str, said: Plain, now: Any) -> int:
        return one_of(at, said, self.known)

    @property
    def wanted(self) -> str:
        return "a die like red-4"


def schema(t: Table) -> Schema:
    """The parts of a table."""
    book = t.book
    seats = Seat(t.seats, {"": NOBODY})
    scroll = Word((one.id for one in book.scrolls), more=NONE)
    translator = Word((one.id for one in book.translators), more=NONE)
    rooms = [room.id for room in book.rooms]
    parts: dict[str, Entry] = {
        "turn": Field("seat", Seat(t.seats), "whose turn it is"),
        "first": Field("first", Seat(len(t.players)), "the first player"),
        "turns_left": Field("turns_left", Number(least=-1), "turns to come once the end is triggered, else -1"),
        "map": Field("map_scrolls", ByName(book.map_slots, scroll), "the scroll of each slot of the map"),
        "house": OwnWords(_say_house, _read_house, "the scrolls of each guild, from the top"),
        "rooms": Field("rooms", ByName(rooms, translator), "the translator in each room"),
        "owners": Field("owners", ByName(rooms, seats), "whose influence lies on the translator of a room"),
        "gold": Field("gold", ByName(rooms, Number()), "gold on the translator of each room"),
        "pairs": OwnWords(_say_pairs, _read_pairs, "the draft: translators with the resource card below each"),
        "players": States("players", lambda _: _player_schema(t), "each seat, by its number"),
        "automa": Part("automa", _automa_schema(t), "the solo opponent"),
        "influence_on": Later(_say_influence, "the seat whose influence lies on a scroll, by scroll"),
        "control": Later(_say_control, "the seat that controls each guild"),
        "neutral": Field("neutral", Word([one.id for one in book.map]), "where the Neutral marker stands"),
        "caliphs": Field("caliphs", Listed(Word(one.id for one in book.caliph_cards), once=True), "revealed, in order"),
        "caliph_influence": Field("caliph_influence", Listed(seats, length=len(t.caliph_influence)), "space by space"),
        "piles": Later(_say_piles, "translators of each pile, the top one first; those not named follow"),
        "deck": Later(_say_deck, "scrolls and Caliph cards from the top, all of them, or some of top and bottom"),
        "sections": Later(lambda t: t.sections[::-1], "how many cards are left of each part of the deck, from the top"),
        "reserve": Later(_say_reserve, "scrolls from the top"),
        "stock": Derived(lambda t: dict(zip(book.words.colours, t.stock, strict=True)), "dice of the main supply"),
        "action": Derived(_say_action, "colours and value of the action of this turn"),
        **book.seams.words(t),
    }  # fmt: skip
    untold = (
        "chance",
        "reveals",
        "confirm",
        "house_influence",
        "map_influence",
        "working",
        "settled",
        "colour",
        "value",
        "part",
    )
    return Schema(parts, untold)


def _player_schema(t: Table) -> Schema:
    book = t.book
    words = book.words
    translator = Word(one.id for one in book.translators)
    parts: dict[str, Entry] = {
        "silver": Field("silver", Number(), "in the supply"),
        "gold": Field("gold", Number(), "in the supply"),
        "workers": Field("workers", Amounts(words.workers), "in the supply, by colour"),
        "guilds": Field("guilds", Amounts(words.guilds, prefix="guild_"), "influence by guild"),
        "bag": Field("bag", Amounts(words.colours), "dice by colour"),
        "hand": Field("hand", Listed(DieWord(words.colours), ordered=False), "rolled dice"),
        "slots": OwnWords(
            lambda player: _say_slots(t, player),
            lambda player, at, said: _read_slots(t, player, at, said),
            "the card on each slot, with its dice and their workers",
        ),
        "tucked": Field(
            "tucked", ByName([one.id for one in book.board], Listed(translator), empty=[], anew=True), "under each slot"
        ),
        "aside": Field("aside", Listed(translator), "translators that retire at the end of the turn"),
        "levels": Field("levels", Amounts(words.tracks), "of the research tracks"),
        "location": Field("place", Word([one.id for one in book.map]), "of the player marker"),
        "goal": Field("goal", Word(one.id for one in book.goal_cards), "the goal card"),
        "goals": Field("goals", Bits(GOAL_WORDS), "the goals that were met"),
        "scrolls": Field("scrolls", Listed(Word(one.id for one in book.scrolls), once=True), "translated"),
        "resource": Field("resource", Word((one.id for one in book.resource_cards), more=NONE), "of the draft"),
        "cards": Derived(lambda player: [book.action_cards[card].id for card in player.cards], "in the hand"),
        "influence": Derived(lambda player: player.influence, "in the supply"),
    }  # fmt: skip
    return Schema(parts, ("dice", "helpers"))


def _automa_schema(t: Table) -> Schema:
    book = t.book
    plans = Word(plan.id for plan in book.plans)
    lowest, highest = -book.constants["ai_lowest_sum"], book.constants["ai_highest_sum"]
    parts: dict[str, Entry] = {
        "guilds": Field("guilds", Amounts(book.words.guilds, prefix="guild_"), "influence by guild"),
        "dice_sum": Field("dice_sum", Number(highest, lowest), "on its scale"),
        "position": Field("position", Number(len(book.ai_track) - 1), "of its marker"),
        "markers": Field("markers", Number(len(book.ai_markers)), "research markers on its board"),
        "scrolls": OwnWords(
            lambda automa: _say_its_scrolls(t, automa),
            lambda automa, at, said: _read_its_scrolls(t, automa, at, said),
            "the scrolls it translated, each with the language it counts as",
        ),
        "retired": Field("retired", Listed(Word(one.id for one in book.translators), once=True), "translators"),
        "plans": Field("plans", Listed(plans, once=True), "planning cards face up, the most recent last"),
        "plan_pile": Later(lambda automa: [book.plans[n].id for n in reversed(automa.plan_pile)], "the next one first"),
        "difficulty": Field("difficulty", Word(one.id for one in book.difficulties), "how it started"),
        "influence": Derived(lambda automa: automa.influence, "in its supply"),
    }  # fmt: skip
    return Schema(parts, ("languages",))


# -- parts with a way of their own ----------------------------------------------------------------------------------


def _say_pairs(t: Table) -> Plain:
    book = t.book
    pairs = zip(t.pairs[::2], t.pairs[1::2], strict=True)
    return {book.translators[t.rooms[room]].id: book.resource_cards[card].id for room, card in pairs}


def _read_pairs(t: Table, at: str, said: Plain) -> None:
    """The translators go to their rooms; nobody owns them yet."""
    book = t.book
    resources = {card.id: n for n, card in enumerate(book.resource_cards)}
    starting = {book.translators[n].id: n for n in book.starting_translators}
    pairs: list[tuple[int, int]] = []
    for name, card in table_of(at, said).items():
        translator = one_of(at, name, starting)
        room = book.translators[translator].room
        t.rooms[room] = translator
        t.owners[room] = NOBODY
        pairs.append((room, one_of(f"{at}.{name}", card, resources)))
    t.pairs = [number for pair in sorted(pairs) for number in pair]


def _say_house(t: Table) -> Plain:
    book = t.book
    said: dict[str, Plain] = {}
    for guild, places in zip(book.guilds, book.columns, strict=True):
        column = [book.scrolls[t.house[place]].id if t.house[place] != NO_CARD else "" for place in places]
        while column and not column[-1]:  # a gap above a scroll is told
            column.pop()
        said[guild.id.removeprefix("guild_")] = column
    return said


def _read_house(t: Table, at: str, said: Plain) -> None:
    book = t.book
    guilds = {guild.id.removeprefix("guild_"): n for n, guild in enumerate(book.guilds)}
    scrolls: dict[str | int, int] = {**NONE, **{scroll.id: n for n, scroll in enumerate(book.scrolls)}}
    for name, cards in table_of(at, said).items():
        places = book.columns[one_of(at, name, guilds)]
        listed = [one_of(f"{at}.{name}", card, scrolls) for card in list_of(f"{at}.{name}", cards)]
        if len(listed) > len(places):
            raise ValueError(f"{at}.{name}: {len(listed)} scrolls, at most {len(places)}")
        for number, place in enumerate(places):
            t.house[place] = listed[number] if number < len(listed) else NO_CARD
            t.house_influence[place] = NOBODY


def _say_influence(t: Table) -> Plain:
    book = t.book
    places = [*zip(t.map_scrolls, t.map_influence, strict=True), *zip(t.house, t.house_influence, strict=True)]
    return {book.scrolls[card].id: owner for card, owner in places if owner != NOBODY}


def _say_control(t: Table) -> Plain:
    names = [guild.id.removeprefix("guild_") for guild in t.book.guilds]
    return {name: owner if owner != NOBODY else "" for name, owner in zip(names, t.control, strict=True)}


def _say_piles(t: Table) -> Plain:
    book = t.book
    return {
        pile.id: [book.translators[card].id for card in reversed(cards)]
        for pile, cards in zip(book.piles, t.piles, strict=True)
    }


def _say_deck(t: Table) -> Plain:
    return [t.book.deck_id(card) for card in reversed(t.deck)]


def _say_reserve(t: Table) -> Plain:
    return [t.book.scrolls[card].id for card in reversed(t.reserve)]


def _say_action(t: Table) -> Plain:
    book = t.book
    if t.working < 0:
        return None
    if t.settled and t.colour >= 0:
        return {"colours": [book.colours[t.colour].id], "value": t.value}
    colours, value = action_shape(t, t.seat)
    return {"colours": [book.colours[colour].id for colour in colours], "value": value}


def _say_slots(t: Table, player: Player) -> Plain:
    book = t.book
    dice = DieWord(book.words.colours)
    said: dict[str, Plain] = {}
    for number, place in enumerate(book.board):
        card = player.slots[number]
        if card == NO_CARD:
            continue
        first, many = number * book.dice_on_card, book.workers_on_die
        places = range(first, first + book.dice_on_card)
        workers = [
            [book.words.workers[helper - 1] for helper in player.helpers[at * many : (at + 1) * many] if helper]
            for at in places
        ]
        said[place.id] = {
            "card": book.action_cards[card].id,
            "dice": [dice.say(player.dice[at]) if player.dice[at] else "" for at in places],
            "workers": workers,
        }
    return said


def _read_slots(t: Table, player: Player, at: str, said: Plain) -> None:
    """All slots anew: those that are not named are empty."""
    book = t.book
    places = {place.id: n for n, place in enumerate(book.board) if place.actions}
    cards = {card.id: n for n, card in enumerate(book.action_cards)}
    workers = {name: n for n, name in enumerate(book.words.workers)}
    dice = DieWord(book.words.colours)
    player.slots = [NO_CARD] * len(player.slots)
    player.dice = [0] * len(player.dice)
    player.helpers = [0] * len(player.helpers)
    for name, parts in table_of(at, said).items():
        here = f"{at}.{name}"
        place = one_of(at, name, places)
        parts = table_of(here, parts)
        if unknown := set(parts) - {"card", "dice", "workers"}:
            raise ValueError(f"{here}: there is no part {sorted(unknown)[0]!r}; parts are card, dice, workers")
        card = one_of(f"{here}.card", parts.get("card"), cards)
        player.slots[place] = card
        printed = book.action_cards[card].printed_die
        for number, die in enumerate(list_of(f"{here}.dice", parts.get("dice", []))):
            if number >= book.dice_on_card:
                raise ValueError(f"{here}.dice: at most {book.dice_on_card} dice lie on a card")
            if die != "":
                value = dice.read(f"{here}.dice", die, None)
                is_printed = number == 0 and value == printed & ~PRINTED
                player.dice[place * book.dice_on_card + number] = value | (PRINTED if is_printed else 0)
        for number, helpers in enumerate(list_of(f"{here}.workers", parts.get("workers", []))):
            listed = list_of(f"{here}.workers", helpers)
            if number >= book.dice_on_card or len(listed) > book.workers_on_die:
                raise ValueError(f"{here}.workers: at most {book.workers_on_die} workers on each die")
            first = (place * book.dice_on_card + number) * book.workers_on_die
            for place_of_worker, worker in enumerate(listed):
                player.helpers[first + place_of_worker] = 1 + one_of(f"{here}.workers", worker, workers)


def _say_its_scrolls(t: Table, automa: Automa) -> Plain:
    book = t.book
    pairs = zip(automa.scrolls, automa.languages, strict=True)
    return {book.scrolls[card].id: book.words.languages[language] for card, language in pairs}


def _read_its_scrolls(t: Table, automa: Automa, at: str, said: Plain) -> None:
    book = t.book
    scrolls = {scroll.id: n for n, scroll in enumerate(book.scrolls[: book.first_starting_scroll])}
    languages = {name: n for n, name in enumerate(book.words.languages)}
    listed = table_of(at, said).items()
    automa.scrolls = [one_of(at, card, scrolls) for card, _ in listed]
    automa.languages = [one_of(f"{at}.{card}", language, languages) for card, language in listed]
