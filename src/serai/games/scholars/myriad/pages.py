"""Pages: gaining them from the books, tucking them, and using the red ones in Work turns (MB-PAGE)."""

from __future__ import annotations

from serai.games.scholars.myriad.book import Page, shelf
from serai.games.scholars.myriad.memory import condition_obstacle, markers, page_colours
from serai.games.scholars.myriad.names import EACH_INTERACTION, IF_COLOUR, TIMES_MARKERS
from serai.games.scholars.myriad.reasons import NEED_XP
from serai.games.scholars.myriad.table import part
from serai.games.scholars.names import AT_WILL, NO_CARD, PAID
from serai.games.scholars.reasons import EFFECT_IN_VAIN
from serai.games.scholars.retirement import pay_tuck, tuck_offer
from serai.games.scholars.table import Table
from serai.kernel.decision import Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call, Effect
from serai.kernel.message import Message

# -- experience -----------------------------------------------------------------------------------------------------


def gain_xp(t: Table, me: int, amount: int, rule: str) -> None:
    """MB-COMP-03: there is always enough."""
    part(t).authors[me].xp += amount
    if t.story is not None:
        t.tell("event-gain", me, rule, resource="xp", n=amount)


# -- gaining --------------------------------------------------------------------------------------------------------


def page_cost(t: Table, space: int) -> int:
    """MB-PAGE-01: cheaper if no other page lies on its book."""
    own = part(t)
    printed = shelf(t)
    book = printed.spaces[space].book
    there = 0
    for place, card in enumerate(own.books):
        if card != NO_CARD and printed.spaces[place].book == book:
            there += 1
    cost = printed.pages[own.books[space]].cost
    return max(0, cost - t.book.constants["page_alone_discount"]) if there == 1 else cost


def gain_page(t: Table, me: int) -> Rules:
    """MB-PAGE-01: a page for its cost, or experience instead."""
    own = part(t)
    options = shelf(t).options
    author = own.authors[me]
    cost_of = {own.books[space]: page_cost(t, space) for space in range(len(own.books)) if own.books[space] != NO_CARD}

    def obstacle(option: Option) -> Reason | None:
        if option is options.two_xp:
            return None
        cost = cost_of[option.value]
        return NEED_XP[cost - author.xp] if author.xp < cost else None

    def note(option: Option) -> Message | None:
        if option is options.two_xp:
            return None
        page = shelf(t).pages[option.value]
        key = "note-page-golden" if page.is_golden else "note-page"
        return Message(key, {"n": cost_of[page_number(option)], "vp": page.vp, "effect": page.effect})

    offer = Offer([*(options.take_page[page] for page in cost_of), options.two_xp], obstacle, note=note)
    chosen = yield ask(me, "gain-page", "MB-PAGE-01", offer, {"n": author.xp})
    if chosen is options.two_xp:
        gain_xp(t, me, t.book.constants["xp_instead_of_page"], "MB-PAGE-01")
        return
    page = page_number(chosen)
    author.xp -= cost_of[page]
    author.aside.append(page)
    t.tell("event-take-page", me, "MB-PAGE-01", page=shelf(t).pages[page].id, n=cost_of[page])
    take_from_book(t, page)
    yield from t.book.seams.cards_may_leave(t)


def page_number(option: Option) -> int:
    number: int = option.value
    return number


def take_from_book(t: Table, page: int) -> None:
    """MB-PAGE-04: the page leaves its book, and books are refilled at once."""
    own = part(t)
    spaces = shelf(t).spaces
    own.books[own.books.index(page)] = NO_CARD
    books: dict[int, list[int]] = {}
    for place, space in enumerate(spaces):
        books.setdefault(space.book, []).append(place)
    empty = [places for places in books.values() if all(own.books[place] == NO_CARD for place in places)]
    for places in empty:
        _fill(t, places)
    lonely = [sum(own.books[place] != NO_CARD for place in places) == 1 for places in books.values()]
    if all(lonely):
        _fill(t, list(range(len(spaces))))


def _fill(t: Table, places: list[int]) -> None:
    own = part(t)
    for place in places:
        if own.books[place] == NO_CARD and own.deck:
            own.books[place] = own.deck[-1]
            own.deck = own.deck[:-1]
            t.reveals += 1
            t.tell("event-new-page", t.seat, "MB-PAGE-04", page=shelf(t).pages[own.books[place]].id)


# -- tucking --------------------------------------------------------------------------------------------------------


def page_places(t: Table, me: int, page: int) -> list[int]:
    """MB-PAGE-02, -03: a red page under its action or where a retired translator allows that, a golden one anywhere."""
    printed = shelf(t)
    action = printed.pages[page].action
    if action < 0:
        return printed.columns
    columns = t.players[me].tucked
    return [
        place
        for place in printed.columns
        if place in printed.places[action] or any(t.book.alternative[one] == action for one in columns[place])
    ]


def tuck_page(t: Table, me: int, page: int) -> Rules:
    """MB-PAGE-02: the cost of its row, then it lies there."""
    own = part(t)
    printed = shelf(t).pages[page]
    offer = tuck_offer(t, me, page_places(t, me, page))
    chosen = yield ask(me, "tuck-page", "MB-PAGE-02", offer, {"page": printed.id, "effect": printed.effect})
    place: int = chosen.value
    silver = yield from pay_tuck(t, me, place)
    own.authors[me].aside.remove(page)
    put_page(t, me, page, place)
    own.fresh.append(page)
    t.tell("event-tuck-page", me, "MB-PAGE-02", page=printed.id, slot=t.book.board[place].id, n=silver)
    yield from t.book.seams.tucked(t, me, place)


def put_page(t: Table, me: int, page: int, place: int) -> None:
    """A page becomes the lowest card of a column."""
    author = part(t).authors[me]
    row = len(author.pages[place]) + len(t.players[me].tucked[place])
    pages, rows = author.pages[:], author.page_rows[:]
    pages[place] = [*pages[place], page]
    rows[place] = [*rows[place], row]
    author.pages, author.page_rows = pages, rows


# -- using red pages ------------------------------------------------------------------------------------------------


def usable_pages(t: Table, me: int) -> list[int]:
    """The red pages under the slot in use that lay there before this turn (MB-PAGE-06)."""
    own = part(t)
    pages = own.authors[me].pages[t.working]
    printed = shelf(t).pages
    return [page for page in pages if not printed[page].is_golden and page not in own.fresh and page != shelf(t).start]


def page_obstacle(t: Table, me: int, page: int) -> Reason | None:
    """Why a red page cannot be used now."""
    reason = condition_obstacle(t, me, page)
    if reason is not None:
        return reason
    gain = shelf(t).pages[page].gain
    return None if t.book.performer.possible(t, me, gain, _context(gain)) else EFFECT_IN_VAIN


def page_steps(t: Table, me: int) -> Offer | None:
    """What pages add to the steps of a Work turn."""
    pages = usable_pages(t, me)
    if not pages:
        return None
    options = shelf(t).options
    return Offer([options.use_page[page] for page in pages], lambda option: page_obstacle(t, me, option.value))


def use_page(t: Table, me: int, page: int) -> Rules:
    """MB-PAGE-06, -07: an if-page once, an each-page once for every occurrence."""
    printed = shelf(t).pages[page]
    part(t).used.append(page)
    t.tell("event-use-page", me, "MB-PAGE-06", page=printed.id)
    times = 1
    context = _context(printed.gain)
    if printed.condition is not None:
        if printed.condition.verb.name == IF_COLOUR:
            yield from _fix_colour(t, me, printed.condition)
        elif printed.condition.verb.name == TIMES_MARKERS:
            level = printed.condition.words[0]
            assert isinstance(level, int)
            times = markers(t, me, level)
            context = AT_WILL  # MB-PAGE-12: each time it may be declined
    performer = t.book.performer
    waiting = [(one, context) for one in performer.flat(printed.gain)] * times
    yield from performer.resolve(t, me, waiting, at_least_one=True)


def _context(gain: Effect) -> int:
    """Where a page destroys several dice, it says "up to"."""
    several = isinstance(gain, Call) and gain.verb.name == "destroy_white" and gain.words[0] != 1
    return PAID if several else 0


def _fix_colour(t: Table, me: int, condition: Call) -> Rules:
    """MB-PAGE-07: the colour is named now and stays."""
    if t.colour >= 0:
        return
    colours = page_colours(t, me, condition)
    colour = colours[0]
    if len(colours) > 1:
        chosen = yield ask(me, "colour", "MB-PAGE-07", Offer([t.book.options.colour[one] for one in colours]))
        colour = chosen.value
    t.colour = colour
    t.tell("event-colour-fixed", me, "MB-PAGE-07", colour=t.book.colours[colour].id)


def meeting_pages(t: Table, me: int) -> Rules:
    """MB-PAGE-08: at the end of a Work turn, pages of interactions are used directly after the tuck, or given up."""
    own = part(t)
    options = shelf(t).options
    skip = t.book.options.skip
    while True:
        pages = [page for page in usable_pages(t, me) if _meets(shelf(t).pages[page])]
        pages = [page for page in pages if page_obstacle(t, me, page) is None]
        if not pages:
            break
        offer = Offer([*(options.use_page[page] for page in pages), skip])
        chosen = yield ask(me, "meeting-page", "MB-PAGE-08", offer)
        if chosen is skip:
            break
        yield from use_page(t, me, chosen.value)
    own.met = [0] * len(own.met)
    own.used = [page for page in own.used if not _meets(shelf(t).pages[page])]


def _meets(page: Page) -> bool:
    return page.condition is not None and page.condition.verb.name == EACH_INTERACTION
