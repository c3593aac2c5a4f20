"""Which tests cite which rules: scenarios by their `rules`, tests in Python by `@rules("WF-DIE-01", …)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.cli.common import UsageError
from serai.games import find_game, parts_of
from serai.kernel.game import Game
from serai.kernel.scenario import read_file


def citations(tests: Path, game: Game[Any]) -> dict[str, list[str]]:
    """The tests of every rule of a game; scenarios of the game alone prove the rules that it has with an expansion."""
    found: dict[str, list[str]] = {rule: [] for rule in game.rule_ids}
    base, _ = parts_of(game.name)
    for file in sorted((tests / "scenarios" / base).rglob("*.toml")):
        for scenario in read_file(file, lambda name: game if name == game.name else _related(name, base)):
            for rule in scenario.rules:
                if rule in found:
                    found[rule].append(f"{file}: {scenario.title}")
    for file in sorted(tests.rglob("*.py")):
        for rule, test in _cited_in_python(file):
            if rule in found:
                found[rule].append(f"{file}::{test}")
    return found


def _related(name: str, base: str) -> Game[Any]:
    """The same game with or without expansions."""
    if parts_of(name)[0] != base:
        raise ValueError(f"a scenario of {name} in the folder of another game")
    return find_game(name)


def _cited_in_python(file: Path) -> Iterator[tuple[str, str]]:
    try:
        tree = ast.parse(file.read_text("utf-8"), str(file))
    except SyntaxError as error:
        raise UsageError(f"{file}:{error.lineno}: {error.msg}") from None
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                for rule in _rules(decorator):
                    yield rule, node.name


def _rules(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call):
        name = decorator.func
        if (isinstance(name, ast.Name) and name.id == "rules") or (
            isinstance(name, ast.Attribute) and name.attr == "rules"
        ):
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
