"""`serai serve`: the web table."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from serai.cli.common import Commands, UsageError, command, console


def add(commands: Commands) -> None:
    parser = command(commands, "serve", run, "Run the web table: play in the browser, alone or with friends.")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    parser.add_argument("--port", metavar="N", type=int, help="the port (default: 8000; 0: any)")
    parser.add_argument("--data", metavar="DIR", type=Path, help="where tables are kept (default: the user's data)")
    parser.add_argument(
        "--compile", action="store_true", help="compile the engine in the background, if there is a compiler"
    )
    parser.add_argument("--check", action="store_true", help="explain all settings, try the store, and serve nothing")


def run(arguments: argparse.Namespace) -> int:
    from serai.server.config import Config, ConfigError, sources  # only who serves waits for the libraries

    if getattr(arguments, "content", None) is not None:
        raise UsageError("--content is for matches on the command line: a server plays with the games' own content")
    if arguments.port is not None and not 0 <= arguments.port < 65536:
        raise UsageError(f"--port {arguments.port}: ports are 0 to 65535")
    try:
        found = sources(arguments.data, host=arguments.host, port=arguments.port)
    except ConfigError as error:
        raise UsageError(str(error)) from None
    config = Config(**{source.name: source.value for source in found})
    if arguments.check:
        from serai.server.checking import problems_of

        shown = Table("setting", "value", "from", "what it is for", box=None, pad_edge=False)
        for source in found:
            shown.add_row(source.name, _value(source.name, source.value), source.origin, source.about)
        out = console()
        out.print(shown)
        problems = problems_of(config)
        for problem in problems:
            out.print(f"[red]✗[/] {problem}", markup=True)
        if not problems:
            out.print("[green]✓[/] the store can be used; everything is ready")
        return 1 if problems else 0
    from serai.server.running import serve

    return serve(config, arguments.compile)


def _value(name: str, value: object) -> str:
    from serai.server.logs import blotted

    if name in ("metrics_token", "smtp_password") and value:
        return "***"
    return blotted(str(value)) or "–"
