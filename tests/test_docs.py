"""Every example of the documentation is run, or at least understood by who would run it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from serai.cli.program import parser
from serai.games import find_game
from serai.kernel.scenario import run_file
from serai.server.wire import Choice, FeedChoice, FeedUndo

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`((?:import|from) [^`]+)`")
_COMMAND = re.compile(r"^(?: {4,}|\| `)?(serai [a-z][^`\n]*)", re.MULTILINE)


class Example(NamedTuple):
    """A piece of a page, and where it stands."""

    page: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(language: str) -> list[Example]:
    return [
        _example(page, found.start(), found[2])
        for page in PAGES
        for found in _BLOCK.finditer(page.read_text("utf-8"))
        if found[1] == language
    ]


def _example(page: Path, place: int, text: str) -> Example:
    line = page.read_text("utf-8")[:place].count("\n") + 1
    return Example(str(page.relative_to(ROOT)), line, text)


def commands() -> list[Example]:
    """Lines that begin with `serai`, in blocks and in tables; what goes on in the next line belongs to them."""
    return [
        _example(page, found.start(), found[1])
        for page in PAGES
        for found in _COMMAND.finditer(re.sub(r" \\\n\s+", " ", page.read_text("utf-8")))
    ]


def test_every_kind_of_example_is_known() -> None:
    kinds = {found[1] for page in PAGES for found in _BLOCK.finditer(page.read_text("utf-8"))}
    assert kinds <= {"", "toml", "python", "json", "sh"}


@pytest.mark.parametrize("example", blocks("toml"), ids=str)
def test_scenarios_are_as_expected(example: Example, tmp_path: Path) -> None:
    (tmp_path / "example.toml").write_text(example.text, "utf-8")
    for outcome in run_file(tmp_path / "example.toml", find_game):
        assert outcome.problems == ()


@pytest.mark.parametrize(
    "example", [one for one in blocks("python") if not one.text.startswith("# with a running server")], ids=str
)
def test_programs_run(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(example.text, str(example), "exec"), {})


@pytest.mark.parametrize(
    "example",
    [_example(page, found.start(), found[1]) for page in PAGES for found in _INLINE.finditer(page.read_text("utf-8"))],
    ids=str,
)
def test_programs_of_a_line_run(example: Example) -> None:
    exec(compile(example.text, str(example), "exec"), {})


@pytest.mark.parametrize("example", blocks("json"), ids=str)
def test_messages_are_understood_by_the_server(example: Example) -> None:
    for line in example.text.splitlines():
        msgspec.json.decode(line, type=FeedChoice | FeedUndo if '"type"' in line else Choice)


@pytest.mark.parametrize("example", commands(), ids=str)
def test_commands_are_understood(example: Example) -> None:
    """Their arguments, not their results: most of them would run for hours."""
    words = shlex.split(re.sub(r"  +(?![ -]).*$|[…()]|\[.*?\]", "", example.text), comments=True)
    filled = [
        re.sub(r"^(N|J|FILE|DIR|GAME)$", lambda found: "3" if found[0] in "NJ" else found[0], word) for word in words
    ]
    parser().parse_args(filled[1:])
