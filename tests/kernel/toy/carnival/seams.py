"""What Carnival answers where Toy asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serai.kernel.chance import Chance
from serai.kernel.content import Content
from serai.kernel.decision import Offer, Option, Reason, Rules, Vocabulary, ask
from serai.kernel.effects import Call, Verbs, number
from serai.kernel.game import ScoreItem, Setting
from serai.kernel.message import Message
from serai.kernel.perform import Work
from serai.kernel.sheet import Sheet, Words
from serai.kernel.state import Plain
from tests.kernel.toy import ToyTable, View
from tests.kernel.toy.carnival.table import Carnival
from tests.kernel.toy.seams import Seams

OPEN = 2  # prizes to choose from
MASK = "mask"
TOO_POOR = Reason("CAR-PAR-01", "reason-parade")


@dataclass(frozen=True)
class CarnivalView(View):
    """What a seat may see, with cheers and prizes."""

    cheers: tuple[int, ...]
    prizes: int
    open_prizes: tuple[str, ...]
    won: dict[str, int]  # the seat that has a prize


class Cheer(Work[ToyTable]):
    """Be cheered."""

    def free(self, t: ToyTable, me: int, call: Call, context: int) -> bool:
        return True

    def run(self, t: ToyTable, me: int, call: Call, context: int) -> None:
        n = call.words[0]
        assert isinstance(n, int)
        part(t).cheers[me] += n


class CarnivalSeams(Seams):
    """Toy with Carnival."""

    settings = (Setting("prizes", ("few", "all"), "few"),)
    part = Carnival

    def add_verbs(self, verbs: Verbs) -> None:
        verbs.add("cheer", number(), work=Cheer())

    def read(self, content: Content, vocabulary: Vocabulary) -> None:
        sheet = content.sheet("prizes", "id", "points")
        self.prizes = [id for id, _ in sheet.items()]
        self.points = [row.number("points") for row in sheet]
        self.parade = vocabulary.add("parade")
        self.take = [
            vocabulary.add(f"prize:{id}", prize, arguments={"prize": id}, touches=(id,))
            for prize, id in enumerate(self.prizes)
        ]

    def components(self) -> Sequence[str]:
        return self.prizes

    def lay_out(self, t: ToyTable, settings: Mapping[str, str]) -> None:
        players = len(t.coin)
        own = Carnival()
        own.cheers = [0] * players
        own.prizes = list(range(len(self.prizes)))
        t.chance.shuffle(own.prizes)
        if settings["prizes"] == "few":
            own.prizes = own.prizes[-players - 1 :]
        own.won = [[] for _ in range(players)]
        t.part = own

    def actions(self, t: ToyTable, me: int) -> Offer | None:
        return Offer((self.parade,), lambda option: None if t.coin[me] else TOO_POOR)

    def act(self, t: ToyTable, me: int, action: Option) -> Rules:
        t.coin[me] -= 1
        part(t).cheers[me] += 1
        t.tell("event-parade", me, "CAR-PAR-01")
        yield from ()

    def harvest(self, t: ToyTable, seat: int) -> int:
        return 2 if part(t).cheers[seat] >= 2 else 1

    def played(self, t: ToyTable, me: int, card: str) -> Rules:
        own = part(t)
        if card == MASK and own.prizes:
            chosen = yield ask(me, "prize", "CAR-PRI-01", [self.take[prize] for prize in own.prizes[-OPEN:]])
            own.prizes.remove(chosen.value)
            own.won[me].append(chosen.value)
            t.reveals += 1

    def score(self, t: ToyTable, seat: int) -> list[ScoreItem]:
        return [
            ScoreItem(Message("score-prize", {"prize": self.prizes[prize]}), self.points[prize], "CAR-PRI-02")
            for prize in part(t).won[seat]
        ]

    def see(self, t: ToyTable, view: View) -> View:
        own = part(t)
        return CarnivalView(
            **vars(view),
            cheers=tuple(own.cheers),
            prizes=len(own.prizes),
            open_prizes=self._names(own.prizes[-OPEN:]),
            won={self.prizes[prize]: seat for seat, won in enumerate(own.won) for prize in won},
        )

    def look(self, t: ToyTable, seat: int, sheet: Sheet) -> None:
        own = part(t)
        prizes = Words(self.prizes)
        sheet.by_seat("cheers", own.cheers, 20)
        sheet.number("prizes", len(own.prizes), 10)
        sheet.bag("open_prizes", own.prizes[-OPEN:], prizes)
        sheet.bag("won", [prize for won in own.won for prize in won], prizes)

    def redeal(self, t: ToyTable, chance: Chance) -> None:
        own = part(t)
        gone = {*own.prizes[-OPEN:], *(prize for won in own.won for prize in won)}
        hidden = [prize for prize in range(len(self.prizes)) if prize not in gone]  # those out of the game among them
        chance.shuffle(hidden)
        below = len(own.prizes[:-OPEN])
        own.prizes[:below] = hidden[:below]

    def portrait(self, t: ToyTable) -> dict[str, Plain]:
        own = part(t)
        return {
            "carnival": {
                "cheers": own.cheers[:],
                "prizes": list(self._names(own.prizes)),
                "won": [list(self._names(won)) for won in own.won],
            }
        }

    def arrange(self, t: ToyTable, name: str, said: Plain) -> None:
        if name != "carnival":
            raise ValueError(f"{name!r} is unknown; a table of toy with carnival has carnival, too")
        own = part(t)
        for field, value in said.items():
            if field == "cheers":
                own.cheers = value
            elif field == "prizes":
                own.prizes = [self.prizes.index(prize) for prize in value]
            elif field == "won":
                own.won = [[self.prizes.index(prize) for prize in won] for won in value]
            else:
                raise ValueError(f"carnival.{field} is unknown; expected cheers, prizes, won")

    def faults(self, t: ToyTable) -> list[str]:
        own = part(t)
        prizes = [*own.prizes, *(prize for won in own.won for prize in won)]
        found = ["a prize is doubled"] if len(set(prizes)) < len(prizes) else []
        return found + [f"cheers below 0: {cheers}" for cheers in own.cheers if cheers < 0]

    def _names(self, prizes: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.prizes[prize] for prize in prizes)


def part(t: ToyTable) -> Carnival:
    assert isinstance(t.part, Carnival)
    return t.part
