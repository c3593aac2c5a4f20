"""Breaks rules on purpose, one at a time, and checks that the rule tests notice: a test suite that misses one is blind.

Each mutant is a change of one place in a copy of the sources; `tools/mutants/<game>.toml` lists them, and
`make mutants` runs them all, `python tools/mutants.py GAME` those of one game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "serai" / "games"


class Mutant(NamedTuple):
    """A rule broken: where, which line becomes which, and what that means."""

    game: str
    rule: str
    file: str
    old: str
    new: str
    meaning: str


def mutants() -> list[Mutant]:
    """All mutants, from `tools/mutants/<game>.toml`."""
    found: list[Mutant] = []
    for path in sorted((ROOT / "tools" / "mutants").glob("*.toml")):
        found += [Mutant(game=path.stem, **one) for one in tomllib.loads(path.read_text("utf-8"))["mutant"]]
    return found


def strayed(mutant: Mutant) -> str:
    """What is wrong with a mutant whose line does not stand exactly once in the sources (any more)."""
    times = (SOURCES / mutant.game / mutant.file).read_text("utf-8").count(mutant.old)
    return "" if times == 1 else f"{mutant.rule}, {mutant.meaning}: the line stands {times} times in {mutant.file}"


def caught(mutant: Mutant, folder: Path) -> str:
    """The first rule test that fails on the mutant, or nothing."""
    source = folder / "src"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    path = source / "serai" / "games" / mutant.game / mutant.file
    path.write_text(path.read_text("utf-8").replace(mutant.old, mutant.new), "utf-8")
    # the copy must come before the installed package, which is an editable install of the real sources
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/scenarios/{mutant.game}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    failed = [line for line in run.stdout.splitlines() if line.startswith("FAILED")]
    return failed[0].removeprefix("FAILED ") if failed else ""


def main(games: list[str]) -> int:
    missed = 0
    every = [mutant for mutant in mutants() if not games or mutant.game in games]
    if not every:
        raise SystemExit(f"there are no mutants of {', '.join(games)}")
    if problems := [problem for mutant in every if (problem := strayed(mutant))]:
        raise SystemExit("\n".join(problems))
    with tempfile.TemporaryDirectory() as folder:
        for mutant in every:
            test = caught(mutant, Path(folder))
            missed += not test
            print(
                f"{'caught' if test else 'MISSED'}  {mutant.rule}: {mutant.meaning}" + (f"  <- {test}" if test else ""),
                flush=True,
            )
    print(f"{len(every) - missed} passed, {missed} failed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
