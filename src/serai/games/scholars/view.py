"""What a seat may see, and the re-deal of what it cannot know (SC-COMP-03, -04).

A bag is closed to the others, and so it is in their views. Yet every die comes into it and out of it openly, so that
whoever has watched knows what lies there: the re-deal leaves it. What nobody can know is the order of the piles below
their top cards, of the deck within its parts, of the reserve, and of the opponent's planning cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from serai.games.scholars.dice import action_shape, added_value, worked
from serai.games.scholars.names import (
    ALL_GOALS,
    GUILD_GOAL,
    NO_CARD,
    NOBODY,
    PILE_GOAL,
    PRINTED,
    TRACK_GOAL,
    colour_of,
    value_of,
)
from serai.games.scholars.scoring import dice_sum, score
from serai.games.scholars.table import Automa, Player, Table
from serai.kernel.chance import Chance


@dataclass(frozen=True)
class DieView:
    """A die: `shows` is what it counts as after its workers."""

    colour: str
    value: int
    is_printed: bool
    workers: tuple[str, ...]
    counts_colour: str
    counts_value: int


@dataclass(frozen=True)
class SlotView:
    """A place of a player board with its card, the dice on it, and the translators tucked below."""

    id: str
    is_open: bool
    card: str
    dice: tuple[DieView, ...]
    idle_workers: tuple[str, ...]  # workers whose die has left
    retired: tuple[str, ...]


@dataclass(frozen=True)
class ScrollView:
    """A place for a scroll; `card` is empty where none lies."""

    id: str
    card: str
    influence: int | None  # the seat whose influence lies on it


@dataclass(frozen=True)
class RoomView:
    id: str
    translator: str
    owner: int | None  # None: neutral, or nobody there
    gold: int
    needs: int


@dataclass(frozen=True)
class PileView:
    """A pile of translators: the top card is open on both sides."""

    id: str
    top: str
    cards: int


@dataclass(frozen=True)
class GuildView:
    id: str
    control: int | None
    influence: tuple[int, ...]  # by seat, the control space included
    scrolls: tuple[ScrollView, ...]


@dataclass(frozen=True)
class CaliphView:
    slot: str
    card: str
    influence: tuple[int | None, ...]  # by space, from the top


@dataclass(frozen=True)
class PairView:
    """A pair of the draft."""

    translator: str
    room: str
    resource: str


@dataclass(frozen=True)
class ActionView:
    """The main action as it stands: the colours that it can still have, and its value."""

    slot: str
    colours: tuple[str, ...]
    value: int
    is_settled: bool


@dataclass(frozen=True)
class PlayerView:
    """A player's area; only the bag is closed to the others."""

    silver: int
    gold: int
    workers: dict[str, int]
    influence: int
    guilds: dict[str, int]
    bag: dict[str, int] | None  # None: somebody else's
    bag_size: int
    hand: tuple[DieView, ...]
    cards: tuple[str, ...]
    slots: tuple[SlotView, ...]
    aside: tuple[str, ...]
    levels: dict[str, int]
    location: str
    goal: str
    goals: tuple[bool, bool, bool]
    goals_done: bool
    scrolls: tuple[str, ...]
    resource: str
    dice_sum: int
    points: int


@dataclass(frozen=True)
class AutomaView:
    """The solo opponent's area; its scrolls lie face down, its pile of planning cards too."""

    difficulty: str
    influence: int
    guilds: dict[str, int]
    dice_sum: int
    position: int
    markers: int
    scrolls: dict[str, int]  # by language
    retired: tuple[str, ...]
    plans: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class View:
    """The whole table as one seat may see it."""

    seat: int
    turn: int
    first: int
    turns_left: int | None  # once the end is triggered
    stock: dict[str, int]
    piles: tuple[PileView, ...]
    deck: int
    reserve: int
    map: tuple[ScrollView, ...]
    neutral: str
    guilds: tuple[GuildView, ...]
    rooms: tuple[RoomView, ...]
    caliphs: tuple[CaliphView, ...]
    pairs: tuple[PairView, ...]
    action: ActionView | None
    players: tuple[PlayerView, ...]
    automa: AutomaView | None


def observe(t: Table, seat: int) -> View:
    book = t.book
    colours = book.words.colours
    view = View(
        seat=t.seat,
        turn=t.turn,
        first=t.first,
        turns_left=t.turns_left if t.turns_left >= 0 else None,
        stock=dict(zip(colours, t.stock, strict=True)),
        piles=tuple(
            PileView(book.piles[n].id, book.translators[pile[-1]].id if pile else "", len(pile))
            for n, pile in enumerate(t.piles)
        ),
        deck=len(t.deck),
        reserve=len(t.reserve),
        map=tuple(_scroll(t, book.map_slots[n], card, t.map_influence[n]) for n, card in enumerate(t.map_scrolls)),
        neutral=book.map[t.neutral].id,
        guilds=tuple(_guild(t, guild) for guild in range(len(book.guilds))),
        rooms=tuple(_room(t, room) for room in range(len(book.rooms))),
        caliphs=tuple(_caliph(t, space) for space in range(len(book.caliph_slots))),
        pairs=tuple(
            PairView(book.translators[t.rooms[room]].id, book.rooms[room].id, book.resource_cards[card].id)
            for room, card in zip(t.pairs[::2], t.pairs[1::2], strict=True)
        ),
        action=_action(t),
        players=tuple(_player(t, number, player, number == seat) for number, player in enumerate(t.players)),
        automa=_automa(t, t.automa) if t.automa is not None else None,
    )
    return book.seams.see(t, view)


def seen_by(t: Table, common: View, seat: int) -> View:
    """What everybody sees, and the own bag."""
    if not 0 <= seat < len(t.players):
        return common
    mine = replace(common.players[seat], bag=_bag(t, t.players[seat]))
    return replace(common, players=(*common.players[:seat], mine, *common.players[seat + 1 :]))


def _scroll(t: Table, id: str, card: int, owner: int) -> ScrollView:
    return ScrollView(id, t.book.scrolls[card].id if card != NO_CARD else "", owner if owner != NOBODY else None)


def _guild(t: Table, guild: int) -> GuildView:
    book = t.book
    return GuildView(
        id=book.guilds[guild].id,
        control=t.control[guild] if t.control[guild] != NOBODY else None,
        influence=tuple(t.guilds_of(seat)[guild] for seat in range(t.seats)),
        scrolls=tuple(
            _scroll(t, book.house[place].id, t.house[place], t.house_influence[place]) for place in book.columns[guild]
        ),
    )


def _room(t: Table, room: int) -> RoomView:
    card = t.rooms[room]
    return RoomView(
        id=t.book.rooms[room].id,
        translator=t.book.translators[card].id if card != NO_CARD else "",
        owner=t.owners[room] if t.owners[room] != NOBODY else None,
        gold=t.gold[room],
        needs=t.book.rooms[room].gold,
    )


def _caliph(t: Table, space: int) -> CaliphView:
    book = t.book
    count = len(book.caliph_spaces)
    seats = t.caliph_influence[space * count : (space + 1) * count]
    return CaliphView(
        slot=book.caliph_slots[space][0],
        card=book.caliph_cards[t.caliphs[space]].id if space < len(t.caliphs) else "",
        influence=tuple(seat if seat != NOBODY else None for seat in seats),
    )


def _action(t: Table) -> ActionView | None:
    if t.working < 0:
        return None
    book = t.book
    slot = book.board[t.working].id
    if t.settled and t.colour >= 0:
        return ActionView(slot, (book.colours[t.colour].id,), t.value, True)
    colours, value = action_shape(t, t.seat)
    value = min(book.most_value, value + added_value(t, t.seat)) if value else 0
    return ActionView(slot, tuple(book.colours[colour].id for colour in colours), value, t.settled)


def _player(t: Table, seat: int, player: Player, is_own: bool) -> PlayerView:
    book = t.book
    return PlayerView(
        silver=player.silver,
        gold=player.gold,
        workers=dict(zip(book.words.workers, player.workers, strict=True)),
        influence=player.influence,
        guilds={guild.id: count for guild, count in zip(book.guilds, player.guilds, strict=True)},
        bag=_bag(t, player) if is_own else None,
        bag_size=sum(player.bag),
        hand=tuple(_die(t, seat, die, -1) for die in player.hand),
        cards=tuple(book.action_cards[card].id for card in player.cards),
        slots=tuple(_slot(t, seat, player, place) for place in range(len(book.board))),
        aside=tuple(book.translators[card].id for card in player.aside),
        levels={track.id: level for track, level in zip(book.tracks, player.levels, strict=True)},
        location=book.map[player.place].id,
        goal=book.goal_cards[player.goal].id,
        goals=(bool(player.goals & PILE_GOAL), bool(player.goals & GUILD_GOAL), bool(player.goals & TRACK_GOAL)),
        goals_done=player.goals == ALL_GOALS,
        scrolls=tuple(book.scrolls[card].id for card in player.scrolls),
        resource=book.resource_cards[player.resource].id if player.resource != NO_CARD else "",
        dice_sum=dice_sum(t, seat),
        points=sum(item.points for item in score(t, seat)),
    )


def _bag(t: Table, player: Player) -> dict[str, int]:
    return dict(zip(t.book.words.colours, player.bag, strict=True))


def _die(t: Table, seat: int, die: int, place: int) -> DieView:
    book = t.book
    colour, value = colour_of(die), value_of(die)
    helpers: tuple[str, ...] = ()
    if place >= 0:
        many = book.workers_on_die
        there = t.players[seat].helpers[place * many : (place + 1) * many]
        helpers = tuple(book.words.workers[helper - 1] for helper in there if helper)
        wild = [book.wild[one] for one in t.players[seat].tucked[place // book.dice_on_card] if book.wild[one] >= 0]
        colour, value = worked(t, seat, die, place, wild)
    return DieView(
        colour=book.colours[colour_of(die)].id,
        value=value_of(die),
        is_printed=bool(die & PRINTED),
        workers=helpers,
        counts_colour=book.colours[colour].id,
        counts_value=value,
    )


def _slot(t: Table, seat: int, player: Player, place: int) -> SlotView:
    book = t.book
    first, many = place * book.dice_on_card, book.workers_on_die
    places = range(first, first + book.dice_on_card)
    idle = [helper for at in places if not player.dice[at] for helper in player.helpers[at * many : (at + 1) * many]]
    card = player.slots[place]
    return SlotView(
        id=book.board[place].id,
        is_open=book.board[place].is_open or player.goals == ALL_GOALS,
        card=book.action_cards[card].id if card != NO_CARD else "",
        dice=tuple(_die(t, seat, player.dice[at], at) for at in places if player.dice[at]),
        idle_workers=tuple(book.words.workers[helper - 1] for helper in idle if helper),
        retired=tuple(book.translators[one].id for one in player.tucked[place]),
    )


def _automa(t: Table, automa: Automa) -> AutomaView:
    book = t.book
    languages = book.words.languages
    return AutomaView(
        difficulty=book.difficulties[automa.difficulty].id,
        influence=automa.influence,
        guilds={guild.id: count for guild, count in zip(book.guilds, automa.guilds, strict=True)},
        dice_sum=automa.dice_sum,
        position=automa.position,
        markers=automa.markers,
        scrolls={f"language-{name}": automa.languages.count(n) for n, name in enumerate(languages) if n != book.arabic},
        retired=tuple(book.translators[card].id for card in automa.retired),
        plans=tuple(book.plans[plan].id for plan in automa.plans),
        points=sum(item.points for item in score(t, len(t.players))),
    )


# -- the re-deal ----------------------------------------------------------------------------------------------------


def redeal(t: Table, seat: int, seed: str) -> None:
    """Deal anew what nobody can know: piles, deck, reserve, planning cards and what chance will bring."""
    chance = Chance.seeded(f"redeal {seat} {seed}")
    for number, pile in enumerate(t.piles):
        if len(pile) > 2:
            below = sorted(pile[:-1])
            chance.shuffle(below)
            t.piles[number] = [*below, pile[-1]]
    _redeal_scrolls(t, chance)
    if t.automa is not None:
        t.automa.plan_pile.sort()
        chance.shuffle(t.automa.plan_pile)
    t.book.seams.redeal(t, chance)
    t.chance = Chance.seeded(f"dice {seat} {seed}")


def _redeal_scrolls(t: Table, chance: Chance) -> None:
    """Each part of the deck keeps its size and whether a Caliph card is in it: that is known to all (SC-SET-08).

    The face of the opponent's starting scroll is unseen, too (SC-SOLO-04).
    """
    book = t.book
    unseen = t.automa is not None and len(t.automa.scrolls) > 0 and book.difficulties[t.automa.difficulty].scroll >= 0
    scrolls = sorted([card for card in t.deck if not book.is_caliph(card)] + t.reserve)
    caliphs = sorted(card for card in t.deck if book.is_caliph(card))
    if unseen:
        assert t.automa is not None
        scrolls.append(t.automa.scrolls[0])
        scrolls.sort()
    chance.shuffle(scrolls)
    chance.shuffle(caliphs)
    deck: list[int] = []
    first = 0
    for size in t.sections:
        visits = sum(book.is_caliph(card) for card in t.deck[first : first + size])
        part = [scrolls.pop() for _ in range(size - visits)] + [caliphs.pop() for _ in range(visits)]
        chance.shuffle(part)
        deck += part
        first += size
    t.deck = deck
    if unseen:
        assert t.automa is not None
        t.automa.scrolls[0] = scrolls.pop()
    t.reserve = scrolls
