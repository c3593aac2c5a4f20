"""Matches as the faces play them: rewards, bots, refusals."""

from __future__ import annotations

import pytest

from serai.bots import UnknownBot
from serai.envs.episode import EnvError, Episode, Rules, seats_of_bots, victory
from serai.kernel.chance import Chance
from serai.kernel.match import MatchError


def played(rules: Rules, seed: str = "1") -> tuple[Episode, list[float]]:
    """A match by chance to its end, and what each seat got in all."""
    episode, chance = Episode(rules, seed), Chance.seeded(seed)
    gained = [0.0] * rules.players
    while episode.seat is not None:
        options = episode.options()
        episode.choose(options[chance.below(len(options))])
        gained = [sum_ + episode.reward(seat) for seat, sum_ in enumerate(gained)]
    return episode, gained


@pytest.mark.parametrize("players", [2, 3, 4])
def test_victories_add_up_to_nothing(players: int) -> None:
    episode, gained = played(Rules("merv", players))
    assert sum(gained) == pytest.approx(0)
    winners = episode.match.game.winners(episode.match.table)
    assert len(winners) == 1
    assert gained[winners[0]] == 1
    assert min(gained) == pytest.approx(-1 / (players - 1))


def test_a_shared_victory_shares() -> None:
    assert [victory(seat, [0, 1], 3) for seat in range(3)] == [0.25, 0.25, -0.5]
    assert [victory(seat, [0, 1], 2) for seat in range(2)] == [0, 0]
    assert victory(0, [0], 1) == 1


def test_against_an_automa_it_is_all_or_nothing() -> None:
    episode, gained = played(Rules("merv", 1))
    winners = episode.match.game.winners(episode.match.table)
    assert gained == [1.0 if 0 in winners else -1.0]


def test_the_lead_is_over_the_strongest_rival() -> None:
    episode, gained = played(Rules("encyclopedia", 3, reward="lead"))
    scores = episode.scores()
    assert gained == [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]


def test_progress_adds_up_to_the_lead() -> None:
    start = Episode(Rules("encyclopedia", 2), "1")
    _, leads = played(Rules("encyclopedia", 2, reward="lead"))
    _, gained = played(Rules("encyclopedia", 2, reward="progress"))
    assert [start.lead(seat) + gained[seat] for seat in range(2)] == leads


def test_bots_play_their_seats_at_once() -> None:
    rules = Rules("merv", 2, bots={0: "random"})
    episode = Episode(rules, "1")
    chance = Chance.seeded("1")
    while episode.seat is not None:
        assert episode.seat == 1
        options = episode.options()
        episode.choose(options[chance.below(len(options))])
    assert episode.terminated and not episode.truncated
    assert episode.decisions == episode.match.position


def test_a_match_that_does_not_end_is_given_up() -> None:
    episode, gained = played(Rules("merv", 2, most_decisions=20))
    assert episode.truncated and not episode.terminated
    assert episode.match.position == 20
    assert episode.options() == []
    assert gained == [0, 0]


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    episode = Episode(Rules("merv", 2), "1")
    digest = episode.match.digest()
    wrong = next(option.index for option in episode.match.game.vocabulary if not episode.allows(option.index))
    with pytest.raises(EnvError, match="cannot be chosen now; offered are zone:"):
        episode.choose(wrong)
    with pytest.raises(EnvError, match=r"there is no action 999999; actions are 0 to"):
        episode.choose(999_999)
    with pytest.raises(EnvError, match="there is no action -1"):
        episode.choose(-1)
    assert episode.match.digest() == digest
    over, _ = played(Rules("merv", 1))
    with pytest.raises(EnvError, match="the match is over: reset"):
        over.choose(0)


def test_bad_rules_are_refused() -> None:
    with pytest.raises(EnvError, match="there is no reward 'fame'; rewards are victory, lead, progress"):
        Rules("merv", reward="fame")
    with pytest.raises(EnvError, match="there is no seat 2 for random"):
        Rules("merv", 2, bots={2: "random"})
    with pytest.raises(EnvError, match="3 players need 2 opponents, not 1"):
        seats_of_bots(["random"], 3, 0)
    with pytest.raises(EnvError, match="there is no seat 3; seats are 0 to 2"):
        seats_of_bots("random", 3, 3)
    with pytest.raises(UnknownBot):
        Rules("merv", 2, bots={1: "nobody"})
    with pytest.raises(MatchError, match="for 7"):
        Rules("merv", 7)
