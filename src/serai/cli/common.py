"""What the commands share: arguments, games, languages, output."""

from __future__ import annotations

import argparse
import json
import os
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.bots import BOTS, make_bot
from serai.games import find_game
from serai.kernel.game import Game
from serai.language import Language, LanguageError, locales

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

TEXTS = files("serai.cli") / "text"


class UsageError(ValueError):
    """A command was given something that it cannot use."""


def shared_arguments() -> argparse.ArgumentParser:
    """Arguments that may stand before or after the command."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--content",
        metavar="DIR",
        type=Path,
        default=argparse.SUPPRESS,
        help="a folder of CSV files whose cells replace those of the game's own content",
    )
    return shared


def command(commands: Commands, name: str, run: Any, summary: str, **more: Any) -> argparse.ArgumentParser:
    """A new command."""
    parser = commands.add_parser(name, help=summary, description=summary, parents=[shared_arguments()], **more)
    parser.set_defaults(run=run)
    return parser


def add_game(parser: argparse.ArgumentParser) -> None:
    """Arguments that name a game."""
    parser.add_argument("game", metavar="GAME", help="the name of a game")
    parser.add_argument(
        "--expansion", metavar="NAME", action="append", default=[], help="with this expansion (see `serai games`)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write JSON, for a program to read")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="fr|en", default="", help="the language (default: the system's, else French)")


def add_match(parser: argparse.ArgumentParser) -> None:
    """Arguments that describe a new match."""
    parser.add_argument("--players", metavar="N", type=positive, help="how many players")
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same seed deals the same match")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a setting of the match (see `serai games`)"
    )


def positive(text: str) -> int:
    """A whole number above 0, for an argument."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number above 0, not {text!r}")
    return int(text)


def add_run(parser: argparse.ArgumentParser) -> None:
    """Arguments of a long run with a report."""
    parser.add_argument("--jobs", metavar="J", type=positive, default=0, help="processes (default: one for each core)")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a report as an HTML page")
    add_json(parser)


def add_bots(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Arguments that name bots."""
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help=f"{purpose}; names with commas between them: {', '.join(BOTS)}, stdio:COMMAND, http://…",
    )
    parser.add_argument(
        "--bot",
        metavar="NAME",
        action="append",
        default=[],
        help="one bot, whose name may hold commas; may be given several times",
    )


def bots_of(arguments: argparse.Namespace, default: str = "") -> list[str]:
    """The bots that the arguments name."""
    listed = bot_names(arguments.bots) if arguments.bots is not None else []
    for name in arguments.bot:
        make_bot(name, "")
    names = [*listed, *arguments.bot]
    if not names and not default:
        raise UsageError("expected some bots: --bots A,B or --bot NAME, once for each")
    return names or [default]


def bot_names(text: str) -> list[str]:
    """The bots that an argument lists; a part like `horizon=2` belongs to the name before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and ":" in names[-1] and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    for name in names:
        make_bot(name, "")
    return names


def game_of(arguments: argparse.Namespace) -> Game[Any]:
    """The game that the arguments name, with the expansions and the content that they name."""
    return find_game(arguments.game, content_of(arguments), arguments.expansion)


def content_of(arguments: argparse.Namespace) -> Path | None:
    folder: Path | None = getattr(arguments, "content", None)
    return folder.resolve() if folder is not None else None


def settings_of(arguments: argparse.Namespace) -> dict[str, str]:
    """The settings given by `--option`."""
    settings: dict[str, str] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"--option {text}: expected NAME=VALUE")
        settings[name] = value
    return settings


def language_of(game: Game[Any], wanted: str = "") -> Language:
    """The wanted language, or the reader's own where there are texts in it, or French."""
    return Language(wanted or _own_locale(game), [TEXTS, *game.texts])


def languages_of(game: Game[Any]) -> list[str]:
    """The languages that have texts for a game."""
    return locales(game.texts)


def _own_locale(game: Game[Any]) -> str:
    known = languages_of(game)
    if not known:
        raise LanguageError(f"{game.name} has no texts")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name, "")[:2] in known:
            return os.environ[name][:2]
    return "fr" if "fr" in known else known[0]


def read_text(path: Path) -> str:
    """The text of a file that the user named."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a text file") from None


def make_room(path: Path | None) -> None:
    """See that a file can be written, before much time is spent on what shall stand in it."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from None


def write_page(path: Path, page: str) -> None:
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from None


def console() -> Console:
    """Where a person reads."""
    return Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def write_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def progress(quiet: bool) -> Progress:
    """A progress bar, on a terminal only."""
    screen = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=quiet or not screen.is_terminal,
    )
