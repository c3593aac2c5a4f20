"""The benchmark: that it measures what it says; not how fast."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import pytest

from serai import builds
from serai.arena import bench
from serai.arena.peers import PEERS, PeerResult
from serai.arena.speed import GameSpeed, Round, measure
from tests.kernel.toy import TOY

SPEED = GameSpeed(
    1e5, 2e5, 400.0, 3e4, 50.0, 500.0, 4.0, 10.0, 20.0, 20.0, 30.0, 30.0, {"1": 9.0, "2": 11.0}, {"2": 10.0}
)


def test_every_measure_of_a_game_is_taken() -> None:
    speed = measure(TOY, 2, "seed")
    for name, value in asdict(speed).items():
        for number in value.values() if isinstance(value, dict) else [value]:
            assert number > 0, name
    assert speed.decisions_per_game > 10
    assert list(speed.decision_us_by_quarter) == ["1", "2", "3", "4"]
    assert list(speed.decision_us_by_players) == [str(count) for count in TOY.players if count > 1]


@pytest.mark.long
def test_a_round_runs_in_the_build_that_is_asked_for() -> None:
    done = bench.play_game_round("merv", "interpreted", 1, "seed")
    assert done.build == "interpreted"
    assert done.speed.decisions_per_game > 100


def test_a_round_that_fails_says_why() -> None:
    with pytest.raises(bench.BenchError, match="there is no compiled build"):
        bench.play_game_round("merv", "/nowhere", 1, "seed")


def test_games_builds_and_peers_alternate_and_medians_count(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play_game(name: str, build: str, matches: int, seed: str) -> Round:
        played.append(f"{name} {build} {seed}")
        number = int(seed[-1])
        return Round(
            build, replace(SPEED, api_decisions_per_second=100.0 * number, decision_us_by_players={"2": number})
        )

    def play_peer(peer: object, python: Path, games: int, seed: int) -> PeerResult:
        played.append(f"peer {seed}")
        return PeerResult(games, 200, 100, seconds=0.5 * seed, copy_microseconds=40.0)

    monkeypatch.setattr(builds, "available_builds", lambda: ["interpreted", "compiled"])
    monkeypatch.setattr(bench, "play_game_round", play_game)
    monkeypatch.setattr(bench, "PEERS", PEERS[:1])
    monkeypatch.setattr(bench, "install", lambda peer: Path("python"))
    monkeypatch.setattr(bench, "play_round", play_peer)
    result = bench.run_bench(["toy"], rounds=3, matches=2, peers=True)
    assert played[:4] == ["toy interpreted bench/1", "toy compiled bench/1", "peer 1", "toy interpreted bench/2"]
    compiled = result.games["toy, compiled"]
    assert compiled.api_decisions_per_second == 200
    assert compiled.decision_us_by_players == {"2": 2}
    peer = PEERS[0].name
    assert result.peers[peer].decisions_per_second == 100  # the median of 200, 100 and 67
    assert result.ratios()[f"toy, compiled / {peer}"] == {"decisions_per_second": 2.0, "clone": 4.0}
    assert result.plain()["ratios"] == result.ratios()
