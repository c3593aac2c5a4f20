"""The six actions, one module each; here: which of them a player can choose, and doing the chosen one (EN-TURN-05)."""

from __future__ import annotations

from serai.games.encyclopedia.actions.academy import academy_obstacle, visit_academy
from serai.games.encyclopedia.actions.bank import visit_bank
from serai.games.encyclopedia.actions.embassy import visit_embassy
from serai.games.encyclopedia.actions.expedition import expedition_obstacle, go_on_expedition
from serai.games.encyclopedia.actions.publication import publication_obstacle, publish
from serai.games.encyclopedia.actions.university import university_obstacle, visit_university
from serai.games.encyclopedia.boosts import die_bonus, put_away_die
from serai.games.encyclopedia.free_steps import FREE_STEPS
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Reason, Rules
from serai.kernel.extras import ask_with
from serai.kernel.message import Message
from serai.kernel.offer import TableOffer


def perform_action(t: Table, me: int) -> Rules:
    """Choose an action for the die in hand and carry it out (EN-TURN-05..10)."""
    o = t.book.options
    choice = yield from ask_with(
        FREE_STEPS,
        t,
        me,
        "action",
        "EN-TURN-05",
        ActionOffer(t, me),
        {"colour": t.book.colours[t.colour], "value": t.values[t.die]},
    )
    if choice is o.embassy:
        yield from visit_embassy(t, me)
    elif choice is o.bank:
        yield from visit_bank(t, me)
    elif choice is o.university:
        yield from visit_university(t, me)
    elif choice is o.academy:
        yield from visit_academy(t, me)
    elif choice in o.expedition:
        yield from go_on_expedition(t, me, choice.value)
    else:
        yield from publish(t, me, choice.value)
    put_away_die(t)


class ActionOffer(TableOffer[Table]):
    """The actions that can be carried out completely; the Embassy and the Bank always can (EN-TURN-03)."""

    __slots__ = ()

    def likely(self) -> list[Option]:
        o = self.t.book.options
        found = o.actions[:]
        for animal in self.t.players[self.me].study:
            found.append(o.publish[animal])
        return found

    def options(self) -> list[Option]:
        t = self.t
        me = self.me
        o = t.book.options
        found = [o.embassy, o.bank]
        if university_obstacle(t, me) is None:
            found.append(o.university)
        if academy_obstacle(t, me) is None:
            found.append(o.academy)
        for option in o.expedition:
            if expedition_obstacle(t, me, option.value) is None:
                found.append(option)
        continents = t.book.animal_continent
        for animal in t.players[me].study:
            if publication_obstacle(t, me, continents[animal]) is None:
                found.append(o.publish[animal])
        return found

    def obstacle(self, option: Option) -> Reason | None:
        t = self.t
        o = t.book.options
        if option is o.embassy or option is o.bank:
            return None
        if option is o.university:
            return university_obstacle(t, self.me)
        if option is o.academy:
            return academy_obstacle(t, self.me)
        if option in o.expedition:
            return expedition_obstacle(t, self.me, option.value)
        return publication_obstacle(t, self.me, t.book.animal_continent[option.value])

    def note(self, option: Option) -> Message | None:
        return _note(self.t, self.me, option)


def _note(t: Table, me: int, option: Option) -> Message | None:
    """What an action gives, or begins with, if nothing is paid for it."""
    book = t.book
    o = book.options
    value = t.values[t.die] + die_bonus(t, t.players[me], t.colour)
    if option is o.embassy:
        return Message("note-embassy", {"n": book.embassy_tokens[min(value, len(book.embassy_tokens) - 1)]})
    if option is o.bank:
        return Message("note-bank" if t.bank_used else "note-bank-first", {"n": book.bank_coins})
    if option is o.academy:
        return Message("note-academy", {"n": book.academy_reputation[min(value, len(book.academy_reputation) - 1)]})
    if option is o.university:
        return Message("note-university")
    if option in o.expedition:
        space = t.free_space(option.value)
        key = "note-expedition" if option.value == t.colour else "note-expedition-recolour"
        return Message(key, {"n": book.space_stars[space], "value": book.space_value[space]})
    if option in o.publish:
        player = t.players[me]
        cubes = player.cubes[player.study.index(option.value)].bit_count()
        recoloured = book.animal_continent[option.value] != t.colour
        return Message("note-publish-recolour" if recoloured else "note-publish", {"n": cubes})
    return None
