"""Compiling: where the engine runs as its sources, it is compiled while people already play.

`tools/compile.py` does it, in a checkout that has a C compiler, at low priority. When the build is whole, new workers
take over and bots think with it; the server itself goes on as it is until its next start. The compilation ends with
the server, whatever ends it, since it listens at the other end of a pipe.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from pathlib import Path

from serai import builds
from serai.server.bots import Workers

LOG = logging.getLogger("serai.compiling")
TOOL = builds.PACKAGE.parent.parent / "tools" / "compile.py"
TIDYING = 10.0  # seconds that a compilation that was broken off has to remove what it began


async def compile_meanwhile(workers: Workers, tool: Path = TOOL) -> None:
    """Compile the engine, if it is not and can be, and let bots use it then. What goes wrong is said; play goes on."""
    if builds.running_build() == "compiled" or builds.are_sources_wanted() or not tool.is_file():
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(tool), "--in-background", stdin=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None and process.stderr is not None
    try:
        said = await process.stderr.read()
        failed = await process.wait()
    finally:
        process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), TIDYING)
    if failed:
        LOG.warning("the engine stays interpreted, and bots think less far: %s", said.decode(errors="replace").strip())
        return
    builds.look_again()
    workers.renew()
    print("Serai is compiled: bots think with that from now on.", flush=True)
