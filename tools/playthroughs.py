"""Write the golden playthroughs of `tests/envs/playthroughs/` anew; their changes are read before they are kept.

    python tools/playthroughs.py [GAME ...]

OpenSpiel's own generator plays each game by chance and writes down what its states say: with the number of players
that the kept one names, or as few as possible. Lines too long to be read (tensors, observations) are kept as their
beginning and a digest.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from serai.envs.openspiel import game_id
from serai.games import all_names, find_game

FOLDER = Path(__file__).parent.parent / "tests" / "envs" / "playthroughs"
SEED = 2026
LONGEST = 400


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"of {', '.join(all_names())} (default: all)")
    for name in parser.parse_args().games or all_names():
        path = kept(name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(name), "utf-8")
        print(path)
    return 0


def kept(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{game}.txt"


def playthrough(game: str) -> str:
    """The playthrough of a game, as it is kept."""
    lines = generate_playthrough.playthrough(played(game), None, seed=SEED).splitlines()
    return "".join(f"{_shortened(line)}\n" for line in lines)


def played(game: str) -> str:
    """What is played, as OpenSpiel names it."""
    before = kept(game).read_text("utf-8").splitlines() if kept(game).is_file() else []
    named = [line.removeprefix("game: ") for line in before if line.startswith("game: ")]
    return named[0] if named else f"{game_id(game)}(players={min(find_game(game).players)})"


def _shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:100]}… {len(line)} characters, sha256 {sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    sys.exit(main())
