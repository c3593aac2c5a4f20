"""A server whose dice are always the same: for tests in a browser and for pictures, never for people.

    python tools/pinned.py PORT FOLDER

Its secret is fixed and nobody's contribution counts, so that the same choices at a new table lead to the same game;
nor are calls counted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from serai.server import fairness, people, sealing, seating
from serai.server.config import config_of
from serai.server.running import serve

SECRET = "00" * 32


def main(port: str, folder: str) -> None:
    for module in (fairness, people, sealing, seating):
        vars(module)["new_secret"] = lambda: SECRET
    vars(sealing)["fair_seed"] = _pinned_seed
    for limit in (
        "CALLS_PER_SECOND",
        "CALLS_PER_SECOND_OF_ADDRESS",
        "NEWCOMERS_PER_MINUTE",
        "TABLES_PER_MINUTE",
        "TABLES_PER_PERSON",
        "BOTS_PER_PERSON",
    ):
        os.environ.setdefault(f"SERAI_{limit}", "0")
    serve(config_of(Path(folder), host="127.0.0.1", port=int(port)))


def _pinned_seed(sealed: str, secret: str, contributions: Sequence[str]) -> str:
    kinds = [part.kind for part in fairness.read_sealed(sealed).parts if part.kind != "automa"]
    return fairness.first_seed_of(secret, ["pinned" if kind == "person" else "" for kind in kinds])


if __name__ == "__main__":
    main(*sys.argv[1:])
