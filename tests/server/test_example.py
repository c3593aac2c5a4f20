"""`examples/bot.py` plays a whole game over HTTP."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.long
def test_the_example_plays_a_whole_game(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", game="encyclopedia")
    tokens = [ada.call("POST", f"/tables/{table}/seats/{seat}/token")["token"] for seat in (0, 1)]
    programs = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), server.address, table, str(seat), token], stdout=subprocess.PIPE, text=True
        )
        for seat, token in enumerate(tokens)
    ]
    outputs = [program.communicate(timeout=120)[0] for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    end = ada.state(table)
    assert end["status"] == "finished"
    scores = {score["seat"]: score["total"] for score in end["scores"]}
    assert outputs == [f"over: {scores} winners: {end['winners']}\n"] * 2


@pytest.mark.long
def test_the_worked_exchange_of_the_documentation_plays_a_whole_game(server: Running, tmp_path: Path) -> None:
    text = (EXAMPLE.parents[1] / "docs" / "api.md").read_text("utf-8")
    (block,) = re.findall(r"^```python\n(# with a running server.*?)^```$", text, re.MULTILINE | re.DOTALL)
    (tmp_path / "exchange.py").write_text(block, "utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "exchange.py")],
        env={**os.environ, "SERAI_ADDRESS": server.address},
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "winners: [" in done.stdout
    assert "choices, for `serai verify`" in done.stdout


def test_the_example_is_short_and_needs_nothing_else() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert len(text.splitlines()) < 60
    for line in text.splitlines():
        if line.startswith(("import ", "from ")):
            assert line.split()[1].partition(".")[0] in sys.stdlib_module_names
