"""Writes a database as this release stores it: `python tests/server/stored/write.py FILE.sql.gz`.

Every game has a running table in the middle of a turn and one of them a finished table, played by chance. Later
releases open the files of earlier ones (see `test_upgrades.py`); a file is written once, by its own release.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from serai.games import GAMES
from tests.server.conftest import running, sqlite

FEWEST = 70  # choices of a running match


def write(file: Path) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        with running(sqlite(folder)) as server:
            ada = server.device("Ada")
            for number, game in enumerate(sorted(GAMES)):
                chance = random.Random(number)
                table = ada.new_table("me", "me", game=game)
                ada.play_on(table, chance, FEWEST)
                while (match := server.live(table).match) is None or match.position < match.turn_start + 2:
                    ada.play_on(table, chance, 1)
            ada.play_on(ada.new_table("me", "me", game="merv"), random.Random(7))
        with sqlite3.connect(folder / "serai.db") as connection:
            lines = "\n".join(connection.iterdump())
        connection.close()
    with gzip.GzipFile(file, "wb", 9, mtime=0) as packed:
        packed.write(lines.encode())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
