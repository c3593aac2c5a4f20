"""Research tracks: advance, harvest."""

from __future__ import annotations

from typing import Final

from serai.games.scholars.goals import risen
from serai.games.scholars.names import AT_WILL
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Rules, ask
from serai.kernel.effects import NOTHING, Call
from serai.kernel.work import Work

PRIMARY_TRACK: Final = "primary"  # the player chooses among the primary tracks
ANY: Final = "any"
COLOUR_OF_ACTION: Final = "action_colour"


class Advance(Work[Table]):
    """advance(track,n): single steps on one track (SC-RES-02); for some words the player chooses it (SC-EFF-12)."""

    asks_itself = True
    always = True

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        amount = call.words[1]
        assert isinstance(amount, int)
        tracks = _tracks(t, call)
        track = tracks[0]
        if len(tracks) > 1 or optional:
            candidates = [options.track[one] for one in tracks]
            if optional:
                candidates.append(options.skip)
            chosen = yield ask(me, "track", "SC-EFF-12", Offer(candidates))
            if chosen is options.skip:
                return False
            track = chosen.value
        for _ in range(amount):
            yield from advance(t, me, track)
        return True


def _tracks(t: Table, call: Call) -> tuple[int, ...]:
    book = t.book
    name = call.words[0]
    if name == PRIMARY_TRACK:
        return book.primary_tracks
    if name == ANY:
        return tuple(range(len(book.tracks)))
    if name == COLOUR_OF_ACTION:
        return (book.track_of_colour[t.colour],)
    assert isinstance(name, str)
    return (book.words.tracks.index(name),)


def advance(t: Table, me: int, track: int) -> Rules:
    """One step: its immediate effect at once, or beyond the last level the overflow of the track (SC-RES-02, -03)."""
    printed = t.book.tracks[track]
    player = t.players[me]
    if player.levels[track] == printed.top:
        t.tell("event-overflow", me, "SC-RES-03", track=printed.id)
        yield from t.book.performer.perform(t, me, printed.overflow, AT_WILL)
        return
    player.levels[track] += 1
    level = player.levels[track]
    if t.story is not None:
        t.tell("event-advance", me, "SC-RES-02", track=printed.id, level=level)
    risen(t, me, track)
    yield from t.book.seams.reached(t, me, track, level)
    if printed.immediate[level] is not NOTHING:
        yield from t.book.performer.perform(t, me, printed.immediate[level])


class Harvest(Work[Table]):
    """harvest(track): the income of the highest coloured space reached (SC-REST-07)."""

    def binds(self, t: Table, me: int, call: Call, context: int) -> bool:
        return not context & AT_WILL

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        track = _tracks(t, call)[0]
        effect = t.book.tracks[track].harvest[t.players[me].levels[track]]
        return t.book.performer.possible(t, me, effect, 0)

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        track = _tracks(t, call)[0]
        printed = t.book.tracks[track]
        if t.story is not None:
            t.tell("event-harvest", me, "SC-REST-07", track=printed.id)
        yield from t.book.performer.perform(t, me, printed.harvest[t.players[me].levels[track]])
        return True
