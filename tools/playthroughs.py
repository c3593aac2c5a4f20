"""Write the golden playthroughs of `tests/envs/playthroughs/` anew; their changes are read before they are kept.

    python tools/playthroughs.py [GAME ...]

OpenSpiel's own generator plays each game by chance and writes down what its states say. Lines too long to be read
(tensors, observations) are kept as their beginning and a digest.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import serai.envs.openspiel  # noqa: F401 (registers the games)

FOLDER = Path(__file__).parent.parent / "tests" / "envs" / "playthroughs"
PLAYED = {
    "wayfarers": "serai_wayfarers_v0(players=1)",
    "encyclopedia": "serai_encyclopedia_v0(players=1)",
    "merv": "serai_merv_v0(players=2)",
}
SEED = 2026
LONGEST = 400


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"of {', '.join(PLAYED)} (default: all)")
    for name in parser.parse_args().games or PLAYED:
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(name), "utf-8")
        print(path)
    return 0


def playthrough(game: str) -> str:
    """The playthrough of a game, as it is kept."""
    lines = generate_playthrough.playthrough(PLAYED[game], None, seed=SEED).splitlines()
    return "".join(f"{_shortened(line)}\n" for line in lines)


def _shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:100]}… {len(line)} characters, sha256 {sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    sys.exit(main())
