"""Publications: cubes from Animals to the central board, Animals to the Collection (EN-PUB)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import boost_obstacle, die_bonus, die_value, pay, recolour_obstacle
from serai.games.encyclopedia.completion import after_placing, expert_reach, lacks_value
from serai.games.encyclopedia.experts import die_placed
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.names import NO_ACTION, PUBLICATION, SPENT
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import Gains, receive
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.message import Message
from serai.kernel.offer import Both, TableOffer
from serai.kernel.state import with_number


def publication_obstacle(t: Table, me: int, continent: int) -> Reason | None:
    """Why no Animal of a continent can be published as Reference Animal (EN-PUB-01, EN-PUB-02, EN-PUB-13)."""
    player = t.players[me]
    if t.colour != continent and not player.tokens and not player.seals:
        return reasons.OTHER_COLOUR
    reach = t.values[t.die] + t.boost
    if reach >= t.book.publication_value[0]:
        return None  # as it is: nothing on the way needs to be looked at
    coins, _, seals, experts, _ = after_placing(t, player, PUBLICATION, 0)
    reach += die_bonus(t, player, continent)
    if experts:
        reach += expert_reach(t, player, continent, False, experts)
    return lacks_value(t, reach + coins * t.book.coin_value + seals * t.book.seal_value)


def publish(t: Table, me: int, reference: int) -> Rules:
    """The die goes on the Reference Animal; then the highest Type and the other Animals are chosen (EN-PUB-01..13)."""
    book = t.book
    continent = book.animal_continent[reference]
    if t.colour != continent:
        choice = yield ask(
            me,
            "colour",
            "EN-TURN-09",
            Offer(
                (book.options.recolour_token[continent], book.options.recolour_seal[continent]),
                lambda option: recolour_obstacle(t, t.players[me], option),
            ),
            {"colour": book.colours[continent]},
        )
        pay(t, me, choice)
    t.places[t.die] = SPENT  # EN-PUB-12
    t.target = reference
    t.action = PUBLICATION
    t.tell("event-publishing", me, "EN-PUB-01", animal=book.animal_ids[reference])
    die_placed(t, me, PUBLICATION)
    if t.picks:
        yield from take_picks(t, me)
    highest = yield from _highest_type(t, me)
    t.action = NO_ACTION
    types = published_types(t, t.players[me], reference, highest)
    joining = yield from _joining(t, me, reference, types)
    _resolve(t, me, reference, types, joining)
    receive(t, me, Gains(seals=book.publication_seals), "EN-PUB-11", "publication")


def _highest_type(t: Table, me: int) -> Asking[int]:
    """EN-PUB-02: boost, then choose the highest Type among those that the value allows."""
    book = t.book
    while True:
        value = die_value(t, t.players[me])
        choice = yield ask(
            me,
            "highest-type",
            "EN-PUB-02",
            Both(TypeOffer(t, me, value), FREE_STEPS.offer(t, me)),
            {"value": value, "animal": book.animal_ids[t.target]},
        )
        if FREE_STEPS.holds(choice):
            yield from FREE_STEPS.take(t, me, choice)
        elif choice in book.options.type:
            highest: int = choice.value
            return highest
        else:
            pay(t, me, choice)


class TypeOffer(TableOffer[Table]):
    """The Types that the value of the die allows; boosts, if all together they allow a higher Type (EN-BOOST-06)."""

    __slots__ = ("value",)

    def __init__(self, t: Table, me: int, value: int) -> None:
        self.t = t
        self.me = me
        self.value = value

    def options(self) -> list[Option]:
        book = self.t.book
        o = book.options
        needed = book.publication_value
        found: list[Option] = []
        for option in o.type:
            if needed[option.value] <= self.value:
                found.append(option)
        for option in (o.boost_coin, o.boost_seal):
            if self._boost_obstacle(option) is None:
                found.append(option)
        return found

    def likely(self) -> list[Option]:
        o = self.t.book.options
        return [*o.type, o.boost_coin, o.boost_seal]

    def others(self) -> tuple[Option, ...]:
        return (self.t.book.options.boost_token,)

    def obstacle(self, option: Option) -> Reason | None:
        book = self.t.book
        o = book.options
        if option in o.type:
            needed = book.publication_value[option.value]
            return None if needed <= self.value else reasons.type_needs(needed)
        return reasons.EXPEDITIONS_ONLY if option is o.boost_token else self._boost_obstacle(option)

    def _boost_obstacle(self, option: Option) -> Reason | None:
        player = self.t.players[self.me]
        reason = boost_obstacle(self.t, player, option)
        if reason is None:
            book = self.t.book
            reach = self.value + player.coins * book.coin_value + player.seals * book.seal_value
            for needed in book.publication_value:
                if self.value < needed <= reach:
                    return None
            reason = reasons.NO_USE
        return reason

    def note(self, option: Option) -> Message | None:
        return _type_note(self.t, self.me, option)


def published_types(t: Table, player: Player, reference: int, highest: int) -> list[int]:
    """EN-PUB-04: the Types whose Category is published, from the highest down (0 is Type I here)."""
    cubes = player.cubes[player.study.index(reference)]
    return [kind for kind in range(highest - 1, -1, -1) if cubes >> kind & 1 or not t.reference_cube]


def _joining(t: Table, me: int, reference: int, types: list[int]) -> Asking[list[int]]:
    """EN-PUB-03: which other Animals take part."""
    book = t.book
    o = book.options
    joining: list[int] = []
    while True:
        decision = ask(
            me,
            "join",
            "EN-PUB-03",
            Both(JoinOffer(t, me, reference, types, joining), o.may_stop),
            {"animal": book.animal_ids[reference], "n": len(joining)},
        )
        if len(decision.listed()) == 1:
            break
        choice = yield decision
        if choice is o.done:
            break
        joining.append(choice.value)
        t.tell("event-joins", me, "EN-PUB-03", animal=book.animal_ids[choice.value])
    return joining


class JoinOffer(TableOffer[Table]):
    """The other Animals that can take part in a Publication."""

    __slots__ = ("joining", "reference", "types")

    def __init__(self, t: Table, me: int, reference: int, types: list[int], joining: list[int]) -> None:
        self.t = t
        self.me = me
        self.reference = reference
        self.types = types
        self.joining = joining

    def likely(self) -> list[Option]:
        join = self.t.book.options.join
        return [join[animal] for animal in self.t.players[self.me].study]

    def obstacle(self, option: Option) -> Reason | None:
        animal: int = option.value
        if animal == self.reference or animal in self.joining:
            return reasons.TAKES_PART
        if _can_join(self.t, self.t.players[self.me], animal, self.reference, self.types):
            return None
        return reasons.CANNOT_TAKE_PART

    def note(self, option: Option) -> Message | None:
        return _join_note(self.t, self.me, option, self.reference, self.types)


def _can_join(t: Table, player: Player, animal: int, reference: int, types: list[int]) -> bool:
    """An Animal of the Reference Animal's continent, or with a cube in a published Category."""
    book = t.book
    if book.animal_continent[animal] == book.animal_continent[reference]:
        return True
    for kind in types:  # noqa: SIM110 (asked often: a generator would cost more)
        if _gives(t, player, animal, reference, kind):
            return True
    return False


def _gives(t: Table, player: Player, animal: int, reference: int, kind: int) -> bool:
    """Whether an Animal has a cube of this Type in the Reference Animal's Category."""
    categories = t.book.animal_categories
    cubes = player.cubes[player.study.index(animal)]
    return bool(cubes >> kind & 1) and categories[animal][kind] == categories[reference][kind]


def _resolve(t: Table, me: int, reference: int, types: list[int], joining: list[int]) -> None:
    """EN-PUB-04..10: cubes to their Categories, from the highest Type down; then the Animals leave the study."""
    book = t.book
    player = t.players[me]
    animals = [reference, *joining]
    for kind in types:
        giving = [animal for animal in animals if _gives(t, player, animal, reference, kind)]
        if giving:
            category = book.animal_categories[reference][kind]
            points = len(giving) * book.publication_points[kind + 1]
            for animal in giving:
                player.cubes[player.study.index(animal)] &= ~(1 << kind)
            player.loose[category] += len(giving)
            player.points += points
            t.tell(
                "event-published", me, "EN-PUB-06", category=book.category_ids[category], n=len(giving), points=points
            )
            exchange(t, me, category)
    continent = book.animal_continent[reference]
    collected = 0
    for animal in animals:
        place = player.study.index(animal)
        player.supply += player.cubes.pop(place).bit_count()  # EN-PUB-09
        del player.study[place]
        if book.animal_continent[animal] == continent:
            player.collection = [*player.collection, animal]
            collected += 1
        else:
            t.removed = [*t.removed, animal]  # EN-PUB-10
            t.tell("event-removed", me, "EN-PUB-10", animal=book.animal_ids[animal])
    points = collected * book.publication_points[0]
    player.points += points
    t.tell("event-collected", me, "EN-PUB-07", continent=book.continents[continent], n=collected, points=points)


def exchange(t: Table, seat: int, category: int) -> None:
    """EN-COMP-09: five loose cubes of a Category become a token as soon as they can."""
    player = t.players[seat]
    size = t.book.cubes_per_token
    while player.loose[category] >= size and sum(player.fives) < t.book.five_cube_tokens:
        player.loose[category] -= size
        player.fives = with_number(player.fives, category, player.fives[category] + 1)
        player.supply += size
        t.tell("event-exchanged", seat, "EN-COMP-09", category=t.book.category_ids[category], n=size)


def _type_note(t: Table, me: int, option: Option) -> Message | None:
    """The Victory points of a highest Type: with the Reference Animal alone, and with everything that can join."""
    if option not in t.book.options.type:
        return None
    player = t.players[me]
    reference = t.target
    types = published_types(t, player, reference, option.value)
    alone = _points(t, player, reference, reference, types)
    others = [animal for animal in player.study if animal != reference]
    most = alone + sum(_points(t, player, animal, reference, types) for animal in others)
    return Message("note-publication" if most > alone else "note-points", {"alone": alone, "most": most})


def _join_note(t: Table, me: int, option: Option, reference: int, types: list[int]) -> Message | None:
    if option is t.book.options.done:
        return None
    points = _points(t, t.players[me], option.value, reference, types)
    stays = t.book.animal_continent[option.value] == t.book.animal_continent[reference]
    return Message("note-joins" if stays else "note-joins-removed", {"points": points})


def _points(t: Table, player: Player, animal: int, reference: int, types: list[int]) -> int:
    """What an Animal adds to a Publication."""
    book = t.book
    points = sum(book.publication_points[kind + 1] for kind in types if _gives(t, player, animal, reference, kind))
    if book.animal_continent[animal] == book.animal_continent[reference]:
        points += book.publication_points[0]
    return points
