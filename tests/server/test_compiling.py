"""The engine is compiled while people play; workers that start afterwards use it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from serai import builds
from serai.server.bots import Workers
from serai.server.compiling import compile_meanwhile
from tests.server.conftest import PATIENCE

ROOT = Path(__file__).parent.parent.parent


class Renewed(Workers):
    """Workers that are only counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.renewals = 0

    def renew(self) -> None:
        self.renewals += 1


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Renewed:
    monkeypatch.setattr(builds, "are_sources_wanted", lambda: False)
    return Renewed()


def a_tool(folder: Path, code: str) -> Path:
    tool = folder / "tool.py"
    tool.write_text(code, "utf-8")
    return tool


def test_when_the_build_is_ready_new_workers_take_over(
    workers: Renewed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(compile_meanwhile(workers, a_tool(tmp_path, "import sys; assert '--in-background' in sys.argv")))
    assert workers.renewals == 1
    assert "compiled" in capsys.readouterr().out


def test_where_it_cannot_be_compiled_that_is_said_and_play_goes_on(
    workers: Renewed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(compile_meanwhile(workers, a_tool(tmp_path, "import sys; sys.exit('there is no C compiler here')")))
    assert workers.renewals == 0
    assert "there is no C compiler here" in caplog.text


@pytest.mark.parametrize("missing", ["tool", "wish"])
def test_nothing_is_begun_without_a_tool_or_against_a_wish(
    workers: Renewed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    tool = tmp_path / "no-such-tool.py"
    if missing == "wish":
        tool = a_tool(tmp_path, "")
        monkeypatch.setattr(builds, "are_sources_wanted", lambda: True)
    asyncio.run(compile_meanwhile(workers, tool))
    assert workers.renewals == 0


def test_a_compilation_ends_with_the_server(workers: Renewed, tmp_path: Path) -> None:
    """It listens at the other end of a pipe; the server waits until it has tidied up."""
    tidied = tmp_path / "tidied"
    code = f"import sys, pathlib; print('x', flush=True); sys.stdin.read(); pathlib.Path({str(tidied)!r}).touch()"

    async def begin_and_end() -> None:
        task = asyncio.create_task(compile_meanwhile(workers, a_tool(tmp_path, code)))
        await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.to_thread(int)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(begin_and_end())
    assert workers.renewals == 0
    assert tidied.exists()


def test_the_tool_ends_with_its_input_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """Broken off at once or in mid-compilation: no compiler goes on, no half a build is there."""
    command = [sys.executable, "tools/compile.py", "--in-background", "--into", str(tmp_path / "build")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as ran:
        assert ran.stdout is not None and ran.stdin is not None
        said = ran.stdout.readline()
        if not said:
            pytest.skip("there is no compiler here")
        assert b"in the background" in said
        ran.stdin.close()
        assert ran.wait(PATIENCE) == 1
    assert not list(tmp_path.iterdir())
