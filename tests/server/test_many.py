"""Three servers, two workers, PostgreSQL and HAProxy: each is killed, and no acknowledged choice is lost or doubled."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tools.load import steady
from tools.load.many import Proof, replace, running, suffer
from tools.postgres import Unavailable, programs, proxy


def test_players_come_back_as_the_page_does() -> None:
    """Else what is measured says nothing about people."""
    page = (Path(__file__).parents[2] / "web" / "src" / "feed.ts").read_text("utf-8")
    found = {name: int(value.replace("_", "")) for name, value in re.findall(r"const ([A-Z_]+) = ([0-9_]+);", page)}
    waits = [1000 * wait for wait in (steady.FIRST_WAIT, steady.WAIT, steady.LONGEST_WAIT)]
    assert [found[name] for name in ("FIRST_WAIT", "WAIT", "LONGEST_WAIT")] == waits
    assert found["PATIENCE"] == steady.PATIENCE


@pytest.mark.long
def test_nothing_is_lost_whoever_is_killed() -> None:
    """The short form of `python -m tools.load.many`."""
    try:
        programs()
    except Unavailable as error:
        pytest.skip(f"NOT TESTED WITH SEVERAL PROCESSES: {error}")
    if proxy() is None:
        pytest.skip("NOT TESTED WITH SEVERAL PROCESSES: there is no haproxy (apt-get install haproxy)")

    async def proven() -> dict[str, int]:
        with running() as processes:
            proof = Proof(processes, "wayfarers", say=False)
            await proof.open_tables(9)
            proof.pace(4.0)
            await suffer(proof, rounds=1)  # raises if feeds stay away, or nobody plays any more
            await replace(proof, 2)
            await proof.stop()
            return proof.check()

    found = asyncio.run(proven())
    assert found["acknowledged"] > 20
    assert (found["lost"], found["doubled"], found["matches that differ"]) == (0, 0, 0), found
