"""Matches on a Ray cluster: the same pairings, the same outcomes, many machines.

Every node needs this version of Serai; the first thing that is asked of the cluster is whether it has it. A match that
is lost with its node is played again by Ray: matches are their seed, so nothing is lost but time.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from serai.arena.edition import edition
from serai.arena.matches import Outcome, Pairing, play

LOCAL = "local"  # the address of a cluster that is started here, for this run
_PATIENCE = 10.0  # seconds until somebody answers at an address


class ClusterError(ValueError):
    """A Ray cluster cannot be used as asked; says why and what to do."""


def play_on_ray(address: str, pairings: Iterable[Pairing], jobs: int, report: Callable[[Outcome], object]) -> None:
    """Play matches on the cluster and tell each outcome as it comes; `jobs` at a time (0: as many as it has cores)."""
    waiting = iter(pairings)
    first = next(waiting, None)
    if first is None:
        return
    ray = _ray()
    ours = _join(ray, address)
    try:
        _check_version(ray, first)
        jobs = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(play)
        running = [remote.remote(pairing) for pairing in (first, *islice(waiting, 2 * jobs - 1))]
        while running:
            done, running = ray.wait(running)
            for outcome in done:
                report(ray.get(outcome))
            running += [remote.remote(pairing) for pairing in islice(waiting, len(done))]
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None) or error  # the error of a match, without its trace
        raise ClusterError(f"a match on the Ray cluster {address} failed: {cause}") from error
    finally:
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise ClusterError("--ray needs Ray: pip install 'serai[ray]'") from error
    return ray


def _join(ray: Any, address: str) -> bool:
    """Connect to a cluster, unless this process is already; whether it is ours to leave."""
    if ray.is_initialized():
        return False
    try:
        _knock(address)
        ray.init(address=address, configure_logging=False, log_to_driver=False, include_dashboard=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterError(
            f"there is no Ray cluster at {address} that lets us in ({error}); start one with `ray start --head`, set "
            f"RAY_AUTH_TOKEN if it has a token, or name `{LOCAL}`"
        ) from error
    return True


def _knock(address: str) -> None:
    """Raise OSError where nobody listens at all: Ray itself would try for minutes."""
    at = urlsplit(address if "//" in address else f"//{address}")
    if at.hostname and at.port:
        socket.create_connection((at.hostname, at.port), _PATIENCE).close()


def _check_version(ray: Any, pairing: Pairing) -> None:
    here = edition(pairing.game, pairing.content)
    there = ray.get(ray.remote(edition).remote(pairing.game, pairing.content))
    if here != there:
        raise ClusterError(
            f"the Ray cluster has Serai {' '.join(there)}, here it is {' '.join(here)}: "
            "install the same version, and the same --content, on every node"
        )
