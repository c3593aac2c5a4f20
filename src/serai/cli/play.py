"""`serai play`: a match on the terminal."""

from __future__ import annotations

import argparse
from itertools import count, cycle
from pathlib import Path
from secrets import token_hex
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from serai.bots import Bot, Outlook, dismiss, introduce, make_bot
from serai.bots.messages import ProgramError
from serai.cli.common import (
    Commands,
    UsageError,
    add_bots,
    add_game,
    add_language,
    add_match,
    bots_of,
    command,
    console,
    game_of,
    language_of,
    languages_of,
    read_text,
    settings_of,
)
from serai.cli.saves import load_any
from serai.cli.screen import draw, seat_names
from serai.cli.typing import type_line
from serai.kernel.decision import Decision, Option
from serai.kernel.game import Game
from serai.kernel.match import Match, UndoStops
from serai.kernel.message import Message
from serai.kernel.save import save
from serai.language import Language
from serai.language.language import capital


def add(commands: Commands) -> None:
    parser = command(commands, "play", run, "Play a match on the terminal, against bots or with friends.")
    add_game(parser)
    add_match(parser)
    parser.add_argument("--seat", metavar="N", type=int, default=0, help="your seat (default: 0, the first)")
    parser.add_argument("--hotseat", action="store_true", help="people on all seats, at this keyboard")
    add_bots(parser, "who plays the other seats, in turn")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved match")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = game_of(arguments)
    match, notes = _match(game, arguments)
    seats = [seat for seat in range(game.seats(match.table)) if seat not in game.automas(match.table)]
    if arguments.seat not in seats:
        raise UsageError(f"nobody can sit on seat {arguments.seat}; seats are {', '.join(map(str, seats))}")
    people = seats if arguments.hotseat else [arguments.seat]
    others = [seat for seat in seats if seat not in people]
    names = dict(zip(others, cycle(bots_of(arguments, "random")), strict=False))
    bots = {seat: make_bot(name, f"{match.seed}/{seat}") for seat, name in names.items()}
    introduce(bots.values(), [names.get(seat, "") for seat in range(game.seats(match.table))])
    try:
        play = Play(match, people, bots, language_of(game, arguments.lang))
        for note in notes:
            play.say(note.key, **note.arguments)
        play.go()
    finally:
        dismiss(bots.values(), match)
    return 0


def _match(game: Game[Any], arguments: argparse.Namespace) -> tuple[Match, list[Message]]:
    """The match to be played, and what is to be said about it before."""
    if arguments.load is None:
        players = arguments.players or (2 if 2 in game.players else min(game.players))
        return Match(game, players, arguments.seed or token_hex(8), settings_of(arguments), listen=True), []
    if arguments.players or arguments.seed or arguments.option:
        raise UsageError("a saved match has its own players, seed and options: give only --load")
    match, notes = load_any(read_text(arguments.load), game)
    match.listen()
    return match, notes


def _free_name(game: str) -> str:
    """The name of a file that is not there yet."""
    for number in count(1):
        name = f"{game}.json" if number == 1 else f"{game}-{number}.json"
        if not Path(name).exists():
            break
    return name


class Play:
    """A match between people at this terminal and bots."""

    def __init__(self, match: Match, people: list[int], bots: dict[int, Bot], language: Language) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.language = language
        self.out: Console = console()
        self.shown = 0  # how many events have been shown
        self.drawn: tuple[int, int] | None = None  # the seat and turn for which the table was drawn last
        self.kept = match.position  # up to where a file has the match; at first there is nothing to lose
        self.greeted = False

    def go(self) -> None:
        """Play until the end, or until somebody leaves."""
        while True:
            try:
                self.play_on()
                return
            except KeyboardInterrupt:
                self.out.print()
                if self.leave():
                    return

    def play_on(self) -> None:
        match = self.match
        while (decision := match.decision) is not None:
            if bot := self.bots.get(decision.seat):
                if not self.let_play(bot):
                    return
                continue
            self.show_events(decision.seat)
            now = (decision.seat, match.turn_start)
            if self.drawn != now:  # once a turn; `t` draws it again
                self.show_table(decision.seat)
                self.drawn = now
            self.show_question(decision)
            if not self.greeted:
                self.greeted = True
                self.say("cli-greeting", count=len(decision.options))
            if not self.answer(decision):
                return
        self.show_events(self.people[0])
        self.show_scores()
        winners = tuple(self.names()[seat] for seat in match.game.winners(match.table))
        self.say("cli-winners", names=self.language.listed(winners), count=len(winners))

    def let_play(self, bot: Bot) -> bool:
        """A bot takes its option. Where its program fails, it is asked again, unless somebody leaves: then False."""
        try:
            option = bot.choose(Outlook(self.match))
        except ProgramError as error:
            self.out.print(escape(str(error)), style="red")
            return self.go_on_after(error)
        self.match.play(option)
        return True

    # -- the player's words -------------------------------------------------------------------------------------

    def command(self) -> tuple[str, str]:
        """A word and what stands behind it; raises EOFError."""
        word, _, rest = type_line(self.out).strip().partition(" ")
        return word, rest.strip()

    def leave(self) -> bool:
        """Ask whether to save what was played; False to play on after all."""
        if self.match.position == self.kept or self.match.is_over:
            return True
        name = _free_name(self.match.game.name)
        while True:
            self.say("cli-save", file=name)
            try:
                word, rest = self.command()
            except (EOFError, KeyboardInterrupt):  # nobody wants to be asked
                self.out.print()
                return True
            if not rest and word in ("n", "q"):
                return True
            if not rest and word == "c":
                return False
            if self.write(f"{word} {rest}".strip() or name):
                return True

    def go_on_after(self, error: ProgramError) -> bool:
        """Take commands until the bot shall be asked again; False to leave."""
        while True:
            self.say("cli-bot-failed")
            try:
                word, rest = self.command()
            except EOFError:
                raise error from None  # nobody is there
            if word == "q" and self.leave():
                return False
            if word == "w":
                self.write(rest)
            elif word != "q":
                return True

    def answer(self, decision: Decision) -> bool:
        """Take commands until the match goes on; False to leave."""
        while True:
            try:
                word, rest = self.command()
            except EOFError:
                self.out.print()
                word, rest = "q", ""
            if word == "q":
                if self.leave():
                    return False
                self.show_question(decision)
            elif word in ("h", "help"):
                self.say("cli-help", count=len(decision.options))
            elif word == "u":
                if self.undo(decision.seat):
                    return True
            elif word == "l":
                self.switch_language()
                return True
            elif word == "w":
                self.write(rest)
            elif word == "?":
                self.show_refusals()
            elif word == "i":
                self.show_printed(rest, decision)
            elif word == "s":
                self.show_scores()
            elif word == "t":
                self.show_table(decision.seat)
                self.show_question(decision)
            elif word.isdecimal() and 1 <= int(word) <= len(decision.options):
                self.match.play(decision.options[int(word) - 1])
                return True
            elif option := decision.find(f"{word} {rest}".strip()):
                self.match.play(option)
                return True
            else:
                self.say("cli-unknown" if word else "cli-choose", word=f"{word} {rest}".strip())
                self.say("cli-help", count=len(decision.options))

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat if self.bots else None)
        except UndoStops as stop:
            self.out.print(escape(self.language.say(stop.reason.message)))
            return False
        self.shown = min(self.shown, len(self.match.events(seat)))
        return True

    def switch_language(self) -> None:
        known = languages_of(self.match.game)
        place = known.index(self.language.locale) + 1 if self.language.locale in known else 0
        self.language = language_of(self.match.game, known[place % len(known)])
        self.drawn = None

    def write(self, name: str) -> bool:
        """Save the match; whether that was done."""
        if not name:
            self.say("cli-write-where")
            return False
        try:
            Path(name).write_text(save(self.match), "utf-8")
        except OSError as error:
            self.say("cli-not-written", file=name, why=str(error.strerror))
            return False
        self.kept = self.match.position
        self.say("cli-written", file=name)
        return True

    # -- showing ------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return seat_names(self.match, self.language)

    def say(self, key: str, **arguments: Any) -> None:
        self.out.print(escape(self.language.text(key, arguments)), style="dim")

    def show_events(self, seat: int) -> None:
        events = self.match.events(seat)
        for event in events[self.shown :]:
            said = self.language.say(event, self.names())
            if said:
                why = self.language.why(event, self.names())
                self.out.print(f"[dim]·[/] {escape(said)}" + (f" [dim]{escape(why)}[/]" if why else ""))
        self.shown = len(events)

    def show_table(self, seat: int) -> None:
        self.out.print(Rule(escape(self.names()[seat]), style="dim"))
        self.out.print(draw(self.match.game.name, self.match.observe(seat), self.language, self.names()))

    def show_question(self, decision: Decision) -> None:
        language, names = self.language, self.names()
        self.out.print()
        self.out.print(f"[bold]{escape(language.say(decision.message, names))}[/] [dim]{decision.rule}[/]")
        for number, option in enumerate(decision.options, 1):
            note = decision.note(option)
            said = f"  [dim]{escape(language.say(note, names))}[/]" if note is not None else ""
            self.out.print(f"[bold cyan]{number:>3}[/]  {escape(capital(language.say(option.message, names)))}{said}")

    def show_refusals(self) -> None:
        refusals = self.match.refusals()
        if not refusals:
            self.say("cli-nothing-refused")
        for refusal in refusals:
            option = capital(self.language.say(refusal.option.message, self.names()))
            reason = self.language.say(refusal.reason.message, self.names())
            self.out.print(f"  ✗  {escape(option)}  [dim]{escape(reason)} {refusal.reason.rule}[/]")

    def show_printed(self, wanted: str, decision: Decision) -> None:
        """What is printed on a component, named by its id or by the number of an option that touches it."""
        if not wanted:
            self.say("cli-look-at-what")
            return
        number = int(wanted) if wanted.isdecimal() else 0
        option = decision.options[number - 1] if 1 <= number <= len(decision.options) else None
        ids = option.touches if option is not None else (wanted,)
        known = self.match.game.component_ids()
        if option is not None and not any(id in known for id in ids):  # a die, say: no card, and still a choice
            self.show_option(option, decision)
            return
        for id in ids:
            if id not in known:
                if option is None:
                    self.say("cli-unknown-component", id=id)
                continue
            self.out.print(f"[bold]{escape(self.language.name(id))}[/] [dim]{escape(id)}[/]")
            for line in self.match.game.describe(id):
                self.out.print(f"  {escape(self.language.say(line, self.names()))}")

    def show_option(self, option: Option, decision: Decision) -> None:
        """An option on which nothing is printed: what it is, and the rule by which it is offered."""
        language, names = self.language, self.names()
        note = decision.note(option)
        said = f"  [dim]{escape(language.say(note, names))}[/]" if note is not None else ""
        self.out.print(
            f"[bold]{escape(capital(language.say(option.message, names)))}[/] [dim]{escape(option.id)}[/]{said}"
        )
        self.say("cli-touches-nothing")
        if decision.rule in self.match.game.rule_ids:
            self.out.print(f"  {escape(language.title(decision.rule))} [dim]{decision.rule}[/]")
            self.out.print(f"  {escape(language.text(decision.rule, {}))}")

    def show_scores(self) -> None:
        match = self.match
        for seat, name in enumerate(self.names()):
            items = match.score(seat)
            table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
            table.add_column()
            table.add_column(justify="right")
            for item in items:
                table.add_row(escape(self.language.say(item.message, self.names())), str(item.points))
            table.add_row(f"[bold]{escape(name)}[/]", f"[bold]{sum(item.points for item in items)}[/]")
            self.out.print(table)
