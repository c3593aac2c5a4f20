"""Plays thousands of random matches of every game and every number of players to the end, and watches everything.

At every decision: nothing is wrong with the table, each option is known and offered once, and what is refused has a
reason. At some decisions, by chance: a clone, an undo, a save that is loaded and a new deal of what is hidden stand
where they should. In one match of eight all that is told is put into words, in every language. Any exception is a find.

Half of the matches choose evenly; in the others each player has whims (some options please, others do not), so that
columns, tracks and hands grow in ways that even chances hardly ever bring about.

Each find names its match, to be repeated alone: tools/soak.py --game NAME --from NUMBER --games 1
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from rich.progress import track

from serai.builds import running_build
from serai.games import all_names, find_game
from serai.kernel.chance import Chance
from serai.kernel.decision import Decision, Option
from serai.kernel.game import Game
from serai.kernel.match import Match, MatchError
from serai.kernel.save import load, save
from serai.language import Language, locales

LOOK_CLOSELY = 96  # one decision in so many
TELL = 8  # one match in so many
REPORT = 500  # a line of progress after so many matches, where nobody looks on
WHIMS = (1, 1, 1, 6, 30)


class Job(NamedTuple):
    name: str
    number: int


class Wrong(Exception):
    """Something that can never be."""


def soak(job: Job) -> tuple[str, int, str]:
    """Play one match with settings by chance: gives its label, its decisions, and what went wrong."""
    game = find_game(job.name)
    chance = Chance.seeded(f"soak {job.name} {job.number}")
    players = game.players[job.number % len(game.players)]
    settings = fitting_settings(game, players, chance)
    label = f"{job.name}, {players} players"
    decisions = 0
    try:
        match = Match(game, players, f"soak {job.number}", settings, listen=not chance.below(TELL))
        whims = None if chance.below(2) else job.number
        watch(match)
        while (decision := match.decision) is not None:
            decisions += 1
            if not chance.below(LOOK_CLOSELY):
                look_closely(match, chance)
            match.play(chosen(decision, chance, whims))
            watch(match)
        if not game.winners(match.table):
            raise Wrong("nobody has won")
        read_aloud(match)
        return label, decisions, ""
    except Exception:
        where = f"{label}, match {job.number}, decision {decisions}, {settings}"
        return label, decisions, f"{where}:\n{traceback.format_exc()}"


def chosen(decision: Decision, chance: Chance, whims: int | None) -> Option:
    """An option by chance: all alike, or by the whims of a match, which stay the same from its beginning to its end."""
    options = decision.options
    if whims is None:
        return options[chance.below(len(options))]
    weights = [_whim(whims, decision.seat, option.id) for option in options]
    rest = chance.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        if rest < weight:
            return option
        rest -= weight
    raise AssertionError


def _whim(match: int, seat: int, option: str) -> int:
    digest = blake2b(f"{match} {seat} {option}".encode(), digest_size=2).digest()
    return WHIMS[int.from_bytes(digest, "big") % len(WHIMS)]


def watch(match: Match) -> None:
    """What must hold at every decision and at the end."""
    if faults := match.game.faults(match.table):
        raise Wrong("; ".join(faults))
    decision = match.decision
    if decision is None:
        if not match.is_over:
            raise Wrong("nobody is asked, but the match is not over")
        return
    ids = [option.id for option in decision.options]
    if len(set(ids)) != len(ids) or not ids:
        raise Wrong(f"{decision.key} offers {ids}")
    if unknown := [id for id in ids if id not in match.game.vocabulary]:
        raise Wrong(f"{decision.key} offers unknown {unknown}")
    if decision.rule not in match.game.rule_ids:
        raise Wrong(f"{decision.key} names no rule: {decision.rule}")
    if decision.offer is not None and (wrong := decision.offer.contradictions()):
        raise Wrong(f"{decision.key} contradicts its reasons: {[option.id for option in wrong]}")


def look_closely(match: Match, chance: Chance) -> None:
    """A clone, an undo, a save and a new deal of what is hidden."""
    decision = match.decision
    assert decision is not None
    _same("a clone", match.clone(), match)
    _same("a save", load(save(match), match.game), match)
    twin = match.clone()
    twin.play(decision.options[chance.below(len(decision.options))])
    twin.undo()
    _same("an undo", twin, match)
    for refusal in match.refusals():
        if refusal.reason.rule not in match.game.rule_ids:
            raise Wrong(f"{refusal.option.id} is refused by no rule: {refusal.reason.rule}")
    for seat in range(match.game.seats(match.table)):
        if seat in match.game.automas(match.table):
            continue
        dealt = match.determinize(seat, chance.below(1_000))
        if dealt.observe(seat) != match.observe(seat):
            raise Wrong(f"seat {seat} sees what is hidden from it")
        if faults := match.game.faults(dealt.table):
            raise Wrong(f"dealt anew for seat {seat}: {'; '.join(faults)}")
        if decision.seat == seat and _ids(dealt) != _ids(match):
            raise Wrong(f"dealt anew for seat {seat} the options differ")


def _ids(match: Match) -> list[str]:
    return [option.id for option in match.decision.options] if match.decision is not None else []


def _same(what: str, one: Match, other: Match) -> None:
    if one.digest() != other.digest() or _ids(one) != _ids(other):
        raise Wrong(f"{what} stands elsewhere")


def read_aloud(match: Match) -> None:
    """Everything that was told, as the first seat may know it, in every language."""
    events = match.events(0)
    for locale in locales(match.game.texts) if events else ():
        words = speaker(match.game.name, locale)
        for event in events:
            words.say(event)
            words.why(event)
        if words.gaps:
            raise Wrong(f"{locale} has no words for {sorted(words.gaps)}")


@cache
def speaker(name: str, locale: str) -> Language:
    return Language(locale, find_game(name).texts)


def fitting_settings(game: Game[Any], players: int, chance: Chance) -> dict[str, str]:
    """Settings by chance that go together with the number of players (not five competitors at a table for four)."""
    while True:
        settings = {setting.name: setting.values[chance.below(len(setting.values))] for setting in game.settings}
        try:
            game.setup(players, settings, "")
        except MatchError:
            continue
        return settings | {"undo": "free"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="how many matches of each game")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first match")
    parser.add_argument("--game", action="append", choices=all_names(), help="only this game (may be repeated)")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many play side by side")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    jobs = [Job(name, number) for name in arguments.game or all_names() for number in numbers]
    matches: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    finds: list[str] = []
    with multiprocessing.Pool(arguments.processes) as pool:
        results = pool.imap_unordered(soak, jobs, chunksize=20)
        for label, count, find in track(results, "matches", len(jobs), disable=not sys.stderr.isatty()):
            matches[label] += 1
            decisions[label] += count
            if find:
                finds.append(find)
                print(find, file=sys.stderr, flush=True)
            if not sys.stderr.isatty() and not (played := matches.total()) % REPORT:
                print(f"{time.strftime('%H:%M:%S')} {played} of {len(jobs)}, {len(finds)} finds", flush=True)
    for label in sorted(matches):
        print(f"{label}: {matches[label]} matches, {decisions[label] / matches[label]:.0f} decisions each")
    print(f"{len(jobs) - len(finds)} passed, {len(finds)} failed ({running_build()})")
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
