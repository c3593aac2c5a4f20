"""Tables in words and from words: one schema tells a table (`portrait`) and reads a part of such a telling (`arrange`).

Whatever `arrange` is not told stays as it was, except that every piece keeps being in one place: a card that is given
to a player leaves its deck or the display, and the gap is filled from the deck; a die that is given a place leaves the
bag; cubes in the supply follow from what lies elsewhere. A die is written with its value: `red-1 4`, or `red 4` for
any die of that colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.games.encyclopedia.actions.publication import exchange
from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import (
    ANIMAL,
    BAG,
    BOARD_PLACES,
    DICE,
    EXPERT,
    FIRST_SPACE,
    KINDS,
    NOTHING_THERE,
    PHASES,
    RESEARCH_TYPES,
    ROLLED,
    SEALS,
    SEAT_STRIDE,
    SPENT,
    START,
    TURNS,
)
from serai.games.encyclopedia.scoring import published_cubes
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.chance import DIE_SIDES
from serai.kernel.state import Plain
from serai.kernel.words import (
    Bits,
    Field,
    Flag,
    Kind,
    Later,
    Listed,
    Number,
    OwnWords,
    Schema,
    Seat,
    States,
    Word,
    list_of,
    number_of,
    numbered,
    once_each,
    one_of,
    table_of,
)

REST: Final = "rest"  # `discards.animals = "rest"`: everything that is given no other place
_LOCATIONS: Final = {**{name: place for place, name in BOARD_PLACES.items()}, "spent": SPENT}
_PLURALS: Final = tuple(f"{kind}s" for kind in KINDS)
_AT_REST: Final = ("picks", "gained", "die", "colour", "boost", "action", "target", "spent")  # between two steps
_SETTINGS: Final = ("chance", "reveals", "confirm", "reference_cube", "retrievable", "automa_seals")


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a step, into the position described."""
    later = schema(t).read(t, "given", dict(given))
    _settle_course(t, given, later)
    for seat, player in enumerate(t.players):
        _settle_cubes(t, seat, player, later.get("players", {}).get(str(seat), {}))
    for kind in (EXPERT, ANIMAL):
        _settle_cards(t, kind, given, later)
    _settle_dice(t, later)
    _check_rolls(t)
    if t.phase == TURNS and not t.dice_are_left:
        raise ValueError("given.phase: in the turns a die lies on a player board; give somebody slots with dice")


def schema(t: Table) -> Schema:
    """The parts of a table."""
    book = t.book
    seats = len(t.players)
    waiting: dict[str | int, int] = {
        f"{seat} {kind}": seat * len(KINDS) + number for seat in range(seats) for number, kind in enumerate(KINDS)
    }
    return Schema(
        {
            "phase": Field("phase", Word(PHASES), "what comes next"),
            "round": Field("round", Number(book.rounds, shift=1), "the round; one more than the last once all is over"),
            "turn": Field("active", Seat(seats), "whose turn it is; by default the First Player's"),
            "left": Field("left", Number(seats), "how many still act in a phase in which each acts once"),
            "first": Field("first", Seat(seats), "who holds the First Player token; by default the first of the order"),
            "order": Field("order", Listed(Seat(seats), length=seats, once=True), "the seats, clockwise"),
            "round_tokens": Later(
                lambda t: [book.round_ids[token] for token in t.round_tokens],
                "the Round tokens in their order; those not given follow",
                f"a list of some of {', '.join(book.round_ids)}",
            ),
            "revealed": Field("revealed", Number(book.rounds), "how many Round tokens were turned over"),
            "extra_dice": Field("extra_dice", Number(book.most_extra_dice), "dice that everybody draws on top"),
            "bank_used": Field("bank_used", Flag(), "whether a die was placed on the Bank in this round"),
            "bag": Later(
                lambda t: [book.die_ids[die] for die in reversed(t.bag)],
                "the dice in the bag, the next one first; those not given follow",
                "a list of dice, like red-1",
            ),
            "board": Later(
                lambda t: {name: [_die(t, die) for die in _lying(t, place)] for name, place in _LOCATIONS.items()},
                "the dice on the central board, and those spent for Publications",
                f"for any of {', '.join(_LOCATIONS)}: a list of dice, like 'red 4'",
            ),
            "expeditions": Later(
                lambda t: {
                    book.space_ids[space]: _die(t, die) for space, die in enumerate(t.spaces) if die != NOTHING_THERE
                },
                "the dice on Expedition spaces",
                f"for any of {', '.join(book.space_ids)}: a die, like 'red 4'",
            ),
            "university": Field("experts", _display(book, EXPERT, t.experts), "the Experts on display"),
            "academy": Field("animals", _display(book, ANIMAL, t.animals), "the Animals on display"),
            "decks": Later(
                lambda t: {
                    "experts": [book.expert_ids[card] for card in reversed(t.expert_deck)],
                    "animals": [book.animal_ids[card] for card in reversed(t.animal_deck)],
                },
                "the next cards of each deck; those not given follow",
                "for experts and animals: a list of cards",
            ),
            "discards": Later(
                lambda t: {
                    "experts": [book.expert_ids[card] for card in t.expert_discard],
                    "animals": [book.animal_ids[card] for card in t.animal_discard],
                },
                "the discard piles",
                f"for experts and animals: a list of cards, or {REST!r}",
            ),
            "removed": Later(
                lambda t: [book.animal_ids[card] for card in t.removed],
                "Animals out of the game",
                f"a list of Animals, or {REST!r}",
            ),
            "waiting": Field(
                "waiting", Listed(Word(more=waiting)), "cards that others take once this turn is over, like '1 expert'"
            ),
            "players": States("players", lambda seat: _player_schema(t, seat), "the competitors"),
        },
        (*_SETTINGS, *_AT_REST, "values", "places", "spaces", "expert_deck", "expert_discard", "animal_deck",
         "animal_discard"),
    )  # fmt: skip


def _player_schema(t: Table, seat: int) -> Schema:
    book = t.book
    cards = (Listed(Word(book.expert_ids)), Listed(Word(book.animal_ids)))
    slots = range(seat * SEAT_STRIDE, seat * SEAT_STRIDE + book.slots)
    entries = {
        "coins": Field("coins", Number(), "Coins"),
        "tokens": Field("tokens", Number(), "Expedition tokens"),
        "seals": Field("seals", Number(), "Royal Seals"),
        "points": Field("points", Number(), "Victory points so far"),
        "reputation": Field("reputation", Number(len(book.bonus_gains) - 1), "the space of the Reputation marker"),
        "experts": Field("active", cards[EXPERT], "Experts face up"),
        "tucked": Field("tucked", cards[EXPERT], "Experts that were covered or used"),
        "study": OwnWords(
            lambda player: {
                book.animal_ids[animal]: _TYPES.say(cubes)
                for animal, cubes in zip(player.study, player.cubes, strict=True)
            },
            lambda player, at, said: _read_study(book, player, at, said),
            "the Animals, each with the Types on which cubes lie",
            f"for any Animal: a list of Types from 1 to {RESEARCH_TYPES}",
        ),
        "collection": Field("collection", cards[ANIMAL], "Animals published"),
        "published": Later(
            lambda player: {
                name: cubes
                for category, name in enumerate(book.category_ids)
                if (cubes := published_cubes(t, player, category))
            },
            "cubes on the central board, by Category; exchanged for tokens as far as possible",
            f"for any of {', '.join(book.category_ids)}: a number",
        ),
        "five_cube_tokens": Later(
            lambda player: {
                name: player.fives[category]
                for category, name in enumerate(book.category_ids)
                if player.fives[category]
            },
            "which of the published cubes are '5 cubes' tokens",
            f"for any of {', '.join(book.category_ids)}: a number",
        ),
        "cubes": Later(lambda player: player.supply, "cubes in the supply: follows from the rest", "a number"),
        "rolled": Later(
            lambda player: [_die(t, die) for die in _lying(t, ROLLED - seat)],
            "dice that were rolled and are still to be placed",
            "a list of dice, like 'red 4'",
        ),
        "slots": Later(
            lambda player: [[_die(t, die) for die in _lying(t, place)] for place in slots],
            "the dice on the slots of the board",
            f"{book.slots} lists of dice, like 'red 4'",
        ),
    }
    if t.players[seat].is_automa:
        entries["behaviour"] = Field("behaviour", Word(book.behaviour_ids), "its Behaviour card")
        entries["scoring"] = Field("scoring", Word(book.scoring_ids), "its Scoring card")
        entries["priorities"] = Field("priority", _Priorities(book), "the continents, the highest Priority first")
    return Schema(entries, ("cubes", "loose", "fives", "supply", "behaviour", "scoring", "priority"))


_TYPES: Final = Bits({kind: kind - 1 for kind in range(1, RESEARCH_TYPES + 1)})


class _Priorities(Kind):
    """The rank of each continent, told as the continents by rank; those not given follow."""

    def __init__(self, book: Book) -> None:
        self.continents = Listed(Word(book.continents), once=True)
        self.count = len(book.continents)

    def say(self, value: Any) -> Plain:
        return self.continents.say(sorted(range(self.count), key=value.__getitem__))

    def read(self, at: str, said: Plain, now: Any) -> list[int]:
        ranked = self.continents.read(at, said, None)
        ranked += [continent for continent in range(self.count) if continent not in ranked]
        return [ranked.index(continent) for continent in range(self.count)]

    @property
    def wanted(self) -> str:
        return self.continents.wanted


def _display(book: Book, kind: int, row: list[int]) -> Kind:
    ids = book.expert_ids if kind == EXPERT else book.animal_ids
    return Listed(Word(ids, more={"": NOTHING_THERE}), length=len(row))


def _read_study(book: Book, player: Player, at: str, said: Plain) -> None:
    animals = numbered(book.animal_ids)
    study = table_of(at, said)
    player.study = [one_of(at, name, animals) for name in study]
    player.cubes = [_TYPES.read(f"{at}.{name}", types, 0) for name, types in study.items()]


# -- what must wait until everything is read ------------------------------------------------------------------------


def _settle_course(t: Table, given: Mapping[str, Plain], later: Mapping[str, Plain]) -> None:
    """What follows from order, phase and round, unless it is given."""
    if "order" in given and "first" not in given:
        t.first = t.order[0]
    if "phase" in given and "left" not in given:
        t.left = len(t.players)
    if "phase" in given and "turn" not in given:
        t.active = t.order[-1] if t.phase == START else t.first
    if "revealed" not in given:
        t.revealed = t.round + (1 if t.phase in (DICE, TURNS, SEALS) else 0)
    tokens = Listed(Word(t.book.round_ids), once=True).read("given.round_tokens", later.get("round_tokens", []), None)
    t.round_tokens = tokens + [token for token in t.round_tokens if token not in tokens]


def _settle_cubes(t: Table, seat: int, player: Player, later: Mapping[str, Plain]) -> None:
    """Published cubes are exchanged for tokens as far as possible, unless the tokens are given; the rest is supply."""
    book = t.book
    at = f"given.players.{seat}"
    if "published" in later or "five_cube_tokens" in later:
        categories = numbered(book.category_ids)
        player.loose = [published_cubes(t, player, category) for category in range(len(categories))]
        player.fives = [0] * len(categories)
        if "published" in later:
            player.loose = [0] * len(categories)
            for name, cubes in table_of(f"{at}.published", later["published"]).items():
                category = one_of(f"{at}.published", name, categories)
                player.loose[category] = number_of(f"{at}.published.{name}", cubes)
        for name, tokens in table_of(f"{at}.five_cube_tokens", later.get("five_cube_tokens", {})).items():
            category = one_of(f"{at}.five_cube_tokens", name, categories)
            most = player.loose[category] // book.cubes_per_token
            player.fives[category] = number_of(f"{at}.five_cube_tokens.{name}", tokens, 0, most)
            player.loose[category] -= player.fives[category] * book.cubes_per_token
        for category in range(len(categories)):
            exchange(t, seat, category)
    player.supply = book.cubes - sum(player.loose) - sum(cubes.bit_count() for cubes in player.cubes)
    if player.supply < 0:
        raise ValueError(f"{at}: more than {book.cubes} cubes are in use")
    if "cubes" in later and later["cubes"] != player.supply:
        raise ValueError(f"{at}.cubes: {player.supply} are left of {book.cubes}, not {later['cubes']!r}")


def _settle_cards(t: Table, kind: int, given: Mapping[str, Plain], later: Mapping[str, Plain]) -> None:
    """Every card in one place: first what is given, then what lay somewhere, the rest in the deck."""
    ids = t.book.expert_ids if kind == EXPERT else t.book.animal_ids
    cards = Listed(Word(ids))
    plural = _PLURALS[kind]
    display = t.experts if kind == EXPERT else t.animals
    deck = t.expert_deck if kind == EXPERT else t.animal_deck
    discard = t.expert_discard if kind == EXPERT else t.animal_discard
    row = "university" if kind == EXPERT else "academy"
    fixed: list[int] = []  # cards whose place is given, or that somebody has
    for player in t.players:
        fixed += player.active + player.tucked if kind == EXPERT else player.study + player.collection
    coming = cards.read(f"given.decks.{plural}", _of_kind("decks", later).get(plural, []), None)
    fixed += coming
    piles = [(discard, f"discards.{plural}", _of_kind("discards", later).get(plural))]
    if kind == ANIMAL:
        piles.append((t.removed, "removed", later.get("removed")))
    rest_goes = deck
    for pile, part, said in piles:
        if said == REST:
            pile.clear()
            rest_goes = pile
        elif said is not None:
            pile[:] = cards.read(f"given.{part}", said, None)
            fixed += pile
    if row in given:
        fixed += [card for card in display if card != NOTHING_THERE]
    for card in fixed:
        if fixed.count(card) > 1:
            raise ValueError(f"given: the {KINDS[kind]} {ids[card]} is in two places")
    if row not in given:
        display[:] = [card if card not in fixed else NOTHING_THERE for card in display]
    for pile, _, said in piles:
        if said is None:
            pile[:] = [card for card in pile if card not in fixed]
    placed = {*fixed, *display, *discard, *(t.removed if kind == ANIMAL else ())}
    rest = [card for card in dict.fromkeys([*reversed(deck), *range(len(ids))]) if card not in placed]
    if row not in given:
        for place, card in enumerate(display):
            if card == NOTHING_THERE and rest:
                display[place] = rest.pop(0)
    if rest_goes is deck:
        deck[:] = [*reversed(rest), *reversed(coming)]
    else:
        rest_goes.extend(rest)
        deck[:] = coming[::-1]


def _of_kind(part: str, later: Mapping[str, Plain]) -> Mapping[str, Plain]:
    """A part that has something for each kind of card."""
    found = table_of(f"given.{part}", later.get(part, {}))
    for name in found:
        one_of(f"given.{part}", name, numbered(_PLURALS))
    return found


def _settle_dice(t: Table, later: Mapping[str, Plain]) -> None:
    """Dice with a place leave the bag; what was not given keeps its place."""
    wanted: list[tuple[str, Plain, int]] = []  # where in the description, the die, its place
    for seat, parts in later.get("players", {}).items():
        if "rolled" in parts:
            at = f"given.players.{seat}.rolled"
            wanted += _clear(t, at, ROLLED - int(seat), list_of(at, parts["rolled"]))
        if "slots" in parts:
            at = f"given.players.{seat}.slots"
            slots = list_of(at, parts["slots"])
            if len(slots) != t.book.slots:
                raise ValueError(f"{at}: {len(slots)} slots, expected {t.book.slots} lists of dice")
            for slot, dice in enumerate(slots):
                wanted += _clear(t, at, int(seat) * SEAT_STRIDE + slot, list_of(at, dice))
    for name, dice in table_of("given.board", later.get("board", {})).items():
        at = f"given.board.{name}"
        wanted += _clear(t, at, one_of("given.board", name, _LOCATIONS), list_of(at, dice))
    if "expeditions" in later:
        spaces = numbered(t.book.space_ids)
        for space in spaces.values():
            _clear(t, "", FIRST_SPACE + space, [])
        for name, die in table_of("given.expeditions", later["expeditions"]).items():
            wanted.append((f"given.expeditions.{name}", die, FIRST_SPACE + one_of("given.expeditions", name, spaces)))
    placed: set[int] = set()
    for at, text, place in sorted(wanted, key=lambda one: "-" not in str(one[1])):  # named dice before any of a colour
        die, value = _find_die(t, at, text, placed)
        placed.add(die)
        if t.places[die] >= FIRST_SPACE:
            t.spaces[t.places[die] - FIRST_SPACE] = NOTHING_THERE
        t.places[die] = place
        t.values[die] = value
        if place >= FIRST_SPACE:
            t.spaces[place - FIRST_SPACE] = die
    t.bag = [die for die in t.bag if t.places[die] == BAG]
    t.bag += [die for die, place in enumerate(t.places) if place == BAG and die not in t.bag]
    names = list_of("given.bag", later.get("bag", []))
    once_each("given.bag", names)
    coming = [one_of("given.bag", name, numbered(t.book.die_ids)) for name in names]
    for die in coming:
        if t.places[die] != BAG:
            raise ValueError(f"given.bag: the die {t.book.die_ids[die]} is in two places")
    t.bag = [die for die in t.bag if die not in coming] + coming[::-1]


def _check_rolls(t: Table) -> None:
    """EN-DICE-01: who has still to place dice has none on slots; all of them have rolled, or nobody has yet."""
    placing = t.clockwise(t.active)[: t.left] if t.phase == DICE else []
    rolled = [len(_lying(t, ROLLED - seat)) for seat in range(len(t.players))]
    due = t.book.dice_drawn + t.extra_dice if any(rolled) else 0
    for seat, dice in enumerate(rolled):
        at = f"given.players.{seat}"
        if dice != (due if seat in placing else 0):
            wanted = f"{due} dice" if seat in placing else "none: nobody here has dice to place"
            raise ValueError(f"{at}.rolled: {dice} dice, expected {wanted}")
        if seat in placing and any(_lying(t, seat * SEAT_STRIDE + slot) for slot in range(t.book.slots)):
            raise ValueError(f"{at}.slots: who has still to place dice has none there")


def _clear(t: Table, at: str, place: int, dice: list[Plain]) -> list[tuple[str, Plain, int]]:
    """What lay at a place goes back into the bag; the dice that are wanted there instead."""
    for die in _lying(t, place):
        t.places[die] = BAG
        t.values[die] = 0
        if place >= FIRST_SPACE:
            t.spaces[place - FIRST_SPACE] = NOTHING_THERE
    return [(at, die, place) for die in dice]


def _find_die(t: Table, at: str, text: Plain, placed: set[int]) -> tuple[int, int]:
    name, _, value = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if not value.isdecimal() or not 1 <= int(value) <= DIE_SIDES:
        raise ValueError(f"{at}: {text!r} is no die with a value, like 'red-1 4' or 'red 4'")
    if name in t.book.colours:
        for die, id in enumerate(t.book.die_ids):
            if id.startswith(f"{name}-") and t.places[die] == BAG and die not in placed:
                return die, int(value)
        raise ValueError(f"{at}: no {name} die is left")
    die = one_of(at, name, numbered(t.book.die_ids))
    if die in placed:
        raise ValueError(f"{at}: the die {name} is in two places")
    return die, int(value)


def _lying(t: Table, place: int) -> list[int]:
    return [die for die, where in enumerate(t.places) if where == place]


def _die(t: Table, die: int) -> str:
    return f"{t.book.die_ids[die]} {t.values[die]}"
