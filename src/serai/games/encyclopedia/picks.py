"""Taking cards that are owed: bonuses of the Reputation track, now or at the end of another's turn (EN-REP-05, 06)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.automa.actions import take_earned_cards
from serai.games.encyclopedia.cards import card_id, display, draw, take_from_display
from serai.games.encyclopedia.completion import survives_pick
from serai.games.encyclopedia.experts import place_expert
from serai.games.encyclopedia.names import EXPERT, KINDS, NOTHING_THERE
from serai.games.encyclopedia.notes import animal_note
from serai.games.encyclopedia.table import Table, shown
from serai.kernel.decision import Offer, Rules, ask


def take_picks(t: Table, seat: int) -> Rules:
    """Take the cards that are due now, in the order earned; using an Expert may add to them."""
    if t.players[seat].is_automa:
        take_earned_cards(t, seat)
    while t.picks:
        yield from pick_card(t, seat, t.picks.pop(0), "EN-REP-06")


def take_waiting_picks(t: Table, active: int) -> Rules:
    """EN-REP-05: after a turn the others take what they earned in it, clockwise from the next competitor."""
    while t.waiting:
        waiting = t.waiting
        for seat in t.clockwise(t.next_seat(active)):
            mine = [code for code in waiting if code // len(KINDS) == seat]
            if mine:
                break
        t.waiting.remove(mine[0])
        t.picks.append(mine[0] % len(KINDS))
        yield from take_picks(t, seat)


def pick_card(t: Table, me: int, kind: int, rule: str) -> Rules:
    """Choose a card of a display; from an empty display take the top of the deck, if there is one (EN-REP-06)."""
    row = display(t, kind)
    choices = t.book.options.expert if kind == EXPERT else t.book.options.animal
    if shown(row):
        choice = yield ask(
            me,
            f"pick-{KINDS[kind]}",
            rule,
            Offer(
                lambda: [choices[card] for card in row if card != NOTHING_THERE],
                lambda option: None if survives_pick(t, me, kind, option.value) else reasons.WOULD_GET_STUCK,
                note=lambda option: animal_note(t, option),
            ),
        )
        card: int = choice.value
        take_from_display(t, kind, card)
        t.tell("event-card-taken", me, rule, card=card_id(t, kind, card))
    else:
        card = draw(t, kind)
        if card == NOTHING_THERE:
            t.tell("event-pick-lost", me, "EN-REP-06", card=KINDS[kind])
            return
        t.tell("event-card-drawn", me, "EN-REP-06", card=card_id(t, kind, card))
    if kind == EXPERT:
        yield from place_expert(t, me, card)
    else:
        add_to_study(t, me, card)


def add_to_study(t: Table, seat: int, animal: int) -> None:
    """An Animal joins a study, without cubes."""
    player = t.players[seat]
    player.study.append(animal)
    player.cubes.append(0)
