"""The benchmark: that it measures what it says; not how fast."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from serai.arena import bench
from serai.arena.peers import PeerResult
from tests.kernel.toy import TOY


def test_every_measure_of_a_game_is_taken() -> None:
    result = bench.run_bench([TOY], rounds=3, matches=2)
    speed = result.games["toy"]
    assert all(value >= 0 for value in astuple(speed))
    assert speed.api_decisions_per_second > 0
    assert speed.clone_us > 0
    assert speed.decisions_per_game > 10
    assert (result.rounds, result.peers, result.ratios()) == (3, {}, {})


def test_peers_are_measured_between_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def play(python: object, games: int, seed: int) -> PeerResult:
        seeds.append(seed)
        return PeerResult("Peer", "1", games, 200, 100, seconds=0.5 * seed, copy_microseconds=40.0)

    monkeypatch.setattr(bench, "install_catanatron", lambda: "python")
    monkeypatch.setattr(bench, "play_catanatron", play)
    result = bench.run_bench([TOY], rounds=3, matches=2, peers=True)
    assert seeds == [1, 2, 3]
    assert result.peers["Peer 1"].decisions_per_second == 100  # the median of 200, 100 and 67
    ratios = result.ratios()["toy / Peer 1"]
    assert ratios["decisions_per_second"] == pytest.approx(result.games["toy"].api_decisions_per_second / 100)
    assert ratios["clone"] == pytest.approx(40 / result.games["toy"].clone_us)
    assert result.plain()["ratios"] == result.ratios()
