"""A turn, as the rulebook tells it (WF-TURN)."""

from __future__ import annotations

from serai.games.wayfarers.actions.place_die import can_place, place_die
from serai.games.wayfarers.actions.place_worker import colour_obstacle, place_worker
from serai.games.wayfarers.actions.rest import rest
from serai.games.wayfarers.actions.trade import adjust_by_trade, trade_obstacle
from serai.games.wayfarers.automa.turn import automa_turn, settle_owed_bonuses
from serai.games.wayfarers.effects.dice import different
from serai.games.wayfarers.effects.journal import science, science_obstacle
from serai.games.wayfarers.names import ROWS, WORKERS
from serai.games.wayfarers.reasons import NO_SLOT, SCIENCE_FIRST
from serai.games.wayfarers.setup import forget_turn, make_ready
from serai.games.wayfarers.table import NO_CARD, NOBODY, Table, row_places
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.offer import TableOffer


def next_turn(t: Table) -> Rules:
    """The whole turn of the seat whose turn it is."""
    me = t.seat
    if t.story is not None:
        t.tell("event-turn", me, "WF-TURN-01", n=t.turn + 1)
    if me < len(t.players):
        yield from _main_action(t, me)
        yield from _after_action(t, me)
        if t.automa is not None:
            yield from settle_owed_bonuses(t)
    else:
        yield from automa_turn(t)
    _end_turn(t)


def _main_action(t: Table, me: int) -> Rules:
    """WF-TURN-01: exactly one of placing a die, placing a worker, resting."""
    options = t.book.options
    while True:
        chosen = yield ask(me, "main-action", "WF-TURN-01", MainActions(t, me))
        if chosen is not options.trade:
            break
        yield from adjust_by_trade(t, me)
    if chosen is options.rest:
        yield from rest(t, me)
    elif chosen is options.die.get(chosen.value):
        yield from place_die(t, me, chosen.value)
    else:
        yield from place_worker(t, me, chosen.value)


class MainActions(TableOffer[Table]):
    """Dice, workers, resting, and the Trade ability before them."""

    __slots__ = ()

    def likely(self) -> list[Option]:
        options = self.t.book.options
        player = self.t.players[self.me]
        found = different(player.dice, options.die)
        for colour in range(len(WORKERS)):
            if player.workers[colour]:
                found.append(options.worker[colour])
        found.append(options.rest)
        found.append(options.trade)
        return found

    def options(self) -> list[Option]:
        t, me = self.t, self.me
        options = t.book.options
        player = t.players[me]
        found: list[Option] = []
        for option in different(player.dice, options.die):
            if can_place(t, me, option.value):
                found.append(option)
        for colour in range(len(WORKERS)):
            if player.workers[colour] and colour_obstacle(t, me, colour) is None:
                found.append(options.worker[colour])
        found.append(options.rest)
        if trade_obstacle(t, me) is None:
            found.append(options.trade)
        return found

    def others(self) -> list[Option]:
        workers = self.t.players[self.me].workers
        options = self.t.book.options
        return [*(option for option in options.worker if not workers[option.value]), options.science]

    def obstacle(self, option: Option) -> Reason | None:
        options = self.t.book.options
        if options.die.get(option.value) is option:
            return None if can_place(self.t, self.me, option.value) else NO_SLOT
        if option is options.rest:
            return None
        if option is options.trade:
            return trade_obstacle(self.t, self.me)
        if option is options.science:
            return SCIENCE_FIRST
        return colour_obstacle(self.t, self.me, option.value)


def _after_action(t: Table, me: int) -> Rules:
    """The last window of the turn for the Science and Trade abilities (WF-GLD-02, -04)."""
    options = t.book.options
    while t.confirm or science_obstacle(t, me) is None or trade_obstacle(t, me) is None:
        chosen = yield ask(me, "end-turn", "WF-TURN-07", Abilities(t, me), shown=t.confirm)
        if chosen is options.science:
            yield from science(t, me)
        elif chosen is options.trade:
            yield from adjust_by_trade(t, me)
        else:
            return


class Abilities(TableOffer[Table]):
    """The Science and Trade abilities, and the end of the turn."""

    __slots__ = ()

    def likely(self) -> tuple[Option, ...]:
        options = self.t.book.options
        return (options.science, options.trade, options.end_turn)

    def obstacle(self, option: Option) -> Reason | None:
        options = self.t.book.options
        if option is options.science:
            return science_obstacle(self.t, self.me)
        return trade_obstacle(self.t, self.me) if option is options.trade else None


def _end_turn(t: Table) -> None:
    """WF-TURN-07: refill the rows, forget the turn, next seat."""
    refill(t)
    forget_turn(t)
    if t.seat < len(t.players):
        make_ready(t.players[t.seat])
    t.turn += 1
    if t.turns_left > 0:
        t.turns_left -= 1
    t.seat = (t.seat + 1) % t.seats


def refill(t: Table) -> None:
    """WF-ACQ-10: cards slide toward slot 1 with what lies on them; new ones come in behind."""
    if NO_CARD not in t.display:
        return
    for row in range(len(ROWS)):
        places = row_places(t, row)
        free, end = places[0], places[-1] + 1
        if NO_CARD not in t.display[free:end]:
            continue
        for place in places:
            if t.display[place] != NO_CARD:
                if place != free:
                    t.display[free] = t.display[place]
                    t.display_workers[free] = t.display_workers[place]
                    t.display_influence[free] = t.display_influence[place]
                    t.display[place] = NO_CARD
                    t.display_workers[place] = 0
                    t.display_influence[place] = NOBODY
                free += 1
        deck = t.decks[row]
        new = min(end - free, len(deck))  # WF-ACQ-11: an empty deck leaves slots empty
        if new:
            t.reveals += 1
            for number in range(new):
                t.display[free + number] = deck[-1 - number]
            t.decks[row] = deck[:-new]
            t.known[row] = t.known[row][:-new]
            if t.story is None:
                continue
            for number in range(new):
                card = t.book.cards[t.display[free + number]].id
                t.tell("event-refill", t.seat, "WF-ACQ-10", card=card, slot=(free + number) % t.book.slots + 1)
