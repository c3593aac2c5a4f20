"""`serai replay`: the story of a saved match."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.markup import escape

from serai.cli.common import (
    Commands,
    add_json,
    add_language,
    command,
    console,
    content_of,
    language_of,
    read_text,
    write_json,
)
from serai.cli.play import Play
from serai.cli.saves import load_any
from serai.cli.screen import seat_names
from serai.games import find_game
from serai.kernel.decision import Option
from serai.kernel.match import Match, MatchError
from serai.kernel.save import SaveError, read
from serai.language import Language

SPECTATOR = -1


def add(commands: Commands) -> None:
    parser = command(commands, "replay", run, "Verify a saved match by playing it again, and tell its story.")
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--at", metavar="N", type=int, help="stop after N choices and show the table there")
    parser.add_argument("--seat", metavar="N", type=int, default=SPECTATOR, help="tell what this seat may know")
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    text = read_text(arguments.file)
    game = find_game(read(text)["game"], content_of(arguments))
    match, notes = load_any(text, game)
    until = match.position if arguments.at is None else arguments.at
    if not match.origin <= until <= match.position:
        raise MatchError(f"there is no moment {until}; moments are {match.origin} to {match.position}")
    language = language_of(game, arguments.lang)
    said = [language.say(note) for note in notes]
    story = [*_earlier(match), *_story(match, until, arguments.seat, language)]
    if arguments.json:
        digest = match.at(until).digest()
        write_json({"game": game.name, "position": until, "digest": digest, "notes": said, "story": story})
        return 0
    out = console()
    for note in said:
        out.print(escape(note), style="yellow")
    for moment in story:
        if moment["option"]:
            who = f"{escape(moment['seat'])}: " if moment["seat"] else ""
            out.print(f"[bold]{moment['position']:>4}[/]  {who}{escape(moment['option'])}")
        for event in moment["events"]:
            out.print(f"      [dim]·[/] {escape(event)}")
    shown = match.at(until)
    table = Play(shown, [max(arguments.seat, 0)], {}, language)
    if shown.decision is not None:
        table.show_table(shown.decision.seat if arguments.seat < 0 else arguments.seat)
        table.show_question(shown.decision)
    else:
        table.show_scores()
    return 0


def _earlier(match: Match) -> list[dict[str, Any]]:
    """What was chosen by earlier rules: nobody can tell any more what came of it."""
    choices = [choice for part in match.earlier for choice in part.choices]
    return [
        {"position": position, "seat": "", "option": choice if isinstance(choice, str) else "", "events": []}
        for position, choice in enumerate(choices, 1)
    ]


def _story(match: Match, until: int, seat: int, language: Language) -> list[dict[str, Any]]:
    """What happened, moment by moment; raises SaveError if the match does not come to the same end."""
    names = seat_names(match, language)
    story: list[dict[str, Any]] = []
    shown = 0
    chooser = ""
    entries = [None, *match.entries]
    for entry, again in zip(entries, match.replay(), strict=True):
        position = again.position
        events = again.events(seat)
        if position <= until:
            story.append(
                {
                    "position": position,
                    "seat": chooser,
                    "option": language.say(entry.message, names) if isinstance(entry, Option) else "",
                    "events": [language.say(event, names) for event in events[shown:]],
                }
            )
        shown = len(events)
        chooser = names[again.decision.seat] if again.decision is not None else ""
        last = again
    if last.digest() != match.digest():
        raise SaveError("the saved match plays differently from its start: its digest does not fit")
    return story
