"""`serai serve`: the web table."""

from __future__ import annotations

import argparse
from pathlib import Path

from serai.cli.common import Commands, command


def add(commands: Commands) -> None:
    parser = command(commands, "serve", run, "Run the web table: play in the browser, alone or with friends.")
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help="where to listen (default: 127.0.0.1)")
    parser.add_argument("--port", metavar="N", type=int, default=8000, help="the port (default: 8000; 0: any)")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: the user's data)")


def run(arguments: argparse.Namespace) -> int:
    from serai.server.running import serve  # only who serves waits for the libraries of the server

    return serve(arguments.host, arguments.port, arguments.data)
