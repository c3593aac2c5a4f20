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
        commands, "verify", run, "Verify exported matches: commitments, the seed, and every choice played again."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported match, or all of somebody's games")
    parser.add_argument(
        "--kept", metavar="FILE", type=Path, help="what your browser kept of it from before the dice were known"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """0 only if every match was verified from its start to its end, against what was kept."""
    from serai.server.verifying import verdict_on  # only who verifies waits for the libraries of the server

    kept = _kept(arguments.kept) if arguments.kept is not None else None
    results = []
    for document in _matches(arguments.file):
        verdict = verdict_on(document, kept)
        results.append({"table": str(document.get("table", "")), **verdict._asdict()})
    if arguments.json:
        write_json(results)
    else:
        out = console()
        for result in results:
            sign = "[red]✗[/]" if result["faults"] else "[yellow]?[/]" if result["unverified"] else "[green]✓[/]"
            out.print(f"{sign} table {escape(result['table'])}")
            for line in result["faults"]:
                out.print(f"    [red]wrong:[/] {escape(line)}")
            for line in result["unverified"]:
                out.print(f"    [yellow]not proven:[/] {escape(line)}")
            for line in result["proven"]:
                out.print(f"    [green]proven:[/] {escape(line)}")
    return 1 if any(result["faults"] or result["unverified"] for result in results) else 0


def _kept(path: Path) -> dict[str, Any]:
    document = _read(path)
    if not isinstance(document, dict) or "serai_kept" not in document:
        raise UsageError(f"{path} is not what the page keeps of a match")
    return document


def _matches(path: Path) -> list[dict[str, Any]]:
    document = _read(path)
    tables: Any = [document]
    if isinstance(document, dict) and "serai_export" in document:
        tables = document.get("tables")
        tables = tables if isinstance(tables, list) else []
        tables = [table for table in tables if not isinstance(table, dict) or table.get("status") == "finished"]
    if not tables or not all(isinstance(table, dict) and "serai_table" in table for table in tables):
        raise UsageError(f"{path} holds no finished match that was exported from a table")
    return list(tables)


def _read(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise UsageError(f"{path} is not a whole JSON document") from None
