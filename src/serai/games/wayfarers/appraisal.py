"""What a position is worth: the expected final score of a seat, for bots to think with.

The score now, and on top of it what these features promise:

- time: the turns a seat still has, from the marker that leads on the Journal track, or exactly once the end is called;
- tags: sets of Lands and Waters as they will have grown by the end;
- Space cards: their formulas as counts will have grown; an Inspiration by how far its goal is;
- guilds: majorities by how safe the lead is, and each Influence as money;
- the engine: with each round of dice, the best die slots for as many dice as there are, each weighted by how many
  values of a die can enter it through the caravan; what Townsfolk, Vistas and links give along the way;
- dice, workers, Silver, Provisions, Influence at hand;
- the Journal: a step forward, and whether the way onwards is open;
- the solo opponent: points at the pace of its schemes.

The numbers below are estimates, in points; none of them is a rule. They were found by evolution: thousands of solo
matches with the numbers varied, the better settings leading on.
"""

from __future__ import annotations

from math import exp, inf
from typing import NamedTuple

from serai.games.wayfarers.content import Book
from serai.games.wayfarers.names import (
    GUILDS,
    PRIMARY_TAGS,
    SLOTS,
    covers,
)
from serai.games.wayfarers.scoring import all_counts, automa_score
from serai.games.wayfarers.table import NO_CARD, Player, Table
from serai.kernel.decision import Decision
from serai.kernel.effects import AnyOrder, Arrow, Call, Choice, Effect, InOrder, Maybe, Repeat
from serai.kernel.formula import Formula, Operation

SILVER = 0.53
PROVISION = 1.2
RICH = 7  # further Silver or Provisions are worth half
GUILD = 0.49
INFLUENCE = 0.188  # in the supply
ON_CARD = 0.29
WORKER = 0.80
DIE = 0.32  # ready in the supply: little, since placing it earns, and resting with few dice left wakes abilities
NEW_DIE = 4.8
VERBS = {  # what an effect brings, apart from gain(…)
    "acquire:land": 6.1,
    "acquire:water": 6.5,
    "acquire:space": 3.7,
    "acquire:townsfolk": 2.3,
    "acquire:inspiration": 2.0,
    "upgrade:basic": 2.1,
    "upgrade:land": 1.9,
    "upgrade:water": 2.4,
    "upgrade:space": 3.2,
    "upgrade:special": 6.3,
    "guild": 0.72,
    "influence_card": 0.26,
    "move_influence": 0.21,
    "journal": 2.6,
    "retrieve_worker": 1.3,
    "refresh": 0.66,
    "adjust": 0.36,
    "new_die": 5.0,
}
FREE = 1.4  # a card or tile without its price
TURNS_A_COLUMN = 3.5
LAST_TURNS = 0.83
USUAL_LENGTH = 30.9  # turns of a seat
TAGS_A_TURN = 0.103  # of each primary tag
CARDS_A_TURN = 0.07  # of any other count
TRIGGERS = 0.073  # how often a given trigger of a Vista wakes in a turn
COLUMN = 1.1  # a step on the Journal track
OPEN_LINK = 4.2
AUTOMA_PACE = 4.0  # points a turn: more than it makes, as the own turns to come promise more than they keep
MOST_DICE = 5
ENGINE = 0.96  # the share of what the engine earns that becomes points in the end
ENGINES_KEPT = 20_000


class Engine(NamedTuple):
    """What the cards and tiles of a player earn."""

    round: list[float]  # between two rests, by the number of dice
    turn: float


class Appraiser:
    """Appraises tables of one printing of the game."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._action = [effect_value(card.action) for card in book.cards]
        self._ability = [effect_value(card.ability) for card in book.cards]
        self._trigger = [
            effect_value(card.trigger_effect) * TRIGGERS * card.triggered_by.bit_count() for card in book.cards
        ]
        self._slot_action = [effect_value(action) for action in book.slot_action]
        self._sets = [float(points) for points in book.common_sets] + [float(book.common_sets[-1])] * 60
        self._prior = self._priors()
        self._engines: dict[tuple[int, ...], Engine] = {}  # the caravan and the cards seldom change while a bot thinks

    def appraise(self, t: Table, seat: int) -> float:
        """The expected final score of a seat."""
        turns = turns_left(t, seat)
        if seat >= len(t.players):
            return sum(item.points for item in automa_score(t, seat)) + AUTOMA_PACE * turns
        player = t.players[seat]
        late = min(1.0, turns / 5)  # what is at hand can still be used
        value = self._tags(player, turns) + self._space(t, seat, player, turns) + self._guilds(t, seat, turns)
        for tile in player.tiles:
            value += self._book.tiles[self._book.tile_parts(tile)[0]].vp
        value += late * (
            SILVER * (player.silver - max(0, player.silver - RICH) * 0.5)
            + PROVISION * (player.provision - max(0, player.provision - RICH) * 0.5)
            + GUILD * sum(player.guilds)
            + INFLUENCE * min(player.influence, 4)
            + WORKER * sum(player.workers)
            + ON_CARD * t.display_influence.count(seat)
        )
        in_hand = 1 if t.hand and t.seat == seat else 0
        value += DIE * len(player.dice) * min(1.0, turns / 3)
        value += self._engine(player, in_hand, turns)
        if t.turns_left:
            value += self._journal(t, seat, player)
        return value

    def priors(self, t: Table, decision: Decision) -> list[float]:
        """What an option sets going that the table does not show yet."""
        if decision.key == "place-worker":
            actions = self._slot_action
            return [actions[t.place_of(option.value)] for option in decision.options]
        if decision.key == "main-action":
            return self._main_priors(t, decision)
        if decision.key in ("trade", "adjust"):
            return self._adjust_priors(t, decision)
        if decision.key == "influence-card":
            return self._influence_priors(t, decision)
        if decision.key == "refresh":
            return self._refresh_priors(decision)
        if decision.key in ("move-influence", "free-influence"):
            return self._source_priors(t, decision)
        if decision.key == "end-turn":
            return [-inf if option is self._book.options.trade else 0.0 for option in decision.options]
        prior = self._prior
        return [prior[option.index] for option in decision.options]

    def _main_priors(self, t: Table, decision: Decision) -> list[float]:
        """A die by the best slot it could enter, a worker by the best place, resting by the dice that come back."""
        options = self._book.options
        player = t.players[decision.seat]
        priors: list[float] = []
        for option in decision.options:
            if option is options.rest:
                placed = len(player.slot_dice) - player.slot_dice.count(0)
                awake = len(player.dice) <= self._book.constants["rest_dice"]
                priors.append(0.5 * placed + (self._ability[self._book.home_townsfolk] if awake else -1.0))
            elif option is options.trade:
                priors.append(self._trade_prior(player))
            elif option in options.worker:
                bit = 1 << option.value
                priors.append(
                    max(
                        self._slot_action[place]
                        for place in self._book.worker_places[option.value]
                        if not t.display_workers[place] & bit
                    )
                    - WORKER
                )
            else:
                priors.append(self._best_slot(player, option.value) - DIE)
        return priors

    def _trade_prior(self, player: Player) -> float:
        """Adjusting dice before they are placed: only where a better slot comes within reach."""
        steps = self._book.constants["trade_adjustments"]
        slots = [self._best_slot(player, value) for value in range(1, len(player.assets))]
        best = max(slots[value - 1] for value in player.dice)
        nearby = max(slots[other - 1] for value in player.dice for other in _near(value, steps, len(slots)))
        return nearby - DIE - GUILD if nearby > best else -inf

    def _adjust_priors(self, t: Table, decision: Decision) -> list[float]:
        """Steps of dice towards better slots; of the others one is as good as any."""
        options = self._book.options
        player = t.players[decision.seat]
        slots = [self._best_slot(player, value) for value in range(1, len(player.assets))]
        priors: list[float] = []
        for option in decision.options:
            if option is options.skip:
                priors.append(0.0)
            elif option in options.hand.values():
                priors.append(self._prior[option.index])
            else:
                value, step = option.value
                there = slots[value + step - 1]
                if 1 <= value + 2 * step <= len(slots):
                    there = max(there, slots[value + 2 * step - 1])
                gain = there - slots[value - 1]
                priors.append(gain if gain > 0 else -inf)
        if all(prior == -inf for prior in priors):
            priors[0] = 0.0
        return priors

    def _influence_priors(self, t: Table, decision: Decision) -> list[float]:
        """One card of each row is enough to think about."""
        rows: set[int] = set()
        priors: list[float] = []
        for option in decision.options:
            row = t.place_of(option.value) // SLOTS if option is not self._book.options.skip else -1
            priors.append(-inf if row in rows else 0.0)
            rows.add(row)
        return priors

    def _refresh_priors(self, decision: Decision) -> list[float]:
        """A die comes back from a slot rather than being rolled anew."""
        placed = self._book.options.refresh.values()
        from_slots = any(option in placed for option in decision.options)
        return [-inf if from_slots and option not in placed else 0.0 for option in decision.options]

    def _source_priors(self, t: Table, decision: Decision) -> list[float]:
        """Influence is taken where the lead over the rivals is widest, or from a card on display."""
        options = self._book.options
        mine = t.players[decision.seat].guilds
        leads = [
            own - max(t.guilds_of(other)[guild] for other in range(t.seats) if other != decision.seat)
            for guild, own in enumerate(mine)
        ]
        sources: list[int] = []
        for option in decision.options:
            if option in options.from_guild:
                sources.append(option.value)
            else:
                sources.append(
                    option.value[0] if decision.key == "move-influence" and option is not options.skip else -1
                )
        widest = max((leads[source] for source in sources if source >= 0), default=0)
        return [-inf if source >= 0 and leads[source] < widest else 0.0 for source in sources]

    def _best_slot(self, player: Player, value: int) -> float:
        cards = self._book.cards
        assets = [player.assets[reached] for reached in _reached(player, value)]
        best = 0.0
        for place in range(player.ready_slots):
            if not player.slot_dice[place] and self._action[player.slots[place]] > best:
                needs = cards[player.slots[place]].needs
                folk = player.folk_at(player.slot_places[place])
                extra = cards[folk].assets if folk != NO_CARD else 0
                if not needs or any(covers(asset + extra, needs) for asset in assets):
                    best = self._action[player.slots[place]]
        return best

    def _priors(self) -> list[float]:
        """By option: the action of a slot, what an effect gives once it is paid for, a card's immediate effect."""
        book = self._book
        options = book.options
        prior = [0.0] * len(options.vocabulary)
        for slots in (options.slot, options.rent):
            for slot, option in slots.items():
                prior[option.index] = self._action[slot]
        for option in options.vocabulary:
            effect = option.value
            if isinstance(effect, Effect):
                prior[option.index] = effect_value(effect.gain if isinstance(effect, Arrow) else effect)
        for card, option in enumerate(options.card):
            prior[option.index] = effect_value(book.cards[card].immediate)
        for design, option in enumerate(options.tile):
            prior[option.index] = 1.0 + book.tiles[design].vp
        prior[options.trade.index] = -0.3
        return prior

    def _tags(self, player: Player, turns: float) -> float:
        """WF-SCO-01, -02 with the tags still to come."""
        sets = self._sets
        grow = TAGS_A_TURN * turns
        value = 0.0
        fewest = second = 100
        for number in range(len(PRIMARY_TAGS)):
            count = player.counts[number]
            whole = int(count + grow)
            value += sets[whole] + (sets[whole + 1] - sets[whole]) * (count + grow - whole)
            if count < fewest:
                fewest, second = count, fewest
            elif count < second:
                second = count
        towards = min(1.0, (second - fewest) * 0.25 + grow * 0.6) if turns else 0.0
        return value + self._book.constants["unique_set_vp"] * (fewest + towards)

    def _space(self, t: Table, seat: int, player: Player, turns: float) -> float:
        """WF-SCO-03 to -06 with the counts still to come."""
        cards = self._book.cards
        counts = all_counts(t, seat)
        grow = CARDS_A_TURN * turns
        grown = [count + 1 for count in counts] if grow > 0.1 else counts
        share = min(1.0, grow)
        value = 0.0
        for card, inspiration in zip(player.space, player.space_inspiration, strict=True):
            formula = cards[card].vp
            points = float(formula.value(counts))
            if share:
                points += (formula.value(grown) - points) * share
            if inspiration != NO_CARD:
                points *= 1.0 + _probability(cards[inspiration].goal, counts, turns)
            value += points
        return value

    def _guilds(self, t: Table, seat: int, turns: float) -> float:
        """WF-SCO-08: a majority by the lead, the surer the nearer the end."""
        mine = t.guilds_of(seat)
        value = 0.0
        for guild in range(len(GUILDS)):
            rival = max(t.guilds_of(other)[guild] for other in range(t.seats) if other != seat)
            lead = mine[guild] - rival
            chance = float(lead > 0)
            if turns:
                chance = 1.0 / (1.0 + exp((0.5 - lead) * 2.0 / (0.6 + turns * 0.15)))
            value += t.book.majority[guild] * chance
        return value

    def _engine(self, player: Player, in_hand: int, turns: float) -> float:
        """What dice and cards will earn in the turns to come."""
        if turns <= 0:
            return 0.0
        key = (*player.land, -2, *player.land_folk, -2, *player.water, -2, *player.water_folk, -2, *player.tiles)
        engine = self._engines.get(key)
        if engine is None:
            if len(self._engines) >= ENGINES_KEPT:
                self._engines.clear()
            engine = self._engines[key] = self._engine_of(player)
        dice = min(len(player.dice) + in_hand + len(player.slot_dice) - player.slot_dice.count(0), MOST_DICE)
        return ENGINE * (engine.round[dice] * turns / (dice + 2.2) + engine.turn * turns)

    def _engine_of(self, player: Player) -> Engine:
        cards = self._book.cards
        assets = player.assets
        reach = [_reached(player, value) for value in range(1, len(assets))]
        earned: list[float] = []
        for place, slot in enumerate(player.slots):
            folk = player.folk_at(player.slot_places[place])
            gain = self._action[slot]
            extra = 0
            if folk != NO_CARD:
                extra = cards[folk].assets
                if cards[folk].timing == "die":
                    gain += self._ability[folk]
            needs = cards[slot].needs
            if needs:
                enter = sum(any(covers(assets[value] + extra, needs) for value in values) for values in reach)
                gain *= (enter / len(reach)) ** 0.6
            earned.append(gain)
        earned.sort(reverse=True)
        resting = self._ability[self._book.home_townsfolk]
        for folk in player.water_folk:
            if folk != NO_CARD and cards[folk].timing == "rest":
                resting += self._ability[folk]
        rounds = [sum(earned[:dice]) + sum(earned[dice : dice + 3]) * 0.25 + resting for dice in range(MOST_DICE + 1)]
        turn = 0.06 * (sum(player.silver_discount) + sum(player.provision_discount))
        for card, folk in zip(player.land, player.land_folk, strict=True):
            trigger = self._trigger[card]
            if trigger:
                turn += trigger
                if folk != NO_CARD:
                    turn += self._ability[folk] * TRIGGERS * cards[card].triggered_by.bit_count()
        return Engine(rounds, turn)

    def _journal(self, t: Table, seat: int, player: Player) -> float:
        """The way made on the track, and the way that is open."""
        space = t.book.track[player.marker]
        overtime = max(0.0, t.turn / t.seats - USUAL_LENGTH)
        value = (COLUMN + min(6.0, overtime * 0.1)) * space.column
        links = space.links[t.sides[space.section]]
        if links:
            counts = all_counts(t, seat)
            nearest = 0.0
            for link in links:
                if link.requirement is not None:
                    missing = _missing(link.requirement, counts)
                else:
                    missing = sum(max(0, price - has) for price, has in zip(link.price, player.guilds, strict=True))
                nearest = max(nearest, 1.0 / (1.0 + missing))
            value += (OPEN_LINK + min(6.0, overtime * 0.1)) * nearest
        return value


def turns_left(t: Table, seat: int) -> float:
    """How many turns a seat still has."""
    if t.turns_left >= 0:
        if t.turns_left == 0:
            return 0.0
        ahead = (seat - t.seat) % t.seats  # turns before its next one
        return float(max(0, (t.turns_left - ahead + t.seats - 1) // t.seats))
    column = max(t.book.track[t.marker_of(other)].column for other in range(t.seats))
    by_marker = TURNS_A_COLUMN * (t.book.last_column - column)
    by_clock = USUAL_LENGTH - t.turn / t.seats  # nobody should wait for more
    return LAST_TURNS + min(by_marker, max(0.0, by_clock))


def effect_value(effect: Effect) -> float:
    """Roughly what an effect brings, in points."""
    if isinstance(effect, Call):
        return _call_value(effect)
    if isinstance(effect, Choice):
        return max(effect_value(part) for part in effect.parts) + 0.2
    if isinstance(effect, AnyOrder | InOrder):
        return sum(effect_value(part) for part in effect.parts)
    if isinstance(effect, Arrow):
        return max(0.3, effect_value(effect.gain) + _call_value(effect.cost))
    if isinstance(effect, Repeat):
        return effect.times * effect_value(effect.part)
    if isinstance(effect, Maybe):
        return effect_value(effect.part)
    return 0.0


def _call_value(call: Call) -> float:
    verb = call.verb.name
    if verb == "pay":
        return -sum(amount * PROVISION * 0.8 for _, amount in call.pairs)
    words = call.words
    times = words[-1] if words and isinstance(words[-1], int) else 1
    if verb == "gain":
        return times * (SILVER if words[0] == "silver" else PROVISION)
    if verb in ("acquire", "upgrade"):
        return VERBS.get(f"{verb}:{words[0]}", 2.5) + (FREE if "free" in words else 0.7 if len(words) > 1 else 0.0)
    return times * VERBS.get(verb, 0.0)


def _near(value: int, steps: int, highest: int) -> range:
    """The values that some adjustments can give a die."""
    return range(max(1, value - steps), min(highest, value + steps) + 1)


def _reached(player: Player, value: int) -> list[int]:
    """The values that a die of some value can take by the caravan's arrows (WF-DIE-05)."""
    values = [value]
    other = value
    while player.plus[other] and other + 1 < len(player.assets):
        other += 1
        values.append(other)
    other = value
    while player.minus[other] and other > 1:
        other -= 1
        values.append(other)
    return values


def _missing(condition: Formula, counts: list[int]) -> int:
    """How much is missing for `x >= n`."""
    if isinstance(condition, Operation) and condition.sign == ">=":
        left, right = condition.parts
        return max(0, right.value(counts) - left.value(counts))
    return 0 if condition.value(counts) else 1


def _probability(goal: Formula, counts: list[int], turns: float) -> float:
    """How probably a goal is met in the end."""
    missing = _missing(goal, counts)
    if not missing:
        return 1.0 if turns < 3 else 0.95
    if not turns:
        return 0.0
    return 0.9 * exp(-missing * 4.0 / turns)
