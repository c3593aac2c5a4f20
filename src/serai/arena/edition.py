"""Which Serai it is: outcomes of bots belong together only if the same engine played them, with the same content."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import serai
from serai.builds import source_digests
from serai.games import find_game


def edition(game: str, content: str) -> tuple[str, str]:
    """The version, and a digest of the engine's sources (bots and rules) and of the content of a game."""
    parts = [*source_digests().values(), find_game(game, Path(content) if content else None).content_digest]
    return serai.__version__, blake2b("".join(parts).encode(), digest_size=8).hexdigest()
