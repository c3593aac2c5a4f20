"""Content files: what they say, and what they say when they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.kernel.content import Content, ContentError, Sheet
from tests.kernel.toy import TOY, Toy

HEADER = "id,price,kind,tags,effect,points,source\n"
ROW = 'mill,1,land,red+blue,"gain(coin,1)",1+coin,rulebook\n'


def sheet(folder: Path, text: str | bytes, overrides: Path | None = None) -> Sheet:
    (folder / "cards.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    return Content(folder, overrides=overrides).sheet("cards", "id", "price", "kind", "tags", "effect", "points")


def test_a_row_reads_its_cells(tmp_path: Path) -> None:
    row = sheet(tmp_path, HEADER + ROW)["mill"]
    assert row.text("kind") == "land"
    assert row.word("kind", "land", "water") == "land"
    assert row.words("tags", "+", "red", "blue") == ("red", "blue")
    assert row.number("price") == 1
    assert row.effect("effect", TOY.verbs) is TOY.verbs.parse("gain(coin,1)")
    assert row.formula("points", ["coin"]).value([2]) == 3
    assert row.source == "rulebook"


def test_empty_cells_are_none_nothing_or_the_default(tmp_path: Path) -> None:
    row = sheet(tmp_path, HEADER + "mill,,,,,1,public\n")["mill"]
    assert row.words("tags", "+", "red") == ()
    assert row.number("price", default=7) == 7
    assert row.effect("effect", TOY.verbs).text == "none"


def test_a_sheet_keeps_the_order_and_counts(tmp_path: Path) -> None:
    cards = sheet(tmp_path, HEADER + ROW + "\n" + ROW.replace("mill", "tower"))
    assert [id for id, _ in cards.items()] == ["mill", "tower"]
    assert len(cards) == len(list(cards)) == 2
    assert cards.expect(2) is cards
    with pytest.raises(ContentError, match=r"cards.csv: 2 rows, expected 3"):
        cards.expect(3)


def test_a_byte_order_mark_is_no_part_of_the_header(tmp_path: Path) -> None:
    assert len(sheet(tmp_path, b"\xef\xbb\xbf" + (HEADER + ROW).encode())) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"cards.csv:1: the columns are ; expected id, price"),
        ("id,price\n", r"cards.csv:1: the columns are id, price; expected id, price, kind"),
        (HEADER.replace("kind", "kinds"), r"cards.csv:1: the columns are .*kinds.*; expected .*kind,"),
        (HEADER + "mill,1\n", r"cards.csv:2: 2 cells, expected 7"),
        (HEADER + ROW + ROW, r"cards.csv:3: the id 'mill' stands twice"),
        (HEADER + '"mill', r"cards.csv:2: unexpected end of data"),
    ],
)
def test_a_broken_file_says_where(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        sheet(tmp_path, text)


@pytest.mark.parametrize(
    ("row", "reading", "message"),
    [
        (ROW, lambda row: row.number("kind"), r"cards.csv:2, column 'kind': 'land' is not a whole number"),
        (ROW.replace(",1,", ",-1,", 1), lambda row: row.number("price"), r"column 'price': -1 is below 0"),
        (ROW.replace(",1,", ",,", 1), lambda row: row.number("price"), r"column 'price': '' is not a whole number"),
        (ROW, lambda row: row.word("kind", "water"), r"column 'kind': 'land' is unknown; expected one of water"),
        (ROW, lambda row: row.words("tags", "+", "red"), r"column 'tags': 'blue' is unknown; expected some of red"),
        (ROW, lambda row: row.formula("points", ["gem"]), r"column 'points': nothing is called 'coin'.*column 3"),
        (
            ROW.replace("gain", "give"),
            lambda row: row.effect("effect", TOY.verbs),
            r"column 'effect': there is no verb 'give'.*column 1",
        ),
        (ROW.replace("rulebook", "hearsay"), lambda row: row.source, r"column 'source': 'hearsay' is unknown"),
    ],
)
def test_a_wrong_cell_says_file_line_column_and_what_is_right(
    tmp_path: Path, row: str, reading: object, message: str
) -> None:
    found = sheet(tmp_path, HEADER + row)["mill"]
    with pytest.raises(ContentError, match=message):
        reading(found)  # type: ignore[operator]


def test_a_missing_file_and_one_that_is_no_text_say_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cards.csv cannot be read: No such file"):
        Content(tmp_path).sheet("cards", "id")
    with pytest.raises(ContentError, match=r"cards.csv is not UTF-8 text \(byte 3\)"):
        sheet(tmp_path, b"id,\xff\n")


class TestOverrides:
    """A folder with files of the same names replaces single cells."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        (tmp_path / "mine").mkdir()
        return tmp_path / "mine"

    def test_a_cell_is_replaced_and_the_others_stay(self, tmp_path: Path, folder: Path) -> None:
        (folder / "cards.csv").write_text("id,price\nmill,5\n")
        row = sheet(tmp_path, HEADER + ROW, folder)["mill"]
        assert row.number("price") == 5
        assert row.text("kind") == "land"

    def test_a_wrong_override_is_named_and_not_the_original(self, tmp_path: Path, folder: Path) -> None:
        (folder / "cards.csv").write_text("id,price\nmill,many\n")
        row = sheet(tmp_path, HEADER + ROW, folder)["mill"]
        with pytest.raises(ContentError, match=r"mine.cards.csv:2, column 'price': 'many'"):
            row.number("price")
        with pytest.raises(ContentError, match=r"^cards.csv:2, column 'kind'"):
            row.number("kind")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("id,price\ntower,5\n", r"mine.cards.csv:2: there is no row 'tower' in cards.csv to override"),
            ("id,cost\nmill,5\n", r"mine.cards.csv:1: the columns are id, cost; expected id, price"),
            ("price\n5\n", r"mine.cards.csv:1: the columns are price"),
        ],
    )
    def test_an_override_of_nothing_says_so(self, tmp_path: Path, folder: Path, text: str, message: str) -> None:
        (folder / "cards.csv").write_text(text)
        with pytest.raises(ContentError, match=message):
            sheet(tmp_path, HEADER + ROW, folder)

    def test_a_file_that_overrides_nothing_says_so(self, folder: Path) -> None:
        (folder / "card.csv").write_text("id,price\n")
        with pytest.raises(ContentError, match=r"card.csv overrides nothing; the content files are box.csv, cards.csv"):
            Toy(folder)

    def test_a_folder_that_is_none_says_so(self, tmp_path: Path) -> None:
        with pytest.raises(ContentError, match="nowhere is not a folder"):
            Toy(tmp_path / "nowhere")

    def test_other_content_has_another_digest(self, folder: Path) -> None:
        assert Toy(folder).content_digest == TOY.content_digest
        (folder / "cards.csv").write_text("id,price\nmill,5\n")
        assert Toy(folder).content_digest != TOY.content_digest


class TestLayers:
    """A layer, as an expansion brings it, appends rows and sheets and changes cells."""

    COLUMNS = ("id", "price", "kind", "tags", "effect", "points")

    @pytest.fixture
    def base(self, tmp_path: Path) -> Path:
        return written(tmp_path / "base", {"cards.csv": HEADER + ROW})

    @pytest.fixture
    def layer(self, tmp_path: Path) -> Path:
        return written(tmp_path / "layer", {})

    def test_rows_are_appended_and_cells_changed(self, base: Path, layer: Path) -> None:
        written(layer, {"cards.csv": HEADER + ROW.replace("mill", "dock"), "changes/cards.csv": "id,price\nmill,4\n"})
        cards = Content(base, layer).sheet("cards", *self.COLUMNS)
        assert [id for id, _ in cards.items()] == ["mill", "dock"]
        assert (cards["mill"].number("price"), cards["mill"].text("kind")) == (4, "land")
        assert cards["dock"].number("price") == 1

    def test_a_later_layer_and_overrides_change_what_an_earlier_layer_brought(
        self, tmp_path: Path, base: Path, layer: Path
    ) -> None:
        written(layer, {"cards.csv": HEADER + ROW.replace("mill", "dock")})
        later = written(tmp_path / "later", {"changes/cards.csv": "id,price,kind\ndock,2,water\n"})
        mine = written(tmp_path / "mine", {"cards.csv": "id,price\ndock,3\n"})
        cards = Content(base, layer, later, overrides=mine).sheet("cards", *self.COLUMNS)
        assert (cards["dock"].number("price"), cards["dock"].text("kind")) == (3, "water")

    def test_a_layer_brings_sheets_of_its_own(self, base: Path, layer: Path) -> None:
        written(layer, {"pages.csv": "id,lines,source\none,7,rulebook\n"})
        content = Content(base, layer)
        assert content.sheet("pages", "id", "lines")["one"].number("lines") == 7
        with pytest.raises(ContentError, match=r"^pages.csv cannot be read: No such file"):
            Content(base).sheet("pages", "id", "lines")

    def test_a_count_that_is_content_changes_with_the_layer(self, base: Path, layer: Path) -> None:
        written(base, {"box.csv": "id,count,source\ncards,1,rulebook\n"})
        written(layer, {"cards.csv": HEADER + ROW.replace("mill", "dock"), "changes/box.csv": "id,count\ncards,2\n"})
        for content, count in ((Content(base), 1), (Content(base, layer), 2)):
            box = content.sheet("box", "id", "count")
            assert len(content.sheet("cards", *self.COLUMNS).expect(box["cards"].number("count"))) == count

    def test_wrong_cells_say_in_which_folder_they_stand(self, base: Path, layer: Path) -> None:
        dock = ROW.replace("mill", "dock").replace(",1,", ",dear,", 1)
        written(layer, {"cards.csv": HEADER + dock, "changes/cards.csv": "id,price\nmill,cheap\n"})
        cards = Content(base, layer).sheet("cards", *self.COLUMNS)
        with pytest.raises(ContentError, match=r"layer.cards.csv:2, column 'price': 'dear'"):
            cards["dock"].number("price")
        with pytest.raises(ContentError, match=r"layer.changes.cards.csv:2, column 'price': 'cheap'"):
            cards["mill"].number("price")
        with pytest.raises(ContentError, match=r"^cards.csv:2, column 'kind'"):
            cards["mill"].number("kind")

    @pytest.mark.parametrize(
        ("files", "message"),
        [
            ({"cards.csv": HEADER + ROW}, r"layer.cards.csv:2: the id 'mill' stands twice"),
            (
                {"cards.csv": "id,price\ndock,1\n"},
                r"layer.cards.csv:1: the columns are id, price; expected id, price, kin",
            ),
            ({"changes/cards.csv": "id,price\ndock,1\n"}, r"changes.cards.csv:2: there is no row 'dock' in cards.csv"),
            ({"changes/cards.csv": "id,cost\nmill,1\n"}, r"changes.cards.csv:1: the columns are id, cost"),
            ({"pages.csv": "id,source\n"}, r"layer.pages.csv is read by nobody; the content files are cards.csv"),
            ({"changes/pages.csv": "id\n"}, r"changes.pages.csv is read by nobody; the content files are cards.csv"),
        ],
    )
    def test_a_broken_layer_says_where(self, base: Path, layer: Path, files: dict[str, str], message: str) -> None:
        written(layer, files)
        with pytest.raises(ContentError, match=message):
            self.digest(base, layer)

    def test_the_digest_knows_the_layers_that_are_used(self, base: Path, layer: Path) -> None:
        alone, empty = self.digest(base), self.digest(base, layer)
        written(layer, {"cards.csv": HEADER + ROW.replace("mill", "dock")})
        assert alone == empty == self.digest(base) != self.digest(base, layer)

    def digest(self, base: Path, *layers: Path) -> str:
        """The digest of everything that a game with one sheet reads."""
        content = Content(base, *layers)
        content.sheet("cards", *self.COLUMNS)
        content.check_used()
        return content.digest


def written(folder: Path, files: dict[str, str]) -> Path:
    """A folder with these files."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder
