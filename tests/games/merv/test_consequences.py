"""What the page is told to follow from a table is what the rules make of it."""

from __future__ import annotations

from serai.games import find_game
from serai.games.merv.consequences import Consequences
from serai.kernel.match import Match
from tests.games.variants import moments


def test_passing_leads_where_the_consequences_say() -> None:
    met = waited = camels = 0
    for match in moments(Match(find_game("merv"), 3, "consequences"), "2"):
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
        if decision is not None and any(option.id == "place-camel" for option in decision.options):
            then = match.clone()
            then.play("place-camel")
            assert follows.next_camel is not None
            assert not view.row[follows.next_camel].camel
            assert then.game.observe(then.table, 0).row[follows.next_camel].camel
            camels += 1
    assert min(met, waited, camels) > 0
