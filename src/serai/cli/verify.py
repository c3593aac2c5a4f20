"""`serai verify`: whether an exported match was dealt fairly and played as it says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.markup import escape

from serai.cli.common import Commands, UsageError, add_json, command, console, read_text, write_json


def add(commands: Commands) -> None:
    parser = command(
        commands, "verify", run, "Verify exported matches: the commitment, the seed, and every choice played again."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported match, or all of somebody's games")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """0 only if every match was verified from its start to its end."""
    from serai.server.exports import verdict_on  # only who verifies waits for the libraries of the server

    results = [
        {"table": str(document.get("table", "")), **verdict_on(document)._asdict()}
        for document in _matches(arguments.file)
    ]
    if arguments.json:
        write_json(results)
    else:
        out = console()
        for result in results:
            sign = "[red]✗[/]" if result["faults"] else "[yellow]?[/]" if result["unverified"] else "[green]✓[/]"
            out.print(f"{sign} table {escape(result['table'])}")
            for line in (*result["faults"], *result["unverified"]):
                out.print(f"    {escape(line)}")
    return 1 if any(result["faults"] or result["unverified"] for result in results) else 0


def _matches(path: Path) -> list[dict[str, Any]]:
    try:
        document = json.loads(read_text(path))
    except (json.JSONDecodeError, RecursionError):
        raise UsageError(f"{path} is not a whole JSON document") from None
    if isinstance(document, dict) and "serai_export" in document:
        tables = [table for table in document.get("tables", []) if table.get("status") == "finished"]
    else:
        tables = [document]
    if not tables or not all(isinstance(table, dict) and "serai_table" in table for table in tables):
        raise UsageError(f"{path} holds no finished match that was exported from a table")
    return tables
