"""Content: tables of cards and boards, read from CSV files beside the rules.

A game's `content/` folder holds one CSV file for each kind of component; the first column is the row's id, the last
(`source`) says where its values come from. `Sheet.read` checks the header and gives rows whose cells convert
themselves with errors that name file, line, column and cell. A folder of overrides may hold files of the same names
with the id column and any other columns: the cells given there replace single values.

An expansion is a layer upon that: a folder of its own whose files append rows to those of the same names, or are new.
What it changes of the cells below stands in its folder `changes/`, which has the form of overrides. Numbers that are
checked (`Sheet.expect`) come from sheets themselves, so that a layer can change them too.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from serai.kernel.effects import Effect, EffectError, Verbs
from serai.kernel.formula import Formula, FormulaError, parse_formula

SOURCES = ("rulebook", "public", "reconstructed")
CHANGES = "changes"  # the folder of a layer with what it changes below
LARGEST: Final = 10_000  # number in a cell: more of anything is a slip of the hand


class ContentError(ValueError):
    """A content file is wrong: says where, what, and what would be right."""


class Row:
    """One line of a content file; each reading method names its cell when the text is wrong."""

    def __init__(self, place: str, cells: dict[str, str], places: dict[str, str]) -> None:
        self.place = place
        self._cells = cells
        self._places = places

    def fail(self, column: str, problem: str) -> ContentError:
        return ContentError(f"{self._places.get(column, self.place)}, column {column!r}: {problem}")

    def text(self, column: str) -> str:
        return self._cells[column]

    def word(self, column: str, *allowed: str) -> str:
        """One of some words."""
        word = self._cells[column]
        if word not in allowed:
            raise self.fail(column, f"{word!r} is unknown; expected one of {', '.join(allowed)}")
        return word

    def words(self, column: str, separator: str, *allowed: str) -> tuple[str, ...]:
        """Several words; an empty cell is none."""
        words = tuple(word for word in self._cells[column].split(separator) if word)
        for word in words:
            if word not in allowed:
                raise self.fail(column, f"{word!r} is unknown; expected some of {', '.join(allowed)}")
        return words

    def number(self, column: str, default: int | None = None) -> int:
        text = self._cells[column].strip()
        if not text and default is not None:
            return default
        try:
            number = int(text[:20])
        except ValueError:
            raise self.fail(column, f"{text[:20]!r} is not a whole number") from None
        if number < 0:
            raise self.fail(column, f"{number} is below 0")
        if number > LARGEST:
            raise self.fail(column, f"{text[:20]} is more than {LARGEST}")
        return number

    def effect(self, column: str, verbs: Verbs) -> Effect:
        try:
            return verbs.parse(self._cells[column] or "none")
        except EffectError as error:
            raise self.fail(column, str(error)) from None

    def formula(self, column: str, names: Sequence[str]) -> Formula:
        try:
            return parse_formula(self._cells[column], names)
        except FormulaError as error:
            raise self.fail(column, str(error)) from None

    @property
    def source(self) -> str:
        return self.word("source", *SOURCES)


class Sheet:
    """One content file, with overrides applied."""

    def __init__(self, name: str, rows: dict[str, Row], header: tuple[str, ...]) -> None:
        self.name = name
        self.header = header
        self._rows = rows

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def items(self) -> Iterator[tuple[str, Row]]:
        return iter(self._rows.items())

    def __getitem__(self, id: str) -> Row:
        return self._rows[id]

    def expect(self, count: int) -> Sheet:
        """The sheet itself, if it has that many rows."""
        if len(self) != count:
            raise ContentError(f"{self.name}: {len(self)} rows, expected {count}")
        return self


class Content:
    """The content folder of a game, layers upon it, and an optional folder of overrides."""

    def __init__(self, folder: Traversable, *layers: Traversable, overrides: Path | None = None) -> None:
        self.folder = folder
        self.layers = layers
        self.overrides = overrides
        self._hash = blake2b(digest_size=8)
        self._read: set[str] = set()
        if overrides is not None and not overrides.is_dir():
            raise ContentError(f"{overrides} is not a folder of content files")

    @property
    def digest(self) -> str:
        """A hash of every file read so far: two matches with the same hash follow the same content."""
        return self._hash.hexdigest()

    def sheet(self, name: str, *columns: str) -> Sheet:
        """Read `name`.csv, which must have exactly these columns (the first is the id) and `source`."""
        header = (*columns, "source")
        file = f"{name}.csv"
        self._read.add(file)
        rows: dict[str, Row] = {}
        if (self.folder / file).is_file() or not any((layer / file).is_file() for layer in self.layers):
            self._append(rows, self.folder / file, file, header)
        for layer in self.layers:
            if (layer / file).is_file():
                self._append(rows, layer / file, str(layer / file), header)
            self._change(rows, layer / CHANGES / file, file, header)
        if self.overrides is not None:
            self._change(rows, self.overrides / file, file, header)
        return Sheet(file, rows, header)

    def check_used(self) -> None:
        """Every CSV file of the layers and of the overrides must have been read."""
        known = ", ".join(sorted(self._read))
        for layer in self.layers:
            for path in (*_csv_files(layer), *_csv_files(layer / CHANGES)):
                if path.name not in self._read:
                    raise ContentError(f"{path} is read by nobody; the content files are {known}")
        for path in _csv_files(self.overrides) if self.overrides is not None else ():
            if path.name not in self._read:
                raise ContentError(f"{path} overrides nothing; the content files are {known}")

    def _append(self, rows: dict[str, Row], path: Traversable, name: str, header: tuple[str, ...]) -> None:
        for line, cells in _lines(name, self._text(path, name), header, whole=True):
            id = cells[header[0]]
            if id in rows:
                raise ContentError(f"{name}:{line}: the id {id!r} stands twice")
            rows[id] = Row(f"{name}:{line}", cells, {})

    def _change(self, rows: dict[str, Row], path: Traversable, file: str, header: tuple[str, ...]) -> None:
        """Replace cells of the rows so far, where there is such a file."""
        if not path.is_file():
            return
        for line, cells in _lines(str(path), self._text(path, str(path)), header, whole=False):
            id = cells.pop(header[0])
            if id not in rows:
                raise ContentError(f"{path}:{line}: there is no row {id!r} in {file} to override")
            old = rows[id]
            places = old._places | dict.fromkeys(cells, f"{path}:{line}")
            rows[id] = Row(old.place, old._cells | cells, places)

    def _text(self, path: Traversable, name: str) -> str:
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise ContentError(f"{name} cannot be read: {error.strerror}") from None
        self._hash.update(raw)
        try:
            return raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ContentError(f"{name} is not UTF-8 text (byte {error.start})") from None


def _csv_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((path for path in folder.iterdir() if path.name.endswith(".csv")), key=lambda path: path.name)


def _lines(name: str, text: str, header: tuple[str, ...], whole: bool) -> Iterator[tuple[int, dict[str, str]]]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        found = next(reader, [])
        unknown = [column for column in found if column not in header]
        missing = [column for column in header if column not in found]
        if unknown or header[0] not in found or (whole and missing):
            raise ContentError(f"{name}:1: the columns are {', '.join(found)}; expected {', '.join(header)}")
        for cells in reader:
            if not cells:
                continue
            if len(cells) != len(found):
                raise ContentError(f"{name}:{reader.line_num}: {len(cells)} cells, expected {len(found)}")
            yield reader.line_num, dict(zip(found, cells, strict=True))
    except csv.Error as error:
        raise ContentError(f"{name}:{reader.line_num}: {error}") from None
