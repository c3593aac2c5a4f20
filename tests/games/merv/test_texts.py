"""What can be read in a match of Merv with plenty of everything; the rest is read in `tests/games/test_texts.py`."""

from __future__ import annotations

import pytest

from serai.games import merv
from serai.kernel.match import Match
from tests.games.reading import read_aloud

RICH = {"cubes": {"purple": 6, "beige": 6, "green": 6, "orange": 6, "white": 3}, "influence": 8, "common": 3, "rare": 2}


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_said_in_a_rich_match_reads_well(players: int) -> None:
    given = {"players": {str(seat): RICH for seat in range(players)}}
    read_aloud(Match(merv.load(), players, "rich", listen=True, given=given))
