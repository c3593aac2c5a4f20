"""The table: what earlier releases have kept is still read."""

from __future__ import annotations

from serai.games.wayfarers import load
from serai.kernel.match import Match
from serai.kernel.state import OlderDump
from tests.games.variants import moments


def test_a_table_of_the_first_version_is_read() -> None:
    """What is now called `arriving` had another name then."""
    game = load()
    seen = 0
    for moment in moments(Match(game, 2, "older"), "older", 600):
        dump = moment.table.dump()
        older = OlderDump({"limbo" if name == "arriving" else name: part for name, part in dump.items()})
        assert game.load_table(older).dump() == dump
        seen += dump["arriving"] >= 0
    assert seen > 5
