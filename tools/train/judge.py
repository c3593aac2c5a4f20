"""What a game must have so that it can be taught: a judge, and a file of what it has learned."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from serai.builds import PACKAGE
from serai.games import find_game, packages_of, parts_of
from serai.kernel.game import Game

Plain = dict[str, Any]


class NotTaught(ValueError):
    """The game has nothing to learn with; says what is missing."""


class Judge(Protocol):
    """An appraisal: what is known, and on top of it a `serai.kernel.judgement.Judgement` of what is looked at."""

    def kind(self, t: Any, seat: int) -> str:
        """The section of what was learned that a seat is judged with."""

    def names(self, kind: str) -> tuple[str, ...]:
        """The features of a section."""

    def inputs(self, t: Any, seat: int) -> list[float]:
        """The features of a seat in the order of their names, and behind them the time that is left."""

    def known(self, t: Any, seat: int) -> float:
        """What the seat is expected to score before anything learned is added."""


class Pupil:
    """A game whose judgement can be changed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: Game[Any] = find_game(name)
        try:
            self._weights = import_module(f"{packages_of(parts_of(name)[0])[0]}.thinking.weights")
            self.sections: tuple[str, ...] = self._weights.LEARNED
        except (ImportError, AttributeError):
            raise NotTaught(
                f"{name} has no learned judgement: its thinking/weights.py should name the sections (LEARNED), and its "
                "game should have an appraiser like tools.train.judge.Judge"
            ) from None

    @property
    def judge(self) -> Judge:
        return cast(Judge, cast(Any, self.game).appraiser)

    def think_with(self, learned: Plain, choosing: Plain | None = None) -> None:
        """Appraise by this judgement from now on, choose by another if it is given, and by the numbers set by hand."""
        by_hand: Plain = self._weights.plain_weights()
        made = self._weights.Weights
        also = None if choosing is None else made({**by_hand, **choosing})
        cast(Any, self.game).think_with(made({**by_hand, **learned}), also)

    def think_as_usual(self) -> None:
        """Think with what came with the game again."""
        cast(Any, self.game).think_with(self._weights.weights(), self._weights.weights("choice"))


def thinking(name: str) -> Path:
    """The folder of what a game thinks with, among the sources; an expansion thinks with its base's."""
    return PACKAGE.joinpath(*packages_of(parts_of(name)[0])[0].split(".")[1:]) / "thinking"


def judgement_file(name: str) -> Path:
    """Where the judgement of a game lies."""
    return thinking(name) / "judgement.json"


def read(file: Path) -> Plain:
    plain: Plain = json.loads(file.read_text("utf-8"))
    return plain


def write(file: Path, learned: Plain) -> None:
    """A line for each feature; the old file stays until the new one is whole."""
    parts: list[str] = []
    for section, numbers in learned.items():
        features = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in numbers["features"].items())
        rest = ",\n".join(f' "{name}": {json.dumps(numbers[name])}' for name in ("time", "bias", "out"))
        whole = f"{{\n{features}\n }}" if features else "{}"
        parts.append(f'"{section}": {{\n "features": {whole},\n{rest}\n}}')
    fresh = file.with_suffix(".new")
    fresh.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    fresh.replace(file)
