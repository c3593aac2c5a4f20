"""The University: an Expert of one's choice (EN-UNI)."""

from __future__ import annotations

from serai.games.encyclopedia.actions.recolouring import choose_card
from serai.games.encyclopedia.cards import take_from_display
from serai.games.encyclopedia.completion import after_placing, lacks_expert
from serai.games.encyclopedia.experts import die_placed, place_expert
from serai.games.encyclopedia.names import AT_UNIVERSITY, EXPERT, NO_ACTION, UNIVERSITY
from serai.games.encyclopedia.picks import take_picks
from serai.games.encyclopedia.reputation import Gains, receive
from serai.games.encyclopedia.table import Table
from serai.kernel.decision import Reason, Rules


def university_obstacle(t: Table, me: int) -> Reason | None:
    """Why the University cannot be chosen: no Expert would be left to take (EN-UNI-01, EN-TURN-10)."""
    return lacks_expert(t, after_placing(t, t.players[me], UNIVERSITY, 0)[3])


def visit_university(t: Table, me: int) -> Rules:
    """Any die: take an Expert; one of the die's colour brings an Expedition token, too (EN-UNI-02)."""
    book = t.book
    t.places[t.die] = AT_UNIVERSITY
    t.action = UNIVERSITY
    t.tell("event-placed", me, "EN-UNI-01", location="university")
    die_placed(t, me, UNIVERSITY)
    if t.picks:
        yield from take_picks(t, me)
    expert = yield from choose_card(t, me, EXPERT, "university", "EN-UNI-01")
    t.action = NO_ACTION
    take_from_display(t, EXPERT, expert)
    t.tell("event-card-taken", me, "EN-UNI-01", card=book.expert_ids[expert])
    if book.expert_continent[expert] == t.colour:
        receive(t, me, Gains(tokens=book.university_tokens), "EN-UNI-02", "university")
    yield from place_expert(t, me, expert)
    if t.picks:
        yield from take_picks(t, me)
