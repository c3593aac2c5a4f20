"""Later releases of Toy: what may change in a game while matches of it are under way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

from serai.kernel.decision import Decision, Option, Rules, ask
from serai.kernel.state import Plain, State
from tests.kernel.toy import Toy, ToyTable


class RicherHarvest(Toy):
    """A rule has changed: everybody earns one coin more after each round."""

    rules_version = 2

    def turn(self, t: ToyTable) -> Rules:
        if t.turn == len(t.coin):
            t.coin = [coins + 1 for coins in t.coin]
        yield from super().turn(t)


class NoWork(Toy):
    """A rule has changed: who has a card in hand does not work any more."""

    rules_version = 2

    def _action(self, t: ToyTable, me: int) -> Decision:
        decision = super()._action(t, me)
        idle = [option for option in decision.options if option is not self.work or not t.hands[me]]
        return ask(me, "action", "TOY-TURN-01", idle, {"round": t.round + 1})


class LuckyTable(ToyTable):
    """A table with a field more: what everybody has in luck."""

    __slots__ = ("luck",)
    FIELDS = (*ToyTable.FIELDS, "luck")
    NESTED: ClassVar[dict[str, type[State]]] = ToyTable.NESTED
    DEFAULTS: ClassVar[dict[str, Callable[[dict[str, Plain]], Plain]]] = {"luck": lambda dump: [7] * len(dump["coin"])}

    luck: list[int]

    def copy(self) -> LuckyTable:
        twin = LuckyTable()
        plain = super().copy()
        for name in (*ToyTable.FIELDS, "story"):
            setattr(twin, name, getattr(plain, name))
        twin.luck = self.luck[:]
        return twin


class Lucky(Toy):
    """A table has a new field."""

    rules_version = 2

    def setup(self, players: int, settings: Mapping[str, str], seed: str) -> ToyTable:
        first = super().setup(players, settings, seed)
        table = LuckyTable.load({**first.dump(), "luck": [7] * players})
        table.story = None
        return table

    def load_table(self, plain: object) -> ToyTable:
        table = LuckyTable.load(plain)
        table.story = None
        return table


class Restful(Toy):
    """A new option, before all others in the vocabulary: who likes may rest."""

    rules_version = 2

    first_options = ("rest",)

    def _action(self, t: ToyTable, me: int) -> Decision:
        decision = super()._action(t, me)
        return ask(me, "action", "TOY-TURN-01", [self.vocabulary["rest"], *decision.options], {"round": t.round + 1})

    def turn(self, t: ToyTable) -> Rules:
        rules = super().turn(t)
        option: Option | None = None
        try:
            while True:
                decision = next(rules) if option is None else rules.send(option)
                option = yield decision
                if option.id == "rest":
                    t.turn += 1
                    return
        except StopIteration:
            return


def dearer(folder: Path) -> Toy:
    """A card was corrected: the mill has another price."""
    (folder / "cards.csv").write_text("id,price\nmill,2\n", "utf-8")
    return Toy(folder)
