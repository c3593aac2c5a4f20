"""Every example of the documentation is run, or at least understood by who would run it; what it names exists."""

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
AT_THE_TOP = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "web/README.md")]
PAGES = [*AT_THE_TOP, *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`((?:import|from) [^`{]+)`")
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
    assert kinds <= {"", "toml", "python", "json", "sh", "ts", "svelte"}


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


# -- what the pages name ----------------------------------------------------------------------------------------------

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_QUOTED = re.compile(r"`([^`\n]+)`")
_FILE = re.compile(r"(?:[\w.+-]+/)*[\w.+-]+\.(?:py|toml|csv|json|ts|svelte|ftl|md|cfg|timer)|(?:[\w.+-]+/)+")
_MADE = re.compile(r"\bmake ([a-z-]+)")
_TOOL = re.compile(r"\bpython3? (?:-m )?(tools[\w./]*)")
# Where a page means a file to lie that it names in short.
_BESIDE = ("", "src", "src/serai", "src/serai/server", "src/serai/games/*", "src/serai/games/*/*")
_BESIDE_TESTS = ("tests", "tests/server", "tests/kernel/toy/*")
_BESIDE_ON_THE_PAGE = ("web", "web/src", "web/src/games/*")
_ELSEWHERE = {"serai.toml", "static/", "dist/"}  # made by who runs it


def is_there(path: str) -> bool:
    path = path.replace("GAME", "*")
    return any(
        any(ROOT.glob(f"{folder}/{path}".strip("/"))) for folder in (*_BESIDE, *_BESIDE_TESTS, *_BESIDE_ON_THE_PAGE)
    )


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in _HEADING.findall(page.read_text("utf-8"))
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text("utf-8")):
        file, _, heading = target.partition("#")
        if not target.startswith("http"):
            there = (page.parent / file).resolve() if file else page
            assert there.exists(), target
            assert not heading or heading in headings(there), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_and_commands_that_are_named_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    if page.name == "CHANGELOG.md":  # what earlier releases brought may have gone
        text = text.partition("\n## [0")[0]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for quoted in _QUOTED.findall(text):
        assert set(_MADE.findall(quoted)) <= targets, quoted
        for tool in _TOOL.findall(quoted):
            assert is_there(tool if tool.endswith(".py") else tool.replace(".", "/") + "*"), quoted
        if _FILE.fullmatch(quoted) and quoted not in _ELSEWHERE:
            assert is_there(quoted), quoted
