"""What is said beside an option is what choosing it gives."""

from __future__ import annotations

from serai.games import find_game
from serai.kernel.chance import Chance
from serai.kernel.match import Match
from serai.kernel.message import Message

GAME = find_game("merv")


def test_a_zone_promises_what_the_districts_of_its_line_give() -> None:
    match = Match(GAME, 3, "what a line offers")
    chance = Chance.seeded("what a line offers")
    compared = 0
    while (decision := match.decision) is not None:
        if decision.message.key == "ask-zone":
            for option in decision.options:
                note = decision.note(option)
                if option.id.startswith("zone:") and note is not None:
                    compared += _compare(match, option.id, note)
        match.play(decision.options[chance.below(len(decision.options))])
    assert compared > 100


def _compare(match: Match, zone: str, note: Message) -> bool:
    """Whether there was something to compare: a line with a single district is not asked about."""
    there = match.clone()
    there.play(zone)
    decision = there.decision
    assert decision is not None
    if decision.message.key != "ask-district":
        return False
    promised = [decision.note(option) for option in decision.options if option.id.startswith("district:")]
    most = max(sum(cubes.arguments["n"] for cubes in one.arguments["cubes"]) for one in promised if one is not None)
    districts = [str(one.arguments["district"]) for one in promised if one is not None]
    assert note.arguments["n"] == most
    assert set(note.arguments["actions"]) == {f"action-{district.split('-')[1]}" for district in districts}
    assert (note.key == "note-line-market") == (zone[-1] == "3")  # the market lies in the middle of the city
    return True
