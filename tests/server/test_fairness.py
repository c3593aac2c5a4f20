"""Fair dice: the seed can be checked by everybody afterwards, and chosen by nobody before.

The attacks here are those of an operator who plays, of a host with several devices, and of somebody who writes a record
by hand.
"""

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
from serai.games import find_game
from serai.kernel.chance import STRONG
from serai.kernel.match import Match
from serai.kernel.save import save, sealed
from serai.server.fairness import (
    Part,
    Sealed,
    commitment_of,
    fair_seed,
    faults_of,
    first_seed_of,
    new_secret,
    read_sealed,
)
from tests.server.conftest import NOW, Device, Json, Running, kept_of

Change = Callable[[Json], None]


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def agreed(**more: Any) -> Sealed:
    parts = [Part("person", hashed("a")), Part("bot"), Part("person", hashed("b"), True)]
    about: dict[str, Any] = {"table": "t", "game": "toy", "players": 3, "settings": {"undo": "free", "pace": "slow"}}
    return Sealed(**{**about, "round": 1, "commitment": hashed("secret"), "parts": parts, **more})


def test_the_seed_is_the_hash_that_the_documentation_says() -> None:
    text = agreed().text
    assert text.split("\n") == [
        "serai fair 2",
        "table t",
        "game toy",
        "players 3",
        "settings pace=slow undo=free",
        "round 1",
        f"server {hashed('secret')}",
        f"seat 0 person {hashed('a')}",
        "seat 1 bot -",
        f"seat 2 person {hashed('b')} at once",
    ]
    parts = f"{hashed('a')}\n{hashed('')}\n{hashed('b')}"
    assert fair_seed(text, "secret", ["a", "", "b"]) == STRONG + hashed(f"{text}\nsecret\n{parts}")
    assert read_sealed(text) == agreed()


@pytest.mark.parametrize(
    "text", ["", "serai fair 2", agreed().text + "\n", agreed().text.replace("round 1", "round 01")]
)
def test_a_sealed_text_is_written_in_one_way_only(text: str) -> None:
    with pytest.raises(ValueError, match="sealed"):
        read_sealed(text)


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert len(new_secret()) == 64


def test_each_fault_is_named() -> None:
    text, parts = agreed().text, ["a", "", "b"]
    good = (text, "secret", parts, fair_seed(text, "secret", parts))
    assert faults_of(*good) == []
    assert len(faults_of(*good[:3], "0" * 64)) == 1
    for other in (["a", "", "c"], ["a", "x", "b"], ["a", ""], ["a", "", "b", ""]):
        assert len(faults_of(text, "secret", other, fair_seed(text, "secret", other))) == 1
    assert len(faults_of(text, "another", parts, fair_seed(text, "another", parts))) == 1


# -- commit, reveal -----------------------------------------------------------------------------------------------


def opened(device: Device, *kinds: str, **more: Any) -> Any:
    return device.call("POST", "/tables", {"game": "toy", "seats": [{"kind": kind} for kind in kinds], **more})


def give(device: Device, table: str, **part: Any) -> None:
    device.call("POST", f"/tables/{table}/dice", {"round": device.state(table)["fairness"]["round"], **part})


def test_the_commitment_comes_before_my_contribution(server: Running) -> None:
    ada = server.device()
    promised = ada.call("GET", "/me")["commitment"]
    table = ada.new_table("me", "me", entropy="mine")
    told = ada.state(table)["fairness"]
    assert told["commitment"] == promised
    assert (told["secret"], told["contributions"], told["seed"]) == (None, None, None)
    assert f"server {promised}" in told["sealed"] and "at once" in told["sealed"]
    assert ada.call("GET", "/me")["commitment"] != promised


def test_all_commit_then_all_reveal_then_the_match_begins(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open", commitment=hashed("a"))
    table = link["table"]
    assert ada.state(table)["fairness"]["missing"] == []
    ben.call("POST", link["invite"], {"commitment": hashed("b")})
    told = ben.state(table)
    assert told["status"] == "waiting" and told["fairness"]["missing"] == [0, 1]
    assert read_sealed(told["fairness"]["sealed"]).parts == [Part("person", hashed("a")), Part("person", hashed("b"))]
    assert ada.refused("POST", f"/tables/{table}/dice", {"round": 1, "entropy": "b"}) == (409, "other-part")
    give(ada, table, entropy="a")
    told = ada.state(table)
    assert told["status"] == "waiting" and told["fairness"]["missing"] == [1]
    server.forget(table)  # a restart changes nothing
    give(ben, table, entropy="b")
    told = ada.state(table)
    assert told["status"] == "running"
    live = server.live(table)
    assert live.row.seed == fair_seed(told["fairness"]["sealed"], live.row.secret, ["a", "b"])
    assert live.match is not None and live.match.table.chance.stream
    assert ada.refused("POST", f"/tables/{table}/dice", {"round": 1, "entropy": "a"}) == (409, "other-round")


def test_no_part_is_known_to_anybody_who_has_yet_to_commit(server: Running) -> None:
    """The operator's attack: sit down last, with a part chosen for the others' parts. There are none to be seen."""
    ada, eve = server.device("Ada"), server.device("Eve")
    link = opened(ada, "me", "open", commitment=hashed("a"))
    seats = server.live(link["table"]).seats
    assert [seat.entropy for seat in seats] == ["", ""]  # not even in the store
    refused = ada.refused("POST", f"/tables/{link['table']}/dice", {"round": 1, "entropy": "a"})
    assert refused == (409, "not-sealed")  # nor does a careless browser tell it too early
    eve.call("POST", link["invite"], {"commitment": hashed("chosen")})
    give(ada, link["table"], entropy="a")
    other = eve.refused("POST", f"/tables/{link['table']}/dice", {"round": 1, "entropy": "chosen for a"})
    assert other == (409, "other-part")  # now Eve knows, and cannot change hers


def test_a_change_after_sealing_voids_every_part(server: Running) -> None:
    ada, ben, eve = server.device("Ada"), server.device("Ben"), server.device("Eve")
    link = opened(ada, "me", "open", commitment=hashed("a"))
    table = link["table"]
    ben.call("POST", link["invite"], {"commitment": hashed("b")})
    give(ada, table, entropy="a")
    before = server.live(table).row.secret
    ben.call("POST", f"/tables/{table}/leave", {})
    eve.call("POST", link["invite"], {"commitment": hashed("e")})
    told = ada.state(table)["fairness"]
    assert (told["round"], told["sealed"], told["missing"]) == (2, None, [0])
    assert server.live(table).row.secret != before
    assert ada.refused("POST", f"/tables/{table}/dice", {"round": 1, "commitment": hashed("x")}) == (409, "other-round")
    give(ada, table, commitment=hashed("again"))
    give(ada, table, entropy="again")
    give(eve, table, entropy="e")
    assert ada.state(table)["status"] == "running"
    assert "round 2" in ada.state(table)["fairness"]["sealed"]


def test_a_part_that_was_lost_is_renewed_and_everybody_sees_it(server: Running) -> None:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open", commitment=hashed("a"))
    ben.call("POST", link["invite"], {"commitment": hashed("b")})
    give(ada, link["table"], commitment=hashed("new"))
    told = ben.state(link["table"])["fairness"]
    assert (told["round"], told["missing"]) == (2, [1])


def test_a_match_that_somebody_played_alone_takes_no_guest(server: Running) -> None:
    """The host's attack: play both seats at many tables, keep the best, and invite a guest to it."""
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "me", entropy="a")
    ada.play_on(link["table"], random.Random(1), 4)
    refused = ada.refused("POST", f"/tables/{link['table']}/leave", {"seat": 1, "successor": "open"})
    assert refused == (409, "played-alone")
    assert ben.refused("POST", link["invite"], {"entropy": "b"}) == (409, "no-seat")


def test_who_comes_later_is_told_that_the_dice_are_settled(server: Running) -> None:
    ada, ben, eve = server.device("Ada"), server.device("Ben"), server.device("Eve")
    link = opened(ada, "me", "open", entropy="a")
    ben.call("POST", link["invite"], {"entropy": "b"})
    chooser = (ada, ben)[ada.state(link["table"])["decision"]["seat"]]
    chooser.choose(link["table"], chooser.state(link["table"]))
    ben.call("POST", f"/tables/{link['table']}/leave", {"successor": "open"})
    assert eve.call("GET", link["invite"])["moment"] == 1
    eve.call("POST", link["invite"], {"entropy": "mine"})
    state = eve.state(link["table"])
    assert state["seats"][1]["joined"] == 1
    assert server.live(link["table"]).seats[1].entropy == "b"  # the part that was given for the seat stays


def test_bad_parts_are_refused(server: Running) -> None:
    ada = server.device()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for bad in ({"commitment": "x"}, {"commitment": hashed("a").upper()}, {"commitment": hashed("a"), "entropy": "a"}):
        assert ada.refused("POST", "/tables", {"game": "toy", "seats": seats, **bad})[0] == 400
    eve = server.device()
    table = opened(ada, "me", "open")["table"]
    assert eve.refused("POST", f"/tables/{table}/dice", {"round": 1, "entropy": ""}) == (403, "not-yours")


# -- verifying ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def exported(server: Running) -> Json:
    ada, ben = server.device("Ada"), server.device("Ben")
    link = opened(ada, "me", "open", commitment=hashed("heads"))
    ben.call("POST", link["invite"], {"commitment": hashed("tails")})
    give(ada, link["table"], entropy="heads")
    give(ben, link["table"], entropy="tails")
    chance = random.Random(3)
    while (state := ada.state(link["table"], since=NOW))["status"] != "finished":
        (ada, ben)[state["decision"]["seat"]].play_on(link["table"], chance, 1)
    assert state["fairness"]["contributions"] == ["heads", "tails"]
    document: Json = ben.call("GET", f"/tables/{link['table']}/export")
    return document


@pytest.fixture(scope="module")
def kept(exported: Json) -> Json:
    """What Ben's browser has kept."""
    return kept_of(exported, 1)


def verified(document: object, folder: Path, *options: str, kept: Json | None = None) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(document), "utf-8")
    if kept is not None:
        (folder / "kept.json").write_text(json.dumps(kept), "utf-8")
        options = (*options, "--kept", str(folder / "kept.json"))
    return main(["verify", str(file), *options])


def test_an_exported_match_is_verified_against_what_was_kept(
    exported: Json, kept: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(exported, tmp_path, kept=kept) == 0
    assert capsys.readouterr().out.count("proven:") == 3
    assert verified({"serai_export": 2, "tables": [exported]}, tmp_path, "--json", kept=kept) == 0


def test_without_what_was_kept_a_file_proves_nothing(
    exported: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(exported, tmp_path) == 1
    assert "not proven:" in capsys.readouterr().out


def rewritten(match: Match) -> Any:
    return json.loads(save(match))


def resealed(document: Json, **more: Any) -> None:
    """The saved match with other parts and a checksum that fits."""
    saved = {name: value for name, value in document["match"].items() if name != "check"}
    document["match"] = json.loads(sealed({**saved, **more}))


def played(seed: str, settings: Any = None, given: Any = None, redeal: bool = False) -> Match:
    match = Match(find_game("toy"), 2, seed, settings or {}, given=given)
    chance = random.Random(5)
    while match.decision is not None:
        if redeal and match.position == 4:
            match = match.determinize(match.decision.seat, "better cards")
        decision = match.decision
        assert decision is not None
        match.play(chance.choice(decision.options))
    return match


def _other_secret(document: Json) -> None:
    document["fairness"]["secret"] = "0" * 64


def _other_secret_throughout(document: Json) -> None:
    invented(document, secret="1" * 64)


def _other_contribution(document: Json) -> None:
    document["fairness"]["contributions"][0] = "chosen afterwards"


def _own_contribution_left_out(document: Json) -> None:
    invented(document, parts=["heads", "mine"])


def _extra_contribution(document: Json) -> None:
    document["fairness"]["contributions"].append("")


def _extra_contribution_throughout(document: Json) -> None:
    fairness = document["fairness"]
    parts = fairness["contributions"] = [*fairness["contributions"], "one more"]
    fairness["seed"] = fair_seed(fairness["sealed"], fairness["secret"], parts)
    document["match"] = rewritten(played(fairness["seed"]))


def _other_seed(document: Json) -> None:
    resealed(document, seed="0" * 64)


def _other_seed_throughout(document: Json) -> None:
    document["fairness"]["seed"] = "0" * 64
    document["match"] = rewritten(played("0" * 64))


def _a_match_of_another_seed(document: Json) -> None:
    document["match"] = rewritten(played("another"))


def _other_choices(document: Json) -> None:
    choices = document["match"]["choices"]
    choices[0], choices[1] = choices[1], choices[0]


def _choices_that_were_not_possible(document: Json) -> None:
    resealed(document, choices=["draw", *document["match"]["choices"][1:]])


def _cut_off(document: Json) -> None:
    match = Match(find_game("toy"), 2, document["fairness"]["seed"], document["match"]["settings"])
    document["match"] = rewritten(match)


def _other_last_table(document: Json) -> None:
    table = copy.deepcopy(document["match"]["table"])
    table["reveals"] += 1
    resealed(document, table=table)


def _dealt_anew_in_between(document: Json) -> None:
    document["match"] = rewritten(played(document["fairness"]["seed"], redeal=True))


def _given_rolls(document: Json) -> None:
    document["match"] = rewritten(played(document["fairness"]["seed"], given={"rolls": [6] * 8}))


def _other_settings(document: Json) -> None:
    document["match"] = rewritten(played(document["fairness"]["seed"], {"undo": "free"}))


def _said_to_be_continued(document: Json) -> None:
    document["fairness"]["continued"] = True


def _said_to_be_continued_with_other_dice(document: Json) -> None:
    document["fairness"]["continued"] = True
    document["match"] = rewritten(played("another"))


def _continued_is_no_truth_value(document: Json) -> None:
    document["fairness"]["continued"] = 0


def _of_the_first_format(document: Json) -> None:
    document["serai_table"] = 1
    fairness = document["fairness"]
    fairness["seed"] = first_seed_of(fairness["secret"], fairness["contributions"])
    document["match"] = rewritten(played(fairness["seed"]))


def _of_a_format_to_come(document: Json) -> None:
    document["serai_table"] = 3


def _an_unknown_part(document: Json) -> None:
    document["fairness"]["scheme"] = "better"


def _another_table(document: Json) -> None:
    document["table"] = "another"


def _another_seat_more(document: Json) -> None:
    document["seats"].append({"seat": 2, "kind": "bot", "name": "", "joined": 0})


def _still_running(document: Json) -> None:
    document["status"] = "running"


def _a_bot_that_contributes(document: Json) -> None:
    old = read_sealed(document["fairness"]["sealed"])
    invented(document, agreed=old._replace(parts=[Part("bot", hashed("heads")), old.parts[1]]))


def _sealed_otherwise(document: Json) -> None:
    old = read_sealed(document["fairness"]["sealed"])
    invented(
        document, agreed=old._replace(parts=[Part("person", hashed("better")), old.parts[1]]), parts=["better", "tails"]
    )


def _nothing_left(document: Json) -> None:
    del document["fairness"]


def invented(document: Json, agreed: Sealed | None = None, secret: str = "", parts: list[str] | None = None) -> None:
    """A record in which everything fits together, written by hand."""
    fairness = document["fairness"]
    old = agreed or read_sealed(fairness["sealed"])
    secret, parts = secret or fairness["secret"], parts or fairness["contributions"]
    promised = [
        part._replace(commitment=hashed(given)) if part.kind == "person" else part
        for part, given in zip(old.parts, parts, strict=True)
    ]
    text = old._replace(commitment=commitment_of(secret), parts=promised).text
    seed = fair_seed(text, secret, parts)
    fairness.update(commitment=commitment_of(secret), secret=secret, contributions=parts, sealed=text, seed=seed)
    document["match"] = rewritten(played(seed, document["match"]["settings"]))


def _invented_from_nothing(document: Json) -> None:
    invented(document, secret="2" * 64, parts=["x", "y"])


FORGERIES = [found for name, found in sorted(globals().items()) if name.startswith("_") and callable(found)]


@pytest.mark.parametrize("change", FORGERIES, ids=lambda change: change.__name__.strip("_"))
def test_a_forged_record_is_not_verified(
    exported: Json, kept: Json, tmp_path: Path, change: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    document = copy.deepcopy(exported)
    change(document)
    assert verified(document, tmp_path, kept=kept) == 1
    out = capsys.readouterr().out
    assert "✓" not in out and ("✗" in out or "?" in out)


def _other_rules_and_secret(document: Json) -> None:
    invented(document, secret="1" * 64)
    resealed(document, rules_version=document["match"]["rules_version"] + 1)


@pytest.mark.parametrize(
    "change",
    [_said_to_be_continued, _said_to_be_continued_with_other_dice, _of_the_first_format, _other_rules_and_secret],
    ids=lambda change: change.__name__.strip("_"),
)
def test_a_record_cannot_talk_its_way_out_of_what_was_kept(
    exported: Json, kept: Json, tmp_path: Path, change: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    document = copy.deepcopy(exported)
    change(document)
    verified(document, tmp_path, kept=kept)
    assert "✗" in capsys.readouterr().out
    verified(document, tmp_path)
    out = capsys.readouterr().out
    assert "?" in out and "✗" not in out, "by itself such a record may be true"


def test_of_a_match_by_other_rules_the_beginning_is_verified(
    exported: Json, kept: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = copy.deepcopy(exported)
    resealed(document, rules_version=document["match"]["rules_version"] + 1)
    assert verified(document, tmp_path, kept=kept) == 1
    out = capsys.readouterr().out
    assert "?" in out and "✗" not in out and "only the release that played it" in out


def test_what_is_no_exported_match_is_bad_input(exported: Json, tmp_path: Path) -> None:
    assert verified({"serai": 1}, tmp_path) == 2
    assert verified([], tmp_path) == 2
    assert verified({"serai_export": 1, "tables": 5}, tmp_path) == 2
    assert verified({"serai_export": 1, "tables": ["x"]}, tmp_path) == 2
    assert verified(exported, tmp_path, kept={"no": "page"}) == 2
    (tmp_path / "broken.json").write_text("{", "utf-8")
    assert main(["verify", str(tmp_path / "broken.json")]) == 2
    assert main(["verify", str(tmp_path / "missing.json")]) == 2
