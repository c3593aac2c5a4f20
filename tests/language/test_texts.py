"""The Fluent files: which are read, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.language import Language, LanguageError, locales


def test_files_of_one_language_are_read_from_all_folders(tmp_path: Path) -> None:
    for folder, name, text in [
        ("one", "en.ftl", "a = A"),
        ("one", "names.en.ftl", "b = B"),
        ("one", "names.fr.ftl", "b = Bé"),
        ("two", "en.ftl", "a = other A\nc = C"),
        ("two", "notes.txt", "d = D"),
    ]:
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text(text, "utf-8")
    folders = [tmp_path / "one", tmp_path / "two", tmp_path / "nowhere"]
    english = Language("en", folders)
    assert [english.name(key) for key in "abc"] == ["other A", "B", "C"]
    assert not english.has("d")
    french = Language("fr", folders)
    assert french.name("b") == "Bé"
    assert french.missing(["a", "b", "c"]) == ["a", "c"]
    assert locales(folders) == ["en", "fr"]


def test_a_language_without_texts_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(LanguageError, match="there are no texts in 'de'; languages are en, fr"):
        Language("de")


def test_a_text_that_is_no_fluent_says_where(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A\n\nb = { $n -> [one] x }\n")
    with pytest.raises(LanguageError, match=r"^en.ftl:3: "):
        Language("en", [tmp_path])


def test_a_text_that_stands_twice_in_a_file_says_so(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A\na = B\n")
    with pytest.raises(LanguageError, match=r"en.ftl: the text 'a' stands twice"):
        Language("en", [tmp_path])


def test_a_number_below_zero_has_a_minus_sign_and_is_still_a_number(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a =\n    { $n ->\n        [-1] one less\n       *[other] { $n }\n    }\n")
    language = Language("en", [tmp_path])
    assert [language.text("a", {"n": n}) for n in (-1, -3, -1200, 2)] == ["one less", "−3", "−1,200", "2"]
