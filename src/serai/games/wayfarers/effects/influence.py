"""Influence: in guilds and on cards, and the fee for a card that carries an opponent's."""

from __future__ import annotations

from serai.games.wayfarers.names import GUILDS
from serai.games.wayfarers.reasons import ALL_IN_GUILD, GOES_THERE, HAS_INFLUENCE, guild_obstacle
from serai.games.wayfarers.table import NO_CARD, NOBODY, Table
from serai.kernel.decision import Asking, Offer, Option, Reason, Rules, ask
from serai.kernel.effects import Call, Effect, Verbs
from serai.kernel.message import SeatName
from serai.kernel.perform import Work


class Unit(Work[Table]):
    """A work whose last argument says how often; each time is a step of its own."""

    def units(self, call: Call) -> tuple[Effect, ...]:
        times = call.words[-1]
        assert isinstance(times, int)
        if times == 1:
            return (call,)
        text = ",".join([*(str(word) for word in call.words[:-1]), "1"])
        return (self.verbs.parse(f"{call.verb.name}({text})"),) * times

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs


class Guild(Unit):
    """guild(colour,n): place Influence in a guild, `any`: of choice (WF-EFF-02).

    With Influence in the supply, placing in a given guild can only help: it may be spent, moved or counted there, and
    wherever a token of the supply could have gone later, this one can go too (WF-EFF-05).
    """

    asks_itself = True

    def free(self, t: Table, me: int, call: Call, context: int) -> bool:
        return call.words[0] != "any" and t.players[me].influence > 0

    def run(self, t: Table, me: int, call: Call, context: int) -> None:
        guild = GUILDS.index(str(call.words[0]))
        for _ in range(len(self.units(call))):
            put_in_guild(t, me, guild)

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return call.words[0] == "any" or enter_obstacle(t, me, GUILDS.index(str(call.words[0]))) is None

    def reason(self, t: Table, me: int, call: Call, context: int) -> Reason | None:
        return enter_obstacle(t, me, GUILDS.index(str(call.words[0])))

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        player = t.players[me]
        if call.words[0] != "any":
            guild = GUILDS.index(str(call.words[0]))
        else:

            def obstacle(option: Option) -> Reason | None:
                return None if option is options.skip else enter_obstacle(t, me, option.value)

            candidates = [*options.guild, options.skip] if optional else options.guild
            chosen = yield ask(me, "guild", "WF-EFF-02", Offer(candidates, obstacle))
            if chosen is options.skip:
                return False
            guild = chosen.value
            optional = False
        if player.influence == 0:  # WF-EFF-05
            freed = yield from free_influence(t, me, optional, guild, NO_CARD)
            if not freed:
                return False
        put_in_guild(t, me, guild)
        return True


class InfluenceCard(Unit):
    """influence_card(n): place Influence on a face-up card without any (WF-EFF-03)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        display = t.display
        for place, owner in enumerate(t.display_influence):  # noqa: SIM110 (asked often: a generator would cost more)
            if owner == NOBODY and display[place] != NO_CARD:
                return True
        return False

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options
        cards = options.card
        display = t.display
        likely = [
            cards[display[place]]
            for place, owner in enumerate(t.display_influence)
            if owner == NOBODY and display[place] != NO_CARD
        ]
        if optional:
            likely.append(options.skip)
        free = set(likely)
        offer = Offer(
            likely,
            lambda option: None if option in free else HAS_INFLUENCE,
            lambda: [cards[card] for card in display if card != NO_CARD and cards[card] not in free],
        )
        chosen = yield ask(me, "influence-card", "WF-EFF-03", offer)
        if chosen is options.skip:
            return False
        if t.players[me].influence == 0:
            yield from free_influence(t, me, False, -1, chosen.value)
        put_on_card(t, me, t.place_of(chosen.value))
        return True


class MoveInfluence(Unit):
    """move_influence(n): from one guild to another (WF-EFF-04)."""

    asks_itself = True

    def possible(self, t: Table, me: int, call: Call, context: int) -> bool:
        return any(t.players[me].guilds)

    def ask(self, t: Table, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = t.book.options

        def obstacle(option: Option) -> Reason | None:
            return None if option is options.skip else guild_obstacle(t.players[me].guilds, option.value[0], 1)

        candidates = [*options.move.values(), options.skip] if optional else [*options.move.values()]
        chosen = yield ask(me, "move-influence", "WF-EFF-04", Offer(candidates, obstacle))
        if chosen is options.skip:
            return False
        source, target = chosen.value
        guilds = t.players[me].guilds
        guilds[source] -= 1
        guilds[target] += 1
        t.tell(
            "event-move-influence", me, "WF-EFF-04", source=f"guild_{GUILDS[source]}", guild=f"guild_{GUILDS[target]}"
        )
        return True


def enter_obstacle(t: Table, me: int, guild: int) -> Reason | None:
    """Why no own Influence could be placed in a guild: all lie there already (WF-EFF-05). Or None."""
    return None if t.players[me].guilds[guild] < t.book.constants["influence"] else ALL_IN_GUILD


def put_in_guild(t: Table, me: int, guild: int) -> None:
    player = t.players[me]
    player.influence -= 1
    player.guilds[guild] += 1
    t.tell("event-guild", me, "WF-EFF-02", guild=f"guild_{GUILDS[guild]}")


def spend_from_guild(t: Table, me: int, guild: int, amount: int, rule: str) -> None:
    """WF-EFF-10: spent Influence goes back to the supply."""
    player = t.players[me]
    player.guilds[guild] -= amount
    player.influence += amount
    t.tell("event-spend-influence", me, rule, guild=f"guild_{GUILDS[guild]}", n=amount)


def put_on_card(t: Table, me: int, place: int) -> None:
    t.players[me].influence -= 1
    t.display_influence[place] = me
    t.tell("event-influence-card", me, "WF-EFF-03", card=t.book.cards[t.display[place]].id)


def free_influence(t: Table, me: int, optional: bool, guild: int, card: int) -> Asking[bool]:
    """WF-EFF-05: with none in the supply, take an own Influence from elsewhere; not from where it is to go."""
    options = t.book.options
    player = t.players[me]

    def obstacle(option: Option) -> Reason | None:
        if option in options.from_guild:
            return GOES_THERE if option.value == guild else guild_obstacle(player.guilds, option.value, 1)
        return GOES_THERE if option is not options.skip and option.value == card else None

    candidates = [*options.from_guild]
    candidates += [
        options.from_card[t.display[place]] for place, owner in enumerate(t.display_influence) if owner == me
    ]
    if optional:
        candidates.append(options.skip)
    chosen = yield ask(me, "free-influence", "WF-EFF-05", Offer(candidates, obstacle))
    if chosen is options.skip:
        return False
    player.influence += 1
    if chosen in options.from_guild:
        player.guilds[chosen.value] -= 1
    else:
        t.display_influence[t.place_of(chosen.value)] = NOBODY
    t.tell("event-free-influence", me, "WF-EFF-05", source=chosen.message.arguments["source"])
    return True


def has_fee(t: Table, me: int, place: int) -> bool:
    """Whether interacting with a card costs a fee (WF-INF-02, WF-INF-03)."""
    owner = t.display_influence[place]
    return owner != NOBODY and owner != me


def pay_fee(t: Table, me: int, place: int, in_silver: Reason | None, in_provisions: Reason | None) -> Rules:
    """WF-INF-05: 1 Silver or 1 Provision to the owner of the Influence, before anything else; reasons say why not."""
    options = t.book.options
    offer = Offer(
        (options.pay_silver, options.pay_provision),
        lambda option: in_silver if option is options.pay_silver else in_provisions,
    )
    owner = t.display_influence[place]
    card = t.book.cards[t.display[place]].id
    chosen = yield ask(me, "fee", "WF-INF-05", offer, {"card": card, "owner": SeatName(owner)})
    fee = t.book.fee
    player = t.players[me]
    resource = "silver" if chosen is options.pay_silver else "provision"
    if resource == "silver":
        player.silver -= fee
    else:
        player.provision -= fee
    t.tell("event-fee", me, "WF-INF-05", resource=resource, n=fee, owner=SeatName(owner), card=card)
    if owner < len(t.players):
        other = t.players[owner]
        if resource == "silver":
            other.silver += fee
        else:
            other.provision += fee
    else:  # WF-AI-38: to the main supply; the bonus of its track waits for the end of the turn
        assert t.automa is not None
        t.tell("event-ai-marker", owner, "WF-AI-38", n=fee)
        for _ in range(fee):
            t.automa.owed += t.automa.advance(t.book)


def return_influence(t: Table, place: int) -> None:
    """WF-INF-04: when its card is acquired, Influence returns to its owner."""
    owner = t.display_influence[place]
    if owner != NOBODY:
        t.display_influence[place] = NOBODY
        if owner < len(t.players):
            t.players[owner].influence += 1
        t.tell("event-influence-returns", owner, "WF-INF-04", card=t.book.cards[t.display[place]].id)
