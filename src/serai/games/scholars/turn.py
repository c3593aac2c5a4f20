"""A turn, as the rulebook tells it (SC-TURN, SC-WORK); before the first one come the choices of the draft."""

from __future__ import annotations

from serai.games.scholars.actions.recruit import recruit, recruit_obstacle
from serai.games.scholars.actions.research import research
from serai.games.scholars.actions.rest import rest
from serai.games.scholars.actions.translate import translate
from serai.games.scholars.actions.travel import travel
from serai.games.scholars.automa.turn import automa_turn
from serai.games.scholars.dice import action_shape, added_value
from serai.games.scholars.draft import draft
from serai.games.scholars.names import (
    ALL_GOALS,
    NO_CARD,
    NOBODY,
    RECRUIT,
    RESEARCH,
    TRANSLATE,
    TRAVEL,
    colour_of,
    value_of,
)
from serai.games.scholars.reasons import (
    DIE_HAS_WORKERS,
    EFFECT_DONE,
    EFFECT_IN_VAIN,
    MAIN_DONE,
    NO_CARD_IN_HAND,
    NO_DIE_IN_HAND,
    NO_DIE_THERE,
    NO_SUCH_WORKER,
    NOTHING_TO_REST,
    OTHER_COLUMN,
    SLOT_CLOSED,
    SLOT_TAKEN,
)
from serai.games.scholars.retirement import retire
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Effect
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer


def next_turn(t: Table) -> Rules:
    """A choice of the draft, or the whole turn of the seat whose turn it is."""
    if t.is_drafting():
        yield from draft(t)
        return
    me = t.seat
    if t.story is not None:
        t.tell("event-turn", me, "SC-TURN-01", n=t.turn + 1)
    if me < len(t.players):
        yield from _player_turn(t, me)
    else:
        yield from automa_turn(t)
    yield from _end_turn(t)


def _player_turn(t: Table, me: int) -> Rules:
    """SC-TURN-02: Work or Rest."""
    options = t.book.options
    if not turn_kinds(t, me).options():
        t.tell("event-pass", me, "SC-TURN-02")
        return
    chosen = yield ask(me, "turn", "SC-TURN-02", turn_kinds(t, me))
    if chosen is options.rest:
        yield from rest(t, me)
        if t.confirm:
            yield ask(me, "end-turn", "SC-TURN-03", (options.end_turn,), shown=True)
    else:
        yield from _work(t, me, chosen.value)


def turn_kinds(t: Table, me: int) -> Offer:
    """Every slot to work on, and Rest (SC-TURN-02, SC-WORK-01)."""
    options = t.book.options
    return Offer([*options.slot.values(), options.rest], lambda option: _kind_obstacle(t, me, option))


def _kind_obstacle(t: Table, me: int, option: Option) -> Reason | None:
    player = t.players[me]
    if option is t.book.options.rest:
        return None if any(card != NO_CARD for card in player.slots) else NOTHING_TO_REST
    place: int = option.value
    if not t.book.board[place].is_open and player.goals != ALL_GOALS:
        return SLOT_CLOSED
    if player.slots[place] != NO_CARD:
        return SLOT_TAKEN
    if not player.cards:
        return NO_CARD_IN_HAND
    if not player.hand and not any(t.book.action_cards[card].printed_die for card in player.cards):
        return NO_DIE_IN_HAND
    return None


def _end_turn(t: Table) -> Rules:
    """SC-TURN-03: retirements, then the next seat; after the last turn the gold on translators (SC-END-03)."""
    t.settled = True
    t.book.seams.actions_end(t)
    yield from retire(t)
    forget_turn(t)
    t.book.seams.turn_ends(t)
    t.turn += 1
    if t.turns_left > 0:
        t.turns_left -= 1
    if t.turns_left == 0:
        yield from t.book.seams.before_end(t)
        _collect_gold(t)
    t.seat = (t.seat + 1) % t.seats


def forget_turn(t: Table) -> None:
    """What the table remembers of one turn only."""
    t.working = -1
    t.settled = False
    t.colour = -1
    t.value = 0


def _collect_gold(t: Table) -> None:
    """SC-END-03: gold on own translators comes back into the supply."""
    for room, owner in enumerate(t.owners):
        if owner != NOBODY and t.gold[room]:
            t.players[owner].gold += t.gold[room]
            t.tell("event-collect-gold", owner, "SC-END-03", n=t.gold[room])
            t.gold[room] = 0


# -- Work -----------------------------------------------------------------------------------------------------------


def _work(t: Table, me: int, place: int) -> Rules:
    """SC-WORK-01, -02: a card onto a slot, dice onto the card; then actions in any order (SC-WORK-03)."""
    card = yield from _play_card(t, me, place)
    yield from _place_dice(t, me, card)
    player = t.players[me]
    effects: list[Effect | None] = list(t.book.action_cards[card].work)  # None: resolved
    retired = [one for one in player.tucked[place] if t.book.acts[one]]
    used: set[int] = set()
    while True:
        steps = StepOffer(t, me, card, effects, retired, used) + t.book.seams.steps(t, me)
        chosen = yield ask(me, "work", "SC-WORK-03", steps, shown=t.confirm)
        options = t.book.options
        if chosen is options.end_turn:
            return
        if chosen in options.main:
            yield from _main_action(t, me, chosen.value)
        elif chosen in options.work[card]:
            effect = effects[chosen.value[1]]
            effects[chosen.value[1]] = None
            assert effect is not None
            t.book.seams.card_effect_used(t, me)
            yield from perform_chosen(t, me, effect)
        elif chosen.id.startswith("put:"):
            _put_worker(t, me, *chosen.value)
        elif chosen.id.startswith("use:"):
            used.add(chosen.value)
            yield from perform_chosen(t, me, t.book.translators[chosen.value].retired)
        else:
            yield from t.book.seams.step(t, me, chosen)


def perform_chosen(t: Table, me: int, effect: Effect) -> Rules:
    """An effect that was chosen as an action: a cost is not asked for once more."""
    performer = t.book.performer
    return performer.resolve(t, me, [(part, 0) for part in performer.flat(effect)], at_least_one=True)


def _play_card(t: Table, me: int, place: int) -> Asking[int]:
    book = t.book
    player = t.players[me]
    cards = player.cards

    def obstacle(option: Option) -> Reason | None:
        if option.value not in cards:
            return NO_CARD_IN_HAND
        return None if player.hand or book.action_cards[option.value].printed_die else NO_DIE_IN_HAND

    offer = Offer([book.options.card[card] for card in cards], obstacle)
    chosen = yield ask(me, "card", "SC-WORK-01", offer, {"slot": book.board[place].id})
    card: int = chosen.value
    cards.remove(card)
    player.slots[place] = card
    t.working = place
    t.settled = False
    t.tell("event-play-card", me, "SC-WORK-01", card=book.action_cards[card].id, slot=book.board[place].id)
    return card


def _place_dice(t: Table, me: int, card: int) -> Rules:
    """SC-WORK-02: one or two dice of the hand; with a printed die none or one, which nothing may cover."""
    book = t.book
    options = book.options
    player = t.players[me]
    first = t.working * book.dice_on_card
    printed = book.action_cards[card].printed_die
    if printed:
        offered = [options.die[die] for die in dict.fromkeys(player.hand)]
        offer = Offer([*offered, options.no_die], note=lambda option: _die_note(t, me, option))
        player.dice[first] = printed
        chosen = yield ask(me, "die", "SC-WORK-02", offer, {"n": 1})
        if chosen is options.no_die:
            return
        _place_die(t, me, chosen.value, first + 1)
        chosen = yield ask(me, "printed-die", "SC-WORK-02", Offer((options.with_printed, options.without_printed)))
        if chosen is options.without_printed:
            player.dice[first] = 0
        return
    for place in range(first, first + book.dice_on_card):
        offered = [options.die[die] for die in dict.fromkeys(player.hand)]
        if place > first:
            offered.append(options.one_die)
        offer = Offer(offered, note=lambda option: _die_note(t, me, option))
        chosen = yield ask(me, "die", "SC-WORK-02", offer, {"n": place - first + 1})
        if chosen is options.one_die:
            return
        _place_die(t, me, chosen.value, place)


def _place_die(t: Table, me: int, die: int, place: int) -> None:
    player = t.players[me]
    player.hand.remove(die)
    player.dice[place] = die
    if t.story is not None:
        name = f"die-{t.book.colours[colour_of(die)].id}"
        t.tell("event-place-die", me, "SC-WORK-02", die=name, value=value_of(die))


def _die_note(t: Table, me: int, option: Option) -> Message | None:
    """What the action would be with this die (SC-COL-03)."""
    player = t.players[me]
    places = range(t.working * t.book.dice_on_card, (t.working + 1) * t.book.dice_on_card)
    if option not in t.book.options.die.values():
        return shape_note(t, me)
    free = next(place for place in places if not player.dice[place])
    player.dice[free] = option.value
    message = shape_note(t, me)
    player.dice[free] = 0
    return message


def shape_note(t: Table, me: int, action: int = -1) -> Message | None:
    """Colour and value of the action as it stands, or of one of the main actions."""
    colours, dice = action_shape(t, me)
    if not colours:
        return None
    value = max(main_value(t, me, action, dice, colour) for colour in colours)
    return Message("note-action", {"colours": tuple(t.book.colours[colour].id for colour in colours), "n": value})


# -- the steps of a Work turn ---------------------------------------------------------------------------------------


class StepOffer(TableOffer[Table]):
    """SC-WORK-03: workers onto dice, the main action, effects of the card, retired translators, or the end.

    `effects` are those of the card, None where one is resolved; `used` are the `retired` translators that are.
    """

    __slots__ = ("card", "effects", "retired", "used")

    def __init__(
        self, t: Table, me: int, card: int, effects: list[Effect | None], retired: list[int], used: set[int]
    ) -> None:
        super().__init__(t, me)
        self.card = card
        self.effects = effects
        self.retired = retired
        self.used = used

    def likely(self) -> list[Option]:
        t = self.t
        options = t.book.options
        found: list[Option] = []
        if not t.settled:
            for action in main_actions(t, self.me):
                found.append(options.main[action])
            found += _workers(t, self.me)
        seen: list[Effect] = []
        for place, effect in enumerate(self.effects):
            if effect is not None and effect not in seen:  # of equal effects that are left, one is enough
                seen.append(effect)
                found.append(options.work[self.card][place])
        for one in self.retired:
            if one not in self.used:
                found.append(options.use[one])
        found.append(options.end_turn)
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        options = t.book.options
        if option is options.end_turn:
            return None
        if option in options.main:
            return MAIN_DONE if t.settled else main_obstacle(t, self.me, option.value)
        if option in options.work[self.card]:
            effect = self.effects[option.value[1]]
            if effect is None:
                return EFFECT_DONE
            return None if t.book.performer.possible(t, self.me, effect, 0) else EFFECT_IN_VAIN
        if option.id.startswith("put:"):
            return _worker_obstacle(t, self.me, *option.value)
        if option.value in self.used:
            return EFFECT_DONE
        if option.value not in self.retired:
            return OTHER_COLUMN
        effect = t.book.translators[option.value].retired
        return None if t.book.performer.possible(t, self.me, effect, 0) else EFFECT_IN_VAIN

    def others(self) -> list[Option]:
        t = self.t
        options = t.book.options
        found = [options.work[self.card][place] for place, effect in enumerate(self.effects) if effect is None]
        found += [options.use[one] for one in self.retired if one in self.used]
        for column in t.players[self.me].tucked:
            found += [options.use[one] for one in column if t.book.acts[one] and one not in self.retired]
        if t.settled:
            found += [options.main[action] for action in t.book.board[t.working].actions]
        offered = [] if t.settled else _workers(t, self.me)
        return found + [option for option in _beside_dice(t, self.me) if option not in offered]

    def note(self, option: Option) -> Message | None:
        if option in self.t.book.options.main:
            return shape_note(self.t, self.me, option.value)
        return _worker_note(self.t, self.me, *option.value) if option.id.startswith("put:") else None


def _worker_note(t: Table, me: int, place: int, worker: int) -> Message | None:
    """What the action would be with this worker beside that die (SC-COL-05, -07)."""
    helpers = t.players[me].helpers
    at = _free_beside(t, me, place)
    actions = main_actions(t, me)
    helpers[at] = worker + 1
    message = shape_note(t, me, actions[0] if len(actions) == 1 else -1)
    helpers[at] = 0
    return message


def _workers(t: Table, me: int) -> list[Option]:
    """Workers of the supply beside the dice of the card."""
    workers = t.players[me].workers
    return [option for option in _beside_dice(t, me) if workers[option.value[1]]]


def _beside_dice(t: Table, me: int) -> list[Option]:
    """A worker of every colour beside the dice of the card."""
    dice = t.players[me].dice
    first = t.working * t.book.dice_on_card
    return [option for place, row in enumerate(t.book.options.put) if dice[first + place] for option in row]


def _worker_obstacle(t: Table, me: int, place: int, worker: int) -> Reason | None:
    """SC-COL-05: at most two workers a die, before the main action."""
    player = t.players[me]
    at = t.working * t.book.dice_on_card + place
    if t.settled:
        return MAIN_DONE
    if not player.dice[at]:
        return NO_DIE_THERE
    if not player.workers[worker]:
        return NO_SUCH_WORKER
    many = t.book.workers_on_die
    if all(player.helpers[at * many : (at + 1) * many]):
        return DIE_HAS_WORKERS
    return t.book.seams.worker_obstacle(t, me, place, worker)


def _put_worker(t: Table, me: int, place: int, worker: int) -> None:
    """SC-COL-05, -07: the worker leaves the supply; the dice tell what it does, in the order placed."""
    player = t.players[me]
    player.workers[worker] -= 1
    player.helpers[_free_beside(t, me, place)] = worker + 1
    if t.story is not None:
        name = f"worker-{t.book.words.workers[worker]}"
        t.tell("event-put-worker", me, "SC-COL-05", worker=name, shape=shape_note(t, me))


def _free_beside(t: Table, me: int, place: int) -> int:
    """Where the next worker beside a die of the card lies."""
    at = (t.working * t.book.dice_on_card + place) * t.book.workers_on_die
    while t.players[me].helpers[at]:
        at += 1
    return at


# -- the main action ------------------------------------------------------------------------------------------------


def main_actions(t: Table, me: int) -> list[int]:
    """The actions of the slot, and those that retired translators allow instead (SC-WORK-04, -05)."""
    actions = list(t.book.board[t.working].actions)
    for one in t.players[me].tucked[t.working]:
        other = t.book.alternative[one]
        if other >= 0 and other not in actions:
            actions.append(other)
    return actions


def main_value(t: Table, me: int, action: int, dice: int, colour: int = -1) -> int:
    """SC-COL-04: the dice and what is added, never above the most."""
    return min(t.book.most_value, dice + added_value(t, me) + t.book.seams.value_bonus(t, me, action, colour))


def main_obstacle(t: Table, me: int, action: int) -> Reason | None:
    """Why a main action cannot be done: Travel and Research always can."""
    if action in (TRAVEL, RESEARCH):
        return None
    colours, dice = action_shape(t, me)
    reason: Reason | None = None
    for colour in colours:
        reason = _colour_obstacle(t, me, action, colour, dice)
        if reason is None:
            return None
    return reason


def _colour_obstacle(t: Table, me: int, action: int, colour: int, dice: int) -> Reason | None:
    """Why a main action cannot be done in one of the colours that it can have."""
    if action == RECRUIT:
        return recruit_obstacle(t, me, main_value(t, me, action, dice, colour))
    if action == TRANSLATE:
        return t.book.seams.translate_obstacle(t, me, colour, main_value(t, me, action, dice, colour))
    return None


def _main_action(t: Table, me: int, action: int) -> Rules:
    """SC-WORK-07: colour and value are fixed now and stay so."""
    book = t.book
    colours, dice = action_shape(t, me)
    t.settled = True
    t.colour = colours[0]
    t.value = main_value(t, me, action, dice, t.colour)
    if len(colours) > 1 and book.seams.needs_colour(t, me, action, colours):

        def obstacle(option: Option) -> Reason | None:
            return _colour_obstacle(t, me, action, option.value, dice)

        chosen = yield ask(me, "colour", "SC-WORK-07", Offer([book.options.colour[one] for one in colours], obstacle))
        t.colour = chosen.value
        t.value = main_value(t, me, action, dice, t.colour)
    if t.story is not None:
        name = book.colours[t.colour].id
        t.tell("event-main", me, "SC-WORK-03", action=book.options.main[action].message, colour=name, n=t.value)
    if action == RECRUIT:
        yield from recruit(t, me)
    elif action == TRAVEL:
        yield from travel(t, me)
    elif action == RESEARCH:
        yield from research(t, me)
    else:
        yield from translate(t, me)
