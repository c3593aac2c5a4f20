"""The command line with Toy as its only game, so that no test depends on a real one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO

import pytest

from serai.cli import main
from serai.games import EXPANSIONS, GAMES


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str


Serai = Callable[..., Ran]


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serai:
    for name in list(GAMES):
        monkeypatch.delitem(GAMES, name)
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")
    monkeypatch.setitem(EXPANSIONS, "toy", ("carnival",))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as leaving:  # argparse
            code = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run
