"""What only automas do: taking a card (EN-AUTO-08), and the works of their Behaviour cards (EN-AUTO-10..14)."""

from __future__ import annotations

from typing import Final

from serai.games.encyclopedia.automa.choices import choose_card, choose_expedition_space
from serai.games.encyclopedia.cards import card_id, draw, take_from_display
from serai.games.encyclopedia.names import (
    AT_ACADEMY,
    AT_BANK,
    AT_EMBASSY,
    AT_UNIVERSITY,
    EXPERT,
    FIRST_SPACE,
    KINDS,
    NOTHING_THERE,
    SPENT,
)
from serai.games.encyclopedia.reputation import advance, become_first_player
from serai.games.encyclopedia.table import Table
from serai.kernel.effects import Call
from serai.kernel.work import Work

_PLACES: Final = {"embassy": AT_EMBASSY, "bank": AT_BANK, "university": AT_UNIVERSITY, "academy": AT_ACADEMY}


def take_earned_cards(t: Table, seat: int) -> None:
    """EN-AUTO-07: on its own turn an automa takes cards of the Reputation track at once."""
    while t.picks:
        take_card(t, seat, t.picks.pop(0), "EN-AUTO-07")


def take_card(t: Table, seat: int, kind: int, rule: str) -> None:
    """EN-AUTO-08: the preferred card of the display; from an empty display the top of the deck."""
    player = t.players[seat]
    card = choose_card(t, seat, kind)
    if card != NOTHING_THERE:
        take_from_display(t, kind, card)
        if t.story is not None:
            book = t.book
            continent = (book.expert_continent if kind == EXPERT else book.animal_continent)[card]
            name = card_id(t, kind, card)
            t.tell("event-automa-card", seat, "EN-AUTO-08", card=name, continent=book.continents[continent])
    else:
        card = draw(t, kind)
        if card == NOTHING_THERE:
            t.tell("event-pick-lost", seat, rule, card=KINDS[kind])
            return
        if t.story is not None:
            t.tell("event-card-drawn", seat, "EN-AUTO-12", card=card_id(t, kind, card))
    if kind == EXPERT:
        player.tucked = [*player.tucked, card]  # EN-AUTO-15: they just pile up
    else:
        player.study.append(card)
        player.cubes.append(0)


class PlaceDie(Work[Table]):
    """`place(location)`: the die goes there; on an Expedition, where most of its Animals live (EN-AUTO-10, 13)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        location = str(call.words[0])
        if location in _PLACES:
            t.places[t.die] = _PLACES[location]
            t.tell("event-placed", me, "EN-AUTO-10", location=location)
            return
        space = choose_expedition_space(t, me)
        if space == NOTHING_THERE:
            t.places[t.die] = SPENT
            t.tell("event-automa-no-space", me, "EN-AUTO-13")
            return
        t.places[t.die] = FIRST_SPACE + space
        t.spaces[space] = t.die
        t.target = space
        t.tell("event-placed", me, "EN-AUTO-13", location=t.book.space_ids[space])


class SpaceReputation(Work[Table]):
    """`space_reputation()`: the stars of the Expedition space, if there was one (EN-AUTO-13)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        if t.target != NOTHING_THERE and t.book.space_stars[t.target]:
            advance(t, me, t.book.space_stars[t.target], "EN-AUTO-13", t.book.space_ids[t.target])
            take_earned_cards(t, me)


class CashTokens(Work[Table]):
    """`cash_tokens(n)`: all its Expedition tokens for points (EN-AUTO-13)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        player = t.players[me]
        tokens = player.tokens
        each = call.words[0]
        assert isinstance(each, int)
        player.tokens = 0
        player.points += tokens * each
        t.tell("event-automa-cashed", me, "EN-AUTO-13", n=tokens, points=tokens * each)


class FirstPlayer(Work[Table]):
    """`first_player()`: the First Player token, if nobody took it in this round (EN-AUTO-14)."""

    quiet = True

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        become_first_player(t, me)
