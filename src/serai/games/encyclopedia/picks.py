"""Taking cards that are owed: bonuses of the Reputation track, now or at the end of another's turn (EN-REP-05, 06)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.automa.actions import take_earned_cards
from serai.games.encyclopedia.cards import card_id, display, draw, take_from_display
from serai.games.encyclopedia.completion import survives_pick
from serai.games.encyclopedia.experts import place_expert
from serai.games.encyclopedia.names import EXPERT, KINDS, NO_ACTION, NOTHING_THERE
from serai.games.encyclopedia.notes import animal_note
from serai.games.encyclopedia.table import Table, shown
from serai.kernel.decision import Option, Reason, Rules, ask
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer


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
    if shown(row):
        choice = yield ask(
            me,
            f"pick-{KINDS[kind]}",
            rule,
            PickOffer(t, me, kind),
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


class PickOffer(TableOffer[Table]):
    """The cards of a display."""

    __slots__ = ("kind",)

    def __init__(self, t: Table, me: int, kind: int) -> None:
        self.t = t
        self.me = me
        self.kind = kind

    def likely(self) -> list[Option]:
        o = self.t.book.options
        choices = o.expert if self.kind == EXPERT else o.animal
        return [choices[card] for card in display(self.t, self.kind) if card != NOTHING_THERE]

    def options(self) -> list[Option]:
        return self.likely() if self.t.action == NO_ACTION else super().options()

    def obstacle(self, option: Option) -> Reason | None:
        return None if survives_pick(self.t, self.me, self.kind, option.value) else reasons.WOULD_GET_STUCK

    def note(self, option: Option) -> Message | None:
        return animal_note(self.t, option)


def add_to_study(t: Table, seat: int, animal: int) -> None:
    """An Animal joins a study, without cubes."""
    player = t.players[seat]
    player.study.append(animal)
    player.cubes.append(0)
