"""The Academy: an Animal of the die's colour, and Reputation by its value (EN-ACA)."""

from __future__ import annotations

from serai.games.encyclopedia.actions.raising import raise_value
from serai.games.encyclopedia.actions.recolouring import choose_card
from serai.games.encyclopedia.boosts import die_value
from serai.games.encyclopedia.cards import take_from_display
from serai.games.encyclopedia.completion import after_placing, lacks_animal
from serai.games.encyclopedia.experts import die_placed
from serai.games.encyclopedia.names import ACADEMY, ANIMAL, AT_ACADEMY, NO_ACTION
from serai.games.encyclopedia.picks import add_to_study, take_picks
from serai.games.encyclopedia.reputation import advance
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Reason, Rules


def academy_obstacle(t: Table, me: int) -> Reason | None:
    """Why the Academy cannot be chosen: no Animal of a colour that the die can have would be left (EN-ACA-01)."""
    _, tokens, seals, _, animals = after_placing(t, t.players[me], ACADEMY, 0)
    return lacks_animal(t, t.colour, tokens + seals > 0, animals)


def visit_academy(t: Table, me: int) -> Rules:
    """Take an Animal of the die's colour, which can be changed until then; then gain Reputation (EN-ACA-02)."""
    book = t.book
    t.places[t.die] = AT_ACADEMY
    t.action = ACADEMY
    t.tell("event-placed", me, "EN-ACA-01", location="academy")
    die_placed(t, me, ACADEMY)
    if t.picks:
        yield from take_picks(t, me)
    animal = yield from choose_card(t, me, ANIMAL, "academy", "EN-ACA-01")
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
