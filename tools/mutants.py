"""Breaks rules on purpose, one at a time, and checks that the rule tests notice: a test suite that misses one is blind.

Each mutant is a change of one line in a copy of the sources. `make mutants` runs them all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Mutant(NamedTuple):
    """A rule broken: where, which line becomes which, and what that means."""

    game: str
    rule: str
    file: str
    old: str
    new: str
    meaning: str


WAYFARERS = (
    ("WF-DIE-07", "effects/influence.py", "        player.silver -= fee\n", "        player.silver -= max(0, fee - t.silver_off)\n",
     "discounts also lower fees"),
    ("WF-LND-03", "effects/acquire.py", "        if vista.triggered_by & triggers:\n",
     "        for _ in range((vista.triggered_by & triggers).bit_count()):\n", "a Vista triggers once for every tag"),
    ("WF-REST-01", "actions/rest.py", 'awake = len(player.dice) <= t.book.constants["rest_dice"]',
     'awake = len(player.dice) <= t.book.constants["rest_dice"] + 1', "resting with two dice still activates"),
    ("WF-GLD-02", "effects/journal.py", "    t.used_guilds |= 1 << BLACK\n", "", "the Science ability twice a turn"),
    ("WF-GLD-04", "actions/trade.py", "    t.used_guilds |= 1 << YELLOW\n", "", "the Trade ability twice a turn"),
    ("WF-ACQ-12", "actions/place_die.py", "for place in range(player.ready_slots):\n        if player.slot_dice",
     "for place in range(len(player.slots)):\n        if player.slot_dice", "a new City can be used at once"),
    ("WF-WRK-05", "effects/acquire.py", "    if place == t.placed:  # WF-ACQ-08\n        return OWN_WORKER\n", "",
     "the card under the worker just placed can be acquired"),
    ("WF-SCO-05", "scoring.py", "player.counts[COMET] >= mine", "player.counts[COMET] > mine",
     "a tie for most Comets counts as most"),
    ("WF-SCO-08", "scoring.py", "t.guilds_of(other)[guild] < mine", "t.guilds_of(other)[guild] <= mine",
     "a tied guild majority scores"),
    ("WF-ACQ-10", "turn.py", "                    t.display_workers[free] = t.display_workers[place]\n", "",
     "workers stay behind when cards slide"),
    ("WF-INF-04", "effects/influence.py", "            t.players[owner].influence += 1\n        t.tell(\"event-influence-returns\"",
     "            pass\n        t.tell(\"event-influence-returns\"", "Influence on an acquired card is lost"),
    ("WF-SPC-01", "effects/acquire.py", "len(player.land) + len(player.water) - 1:", "len(player.land) + len(player.water):",
     "one Space card too many"),
    ("WF-END-01", "effects/journal.py", "t.turns_left = t.seats + 1", "t.turns_left = t.seats",
     "the triggering player has no last turn"),
    ("WF-AI-17", "automa_priorities.py", "automa_of(t).schemes[-2:]", "automa_of(t).schemes[-1:]",
     "the AI's sum looks at one card"),
    ("WF-AI-28", "automa_priorities.py", "    if mine < human:\n", "    if mine > human:\n",
     "the AI's second step is cheap when ahead"),
    ("WF-AI-40", "automa.py", "        if not last:\n", "        if True:\n", "the last candidate can be refused"),
)  # fmt: skip

MUTANTS = [Mutant("wayfarers", *rest) for rest in WAYFARERS]


def caught(mutant: Mutant, folder: Path) -> str:
    """The first rule test that fails on the mutant, or nothing."""
    source = folder / "src"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    path = source / "serai" / "games" / mutant.game / mutant.file
    text = path.read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.rule}: the line to break stands {text.count(mutant.old)} times in {mutant.file}")
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
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


def main() -> int:
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        for mutant in MUTANTS:
            test = caught(mutant, Path(folder))
            missed += not test
            print(f"{'caught' if test else 'MISSED'}  {mutant.rule}: {mutant.meaning}" + (f"  <- {test}" if test else ""))
    print(f"{len(MUTANTS) - missed} passed, {missed} failed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
