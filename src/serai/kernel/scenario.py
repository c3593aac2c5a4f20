"""Scenarios: a position that is given, choices that are made, and what is expected then, from a short TOML text.

One facility for rule tests, bug reports, puzzles and analysis; `docs/scenarios.md` tells how to write one. A file
holds defaults at its top and any number of `[[scenario]]` tables, or a single scenario at the top level.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serai.kernel.expectation import EXPECTATIONS, listed, unmet
from serai.kernel.game import Game
from serai.kernel.match import Match, MatchError
from serai.kernel.state import Plain

_KINDS: dict[str, tuple[type, ...]] = {
    "title": (str,),
    "game": (str,),
    "players": (int,),
    "settings": (dict,),
    "seed": (str, int),
    "rules": (list,),
    "given": (dict,),
    "when": (list,),
    "then": (dict,),
    "step": (list,),
}
_STEP_KEYS = ("when", "then")
_CHOICE = re.compile(r"(?:@(\d+) +)?(.+)")  # `@1 rest`: seat 1 chooses rest


class ScenarioError(ValueError):
    """A scenario file is wrong: says where, what, and what would be right."""


@dataclass(frozen=True, slots=True)
class Step:
    """Some choices, and what is expected after them."""

    when: tuple[str, ...]
    then: Mapping[str, Plain]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went: `problems` is empty if everything was as expected."""

    file: str
    title: str
    game: str
    rules: tuple[str, ...]
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.problems

    def __str__(self) -> str:
        head = f"{self.file}: {self.title}: "
        return head + ("as expected" if self.passed else "".join(f"\n  {problem}" for problem in self.problems))


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, read and checked, ready to run."""

    file: str
    title: str
    game: Game[Any]
    players: int
    settings: Mapping[str, str]
    seed: str
    rules: tuple[str, ...]
    given: Mapping[str, Plain]
    steps: tuple[Step, ...]

    def begin(self) -> Match:
        """A match at the given position, its events recorded; raises ValueError if that is impossible."""
        return Match(self.game, self.players, self.seed, self.settings, listen=True, given=self.given)

    def run(self) -> Outcome:
        """Play the scenario and compare; where the game itself fails over it, that is a problem like others."""
        try:
            problems = self._problems()
        except Exception as error:
            problems = [f"{self.game.name} fails over this: {_where_it_failed(error)}"]
        return Outcome(self.file, self.title, self.game.name, self.rules, tuple(problems))

    def _problems(self) -> list[str]:
        try:
            match = self.begin()
        except MatchError as error:
            return [str(error)]
        except ValueError as error:
            return [f"given: {error}"]
        if faults := self.game.faults(match.table):
            return [f"given: this position is impossible: {fault}" for fault in faults]
        problems: list[str] = []
        before = 0
        for number, step in enumerate(self.steps, 1):
            where = f"step {number}, " if len(self.steps) > 1 else ""
            for place, choice in enumerate(step.when, 1):
                if problem := _choose(match, choice):
                    return [*problems, f"{where}when, choice {place}: {problem}"]
            problems += [f"{where}then.{problem}" for problem in unmet(match, step.then, before)]
            before = len(match.table.story or ())
        if problems:
            problems.append(f"the question now: {match.decision or 'none, the match is over'}")
        return problems


def run_file(path: Path, find_game: Callable[[str], Game[Any]]) -> list[Outcome]:
    """Run every scenario of a file; raises ScenarioError if the file cannot be used.

    A scenario that cannot be used has that as its problem; the others run.
    """
    outcomes = []
    for where, table in _tables(path):
        try:
            outcomes.append(_scenario(path, where, table, find_game).run())
        except ScenarioError as error:
            title, game = (str(table.get(name, "")) for name in ("title", "game"))
            outcomes.append(Outcome(str(path), title or where, game, (), (str(error),)))
    return outcomes


def read_file(path: Path, find_game: Callable[[str], Game[Any]]) -> list[Scenario]:
    """The scenarios of a file; raises ScenarioError."""
    return [_scenario(path, where, table, find_game) for where, table in _tables(path)]


def _tables(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """The tables of a file that describe a scenario each, and where they stand; raises ScenarioError."""
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ScenarioError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path} is not UTF-8 text (byte {error.start})") from None
    except (
        ValueError,
        RecursionError,
    ) as error:  # also numbers with thousands of digits, and what is nested too deeply
        raise ScenarioError(f"{path} is not TOML: {error}") from None
    tables = document.pop("scenario", None)
    if tables is None:
        return [("", document)]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise ScenarioError(f"{path}: 'scenario' must be a list of tables: write [[scenario]]")
    if misplaced := {"title", "when", "then", "step"} & set(document):
        raise ScenarioError(f"{path}: {listed(misplaced)} must stand inside a [[scenario]], not above the first")
    titles = [str(table["title"]) for table in tables if "title" in table]
    if twice := {title for title in titles if titles.count(title) > 1}:
        raise ScenarioError(f"{path}: the title {listed(twice)} stands twice")
    return [(f"scenario {number}", _merged(document, table)) for number, table in enumerate(tables, 1)]


def _scenario(path: Path, where: str, table: dict[str, Any], find_game: Callable[[str], Game[Any]]) -> Scenario:
    title = table.get("title") or where

    def fail(problem: str) -> ScenarioError:
        return ScenarioError(f"{path}: {title}: {problem}" if title else f"{path}: {problem}")

    if unknown := set(table) - set(_KINDS):
        raise fail(f"{listed(unknown)} is unknown here; a scenario has {listed(_KINDS)}")
    for name, value in table.items():
        if not isinstance(value, _KINDS[name]) or isinstance(value, bool):
            raise fail(f"{name} must be {_kind_name(name)}, not {value!r}")
    for name in ("title", "game", "players", "rules"):
        if not table.get(name):
            raise fail(f"{name} is missing")
    try:
        game = find_game(table["game"])
    except ValueError as error:
        raise fail(str(error)) from None
    for rule in table["rules"]:
        if rule not in game.rule_ids:
            raise fail(f"{game.name} has no rule {rule!r}")
    return Scenario(
        file=str(path),
        title=title,
        game=game,
        players=table["players"],
        settings=table.get("settings", {}),
        seed=str(table.get("seed", "scenario")),
        rules=tuple(table["rules"]),
        given=table.get("given", {}),
        steps=tuple(_steps(table, fail)),
    )


def _steps(table: dict[str, Any], fail: Callable[[str], ScenarioError]) -> list[Step]:
    if "step" in table and ("when" in table or "then" in table):
        raise fail("a scenario has either when and then, or steps that have them")
    parts = table.get("step", [{name: table[name] for name in _STEP_KEYS if name in table}])
    steps: list[Step] = []
    for number, part in enumerate(parts, 1):
        where = f"step {number}: " if "step" in table else ""
        if not isinstance(part, dict) or set(part) - set(_STEP_KEYS):
            raise fail(f"{where}a step is a table with when and then")
        when, then = part.get("when", []), part.get("then", {})
        if not isinstance(when, list) or not all(isinstance(choice, str) for choice in when):
            raise fail(f"{where}when must be a list of option ids, not {when!r}")
        if not isinstance(then, dict) or set(then) - set(EXPECTATIONS):
            raise fail(f"{where}then must be a table with some of {listed(EXPECTATIONS)}; found {listed(then)}")
        for name, expected in then.items():
            if not EXPECTATIONS[name].accepts(expected):
                raise fail(f"{where}then.{name} must be {EXPECTATIONS[name].wanted}, not {expected!r}")
        steps.append(Step(tuple(when), then))
    if not any(step.then for step in steps):
        raise fail("nothing is expected: then is missing")
    return steps


def _where_it_failed(error: Exception) -> str:
    """What went wrong, and in which line."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" ({Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno})" if place is not None else ""
    return f"{type(error).__name__}: {error}{where}"


def _choose(match: Match, choice: str) -> str | None:
    """Make a choice; what went wrong, if anything."""
    found = _CHOICE.fullmatch(choice)
    if found is None:
        return "an option id cannot be empty"
    seat, id = found.groups()
    decision = match.decision
    if seat is not None and decision is not None and decision.seat != int(seat):
        return f"expected seat {seat} to choose {id!r}; the question now: {decision}"
    story = match.table.story or []
    try:
        match.play(id)
    except MatchError as error:
        option = match.game.vocabulary.get(id)
        forced = option is not None and any(
            event.key == "event-forced" and event.arguments["option"].value == option.message for event in story[-3:]
        )
        hint = " (it was the only option and was taken by itself; leave it out)" if forced else ""
        about = f" (seat {decision.seat} decides {decision.key!r})" if decision is not None else f" ({id!r} was left)"
        return f"{error}{hint}{about}"
    if faults := match.game.faults(match.table):
        return f"after {id!r} the table is impossible: {'; '.join(faults)}"
    return None


def _merged(defaults: Mapping[str, Any], table: Mapping[str, Any]) -> dict[str, Any]:
    """Tables join, anything else is replaced."""
    merged = dict(defaults)
    for name, value in table.items():
        old = merged.get(name)
        merged[name] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _kind_name(name: str) -> str:
    names = {str: "a text", int: "a number", dict: "a table", list: "a list"}
    return " or ".join(names[kind] for kind in _KINDS[name])
