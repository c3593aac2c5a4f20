"""Fair dice: the seed can be checked by everybody afterwards, and chosen by nobody before."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from serai.cli import main
from serai.server.fairness import commitment_of, faults_of, new_secret, seed_of
from tests.server.conftest import NOW, Running


def test_the_seed_is_the_hash_that_the_documentation_says() -> None:
    def hashed(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    assert commitment_of("secret") == hashed("secret")
    assert seed_of("secret", ["é", ""]) == hashed(f"secret:{hashed('é')}:{hashed('')}")


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert len(new_secret()) == 64


def test_contributions_cannot_be_shifted_between_seats() -> None:
    assert seed_of("s", ["ab", "c"]) != seed_of("s", ["a", "bc"]) != seed_of("s", ["abc"])


def test_each_fault_is_named() -> None:
    secret, given = "secret", ["a", "b"]
    good = (commitment_of(secret), secret, given, seed_of(secret, given))
    assert faults_of(*good) == []
    assert len(faults_of("0" * 64, *good[1:])) == 1
    assert len(faults_of(*good[:3], "0" * 64)) == 1


def test_the_commitment_comes_before_my_contribution(server: Running) -> None:
    ada = server.device()
    promised = ada.call("GET", "/me")["commitment"]
    table = ada.new_table("me", "me", entropy="mine")
    assert ada.state(table)["fairness"] == {
        "commitment": promised,
        "secret": None,
        "contributions": None,
        "seed": None,
    }
    assert ada.call("GET", "/me")["commitment"] != promised


@pytest.fixture(scope="module")
def exported(server: Running) -> dict[str, Any]:
    ada, ben = server.device("Ada"), server.device("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    link = ada.call("POST", "/tables", {"game": "toy", "seats": seats, "entropy": "heads"})
    ben.call("POST", link["invite"], {"entropy": "tails"})
    chance = random.Random(3)
    while (state := ada.state(link["table"], since=NOW))["status"] != "finished":
        (ada, ben)[state["decision"]["seat"]].play_on(link["table"], chance, 1)
    assert state["fairness"]["contributions"] == ["heads", "tails"]
    document: dict[str, Any] = ben.call("GET", f"/tables/{link['table']}/export")
    return document


def verified(document: object, tmp_path: Path, *options: str) -> int:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document), "utf-8")
    return main(["verify", str(file), *options])


def test_an_exported_match_is_verified(exported: dict[str, Any], tmp_path: Path) -> None:
    assert verified(exported, tmp_path) == 0
    assert verified({"serai_export": 1, "tables": [exported]}, tmp_path, "--json") == 0


def _other_secret(document: dict[str, Any]) -> None:
    document["fairness"]["secret"] = "0" * 64


def _other_contribution(document: dict[str, Any]) -> None:
    document["fairness"]["contributions"][0] = "chosen afterwards"


def _other_seed(document: dict[str, Any]) -> None:
    document["match"]["seed"] = "0" * 64


def _other_choice(document: dict[str, Any]) -> None:
    choices = document["match"]["choices"]
    choices[0], choices[1] = choices[1], choices[0]


def _nothing_left(document: dict[str, Any]) -> None:
    del document["fairness"]


@pytest.mark.parametrize("change", [_other_secret, _other_contribution, _other_seed, _other_choice, _nothing_left])
def test_a_match_that_was_tampered_with_is_not(
    exported: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, Any]], None],
) -> None:
    document = copy.deepcopy(exported)
    change(document)
    assert verified(document, tmp_path) == 1
    assert "✗" in capsys.readouterr().out


def test_what_is_no_exported_match_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified({"serai": 1}, tmp_path) == 2
    assert verified([], tmp_path) == 2
    (tmp_path / "broken.json").write_text("{", "utf-8")
    assert main(["verify", str(tmp_path / "broken.json")]) == 2
    assert main(["verify", str(tmp_path / "missing.json")]) == 2
