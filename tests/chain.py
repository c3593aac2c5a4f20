"""Plays matches and prints what became of them, as hashes: `python -m tests.chain VARIANT…`, in the build chosen.

The hash of a match is a chain over all its moments: every table, every option and every reason why not; now and then
also what only some ask for (copies, re-deals, scores, views, a bot's choice). So two builds that print the same have
played the same, step by step. `python -m tests.chain` alone lists the variants.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

from serai.bots.bot import Outlook
from serai.bots.levels import make_bot
from serai.builds import running_build
from serai.kernel.chance import Chance
from serai.kernel.game import Game
from serai.kernel.instinct import Instinct, play_by_instinct
from serai.kernel.match import Match
from serai.kernel.save import load, save
from tests.games.variants import variants
from tests.instincts import instinct_of

SOMETIMES = 40  # decisions between two close looks
TURNS = 12  # by instinct
SEARCH = "search:iterations=4,effort=20,candidates=2,playout_effort=5,horizon=1,first_look=0.5"


def chain(match: Match, chance: Chance) -> list[str]:
    """The hashes of a match played by chance: at each tenth close look, and at the end."""
    hashed = blake2b(digest_size=8)
    marks: list[str] = []
    step = 0
    while (decision := match.decision) is not None:
        options = decision.options
        words = [match.digest(), decision.key, decision.rule, *(option.id for option in options)]
        if step % 8 == 0:
            words += [repr(refusal) for refusal in match.refusals()]
        if step % SOMETIMES == 0:
            words += _close_look(match, decision.seat, f"{step}")
        hashed.update("\n".join(words).encode())
        if step % (10 * SOMETIMES) == 0:
            marks.append(hashed.hexdigest())
        match.play(options[chance.below(len(options))])
        step += 1
    hashed.update(repr((match.digest(), match.game.winners(match.table), match.events(0))).encode())
    hashed.update(_by_instinct(match).encode())
    hashed.update(_by_search(match).encode())
    return [*marks, hashed.hexdigest()]


def _by_instinct(match: Match) -> str:
    """Where some turns lead that are played at a glance, and what is expected there."""
    fresh = Match(match.game, match.players, "instinct", match.settings)
    instinct = Instinct(instinct_of(match.game, match.players, match.settings), fresh)
    memories = instinct.fresh()
    play_by_instinct(fresh, instinct, memories, Chance.seeded("instinct"), 1.0, turns=TURNS)
    return f"{fresh.table.digest()} {[instinct.expects(memory) for memory in memories]}"


def _by_search(match: Match) -> str:
    """What a search with numbers of its own would begin with."""
    fresh = Match(match.game, match.players, "search", match.settings)
    return make_bot(SEARCH, "chain").choose(Outlook(fresh)).id


def _close_look(match: Match, seat: int, seed: str) -> list[str]:
    game = match.game
    again = load(save(match), game)
    imagined = match.imagine(seat, seed)
    bot = make_bot("greedy:effort=20", seed)
    return [
        again.digest(),
        match.clone().digest(),
        match.determinize(seat, seed).digest(),
        imagined.digest(),
        repr(match.score(seat)),
        repr(game.appraise(match.table, seat)),
        repr(_looked_at(game, match.table, seat)),
        repr(match.observe(seat)),
        bot.choose(Outlook(match)).id,
    ]


def _looked_at(game: Game[Any], table: Any, seat: int) -> list[float]:
    """What a learned judgement looks at, in a game that has one."""
    judge = getattr(game, "appraiser", None)
    return [] if judge is None else [float(number) for number in judge.inputs(table, seat)]


def main() -> None:
    known = {str(variant): variant for variant in variants()}
    played: dict[str, list[str]] = {"build": [running_build()]}
    for name in sys.argv[1:]:
        match = known[name].match(f"chain/{name}", listen=True)
        played[name] = chain(match, Chance.seeded(name))
    print(json.dumps(played if sys.argv[1:] else sorted(known)))


if __name__ == "__main__":
    main()
