"""`serai worker`: bots think here for the servers on the same PostgreSQL."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from serai.cli.common import Commands, UsageError, command


def add(commands: Commands) -> None:
    parser = command(commands, "worker", run, "Let bots think for servers on the same PostgreSQL.")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where serai.toml is (default: the user's data)")


def run(arguments: argparse.Namespace) -> int:
    from serai.server.config import ConfigError, config_of  # only who serves waits for the libraries

    try:
        config = config_of(arguments.data)
    except ConfigError as error:
        raise UsageError(str(error)) from None
    from serai.server.worker import work

    return work(replace(config, bots="here"))
