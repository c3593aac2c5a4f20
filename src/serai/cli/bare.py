"""Without the libraries of the command line: the engine is there, and says what can be played and what is missing."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from serai import __version__
from serai.games import all_names, find_game


def run_bare(argv: Sequence[str], missing: str) -> int:
    """`serai games`, plainly; every other command says what to install."""
    if list(argv) == ["--version"]:
        print(f"serai {__version__}")
        return 0
    if list(argv) == ["games"]:
        for name in all_names():
            game = find_game(name)
            print(f"{name:<20} {min(game.players)}-{max(game.players)} players")
        print(f"serai: titles and settings need {missing}: pip install serai", file=sys.stderr)
        return 0
    print(
        f"serai: the command line needs {missing}, which is not installed: pip install serai (without --no-deps).\n"
        "The engine works without it: `import serai.kernel.match`, and `serai games`.",
        file=sys.stderr,
    )
    return 2
