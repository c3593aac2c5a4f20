"""What the solo opponent gains at any moment, without a decision: silver, gold, influence (SC-SOLO-08, -11, -35)."""

from __future__ import annotations

from serai.games.scholars.influence import enter_guild
from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Automa, Table
from serai.kernel.effects import Call


def opponent(t: Table) -> Automa:
    assert t.automa is not None
    return t.automa


def gain_silver(t: Table, amount: int) -> None:
    """Each silver moves its marker a step; back at the start, a research marker is placed (SC-SOLO-08)."""
    automa = opponent(t)
    me = len(t.players)
    for _ in range(amount):
        automa.position = (automa.position + 1) % len(t.book.ai_track)
        t.tell("event-ai-marker", me, "SC-SOLO-08", n=automa.position)
        if automa.position == 0:
            _place_marker(t)
            t.book.seams.marker_returned(t)


def _place_marker(t: Table) -> None:
    """SC-SOLO-08, -35: the leftmost empty space takes effect at once; with all placed nothing happens."""
    automa = opponent(t)
    if automa.markers == len(t.book.ai_markers):
        return
    effect = t.book.ai_markers[automa.markers]
    automa.markers += 1
    t.tell("event-ai-research", len(t.players), "SC-SOLO-08", effect=effect)
    assert isinstance(effect, Call)
    if effect.verb.name == "ai_place_gold":
        place_gold(t)
    else:
        colour = effect.words[0]
        assert isinstance(colour, str)
        influence_guild(t, t.book.words.guild_colours.index(colour), "SC-SOLO-08")


def place_gold(t: Table) -> None:
    """One gold on the leftmost neutral translator with room for it (SC-SOLO-11)."""
    for room, card in enumerate(t.rooms):
        if card != NO_CARD and t.owners[room] == NOBODY and t.gold[room] < t.book.rooms[room].gold:
            put_gold(t, room, "SC-SOLO-11")
            return
    t.tell("event-ai-no-gold", len(t.players), "SC-SOLO-11")


def put_gold(t: Table, room: int, rule: str) -> None:
    """One gold of the main supply on the translator of a room."""
    t.gold[room] += 1
    t.tell("event-ai-gold", len(t.players), rule, translator=t.book.translators[t.rooms[room]].id)


def influence_guild(t: Table, guild: int, rule: str) -> None:
    """SC-SOLO-22: with nothing left in its stock, a placement is skipped."""
    automa = opponent(t)
    if not automa.influence:
        t.tell("event-ai-no-influence", len(t.players), "SC-SOLO-22")
        return
    automa.influence -= 1
    enter_guild(t, len(t.players), guild, rule)
