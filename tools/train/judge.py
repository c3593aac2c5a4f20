"""What a game must have so that its numbers can be learned: a judge, and a file of weights."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from serai.games import find_game, folder_of, packages_of, parts_of
from serai.kernel.game import Game

Plain = dict[str, dict[str, Any]]


class NotTaught(ValueError):
    """The game has nothing to learn with; says what is missing."""


class Judge(Protocol):
    """The part of an appraisal that is a sum of inputs times learned numbers; the rest is `known`."""

    def kind(self, t: Any, seat: int) -> str:
        """The section of the weights that a seat is judged with."""

    def names(self, kind: str) -> tuple[str, ...]:
        """The features of a section, each with as many numbers as it has inputs."""

    def inputs(self, t: Any, seat: int) -> list[float]:
        """The inputs of a seat at the start of a turn."""

    def known(self, t: Any, seat: int) -> float:
        """What the seat is expected to score before anything learned is added."""


class Pupil:
    """A game whose weights can be changed."""

    def __init__(self, name: str) -> None:
        base, expansions = parts_of(name)
        self.name = name
        self.game: Game[Any] = find_game(name)
        try:
            self._weights = import_module(f"{packages_of(base)[0]}.thinking.weights")
            self.sections: tuple[str, ...] = self._weights.LEARNED
            self.parts: int = self._weights.PARTS
        except (ImportError, AttributeError):
            raise NotTaught(
                f"{name} has no learned numbers: its thinking/weights.py should name the sections (LEARNED) and how "
                "many numbers a feature has (PARTS), and its game should have an appraiser like tools.train.judge.Judge"
            ) from None
        del expansions

    @property
    def judge(self) -> Judge:
        return cast(Judge, cast(Any, self.game).appraiser)

    def think_with(self, plain: Plain) -> None:
        cast(Any, self.game).think_with(self._weights.Weights(plain))

    def flat(self, plain: Plain, kind: str) -> list[float]:
        """The numbers of a section, one after the other."""
        missing = [0.0] * self.parts
        return [float(number) for name in self.judge.names(kind) for number in plain[kind].get(name, missing)]

    def with_numbers(self, plain: Plain, kind: str, numbers: Sequence[float]) -> Plain:
        parts = self.parts
        names = self.judge.names(kind)
        section = {name: list(numbers[place * parts : (place + 1) * parts]) for place, name in enumerate(names)}
        return {**plain, kind: section}


def weights_file(name: str) -> Path:
    return folder_of(parts_of(name)[0]) / "thinking" / "weights.toml"


def read(file: Path) -> Plain:
    return tomllib.loads(file.read_text("utf-8"))


def write(file: Path, pupil: Pupil, plain: Plain) -> None:
    """The file with its learned sections, which are its last, written anew; before them only changed numbers are."""
    text = file.read_text("utf-8")
    cut = min(text.index(f"\n[{section}]") for section in pupil.sections)
    lines: list[str] = []
    section = ""
    before = read(file)
    for line in text[:cut].rstrip("\n").split("\n"):
        name, equals, rest = line.partition(" = ")
        if line.startswith("["):
            section = line[1 : line.index("]")]
        elif equals and plain[section][name] != before[section][name]:
            line = " ".join([f"{name} = {plain[section][name]:.4g}", *rest.split(" ", 1)[1:]])
        lines.append(line)
    for section in pupil.sections:
        lines += ["", f"[{section}]"]
        for name, numbers in plain[section].items():
            key = name if name.replace("_", "").replace("-", "").isalnum() else f'"{name}"'
            lines.append(f"{key} = [{', '.join(f'{number:.4g}' for number in numbers)}]")
    file.write_text("\n".join(lines) + "\n", "utf-8")
