"""Expeditions: a die on a continent, points for Research cubes on its Animals (EN-EXP)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import die_bonus, expedition_bonus, pay
from serai.games.encyclopedia.completion import after_placing, expedition_value, expert_reach, lacks_research
from serai.games.encyclopedia.experts import cube_placed, die_placed
from serai.games.encyclopedia.free_steps import free_steps, refused_free_steps, take_free_step
from serai.games.encyclopedia.names import EXPEDITION, FIRST_SPACE, NO_ACTION, NOTHING_THERE, OUT_OF_REACH
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import advance
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask
from serai.kernel.message import Message


def free_space(t: Table, continent: int) -> int:
    """The leftmost free space of a continent (EN-EXP-01), or NOTHING_THERE."""
    first_space = t.book.first_space
    for space in range(first_space[continent], first_space[continent + 1]):
        if t.spaces[space] == NOTHING_THERE:
            return space
    return NOTHING_THERE


def expedition_obstacle(t: Table, me: int, continent: int) -> Reason | None:
    """Why an Expedition to a continent cannot be chosen (EN-EXP-01, EN-EXP-07, EN-TURN-06)."""
    space = free_space(t, continent)
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
    coins, tokens, seals, experts, animals = after_placing(t, player, EXPEDITION + continent, book.space_stars[space])
    reach = t.values[t.die] + t.boost + die_bonus(t, player, continent) - given_up
    reach += book.space_value[space] + expedition_bonus(t, player, continent)
    reach += coins * book.coin_value + tokens * book.token_value + seals * book.seal_value
    if experts:
        reach += expert_reach(t, player, continent, True, experts)
    return lacks_research(t, player, continent, reach, animals)


def go_on_expedition(t: Table, me: int, continent: int) -> Rules:
    """The die, of the continent's colour, goes on the leftmost free space; then cubes are placed (EN-EXP-01..07)."""
    book = t.book
    if t.colour != continent:
        choice = yield ask(
            me,
            "colour",
            "EN-TURN-09",
            _recolours(t, me, continent),
            {"colour": book.colours[continent]},
            refused=lambda: _refused_recolours(t, me, continent),
        )
        pay(t, me, choice)
    space = free_space(t, continent)
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


def _recolours(t: Table, me: int, continent: int) -> list[Option]:
    player = t.players[me]
    o = t.book.options
    options: list[Option] = []
    space = free_space(t, continent)
    if player.tokens and _lacks(t, player, continent, space, t.book.token_value) is None:
        options.append(o.recolour_token[continent])
    if player.seals:
        options.append(o.recolour_seal[continent])
    return options


def _refused_recolours(t: Table, me: int, continent: int) -> list[Refusal]:
    player = t.players[me]
    o = t.book.options
    why = reasons.VALUE_TOO_LOW if player.tokens else reasons.NO_TOKEN_FOR_COLOUR
    return [Refusal(o.recolour_token[continent], why), Refusal(o.recolour_seal[continent], reasons.NO_SEAL)]


def _research(t: Table, me: int, continent: int) -> Rules:
    """Boost and place cubes in any order; after the first cube the player may stop."""
    o = t.book.options
    player = t.players[me]
    while player.supply:
        t.spent = min(t.spent, expedition_value(t, player))  # EN-XPT-08: points spent stay spent, none are owed
        left = expedition_value(t, player) - t.spent
        if _cheapest(t, player, continent) == OUT_OF_REACH:
            return
        if t.action == NO_ACTION and not _steps(t, me, continent):
            return
        choice = yield ask(
            me,
            "research",
            "EN-EXP-04",
            lambda: _offered(t, me, continent),
            {"left": left, "continent": t.book.continents[continent]},
            note=lambda option: _note(t, me, option),
            refused=lambda: _refused(t, me, continent),
        )
        if choice is o.done:
            return
        if o.is_free_step(choice):
            yield from take_free_step(t, me, choice)
        elif isinstance(choice.value, tuple):
            animal, kind = choice.value
            _place_cube(t, me, animal, kind)
            if t.picks:
                yield from take_picks(t, me)
        else:
            pay(t, me, choice)


def _offered(t: Table, me: int, continent: int) -> list[Option]:
    options = _steps(t, me, continent)
    if t.action == NO_ACTION:
        options.append(t.book.options.done)
    return options


def _steps(t: Table, me: int, continent: int) -> list[Option]:
    """Cubes, boosts and free steps."""
    player = t.players[me]
    left = expedition_value(t, player) - t.spent
    options = _cubes(t, player, continent, left)
    options += _boosts(t, player, left, _cheapest(t, player, continent))
    options += free_steps(t, me)
    return options


def _cheapest(t: Table, player: Player, continent: int) -> int:
    """What the cheapest empty space of a continent's Animals costs."""
    book = t.book
    cheapest: int = OUT_OF_REACH
    for place, animal in enumerate(player.study):
        if book.animal_continent[animal] == continent:
            cost = book.cheapest[player.cubes[place]]
            if cost < cheapest:
                cheapest = cost
    return cheapest


def _cubes(t: Table, player: Player, continent: int, left: int) -> list[Option]:
    """The cubes that can be paid for."""
    book = t.book
    options: list[Option] = []
    for place, animal in enumerate(player.study):
        if book.animal_continent[animal] == continent:
            cubes = player.cubes[place]
            if book.cheapest[cubes] <= left:
                choices = book.options.cube[animal]
                for kind, cost in enumerate(book.cost):
                    if cost <= left and not cubes >> kind & 1:
                        options.append(choices[kind])
    return options


def _boosts(t: Table, player: Player, left: int, cheapest: int) -> list[Option]:
    """Boosts, if all together they can pay for a further cube (EN-BOOST-06)."""
    book = t.book
    spare = player.coins * book.coin_value + player.tokens * book.token_value + player.seals * book.seal_value
    if not spare or left + spare < cheapest:
        return []
    options: list[Option] = []
    if player.coins:
        options.append(book.options.boost_coin)
    if player.tokens:
        options.append(book.options.boost_token)
    if player.seals:
        options.append(book.options.boost_seal)
    return options


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


def _note(t: Table, me: int, option: Option) -> Message | None:
    """What would be left after a cube, or after a boost."""
    player = t.players[me]
    left = expedition_value(t, player) - t.spent
    if isinstance(option.value, tuple):
        return Message("note-left", {"left": left - t.book.cost[option.value[1]]})
    return None


def _refused(t: Table, me: int, continent: int) -> list[Refusal]:
    player = t.players[me]
    book = t.book
    o = book.options
    refused = refused_free_steps(t, me)
    for place, animal in enumerate(player.study):
        for kind, option in enumerate(o.cube[animal]):
            if book.animal_continent[animal] != continent:
                refused.append(Refusal(option, reasons.OTHER_CONTINENT))
            elif player.cubes[place] >> kind & 1:
                refused.append(Refusal(option, reasons.CUBE_THERE))
            else:
                refused.append(Refusal(option, reasons.costs_more(book.cost[kind])))
    refused.append(Refusal(o.boost_coin, reasons.NO_USE if player.coins else reasons.NO_COIN))
    refused.append(Refusal(o.boost_token, reasons.NO_USE if player.tokens else reasons.NO_TOKEN))
    refused.append(Refusal(o.boost_seal, reasons.NO_USE if player.seals else reasons.NO_SEAL))
    refused.append(Refusal(o.done, reasons.ONE_CUBE_AT_LEAST))
    return refused
