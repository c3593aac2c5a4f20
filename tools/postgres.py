"""A PostgreSQL of our own for the tests: found or installed, run on a free port of this machine, then thrown away.

`python tools/postgres.py install` installs its Debian package, and that of HAProxy, where that is allowed.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Unavailable(Exception):
    """No PostgreSQL can be run here: says why."""


def programs() -> Path:
    """The folder of the programs; raises Unavailable."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    raise Unavailable("there is no PostgreSQL on this machine")


def proxy() -> str | None:
    """HAProxy, with which several servers are tested, where it is there."""
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def install() -> None:
    """Install both, as root, by apt; raises Unavailable."""
    try:
        programs()
        if proxy() is not None:
            return
    except Unavailable:
        pass
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Unavailable("PostgreSQL or HAProxy is missing, and only root on Debian or Ubuntu can install it here")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", "postgresql", "haproxy"],
    ):
        if subprocess.run(command, env=environment, capture_output=True, check=False).returncode:
            raise Unavailable("PostgreSQL or HAProxy is missing, and apt could not install it")


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database in a cluster that lives as long as the block; raises Unavailable."""
    with postgres("-c fsync=off") as database:
        yield database.url


class Database:
    """A cluster that can be killed and started again."""

    def __init__(self, url: str, control: list[str], options: str, place: str) -> None:
        self.url = url
        self._control = control
        self._options = options
        self._place = place

    def start(self) -> None:
        _run([*self._control, "-o", self._options, "start"], self._place)

    def start_again(self) -> None:
        """After a kill, as soon as the last of its processes has gone."""
        end = time.monotonic() + 30.0
        while True:
            try:
                self.start()
            except Unavailable:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        _run([*self._control, "-m", "immediate", "stop"], self._place)

    @property
    def process(self) -> int:
        """The number of its first process."""
        return int(Path(self._place, "data", "postmaster.pid").read_text("utf-8").split()[0])

    @property
    def processes(self) -> list[int]:
        """The numbers of all its processes, the first one first."""
        first = self.process
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text("utf-8").split())]

    def kill(self) -> None:
        """kill -9, all its processes: nothing that was sent before is written any more."""
        for process in self.processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@contextmanager
def postgres(options: str = "") -> Iterator[Database]:
    """An empty database in a cluster that lives as long as the block; raises Unavailable."""
    folder = programs()
    with tempfile.TemporaryDirectory(prefix="serai-postgres-") as place:
        as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            if subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode:
                raise Unavailable("PostgreSQL does not run as root, and there is no user postgres")
            shutil.chown(place, "postgres")
            runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
            if runuser is None:
                raise Unavailable("PostgreSQL does not run as root, and there is no runuser to become another user")
            as_user = [runuser, "-u", "postgres", "--"]
        data = f"{place}/data"
        port = free_port()
        _run([*as_user, f"{folder}/initdb", "-D", data, "-A", "trust", "-U", "serai", "--no-sync", "-E", "UTF8"], place)
        where = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={place} {options}"
        control = [*as_user, f"{folder}/pg_ctl", "-D", data, "-w", "-l", f"{place}/log"]
        database = Database(f"postgresql://serai@127.0.0.1:{port}/postgres", control, where, place)
        database.start()
        try:
            yield database
        finally:
            database.stop()


def _run(command: list[str], place: str) -> None:
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"{' '.join(command)} failed: {done.stdout[-500:]}{done.stderr[-500:]}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit("usage: python tools/postgres.py install")
    try:
        install()
    except Unavailable as error:
        print(f"!!! {error}: the tests of the server on PostgreSQL WILL BE SKIPPED", file=sys.stderr)
