"""The command line: `serai …`. It stands above all other rooms.

Each module is one command and has `add(commands)`, which describes its arguments, and `run(arguments)`, which gives
the exit code: 0 if all is well, 1 if something was not as expected, 2 on bad input. `program` has them all; without the
libraries that it needs, `bare` says so.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    try:
        from serai.cli.program import main as run
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "serai":
            raise
        from serai.cli.bare import run_bare

        return run_bare(sys.argv[1:] if argv is None else argv, missing.name)
    return run(argv)
