"""The ladder on a Ray cluster."""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.arena import cluster
from serai.arena.cluster import ClusterError, play_on_ray
from serai.arena.ladder import Ladder, hold
from serai.arena.matches import Outcome

ray = pytest.importorskip("ray")  # `make test` installs it

LADDER = Ladder("merv", ("random", "greedy:effort=5"), 4, 2)
TOKEN = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "a" * 64}  # as for any cluster that others can reach
CLUSTER = """
import sys, ray
context = ray.init(num_cpus=2, include_dashboard=False, configure_logging=False, object_store_memory=80 * 2**20)
print(context.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A Ray cluster of two workers, in processes of its own."""
    program = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=TOKEN,
    )
    assert program.stdin is not None and program.stdout is not None
    try:
        yield program.stdout.readline().decode().strip()
    finally:
        program.stdin.close()
        program.wait()
        program.stdout.close()


@pytest.mark.long
def test_a_ladder_on_a_cluster_comes_to_the_same(address: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    command = [sys.executable, "-m", "serai", "ladder", "merv", "--bots", ",".join(LADDER.bots), "--games", "4"]
    done = subprocess.run(
        [*command, "--json", "--ray", address, "--out", str(path)],
        capture_output=True,
        text=True,
        check=False,
        env=TOKEN,
    )
    assert done.returncode == 0, done.stderr
    here = hold(LADDER, jobs=1)
    assert json.loads(done.stdout)["standings"] == json.loads(json.dumps(here.plain()))["standings"]
    kept = [Outcome.of(json.loads(line)) for line in path.read_text("utf-8").splitlines()[1:]]
    assert {one.number: (one.scores, one.winners) for one in kept} == {
        one.number: (one.scores, one.winners) for one in here.outcomes
    }


def test_an_address_without_a_cluster_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> None:
        raise ConnectionError("nobody answers")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(ClusterError, match=r"no Ray cluster at auto .*ray start --head"):
        hold(LADDER, jobs=1, ray="auto")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_where_nobody_listens_ray_does_not_try_for_minutes(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "init", lambda **_: pytest.fail("Ray tries"))
    with pytest.raises(ClusterError, match=r"no Ray cluster at \S+ that lets us in \(.*Connection refused\)"):
        hold(LADDER, jobs=1, ray=address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_ray(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "ray":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(ClusterError, match=r"serai\[ray\]"):
        play_on_ray("local", LADDER.pairings(), 1, lambda outcome: None)


class Elsewhere:
    """A cluster with another Serai."""

    @staticmethod
    def remote(function: Any) -> Any:
        class Task:
            remote = staticmethod(lambda *arguments: ("0.0", "another content"))

        return Task

    @staticmethod
    def get(result: Any) -> Any:
        return result


@pytest.mark.long
def test_a_cluster_with_another_serai_is_refused() -> None:
    with pytest.raises(ClusterError, match=r"install the same version"):
        cluster._check_version(Elsewhere, next(LADDER.pairings()))
