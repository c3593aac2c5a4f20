"""Tables in words: `portrait` tells a table, `arrange` sets one up from a part of such a telling.

Whatever `arrange` is not told stays as it was, except that every piece keeps being in one place: a card that is given
to a player leaves its deck or the display, and the gap is filled from the deck; a die that is given a place leaves the
bag; cubes in the supply follow from what lies elsewhere. A die is written with its value: `red-1 4`, or `red 4` for
any die of that colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serai.games.encyclopedia.actions.publication import exchange
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
    SEALS,
    SEAT_STRIDE,
    SPENT,
    TURNS,
)
from serai.games.encyclopedia.scoring import published_cubes
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.state import Plain

_AMOUNTS = ("coins", "tokens", "seals", "points", "reputation")
_LOCATIONS = {**{name: place for place, name in BOARD_PLACES.items()}, "spent": SPENT}
REST = "rest"  # `discards.animals = "rest"`: everything that is given no other place


def portrait(t: Table) -> dict[str, Plain]:
    """The whole table, hidden parts included, in words."""
    book = t.book
    return {
        "phase": PHASES[t.phase],
        "round": t.round + 1,
        "turn": t.active,
        "left": t.left,
        "first": t.first,
        "order": list(t.order),
        "round_tokens": [book.round_ids[token] for token in t.round_tokens],
        "revealed": t.revealed,
        "extra_dice": t.extra_dice,
        "bank_used": t.bank_used,
        "bag": [book.die_ids[die] for die in reversed(t.bag)],
        "board": {name: [_die(t, die) for die in _lying(t, place)] for name, place in _LOCATIONS.items()},
        "expeditions": {
            book.space_ids[space]: _die(t, die) for space, die in enumerate(t.spaces) if die != NOTHING_THERE
        },
        "university": [book.expert_ids[card] if card != NOTHING_THERE else "" for card in t.experts],
        "academy": [book.animal_ids[card] if card != NOTHING_THERE else "" for card in t.animals],
        "decks": {
            "experts": [book.expert_ids[card] for card in reversed(t.expert_deck)],
            "animals": [book.animal_ids[card] for card in reversed(t.animal_deck)],
        },
        "discards": {
            "experts": [book.expert_ids[card] for card in t.expert_discard],
            "animals": [book.animal_ids[card] for card in t.animal_discard],
        },
        "removed": [book.animal_ids[card] for card in t.removed],
        "waiting": [f"{code // len(KINDS)} {KINDS[code % len(KINDS)]}" for code in t.waiting],
        "players": {str(seat): _player_portrait(t, seat, player) for seat, player in enumerate(t.players)},
    }


def arrange(t: Table, given: Mapping[str, Plain]) -> None:
    """Change the table, at the start of a turn, into the position described."""
    _Arranging(t).whole(given)


def _lying(t: Table, place: int) -> list[int]:
    return [die for die, where in enumerate(t.places) if where == place]


def _die(t: Table, die: int) -> str:
    return f"{t.book.die_ids[die]} {t.values[die]}"


def _player_portrait(t: Table, seat: int, player: Player) -> dict[str, Plain]:
    book = t.book
    shown: dict[str, Plain] = {name: getattr(player, name) for name in _AMOUNTS}
    shown |= {
        "experts": [book.expert_ids[expert] for expert in player.active],
        "tucked": [book.expert_ids[expert] for expert in player.tucked],
        "study": {
            book.animal_ids[animal]: [kind + 1 for kind in range(RESEARCH_TYPES) if cubes >> kind & 1]
            for animal, cubes in zip(player.study, player.cubes, strict=True)
        },
        "collection": [book.animal_ids[animal] for animal in player.collection],
        "published": {
            name: cubes
            for category, name in enumerate(book.category_ids)
            if (cubes := published_cubes(t, player, category))
        },
        "five_cube_tokens": {
            name: player.fives[category] for category, name in enumerate(book.category_ids) if player.fives[category]
        },
        "cubes": player.supply,
        "slots": [[_die(t, die) for die in _lying(t, seat * SEAT_STRIDE + slot)] for slot in range(book.slots)],
    }
    if player.is_automa:
        ranked = sorted(range(len(book.continents)), key=lambda continent: player.priority[continent])
        shown["behaviour"] = book.behaviour_ids[player.behaviour]
        shown["scoring"] = book.scoring_ids[player.scoring]
        shown["priorities"] = [book.continents[continent] for continent in ranked]
    return shown


class _Arranging:
    """One arrangement: reads the description part by part and complains with the part's name."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.book = t.book
        self.dice = {id: number for number, id in enumerate(t.book.die_ids)}
        self.categories = {id: number for number, id in enumerate(t.book.category_ids)}
        self.cards = (
            {id: number for number, id in enumerate(t.book.expert_ids)},
            {id: number for number, id in enumerate(t.book.animal_ids)},
        )

    def whole(self, given: Mapping[str, Plain]) -> None:
        known = portrait(self.t)
        for name in given:
            if name not in known:
                raise ValueError(f"given.{name}: there is no such part; parts are {', '.join(known)}")
        self._course(given)
        self._round_tokens(given)
        for seat, parts in _table("given.players", given.get("players", {})).items():
            self._player(seat, _table(f"given.players.{seat}", parts))
        for kind, row in ((EXPERT, "university"), (ANIMAL, "academy")):
            self._arrange_cards(kind, given, row)
        self._arrange_dice(given)
        if "waiting" in given:
            self.t.waiting = [self._waiting(text) for text in given["waiting"]]

    # -- the course of the game -------------------------------------------------------------------------------------

    def _course(self, given: Mapping[str, Plain]) -> None:
        t = self.t
        if "order" in given:
            order = given["order"]
            if sorted(order) != list(range(len(t.players))):
                raise ValueError(f"given.order: {order!r} is no order of {len(t.players)} seats")
            t.order = list(order)
            t.first = order[0]
        if "first" in given:
            t.first = self._seat("given.first", given["first"])
        if "round" in given:
            t.round = _number("given.round", given["round"], 1) - 1
        if "phase" in given:
            phases = {name: number for number, name in enumerate(PHASES)}
            t.phase = _known("given.phase", phases, given["phase"])
            t.left = len(t.players)
            t.active = t.order[-1] if given["phase"] == "start" else t.first
        if "turn" in given:
            t.active = self._seat("given.turn", given["turn"])
        if "left" in given:
            t.left = _number("given.left", given["left"])
        t.revealed = t.round + (1 if t.phase in (DICE, TURNS, SEALS) else 0)
        if "revealed" in given:
            t.revealed = _number("given.revealed", given["revealed"])
        if "extra_dice" in given:
            t.extra_dice = _number("given.extra_dice", given["extra_dice"])
        if "bank_used" in given:
            t.bank_used = bool(given["bank_used"])

    def _round_tokens(self, given: Mapping[str, Plain]) -> None:
        """The first tokens in their order; the others follow."""
        tokens = {id: number for number, id in enumerate(self.book.round_ids)}
        wanted = [_known("given.round_tokens", tokens, id) for id in given.get("round_tokens", [])]
        if len(set(wanted)) < len(wanted):
            raise ValueError("given.round_tokens: a token stands twice")
        self.t.round_tokens = wanted + [token for token in self.t.round_tokens if token not in wanted]

    def _waiting(self, text: str) -> int:
        seat, _, kind = text.partition(" ")
        kinds = {name: number for number, name in enumerate(KINDS)}
        return self._seat("given.waiting", int(seat)) * len(KINDS) + _known("given.waiting", kinds, kind)

    def _seat(self, at: str, seat: Any) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.t.players):
            raise ValueError(f"{at}: {seat!r} is no seat; seats are 0 to {len(self.t.players) - 1}")
        return seat

    # -- players ----------------------------------------------------------------------------------------------------

    def _player(self, seat: str, given: Mapping[str, Plain]) -> None:
        t = self.t
        at = f"given.players.{seat}"
        number = self._seat("given.players", int(seat) if seat.isdecimal() else seat)
        player = t.players[number]
        known = _player_portrait(t, number, player)
        for name in given:
            if name not in known:
                raise ValueError(f"{at}.{name}: there is no such part; parts are {', '.join(known)}")
        for name in _AMOUNTS:
            if name in given:
                setattr(player, name, _number(f"{at}.{name}", given[name]))
        if player.reputation >= len(self.book.bonus_gains):
            raise ValueError(f"{at}.reputation: the track ends with space {len(self.book.bonus_gains) - 1}")
        if "experts" in given:
            player.active = self._cards(f"{at}.experts", EXPERT, given["experts"])
        if "tucked" in given:
            player.tucked = self._cards(f"{at}.tucked", EXPERT, given["tucked"])
        if "collection" in given:
            player.collection = self._cards(f"{at}.collection", ANIMAL, given["collection"])
        if "study" in given:
            study = _table(f"{at}.study", given["study"])
            player.study = self._cards(f"{at}.study", ANIMAL, list(study))
            player.cubes = [self._cubes(f"{at}.study.{animal}", types) for animal, types in study.items()]
        if "published" in given:
            self._published(at, number, given)
        player.supply = self.book.cubes - sum(player.loose) - sum(cubes.bit_count() for cubes in player.cubes)
        if player.supply < 0:
            raise ValueError(f"{at}: more than {self.book.cubes} cubes are in use")
        if "cubes" in given and given["cubes"] != player.supply:
            raise ValueError(f"{at}.cubes: {player.supply} are left of {self.book.cubes}, not {given['cubes']}")
        if player.is_automa:
            self._automa(at, player, given)

    def _cubes(self, at: str, types: Sequence[int]) -> int:
        if not isinstance(types, list) or not all(type(kind) is int and 1 <= kind <= RESEARCH_TYPES for kind in types):
            raise ValueError(f"{at}: {types!r} is no list of Types from 1 to {RESEARCH_TYPES}")
        return sum({1 << (kind - 1) for kind in types})

    def _published(self, at: str, seat: int, given: Mapping[str, Plain]) -> None:
        """Cubes by Category; they are exchanged for tokens as far as possible, unless the tokens are given."""
        player = self.t.players[seat]
        player.loose = [0] * len(self.categories)
        player.fives = [0] * len(self.categories)
        for name, cubes in _table(f"{at}.published", given["published"]).items():
            category = _known(f"{at}.published", self.categories, name)
            player.loose[category] = _number(f"{at}.published.{name}", cubes)
        if "five_cube_tokens" in given:
            for name, tokens in _table(f"{at}.five_cube_tokens", given["five_cube_tokens"]).items():
                category = _known(f"{at}.five_cube_tokens", self.categories, name)
                player.fives[category] = _number(f"{at}.five_cube_tokens.{name}", tokens)
                player.loose[category] -= player.fives[category] * self.book.cubes_per_token
                if player.loose[category] < 0:
                    raise ValueError(f"{at}.five_cube_tokens.{name}: more cubes than are published")
        for category in range(len(self.categories)):
            exchange(self.t, seat, category)

    def _automa(self, at: str, player: Player, given: Mapping[str, Plain]) -> None:
        if "behaviour" in given:
            cards = {id: number for number, id in enumerate(self.book.behaviour_ids)}
            player.behaviour = _known(f"{at}.behaviour", cards, given["behaviour"])
        if "scoring" in given:
            cards = {id: number for number, id in enumerate(self.book.scoring_ids)}
            player.scoring = _known(f"{at}.scoring", cards, given["scoring"])
        if "priorities" in given:
            continents = {id: number for number, id in enumerate(self.book.continents)}
            ranked = [_known(f"{at}.priorities", continents, id) for id in given["priorities"]]
            ranked += [continent for continent in continents.values() if continent not in ranked]
            if len(ranked) > len(continents):
                raise ValueError(f"{at}.priorities: a continent stands twice")
            player.priority = [ranked.index(continent) for continent in continents.values()]

    # -- cards --------------------------------------------------------------------------------------------------------

    def _cards(self, at: str, kind: int, ids: Sequence[str]) -> list[int]:
        numbers = self.cards[kind]
        for id in ids:
            if id not in numbers:
                raise ValueError(f"{at}: there is no {KINDS[kind]} {id!r}")
        return [numbers[id] for id in ids]

    def _arrange_cards(self, kind: int, given: Mapping[str, Plain], row: str) -> None:
        """Every card in one place: what is given first, then what lay on display, the rest in the deck."""
        t = self.t
        plural = f"{KINDS[kind]}s"
        display = t.experts if kind == EXPERT else t.animals
        deck = t.expert_deck if kind == EXPERT else t.animal_deck
        discard = t.expert_discard if kind == EXPERT else t.animal_discard
        decks = _table("given.decks", given.get("decks", {}))
        discards = _table("given.discards", given.get("discards", {}))
        used = self._owned(kind)
        rest_goes: Callable[[list[int]], None] | None = None
        if discards.get(plural) == REST:
            rest_goes = discard.extend
            discard.clear()
        elif plural in discards:
            discard[:] = self._cards(f"given.discards.{plural}", kind, discards[plural])
        if kind == ANIMAL and given.get("removed") == REST:
            rest_goes = t.removed.extend
            t.removed.clear()
        elif kind == ANIMAL and "removed" in given:
            t.removed[:] = self._cards("given.removed", kind, given["removed"])
        coming = self._cards(f"given.decks.{plural}", kind, decks.get(plural, []))
        used += coming
        if plural in discards:
            used += discard
        if "removed" in given and kind == ANIMAL:
            used += t.removed
        if row in given:
            if len(given[row]) != len(display):
                raise ValueError(f"given.{row}: {len(given[row])} places, expected {len(display)}")
            display[:] = [self._cards(f"given.{row}", kind, [id])[0] if id else NOTHING_THERE for id in given[row]]
            used += [card for card in display if card != NOTHING_THERE]
        for card in used:
            if used.count(card) > 1:
                raise ValueError(f"given: the {KINDS[kind]} {list(self.cards[kind])[card]} is in two places")
        if row not in given:
            display[:] = [card if card not in used else NOTHING_THERE for card in display]
            used += [card for card in display if card != NOTHING_THERE]
        for pile in (discard, *([t.removed] if kind == ANIMAL else [])):
            kept = [card for card in pile if card not in used]
            used += kept
        order = dict.fromkeys([*reversed(deck), *range(len(self.cards[kind]))])
        rest = [card for card in order if card not in used]
        if row not in given:
            for place, card in enumerate(display):
                if card == NOTHING_THERE and rest:
                    display[place] = rest.pop(0)
        if rest_goes is not None:
            rest_goes(rest)
            rest = []
        deck[:] = [*reversed(rest), *reversed(coming)]

    def _owned(self, kind: int) -> list[int]:
        owned: list[int] = []
        for player in self.t.players:
            owned += player.active + player.tucked if kind == EXPERT else player.study + player.collection
        return owned

    # -- dice ---------------------------------------------------------------------------------------------------------

    def _arrange_dice(self, given: Mapping[str, Plain]) -> None:
        """Dice with a place leave the bag; what was not given keeps its place."""
        t = self.t
        wanted: list[tuple[str, str, int]] = []  # where in the description, the die, its place
        for seat, parts in given.get("players", {}).items():
            if "slots" in parts:
                at = f"given.players.{seat}.slots"
                if len(parts["slots"]) != self.book.slots:
                    raise ValueError(f"{at}: {len(parts['slots'])} slots, expected {self.book.slots} lists of dice")
                for slot, dice in enumerate(parts["slots"]):
                    self._clear(int(seat) * SEAT_STRIDE + slot)
                    wanted += [(at, text, int(seat) * SEAT_STRIDE + slot) for text in dice]
        for name, dice in _table("given.board", given.get("board", {})).items():
            place = _known("given.board", _LOCATIONS, name)
            self._clear(place)
            wanted += [(f"given.board.{name}", text, place) for text in dice]
        if "expeditions" in given:
            spaces = {id: number for number, id in enumerate(self.book.space_ids)}
            for space in spaces.values():
                self._clear(FIRST_SPACE + space)
            for name, text in _table("given.expeditions", given["expeditions"]).items():
                place = FIRST_SPACE + _known("given.expeditions", spaces, name)
                wanted.append((f"given.expeditions.{name}", text, place))
        placed: set[int] = set()
        for at, text, place in sorted(wanted, key=lambda one: "-" not in one[1]):  # named dice before any of a colour
            die, value = self._find_die(at, text, placed)
            placed.add(die)
            if t.places[die] >= FIRST_SPACE:
                t.spaces[t.places[die] - FIRST_SPACE] = NOTHING_THERE
            t.places[die] = place
            t.values[die] = value
            if place >= FIRST_SPACE:
                t.spaces[place - FIRST_SPACE] = die
        t.bag = [die for die in t.bag if t.places[die] == BAG]
        t.bag += [die for die, place in enumerate(t.places) if place == BAG and die not in t.bag]
        coming = [_known("given.bag", self.dice, id) for id in given.get("bag", [])]
        for die in coming:
            if t.places[die] != BAG:
                raise ValueError(f"given.bag: the die {self.book.die_ids[die]} is in two places")
        t.bag = [die for die in t.bag if die not in coming] + coming[::-1]

    def _clear(self, place: int) -> None:
        t = self.t
        for die in _lying(t, place):
            t.places[die] = BAG
            t.values[die] = 0
            if place >= FIRST_SPACE:
                t.spaces[place - FIRST_SPACE] = NOTHING_THERE

    def _find_die(self, at: str, text: str, placed: set[int]) -> tuple[int, int]:
        name, _, value = text.partition(" ")
        if not value.isdecimal() or not 1 <= int(value) <= 6:
            raise ValueError(f"{at}: {text!r} is no die with a value, like 'red-1 4' or 'red 4'")
        if name in self.book.colours:
            for die, id in enumerate(self.book.die_ids):
                if id.startswith(f"{name}-") and self.t.places[die] == BAG and die not in placed:
                    return die, int(value)
            raise ValueError(f"{at}: no {name} die is left")
        die = _known(at, self.dice, name)
        if die in placed:
            raise ValueError(f"{at}: the die {name} is in two places")
        return die, int(value)


def _table(at: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{at}: {value!r} is no table")
    return value


def _known(at: str, numbers: Mapping[str, int], id: Any) -> int:
    if id not in numbers:
        raise ValueError(f"{at}: {id!r} is unknown; expected one of {', '.join(numbers)}")
    return numbers[id]


def _number(at: str, value: Any, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ValueError(f"{at}: {value!r} is not a number of {least} or more")
    return value
