"""Garbage: what people do at tables leaves none, and the rest is looked for when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator

import pytest

from serai.games import all_names
from serai.server import garbage
from serai.server.callers import Caller
from serai.server.garbage import Collector
from serai.server.meter import Meter
from serai.server.presenting import table_state
from tests.server.conftest import Running

CHOICES = 40


@pytest.fixture
def collecting() -> Iterator[None]:
    """Python looks for garbage again afterwards, and keeps none."""
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.unfreeze()
    gc.enable()


@pytest.mark.parametrize("game", all_names())
def test_playing_and_showing_a_table_leaves_nothing_that_refers_to_itself(
    server: Running, collecting: None, game: str
) -> None:
    ada = server.device("Ada")
    live = server.live(ada.new_table("me", "me", game=game))
    match, chance, caller = live.match, random.Random(game), Caller(live.row.host)
    assert match is not None

    def play() -> None:
        for _ in range(CHOICES):
            assert match.decision is not None
            match.play(chance.choice(match.decision.options).id)
            live.row.version += 1
            for seat in (0, 1):
                table_state(server.house.tables, live, caller, seat, "en", max(0, live.version - 1))

    play()  # what is made once and kept
    gc.disable()
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    play()
    gc.collect()
    ours = [thing for thing in gc.garbage if str(getattr(thing, "__module__", "")).startswith("serai")]
    ours += [thing for thing in gc.garbage if "serai" in str(getattr(thing, "gi_code", ""))]
    assert not ours, ours[:5]


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def _things(count: int) -> list[list[int]]:
    """So many that the collector keeps count of."""
    return [[] for _ in range(count)]


def _forgotten_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_garbage_is_looked_for_once_nobody_calls(collecting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "WORTH_A_LOOK", 10)
    meter = Meter()
    collector = Collector(meter)
    new = _things(100)
    ring = _forgotten_ring()
    meter.choices += 1
    asyncio.run(collector.look())
    assert ring() is not None, "somebody has chosen just now"
    asyncio.run(collector.look())
    assert ring() is None and len(new) == 100


def test_python_itself_no_longer_looks(collecting: None) -> None:
    collector = Collector(Meter())
    ring = _forgotten_ring()
    assert len([[] for _ in range(100_000)]) == 100_000
    assert ring() is not None and collector is not None


def test_a_server_that_is_never_quiet_looks_when_there_is_too_much(
    collecting: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "TOO_MANY", 1000)
    meter = Meter()
    collector = Collector(meter)
    few, ring = _things(500), _forgotten_ring()
    meter.calls[200] += 1
    asyncio.run(collector.look())
    assert ring() is not None
    more = _things(1000)
    meter.calls[200] += 1
    asyncio.run(collector.look())
    assert ring() is None and len(few) + len(more) == 1500
    assert any(line == "serai_garbage_seconds_count 1" for line in meter.garbage_times.lines("serai_garbage_seconds"))


def test_what_is_there_already_may_double_before_anybody_waits(
    collecting: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "TOO_MANY", 1000)
    meter = Meter()
    collector = Collector(meter)
    first = _things(20_000)
    meter.choices += 1
    asyncio.run(collector.look())
    second, ring = _things(5_000), _forgotten_ring()
    meter.choices += 1
    asyncio.run(collector.look())
    assert ring() is not None and len(first) + len(second) == 25_000
