"""Influence: on scrolls, in guilds and who controls them (SC-INF, SC-LIM-05)."""

from __future__ import annotations

from serai.games.scholars.names import NO_CARD, NOBODY
from serai.games.scholars.table import Table
from serai.kernel.decision import Asking, Offer, Option, ask

# -- guilds ---------------------------------------------------------------------------------------------------------


def enter_guild(t: Table, seat: int, guild: int, rule: str) -> None:
    """An influence that has left its old place comes into a guild (SC-INF-04 to -06)."""
    counts = [t.guilds_of(other) for other in range(t.seats)]
    counts[seat][guild] += 1
    t.tell("event-guild", seat, rule, guild=t.book.guilds[guild].id)
    control = t.control[guild]
    if control == seat:
        return
    mine = counts[seat][guild]
    rivals = [control] if control != NOBODY else [other for other in range(t.seats) if other != seat]
    if all(mine > counts[other][guild] for other in rivals):
        _take_control(t, seat, guild, "SC-INF-04" if mine == 1 and control == NOBODY else "SC-INF-05")


def leave_guild(t: Table, seat: int, guild: int) -> None:
    """An influence leaves a guild; control is looked at by who takes it (SC-INF-09)."""
    t.guilds_of(seat)[guild] -= 1


def review_control(t: Table, guild: int) -> None:
    """SC-INF-09: the controller stays while nobody has more; else the single highest, or nobody."""
    counts = [t.guilds_of(seat)[guild] for seat in range(t.seats)]
    most = max(counts)
    control = t.control[guild]
    if control != NOBODY and most and counts[control] == most:
        return
    leaders = [seat for seat in range(t.seats) if counts[seat] == most]
    if most and len(leaders) == 1:
        if leaders[0] != control:
            _take_control(t, leaders[0], guild, "SC-INF-09")
    elif control != NOBODY:
        t.control[guild] = NOBODY
        t.tell("event-no-control", control, "SC-INF-09", guild=t.book.guilds[guild].id)


def _take_control(t: Table, seat: int, guild: int, rule: str) -> None:
    t.control[guild] = seat
    t.tell("event-control", seat, rule, guild=t.book.guilds[guild].id)


def influence_guild(t: Table, me: int, guild: int, rule: str, optional: bool) -> Asking[bool]:
    """Place one influence of a player in a guild; False where none could be had or the player declined."""
    if not (yield from take_influence(t, me, optional, guild)):
        return False
    enter_guild(t, me, guild, rule)
    return True


# -- scrolls --------------------------------------------------------------------------------------------------------


def scrolls_without_influence(t: Table) -> list[int]:
    """SC-INF-03: every scroll of the map and the House that carries none."""
    found = [card for card, owner in zip(t.map_scrolls, t.map_influence, strict=True) if owner == NOBODY]
    found += [card for card, owner in zip(t.house, t.house_influence, strict=True) if owner == NOBODY]
    return [card for card in found if card != NO_CARD]


def influence_of(t: Table, scroll: int) -> int:
    """The seat whose influence lies on a scroll, or NOBODY."""
    if scroll in t.map_scrolls:
        return t.map_influence[t.map_scrolls.index(scroll)]
    return t.house_influence[t.house.index(scroll)]


def mark_scroll(t: Table, scroll: int, seat: int) -> None:
    """Put the influence of a seat on a scroll, or take it away (NOBODY)."""
    if scroll in t.map_scrolls:
        t.map_influence[t.map_scrolls.index(scroll)] = seat
    else:
        t.house_influence[t.house.index(scroll)] = seat


def give_back(t: Table, seat: int) -> None:
    """An influence returns to the supply of its owner."""
    if seat < len(t.players):
        t.players[seat].influence += 1
    else:
        assert t.automa is not None
        t.automa.influence += 1


# -- from where -----------------------------------------------------------------------------------------------------


def movable(t: Table, me: int, but_guild: int = NOBODY) -> list[Option]:
    """SC-LIM-05: own influence on scrolls and in guilds that could be moved, except within a guild."""
    options = t.book.options
    found = [options.from_guild[g] for g, n in enumerate(t.players[me].guilds) if n and g != but_guild]
    scrolls = [card for card, owner in zip(t.map_scrolls, t.map_influence, strict=True) if owner == me]
    scrolls += [card for card, owner in zip(t.house, t.house_influence, strict=True) if owner == me]
    return found + [options.from_scroll[card] for card in scrolls]


def can_take_influence(t: Table, me: int, but_guild: int = NOBODY) -> bool:
    """Whether a player can place influence: from the supply, or moved from elsewhere."""
    return t.players[me].influence > 0 or bool(movable(t, me, but_guild))


def take_influence(t: Table, me: int, optional: bool, but_guild: int = NOBODY) -> Asking[bool]:
    """Take an influence to place it: from the supply, else from a scroll or a guild (SC-LIM-05)."""
    player = t.players[me]
    if player.influence:
        player.influence -= 1
        return True
    options = t.book.options
    candidates = movable(t, me, but_guild)
    if not candidates:
        return False
    if optional:
        candidates.append(options.skip)
    chosen = yield ask(me, "free-influence", "SC-LIM-05", Offer(candidates))
    if chosen is options.skip:
        return False
    if chosen in options.from_guild:
        leave_guild(t, me, chosen.value)
        review_control(t, chosen.value)
        t.tell("event-free-influence", me, "SC-LIM-05", source=t.book.guilds[chosen.value].id)
    else:
        mark_scroll(t, chosen.value, NOBODY)
        t.tell("event-free-influence", me, "SC-LIM-05", source=t.book.scrolls[chosen.value].id)
    return True
