"""Whether an action can be completed: "an action may be chosen only if it can be carried out completely".

The same four criteria serve twice: before an action is chosen, with what will certainly be gained on the way
(EN-TURN-06), and inside it, so that no choice made on the way can make its completion impossible (EN-TURN-10).
"""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import die_value, expedition_bonus
from serai.games.encyclopedia.names import (
    ACADEMY,
    ANIMAL,
    EXPEDITION,
    EXPERT,
    NO_ACTION,
    NOTHING_THERE,
    OUT_OF_REACH,
    PUBLICATION,
    UNIVERSITY,
)
from serai.games.encyclopedia.table import Player, Table, shown
from serai.kernel.decision import Reason


def lacks_expert(t: Table, picks: int) -> Reason | None:
    """University: an Expert must be left on display after the picks on the way."""
    return None if shown(t.experts) > picks else reasons.NO_EXPERT


def lacks_animal(t: Table, colour: int, can_recolour: bool, picks: int) -> Reason | None:
    """Academy: an Animal of the die's colour must be left; with a change of colour, any Animal."""
    total = matching = 0
    for animal in t.animals:
        if animal != NOTHING_THERE:
            total += 1
            if t.book.animal_continent[animal] == colour:
                matching += 1
    if can_recolour:
        return None if total > picks else reasons.NO_ANIMAL
    if matching > max(0, picks - (total - matching)):
        return None
    return reasons.NO_ANIMAL_OF_COLOUR if total else reasons.NO_ANIMAL


def cheapest_research(t: Table, player: Player, continent: int) -> int:
    """What the cheapest empty space of a continent's Animals costs, or OUT_OF_REACH."""
    book = t.book
    continents = book.animal_continent
    costs = book.cheapest
    cheapest: int = OUT_OF_REACH
    study = player.study
    for place, cubes in enumerate(player.cubes):
        if continents[study[place]] == continent:
            cost = costs[cubes]
            if cost < cheapest:
                cheapest = cost
    return cheapest


def lacks_research(t: Table, player: Player, continent: int, cheapest: int, reach: int, picks: int) -> Reason | None:
    """Expedition: a cube must be placeable on an Animal of the continent, one taken on the way included (EN-EXP-07)."""
    if not player.supply:
        return reasons.NO_CUBE
    book = t.book
    if picks and cheapest > book.cheapest[0]:
        for animal in t.animals:
            if animal != NOTHING_THERE and book.animal_continent[animal] == continent:
                cheapest = book.cheapest[0]
                break
    if cheapest <= reach:
        return None
    return reasons.NOTHING_TO_RESEARCH if cheapest == OUT_OF_REACH else reasons.VALUE_TOO_LOW


def can_bring_animal(t: Table, player: Player, continent: int) -> bool:
    """EN-XPT-05: whether one-shot Experts might still lead to an Animal of a continent, by way of Reputation.

    An Expert earned on the way may lead further; from an empty display an Animal is drawn that nobody knows yet.
    """
    book = t.book
    reputation = sum(book.use_gains[expert].reputation for expert in player.active if book.one_shot[expert])
    passed = book.passed(player.reputation, reputation)
    if not passed.animals and not passed.experts:
        return False
    there = [animal for animal in t.animals if animal != NOTHING_THERE]
    return not there or any(book.animal_continent[animal] == continent for animal in there)


def lacks_value(t: Table, reach: int) -> Reason | None:
    """Publication: the lowest value that publishes anything."""
    return None if reach >= t.book.publication_value[0] else reasons.DIE_TOO_LOW


def after_placing(t: Table, player: Player, location: int, stars: int) -> tuple[int, int, int, int, int]:
    """What a player will certainly have once a die lies there: coins, tokens, Seals; Experts and Animals to pick."""
    book = t.book
    coins = player.coins
    tokens = player.tokens
    seals = player.seals
    reputation = stars
    for expert in player.active:
        if book.place_location[expert] == location:
            gained = book.place_gains[expert]
            coins += gained.coins
            tokens += gained.tokens
            seals += gained.seals
            reputation += gained.reputation
    if not reputation:
        return coins, tokens, seals, 0, 0
    passed = book.passed(player.reputation, reputation)
    bonus = passed.gains
    return coins + bonus.coins, tokens + bonus.tokens, seals + bonus.seals, passed.experts, passed.animals


def expert_reach(t: Table, player: Player, colour: int, on_expedition: bool, picks: int) -> int:
    """The most that Experts taken from the display on the way can add to a value, placed or covering others."""
    gains = sorted(
        (_worth(t, card, colour, on_expedition) for card in t.experts if card != NOTHING_THERE), reverse=True
    )
    held = sorted(_worth(t, card, colour, on_expedition) for card in player.active)
    free = t.book.active_experts - len(held)
    reach = 0
    for gain in gains[:picks]:
        if free > 0:
            free -= 1
            reach += gain
        elif gain > held[0]:
            reach += gain - held[0]
            held[0] = gain
            held.sort()
    return reach


def _worth(t: Table, expert: int, colour: int, on_expedition: bool) -> int:
    """What an active Expert adds to a die of a colour, and to an Expedition to its continent."""
    book = t.book
    worth = book.bonus_value[expert] if book.bonus_colour[expert] == colour else 0
    if on_expedition and book.expedition_continent[expert] == colour:
        worth += book.expedition_value[expert]
    return worth


def expedition_value(t: Table, player: Player) -> int:
    """EN-EXP-03: the value of the Expedition in course."""
    value = die_value(t, player) + t.book.space_value[t.target]
    return value + expedition_bonus(t, player, t.colour)


def completable(t: Table, me: int, experts: int = 0, animals: int = 0) -> bool:
    """Whether the action in course can still be completed, with that many cards to pick before."""
    action = t.action
    if action == NO_ACTION:
        return True
    player = t.players[me]
    book = t.book
    if action == UNIVERSITY:
        return lacks_expert(t, experts) is None
    if action == ACADEMY:
        return lacks_animal(t, t.colour, player.tokens + player.seals > 0, animals) is None
    spare = player.coins * book.coin_value + player.seals * book.seal_value
    if experts:
        spare += expert_reach(t, player, t.colour, action != PUBLICATION, experts)
    if action == PUBLICATION:
        return lacks_value(t, die_value(t, player) + spare) is None
    reach = max(expedition_value(t, player) - t.spent, 0) + spare + player.tokens * book.token_value
    continent = action - EXPEDITION
    cheapest = cheapest_research(t, player, continent)
    return lacks_research(t, player, continent, cheapest, reach, animals) is None


def survives_gain(t: Table, me: int, reputation: int) -> bool:
    """Whether the action in course can be completed after a gain of Reputation that nobody has to make."""
    if t.action == NO_ACTION:
        return True
    experts, animals = _picks_due(t)
    passed = t.book.passed(t.players[me].reputation, reputation)
    return completable(t, me, experts + passed.experts, animals + passed.animals)


def survives_seal(t: Table, me: int) -> bool:
    """Whether the action in course can be completed after a Seal was changed into coins."""
    if t.action == NO_ACTION:
        return True
    player = t.players[me]
    player.seals -= 1
    player.coins += t.book.seal_coins
    possible = completable(t, me, *_picks_due(t))
    player.seals += 1
    player.coins -= t.book.seal_coins
    return possible


def survives_pick(t: Table, me: int, kind: int, card: int) -> bool:
    """Whether the action in course can be completed after a card of a display was taken as a bonus."""
    if t.action == NO_ACTION:
        return True
    row = t.experts if kind == EXPERT else t.animals
    player = t.players[me]
    place = row.index(card)
    row[place] = NOTHING_THERE
    if kind == ANIMAL:
        player.study.append(card)
        player.cubes.append(0)
        possible = completable(t, me, *_picks_due(t))
        player.study.pop()
        player.cubes.pop()
    else:
        possible = survives_placing(t, me, card) or any(survives_cover(t, me, card, old) for old in player.active)
    row[place] = card
    return possible


def survives_placing(t: Table, me: int, new: int) -> bool:
    """Whether the action in course can be completed after a new Expert went to a free slot or, without one, under."""
    if t.action == NO_ACTION:
        return True
    active = t.players[me].active
    free = len(active) < t.book.active_experts
    if free:
        active.append(new)
    possible = completable(t, me, *_picks_due(t))
    if free:
        active.pop()
    return possible


def survives_cover(t: Table, me: int, new: int, covered: int) -> bool:
    """Whether the action in course can be completed after an active Expert was covered by a new one."""
    if t.action == NO_ACTION:
        return True
    active = t.players[me].active
    place = active.index(covered)
    active[place] = new
    possible = completable(t, me, *_picks_due(t))
    active[place] = covered
    return possible


def _picks_due(t: Table) -> tuple[int, int]:
    """Experts and Animals still to be picked now."""
    return t.picks.count(EXPERT), t.picks.count(ANIMAL)
