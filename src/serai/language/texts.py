"""Texts: the Fluent files of one language. The only module that knows the Fluent library."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

Folder: TypeAlias = Traversable
_FILE = re.compile(r"(?:.+\.)?([a-z]{2}(?:-[A-Za-z]+)?)\.ftl")
_FOREIGN = re.compile(r"[^A-Za-z0-9_-]")
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # what Fluent writes before a number below zero


class LanguageError(ValueError):
    """A text file is wrong or missing: says where, what, and what would be right."""


class Lazy(FluentType):
    """An argument that is only put into words where a text uses it."""

    def __init__(self, say: Callable[[], str]) -> None:
        self.say = say

    def format(self, locale: object) -> str:
        return self.say()


Value: TypeAlias = int | str | Lazy


class Texts:
    """The texts of one language from some folders; a later folder may replace the texts of an earlier one."""

    def __init__(self, locale: str, folders: Iterable[Folder]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.keys: set[str] = set()
        folders = list(folders)
        for folder in folders:
            for file in _files(folder):
                if _locale(file.name) == locale:
                    self._add(file)
        if not self.keys:
            raise LanguageError(f"there are no texts in {locale!r}; languages are {', '.join(locales(folders))}")

    def _add(self, file: Traversable) -> None:
        text = file.read_text("utf-8")
        resource = _parsed(text)
        seen: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                complaints = "; ".join(note.message or "" for note in entry.annotations)
                raise LanguageError(f"{file.name}:{line}: {complaints}")
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    raise LanguageError(f"{file.name}: the text {entry.id.name!r} stands twice")
                seen.add(entry.id.name)
        self.keys |= seen
        self._bundle.add_resource(resource, allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return identifier(key) in self.keys

    def has_attribute(self, key: str, attribute: str) -> bool:
        id = identifier(key)
        return id in self.keys and attribute in self._bundle.get_message(id).attributes

    def format(self, key: str, arguments: Mapping[str, Value], attribute: str = "") -> tuple[str, list[str]] | None:
        """The text of a key (or its attribute) and what was wrong with it; None if there is none."""
        id = identifier(key)
        if id not in self.keys:
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            text = _HYPHEN.sub("−", str(text))
        return str(text), [str(error) for error in errors]


@cache
def _parsed(text: str) -> ast.Resource:
    """The entries of a file, read once: several games and readers share their texts."""
    return FluentResource(text)


def identifier(key: str) -> str:
    """The name of a key in a Fluent file, where only letters, digits, `-` and `_` can stand."""
    return _FOREIGN.sub("-", key)


def locales(folders: Iterable[Folder]) -> list[str]:
    """The languages that have texts in some of the folders."""
    return sorted({locale for folder in folders for file in _files(folder) if (locale := _locale(file.name))})


def _files(folder: Folder) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def _locale(name: str) -> str:
    found = _FILE.fullmatch(name)
    return found.group(1) if found else ""
