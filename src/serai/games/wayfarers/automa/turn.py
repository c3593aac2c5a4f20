"""The turn of the solo opponent: a Scheme card or a rest (WF-AI-05 to -09).

Every step tells what it does and by which rule. The human is asked only where the AI wants a card that carries the
human's Influence (WF-AI-39).
"""

from __future__ import annotations

from serai.games.wayfarers.automa.actions import act, add_comets, journal, move_marker, place_worker, tell, track_bonus
from serai.games.wayfarers.automa.choices import automa_of, useful, worker_places
from serai.games.wayfarers.names import GUILDS, WORKERS
from serai.games.wayfarers.table import Automa, Table
from serai.kernel.decision import Rules
from serai.kernel.effects import Arrow, Call, Effect


def automa_turn(t: Table) -> Rules:
    """WF-AI-05: rest when three face-up Scheme cards have one colour, else reveal the next."""
    automa = automa_of(t)
    blue = sum(t.book.schemes[scheme].is_blue for scheme in automa.schemes)
    if max(blue, len(automa.schemes) - blue) >= t.book.constants["scheme_rest"]:
        yield from _rest(t, automa)
    else:
        yield from _reveal(t, automa)


def settle_owed_bonuses(t: Table) -> Rules:
    """WF-AI-38: bonuses of its resource track that the human's fees earned, after the human's turn."""
    automa = t.automa
    if automa is not None and automa.owed:
        t.placed = t.placed_worker = -1  # the worker just placed binds the human only
    while automa is not None and automa.owed:
        automa.owed -= 1
        yield from track_bonus(t, automa, "WF-AI-38")


def _reveal(t: Table, automa: Automa) -> Rules:
    """WF-AI-06: the card, its Silver on the resource track, then one of its two actions."""
    automa.schemes.append(automa.scheme_pile.pop())
    t.reveals += 1
    scheme = t.book.schemes[automa.schemes[-1]]
    tell(t, "event-ai-scheme", "WF-AI-06", scheme=scheme.id)
    yield from move_marker(t, automa, scheme.silver, "WF-AI-06")
    if _first_possible(t, automa, scheme.first):
        tell(t, "event-ai-first-action", "WF-AI-06", effect=scheme.first)
        yield from _first_action(t, automa, scheme.first)
    else:
        tell(t, "event-ai-second-action", "WF-AI-06", effect=scheme.second)
        yield from act(t, automa, scheme.second)


def _rest(t: Table, automa: Automa) -> Rules:
    """WF-AI-09."""
    tell(t, "event-ai-rest", "WF-AI-09")
    board = t.book.ai_boards[automa.board]
    if t.book.schemes[automa.schemes[-1]].comet:
        add_comets(t, automa, 1)
    yield from act(t, automa, board.rest)
    yield from journal(t, automa)
    automa.scheme_pile = list(range(len(t.book.schemes)))
    t.chance.shuffle(automa.scheme_pile)
    automa.schemes = []


def _first_possible(t: Table, automa: Automa, effect: Effect) -> bool:
    """WF-AI-07."""
    if isinstance(effect, Arrow):
        return all(automa.guilds[guild] >= n for guild, n in _price(effect.cost)) and useful(t, automa, effect.gain)
    assert isinstance(effect, Call)
    return any(worker_places(t, automa, colour) for colour in _named_colours(effect))


def _first_action(t: Table, automa: Automa, effect: Effect) -> Rules:
    if isinstance(effect, Arrow):
        for guild, amount in _price(effect.cost):
            automa.guilds[guild] -= amount
            tell(t, "event-spend-influence", "WF-AI-07", guild=f"guild_{GUILDS[guild]}", n=amount)
        yield from act(t, automa, effect.gain)
        return
    assert isinstance(effect, Call)
    for colour in _named_colours(effect):
        if places := worker_places(t, automa, colour):
            yield from place_worker(t, automa, colour, places)
            return


def _price(cost: Call) -> list[tuple[int, int]]:
    return [(GUILDS.index(name.removeprefix("guild_")), amount) for name, amount in cost.pairs]


def _named_colours(effect: Call) -> list[int]:
    return [WORKERS.index(str(colour)) for colour in effect.words]
