"""What bots know of Merv: features, appraisal, and what the rest of a turn may bring."""

from __future__ import annotations

import pytest

from serai.games.merv import load
from serai.games.merv.names import LIBRARY, NOBODY, PALACE, PURPLE
from serai.games.merv.table import Table
from serai.games.merv.thinking import features as f
from serai.games.merv.thinking.appraisal import Appraiser
from serai.games.merv.thinking.features import Survey
from serai.games.merv.thinking.weights import FEATURES, Weights, WeightsError, plain_weights, weights
from serai.kernel.match import Match

GAME = load()


def start(players: int = 2) -> Match:
    return Match(GAME, players, "thinking")


def build(t: Table, seat: int, count: int) -> list[int]:
    """Buildings on the first empty districts."""
    squares = [square for square, owner in enumerate(t.owners) if owner == NOBODY and t.tiles[square] >= 0][:count]
    for square in squares:
        t.owners[square] = seat
    return squares


def test_turns_to_come() -> None:
    match = start()
    survey = Survey(GAME.book, weights())
    t = match.table
    assert isinstance(t, Table)
    me, other = t.order[0], t.order[1]
    assert (survey.turns(t, me), survey.turns(t, other)) == (12, 12)
    assert match.decision is not None
    match.play(match.decision.options[0])
    assert (survey.turns(t, me), survey.turns(t, other)) == (11, 12)  # a turn that has begun is not to come


def test_courtiers_count_as_far_as_favour_reaches() -> None:
    t = GAME.setup(2, start().settings, "palace")
    t.year = 1
    player = t.players[0]
    player.courtiers = [2, 0, 0, 0]
    player.scrolls = 5
    player.favour = 3
    found = Survey(GAME.book, weights()).features(t, 0, 6)
    assert (found[f.PALACE_NEXT], found[f.UNPAID_NEXT]) == (10, 0)
    assert (found[f.PALACE_LATER], found[f.UNPAID_LATER]) == (5, 5)
    assert (found[f.FAVOUR_NEXT], found[f.FAVOUR_LATER], found[f.FAVOUR_SPARE]) == (2, 1, 0)


def test_buildings_before_an_invasion_are_safe_ransomed_or_open() -> None:
    t = GAME.setup(2, start().settings, "city")
    survey = Survey(GAME.book, weights())
    squares = build(t, 0, 3)
    colours = [GAME.book.district_colour[t.tiles[square]] for square in squares]
    assert colours[1] != colours[2]  # so that one cube buys one of them free
    assert survey.features(t, 0, 6)[f.CITY_SAFE] == 3  # no invasion in the first year
    t.year = 1
    assert survey.features(t, 0, 6)[f.CITY_OPEN] == 3
    t.soldiers[squares[0]] = 1
    t.players[0].cubes[colours[1]] = 1
    found = survey.features(t, 0, 6)
    assert (found[f.CITY_SAFE], found[f.CITY_RANSOM], found[f.CITY_OPEN]) == (1, 1, 1)
    assert found[f.BUILDINGS] == 3
    assert found[f.BEST_LINES] == 3 + 1  # all three in the first row, each in a column of its own


def test_an_appraisal_is_the_score_and_the_weighted_features() -> None:
    t = GAME.setup(2, start().settings, "sum")
    numbers = plain_weights("former")  # nothing learned on top
    numbers["player"] = {**{name: [0.0, 0.0] for name in FEATURES}, "cubes": [1.0, 0.5]}
    numbers["rest"]["player"] = [10.0 * n for n in range(13)]
    appraiser = Appraiser(GAME.book, Weights(numbers))
    t.players[0].cubes[PURPLE] = 2
    t.players[0].points[0] = 7
    assert appraiser.appraise(t, 0) == 7 + 120 + 2 * (1.0 + 12 * 0.5)


def test_features_have_their_numbers_in_the_order_of_their_names() -> None:
    assert [getattr(f, name.upper()) for name in FEATURES] == list(range(f.COUNT))


def test_weights_have_exactly_their_names() -> None:
    lacking = plain_weights()
    del lacking["magistrate"]["camels"]
    with pytest.raises(WeightsError, match=r"\[magistrate\] .* camels"):
        Weights(lacking)
    odd = plain_weights()
    odd["numbers"]["luck"] = 7
    with pytest.raises(WeightsError, match=r"\[numbers\] .* luck"):
        Weights(odd)


def test_things_are_worth_something() -> None:
    t = GAME.setup(2, start().settings, "things")
    before = GAME.appraise(t, 0)
    for name in ("scrolls", "common", "rare", "camels", "influence", "favour"):
        twin = t.copy()
        setattr(twin.players[0], name, 2)
        assert GAME.appraise(twin, 0) > before, name


def test_priors_see_what_an_action_can_do() -> None:
    match = start()
    t = match.table
    assert isinstance(t, Table)
    me = t.order[0]
    player = t.players[me]
    player.scrolls = 6
    player.cubes[GAME.book.room_colour[0]] = 3
    assert match.decision is not None
    o = GAME.book.options
    zone = next(
        place
        for place, zone in enumerate(GAME.book.zones[t.round])
        if any(GAME.book.district_action[t.tiles[square]] == PALACE for square in zone.squares)
    )
    match.play(o.zone[t.round][zone])
    decision = match.decision
    assert decision.key == "district"
    priors = GAME.priors(t, decision)
    assert priors is not None and len(priors) == len(decision.options)
    actions = [GAME.book.district_action[t.tiles[option.value]] for option in decision.options]
    palace = max(prior for prior, action in zip(priors, actions, strict=True) if action == PALACE)
    others = [prior for prior, action in zip(priors, actions, strict=True) if action not in (PALACE, LIBRARY)]
    assert len(others) > 1
    assert palace > max(others)  # six scrolls and the cubes for a courtier or two in their room
