"""The bots that think: legal, repeatable, honest about hidden cards, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from math import inf, isnan
from typing import Any, ClassVar

import pytest

from serai.bots import BOTS, Bot, GreedyBot, Outlook, SearchBot, UnknownBot, make_bot, search_bot
from serai.bots.bot import NoInstinct
from serai.bots.farsight_bot import FarsightBot
from serai.bots.instinct_bot import InstinctBot
from serai.bots.levels import LEVELS
from serai.bots.search_bot import Candidate
from serai.bots.turns import Way, best_ways, is_turn_over
from serai.bots.worth import VICTORY, worth
from serai.games import all_names, find_game, packages_of, parts_of
from serai.kernel.game import Game
from serai.kernel.learned import Learned
from serai.kernel.match import Match
from tests.games.variants import Variant, each, moments, tables
from tests.instincts import instinct_of
from tests.kernel.toy import TOY


def quick(kind: str, seed: str = "seed") -> Bot:
    """A bot that thinks no longer than a test should."""
    if kind == "search":
        return SearchBot(seed, iterations=4, effort=12, playout_effort=6, horizon=1)
    if kind == "farsight":
        return FarsightBot(seed, iterations=6, effort=12, candidates=2, glances=2, horizon=6)
    if kind == "instinct":
        return InstinctBot(seed, warmth=0.5)
    return GreedyBot(seed, effort=20, carelessness=2.0 if kind == "careless" else 0.0)


def some_moments(variant: Variant, count: int) -> Iterator[Match]:
    """Some moments of a match played at random, spread over its beginning."""
    for number, match in enumerate(moments(variant.match("bots"), "bots", count * 7)):
        if number % 7 == 6 and match.decision is not None and len(match.decision.options) > 1:
            yield match


@pytest.fixture
def strange_instincts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has an instinct, that of nobody in particular."""
    made: dict[str, Learned] = {}

    def instinct(game: Game[Any]) -> Learned:
        if game.name not in made:
            made[game.name] = instinct_of(game, 2)
        return made[game.name]

    monkeypatch.setattr(Game, "instinct", property(instinct))


@pytest.mark.usefixtures("strange_instincts")
@pytest.mark.parametrize("variant", each(tables()))
@pytest.mark.parametrize(
    "kind",
    [
        "greedy",
        "careless",
        "instinct",
        pytest.param("search", marks=pytest.mark.long),
        pytest.param("farsight", marks=pytest.mark.long),
    ],
)
def test_a_choice_is_legal_repeatable_and_blind_to_hidden_cards(variant: Variant, kind: str) -> None:
    for match in some_moments(variant, 3):
        assert match.decision is not None
        seat = match.decision.seat
        digest = match.digest()
        choice = quick(kind).choose(Outlook(match))
        assert choice in match.decision.options
        assert match.digest() == digest, "a bot changed the match"
        assert quick(kind).choose(Outlook(match)) is choice
        elsewhere = match.imagine(seat, "hidden cards lie elsewhere, from the start of the turn")
        assert quick(kind).choose(Outlook(elsewhere)) is choice
        elsewhere = match.determinize(seat, "hidden cards lie elsewhere, since just now")
        assert quick(kind).choose(Outlook(elsewhere)) is choice


@pytest.mark.usefixtures("strange_instincts")
@pytest.mark.parametrize("kind", ["greedy", "search", "instinct", "farsight"])
def test_toy_matches_between_thinking_bots_end(kind: str) -> None:
    played = []
    for _ in range(2):
        match = Match(TOY, 3, "thinking")
        bots = [quick(kind, f"{seat}") for seat in range(3)]
        while match.decision is not None:
            match.play(bots[match.decision.seat].choose(Outlook(match)))
        played.append(match.digest())
    assert played[0] == played[1]


@pytest.mark.parametrize("name", ["instinct", "farsight"])
def test_who_has_no_instinct_is_told_how_to_learn_one(name: str) -> None:
    match = Match(TOY, 2, "none")
    with pytest.raises(NoInstinct, match=r"toy has no instinct; python -m tools.instinct toy"):
        make_bot(name, "seed").choose(Outlook(match))


@pytest.mark.usefixtures("strange_instincts")
def test_farsight_compares_what_it_thought_of_and_what_appeals() -> None:
    match = Match(TOY, 2, "far")
    considered = FarsightBot("far", iterations=40, effort=30, candidates=3, glances=6).consider(
        Outlook(match), options=2
    )
    assert match.decision is not None
    assert len({one.option for one in considered}) == len(considered) >= 2
    assert {one.option for one in considered} <= set(match.decision.options)
    assert considered[0].visits > 2
    assert [one.worth for one in considered] == sorted((one.worth for one in considered), reverse=True)


@pytest.mark.long
@pytest.mark.parametrize("name", all_names())
def test_greedy_beats_chance(name: str) -> None:
    """Two matches on fixed seeds, one for each seat; broken off when the lead is plain."""
    game = find_game(name)
    for number in range(2):
        match = Match(game, 2, f"greedy against chance {number}")
        bots = [make_bot("random", "r"), make_bot("random", "r")]
        bots[number] = GreedyBot("g", effort=150)
        decisions = 0
        while match.decision is not None and decisions < 250:
            match.play(bots[match.decision.seat].choose(Outlook(match)))
            decisions += 1
        points = [sum(item.points for item in match.score(seat)) for seat in range(2)]
        assert points[number] > points[1 - number], f"{name}: {points}, greedy on seat {number}"


def test_a_turn_is_thought_through_to_its_end() -> None:
    start = Match(find_game("wayfarers"), 2, "ways")
    assert start.decision is not None
    seat, options = start.decision.seat, set(start.decision.options)
    ways = best_ways(start.clone(), 200)
    assert {way.options[0] for way in ways} == options
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    for way in ways:
        assert is_turn_over(way.match, seat, start.turn_start)
        again = start.clone()
        for option in way.options:
            again.play(option)
        assert again.digest() == way.match.digest()


class Watched(Outlook):
    """Notes when a bot begins to imagine."""

    __slots__ = ()
    asked: ClassVar[list[int]] = []

    def imagine(self, seed: str | int) -> Match:
        self.asked.append(self.position)
        return super().imagine(seed)


@pytest.mark.parametrize("kind", ["greedy", pytest.param("search", marks=pytest.mark.long)])
def test_a_plan_is_followed_without_thinking_again(kind: str) -> None:
    match = Match(find_game("encyclopedia"), 2, "plan")
    bots = [quick(kind, f"{seat}") for seat in range(2)]
    Watched.asked.clear()
    for _ in range(40):
        assert match.decision is not None
        match.play(bots[match.decision.seat].choose(Watched(match)))
    assert 0 < len(set(Watched.asked)) < 30


def test_every_candidate_meets_the_same_worlds_and_the_better_half_goes_on() -> None:
    match = Match(find_game("wayfarers"), 2, "halves")
    considered = SearchBot("halves", iterations=36, effort=60, candidates=8, playout_effort=6, horizon=0).consider(
        Outlook(match), options=4
    )
    assert match.decision is not None
    assert 4 <= len({one.option for one in considered}) == len(considered) <= 8 + 3
    assert {one.option for one in considered} <= set(match.decision.options)
    assert [one.worth for one in considered] == sorted((one.worth for one in considered), reverse=True)
    assert considered[0].visits == max(one.visits for one in considered) > min(one.visits for one in considered)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_search_looks_how_it_stands_after_each_turn_of_its_own(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody plays on in turn, and a playout ends with a turn of the seat that thinks."""
    match = Match(find_game("wayfarers"), players, "looks")
    assert match.decision is not None
    seat = match.decision.seat
    movers: list[int] = []

    def watched(world: Match, effort: int, most_openings: int = 0) -> list[Way]:
        assert world.decision is not None
        movers.append(world.decision.seat)
        return best_ways(world, effort, most_openings)

    bot = SearchBot("looks", effort=20, playout_effort=8, horizon=3)
    way = Candidate(best_ways(Outlook(match).imagine("looks"), 20)[0], seat)
    monkeypatch.setattr(search_bot, "best_ways", watched)
    assert bot._try([way], Outlook(match), 0, lambda: False)
    a_round = [(seat + 1 + place) % players for place in range(players)]
    assert movers == a_round * 3
    assert way.worlds == 1


def test_options_not_worth_a_try_are_left_out_while_there_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(TOY, 2, "hopeless")
    while match.decision is not None and len(match.decision.options) < 2:
        match.play(match.decision.options[0])
    assert match.decision is not None
    options = list(match.decision.options)
    first_only = lambda table, decision: [0.0, *[-inf] * (len(decision.options) - 1)]  # noqa: E731
    monkeypatch.setattr(type(TOY), "priors", staticmethod(first_only))
    assert [way.options[0] for way in best_ways(match.clone(), 10)] == options[:1]
    monkeypatch.setattr(type(TOY), "priors", staticmethod(lambda table, decision: [-inf] * len(decision.options)))
    assert {way.options[0] for way in best_ways(match.clone(), 10)} == set(options)


def test_a_search_stops_with_its_time() -> None:
    match = Match(find_game("encyclopedia"), 2, "time")
    bot = SearchBot("time", iterations=1_000_000, seconds=0.05, effort=10, playout_effort=5, horizon=0)
    assert match.decision is not None
    assert bot.choose(Outlook(match)) in match.decision.options


def test_what_a_position_is_worth() -> None:
    match = Match(TOY, 2, "worth")
    game = match.game
    assert worth(match, 0) == game.appraise(match.table, 0) - game.appraise(match.table, 1)
    while match.decision is not None:
        match.play(match.decision.options[0])
    winners = game.winners(match.table)
    for seat in range(2):
        lead = game.appraise(match.table, seat) - game.appraise(match.table, 1 - seat)
        assert worth(match, seat) == lead + (VICTORY if seat in winners else -VICTORY)


def test_levels_are_bots_and_bots_take_numbers() -> None:
    assert [name for name in BOTS if name in LEVELS] == ["easy", "medium", "hard", "expert"]
    assert isinstance(make_bot("search:iterations=3,seconds=0.5,horizon=1", "x"), SearchBot)
    assert isinstance(make_bot("greedy:effort=10", "x"), GreedyBot)
    with pytest.raises(UnknownBot, match=r"search:depth=3: expected iterations=N, .* after the colon"):
        make_bot("search:depth=3", "x")
    with pytest.raises(UnknownBot, match="random:iterations=3: expected nothing after the colon"):
        make_bot("random:iterations=3", "x")


@pytest.mark.parametrize("variant", each(tables()))
def test_priors_judge_every_option(variant: Variant) -> None:
    for match in moments(variant.match("priors"), "priors", 150):
        if match.decision is None:
            return
        priors = match.game.priors(match.table, match.decision)
        if priors is not None:
            assert len(priors) == len(match.decision.options)
            assert not any(isnan(prior) or prior == inf for prior in priors), match.decision.key


@pytest.mark.parametrize("name", all_names())
def test_an_appraisal_does_not_depend_on_what_was_appraised_before(name: str) -> None:
    """One that meets the positions of a match from its end comes to the same as one that meets them in their order."""
    _, expansions = parts_of(name)
    fresh = import_module(packages_of(name)[0]).load.__wrapped__  # does not keep what it has made
    forward, backward = (fresh(None, expansions) if expansions else fresh() for _ in range(2))
    tables = [match.table.copy() for match in moments(Match(forward, 2, "fresh"), "fresh", 120)]
    appraised = [forward.appraise(table, 0) for table in tables]
    assert [backward.appraise(table, 0) for table in reversed(tables)] == appraised[::-1]
