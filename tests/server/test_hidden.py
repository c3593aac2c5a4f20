"""Hidden information: what a viewer is sent does not depend on what the viewer may not know.

At every moment of a match, everything that a viewer cannot know is dealt anew (`determinize`), and every hidden
argument of the story is replaced: not a byte of what the viewer is sent may change.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from serai.games import all_names, find_game
from serai.kernel.match import Match
from serai.kernel.message import Event, Hidden
from serai.server.bots import Workers
from serai.server.identity import Caller
from serai.server.live import LiveTable
from serai.server.presenting import moment_state, table_state
from serai.server.seating import _plain_seat, _seat_numbers, _table_row
from serai.server.store import Store
from serai.server.tables import Tables
from tests.server.conftest import Running, sqlite

LOOKS = 60  # at a match


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """The tables of a server that nobody calls."""
    store = Store(sqlite(tmp_path_factory.mktemp("hidden")))
    yield Tables(store, Workers(1))
    store.close()


def make_table(game: str, players: int, seed: str) -> LiveTable:
    """A running table in memory, each seat with a person of its own (`p0`, `p1`, …)."""
    numbers, automas = _seat_numbers(find_game(game), players, {})
    seats = [_plain_seat("table", number, "person") for number in numbers]
    seats += [_plain_seat("table", number, "automa") for number in automas]
    seats.sort(key=lambda seat: seat.seat)
    for seat in seats:
        seat.person = f"p{seat.seat}" if seat.kind == "person" else None
    row = _table_row("table", game, players, {}, "p0")
    row.secret, row.seed, row.status = "secret", seed, "running"
    return LiveTable(row, seats, Match(find_game(game), players, seed, listen=True))


def sent(tables: Tables, table: LiveTable, viewer: int | None, moment: int | None = None) -> bytes:
    caller = Caller(f"p{viewer}" if viewer is not None else None)
    if moment is not None:
        return msgspec.json.encode(moment_state(tables, table, caller, viewer, "en", moment))
    return msgspec.json.encode(table_state(tables, table, caller, viewer, "fr", max(table.version - 3, 0)))


def dealt_anew(match: Match, viewer: int | None, seed: str) -> Match:
    """The same match for this viewer, with everything else changed."""
    if viewer is None:
        twin = match.clone()
        twin.game.redeal(twin.table, -1, seed)
    else:
        twin = match.determinize(viewer, seed)
        twin._recent.pop()  # as if it had always been so
    eyes = -1 if viewer is None else viewer
    twin._events_at = match._events_at
    twin.table.story = [_changed(event, eyes) for event in match.table.story or []]
    return twin


def _changed(event: Event, viewer: int) -> Event:
    def other(value: Any) -> Any:
        if isinstance(value, Hidden) and viewer not in value.seats:
            return Hidden("nothing", value.seats, value.instead)
        return value

    return Event(event.key, event.seat, event.rule, {name: other(value) for name, value in event.arguments.items()})


def length(match: Match, chance: random.Random) -> int:
    """How many choices a match has that is played by chance."""
    while match.decision is not None:
        match.play(chance.choice(match.decision.options))
    return match.position


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("toy", 2),
        ("toy", 3),
        *(pytest.param(name, players, marks=pytest.mark.long) for name in all_names() for players in (1, 3)),
    ],
)
def test_no_byte_depends_on_what_the_viewer_cannot_know(tables: Tables, game: str, players: int) -> None:
    table = make_table(game, players, "hidden")
    match = table.match
    assert match is not None
    step = length(match.clone(), random.Random(7)) // LOOKS + 1
    chance = random.Random(7)
    viewers = [None, *range(players)]
    compared = 0
    while match.decision is not None:
        if match.position % step == 0:
            for viewer in viewers:
                if viewer is not None and table.seats[viewer].kind != "person":
                    continue
                truth = sent(tables, table, viewer)
                table.match = dealt_anew(match, viewer, f"other {match.position}")
                assert sent(tables, table, viewer) == truth, f"moment {match.position}, viewer {viewer}"
                table.match = match
                compared += 1
        match.play(chance.choice(match.decision.options))
        table.row.version += 1
        table.positions.append(match.position)
    assert compared > 20


@pytest.mark.parametrize(
    ("game", "players"), [("toy", 3), *(pytest.param(name, 2, marks=pytest.mark.long) for name in all_names())]
)
def test_what_viewers_share_is_what_each_would_see_alone(tables: Tables, game: str, players: int) -> None:
    table = make_table(game, players, "shared")
    match = table.match
    assert match is not None
    chance = random.Random(11)
    viewers = [None, *(seat.seat for seat in table.seats if seat.kind == "person")]
    different = expected = 0
    while match.decision is not None and match.position < 400:
        together = [sent(tables, table, viewer) for viewer in viewers]
        for viewer, said in zip(viewers, together, strict=True):
            table.changed()  # nothing is left of what the others saw
            assert sent(tables, table, viewer) == said, f"moment {match.position}, viewer {viewer}"
        different += len({msgspec.json.encode(msgspec.json.decode(said)["observation"]) for said in together}) > 1
        seen = [match.game.observe(match.table, -1 if viewer is None else viewer) for viewer in viewers]
        expected += any(view != seen[0] for view in seen)
        match.play(chance.choice(match.decision.options))
        table.row.version += 1
        table.positions.append(match.position)
    assert different == expected  # none where nothing is hidden from one seat alone


def test_neither_seed_nor_secret_leaves_before_the_end(server: Running) -> None:
    ada = server.device()
    table = ada.new_table("me", "me", entropy="mine")
    live = server.live(table)
    secrets = [live.row.secret, str(live.row.seed)]
    chance = random.Random(8)
    with ada.feed(table) as next_message:
        while (message := next_message())["status"] != "finished":
            texts = [
                str(message),
                ada.answer("GET", f"/tables/{table}").text,
                ada.answer("GET", f"/tables/{table}/moments/0").text,
                ada.answer("GET", "/me/export").text,
                ada.answer("GET", "/tables").text,
            ]
            assert not any(secret in text for secret in secrets for text in texts)
            assert ada.refused("GET", f"/tables/{table}/export") == (409, "running")
            ada.play_on(table, chance, 1)
    assert message["fairness"]["secret"] == secrets[0]
    assert message["fairness"]["seed"] == secrets[1]
