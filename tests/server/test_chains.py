"""Chains of continued matches tell nothing of the running match that they began with.

A player continues a match that others still play, plays the copy to its end, continues that, and so on, and looks at
everything that the server gives about any link of the chain: the table and its moments through every seat, exports, the
forecast. Whatever was dealt differently in the running match where this player could not see it, not a byte changes.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from serai.games import all_names
from serai.kernel.chance import STRONG
from serai.kernel.match import Match
from serai.kernel.save import save
from serai.server import people, play, sealing, seating
from tests.server.conftest import PATIENCE, Device, Running

GAMES = ["toy", *all_names()]
LOOKS = 12  # moments of a match that are looked at


@pytest.fixture(autouse=True)
def no_bot_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "bot_to_choose", lambda table: None)


def begun(server: Running, game: str) -> tuple[str, dict[int, Device]]:
    """A running match of two people, and who plays which seat."""
    ada, ben = server.device("Ada"), server.device("Ben")
    link = ada.call("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "a"})
    ben.call("POST", link["invite"], {"entropy": "b"})
    table = link["table"]
    people = {
        seat["seat"]: device
        for device in (ada, ben)
        for seat in device.state(table)["seats"]
        if seat["mine"] and seat["kind"] == "person"
    }
    return table, people


def finish(server: Running, table: str, seed: int) -> None:
    """Play a match to its end by chance, whoever sits there."""

    async def work() -> None:
        chance = random.Random(seed)
        async with server.house.tables.hold(table) as live:
            while live.match is not None and live.match.decision is not None:
                decision = live.match.decision
                await play._play(server.house.tables, live, decision.seat, chance.choice(decision.options).id, None)

    asyncio.run_coroutine_threadsafe(work(), server.loop).result(4 * PATIENCE)


def copied(device: Device, table: str, moment: int) -> str:
    return str(device.call("POST", f"/tables/{table}/continue", {"moment": moment, "entropy": "c"})["table"])


def own_moment(server: Running, table: str, after: int) -> int:
    """The next moment at which the one person at a table decides."""
    live = server.live(table)
    assert live.match is not None
    own = live.seats_of_kind("person")
    moments = (live.match.at(moment) for moment in range(after, live.match.position))
    return next(then.position for then in moments if then.decision is not None and then.decision.seat in own)


def told(server: Running, device: Device, table: str) -> Iterator[str]:
    """Everything that the server says to somebody about a table, refusals included."""
    live = server.live(table)
    assert live.match is not None
    last = live.match.position
    moments = sorted({*range(0, last + 1, last // LOOKS + 1), live.first_position, live.first_position - 1, last})
    for viewer in (None, *range(len(live.seats))):
        eyes = {} if viewer is None else {"viewer": viewer}
        yield device.answer("GET", f"/tables/{table}", params=eyes).text
        for moment in moments:
            yield device.answer("GET", f"/tables/{table}/moments/{moment}", params=eyes).text
    yield device.answer("GET", f"/tables/{table}/export").text
    yield device.answer("GET", f"/tables/{table}/forecast").text
    for seat in range(len(live.seats)):
        if seat not in live.seats_of_kind("person"):
            body = {"moment": live.first_position, "seat": seat}
            yield device.answer("POST", f"/tables/{table}/continue", body).text


def walked(server: Running, device: Device, table: str, moment: int) -> Iterator[str]:
    """All that is told along chains of continued matches that begin at a running one."""
    first = copied(device, table, moment)
    yield from told(server, device, first)
    finish(server, first, 1)
    yield from told(server, device, first)
    later = own_moment(server, first, server.live(first).first_position + 3)
    second = copied(device, first, later)  # of one that is over
    third = copied(device, second, later)  # of one that runs
    for link, seed in ((second, 2), (third, 3)):
        yield from told(server, device, link)
        finish(server, link, seed)
        yield from told(server, device, link)
    fourth = copied(device, third, own_moment(server, third, server.live(third).first_position + 2))
    finish(server, fourth, 4)
    yield from told(server, device, fourth)
    yield device.answer("GET", "/me/export").text
    yield device.answer("GET", "/tables").text


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_chain_of_continued_matches_tells_the_seed_or_what_others_see(server: Running, game: str) -> None:
    table, people = begun(server, game)
    live = server.live(table)
    assert live.match is not None and live.match.decision is not None
    seat = live.match.decision.seat
    device = people[seat]
    secrets = [str(live.row.seed), live.row.secret]
    for text in walked(server, device, table, live.match.position):
        assert not any(secret in text for secret in secrets)
    for row in device.call("GET", "/tables"):
        copy = server.live(row["table"])
        assert copy.id == table or copy.has_secret_past
        assert copy.seats_of_kind("person") == ([0, 1] if copy.id == table else [seat])
        other = {"viewer": 1 - seat}
        for path in ("", "/moments/0"):
            assert device.refused("GET", f"/tables/{copy.id}{path}", params=other)[0] == 403


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_a_chain_depends_on_what_its_player_could_not_see(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = [_world(server, game, deal, monkeypatch) for deal in ("one", "another")]
    assert worlds[0][0] != worlds[1][0], "both worlds are the same: nothing is compared"
    assert len(worlds[0][1]) == len(worlds[1][1]) > 100
    for number, (one, another) in enumerate(zip(worlds[0][1], worlds[1][1], strict=True)):
        assert one == another, f"answer {number}"


def _world(server: Running, game: str, deal: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """A running match in which what one seat cannot know was dealt so; its digest, and all that chains from it tell."""
    count = iter(range(1000))
    for module in (people, seating):  # the copies have the same dice in both worlds
        monkeypatch.setattr(module, "new_secret", lambda: sha256(str(next(count)).encode()).hexdigest())
    monkeypatch.setattr(sealing, "fair_seed", lambda _, secret, parts: STRONG + "\n".join([secret, *parts]))  # no id
    table, devices = begun(server, game)
    live = server.live(table)
    match = live.match
    assert match is not None and match.decision is not None
    first = Match(match.game, match.players, "the same", match.settings, listen=True)
    assert first.decision is not None
    seat = first.decision.seat
    live.match = first.determinize(seat, deal)
    live.match.listen()
    live.row.base, live.row.seed = save(live.match), "the same"
    live.positions, live.story_from = [live.match.position], live.match.position
    ids: dict[str, str] = {}
    texts = []
    for text in walked(server, devices[seat], table, live.match.position):
        for found in re.findall(r'"(?:table|invite|spectate)":"([^"]+)"', text):
            ids.setdefault(found, f"id {len(ids)}")
        for id, name in ids.items():
            text = text.replace(id, name)
        texts.append(re.sub(r'"(time|created|updated)":[0-9.e+]+', "", text))
    return live.match.digest(), texts


def test_nobody_is_let_into_the_past_of_somebody_elses_running_match(server: Running) -> None:
    table, people = begun(server, "toy")
    live = server.live(table)
    assert live.decision is not None
    seat = live.decision.seat
    copy = copied(people[seat], table, 0)
    leave: Any = people[seat].refused("POST", f"/tables/{copy}/leave", {"successor": "open"})
    assert leave == (409, "played-alone")
    people[seat].call("POST", f"/tables/{copy}/leave", {"successor": "bot"})
    assert server.live(copy).seats_of_kind("open") == []
    invite = f"/join/{server.live(copy).row.invite}"
    answer: Any = people[1 - seat].refused("POST", invite, {})
    assert answer == (409, "no-seat")
