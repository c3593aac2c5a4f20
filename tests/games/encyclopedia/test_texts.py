"""What is special to read in Encyclopedia; what every game says is read in `tests/games/test_texts.py`."""

from __future__ import annotations

from dataclasses import fields

import pytest

from serai.games import encyclopedia
from serai.games.encyclopedia import Encyclopedia, view
from serai.kernel.match import Match
from tests.games.reading import LOCALES, Reader, read_aloud

GAME: Encyclopedia = encyclopedia.load()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_animal_has_a_latin_name(locale: str) -> None:
    language = Reader(GAME, locale).language
    for id, latin in zip(GAME.book.animal_ids, GAME.book.animal_latin, strict=True):
        found = language.texts.format(id, {}, "latin")
        assert found is not None and found[0] == latin


def test_cards_of_automas_are_described_line_by_line() -> None:
    assert len(GAME.describe("linne")) == 6
    assert len(GAME.describe("astrolabe")) == 5


@pytest.mark.parametrize("locale", LOCALES)
def test_every_field_of_the_view_has_a_text(locale: str) -> None:
    reader = Reader(GAME, locale)
    for record in (view.View, view.CompetitorView, view.DieView, view.AnimalView, view.DisplayView, view.UseView):
        for field in fields(record):
            reader.text(field.name, reader.language.name(f"view-{field.name}"))
    reader.check()


@pytest.mark.long
@pytest.mark.parametrize(("players", "automas"), [(1, "3"), (3, "1")])
def test_everything_said_among_automas_reads_well(players: int, automas: str) -> None:
    settings = {"automas": automas, "automa-uses-seals": "yes"}
    read_aloud(Match(GAME, players, "among automas", settings, listen=True))
