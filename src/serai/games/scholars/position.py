"""Positions: one schema tells a table in words and reads it back.

What is not given stays as it was, except that every piece is in one place: a card that is given somewhere leaves where
it was, gaps on the map are filled from the reserve, and what follows from the rest is not given at all: cards in the
hand, influence in the supplies, dice in the main supply. A position that does not speak of the draft is one after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.scholars.actions.translate import close_up
from serai.games.scholars.dice import action_shape, owned
from serai.games.scholars.faults import influence_in_play, own_cards
from serai.games.scholars.influence import mark_scroll
from serai.games.scholars.names import (
    NO_CARD,
    NOBODY,
    PRINTED,
    SIDES,
    TRACK_GOAL,
    die_of,
)
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
    number_of,
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
    _settle(t, given, waiting)


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


# -- every piece in one place ---------------------------------------------------------------------------------------


def _settle(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    _settle_goals(t, given)
    _settle_scrolls(t, given, waiting)
    _settle_translators(t, given, waiting.get("piles", {}))
    _settle_influence(t, given, waiting)
    _settle_dice(t)
    t.book.seams.settle(t, given, waiting)
    for seat, player in enumerate(t.players):
        player.cards = [card for card in own_cards(t, seat) if card not in player.slots]
    if t.automa is not None:
        _settle_plans(t, t.automa, waiting.get("automa", {}).get("plan_pile"))


def _given_players(given: Mapping[str, Plain], part: str) -> set[int]:
    """The seats for which a part was given."""
    return {int(seat) for seat, parts in given.get("players", {}).items() if part in parts}


def _settle_goals(t: Table, given: Mapping[str, Plain]) -> None:
    """Each goal card with one player, and its starting scroll with it."""
    named = _given_players(given, "goal")
    taken = [t.players[seat].goal for seat in named]
    for seat, player in enumerate(t.players):
        if seat not in named:
            if player.goal in taken:
                free = [goal for goal in range(len(t.book.goal_cards)) if goal not in taken]
                player.goal = free[0]
            taken.append(player.goal)
    for seat in set(range(len(t.players))) - _given_players(given, "scrolls"):
        t.players[seat].scrolls = [t.book.goal_cards[t.players[seat].goal].scroll]


def _settle_scrolls(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    book = t.book
    slots = {name: n for n, name in enumerate(book.map_slots)}
    named: list[int] = [t.map_scrolls[slots[name]] for name in given.get("map", {})]
    guilds = [guild.id.removeprefix("guild_") for guild in book.guilds]
    for guild, name in enumerate(guilds):
        if name in given.get("house", {}):
            named += [t.house[place] for place in book.columns[guild]]
    for player in t.players:
        named += player.scrolls
    if t.automa is not None:
        named += t.automa.scrolls
    top, bottom, whole = _deck_given(t, waiting.get("deck"))
    named += top + bottom
    named = [card for card in named if card != NO_CARD]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"given: {book.deck_id(card)} stands in two places")
    for slot, name in enumerate(book.map_slots):
        if name not in given.get("map", {}) and t.map_scrolls[slot] in named:
            t.map_scrolls[slot] = NO_CARD
            t.map_influence[slot] = NOBODY
    for guild, name in enumerate(guilds):
        if name not in given.get("house", {}):
            for place in book.columns[guild]:
                if t.house[place] in named:
                    t.house[place] = NO_CARD
                    t.house_influence[place] = NOBODY
            close_up(t, guild)
    _settle_deck(t, named, top, bottom, whole, waiting)
    for slot, name in enumerate(book.map_slots):
        if t.map_scrolls[slot] == NO_CARD and name not in given.get("map", {}) and t.reserve:
            t.map_scrolls[slot] = t.reserve[-1]
            t.reserve = t.reserve[:-1]


def _deck_given(t: Table, said: Plain) -> tuple[list[int], list[int], bool]:
    """The cards on top (the next one first) and at the bottom (the lowest last), and whether they are all."""
    if said is None:
        return [], [], False
    book = t.book
    known = {book.deck_id(card): card for card in range(book.caliph + len(book.caliph_cards))}
    if isinstance(said, list):
        return [one_of("given.deck", card, known) for card in said], [], True
    parts = table_of("given.deck", said)
    if unknown := set(parts) - {"top", "bottom"}:
        raise ValueError(f"given.deck: there is no part {sorted(unknown)[0]!r}; parts are top, bottom")
    listed = [
        [one_of(f"given.deck.{name}", card, known) for card in list_of(f"given.deck.{name}", parts.get(name, []))]
        for name in ("top", "bottom")
    ]
    return listed[0], listed[1], False


def _settle_deck(
    t: Table, named: list[int], top: list[int], bottom: list[int], whole: bool, waiting: Mapping[str, Plain]
) -> None:
    """Parts of the deck keep their sizes: what is named elsewhere is replaced from the reserve; all else lies there."""
    book = t.book
    given = _reserve_given(t, waiting)
    lying = {card for card in (*t.map_scrolls, *t.house) if card != NO_CARD}
    taken = {*named, *lying, *given}
    spare = [card for card in t.reserve if card not in taken]
    spare = [c for c in range(book.first_starting_scroll) if c not in (*taken, *spare, *t.deck)] + spare
    if whole:
        spare = [card for card in t.deck if card not in (*taken, *top) and not book.is_caliph(card)] + spare
        t.deck = top[::-1]
        t.sections = [len(top)] if top else []
    else:
        moved = {*named} - {*top, *bottom}
        _replace_in_deck(t, moved | {*lying, *given} | {book.caliph + card for card in t.caliphs}, spare)
        _put_in_place(t, spare, [(len(t.deck) - 1 - n, card) for n, card in enumerate(top)])
        _put_in_place(t, spare, [(n, card) for n, card in enumerate(reversed(bottom))])
    if "sections" in waiting:
        sections = [number_of("given.sections", n, 1) for n in list_of("given.sections", waiting["sections"])]
        if sum(sections) != len(t.deck):
            raise ValueError(f"given.sections: they make {sum(sections)} cards, the deck has {len(t.deck)}")
        t.sections = sections[::-1]
    t.reserve = given[::-1] if "reserve" in waiting else spare


def _reserve_given(t: Table, waiting: Mapping[str, Plain]) -> list[int]:
    known = {scroll.id: n for n, scroll in enumerate(t.book.scrolls[: t.book.first_starting_scroll])}
    said = list_of("given.reserve", waiting.get("reserve", []))
    return [one_of("given.reserve", card, known) for card in said]


def _replace_in_deck(t: Table, gone: set[int], spare: list[int]) -> None:
    """Cards that lie elsewhere leave the deck; scrolls of the reserve take the places of scrolls."""
    deck: list[int] = []
    sections: list[int] = []
    first = 0
    for size in t.sections:
        part: list[int] = []
        for card in t.deck[first : first + size]:
            if card not in gone:
                part.append(card)
            elif spare and not t.book.is_caliph(card):
                part.append(spare.pop())
        first += size
        deck += part
        sections += [len(part)] if part else []
    t.deck = deck
    t.sections = sections


def _put_in_place(t: Table, spare: list[int], places: list[tuple[int, int]]) -> None:
    """Each card at its place of the deck; what lay there goes where the card came from."""
    deck = t.deck[:]
    kept = {place for place, _ in places}
    for place, card in places:
        if card not in deck and 0 <= place < len(deck) and t.book.is_caliph(deck[place]):
            other = next(n for n, one in enumerate(deck) if n not in kept and not t.book.is_caliph(one))
            deck[other], deck[place] = deck[place], deck[other]  # a Caliph card stays in the deck
        if card in deck:
            other = deck.index(card)
            deck[other], deck[place] = deck[place], card
        elif 0 <= place < len(deck) and card in spare:
            spare[spare.index(card)], deck[place] = deck[place], card
        elif 0 <= place < len(deck):
            deck[place] = card
        else:
            deck.insert(max(0, place + 1), card)
            t.sections = [len(deck)]
    t.deck = deck


def _settle_translators(t: Table, given: Mapping[str, Plain], piles: Plain) -> None:
    book = t.book
    names = {room.id: n for n, room in enumerate(book.rooms)}
    named = [t.rooms[names[room]] for room in given.get("rooms", {})]
    named += [t.rooms[room] for room in t.pairs[::2] if book.rooms[room].id not in given.get("rooms", {})]
    for player in t.players:
        named += [card for column in player.tucked for card in column] + player.aside
    if t.automa is not None:
        named += t.automa.retired
    named = [card for card in named if card != NO_CARD]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"given: {book.translators[card].id} stands in two places")
    for room, card in enumerate(t.rooms):
        if card in named and book.rooms[room].id not in given.get("rooms", {}) and room not in t.pairs[::2]:
            t.rooms[room] = NO_CARD
        if t.rooms[room] == NO_CARD:
            t.owners[room] = NOBODY
            t.gold[room] = 0
    placed = {*named, *(card for card in t.rooms if card != NO_CARD)}
    pile_names = {pile.id: n for n, pile in enumerate(book.piles)}
    for name in table_of("given.piles", piles):
        one_of("given.piles", name, pile_names)
    for number, pile in enumerate(book.piles):
        left = [card for card in range(book.first_starting) if book.translators[card].pile == number]
        left = [card for card in left if card not in placed]
        known = {book.translators[card].id: card for card in left}
        at = f"given.piles.{pile.id}"
        top = [one_of(at, card, known) for card in list_of(at, piles.get(pile.id, []))][::-1]
        old = [card for card in t.piles[number] if card in left and card not in top]
        rest = [card for card in left if card not in top and card not in old]
        t.piles[number] = rest + old + top


def _settle_influence(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    """Influence on scrolls as given, control as given or as it follows, the rest in the supplies."""
    book = t.book
    if "influence_on" in waiting:
        lying = {book.scrolls[card].id: card for card in (*t.map_scrolls, *t.house) if card != NO_CARD}
        for card in lying.values():
            mark_scroll(t, card, NOBODY)
        for name, seat in table_of("given.influence_on", waiting["influence_on"]).items():
            card = one_of("given.influence_on", name, lying)
            mark_scroll(t, card, number_of(f"given.influence_on.{name}", seat, 0, t.seats - 1))
    for guild in range(len(book.guilds)):
        counts = [t.guilds_of(seat)[guild] for seat in range(t.seats)]
        leaders = [seat for seat, count in enumerate(counts) if count == max(counts) and count]
        if t.control[guild] not in leaders:
            t.control[guild] = leaders[0] if len(leaders) == 1 else NOBODY
    seats: dict[str | int, int] = {"": NOBODY, **{seat: seat for seat in range(t.seats)}}
    guilds = {guild.id.removeprefix("guild_"): n for n, guild in enumerate(book.guilds)}
    for name, seat in table_of("given.control", waiting.get("control", {})).items():
        t.control[one_of("given.control", name, guilds)] = one_of(f"given.control.{name}", seat, seats)
    for number in range(t.seats):
        spent = influence_in_play(t, number)
        left = book.constants["influence"] - spent
        if number < len(t.players):
            t.players[number].influence = left
        else:
            assert t.automa is not None
            left = t.automa.influence = left - 1
        if left < 0:
            raise ValueError(f"given: seat {number} has {spent} influence in play")


def _settle_dice(t: Table) -> None:
    """The main supply has what nobody else has."""
    book = t.book
    stock = [colour.dice for colour in book.colours]
    for seat, player in enumerate(t.players):
        for colour, count in enumerate(owned(t, seat)):
            stock[colour] -= count
        if not player.goals & TRACK_GOAL:
            stock[book.goal_cards[player.goal].track_die] -= 1
    for printed, left in zip(book.colours, stock, strict=True):
        if left < 0:
            raise ValueError(f"given: {printed.dice - left} {printed.id} dice, there are {printed.dice}")
    t.stock = stock


def _settle_plans(t: Table, automa: Automa, said: Plain) -> None:
    plans = {plan.id: n for n, plan in enumerate(t.book.plans)}
    first = [one_of("given.automa.plan_pile", card, plans) for card in list_of("given.automa.plan_pile", said or [])]
    rest = [n for n in automa.plan_pile if n not in first]
    rest += [n for n in plans.values() if n not in rest and n not in first]
    automa.plan_pile = [n for n in (*rest, *reversed(first)) if n not in automa.plans]
