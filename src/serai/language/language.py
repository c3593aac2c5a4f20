"""The language of one reader: says messages, events, effects and formulas.

How arguments reach a text, for an argument called `card`:

    number      `$card`
    word        `$card` is the word itself, to select by; `$card-text` is the text of that key, which sees the
                arguments of the text around it (so that it can agree with a number) and `$n` = 1 if there is none;
                `$card-the` is the text `the-…` of that key, where it has one: its name with an article
    seat        `$card` is the name, `$card-seat` the number of the seat
    message     `$card`, and the same as `$card-text`
    formula     `$card`, and the same as `$card-text`
    effect      `$card`, the same as `$card-text`, and `$card-sentence` with a capital
    several     `$card` is a list in words, `$card-count` their number

An event has its seat as `$seat`. What has no text is shown as its key, and remembered in `gaps`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files

from serai.kernel.effects import Effect
from serai.kernel.formula import Formula
from serai.kernel.message import Argument, Event, Hidden, Message, SeatName
from serai.language.formulas import points_or_goal
from serai.language.sentences import effect_in_words
from serai.language.texts import Folder, Lazy, Texts, Value

_DEEPEST = 12  # texts inside texts


class Language:
    """Everything that is to be said, in one language."""

    def __init__(self, locale: str, folders: Iterable[Folder] = ()) -> None:
        self.locale = locale
        self.texts = Texts(locale, [files("serai.language") / "text", *folders])
        self.gaps: set[str] = set()  # what somebody wanted to read and has no text, or lacks an argument
        self._effects: dict[str, str] = {}
        self._depth = 0

    # -- saying -------------------------------------------------------------------------------------------------

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words; `names` are those of the seats."""
        arguments = message.arguments
        if isinstance(message, Event) and message.seat >= 0 and "seat" not in arguments:
            arguments = {"seat": SeatName(message.seat), **arguments}
        return self.text(message.key, arguments, names)

    def why(self, event: Event, names: Sequence[str] = ()) -> str:
        """Why something happened, where its text says so apart (`.why`); else nothing."""
        if not self.texts.has_attribute(event.key, "why"):
            return ""
        arguments = event.arguments
        if event.seat >= 0 and "seat" not in arguments:
            arguments = {"seat": SeatName(event.seat), **arguments}
        found = self.texts.format(event.key, self._values(arguments, names), "why")
        return self._checked(f"{event.key}.why", found) if found else ""

    def sentence(self, effect: Effect) -> str:
        """An effect as a sentence, with a capital and no full stop."""
        return capital(self.phrase(effect))

    def phrase(self, effect: Effect) -> str:
        """An effect in words, as a part of a sentence."""
        words = self._effects.get(effect.text)
        if words is None:
            words = self._effects[effect.text] = effect_in_words(self, effect)
        return words

    def formula(self, formula: Formula) -> str:
        """What a formula counts, in words: points, or a goal."""
        return points_or_goal(self, formula)

    def name(self, key: str) -> str:
        """The text of a component or another thing, alone."""
        return self.text(key, {"n": 1})

    def title(self, key: str) -> str:
        """The short title of a text that has one."""
        found = self.texts.format(key, {}, "title")
        return self._checked(f"{key}.title", found) if found else self._gap(f"{key}.title", {}, ())

    def text(self, key: str, arguments: Mapping[str, Argument], names: Sequence[str] = ()) -> str:
        """The text of a key with arguments."""
        if self._depth > _DEEPEST:
            return key
        self._depth += 1
        try:
            found = self.texts.format(key, self._values(arguments, names))
        finally:
            self._depth -= 1
        return self._checked(key, found) if found else self._gap(key, arguments, names)

    def listed(self, items: Sequence[str], joiner: str = "join-and", before: str = "join-comma") -> str:
        """Several texts as one: "a, b and c"."""
        if not items:
            return self.text("nothing", {})
        result = items[0]
        for place, item in enumerate(items[1:], 2):
            key = joiner if place == len(items) else before
            result = self.with_parts(key, a=result, b=item)
        return result

    def with_parts(self, key: str, **parts: str | int) -> str:
        """The text of a key whose arguments are in words already."""
        found = self.texts.format(key, parts)
        return self._checked(key, found) if found else self._gap(key, parts, ())

    # -- asking -------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return key in self.texts

    def missing(self, keys: Iterable[str]) -> list[str]:
        """Those of the keys that have no text."""
        return sorted({key for key in keys if not self.has(key)})

    # -- arguments ----------------------------------------------------------------------------------------------

    def _values(self, arguments: Mapping[str, Argument], names: Sequence[str]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, argument in arguments.items():
            if isinstance(argument, Hidden):
                argument = argument.instead
            if argument is None:
                argument = ""
            if isinstance(argument, int):
                values[name] = argument
            elif isinstance(argument, str):
                values[name] = argument
                values[f"{name}-text"] = self._later(argument, arguments, names)
                values[f"{name}-the"] = self._later(self._with_article(argument), arguments, names)
            elif isinstance(argument, SeatName):
                values[name] = values[f"{name}-text"] = self.seat_name(argument.seat, names)
                values[f"{name}-seat"] = argument.seat
            else:
                values[name] = values[f"{name}-text"] = self._later(argument, arguments, names)
                if isinstance(argument, Effect):
                    values[f"{name}-sentence"] = self._capital_later(argument)
                elif isinstance(argument, tuple):
                    values[f"{name}-count"] = len(argument)
        return values

    def _later(self, argument: Argument, around: Mapping[str, Argument], names: Sequence[str]) -> Lazy:
        return Lazy(lambda: self._in_words(argument, around, names))

    def _capital_later(self, effect: Effect) -> Lazy:
        return Lazy(lambda: self.sentence(effect))

    def _in_words(self, argument: Argument, around: Mapping[str, Argument], names: Sequence[str]) -> str:
        if isinstance(argument, str):
            return self._word_in_words(argument, around, names)
        if isinstance(argument, Message):
            if isinstance(argument, Event):
                return self.say(argument, names)
            return self.text(argument.key, {**around, **argument.arguments}, names)
        if isinstance(argument, Effect):
            return self.phrase(argument)
        if isinstance(argument, Formula):
            return self.formula(argument)
        if isinstance(argument, SeatName):
            return self.seat_name(argument.seat, names)
        if isinstance(argument, tuple):
            return self.listed([self._item_in_words(item, around, names) for item in argument])
        return str(argument)

    def _word_in_words(self, word: str, around: Mapping[str, Argument], names: Sequence[str]) -> str:
        if not word:
            return ""
        if not self.has(word):
            return self._gap(word, {}, names)
        return self.text(word, {"n": 1, **around}, names)

    def _with_article(self, word: str) -> str:
        key = f"the-{word}"
        return key if self.has(key) else word

    def _item_in_words(self, item: Argument, around: Mapping[str, Argument], names: Sequence[str]) -> str:
        if isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], str) and isinstance(item[1], int):
            return self.cost(item[0], item[1])
        return self._in_words(item, around, names)

    def cost(self, word: str, n: int) -> str:
        """A number of something, as in a price: the text `cost-…`, or the number and the name."""
        key = f"cost-{word}"
        return self.text(key if self.has(key) else "amount", {"n": n, "what": word})

    def seat_name(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of who sits there."""
        return names[seat] if 0 <= seat < len(names) else self.text("seat-name", {"n": seat + 1})

    # -- gaps ---------------------------------------------------------------------------------------------------

    def _checked(self, key: str, found: tuple[str, list[str]]) -> str:
        text, errors = found
        for error in errors:
            self.gaps.add(f"{key}: {error}")
        return text

    def _gap(self, key: str, arguments: Mapping[str, Argument], names: Sequence[str]) -> str:
        """What to show where a text is missing: the key, and the arguments as well as they can be said."""
        self.gaps.add(key)
        shown = [
            self._in_words(value, {}, names) if not isinstance(value, str) or self.has(value) else value
            for name, value in arguments.items()
            if name != "n" or len(arguments) > 1
        ]
        return f"{key} ({', '.join(shown)})" if shown else key


def capital(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]
