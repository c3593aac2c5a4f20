"""Catalogues: the games, and everything printed of each, in one language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock

import msgspec

from serai.bots.levels import LEVELS
from serai.games import all_names, find_game, parts_of
from serai.kernel.effects import NOTHING, Effect, Word, icons
from serai.kernel.formula import Formula, strip
from serai.kernel.game import CONFIRM, UNDO, Component, RuleChapter, Setting, printed_line
from serai.language import Language
from serai.language.labels import expansion_title, game_title
from serai.language.language import capital
from serai.server.voices import Voice, voice
from serai.server.wire import (
    Catalogue,
    ChapterInfo,
    ComponentInfo,
    EffectInfo,
    ExpansionInfo,
    GameInfo,
    IconInfo,
    RuleInfo,
    SettingInfo,
    SettingWhen,
)

_ONE_AT_A_TIME = Lock()


def games(locale: str, programs: Callable[[str], list[str]] = lambda name: []) -> list[GameInfo]:
    """All games that can be played, each alone and with its expansions, and the programs that play it."""
    return [_game(name, locale, programs(name)) for name in all_names()]


def _game(name: str, locale: str, programs: list[str]) -> GameInfo:
    game, language = find_game(name), voice(name, locale)
    base, expansions = parts_of(name)
    return GameInfo(
        name=name,
        base=base,
        expansions=[ExpansionInfo(name=one, title=expansion_title(one, language)) for one in expansions],
        title=game_title(name, language),
        description=language.name("game-description") if language.has("game-description") else "",
        players=list(game.players),
        settings=[setting_info(language, setting) for setting in (*game.settings, UNDO, CONFIRM)],
        stage=game.stage,
        bots=list(LEVELS),
        programs=programs,
        guided=game.guide is not None,
    )


def setting_info(language: Language, setting: Setting) -> SettingInfo:
    key = f"setting-{setting.name}"
    return SettingInfo(
        name=setting.name,
        title=language.name(key) if language.has(key) else setting.name,
        values=list(setting.values),
        value_titles=[_value_title(language, key, value) for value in setting.values],
        default=setting.default,
        means=_means(language, key),
        when=[
            SettingWhen(players=list(one.players), setting=one.setting, values=list(one.values)) for one in setting.when
        ],
    )


def _means(language: Language, key: str) -> str:
    found = language.texts.format(key, {}, "means")
    return found[0] if found is not None else ""


def _value_title(language: Language, key: str, value: str) -> str:
    """The attribute of the setting's text, or a text of the value's own (a card that can be chosen)."""
    found = language.texts.format(key, {}, value)
    if found is not None:
        return found[0]
    return language.name(value) if language.has(value) else value


def catalogue(name: str, locale: str) -> bytes:
    """Everything printed of a game, as JSON; made once. May be called on any thread."""
    with _ONE_AT_A_TIME:
        return _catalogue(name, locale)


@lru_cache(maxsize=32)
def _catalogue(name: str, locale: str) -> bytes:
    game = find_game(name)
    language = Voice(game, locale)
    return msgspec.json.encode(
        Catalogue(
            game=name,
            components=[_component(language, component) for component in game.catalogue()],
            rules=[
                RuleInfo(id=rule, title=language.title(rule), text=language.text(rule, {})) for rule in game.rule_ids
            ],
            chapters=[_chapter(language, chapter) for chapter in game.chapters],
        ),
        enc_hook=_drawn,
    )


def _chapter(language: Language, chapter: RuleChapter) -> ChapterInfo:
    text = language.texts.format(chapter.key, {}, "text")
    return ChapterInfo(
        id=chapter.key,
        title=language.name(chapter.key),
        text=text[0] if text else "",
        rules=list(chapter.rules),
    )


def _component(language: Language, component: Component) -> ComponentInfo:
    effects = []
    for place, part in component.printed:
        if isinstance(part, Effect):
            sentence = language.sentence(part) if part is not NOTHING else ""
        else:
            sentence = capital(language.formula(part))
        line = language.say(printed_line(place, part)) if part is not NOTHING else ""
        effects.append(EffectInfo(place=place, sentence=sentence, line=line, icons=drawn(part)))
    lines = [language.say(message) for message in component.lines]
    return ComponentInfo(
        id=component.id,
        kind=component.kind,
        name=language.name(component.id),
        source=component.source,
        facts=dict(component.facts),
        effects=effects,
        lines=lines,
        told=lines,
    )


def drawn(part: Effect | Formula) -> list[IconInfo]:
    """The strip of an effect or a formula."""
    signs = icons(part) if isinstance(part, Effect) else strip(part)
    return [IconInfo(kind=sign.kind, name=sign.name, words=[_word(word) for word in sign.words]) for sign in signs]


def _drawn(fact: object) -> list[IconInfo]:
    """Effects and formulas among the facts of a component."""
    if isinstance(fact, Effect | Formula):
        return drawn(fact)
    raise TypeError(f"a component cannot have the fact {fact!r}")


def _word(word: Word) -> str:
    return f"{word[0]}:{word[1]}" if isinstance(word, tuple) else str(word)
