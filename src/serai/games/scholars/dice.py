"""Dice: what colour and value an action has, and how dice come and go (SC-COL, SC-DICE, SC-LIM-02 to -04)."""

from __future__ import annotations

from bisect import insort

from serai.games.scholars.names import PRINTED, colour_of, die_of, value_of
from serai.games.scholars.table import Player, Table
from serai.kernel.decision import Asking, Offer, Option, Rules, ask

# -- the action of a turn -------------------------------------------------------------------------------------------


def action_shape(t: Table, me: int) -> tuple[list[int], int]:
    """The colours that the main action of this turn can have, and the sum of its dice (SC-COL-03 to -06)."""
    book = t.book
    player = t.players[me]
    wild = list({book.wild[one]: None for one in player.tucked[t.working] if book.wild[one] >= 0})
    colours: list[int] = []
    value = 0
    first = t.working * book.dice_on_card
    for place in range(first, first + book.dice_on_card):
        die = player.dice[place]
        if not die:
            continue
        colour, worth = worked(t, me, die, place, wild)
        meanings = book.seams.counts_as(t, me, colour, wild) if wild else (colour,)
        if not value:
            colours = list(meanings)
        else:
            mixed: list[int] = []
            for one in colours:
                for other in meanings:
                    mixed += [each for each in book.mix[one][other] if each not in mixed]
            colours = mixed
        value += worth
    if t.colour >= 0 and not t.settled:  # fixed before the main action (SC-WORK-07)
        colours = [t.colour]
    return colours, value


def worked(t: Table, me: int, die: int, place: int, wild: list[int]) -> tuple[int, int]:
    """The colour and the value of a die after its workers, in the order in which they came (SC-COL-05)."""
    book = t.book
    helpers = t.players[me].helpers
    colour, value = colour_of(die), value_of(die)
    first = place * book.workers_on_die
    for at in range(first, first + book.workers_on_die):
        if helper := helpers[at]:
            theirs = book.worker_colours[helper - 1]
            if theirs == colour or (wild and theirs in book.seams.counts_as(t, me, colour, wild)):
                value = book.constants["worker_raises_to"]
            else:
                colour = theirs
    return colour, value


def added_value(t: Table, me: int) -> int:
    """What retired translators under the slot add to the value (SC-WORK-05)."""
    added = t.book.added
    total = 0
    for one in t.players[me].tucked[t.working]:
        total += added[one]
    return total


# -- drawing --------------------------------------------------------------------------------------------------------


def roll_into_hand(t: Table, me: int, colour: int, rule: str) -> None:
    """SC-DICE-01: a die that enters the hand is rolled at once."""
    die = die_of(colour, t.book.colours[colour].faces[t.roll() - 1])
    insort(t.players[me].hand, die)
    t.book.seams.came_to_hand(t, me, die)
    if t.story is not None:
        t.tell("event-roll", me, rule, die=f"die-{t.book.colours[colour].id}", value=value_of(die))


def can_draw(t: Table, me: int) -> bool:
    """Whether a draw would give a die: from the bag or from what goes back into it."""
    player = t.players[me]
    return any(player.bag) or any(_returning(t, me, place, die) for place, die in enumerate(player.dice))


def draw(t: Table, me: int, count: int, rule: str) -> int:
    """Draw dice at random and roll them (SC-DICE-01, -02); how many there were."""
    player = t.players[me]
    for drawn in range(count):
        inside = sum(player.bag)
        if not inside:
            _empty_board(t, me)
            inside = sum(player.bag)
            if not inside:
                return drawn
        which = t.chance.below(inside) if inside > 1 else 0
        colour = 0
        while which >= player.bag[colour]:
            which -= player.bag[colour]
            colour += 1
        player.bag[colour] -= 1
        roll_into_hand(t, me, colour, rule)
    return count


def _empty_board(t: Table, me: int) -> None:
    """SC-DICE-02: the dice on the board return to the bag, except those of the action in progress."""
    player = t.players[me]
    back = 0
    for place, die in enumerate(player.dice):
        if _returning(t, me, place, die):
            player.bag[colour_of(die)] += 1
            player.dice[place] = 0
            back += 1
    if back:
        t.tell("event-board-to-bag", me, "SC-DICE-02", n=back)


def _returning(t: Table, me: int, place: int, die: int) -> bool:
    if not die or die & PRINTED:
        return False
    return t.seat != me or place // t.book.dice_on_card != t.working


def dice_to_bag(t: Table, me: int) -> None:
    """SC-REST-10: all dice on the board go to the bag; printed ones stay with their cards."""
    player = t.players[me]
    for place, die in enumerate(player.dice):
        if die and not die & PRINTED:
            player.bag[colour_of(die)] += 1
        player.dice[place] = 0


# -- gaining --------------------------------------------------------------------------------------------------------


def gain_white(t: Table, me: int, rule: str) -> Rules:
    """A white die into the bag; if none is left, every other player returns one instead (SC-LIM-02)."""
    white = t.book.white
    if t.stock[white]:
        t.stock[white] -= 1
        t.players[me].bag[white] += 1
        if t.story is not None:
            t.tell("event-gain-die", me, rule, die=f"die-{t.book.colours[white].id}", where="bag")
        return
    for seat in t.clockwise():
        if seat != me and white_dice(t, seat):
            yield from give_up_white(t, seat, "return-white", "SC-LIM-02", False)


def gain_die(t: Table, me: int, colour: int, to_hand: bool, rule: str) -> None:
    """A die of a colour that is left in the main supply."""
    t.stock[colour] -= 1
    if to_hand:
        roll_into_hand(t, me, colour, rule)
        return
    t.players[me].bag[colour] += 1
    if t.story is not None:
        t.tell("event-gain-die", me, rule, die=f"die-{t.book.colours[colour].id}", where="bag")


# -- destroying -----------------------------------------------------------------------------------------------------


def white_dice(t: Table, me: int) -> list[Option]:
    """The white dice that a player could give up: one of the bag, those of the hand, those on the board."""
    options = t.book.options
    white = t.book.white
    player = t.players[me]
    found: list[Option] = []
    if player.bag[white]:
        found.append(options.destroy_bag)
    last = 0
    for die in player.hand:
        if colour_of(die) == white and die != last:
            found.append(options.destroy_hand[value_of(die) - 1])
            last = die
    for place, option in options.destroy_board.items():
        if _white_on(t, player, me, place) >= 0:
            found.append(option)
    return found


def _white_on(t: Table, player: Player, me: int, place: int) -> int:
    """Where a white die lies that may leave a card of the board, or -1 (SC-WORK-09: not from an open action)."""
    if place == t.working and t.seat == me and not t.settled:
        return -1
    first = place * t.book.dice_on_card
    for at in range(first, first + t.book.dice_on_card):
        die = player.dice[at]
        if die and not die & PRINTED and colour_of(die) == t.book.white:
            return at
    return -1


def give_up_white(t: Table, me: int, key: str, rule: str, optional: bool) -> Asking[bool]:
    """Return a white die to the main supply (SC-EFF-04); False if the player has none or declined."""
    options = t.book.options
    candidates = white_dice(t, me)
    if not candidates:
        return False
    if optional:
        candidates.append(options.skip)
    chosen = yield ask(me, key, rule, Offer(candidates))
    if chosen is options.skip:
        return False
    destroy(t, me, chosen, rule)
    return True


def destroy(t: Table, me: int, chosen: Option, rule: str) -> None:
    """One of the options of `white_dice`."""
    options = t.book.options
    player = t.players[me]
    white = t.book.white
    where = "bag"
    if chosen is options.destroy_bag:
        player.bag[white] -= 1
    elif chosen.id.startswith("destroy:slot"):
        player.dice[_white_on(t, player, me, chosen.value)] = 0
        where = "board"
    else:
        player.hand.remove(die_of(white, chosen.value))
        where = "hand"
    t.stock[white] += 1
    t.tell("event-destroy-white", me, rule, where=where)


def owned(t: Table, me: int) -> list[int]:
    """The dice of a player by colour, in the bag, the hand and on the board (SC-SCORE-01)."""
    player = t.players[me]
    dice = player.bag[:]
    for die in player.hand:
        dice[colour_of(die)] += 1
    for die in player.dice:
        if die and not die & PRINTED:
            dice[colour_of(die)] += 1
    return dice
