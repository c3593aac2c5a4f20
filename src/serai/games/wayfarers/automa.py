"""The solo opponent (WF-AI): its turn and how it resolves icons; `automa_priorities` says what it prefers.

Every step tells what it does and by which rule. The human is asked only where the AI wants a card that carries the
human's Influence (WF-AI-39).
"""

from __future__ import annotations

from serai.games.wayfarers.automa_priorities import (
    CYCLE_GUILDS,
    HUMAN,
    acquirable,
    automa_of,
    colour_order,
    icons,
    influence_choice,
    next_space,
    retrievable,
    second_step_price,
    tile_choice,
    useful,
    worker_places,
)
from serai.games.wayfarers.effects.acquire import DRAW
from serai.games.wayfarers.effects.influence import return_influence
from serai.games.wayfarers.effects.journal import reward, take_track_worker, trigger_end
from serai.games.wayfarers.names import BLACK, GREEN_WORKER, GUILDS, ROWS, SPECIAL_TILE, TILE_TYPES, WORKERS
from serai.games.wayfarers.reasons import LAST_CANDIDATE, NEED_ANY_RESOURCE
from serai.games.wayfarers.table import NO_CARD, Automa, Table
from serai.kernel.decision import Asking, Option, Refusal, Rules, ask
from serai.kernel.effects import Arrow, Call, Choice, Effect, Several


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
        yield from _track_bonus(t, automa, "WF-AI-38")


def _reveal(t: Table, automa: Automa) -> Rules:
    """WF-AI-06: the card, its Silver on the resource track, then one of its two actions."""
    automa.schemes.append(automa.scheme_pile.pop())
    t.reveals += 1
    scheme = t.book.schemes[automa.schemes[-1]]
    _tell(t, "event-ai-scheme", "WF-AI-06", scheme=scheme.id)
    yield from _move_marker(t, automa, scheme.silver, "WF-AI-06")
    if _first_possible(t, automa, scheme.first):
        _tell(t, "event-ai-first-action", "WF-AI-06", effect=scheme.first)
        yield from _first_action(t, automa, scheme.first)
    else:
        _tell(t, "event-ai-second-action", "WF-AI-06", effect=scheme.second)
        yield from _act(t, automa, scheme.second)


def _rest(t: Table, automa: Automa) -> Rules:
    """WF-AI-09."""
    _tell(t, "event-ai-rest", "WF-AI-09")
    board = t.book.ai_boards[automa.board]
    if t.book.schemes[automa.schemes[-1]].comet:
        _add_comets(t, automa, 1)
    yield from _act(t, automa, board.rest)
    yield from _journal(t, automa)
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
            _tell(t, "event-spend-influence", "WF-AI-07", guild=f"guild_{GUILDS[guild]}", n=amount)
        yield from _act(t, automa, effect.gain)
        return
    assert isinstance(effect, Call)
    for colour in _named_colours(effect):
        if places := worker_places(t, automa, colour):
            yield from _place_worker(t, automa, colour, places)
            return


# -- icons --------------------------------------------------------------------------------------------------------


def _act(t: Table, automa: Automa, effect: Effect) -> Rules:
    """WF-AI-11 to -13: icons from left to right, nothing left out, costs ignored."""
    if isinstance(effect, Choice):  # WF-AI-27: the first that is printed
        yield from _act(t, automa, effect.parts[0])
    elif isinstance(effect, Several):
        for part in effect.parts:
            yield from _act(t, automa, part)
    elif isinstance(effect, Arrow):
        yield from _act(t, automa, effect.gain)
    else:
        assert isinstance(effect, Call)
        for icon in icons(t, effect):
            yield from _icon(t, automa, icon)


def _icon(t: Table, automa: Automa, icon: Call) -> Rules:
    verb = icon.verb.name
    if verb == "marker":
        yield from _move_marker(t, automa, 1, "WF-AI-12")
    elif verb == "comet":
        _add_comets(t, automa, 1)
    elif verb == "guild":
        _influence_guild(t, automa, str(icon.words[0]))
    elif verb == "influence_card":
        _influence_card(t, automa)
    elif verb == "retrieve_worker":
        yield from _retrieve(t, automa)
    elif verb == "acquire":
        row = ROWS.index(str(icon.words[0]))
        if icon.words[-1] == DRAW:
            _take_top_card(t, automa, row)
        else:
            yield from _acquire(t, automa, row)
    elif verb == "upgrade":
        yield from _upgrade(t, automa, str(icon.words[0]))
    elif verb == "journal":
        yield from _journal(t, automa)
    elif verb == "focus":
        yield from _act(t, automa, t.book.ai_boards[automa.board].focus)


def _move_marker(t: Table, automa: Automa, steps: int, rule: str) -> Rules:
    """The resource marker, with the bonus on its way (WF-AI-06)."""
    if steps:
        _tell(t, "event-ai-marker", rule, n=steps)
    for _ in range(steps):
        if automa.advance(t.book):
            yield from _track_bonus(t, automa, "WF-AI-06")


def _track_bonus(t: Table, automa: Automa, rule: str) -> Rules:
    bonus = t.book.ai_boards[automa.board].track_bonus
    _tell(t, "event-ai-track-bonus", rule, effect=bonus)
    yield from _act(t, automa, bonus)


def _add_comets(t: Table, automa: Automa, steps: int) -> None:
    """WF-AI-14."""
    automa.comets = min(automa.comets + steps, t.book.constants["comet_track"])
    _tell(t, "event-ai-comet", "WF-AI-14", n=automa.comets)


def _influence_guild(t: Table, automa: Automa, guild: str) -> None:
    """WF-AI-37: any guild by the colour priority without green."""
    if guild == "any":
        place = next(place for place in colour_order(t) if place < len(CYCLE_GUILDS))
        number = CYCLE_GUILDS[place]
    else:
        number = GUILDS.index(guild)
    automa.guilds[number] += 1
    rule = "WF-AI-37" if guild == "any" else "WF-AI-12"
    _tell(t, "event-guild", rule, guild=f"guild_{GUILDS[number]}")


def _influence_card(t: Table, automa: Automa) -> None:
    place = influence_choice(t)
    if place >= 0:
        t.display_influence[place] = _seat(t)
        _tell(t, "event-influence-card", "WF-AI-36", card=t.book.cards[t.display[place]].id)
    else:
        _tell(t, "event-ai-nothing", "WF-AI-36")


# -- cards and workers --------------------------------------------------------------------------------------------


def _acquire(t: Table, automa: Automa, row: int) -> Rules:
    candidates = acquirable(t, row)
    if not candidates:
        _tell(t, "event-ai-nothing", "WF-AI-31")
        return
    place = yield from _accepted(t, candidates)
    card = t.display[place]
    _tell(t, "event-acquire", "WF-AI-31", card=t.book.cards[card].id)
    workers = t.display_workers[place]
    t.display_workers[place] = 0
    for colour in range(len(WORKERS)):
        if workers >> colour & 1:
            automa.workers[colour] += 1
            _tell(t, "event-worker-with-card", "WF-AI-30", colour=f"worker-{WORKERS[colour]}")
    return_influence(t, place)
    t.display[place] = NO_CARD
    automa.cards.append(card)


def _take_top_card(t: Table, automa: Automa, row: int) -> None:
    """WF-AI-21."""
    deck = t.decks[row]
    if not deck:
        _tell(t, "event-ai-nothing", "WF-AI-21")
        return
    automa.cards.append(deck[-1])
    t.decks[row] = deck[:-1]
    t.known[row] = t.known[row][:-1]
    t.reveals += 1
    _tell(t, "event-ai-top-card", "WF-AI-21", card=t.book.cards[automa.cards[-1]].id)


def _place_worker(t: Table, automa: Automa, colour: int, candidates: list[int]) -> Rules:
    place = yield from _accepted(t, candidates)
    automa.workers[colour] -= 1
    t.display_workers[place] |= 1 << colour
    t.placed = place
    t.placed_worker = colour
    card = t.book.cards[t.display[place]].id
    _tell(t, "event-place-worker", "WF-AI-20", colour=f"worker-{WORKERS[colour]}", card=card)
    yield from _act(t, automa, t.book.slot_action[place])


def _retrieve(t: Table, automa: Automa) -> Rules:
    candidates = retrievable(t)
    if not candidates:
        _tell(t, "event-ai-nothing", "WF-AI-23")
        return
    place = yield from _accepted(t, list(dict.fromkeys(place for place, _ in candidates)))
    colour = next(colour for candidate, colour in candidates if candidate == place)
    t.display_workers[place] &= ~(1 << colour)
    automa.workers[colour] += 1
    card = t.book.cards[t.display[place]].id
    _tell(t, "event-retrieve", "WF-AI-23", colour=f"worker-{WORKERS[colour]}", card=card)


def _accepted(t: Table, candidates: list[int]) -> Asking[int]:
    """WF-AI-39 to -41: the first candidate that the human does not refuse."""
    options = t.book.options
    for number, place in enumerate(candidates):
        if t.display_influence[place] != HUMAN:
            return place
        human = t.players[HUMAN]
        last = number == len(candidates) - 1
        offered: list[Option] = [options.allow_silver, options.allow_provision]
        if not last:
            if human.silver >= t.book.fee:
                offered.append(options.refuse_silver)
            if human.provision >= t.book.fee:
                offered.append(options.refuse_provision)
        reason = LAST_CANDIDATE if last else NEED_ANY_RESOURCE
        refused = [Refusal(option, reason) for option in (options.refuse_silver, options.refuse_provision)]
        card = t.book.cards[t.display[place]].id
        chosen = yield ask(HUMAN, "ai-wants", "WF-AI-39", offered, {"card": card}, refused=refused.copy)
        human = t.players[HUMAN]
        silver = chosen in (options.allow_silver, options.refuse_silver)
        allowed = chosen in (options.allow_silver, options.allow_provision)
        amount = t.book.fee if allowed else -t.book.fee
        if silver:
            human.silver += amount
        else:
            human.provision += amount
        resource = "silver" if silver else "provision"
        key = "event-ai-allowed" if allowed else "event-ai-refused"
        t.tell(key, HUMAN, "WF-AI-39", card=card, resource=resource, n=t.book.fee)
        if allowed:
            return place
    raise AssertionError("the last candidate cannot be refused")


# -- tiles --------------------------------------------------------------------------------------------------------


def _upgrade(t: Table, automa: Automa, kind: str) -> Rules:
    """Take a tile and lay it along the path of its caravan (WF-AI-34, -35)."""
    design = tile_choice(t, automa, kind)
    rule = "WF-AI-33" if kind == TILE_TYPES[SPECIAL_TILE] else "WF-AI-32"
    if design < 0:
        _tell(t, "event-ai-nothing", rule)
        return
    t.tiles[design] -= 1
    automa.tiles.append(design)
    tile = t.book.tiles[design]
    _tell(t, "event-ai-tile", rule, tile=tile.id)
    bonuses = t.book.ai_boards[automa.board].bonuses
    end = automa.path + tile.width * tile.height
    if end > len(bonuses):
        _tell(t, "event-ai-tile-beside", "WF-AI-35", tile=tile.id)
        return
    covered = bonuses[automa.path : end]
    automa.path = end
    for bonus in covered:
        yield from _act(t, automa, bonus)


# -- journal ------------------------------------------------------------------------------------------------------


def _journal(t: Table, automa: Automa) -> Rules:
    """WF-AI-25 to -29: a step, and perhaps a second one for black Influence."""
    target = next_space(t, automa)
    if target is None:
        _tell(t, "event-ai-nothing", "WF-AI-25")
        return
    price = second_step_price(t, automa)
    yield from _step(t, automa, target)
    further = next_space(t, automa)
    if automa.guilds[BLACK] >= price and further is not None:
        automa.guilds[BLACK] -= price
        _tell(t, "event-spend-influence", "WF-AI-28", guild=f"guild_{GUILDS[BLACK]}", n=price)
        yield from _step(t, automa, further)


def _step(t: Table, automa: Automa, target: int) -> Rules:
    automa.marker = target
    space = t.book.track[target]
    _tell(t, "event-journal", "WF-AI-25", space=space.id)
    if space.column == t.book.last_column:
        trigger_end(t, _seat(t))
    if take_track_worker(t, _seat(t), target):  # WF-AI-24
        automa.workers[GREEN_WORKER] += 1
    yield from _act(t, automa, reward(t, target))


def _price(cost: Call) -> list[tuple[int, int]]:
    return [(GUILDS.index(name.removeprefix("guild_")), amount) for name, amount in cost.pairs]


def _named_colours(effect: Call) -> list[int]:
    return [WORKERS.index(str(colour)) for colour in effect.words]


def _seat(t: Table) -> int:
    return len(t.players)


def _tell(t: Table, key: str, rule: str, **arguments: object) -> None:
    t.tell(key, _seat(t), rule, **arguments)
