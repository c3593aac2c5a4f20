"""The University: an Expert of one's choice (EN-UNI)."""

from __future__ import annotations

from serai.games.encyclopedia import reasons
from serai.games.encyclopedia.boosts import pay
from serai.games.encyclopedia.cards import take_from_display
from serai.games.encyclopedia.completion import after_placing, lacks_expert
from serai.games.encyclopedia.effects.gains import Gains
from serai.games.encyclopedia.experts import die_placed, place_expert
from serai.games.encyclopedia.free_steps import free_steps, refused_free_steps, take_free_step
from serai.games.encyclopedia.names import AT_UNIVERSITY, EXPERT, NO_ACTION, NOTHING_THERE, UNIVERSITY
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Option, Reason, Refusal, Rules, ask


def university_obstacle(t: Table, me: int) -> Reason | None:
    """Why the University cannot be chosen: no Expert would be left to take (EN-UNI-01, EN-TURN-10)."""
    return lacks_expert(t, after_placing(t, t.players[me], UNIVERSITY, 0)[3])


def visit_university(t: Table, me: int) -> Rules:
    """Any die: take an Expert; one of the die's colour brings an Expedition token, too (EN-UNI-02)."""
    book = t.book
    o = book.options
    t.places[t.die] = AT_UNIVERSITY
    t.action = UNIVERSITY
    t.tell("event-placed", me, "EN-UNI-01", location="university")
    die_placed(t, me, UNIVERSITY)
    if t.picks:
        yield from take_picks(t, me)
    while True:
        choice = yield ask(
            me,
            "university",
            "EN-UNI-01",
            lambda: _offered(t, me),
            {"colour": book.colours[t.colour]},
            refused=lambda: _refused(t, me),
        )
        if o.is_free_step(choice):
            yield from take_free_step(t, me, choice)
        elif choice in o.recolour_seal:
            pay(t, me, choice)
        else:
            break
    expert: int = choice.value
    t.action = NO_ACTION
    take_from_display(t, EXPERT, expert)
    t.tell("event-card-taken", me, "EN-UNI-01", card=book.expert_ids[expert])
    if book.expert_continent[expert] == t.colour:
        receive(t, me, Gains(tokens=book.university_tokens), "EN-UNI-02", "university")
    yield from place_expert(t, me, expert)
    if t.picks:
        yield from take_picks(t, me)


def _offered(t: Table, me: int) -> list[Option]:
    experts = t.book.options.expert
    options = [experts[expert] for expert in t.experts if expert != NOTHING_THERE]
    options += _recolours(t, me)
    options += free_steps(t, me)
    return options


def _recolours(t: Table, me: int) -> list[Option]:
    """With a Seal the die can take the colour of an Expert (with a token it would only pay for itself)."""
    if not t.players[me].seals:
        return []
    book = t.book
    present = {book.expert_continent[expert] for expert in t.experts if expert != NOTHING_THERE}
    return [
        option for colour, option in enumerate(book.options.recolour_seal) if colour != t.colour and colour in present
    ]


def _refused(t: Table, me: int) -> list[Refusal]:
    player = t.players[me]
    o = t.book.options
    refused = refused_free_steps(t, me)
    refused += [Refusal(option, reasons.NO_USE) for option in o.recolour_token]
    refused += [Refusal(option, reasons.NO_USE if player.seals else reasons.NO_SEAL) for option in o.recolour_seal]
    return refused
