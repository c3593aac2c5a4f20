"""The seams: docs/adding-a-game.md lists all of them, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from serai.games.scholars.seams import Seams

PAGE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"


def test_the_docs_list_every_seam() -> None:
    table = PAGE.read_text("utf-8").partition("## The seams of Scholars")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    listed = re.findall(r"`(\w+)`", " ".join(rows))
    assert sorted(listed) == sorted(name for name in vars(Seams) if not name.startswith("_"))
