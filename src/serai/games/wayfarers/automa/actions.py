"""How the solo opponent resolves icons: cards, workers, tiles, its Journal (WF-AI-11 to -41); `choices` prefers."""

from __future__ import annotations

from functools import partial

from serai.games.wayfarers.automa.choices import (
    CYCLE_GUILDS,
    HUMAN,
    acquirable,
    colour_order,
    icons,
    influence_choice,
    next_space,
    retrievable,
    second_step_price,
    tile_choice,
)
from serai.games.wayfarers.effects.acquire import DRAW
from serai.games.wayfarers.effects.influence import return_influence
from serai.games.wayfarers.effects.journal import reward, take_track_worker, trigger_end
from serai.games.wayfarers.names import BLACK, GREEN_WORKER, GUILDS, ROWS, SPECIAL_TILE, TILE_TYPES, WORKERS
from serai.games.wayfarers.reasons import LAST_CANDIDATE, NEED_ANY_RESOURCE
from serai.games.wayfarers.table import NO_CARD, Automa, Table
from serai.kernel.criteria import ONLY
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Arrow, Call, Choice, Effect, Several
from serai.kernel.state import with_number


def act(t: Table, automa: Automa, effect: Effect) -> Rules:
    """WF-AI-11 to -13: icons from left to right, nothing left out, costs ignored."""
    if isinstance(effect, Choice):  # WF-AI-27: the first that is printed
        yield from act(t, automa, effect.parts[0])
    elif isinstance(effect, Several):
        for part in effect.parts:
            yield from act(t, automa, part)
    elif isinstance(effect, Arrow):
        yield from act(t, automa, effect.gain)
    else:
        assert isinstance(effect, Call)
        for icon in icons(t, effect):
            yield from _icon(t, automa, icon)


def _icon(t: Table, automa: Automa, icon: Call) -> Rules:
    verb = icon.verb.name
    if verb == "marker":
        yield from move_marker(t, automa, 1, "WF-AI-12")
    elif verb == "comet":
        add_comets(t, automa, 1)
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
        yield from journal(t, automa)
    elif verb == "focus":
        yield from act(t, automa, t.book.ai_boards[automa.board].focus)


def move_marker(t: Table, automa: Automa, steps: int, rule: str) -> Rules:
    """The resource marker, with the bonus on its way (WF-AI-06)."""
    if steps:
        tell(t, "event-ai-marker", rule, n=steps)
    for _ in range(steps):
        if automa.advance(t.book):
            yield from track_bonus(t, automa, "WF-AI-06")


def track_bonus(t: Table, automa: Automa, rule: str) -> Rules:
    bonus = t.book.ai_boards[automa.board].track_bonus
    tell(t, "event-ai-track-bonus", rule, effect=bonus)
    yield from act(t, automa, bonus)


def add_comets(t: Table, automa: Automa, steps: int) -> None:
    """WF-AI-14."""
    automa.comets = min(automa.comets + steps, t.book.constants["comet_track"])
    tell(t, "event-ai-comet", "WF-AI-14", n=automa.comets)


def _influence_guild(t: Table, automa: Automa, guild: str) -> None:
    """WF-AI-37: any guild by the colour priority without green."""
    if guild == "any":
        place = next(place for place in colour_order(t) if place < len(CYCLE_GUILDS))
        number = CYCLE_GUILDS[place]
    else:
        number = GUILDS.index(guild)
    automa.guilds[number] += 1
    rule = "WF-AI-37" if guild == "any" else "WF-AI-12"
    tell(t, "event-guild", rule, guild=f"guild_{GUILDS[number]}")


def _influence_card(t: Table, automa: Automa) -> None:
    place, why = influence_choice(t)
    if place >= 0:
        _tell_why(t, "WF-AI-36", t.book.cards[t.display[place]].id, why)
        t.display_influence[place] = _seat(t)
        tell(t, "event-influence-card", "WF-AI-36", card=t.book.cards[t.display[place]].id)
    else:
        tell(t, "event-ai-nothing", "WF-AI-36")


# -- cards and workers --------------------------------------------------------------------------------------------


def _acquire(t: Table, automa: Automa, row: int) -> Rules:
    candidates = acquirable(t, row)
    if not candidates:
        tell(t, "event-ai-nothing", "WF-AI-31")
        return
    place = yield from _accepted(t, candidates)
    card = t.display[place]
    tell(t, "event-acquire", "WF-AI-31", card=t.book.cards[card].id)
    workers = t.display_workers[place]
    t.display_workers[place] = 0
    for colour in range(len(WORKERS)):
        if workers >> colour & 1:
            automa.workers[colour] += 1
            tell(t, "event-worker-with-card", "WF-AI-30", colour=f"worker-{WORKERS[colour]}")
    return_influence(t, place)
    t.display[place] = NO_CARD
    automa.cards.append(card)


def _take_top_card(t: Table, automa: Automa, row: int) -> None:
    """WF-AI-21."""
    deck = t.decks[row]
    if not deck:
        tell(t, "event-ai-nothing", "WF-AI-21")
        return
    automa.cards.append(deck[-1])
    t.decks[row] = deck[:-1]
    t.known[row] = t.known[row][:-1]
    t.reveals += 1
    tell(t, "event-ai-top-card", "WF-AI-21", card=t.book.cards[automa.cards[-1]].id)


def place_worker(t: Table, automa: Automa, colour: int, candidates: list[int]) -> Rules:
    place = yield from _accepted(t, candidates)
    automa.workers[colour] -= 1
    t.display_workers[place] |= 1 << colour
    t.placed = place
    t.placed_worker = colour
    card = t.book.cards[t.display[place]].id
    tell(t, "event-place-worker", "WF-AI-20", colour=f"worker-{WORKERS[colour]}", card=card)
    yield from act(t, automa, t.book.slot_action[place])


def _retrieve(t: Table, automa: Automa) -> Rules:
    candidates = retrievable(t)
    if not candidates:
        tell(t, "event-ai-nothing", "WF-AI-23")
        return
    place = yield from _accepted(t, list(dict.fromkeys(place for place, _ in candidates)))
    colour = next(colour for candidate, colour in candidates if candidate == place)
    t.display_workers[place] &= ~(1 << colour)
    automa.workers[colour] += 1
    card = t.book.cards[t.display[place]].id
    tell(t, "event-retrieve", "WF-AI-23", colour=f"worker-{WORKERS[colour]}", card=card)


def _accepted(t: Table, candidates: list[int]) -> Asking[int]:
    """WF-AI-39 to -41: the first candidate that the human does not refuse."""
    options = t.book.options
    for number, place in enumerate(candidates):
        if t.display_influence[place] != HUMAN:
            return place
        last = number == len(candidates) - 1
        offer = Offer(
            (options.allow_silver, options.allow_provision, options.refuse_silver, options.refuse_provision),
            partial(_answer_obstacle, t, last),
        )
        card = t.book.cards[t.display[place]].id
        chosen = yield ask(HUMAN, "ai-wants", "WF-AI-39", offer, {"card": card})
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


def _answer_obstacle(t: Table, last: bool, option: Option) -> Reason | None:
    """Why the human cannot answer so, or None (WF-AI-39, -40)."""
    options = t.book.options
    if option is options.allow_silver or option is options.allow_provision:
        return None
    if last:
        return LAST_CANDIDATE
    human = t.players[HUMAN]
    has = human.silver if option is options.refuse_silver else human.provision
    return None if has >= t.book.fee else NEED_ANY_RESOURCE


# -- tiles --------------------------------------------------------------------------------------------------------


def _upgrade(t: Table, automa: Automa, kind: str) -> Rules:
    """Take a tile and lay it along the path of its caravan (WF-AI-34, -35)."""
    design, why = tile_choice(t, automa, kind)
    rule = "WF-AI-33" if kind == TILE_TYPES[SPECIAL_TILE] else "WF-AI-32"
    if design < 0:
        tell(t, "event-ai-nothing", rule)
        return
    t.tiles = with_number(t.tiles, design, t.tiles[design] - 1)
    automa.tiles.append(design)
    tile = t.book.tiles[design]
    _tell_why(t, rule, tile.id, why)
    tell(t, "event-ai-tile", rule, tile=tile.id)
    bonuses = t.book.ai_boards[automa.board].bonuses
    end = automa.path + tile.width * tile.height
    if end > len(bonuses):
        tell(t, "event-ai-tile-beside", "WF-AI-35", tile=tile.id)
        return
    covered = bonuses[automa.path : end]
    automa.path = end
    for bonus in covered:
        yield from act(t, automa, bonus)


# -- journal ------------------------------------------------------------------------------------------------------


def journal(t: Table, automa: Automa) -> Rules:
    """WF-AI-25 to -29: a step, and perhaps a second one for black Influence."""
    target = next_space(t, automa)
    if target is None:
        tell(t, "event-ai-nothing", "WF-AI-25")
        return
    price = second_step_price(t, automa)
    yield from _step(t, automa, target)
    further = next_space(t, automa)
    if automa.guilds[BLACK] >= price and further is not None:
        automa.guilds[BLACK] -= price
        tell(t, "event-spend-influence", "WF-AI-28", guild=f"guild_{GUILDS[BLACK]}", n=price)
        yield from _step(t, automa, further)


def _step(t: Table, automa: Automa, target: int) -> Rules:
    automa.marker = target
    space = t.book.track[target]
    tell(t, "event-journal", "WF-AI-25", space=space.id)
    if space.column == t.book.last_column:
        trigger_end(t, _seat(t))
    if take_track_worker(t, _seat(t), target):  # WF-AI-24
        automa.workers[GREEN_WORKER] += 1
    yield from act(t, automa, reward(t, target))


def _seat(t: Table) -> int:
    return len(t.players)


def tell(t: Table, key: str, rule: str, **arguments: object) -> None:
    t.tell(key, _seat(t), rule, **arguments)


def _tell_why(t: Table, rule: str, choice: str, why: str) -> None:
    """Which criterion decided, where there was something to decide."""
    if why != ONLY:
        tell(t, "event-ai-prefers", rule, choice=choice, why=why)
