"""Every piece in one place: what a position that was given means for everything that it does not speak of."""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.scholars.actions.translate import close_up
from serai.games.scholars.dice import owned
from serai.games.scholars.faults import influence_in_play, own_cards
from serai.games.scholars.influence import mark_scroll
from serai.games.scholars.names import NO_CARD, NOBODY, TRACK_GOAL
from serai.games.scholars.table import Automa, Table
from serai.kernel.state import Plain
from serai.kernel.words import list_of, number_of, one_of, table_of


def settle(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    """Bring the whole table into line with the parts that were given; `waiting` are those that were not read yet."""
    _settle_goals(t, given)
    _settle_scrolls(t, given, waiting)
    _settle_translators(t, given, waiting.get("piles", {}))
    _settle_influence(t, given, waiting)
    _settle_dice(t)
    t.book.seams.settle(t, given, waiting)
    for seat, player in enumerate(t.players):
        player.cards = [card for card in own_cards(t, seat) if card not in player.slots]
    if t.automa is not None:
        _settle_plans(t, t.automa, waiting.get("automa", {}).get("plan_pile"))


def _given_players(given: Mapping[str, Plain], part: str) -> set[int]:
    """The seats for which a part was given."""
    return {int(seat) for seat, parts in given.get("players", {}).items() if part in parts}


def _settle_goals(t: Table, given: Mapping[str, Plain]) -> None:
    """Each goal card with one player, and its starting scroll with it."""
    named = _given_players(given, "goal")
    taken = [t.players[seat].goal for seat in named]
    for seat, player in enumerate(t.players):
        if seat not in named:
            if player.goal in taken:
                free = [goal for goal in range(len(t.book.goal_cards)) if goal not in taken]
                player.goal = free[0]
            taken.append(player.goal)
    for seat in set(range(len(t.players))) - _given_players(given, "scrolls"):
        t.players[seat].scrolls = [t.book.goal_cards[t.players[seat].goal].scroll]


def _settle_scrolls(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    book = t.book
    slots = {name: n for n, name in enumerate(book.map_slots)}
    named: list[int] = [t.map_scrolls[slots[name]] for name in given.get("map", {})]
    guilds = [guild.id.removeprefix("guild_") for guild in book.guilds]
    for guild, name in enumerate(guilds):
        if name in given.get("house", {}):
            named += [t.house[place] for place in book.columns[guild]]
    for player in t.players:
        named += player.scrolls
    if t.automa is not None:
        named += t.automa.scrolls
    top, bottom, whole = _deck_given(t, waiting.get("deck"))
    named += top + bottom
    named = [card for card in named if card != NO_CARD]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"given: {book.deck_id(card)} stands in two places")
    for slot, name in enumerate(book.map_slots):
        if name not in given.get("map", {}) and t.map_scrolls[slot] in named:
            t.map_scrolls[slot] = NO_CARD
            t.map_influence[slot] = NOBODY
    for guild, name in enumerate(guilds):
        if name not in given.get("house", {}):
            for place in book.columns[guild]:
                if t.house[place] in named:
                    t.house[place] = NO_CARD
                    t.house_influence[place] = NOBODY
            close_up(t, guild)
    _settle_deck(t, named, top, bottom, whole, waiting)
    for slot, name in enumerate(book.map_slots):
        if t.map_scrolls[slot] == NO_CARD and name not in given.get("map", {}) and t.reserve:
            t.map_scrolls[slot] = t.reserve[-1]
            t.reserve = t.reserve[:-1]


def _deck_given(t: Table, said: Plain) -> tuple[list[int], list[int], bool]:
    """The cards on top (the next one first) and at the bottom (the lowest last), and whether they are all."""
    if said is None:
        return [], [], False
    book = t.book
    known = {book.deck_id(card): card for card in range(book.caliph + len(book.caliph_cards))}
    if isinstance(said, list):
        return [one_of("given.deck", card, known) for card in said], [], True
    parts = table_of("given.deck", said)
    if unknown := set(parts) - {"top", "bottom"}:
        raise ValueError(f"given.deck: there is no part {sorted(unknown)[0]!r}; parts are top, bottom")
    listed = [
        [one_of(f"given.deck.{name}", card, known) for card in list_of(f"given.deck.{name}", parts.get(name, []))]
        for name in ("top", "bottom")
    ]
    return listed[0], listed[1], False


def _settle_deck(
    t: Table, named: list[int], top: list[int], bottom: list[int], whole: bool, waiting: Mapping[str, Plain]
) -> None:
    """Parts of the deck keep their sizes: what is named elsewhere is replaced from the reserve; all else lies there."""
    book = t.book
    given = _reserve_given(t, waiting)
    lying = {card for card in (*t.map_scrolls, *t.house) if card != NO_CARD}
    taken = {*named, *lying, *given}
    spare = [card for card in t.reserve if card not in taken]
    spare = [c for c in range(book.first_starting_scroll) if c not in (*taken, *spare, *t.deck)] + spare
    if whole:
        spare = [card for card in t.deck if card not in (*taken, *top) and not book.is_caliph(card)] + spare
        t.deck = top[::-1]
        t.sections = [len(top)] if top else []
    else:
        moved = {*named} - {*top, *bottom}
        _replace_in_deck(t, moved | {*lying, *given} | {book.caliph + card for card in t.caliphs}, spare)
        _put_in_place(t, spare, [(len(t.deck) - 1 - n, card) for n, card in enumerate(top)])
        _put_in_place(t, spare, [(n, card) for n, card in enumerate(reversed(bottom))])
    if "sections" in waiting:
        sections = [number_of("given.sections", n, 1) for n in list_of("given.sections", waiting["sections"])]
        if sum(sections) != len(t.deck):
            raise ValueError(f"given.sections: they make {sum(sections)} cards, the deck has {len(t.deck)}")
        t.sections = sections[::-1]
    t.reserve = given[::-1] if "reserve" in waiting else spare


def _reserve_given(t: Table, waiting: Mapping[str, Plain]) -> list[int]:
    known = {scroll.id: n for n, scroll in enumerate(t.book.scrolls[: t.book.first_starting_scroll])}
    said = list_of("given.reserve", waiting.get("reserve", []))
    return [one_of("given.reserve", card, known) for card in said]


def _replace_in_deck(t: Table, gone: set[int], spare: list[int]) -> None:
    """Cards that lie elsewhere leave the deck; scrolls of the reserve take the places of scrolls."""
    deck: list[int] = []
    sections: list[int] = []
    first = 0
    for size in t.sections:
        part: list[int] = []
        for card in t.deck[first : first + size]:
            if card not in gone:
                part.append(card)
            elif spare and not t.book.is_caliph(card):
                part.append(spare.pop())
        first += size
        deck += part
        sections += [len(part)] if part else []
    t.deck = deck
    t.sections = sections


def _put_in_place(t: Table, spare: list[int], places: list[tuple[int, int]]) -> None:
    """Each card at its place of the deck; what lay there goes where the card came from."""
    deck = t.deck[:]
    kept = {place for place, _ in places}
    for place, card in places:
        if card not in deck and 0 <= place < len(deck) and t.book.is_caliph(deck[place]):
            other = next(n for n, one in enumerate(deck) if n not in kept and not t.book.is_caliph(one))
            deck[other], deck[place] = deck[place], deck[other]  # a Caliph card stays in the deck
        if card in deck:
            other = deck.index(card)
            deck[other], deck[place] = deck[place], card
        elif 0 <= place < len(deck) and card in spare:
            spare[spare.index(card)], deck[place] = deck[place], card
        elif 0 <= place < len(deck):
            deck[place] = card
        else:
            deck.insert(max(0, place + 1), card)
            t.sections = [len(deck)]
    t.deck = deck


def _settle_translators(t: Table, given: Mapping[str, Plain], piles: Plain) -> None:
    book = t.book
    names = {room.id: n for n, room in enumerate(book.rooms)}
    named = [t.rooms[names[room]] for room in given.get("rooms", {})]
    named += [t.rooms[room] for room in t.pairs[::2] if book.rooms[room].id not in given.get("rooms", {})]
    for player in t.players:
        named += [card for column in player.tucked for card in column] + player.aside
    if t.automa is not None:
        named += t.automa.retired
    named = [card for card in named if card != NO_CARD]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"given: {book.translators[card].id} stands in two places")
    for room, card in enumerate(t.rooms):
        if card in named and book.rooms[room].id not in given.get("rooms", {}) and room not in t.pairs[::2]:
            t.rooms[room] = NO_CARD
        if t.rooms[room] == NO_CARD:
            t.owners[room] = NOBODY
            t.gold[room] = 0
    placed = {*named, *(card for card in t.rooms if card != NO_CARD)}
    pile_names = {pile.id: n for n, pile in enumerate(book.piles)}
    for name in table_of("given.piles", piles):
        one_of("given.piles", name, pile_names)
    for number, pile in enumerate(book.piles):
        left = [card for card in range(book.first_starting) if book.translators[card].pile == number]
        left = [card for card in left if card not in placed]
        known = {book.translators[card].id: card for card in left}
        at = f"given.piles.{pile.id}"
        top = [one_of(at, card, known) for card in list_of(at, piles.get(pile.id, []))][::-1]
        old = [card for card in t.piles[number] if card in left and card not in top]
        rest = [card for card in left if card not in top and card not in old]
        t.piles[number] = rest + old + top


def _settle_influence(t: Table, given: Mapping[str, Plain], waiting: Mapping[str, Plain]) -> None:
    """Influence on scrolls as given, control as given or as it follows, the rest in the supplies."""
    book = t.book
    if "influence_on" in waiting:
        lying = {book.scrolls[card].id: card for card in (*t.map_scrolls, *t.house) if card != NO_CARD}
        for card in lying.values():
            mark_scroll(t, card, NOBODY)
        for name, seat in table_of("given.influence_on", waiting["influence_on"]).items():
            card = one_of("given.influence_on", name, lying)
            mark_scroll(t, card, number_of(f"given.influence_on.{name}", seat, 0, t.seats - 1))
    leaders: list[list[int]] = []
    for guild in range(len(book.guilds)):
        counts = [t.guilds_of(seat)[guild] for seat in range(t.seats)]
        leading = [seat for seat, count in enumerate(counts) if count == max(counts) and count]
        if t.control[guild] not in leading:
            t.control[guild] = leading[0] if len(leading) == 1 else NOBODY
        leaders.append(leading)
    seats: dict[str | int, int] = {"": NOBODY, **{seat: seat for seat in range(t.seats)}}
    guilds = {guild.id.removeprefix("guild_"): n for n, guild in enumerate(book.guilds)}
    for name, seat in table_of("given.control", waiting.get("control", {})).items():
        guild, controller = one_of("given.control", name, guilds), one_of(f"given.control.{name}", seat, seats)
        if controller != NOBODY and controller not in leaders[guild]:
            raise ValueError(f"given.control.{name}: seat {controller} has not the most influence there")
        t.control[guild] = controller
    for number in range(t.seats):
        spent = influence_in_play(t, number)
        left = book.constants["influence"] - spent
        if number < len(t.players):
            t.players[number].influence = left
        else:
            assert t.automa is not None
            left = t.automa.influence = left - 1
        if left < 0:
            raise ValueError(f"given: seat {number} has {spent} influence in play")


def _settle_dice(t: Table) -> None:
    """The main supply has what nobody else has."""
    book = t.book
    stock = [colour.dice for colour in book.colours]
    for seat, player in enumerate(t.players):
        for colour, count in enumerate(owned(t, seat)):
            stock[colour] -= count
        if not player.goals & TRACK_GOAL:
            stock[book.goal_cards[player.goal].track_die] -= 1
    for printed, left in zip(book.colours, stock, strict=True):
        if left < 0:
            raise ValueError(f"given: {printed.dice - left} {printed.id} dice, there are {printed.dice}")
    t.stock = stock


def _settle_plans(t: Table, automa: Automa, said: Plain) -> None:
    plans = {plan.id: n for n, plan in enumerate(t.book.plans)}
    first = [one_of("given.automa.plan_pile", card, plans) for card in list_of("given.automa.plan_pile", said or [])]
    rest = [n for n in automa.plan_pile if n not in first]
    rest += [n for n in plans.values() if n not in rest and n not in first]
    automa.plan_pile = [n for n in (*rest, *reversed(first)) if n not in automa.plans]
