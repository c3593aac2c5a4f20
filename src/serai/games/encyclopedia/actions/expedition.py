"""Expeditions: a die on a continent, points for Research cubes on its Animals (EN-EXP)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import boost_obstacle, die_bonus, expedition_bonus, pay, recolour_obstacle
from serai.games.encyclopedia.completion import (
    after_placing,
    can_bring_animal,
    cheapest_research,
    expedition_value,
    expert_reach,
    lacks_research,
)
from serai.games.encyclopedia.experts import cube_placed, die_placed
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.names import EXPEDITION, FIRST_SPACE, NO_ACTION, NOTHING_THERE, OUT_OF_REACH
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import advance
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.message import Message
from serai.kernel.offer import Both, TableOffer


def expedition_obstacle(t: Table, me: int, continent: int) -> Reason | None:
    """Why an Expedition to a continent cannot be chosen (EN-EXP-01, EN-EXP-07, EN-TURN-06)."""
    space = t.free_space(continent)
    if space == NOTHING_THERE:
        return reasons.CONTINENT_FULL
    player = t.players[me]
    if t.colour == continent or player.seals:  # a Seal adds its value even if it changes the colour
        return _lacks(t, player, continent, space, 0)
    if player.tokens:
        return _lacks(t, player, continent, space, t.book.token_value)
    return reasons.OTHER_COLOUR


def _lacks(t: Table, player: Player, continent: int, space: int, given_up: int) -> Reason | None:
    """What is missing for a cube, if a change of colour takes some value away."""
    book = t.book
    cheapest = cheapest_research(t, player, continent)
    reach = t.values[t.die] + t.boost - given_up + book.space_value[space]
    if cheapest <= reach and player.supply:
        return None  # as it is: nothing on the way needs to be looked at
    location = EXPEDITION + continent
    stars = book.space_stars[space]
    if cheapest == OUT_OF_REACH and stars + book.reputation_at[location] < book.animal_ahead[player.reputation]:
        return reasons.NOTHING_TO_RESEARCH  # no Animal can come on the way, whoever wakes
    coins, tokens, seals, experts, animals = after_placing(t, player, location, stars)
    reach += die_bonus(t, player, continent) + expedition_bonus(t, player, continent)
    reach += coins * book.coin_value + tokens * book.token_value + seals * book.seal_value
    if experts:
        reach += expert_reach(t, player, continent, True, experts)
    return lacks_research(t, player, continent, cheapest, reach, animals)


def go_on_expedition(t: Table, me: int, continent: int) -> Rules:
    """The die, of the continent's colour, goes on the leftmost free space; then cubes are placed (EN-EXP-01..07)."""
    book = t.book
    if t.colour != continent:
        choice = yield ask(
            me, "colour", "EN-TURN-09", _recolours(t, me, continent), {"colour": book.colours[continent]}
        )
        pay(t, me, choice)
    space = t.free_space(continent)
    t.spaces[space] = t.die
    t.places[t.die] = FIRST_SPACE + space
    t.target = space
    t.spent = 0
    t.action = EXPEDITION + continent
    t.tell("event-placed", me, "EN-EXP-01", location=book.space_ids[space])
    die_placed(t, me, EXPEDITION + continent)
    if book.space_stars[space]:
        advance(t, me, book.space_stars[space], "EN-EXP-02", book.space_ids[space])
    if t.picks:
        yield from take_picks(t, me)
    yield from _research(t, me, continent)
    t.action = NO_ACTION


def _recolours(t: Table, me: int, continent: int) -> Offer:
    """A token must leave enough for a cube; a Seal adds its value even if it changes the colour."""
    player = t.players[me]
    o = t.book.options

    def obstacle(option: Option) -> Reason | None:
        reason = recolour_obstacle(t, player, option)
        if reason is None and option is o.recolour_token[continent]:
            reason = _lacks(t, player, continent, t.free_space(continent), t.book.token_value)
        return reason

    return Offer((o.recolour_token[continent], o.recolour_seal[continent]), obstacle)


def _research(t: Table, me: int, continent: int) -> Rules:
    """Boost and place cubes in any order; after the first cube the player may stop."""
    o = t.book.options
    player = t.players[me]
    while player.supply:
        value = expedition_value(t, player)
        t.spent = min(t.spent, value)  # EN-XPT-08: points spent stay spent, none are owed
        left = value - t.spent
        cheapest = cheapest_research(t, player, continent)
        if cheapest == OUT_OF_REACH and not can_bring_animal(t, player, continent):
            return
        steps = Both(ResearchOffer(t, me, continent, left, cheapest), FREE_STEPS.offer(t, me))
        decision = ask(
            me,
            "research",
            "EN-EXP-04",
            Both(steps, o.may_stop if t.action == NO_ACTION else o.one_cube_first),
            {"left": left, "continent": t.book.continents[continent]},
        )
        if t.action == NO_ACTION and len(decision.listed()) == 1:
            return
        choice = yield decision
        if choice is o.done:
            return
        if FREE_STEPS.holds(choice):
            yield from FREE_STEPS.take(t, me, choice)
        elif isinstance(choice.value, tuple):
            animal, kind = choice.value
            _place_cube(t, me, animal, kind)
            if t.picks:
                yield from take_picks(t, me)
        else:
            pay(t, me, choice)


class ResearchOffer(TableOffer[Table]):
    """The cubes that can be paid for, and boosts, if all together they can pay for a further cube (EN-BOOST-06)."""

    __slots__ = ("cheapest", "continent", "left")

    def __init__(self, t: Table, me: int, continent: int, left: int, cheapest: int) -> None:
        self.t = t
        self.me = me
        self.continent = continent
        self.left = left  # of the value of the Expedition
        self.cheapest = cheapest  # what the cheapest empty space costs

    def options(self) -> list[Option]:
        book = self.t.book
        o = book.options
        player = self.t.players[self.me]
        left = self.left
        cost = book.cost
        found: list[Option] = []
        for place, animal in enumerate(player.study):
            if book.animal_continent[animal] == self.continent:
                cubes = player.cubes[place]
                if book.cheapest[cubes] <= left:
                    for kind, option in enumerate(o.cube[animal]):
                        if cost[kind] <= left and not cubes >> kind & 1:
                            found.append(option)
        for option in o.boosts:
            if self._boost_obstacle(player, option) is None:
                found.append(option)
        return found

    def likely(self) -> list[Option]:
        book = self.t.book
        o = book.options
        player = self.t.players[self.me]
        found: list[Option] = []
        for place, animal in enumerate(player.study):
            if book.animal_continent[animal] == self.continent and book.cheapest[player.cubes[place]] <= self.left:
                found += o.cube[animal]
        if player.coins:
            found.append(o.boost_coin)
        if player.tokens:
            found.append(o.boost_token)
        if player.seals:
            found.append(o.boost_seal)
        return found

    def others(self) -> list[Option]:
        o = self.t.book.options
        every = [option for animal in self.t.players[self.me].study for option in o.cube[animal]]
        likely = self.likely()
        return [option for option in (*every, *o.boosts) if option not in likely]

    def obstacle(self, option: Option) -> Reason | None:
        book = self.t.book
        player = self.t.players[self.me]
        if not isinstance(option.value, tuple):
            return self._boost_obstacle(player, option)
        animal, kind = option.value
        if book.animal_continent[animal] != self.continent:
            return reasons.OTHER_CONTINENT
        if player.cubes[player.study.index(animal)] >> kind & 1:
            return reasons.CUBE_THERE
        cost = book.cost[kind]
        return reasons.costs_more(cost) if cost > self.left else None

    def _boost_obstacle(self, player: Player, option: Option) -> Reason | None:
        reason = boost_obstacle(self.t, player, option)
        if reason is None:
            book = self.t.book
            spare = player.coins * book.coin_value + player.tokens * book.token_value + player.seals * book.seal_value
            if self.left + spare < self.cheapest:
                return reasons.NO_USE
        return reason

    def note(self, option: Option) -> Message | None:
        """What would be left of the value after a cube."""
        if not isinstance(option.value, tuple):
            return None
        return Message("note-left", {"left": self.left - self.t.book.cost[option.value[1]]})


def _place_cube(t: Table, me: int, animal: int, kind: int) -> None:
    """EN-EXP-04, EN-EXP-05: a cube on an Animal, and its Victory points."""
    book = t.book
    player = t.players[me]
    player.cubes[player.study.index(animal)] |= 1 << kind
    player.supply -= 1
    t.spent += book.cost[kind]
    player.points += book.research_points[kind]
    t.action = NO_ACTION
    if t.story is not None:
        t.tell(
            "event-cube",
            me,
            "EN-EXP-05",
            animal=book.animal_ids[animal],
            category=book.category_ids[book.animal_categories[animal][kind]],
            type=f"type-{kind + 1}",
            n=book.research_points[kind],
        )
    cube_placed(t, me, kind)
