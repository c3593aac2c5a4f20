"""The rules as a book: chapters that a newcomer can read from the top, in both languages."""

from __future__ import annotations

import re

import pytest

from serai.games import all_names, find_game
from serai.kernel.game import RuleChapter
from serai.language import Language

RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z0-9]+)+\b")
FRENCH = re.compile(r"'|[^\u202f][:;!?»]|«[^\u202f]")


@pytest.fixture(params=all_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def text_of(language: Language, chapter: RuleChapter) -> str:
    found = language.texts.format(chapter.key, {}, "text")
    return found[0] if found else ""


def test_every_rule_stands_in_one_chapter(name: str) -> None:
    game = find_game(name)
    assert [rule for chapter in game.chapters for rule in chapter.rules] == list(game.rule_ids)
    assert len({chapter.key for chapter in game.chapters}) == len(game.chapters)


def test_the_aim_and_a_turn_come_first_and_the_box_last(name: str) -> None:
    keys = [chapter.key for chapter in find_game(name).chapters]
    assert keys[:2] == ["chapter-aim", "chapter-turn"]
    assert keys[-2:] == ["chapter-setup", "chapter-box"]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_chapter_has_a_heading_and_something_to_read(name: str, locale: str) -> None:
    game = find_game(name)
    language = Language(locale, game.texts)
    headings = [language.name(chapter.key) for chapter in game.chapters]
    assert language.gaps == set()
    assert len(set(headings)) == len(headings)
    for chapter in game.chapters:
        text = text_of(language, chapter)
        assert text or chapter.rules, chapter.key
        if locale == "fr":
            assert not FRENCH.search(language.name(chapter.key) + text), chapter.key


def test_chapters_point_at_the_same_known_rules_in_both_languages(name: str) -> None:
    game = find_game(name)
    english, french = (Language(locale, game.texts) for locale in ("en", "fr"))
    for chapter in game.chapters:
        named = RULE_ID.findall(text_of(english, chapter))
        assert named == RULE_ID.findall(text_of(french, chapter)), chapter.key
        assert set(named) <= set(game.rule_ids), chapter.key
