"""What a seat may see, and the re-deal of what nobody can know (EN-COMP-10)."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.encyclopedia.boosts import die_value
from serai.games.encyclopedia.completion import expedition_value
from serai.games.encyclopedia.names import (
    BOARD_PLACES,
    FIRST_SPACE,
    HAND,
    KINDS,
    NO_ACTION,
    NOTHING_THERE,
    PHASES,
    RESEARCH_TYPES,
    ROLLED,
    SEAT_STRIDE,
    SPENT,
)
from serai.games.encyclopedia.scoring import published_cubes, total
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.chance import Chance


@dataclass(frozen=True)
class DieView:
    """A die that is not in the bag, and where it lies: on a slot or in the `hand` of a `seat`, or at a location.

    Without a seat the one in the hand is in use.
    """

    die: str
    colour: str
    value: int
    place: str
    seat: int | None


@dataclass(frozen=True)
class AnimalView:
    """An Animal of a study, and the Types (1 to 4) on which cubes lie."""

    animal: str
    cubes: tuple[int, ...]


@dataclass(frozen=True)
class DisplayView:
    """Face-up cards (empty in a gap), the deck's size and the discard pile."""

    cards: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]


@dataclass(frozen=True)
class UseView:
    """The die in use: what it is worth now, and what is left of an Expedition."""

    die: str
    colour: str
    value: int
    boost: int
    action: str  # empty before an action is chosen and once it is complete
    target: str  # the Expedition space or the Reference Animal
    left: int | None  # points of the Expedition value


@dataclass(frozen=True)
class CompetitorView:
    """A player's or automa's area: all of it is open."""

    coins: int
    tokens: int
    seals: int
    points: int
    reputation: int
    experts: tuple[str, ...]
    tucked: tuple[str, ...]
    study: tuple[AnimalView, ...]
    collection: tuple[str, ...]
    cubes: int  # in the supply
    published: dict[str, int]
    five_cube_tokens: int  # still to be used
    behaviour: str  # empty for a player
    scoring: str
    priorities: tuple[str, ...]
    total: int  # if the game ended now


@dataclass(frozen=True)
class View:
    """The whole table as everybody may see it: nothing is ever held in a hand."""

    phase: str
    round: int
    seat: int
    first: int
    order: tuple[int, ...]
    round_tokens: tuple[str, ...]  # those turned over
    bank_used: bool
    dice: tuple[DieView, ...]
    bag: dict[str, int]
    university: DisplayView
    academy: DisplayView
    removed: tuple[str, ...]
    waiting: tuple[tuple[int, str], ...]  # cards to be taken after this turn: seat and kind
    gained: tuple[str, ...]  # Experts just taken that have no place yet
    use: UseView | None
    competitors: tuple[CompetitorView, ...]


def observe(t: Table, seat: int) -> View:
    book = t.book
    return View(
        phase=PHASES[t.phase],
        round=min(t.round + 1, book.rounds),
        seat=t.active,
        first=t.first,
        order=tuple(t.order),
        round_tokens=tuple(book.round_ids[token] for token in t.round_tokens[: t.revealed]),
        bank_used=t.bank_used,
        dice=_dice(t),
        bag={name: sum(book.die_colour[die] == colour for die in t.bag) for colour, name in enumerate(book.colours)},
        university=DisplayView(
            cards=tuple(book.expert_ids[card] if card != NOTHING_THERE else "" for card in t.experts),
            deck=len(t.expert_deck),
            discard=tuple(book.expert_ids[card] for card in t.expert_discard),
        ),
        academy=DisplayView(
            cards=tuple(book.animal_ids[card] if card != NOTHING_THERE else "" for card in t.animals),
            deck=len(t.animal_deck),
            discard=tuple(book.animal_ids[card] for card in t.animal_discard),
        ),
        removed=tuple(book.animal_ids[animal] for animal in t.removed),
        waiting=tuple((code // len(KINDS), KINDS[code % len(KINDS)]) for code in t.waiting),
        gained=tuple(book.expert_ids[card] for card in t.gained),
        use=_use(t) if t.die != NOTHING_THERE else None,
        competitors=tuple(_competitor(t, seat, player) for seat, player in enumerate(t.players)),
    )


def seen_by(t: Table, common: View, seat: int) -> View:
    return common  # what is hidden is hidden from everybody


def redeal(t: Table, seat: int, seed: str) -> None:
    """Deal anew what nobody can know: both decks, the Round tokens face down, the order of the bag, coming dice."""
    chance = Chance.seeded(f"redeal {seed}")
    t.expert_deck = _dealt(t.expert_deck, chance)
    t.animal_deck = _dealt(t.animal_deck, chance)
    t.bag = _dealt(t.bag, chance)
    t.round_tokens = t.round_tokens[: t.revealed] + _dealt(t.round_tokens[t.revealed :], chance)
    t.chance = Chance.seeded(f"dice {seed}")


def _dealt(pile: list[int], chance: Chance) -> list[int]:
    """The same pile in an order that does not depend on the one it had."""
    pile = sorted(pile)
    chance.shuffle(pile)
    return pile


def _dice(t: Table) -> tuple[DieView, ...]:
    book = t.book
    found: list[DieView] = []
    for die, place in enumerate(t.places):
        where, seat = _place(t, place)
        if where:
            found.append(DieView(book.die_ids[die], book.colours[book.die_colour[die]], t.values[die], where, seat))
    return tuple(found)


def _place(t: Table, place: int) -> tuple[str, int | None]:
    if place >= FIRST_SPACE:
        return t.book.space_ids[place - FIRST_SPACE], None
    if place >= 0:
        return t.book.slot_ids[place % SEAT_STRIDE], place // SEAT_STRIDE
    if place <= ROLLED:
        return "hand", ROLLED - place
    return {HAND: "hand", SPENT: "spent", **BOARD_PLACES}.get(place, ""), None


def _use(t: Table) -> UseView:
    book = t.book
    player = t.players[t.active]
    on_space = t.places[t.die] >= FIRST_SPACE
    target = ""
    if t.target != NOTHING_THERE:
        target = book.space_ids[t.target] if on_space else book.animal_ids[t.target]
    return UseView(
        die=book.die_ids[t.die],
        colour=book.colours[t.colour],
        value=die_value(t, player),
        boost=t.boost,
        action="" if t.action == NO_ACTION else book.location_id(t.action),
        target=target,
        left=max(0, expedition_value(t, player) - t.spent) if on_space else None,
    )


def _competitor(t: Table, seat: int, player: Player) -> CompetitorView:
    book = t.book
    ranked = sorted(range(len(book.continents)), key=lambda continent: player.priority[continent])
    return CompetitorView(
        coins=player.coins,
        tokens=player.tokens,
        seals=player.seals,
        points=player.points,
        reputation=player.reputation,
        experts=tuple(book.expert_ids[expert] for expert in player.active),
        tucked=tuple(book.expert_ids[expert] for expert in player.tucked),
        study=tuple(
            AnimalView(book.animal_ids[animal], tuple(kind + 1 for kind in range(RESEARCH_TYPES) if cubes >> kind & 1))
            for animal, cubes in zip(player.study, player.cubes, strict=True)
        ),
        collection=tuple(book.animal_ids[animal] for animal in player.collection),
        cubes=player.supply,
        published={
            name: cubes
            for category, name in enumerate(book.category_ids)
            if (cubes := published_cubes(t, player, category))
        },
        five_cube_tokens=book.five_cube_tokens - sum(player.fives),
        behaviour=book.behaviour_ids[player.behaviour] if player.is_automa else "",
        scoring=book.scoring_ids[player.scoring] if player.is_automa else "",
        priorities=tuple(book.continents[continent] for continent in ranked) if player.is_automa else (),
        total=total(t, seat),
    )
