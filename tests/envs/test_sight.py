"""Sights: written straight from the table, they say what the view says, and nothing that a seat may not see."""

from __future__ import annotations

from importlib import import_module

import pytest

from serai.envs.layout import Node, node_of
from serai.games import all_names, find_game, packages_of
from serai.kernel.match import Match
from serai.kernel.sight import Sight
from tests.envs.playing import moments
from tests.envs.reference import expected
from tools.fields import kept, listed

QUESTION = "question"


@pytest.mark.parametrize("players", [1, 2, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", all_names())
def test_a_sight_says_what_the_view_says(name: str, players: int) -> None:
    sight = Sight(Match(find_game(name), players))
    for match in moments(name, players, every=13):
        for seat in range(players):
            page = sight.page(match, seat)
            assert len(page) == sight.size
            view = match.observe(seat)
            for field in sight.fields:
                if not field.name.startswith(QUESTION):
                    shown = list(page[field.start : field.start + field.size])
                    assert shown == expected(field, view, seat, sight.seats), field.name


@pytest.mark.parametrize("players", [1, 2, 3, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", all_names())
def test_who_looks_again_and_again_sees_the_same(name: str, players: int) -> None:
    """Passages of a page that are kept follow from nothing but the numbers that they name."""
    sight = Sight(Match(find_game(name), players))
    sheets = [sight.sheet(seat) for seat in range(players)]
    for number, match in enumerate(moments(name, players, "again and again")):
        for seat in range(number % 2, players):  # the first only sometimes
            assert sight.page(match, seat, sheets[seat]) == sight.page(match, seat)
    back = match.at(match.position // 2)  # whoever goes back sees what was there
    for seat in range(players):
        assert sight.page(back, seat, sheets[seat]) == sight.page(back, seat)


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", all_names())
def test_what_a_seat_cannot_know_changes_nothing(name: str, players: int) -> None:
    sight = Sight(Match(find_game(name), players))
    for match in moments(name, players, every=7):
        for seat in range(players):
            for world in ("otherwise", "again otherwise"):
                assert sight.page(match, seat) == sight.page(match.determinize(seat, world), seat)


@pytest.mark.parametrize("name", all_names())
def test_fields_follow_each_other_and_have_names_of_their_own(name: str) -> None:
    sight = Sight(Match(find_game(name), 2))
    at = 0
    for field in sight.fields:
        assert field.start == at
        at += field.size
    assert at == sight.size
    assert len({(field.name, field.kind) for field in sight.fields}) == len(sight.fields)


@pytest.mark.parametrize("name", all_names())
def test_only_who_is_asked_knows_the_question_and_may_choose(name: str) -> None:
    sight = Sight(Match(find_game(name), 2))
    key, numbers, about = (field for field in sight.fields if field.name.startswith(QUESTION))
    named = 0
    for match in moments(name, 2, every=3):
        decision = match.decision
        for seat in range(2):
            asked = decision is not None and decision.seat == seat
            page = sight.page(match, seat)
            parts = [page[field.start : field.start + field.size] for field in (key, numbers, about)]
            offered = [place for place, allowed in enumerate(sight.mask(match, seat)) if allowed]
            if decision is None or not asked:
                assert not any(map(any, parts))
                assert not offered
                continue
            assert [word for word, here in zip(key.words, parts[0], strict=True) if here] == [decision.key]
            assert offered == sorted(option.index for option in decision.options)
            arguments = decision.arguments or {}
            amounts = [max(0, value) for value in arguments.values() if isinstance(value, int)]
            assert list(parts[1]) == [*amounts, 0, 0, 0][:3] and len(amounts) <= 3
            told = {word for word, here in zip(about.words, parts[2], strict=True) if here}
            assert told == {value for value in arguments.values() if isinstance(value, str)} & set(about.words)
            named += len(told)
    assert named


@pytest.mark.parametrize("name", all_names())
def test_nothing_of_the_view_is_left_out_by_mistake(name: str) -> None:
    """Whatever is not on the sheet stands in `LEFT_OUT` of the game's sight, or of its expansion's, with the reason."""
    modules = [f"{package}.research.sight" for package in packages_of(name)]
    left_out = [one for module in modules for one in import_module(module).LEFT_OUT]
    shown: set[str] = set()
    for players in (1, 2):
        match = Match(find_game(name), players)
        view = node_of(type(match.observe(0)))
        for field in Sight(match).fields:
            if not field.name.startswith(QUESTION):
                shown |= {leaf_of(view, field.name), *([leaf_of(view, field.by)] if field.by else [])}
    missing = [leaf for leaf in leaves(view) if not any(leaf == one or leaf.startswith(f"{one}.") for one in shown)]
    assert missing == left_out


@pytest.mark.parametrize("name", all_names())
def test_the_fields_of_a_version_are_written_down(name: str) -> None:
    said = kept(name).read_text("utf-8") if kept(name).is_file() else ""
    assert listed(name) == said, f"raise VERSION in research/sight.py, then: python tools/fields.py {name}"


def leaf_of(node: Node, name: str) -> str:
    """The name of a field without the places and keys in it."""
    found: list[str] = []
    for part in name.split("."):
        while not isinstance(node, str) and "record" not in node and not _is_place(node, part):
            node = node.get("list") or node.get("table") or node.get("maybe")
        if isinstance(node, str):
            break
        if "record" in node:
            node = node["record"][part]
            found.append(part)
        else:
            node = node.get("list") or node.get("table")
    return ".".join(found)


def _is_place(node: Node, part: str) -> bool:
    return ("list" in node and part.lstrip("+-").isdigit()) or "table" in node


def leaves(node: Node, name: str = "") -> list[str]:
    if isinstance(node, str):
        return [name]
    if "record" in node:
        return [leaf for part, inside in node["record"].items() for leaf in leaves(inside, f"{name}.{part}".strip("."))]
    return leaves(node.get("list") or node.get("table") or node.get("maybe"), name)
