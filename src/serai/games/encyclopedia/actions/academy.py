"""The Academy: an Animal of the die's colour, and Reputation by its value (EN-ACA)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.actions.raising import raise_value
from serai.games.encyclopedia.boosts import die_value, pay
from serai.games.encyclopedia.cards import take_from_display
from serai.games.encyclopedia.completion import after_placing, lacks_animal
from serai.games.encyclopedia.experts import die_placed
from serai.games.encyclopedia.free_steps import free_steps, refused_free_steps, take_free_step
from serai.games.encyclopedia.names import ACADEMY, ANIMAL, AT_ACADEMY, NO_ACTION, NOTHING_THERE
from serai.games.encyclopedia.notes import animal_note
from serai.games.encyclopedia.picks import add_to_study, take_picks
from serai.games.encyclopedia.reputation import advance
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask


def academy_obstacle(t: Table, me: int) -> Reason | None:
    """Why the Academy cannot be chosen: no Animal of a colour that the die can have would be left (EN-ACA-01)."""
    _, tokens, seals, _, animals = after_placing(t, t.players[me], ACADEMY, 0)
    return lacks_animal(t, t.colour, tokens + seals > 0, animals)


def visit_academy(t: Table, me: int) -> Rules:
    """Take an Animal of the die's colour, which can be changed until then; then gain Reputation (EN-ACA-02)."""
    book = t.book
    o = book.options
    t.places[t.die] = AT_ACADEMY
    t.action = ACADEMY
    t.tell("event-placed", me, "EN-ACA-01", location="academy")
    die_placed(t, me, ACADEMY)
    if t.picks:
        yield from take_picks(t, me)
    while True:
        choice = yield ask(
            me,
            "academy",
            "EN-ACA-01",
            lambda: [*_animals(t), *_recolours(t, me), *free_steps(t, me)],
            {"colour": book.colours[t.colour]},
            note=lambda option: animal_note(t, option),
            refused=lambda: _refused(t, me),
        )
        if o.is_free_step(choice):
            yield from take_free_step(t, me, choice)
        elif choice in o.recolour_token or choice in o.recolour_seal:
            pay(t, me, choice)
        else:
            break
    animal: int = choice.value
    t.action = NO_ACTION
    take_from_display(t, ANIMAL, animal)
    add_to_study(t, me, animal)
    t.tell("event-card-taken", me, "EN-ACA-01", card=book.animal_ids[animal])
    table = book.academy_reputation
    if die_value(t, t.players[me]) < len(table) - 1:
        yield from raise_value(t, me, table, "academy", "EN-ACA-02", can_recolour=False)
    value = min(die_value(t, t.players[me]), len(table) - 1)
    advance(t, me, table[value], "EN-ACA-02", "academy")
    if t.picks:
        yield from take_picks(t, me)


def _animals(t: Table) -> list[Option]:
    book = t.book
    colour = t.colour
    return [
        book.options.animal[animal]
        for animal in t.animals
        if animal != NOTHING_THERE and book.animal_continent[animal] == colour
    ]


def _recolours(t: Table, me: int) -> list[Option]:
    """Changes of colour that bring another Animal within reach."""
    player = t.players[me]
    if not player.tokens and not player.seals:
        return []
    book = t.book
    present = {book.animal_continent[animal] for animal in t.animals if animal != NOTHING_THERE}
    options: list[Option] = []
    for colour in range(len(book.colours)):
        if colour != t.colour and colour in present:
            if player.tokens:
                options.append(book.options.recolour_token[colour])
            if player.seals:
                options.append(book.options.recolour_seal[colour])
    return options


def _refused(t: Table, me: int) -> list[Refusal]:
    player = t.players[me]
    o = t.book.options
    refused = refused_free_steps(t, me)
    refused += [Refusal(o.animal[animal], reasons.OTHER_COLOUR) for animal in t.animals if animal != NOTHING_THERE]
    refused += [
        Refusal(option, reasons.NO_USE if player.tokens else reasons.NO_TOKEN_FOR_COLOUR) for option in o.recolour_token
    ]
    refused += [Refusal(option, reasons.NO_USE if player.seals else reasons.NO_SEAL) for option in o.recolour_seal]
    return refused
