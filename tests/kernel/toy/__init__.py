"""Toy: a small but real game for the tests of the kernel.

Two or three seats. On a turn a seat works (1 coin), draws two cards and keeps one unseen, plays a card from its hand
for its price, or rolls a die. After each round everybody earns a coin. The match ends after the round in which
somebody has played three cards, or after eight rounds. It has an expansion, `carnival`, which answers its `seams`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from serai.kernel.chance import Chance
from serai.kernel.content import Content
from serai.kernel.decision import Asking, Decision, Offer, Option, Reason, Rules, Vocabulary, ask
from serai.kernel.effects import Call, Effect, Pair, Verbs, number, pairs, word
from serai.kernel.expansion import expansions_of, name_with
from serai.kernel.extras import Extras
from serai.kernel.formula import Formula
from serai.kernel.game import EVERYBODY, Component, Game, ScoreItem, Setting, chapters_of, rule_ids_of
from serai.kernel.match import Match
from serai.kernel.message import Hidden, Message, SeatName
from serai.kernel.perform import Performer, Work
from serai.kernel.sheet import Sheet, Words
from serai.kernel.state import Part, Plain, State
from serai.kernel.table import Table
from tests.kernel.toy.seams import Seams, ToyExpansion

COUNTS = ("coin", "gem", "cards")
ROUNDS = 8


class ToyTable(Table):
    """The table of Toy; `turn` is the seat to move, or the number of seats when everybody earns."""

    __slots__ = ("coin", "deck", "discard", "drawn", "gem", "hands", "part", "played", "round", "turn")
    FIELDS = (*Table.FIELDS, "turn", "round", "coin", "gem", "hands", "played", "deck", "drawn", "discard", "part")
    NESTED: ClassVar[dict[str, type[State]]] = {"chance": Chance, "part": Part}

    turn: int
    round: int
    coin: list[int]
    gem: list[int]
    hands: list[list[int]]
    played: list[list[int]]
    deck: list[int]
    drawn: list[int]  # two cards that the seat on turn looks at
    discard: list[int]
    part: Part | None  # of an expansion

    def copy(self) -> ToyTable:
        twin = ToyTable.__new__(ToyTable)
        twin.chance = self.chance.copy()
        twin.reveals = self.reveals
        twin.confirm = self.confirm
        twin.story = None
        twin.turn = self.turn
        twin.round = self.round
        twin.coin = self.coin[:]
        twin.gem = self.gem[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [cards[:] for cards in self.played]
        twin.deck = self.deck[:]
        twin.drawn = self.drawn[:]
        twin.discard = self.discard[:]
        twin.part = self.part.copy() if self.part is not None else None
        return twin


@dataclass(frozen=True)
class Card:
    id: str
    price: int
    effect: Effect
    points: Formula


@dataclass(frozen=True)
class SeatView:
    coin: int
    gem: int
    cards: int
    played: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """What a seat of Toy may see."""

    turn: int
    round: int
    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    seats: tuple[SeatView, ...]


class Gain(Work[ToyTable]):
    """Take coins or gems."""

    def free(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return True

    def run(self, t: ToyTable, me: int, call: Call, context: int) -> None:
        what, n = call.words
        assert isinstance(n, int)
        (t.coin if what == "coin" else t.gem)[me] += n
        t.tell("event-gained", me, "TOY-EFF-01", what=what, n=n)


class Pay(Work[ToyTable]):
    """A cost in coins and gems."""

    def possible(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return all((t.coin if what == "coin" else t.gem)[me] >= n for what, n in _costs(call))

    def run(self, t: ToyTable, me: int, call: Call, context: int) -> None:
        for what, n in _costs(call):
            (t.coin if what == "coin" else t.gem)[me] -= n


def _costs(call: Call) -> list[Pair]:
    return [cost for cost in call.words if isinstance(cost, tuple)]


class Lose(Work[ToyTable]):
    """Coins that must be given away."""

    must = True

    def possible(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return t.coin[me] > 0

    def run(self, t: ToyTable, me: int, call: Call, context: int) -> None:
        t.coin[me] -= 1
        t.tell("event-lost", me, "TOY-EFF-05")


class Steal(Work[ToyTable]):
    """A coin from somebody else: asks from whom."""

    asks_itself = True

    def __init__(self, game: Toy) -> None:
        self.game = game

    def units(self, call: Call) -> tuple[Effect, ...]:
        n = call.words[0]
        assert isinstance(n, int)
        return (self.game.verbs.call("steal", 1),) * n

    def possible(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return any(coins for seat, coins in enumerate(t.coin) if seat != me)

    def ask(self, t: ToyTable, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        options = [self.game.from_seat[seat] for seat, coins in enumerate(t.coin) if seat != me and coins]
        if optional:
            options.append(self.game.performer.done)
        chosen = yield ask(me, "steal", "TOY-EFF-02", options)
        if chosen is self.game.performer.done:
            return False
        t.coin[chosen.value] -= 1
        t.coin[me] += 1
        t.tell("event-stole", me, "TOY-EFF-02", victim=SeatName(chosen.value))
        return True


class Roll(Work[ToyTable]):
    """A die: a gem for a six, otherwise coins for half of it."""

    def run(self, t: ToyTable, me: int, call: Call, context: int) -> None:
        result = t.roll()
        if result == 6:
            t.gem[me] += 1
        else:
            t.coin[me] += result // 2
        t.tell("event-rolled", me, "TOY-EFF-03", result=result)


class Draw(Work[ToyTable]):
    """Look at two cards, keep one."""

    def __init__(self, game: Toy) -> None:
        self.game = game

    def possible(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return bool(t.deck)

    def ask(self, t: ToyTable, me: int, call: Call, context: int, optional: bool) -> Asking[bool]:
        yield from self.game.draw(t, me)
        return True


NO_GEM = Reason("TOY-EFF-06", "reason-no-gem")


class Selling(Extras[ToyTable]):
    """Between effects a seat may sell a gem."""

    def __init__(self, sell: Option) -> None:
        self.sell = sell

    def offer(self, t: ToyTable, me: int) -> Offer:
        return Offer((self.sell,), lambda option: None if t.gem[me] else NO_GEM)

    def holds(self, option: Option) -> bool:
        return option is self.sell

    def take(self, t: ToyTable, me: int, option: Option) -> Rules:
        t.gem[me] -= 1
        t.coin[me] += 2
        yield from ()


class Toy(Game[ToyTable]):
    """The game of Toy."""

    name = "toy"
    rules_version = 1
    players = (2, 3)
    settings: tuple[Setting, ...] = (Setting("rich", ("no", "yes"), "no"),)
    first_options: tuple[str, ...] = ()  # before all others in the vocabulary: see `later`

    def __init__(self, overrides: Path | None = None, expansions: Sequence[ToyExpansion] = ()) -> None:
        self.setups = self.turns = 0  # how often they were called
        self.expansions = tuple(expansion.name for expansion in expansions)
        self.name = name_with("toy", self.expansions)
        self.seams = Seams()
        for expansion in expansions:
            self.seams = expansion.join(self.seams)
        self.settings = (*self.settings, *self.seams.settings)
        self.texts = (files("tests.kernel.toy") / "text", *(expansion.texts for expansion in expansions))
        self.rule_ids = rule_ids_of(self.texts)
        self.chapters = chapters_of(self.texts)
        self.vocabulary = Vocabulary()
        for id in self.first_options:
            self.vocabulary.add(id)
        self.verbs = Verbs()
        self.performer: Performer[ToyTable] = Performer(self.vocabulary, "TOY-EFF-06")
        self.performer.extras = Selling(self.vocabulary.add("sell"))
        self.verbs.add("gain", word("what", "coin", "gem"), number(), work=Gain())
        self.verbs.add("pay", pairs("cost", "coin", "gem"), work=Pay())
        self.verbs.add("lose", number(), work=Lose())
        self.verbs.add("steal", number(), work=Steal(self))
        self.verbs.add("roll", number(), work=Roll())
        self.verbs.add("draw", number(), work=Draw(self))
        self.seams.add_verbs(self.verbs)
        layers = [expansion.content for expansion in expansions]
        content = Content(files("tests.kernel.toy") / "content", *layers, overrides=overrides)
        box = content.sheet("box", "id", "count")
        sheet = content.sheet("cards", "id", "price", "effect", "points").expect(box["cards"].number("count"))
        self.cards = [
            Card(
                id,
                row.number("price"),
                self.performer.prepare(row.effect("effect", self.verbs)),
                row.formula("points", COUNTS),
            )
            for id, row in sheet.items()
        ]
        self.number_of = {card.id: number for number, card in enumerate(self.cards)}
        self.work = self.vocabulary.add("work")
        self.roll = self.vocabulary.add("roll")
        self.draw_two = self.vocabulary.add("draw")
        self.end = self.vocabulary.add("end")
        self.play = [
            self.vocabulary.add(f"play:{card.id}", number, arguments={"card": card.id}, touches=(card.id,))
            for number, card in enumerate(self.cards)
        ]
        self.keep = [
            self.vocabulary.add(f"keep:{card.id}", number, arguments={"card": card.id}, touches=(card.id,))
            for number, card in enumerate(self.cards)
        ]
        self.from_seat = [
            self.vocabulary.add(f"from:{seat}", seat, arguments={"seat": SeatName(seat)}) for seat in range(3)
        ]
        self.too_poor = [Reason("TOY-PLAY-01", "reason-price", price=card.price, card=card.id) for card in self.cards]
        self.no_deck = Reason("TOY-DRAW-01", "reason-no-deck")
        self.no_roll = Reason("TOY-TURN-01", "reason-no-roll")
        self.seams.read(content, self.vocabulary)
        content.check_used()
        self.content_digest = content.digest

    # -- the rules

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> ToyTable:
        self.setups += 1
        t = ToyTable()
        t.chance = Chance.seeded(seed)
        t.reveals, t.confirm, t.story = 0, False, None
        t.turn = t.round = 0
        t.coin = [6 if settings["rich"] == "yes" else 2] * players
        t.gem = [0] * players
        t.deck = list(range(len(self.cards)))
        t.chance.shuffle(t.deck)
        t.hands = [[t.deck.pop(), t.deck.pop()] for _ in range(players)]
        t.played = [[] for _ in range(players)]
        t.drawn, t.discard = [], []
        t.part = None
        self.seams.lay_out(t, settings)
        return t

    def turn(self, t: ToyTable) -> Rules:
        self.turns += 1
        me = t.turn
        if me == len(t.coin):
            for seat in range(me):
                t.coin[seat] += self.seams.harvest(t, seat)
            t.tell("event-harvest", -1, "TOY-TURN-02", n=1)
            t.turn = 0
            t.round += 1
            return
        chosen = yield self._action(t, me)
        if chosen is self.work:
            t.coin[me] += 1
        elif chosen is self.roll:
            yield from self.performer.perform(t, me, self.verbs.parse("roll(1)"))
        elif chosen is self.draw_two:
            yield from self.draw(t, me)
        elif chosen in self.play:
            card = self.cards[chosen.value]
            t.hands[me].remove(chosen.value)
            t.played[me].append(chosen.value)
            t.coin[me] -= card.price
            t.tell("event-played", me, "TOY-PLAY-01", card=card.id, effect=card.effect)
            yield from self.performer.perform(t, me, card.effect)
            yield from self.seams.played(t, me, card.id)
        else:
            yield from self.seams.act(t, me, chosen)
        if t.confirm:
            yield ask(me, "end-turn", "TOY-TURN-01", (self.end,), shown=True)
        t.turn = me + 1

    def _action(self, t: ToyTable, me: int) -> Decision:
        hand = t.hands[me]

        def obstacle(option: Option) -> Reason | None:
            if option is self.draw_two:
                return None if t.deck else self.no_deck
            if option is self.roll:
                return None if t.round or hand else self.no_roll
            if option is self.work:
                return None
            return None if self.cards[option.value].price <= t.coin[me] else self.too_poor[option.value]

        def note(option: Option) -> Message | None:
            if option.id.startswith("play:"):
                return Message("note-price", {"n": self.cards[option.value].price})
            return None

        likely = [*(self.play[card] for card in hand), self.work, self.roll, self.draw_two]
        offer = Offer(likely, obstacle, note=note) + self.seams.actions(t, me)
        return ask(me, "action", "TOY-TURN-01", offer, {"round": t.round + 1})

    def draw(self, t: ToyTable, me: int) -> Rules:
        """Two cards to look at: one stays in the hand, unseen by others, the other is discarded."""
        t.drawn = [t.deck.pop() for _ in range(min(2, len(t.deck)))]
        t.reveals += 1
        for card in t.drawn:
            t.tell("event-saw", me, "TOY-DRAW-01", card=Hidden(self.cards[card].id, (me,)))
        kept = yield ask(me, "keep", "TOY-DRAW-01", [self.keep[card] for card in t.drawn])
        t.drawn.remove(kept.value)
        t.hands[me].append(kept.value)
        t.discard += t.drawn
        t.drawn = []

    def is_over(self, t: ToyTable) -> bool:
        return t.turn == 0 and (t.round >= ROUNDS or any(len(cards) >= 3 for cards in t.played))

    # -- the rest of the interface

    def seats(self, t: ToyTable) -> int:
        return len(t.coin)

    def load_table(self, plain: Plain) -> ToyTable:
        t = ToyTable.load(plain, {"part": self.seams.part})
        t.story = None
        return t

    def observe(self, t: ToyTable, seat: int) -> View:
        names = self._names
        mine = 0 <= seat < len(t.coin)
        view = View(
            turn=t.turn,
            round=t.round,
            hand=names(t.hands[seat]) if mine else (),
            drawn=names(t.drawn) if seat == t.turn else (),
            deck=len(t.deck),
            discard=names(t.discard),
            seats=tuple(
                SeatView(t.coin[who], t.gem[who], len(t.hands[who]), names(t.played[who])) for who in range(len(t.coin))
            ),
        )
        return self.seams.see(t, view)

    def look(self, t: ToyTable, seat: int, sheet: Sheet) -> None:
        cards = Words([card.id for card in self.cards])
        many = len(t.coin)
        sheet.number("turn", t.turn, 3)
        sheet.number("round", t.round, ROUNDS)
        sheet.bag("hand", t.hands[seat], cards, 5)
        sheet.bag("drawn", t.drawn if seat == t.turn else [], cards, 5)
        sheet.number("deck", len(t.deck), 40)
        sheet.bag("discard", t.discard, cards, 20)
        for away in range(many):
            who = (seat + away) % many
            sheet.competitor("seats", away)
            sheet.number("coin", t.coin[who], 40)
            sheet.number("gem", t.gem[who], 40)
            sheet.number("cards", len(t.hands[who]), 20)
            sheet.bag("played", t.played[who], cards, 5)
            sheet.end()
        self.seams.look(t, seat, sheet)

    def redeal(self, t: ToyTable, seat: int, seed: str) -> None:
        chance = Chance.seeded(f"{seed} {seat}")
        others = [who for who in range(len(t.coin)) if seat not in (who, EVERYBODY)]
        hidden = sorted(
            t.deck
            + [card for who in others for card in t.hands[who]]
            + (t.drawn if seat not in (t.turn, EVERYBODY) else [])
        )
        chance.shuffle(hidden)
        for who in others:
            t.hands[who] = [hidden.pop() for _ in t.hands[who]]
        if seat not in (t.turn, EVERYBODY):
            t.drawn = [hidden.pop() for _ in t.drawn]
        t.deck = hidden
        self.seams.redeal(t, chance)
        t.chance = chance

    def score(self, t: ToyTable, seat: int) -> list[ScoreItem]:
        counts = [t.coin[seat], t.gem[seat], len(t.played[seat])]
        items = [
            ScoreItem(Message("score-card", {"card": card.id}), card.points.value(counts), "TOY-SCO-01")
            for card in (self.cards[number] for number in t.played[seat])
        ]
        return [*items, ScoreItem(Message("score-gems"), t.gem[seat], "TOY-SCO-01"), *self.seams.score(t, seat)]

    def winners(self, t: ToyTable) -> list[int]:
        totals = [sum(item.points for item in self.score(t, seat)) for seat in range(len(t.coin))]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def portrait(self, t: ToyTable) -> dict[str, Plain]:
        return {
            "turn": t.turn,
            "round": t.round,
            "deck": list(self._names(t.deck)),
            "drawn": list(self._names(t.drawn)),
            "discard": list(self._names(t.discard)),
            "seats": [
                {
                    "coin": t.coin[seat],
                    "gem": t.gem[seat],
                    "hand": list(self._names(t.hands[seat])),
                    "played": list(self._names(t.played[seat])),
                }
                for seat in range(len(t.coin))
            ],
            **self.seams.portrait(t),
        }

    def arrange(self, t: ToyTable, given: Mapping[str, Plain]) -> None:
        for name, value in given.items():
            if name == "seats":
                for seat, parts in value.items():
                    for part, amount in parts.items():
                        self._arrange_seat(t, int(seat), part, amount)
            elif name in ("turn", "round"):
                setattr(t, name, value)
            elif name in ("deck", "discard"):
                setattr(t, name, self._numbers(value))
            else:
                self.seams.arrange(t, name, value)
        placed = [card for cards in (*t.hands, *t.played, t.discard) for card in cards]
        if "deck" not in given:
            t.deck = [card for card in range(len(self.cards)) if card not in placed]

    def _arrange_seat(self, t: ToyTable, seat: int, part: str, value: Plain) -> None:
        if part == "coin":
            t.coin[seat] = value
        elif part == "gem":
            t.gem[seat] = value
        elif part in ("hand", "played"):
            cards = self._numbers(value)
            for hand in (*t.hands, *t.played):
                hand[:] = [card for card in hand if card not in cards]
            (t.hands if part == "hand" else t.played)[seat] = cards
        else:
            raise ValueError(f"seats.{seat}.{part} is unknown; a seat of toy has coin, gem, hand, played")

    def _numbers(self, ids: Sequence[str]) -> list[int]:
        for id in ids:
            if id not in self.number_of:
                raise ValueError(f"there is no card {id!r}")
        return [self.number_of[id] for id in ids]

    def faults(self, t: ToyTable) -> list[str]:
        cards = sorted([*t.deck, *t.drawn, *t.discard, *(card for part in (*t.hands, *t.played) for card in part)])
        found = [] if cards == list(range(len(self.cards))) else [f"cards are lost or doubled: {cards}"]
        found += [f"a negative amount: {amount}" for amount in (*t.coin, *t.gem) if amount < 0]
        return found + self.seams.faults(t)

    def component_ids(self) -> Sequence[str]:
        return [*(card.id for card in self.cards), *self.seams.components()]

    def catalogue(self) -> Sequence[Component]:
        cards = {card.id: (("effect", card.effect), ("points", card.points)) for card in self.cards}
        return [Component(id, "", "", {}, cards.get(id, ())) for id in self.component_ids()]

    def describe(self, component: str) -> Sequence[Message]:
        if component not in self.number_of:
            return ()
        card = self.cards[self.number_of[component]]
        return [Message("printed-effect", {"effect": card.effect}), Message("printed-points", {"points": card.points})]

    def _names(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.cards[card].id for card in cards)


@cache
def load(overrides: Path | None = None, expansions: tuple[str, ...] = ()) -> Toy:
    """The game, as the list of games asks for it."""
    return Toy(overrides, expansions_of(__name__, expansions))


TOY = load()


def toy(name: str = "toy") -> Game[Any]:
    """Finds games for scenarios: only Toy."""
    if name != "toy":
        raise ValueError(f"there is no game {name!r}; games are toy")
    return TOY


def moments(seed: str, players: int = 2, **settings: str) -> Iterator[Match]:
    """A match played at random, yielded at every decision and at its end: always the same object."""
    match = Match(TOY, players, seed, settings)
    chance = Chance.seeded(f"moves of {seed}")
    while True:
        yield match
        if match.decision is None:
            return
        match.play(match.decision.options[chance.below(len(match.decision.options))])
