"""The draft: pairs of a starting translator and a resource card, in reverse order of turns (SC-SET-11 to -14)."""

from __future__ import annotations

from serai.games.scholars.automa.setup import apply_difficulty
from serai.games.scholars.dice import draw
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Rules, ask
from serai.kernel.effects import NOTHING
from serai.kernel.message import Message


def draft(t: Table) -> Rules:
    """One choice: the translator is the player's, the resource card is resolved at once (SC-SET-11, -13)."""
    book = t.book
    me = t.seat
    rooms, cards = t.pairs[::2], t.pairs[1::2]
    resource_of = {t.rooms[room]: card for room, card in zip(rooms, cards, strict=True)}

    def note(option: Option) -> Message | None:
        return pair_note(t, resource_of[option.value])

    offer = Offer([book.options.pair[t.rooms[room]] for room in rooms], note=note)
    chosen = yield ask(me, "draft", "SC-SET-11", offer)
    place = rooms.index(t.rooms.index(chosen.value))
    card = cards[place]
    t.pairs = [*t.pairs[: place * 2], *t.pairs[place * 2 + 2 :]]
    t.players[me].influence -= 1
    t.owners[rooms[place]] = me
    name = book.resource_cards[card].id
    t.tell("event-draft", me, "SC-SET-11", translator=book.translators[chosen.value].id, card=name)
    yield from _resolve(t, me, card)
    if me == t.first:
        t.pairs = []  # SC-SET-14: the translators that are left are neutral
        if t.automa is not None:
            apply_difficulty(t)
    else:
        t.seat = (me - 1) % len(t.players)


def pair_note(t: Table, card: int) -> Message:
    """What a resource card brings."""
    book = t.book
    printed = book.resource_cards[card]
    amounts = [(f"die-{book.words.colours[colour]}", count) for colour, count in enumerate(printed.dice)]
    amounts += [("gold", printed.gold), ("silver", printed.silver)]
    amounts += [(f"worker-{book.words.workers[worker]}", count) for worker, count in enumerate(printed.workers)]
    gains = tuple(Message("amount", {"n": count, "what": what}) for what, count in amounts if count)
    arguments = {"card": printed.id, "gains": gains, "draw": printed.draw, "effect": printed.bonus}
    return Message("note-pair-bonus" if printed.bonus is not NOTHING else "note-pair", arguments)


def _resolve(t: Table, me: int, card: int) -> Rules:
    """SC-SET-12, from top to bottom."""
    player = t.players[me]
    printed = t.book.resource_cards[card]
    player.resource = card
    for colour, count in enumerate(printed.dice):
        player.bag[colour] += count
        t.stock[colour] -= count
    draw(t, me, printed.draw, "SC-SET-12")
    player.gold += printed.gold
    player.silver += printed.silver
    for worker, count in enumerate(printed.workers):
        player.workers[worker] += count
    if printed.bonus is not NOTHING:
        yield from t.book.performer.perform(t, me, printed.bonus)
