"""The random generator: fair, repeatable, and never changed."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel.chance import STRONG, Chance


@pytest.mark.parametrize(
    ("seed", "key", "words"),
    [
        ("", 3838709645655289364, [1503869334, 901156801, 2085412737, 1028054447]),
        ("serai", 547486061970297910, [23783324, 94926361, 1794916629, 1671428205]),
        ("été", 2053966090890333694, [1009804775, 240292361, 2124525607, 1600765232]),
        ("\ud800", 86582788768342713, [1401579550, 330570768, 1707972522, 1550992597]),
        ("9" * 100, 4386249138904390827, [1501929293, 377962667, 601818432, 1375155440]),
    ],
)
def test_known_seeds_give_the_same_numbers_for_ever(seed: str, key: int, words: list[int]) -> None:
    chance = Chance.seeded(seed)
    assert chance.key == key
    assert [chance.word() for _ in words] == words


def test_a_shuffle_is_the_same_for_ever() -> None:
    items = list(range(10))
    Chance.seeded("serai").shuffle(items)
    assert items == [1, 8, 7, 2, 3, 4, 5, 6, 9, 0]


@given(st.text(alphabet=st.characters()))
def test_any_text_is_a_seed(seed: str) -> None:
    chance = Chance.seeded(seed)
    assert 0 <= chance.key < 2**62
    assert all(0 <= chance.word() < 2**31 for _ in range(10))


@given(st.integers(0, 2**62 - 1), st.integers(1, 1000))
def test_below_stays_below(key: int, n: int) -> None:
    chance = Chance(key)
    assert all(0 <= chance.below(n) < n for _ in range(20))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_die_is_fair(seed: str) -> None:
    chance = Chance.seeded(seed)
    counts = Counter(chance.die() for _ in range(60_000))
    assert set(counts) == set(range(1, 7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25  # chi², 5 degrees: p ≈ 0.0001


def test_each_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance.seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 62  # chi², 23 degrees: p ≈ 0.00002


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    chances = [Chance.seeded(str(seed)) for seed in range(2000)]
    firsts = Counter(chance.die() for chance in chances)
    assert all(250 < firsts[side] < 420 for side in range(1, 7))
    assert len({chance.word() for chance in chances}) > 1990


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance.seeded("copy")
    chance.coming = [3]
    twin = chance.copy()
    assert twin.dump() == chance.dump()
    assert twin.die() == 3
    assert chance.coming == [3]
    assert [twin.word() for _ in range(5)] == [Chance(chance.key, number).word() for number in range(5)]


def test_coming_dice_are_taken_first_and_then_follow_the_seed() -> None:
    chance, free = Chance.seeded("rolls"), Chance.seeded("rolls")
    chance.coming = [6, 1]
    assert [chance.die(), chance.die()] == [6, 1]
    assert [chance.die() for _ in range(10)] == [free.die() for _ in range(10)]


# -- strong streams -----------------------------------------------------------------------------------------------


def test_a_seed_names_its_generator() -> None:
    weak, strong = Chance.seeded("a seed"), Chance.seeded(f"{STRONG}a seed")
    assert (weak.stream, len(strong.stream), strong.key) == ("", 64, 0)
    assert Chance.seeded(f"redeal 0 {STRONG}a seed").stream not in ("", strong.stream)


def test_a_strong_stream_is_the_keyed_hash_of_the_counter() -> None:
    chance = Chance.seeded(f"{STRONG}a seed")
    key = blake2b(f"{STRONG}a seed".encode(), digest_size=32, person=b"serai").digest()
    for counter in range(1, 50):
        word = blake2b(counter.to_bytes(8, "big"), digest_size=4, key=key, person=b"serai").digest()
        assert chance.word() == int.from_bytes(word, "big") & 0x7FFFFFFF
    assert Chance.seeded(f"{STRONG}x").die() == 4  # the same on every platform, for ever


def test_a_strong_stream_survives_copies_and_dumps_and_others_are_dumped_as_before() -> None:
    chance = Chance.seeded(f"{STRONG}a seed")
    chance.below(6)
    assert set(chance.dump()) == {"key", "counter", "coming", "stream"}
    assert set(Chance.seeded("weak").dump()) == {"key", "counter", "coming"}
    again, twin = Chance.load(chance.dump()), chance.copy()
    assert [chance.die() for _ in range(20)] == [again.die() for _ in range(20)] == [twin.die() for _ in range(20)]


def test_strong_dice_are_even() -> None:
    chance = Chance.seeded(f"{STRONG}even")
    counts = Counter(chance.die() for _ in range(6000))
    assert all(850 < counts[side] < 1150 for side in range(1, 7))
