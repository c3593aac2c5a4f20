"""The Journal track: moving along its links, the rewards of a space, and the Science ability."""

from __future__ import annotations

from serai.games.wayfarers.effects.influence import spend_from_guild
from serai.games.wayfarers.names import BLACK, GREEN_WORKER, GUILDS
from serai.games.wayfarers.printed import Link
from serai.games.wayfarers.reasons import (
    FINAL_SPACE_TAKEN,
    NEED_INFLUENCE,
    NEED_INFLUENCE_TO_PASS,
    NO_LINK_THERE,
    SCIENCE_FIRST,
    SCIENCE_LINK,
    SCIENCE_USED,
)
from serai.games.wayfarers.scoring import all_counts
from serai.games.wayfarers.table import Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call, Effect
from serai.kernel.message import Message
from serai.kernel.perform import Work
from serai.kernel.state import with_number


class Journal(Work[Table]):
    """journal(1): along one open link (WF-JRN-01)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return has_open_link(t, me)

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        counts = all_counts(t, me)
        obstacles = [link_obstacle(t, me, link, counts) for link in links_from(t, t.players[me].marker)]
        return obstacles[0] if obstacles else None

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        return (yield from journal(t, me, optional))


def journal(t: Table, me: int, optional: bool) -> Asking[bool]:
    options = t.book.options
    counts = all_counts(t, me)
    links = {options.to[link.target]: link for link in links_from(t, t.players[me].marker)}

    def obstacle(option: Option) -> Reason | None:
        if option is options.skip:
            return None
        return link_obstacle(t, me, links[option], counts) if option in links else NO_LINK_THERE

    offer = Offer(
        [*links, options.skip] if optional else [*links],
        obstacle,
        lambda: [option for option in options.to if option not in links],
        note=lambda option: None if option is options.skip else _note(t, links[option]),
    )
    chosen = yield ask(me, "journal", "WF-JRN-01", offer)
    if chosen is options.skip:
        return False
    yield from move(t, me, links[chosen])
    return True


def move(t: Table, me: int, link: Link) -> Rules:
    """Move the marker and resolve the space at once (WF-JRN-03, -05, -08, -09)."""
    player = t.players[me]
    for guild in range(len(GUILDS)):
        if link.price[guild]:
            spend_from_guild(t, me, guild, link.price[guild], "WF-JRN-03")
    player.marker = link.target
    space = t.book.track[link.target]
    t.tell("event-journal", me, "WF-JRN-01", space=space.id)
    if space.column == t.book.last_column:
        trigger_end(t, me)
    if take_track_worker(t, me, link.target):
        player.workers[GREEN_WORKER] += 1
    yield from t.book.performer.perform(t, me, reward(t, link.target))
    t.journaled = True


def links_from(t: Table, place: int) -> list[Link]:
    """The links from a space on the side that its board section shows (WF-JRN-04)."""
    space = t.book.track[place]
    return space.links[t.sides[space.section]]


def link_obstacle(t: Table, me: int, link: Link, counts: list[int]) -> Reason | None:
    """Why a link is closed, or None (WF-JRN-02, -03, -06)."""
    if link.requirement is not None:
        if not link.requirement.value(counts):
            return Reason("WF-JRN-02", "need-requirement", requirement=link.requirement)
    else:
        guilds = t.players[me].guilds
        for guild in range(len(GUILDS)):
            if guilds[guild] < link.price[guild]:
                return NEED_INFLUENCE_TO_PASS[guild]
    if is_full(t, link.target):
        return FINAL_SPACE_TAKEN
    return None


def is_full(t: Table, place: int) -> bool:
    capacity = t.book.track[place].capacity
    if capacity == 0:
        return False
    return sum(t.marker_of(seat) == place for seat in range(t.seats)) >= capacity


def has_open_link(t: Table, me: int) -> bool:
    counts = all_counts(t, me)
    return any(not link_obstacle(t, me, link, counts) for link in links_from(t, t.players[me].marker))


def reward(t: Table, place: int) -> Effect:
    space = t.book.track[place]
    return t.book.journal_tiles[t.journal_tiles[place]][1] if space.takes_tile else space.reward


def take_track_worker(t: Table, seat: int, place: int) -> bool:
    """WF-JRN-08: the first to come beside a green worker takes it."""
    mark = t.book.track[place].mark
    if mark < 0 or not t.track_workers[mark]:
        return False
    t.track_workers = with_number(t.track_workers, mark, 0)
    t.tell("event-track-worker", seat, "WF-JRN-08")
    return True


def trigger_end(t: Table, seat: int) -> None:
    """WF-END-01: this turn, then one more for every seat, the triggering one last."""
    if t.turns_left < 0:
        t.turns_left = t.seats + 1
        t.tell("event-end-triggered", seat, "WF-END-01")


def science_obstacle(t: Table, me: int) -> Reason | None:
    """Why the Science ability cannot be used now, or None (WF-GLD-02)."""
    if not t.journaled:
        return SCIENCE_FIRST
    if t.used_guilds >> BLACK & 1:
        return SCIENCE_USED
    player = t.players[me]
    cost = t.book.ability_cost[BLACK][BLACK]
    if player.guilds[BLACK] < cost:
        return NEED_INFLUENCE[BLACK]
    player.guilds[BLACK] -= cost  # the link must be open after the Influence was spent
    possible = has_open_link(t, me)
    player.guilds[BLACK] += cost
    return None if possible else SCIENCE_LINK


def science(t: Table, me: int) -> Rules:
    """Spend the Influence and Journal once more."""
    t.used_guilds |= 1 << BLACK
    spend_from_guild(t, me, BLACK, t.book.ability_cost[BLACK][BLACK], "WF-GLD-02")
    yield from journal(t, me, False)


def _note(t: Table, link: Link) -> Message:
    """What waits on a space, and the Influence that the way there costs."""
    effect = reward(t, link.target)
    cost = tuple((f"guild_{guild}", n) for guild, n in zip(GUILDS, link.price, strict=True) if n)
    if cost:
        return Message("note-price-and-reward", {"cost": cost, "effect": effect})
    return Message("note-reward", {"effect": effect})
