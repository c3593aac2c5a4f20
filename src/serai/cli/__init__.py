"""The command line: `serai …`. It stands above all other rooms.

Each module is one command and has `add(commands)`, which describes its arguments, and `run(arguments)`, which gives
the exit code: 0 if all is well, 1 if something was not as expected, 2 on bad input.
"""

from __future__ import annotations

import argparse
import io
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
)
from serai.cli.common import UsageError, shared_arguments
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


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    for stream in (sys.stdout, sys.stderr):  # a file may hold what no terminal can show
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="serai", description="Heavy euro board games at one table.", parents=[shared_arguments()]
    )
    parser.add_argument("--version", action="version", version=f"serai {__version__} ({running_build()})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in (
        games,
        play,
        serve,
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
    return parser
