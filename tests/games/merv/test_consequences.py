"""What the page is told to follow from a table is what the rules make of it."""

from __future__ import annotations

from serai.games import find_game
from serai.games.merv.consequences import Consequences
from serai.kernel.match import Match
from tests.games.variants import moments


def test_passing_leads_where_the_consequences_say() -> None:
    met = waited = camels = position = next_camel = 0
    for match in moments(Match(find_game("merv"), 3, "consequences", listen=True), "2"):
        decision, view = match.decision, match.game.observe(match.table, 0)
        follows: Consequences = match.game.consequences(match.table)
        if decision is not None and decision.key == "queue":
            for option in decision.options:
                then = match.clone()
                then.play(option)
                place = follows.passing[int(option.id.removeprefix("pass:"))]
                gone_on = then.game.observe(then.table, 0)
                assert (gone_on.queue if gone_on.phase == "queue" else gone_on.order)[place] == decision.seat
                met += 1
        if view.phase == "turns":
            assert follows.waiting == tuple(None if one in view.zones.values() else one for one in view.order)
            waited += 1
        for _, event in match.story(0, position):
            if event.key == "event-camel-placed":
                assert event.arguments["n"] == next_camel
                camels += 1
        position, next_camel = match.position, (follows.next_camel or 0) + 1
        if decision is not None and decision.key != "free-card":
            cards = {option.id for option in decision.options if option.id.startswith("card:")}
            assert cards <= {f"card:{place + 1}" for place in follows.in_reach}
    assert min(met, waited, camels) > 0


def test_the_calendar_is_that_of_the_content() -> None:
    match = Match(find_game("merv"), 2, "calendar")
    follows: Consequences = match.game.consequences(match.table)
    assert (follows.years, follows.rounds) == ((False, True, True), 4)
