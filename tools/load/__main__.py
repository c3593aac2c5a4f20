"""The command line of `tools.load`."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from serai.games import GAMES
from tools.load.peer import boardgameio
from tools.load.serving import drive, served


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each phase")
    parser.add_argument("--pace", type=float, default=1.0, help="choices a second at each table in the first phase")
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument("--post", action="store_true", help="choose by calls of HTTP instead of over the feeds")
    parser.add_argument("--peers", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(folder) as (process, address):
        results["serai"] = run(drive(process.pid, address, wanted))
    if wanted.peers:
        results["boardgame.io"] = boardgameio(wanted)
        with tempfile.TemporaryDirectory() as folder:
            results["boardgame.io, kept on disk"] = boardgameio(wanted, folder)
    print(json.dumps(results, indent=2) if wanted.json else in_words(results))


def run(driving: Any) -> dict[str, Any]:
    """On the quickest loop there is, as the server does."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        result: dict[str, Any] = runner.run(driving)
    return result


def in_words(results: dict[str, Any]) -> str:
    lines = []
    for name, result in results.items():
        lines.append(f"{name}: {result['tables']} tables, {result['memory_mib_per_table']} MiB a table")
        for phase in ("paced", "fastest"):
            found = result[phase]
            answered = f"answered p50 {found['p50_ms']:.1f} p99 {found['p99_ms']:.1f} ms" if "p50_ms" in found else ""
            lines.append(
                f"  {phase:<8} {found['choices_per_second']:>8.1f} choices/s   {answered:<32} "
                f"seen p50 {found['seen_p50_ms']:.1f} p99 {found['seen_p99_ms']:.1f} ms   "
                f"processor {found['processor_ms_per_choice']:.2f} ms a choice   {found['problems'] or ''}".rstrip()
                + driven(found)
            )
    ours = results["serai"]["fastest"]["choices_per_second"]
    for name, result in results.items():
        if name != "serai":
            share = ours / max(result["fastest"]["choices_per_second"], 0.1)
            lines.append(f"as fast as they can, Serai makes {share:.2f} times the choices of {name}")
    return "\n".join(lines)


def driven(found: dict[str, Any]) -> str:
    """What of it is the driver's own."""
    if "driver_ms_per_choice" not in found:
        return ""
    return f"   (driver: {found['driver_ms_per_choice']:.2f} ms a choice, late p99 {found['late_p99_ms']:.1f} ms)"


if __name__ == "__main__":
    main()
