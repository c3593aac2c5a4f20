"""The program `serai` with all its commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from serai import __version__
from serai.arena.bench import BenchError
from serai.arena.cluster import ClusterError
from serai.arena.ladder import LadderError
from serai.arena.peers import PeerUnavailable
from serai.bots import UnknownBot
from serai.bots.messages import ProgramError
from serai.builds import running_build
from serai.cli import (
    admin,
    backup,
    balance,
    bench,
    content,
    games,
    ladder,
    play,
    position,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    verify,
    worker,
)
from serai.cli.common import UsageError, shared_arguments
from serai.cli.typing import prepare_streams
from serai.games import UnknownGame
from serai.kernel.content import ContentError
from serai.kernel.match import MatchError
from serai.kernel.save import SaveError
from serai.kernel.scenario import ScenarioError
from serai.language import LanguageError

BAD_INPUT = (
    UsageError,
    UnknownGame,
    UnknownBot,
    ProgramError,
    ContentError,
    MatchError,
    SaveError,
    ScenarioError,
    LanguageError,
    PeerUnavailable,
    BenchError,
    LadderError,
    ClusterError,
)

# Which libraries come with which extra of the package (pyproject.toml; a test compares them).
EXTRAS = {
    "server": (
        "alembic", "argon2", "cryptography", "httptools", "litestar", "msgspec", "platformdirs", "sqlalchemy",
        "uvicorn", "uvloop", "websockets",
    ),
    "postgres": ("psycopg",),
    "research": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
}  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    prepare_streams()
    arguments = parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "serai":
            raise
        extra = _extra_of(missing.name)
        print(f"serai: this needs {missing.name}, which is not installed: pip install '{extra}'", file=sys.stderr)
        return 2
    except BAD_INPUT as error:
        print(f"serai: {error}", file=sys.stderr)
        return 2
    except RecursionError:
        print("serai: what was given is nested too deeply", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone
        sys.stderr.close()
        return 141


def _extra_of(module: str) -> str:
    """What to install for a library that is missing."""
    for extra, modules in EXTRAS.items():
        if module.partition(".")[0] in modules:
            return f"serai[{extra}]"
    return "serai"


def parser() -> argparse.ArgumentParser:
    """The arguments of all commands."""
    described = argparse.ArgumentParser(
        prog="serai", description="Heavy euro board games at one table.", parents=[shared_arguments()]
    )
    described.add_argument("--version", action="version", version=f"serai {__version__} ({running_build()})")
    commands = described.add_subparsers(metavar="COMMAND", required=True)
    for command in (
        games,
        play,
        serve,
        worker,
        simulate,
        ladder,
        balance,
        replay,
        scenario,
        position,
        rules,
        content,
        verify,
        backup,
        admin,
        bench,
    ):
        command.add(commands)
    return described
