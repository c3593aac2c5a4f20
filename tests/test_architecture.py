"""The house keeps its order: the engine runs anywhere, and a game is named nowhere but at home.

Kernel and games import the standard library and themselves only (a game's terminal board alone may draw and speak).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from serai.games import EXPANSIONS, GAMES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "serai"
NAMES = tuple(GAMES)  # before a test registers one of its own
ENGINE = sorted(
    path for room in ("kernel", "games") for path in (SOURCE / room).rglob("*.py") if path.name != "board.py"
)


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_needs_the_standard_library_only(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            modules = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        else:
            continue
        for module in modules:
            root = module.partition(".")[0]
            assert root in sys.stdlib_module_names or root in ("serai", "mypy_extensions"), f"line {node.lineno}"


def own_files(name: str) -> tuple[Path, ...]:
    """Where a game may be named freely: in its own folders, and in the list of games."""
    return (
        SOURCE / "games" / "__init__.py",
        SOURCE / "games" / name,
        ROOT / "tests" / "games" / name,
        ROOT / "tests" / "browser" / f"test_{name}.py",
        ROOT / "tools" / name,
    )


def is_own(path: Path, name: str) -> bool:
    return any(path == own or own in path.parents for own in own_files(name))


def named(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The games that code names, in words or by importing them, with the lines; comments and docstrings may do so."""
    docstrings = {
        id(inside.body[0].value)
        for inside in ast.walk(node)
        if isinstance(inside, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and inside.body
        and isinstance(inside.body[0], ast.Expr)
    }
    for inside in ast.walk(node):
        if isinstance(inside, ast.Constant) and isinstance(inside.value, str) and id(inside) not in docstrings:
            text = inside.value
        elif isinstance(inside, ast.ImportFrom):
            text = " ".join([inside.module or "", *(alias.name for alias in inside.names)])
        elif isinstance(inside, ast.Import):
            text = " ".join(alias.name for alias in inside.names)
        elif isinstance(inside, (ast.Name, ast.Attribute, ast.FunctionDef, ast.ClassDef)):
            text = getattr(inside, "id", "") or getattr(inside, "attr", "") or getattr(inside, "name", "")
        else:
            continue
        words = re.split(r"[^a-z]+", text.lower())
        yield from ((name, inside.lineno) for name in NAMES if name in words)


def imported(path: Path) -> Iterator[str]:
    """The full names of what a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


EXPANDED = [("tests.kernel.toy", "carnival"), *((GAMES[game], one) for game in EXPANSIONS for one in EXPANSIONS[game])]


@pytest.mark.parametrize(("game", "expansion"), EXPANDED)
def test_a_game_does_not_know_its_expansions(game: str, expansion: str) -> None:
    """They are found by their names at run time: base rules import none, and none imports another."""
    (folder,) = import_module(game).__path__
    for path in sorted(Path(folder).rglob("*.py")):
        if Path(folder, expansion) not in path.parents:
            assert not any(f"{name}.".startswith(f"{game}.{expansion}.") for name in imported(path)), path


PROGRAMS = sorted(path for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py"))
PAGE = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*.*")
    if path.suffix in (".ts", ".svelte", ".css", ".ftl") and not path.name.endswith(".test.ts")
)
TESTS = sorted((ROOT / "tests").rglob("*.py"))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_program_names_a_game(path: Path) -> None:
    """What belongs to a game lies in its folder; everything else takes its games from the list."""
    found = [(name, line) for name, line in named(ast.parse(path.read_text("utf-8"))) if not is_own(path, name)]
    assert not found


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_shared_test_lists_games(path: Path) -> None:
    """A test may take one game as its example. It lists none, so that a new game is tested without being named, and
    looks into none."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)):
            listed = {name for name, _ in named(node)}
            assert len(listed) < 2, f"line {node.lineno} lists {listed}"
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            inside = {name for name, _ in named(node) if not is_own(path, name)}
            assert not inside, f"line {node.lineno} looks into {inside}"


def test_the_page_names_a_game_in_its_folder_only() -> None:
    for path in PAGE:
        words = set(re.split(r"[^a-z]+", path.read_text("utf-8").lower()))
        named = {name for name in NAMES if name in words and name not in path.parts}
        assert not named, path.relative_to(ROOT)


COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b|\b(?:rgb|hsl|oklch)a?\(")
DRAWN = sorted(
    path
    for path in (ROOT / "web" / "src" / "games").rglob("*.*")
    if path.suffix in (".svelte", ".ts") and path.parent.name != "games" and ".test." not in path.name
)


def test_the_colours_of_a_game_stand_in_its_theme() -> None:
    """Covers are seen where no theme of a game is; they have their own."""
    elsewhere = [path for path in DRAWN if path.name not in ("theme.ts", "Cover.svelte", "wire.ts")]
    assert len(elsewhere) > 100
    assert [str(path) for path in elsewhere if COLOUR.search(path.read_text("utf-8"))] == []


SENTENCE = r"\.(?:note|text|question|sentence|reason|title)\b"
READ = re.compile(rf"{SENTENCE}\s*\??\.(?:match|split|replace|includes|indexOf|slice)\(|exec\([^)]*{SENTENCE}")


def test_the_page_of_a_game_reads_no_sentence() -> None:
    """Sentences are for people, in their language; what a drawing needs of them comes as data (`OptionInfo.facts`)."""
    assert READ.search('option.note.split(":")') and READ.search("/(\\d+)/.exec(option.note)")
    assert [str(path) for path in DRAWN if READ.search(path.read_text("utf-8"))] == []


def test_the_page_of_a_game_counts_out_nothing() -> None:
    """How many rounds, years or places there are comes from the content, as data; covers are pictures."""
    boards = [path for path in DRAWN if path.name != "Cover.svelte"]
    assert [str(path) for path in boards if re.search(r"#each \[\d", path.read_text("utf-8"))] == []


def promised_files() -> dict[str, list[str]]:
    """The table of docs/architecture.md that says where to look: what, and patterns of files."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.search(r"\| what \| file \|\n\|---\|---\|\n((?:\|.*\n)+)", text)
    assert rows is not None
    cells = [row.strip("|").split("|") for row in rows.group(1).splitlines()]
    return {what.strip(): re.findall("`([^`]+)`", files) for what, files in cells}


@pytest.mark.parametrize("game", NAMES)
def test_everything_stands_where_the_docs_say(game: str) -> None:
    """In every game, as soon as it has a drawing on the page (`web/src/games/<game>`) and thoughts of its own."""
    rooms = (SOURCE / "games" / game, ROOT / "web" / "src" / "games" / game)
    for what, patterns in promised_files().items():
        for pattern in patterns:
            room, inside = (rooms[1], pattern.partition("<game>/")[2]) if "<game>" in pattern else (rooms[0], pattern)
            optional = room is rooms[1] or inside.startswith("thinking/")
            if not optional or (room / inside).parent.is_dir():
                assert list(room.glob(inside)), f"{what}: {pattern}"


AUTOMAS = sorted(path for path in (SOURCE / "games").glob("*/automa/*.py") if path.name != "choices.py")
THOUGHTS = sorted((SOURCE / "games").rglob("thinking/*.py"))


@pytest.mark.parametrize("path", AUTOMAS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_automas_prefer_stands_in_their_choices(path: Path) -> None:
    assert not {"serai.kernel.criteria.best", "serai.kernel.criteria.kept"} & set(imported(path))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max", "sorted"):
            picks = len(node.args) == 1 and node.func.id != "sorted"
            assert not picks and not any(keyword.arg == "key" for keyword in node.keywords), f"line {node.lineno}"


@pytest.mark.parametrize("path", THOUGHTS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_numbers_that_bots_think_with_stand_in_a_file_of_weights(path: Path) -> None:
    """Nothing, once, twice and "out of reach" are none."""
    literals = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    found = [(node.lineno, node.value) for node in literals if isinstance(node.value, float)]
    assert [one for one in found if one[1] not in (0.0, 1.0, 2.0, 99.0)] == []


def drawn_rooms() -> set[str]:
    """What docs/architecture.md draws in the folder of a game."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawing = re.search(r"^games/<game>/\n((?:  .*\n)+)", text, re.MULTILINE)
    assert drawing is not None
    return set(re.findall(r"(?:^|  )([a-z_]+(?:\.py|\.toml|/))(?=[ ,])", drawing[1], re.MULTILINE))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_same_rooms_and_lists_its_own(game: str) -> None:
    folder = SOURCE / "games" / game
    rooms = drawn_rooms()
    there = {f"{path.name}/" if path.is_dir() else path.name for path in folder.iterdir()} - {"__pycache__/"}
    assert rooms - there <= {"seams.py"}, "only a game with an expansion has seams"
    listed = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    own = {re.sub(r"\.py$|/$", "", room) for room in there - rooms} - set(EXPANSIONS.get(game, ()))
    assert {name for name in own if not re.search(rf"\b{name}\b", listed)} <= {"__init__"}
