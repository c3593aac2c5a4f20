"""Effects: the small language in which cards, tiles and boards say what they do.

    any order    gain(silver,1) & journal(1)
    sequence     place(bank) then gain(coin,5)
    cost → gain  pay(provision:2) -> (acquire(land) & gain(silver,1))
    choice       choose(upgrade(land) | guild(yellow,2))
    repeat       repeat(2, adjust(1))
    optional     maybe(deploy(1))
    nothing      none

`&` binds weakest, then `then`, then `->`. An argument is a number, a word (`land`, `expedition:asia`), or a pair
(`silver:2`). A game registers its verbs with their parameters in a `Verbs` table; parsing checks every call against
it and points to the place of a mistake. Effects are interned: the same text parsed by the same table is the same
object. `perform` runs them, `serai.language` turns them into sentences, `icons` into the strip that is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from serai.kernel.work import STANDING, Work

Pair: TypeAlias = tuple[str, int]
Word: TypeAlias = int | str | Pair

LONGEST_NUMBER: Final = 6  # digits


class Effect:
    """A node of an effect; `text` is its canonical form and its identity."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class Call(Effect):
    """A verb with its arguments."""

    __slots__ = ("pairs", "verb", "words")

    def __init__(self, text: str, verb: Verb, words: tuple[Word, ...]) -> None:
        super().__init__(text)
        self.verb = verb
        self.words = words
        self.pairs: tuple[Pair, ...] = tuple(word for word in words if isinstance(word, tuple))

    @property
    def named(self) -> dict[str, Word | tuple[Word, ...]]:
        """The arguments by the names of the parameters."""
        result: dict[str, Word | tuple[Word, ...]] = {}
        for place, parameter in enumerate(self.verb.parameters):
            if parameter.many:
                result[parameter.name] = self.words[place:]
            elif place < len(self.words):
                result[parameter.name] = self.words[place]
        return result


class Several(Effect):
    """A node with parts: see `AnyOrder`, `InOrder` and `Choice`."""

    __slots__ = ("parts",)

    def __init__(self, text: str, parts: tuple[Effect, ...]) -> None:
        super().__init__(text)
        self.parts = parts


class AnyOrder(Several):
    """All parts, in the order the player likes."""


class InOrder(Several):
    """All parts, from left to right."""


class Choice(Several):
    """Exactly one part."""


class Arrow(Effect):
    """`cost -> gain`: the gain happens only by way of the cost (or, for some verbs, of the trigger)."""

    __slots__ = ("cost", "gain")

    def __init__(self, text: str, cost: Call, gain: Effect) -> None:
        super().__init__(text)
        self.cost = cost
        self.gain = gain


class Repeat(Effect):
    """The same effect several times."""

    __slots__ = ("part", "times")

    def __init__(self, text: str, times: int, part: Effect) -> None:
        super().__init__(text)
        self.times = times
        self.part = part


class Maybe(Effect):
    """An effect that the player may leave out."""

    __slots__ = ("part",)

    def __init__(self, text: str, part: Effect) -> None:
        super().__init__(text)
        self.part = part


NOTHING: Final = AnyOrder("none", ())


class Parameter(NamedTuple):
    """What a verb accepts at one place: numbers, one of some words, or pairs of such a word and a number."""

    name: str
    words: frozenset[str] | None = None  # None: a number
    pairs: bool = False
    optional: bool = False
    many: bool = False  # this and all further arguments

    def accepts(self, word: Word) -> bool:
        if self.words is None:
            return isinstance(word, int) and word >= 0
        if self.pairs:
            return isinstance(word, tuple) and word[0] in self.words and word[1] > 0
        return isinstance(word, str) and word in self.words

    @property
    def wanted(self) -> str:
        if self.words is None:
            return "a number"
        listed = ", ".join(sorted(self.words))
        return f"word:number with one of {listed}" if self.pairs else f"one of {listed}"


def number(name: str = "n") -> Parameter:
    return Parameter(name)


def word(name: str, *words: str, optional: bool = False, many: bool = False) -> Parameter:
    return Parameter(name, frozenset(words), optional=optional, many=many)


def pairs(name: str, *words: str) -> Parameter:
    return Parameter(name, frozenset(words), pairs=True, many=True)


class Verb:
    """A verb of a game: its name, its parameters, and the game's own way of doing it."""

    __slots__ = ("name", "parameters", "work")

    def __init__(self, name: str, parameters: tuple[Parameter, ...], work: Work[Any]) -> None:
        self.name = name
        self.parameters = parameters
        self.work = work

    def complaint(self, words: Sequence[Word]) -> tuple[int, str] | None:
        """What is wrong with these arguments: the place of the first bad one and a sentence."""
        for place, parameter in enumerate(self.parameters):
            given = words[place:] if parameter.many else words[place : place + 1]
            if not given and not parameter.optional:
                return len(words) - 1, f"{self.name}(…) lacks its {parameter.name}: {parameter.wanted}"
            for offset, one in enumerate(given):
                if not parameter.accepts(one):
                    return (
                        place + offset,
                        f"{_shown(one)!r} is no {parameter.name} of {self.name}(…): expected {parameter.wanted}",
                    )
        if len(words) > len(self.parameters) and not (self.parameters and self.parameters[-1].many):
            return len(self.parameters), f"{self.name}(…) takes {len(self.parameters)} arguments"
        return None


class Verbs:
    """The verbs of one game, and the effects parsed with them."""

    def __init__(self) -> None:
        self._verbs: dict[str, Verb] = {}
        self._effects: dict[str, Effect] = {"none": NOTHING}
        self._parsed: dict[str, Effect] = {}

    def add(self, name: str, *parameters: Parameter, work: Work[Any] = STANDING) -> Verb:
        verb = Verb(name, parameters, work)
        self._verbs[name] = verb
        return verb

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def get(self, name: str) -> Verb | None:
        return self._verbs.get(name)

    @property
    def names(self) -> list[str]:
        return sorted(self._verbs)

    def parse(self, text: str) -> Effect:
        """The effect that a text describes; raises `EffectError`."""
        effect = self._parsed.get(text)
        if effect is None:
            effect = self._parsed[text] = _Parser(self, text).whole()
        return effect

    def interned(self, text: str, make: Callable[[], Effect]) -> Effect:
        effect = self._effects.get(text)
        if effect is None:
            effect = self._effects[text] = make()
        return effect

    def call(self, name: str, *words: Word) -> Call:
        """The call of a verb, made from code."""
        effect = self.parse(f"{name}({','.join(_shown(one) for one in words)})")
        assert isinstance(effect, Call)
        return effect


class EffectError(ValueError):
    """A text is not an effect; `column` counts from 1."""

    def __init__(self, text: str, column: int, problem: str) -> None:
        super().__init__(f"{problem} (column {column} of {text!r})")
        self.text = text
        self.column = column
        self.problem = problem


_TOKEN: Final = re.compile(r"\s*(->|[()|&,:]|-?\d+|[A-Za-z_][A-Za-z0-9_-]*)")


class _Parser:
    def __init__(self, verbs: Verbs, text: str) -> None:
        self.verbs = verbs
        self.text = text
        self.tokens: list[tuple[str, int]] = []
        at = 0
        end = len(text.rstrip())
        while at < end:
            found = _TOKEN.match(text, at)
            if found is None:
                at += len(text[at:]) - len(text[at:].lstrip())
                raise EffectError(text, at + 1, f"unexpected {text[at]!r}")
            self.tokens.append((found.group(1), found.start(1) + 1))
            at = found.end()
        self.tokens.append(("", len(text) + 1))
        self.at = 0

    def fail(self, problem: str, column: int | None = None) -> EffectError:
        return EffectError(self.text, self.tokens[self.at][1] if column is None else column, problem)

    @property
    def next(self) -> str:
        return self.tokens[self.at][0]

    def take(self, token: str = "") -> str:
        found = self.next
        if token and found != token:
            raise self.fail(f"expected {token!r}, found {found or 'the end'!r}")
        self.at += 1
        return found

    def whole(self) -> Effect:
        effect = self.any_order()
        if self.next:
            raise self.fail(f"unexpected {self.next!r}")
        return effect

    def any_order(self) -> Effect:
        parts = [self.in_order()]
        while self.next == "&":
            self.take()
            parts.append(self.in_order())
        if len(parts) == 1:
            return parts[0]
        flat = tuple(inner for part in parts for inner in (part.parts if isinstance(part, AnyOrder) else (part,)))
        text = " & ".join(part.text for part in flat)
        return self.verbs.interned(text, lambda: AnyOrder(text, flat))

    def in_order(self) -> Effect:
        parts = [self.arrow()]
        while self.next == "then":
            self.take()
            parts.append(self.arrow())
        if len(parts) == 1:
            return parts[0]
        text = " then ".join(_grouped(part, AnyOrder) for part in parts)
        return self.verbs.interned(text, lambda: InOrder(text, tuple(parts)))

    def arrow(self) -> Effect:
        column = self.tokens[self.at][1]
        left = self.unit()
        if self.next != "->":
            return left
        if not isinstance(left, Call):
            raise self.fail("only a single verb can stand left of '->'", column)
        self.take()
        gain = self.unit()
        text = f"{left.text} -> {_grouped(gain, AnyOrder, InOrder, Arrow)}"
        return self.verbs.interned(text, lambda: Arrow(text, left, gain))

    def unit(self) -> Effect:
        name, column = self.tokens[self.at]
        if name == "(":
            self.take()
            inside = self.any_order()
            self.take(")")
            return inside
        if not name or not (name[0].isalpha() or name[0] == "_"):
            raise self.fail(f"expected an effect, found {name or 'the end'!r}")
        self.take()
        if name == "none" and self.next != "(":
            return NOTHING
        self.take("(")
        if name == "choose":
            return self.choice(column)
        if name == "repeat":
            return self.repeat()
        if name == "maybe":
            part = self.any_order()
            self.take(")")
            text = f"maybe({part.text})"
            return self.verbs.interned(text, lambda: Maybe(text, part))
        return self.call(name, column)

    def choice(self, column: int) -> Effect:
        parts = [self.any_order()]
        while self.next == "|":
            self.take()
            parts.append(self.any_order())
        self.take(")")
        if len(parts) == 1:
            raise self.fail("a choice needs at least two branches", column)
        text = f"choose({' | '.join(part.text for part in parts)})"
        return self.verbs.interned(text, lambda: Choice(text, tuple(parts)))

    def repeat(self) -> Effect:
        times = self.take()
        if not times.isdecimal() or len(times) > 2 or int(times) < 1:
            self.at -= 1
            raise self.fail(f"expected how often to repeat, 1 to 99, found {times[:20]!r}")
        self.take(",")
        part = self.any_order()
        self.take(")")
        text = f"repeat({times}, {part.text})"
        return self.verbs.interned(text, lambda: Repeat(text, int(times), part))

    def call(self, name: str, column: int) -> Effect:
        verb = self.verbs.get(name)
        if verb is None:
            raise self.fail(f"there is no verb {name!r}; known are {', '.join(self.verbs.names)}", column)
        words: list[Word] = []
        columns: list[int] = []
        while self.next != ")":
            if words:
                self.take(",")
            columns.append(self.tokens[self.at][1])
            words.append(self.word())
        self.take(")")
        if complaint := verb.complaint(words):
            place, problem = complaint
            raise self.fail(problem, columns[place] if 0 <= place < len(columns) else column)
        text = f"{name}({','.join(_shown(one) for one in words)})"
        return self.verbs.interned(text, lambda: Call(text, verb, tuple(words)))

    def number(self, token: str) -> int:
        if len(token) > LONGEST_NUMBER:
            self.at -= 1
            raise self.fail(f"no number of a game has more than {LONGEST_NUMBER} digits, found {token[:20]!r}")
        return int(token)

    def word(self) -> Word:
        token = self.take()
        if token.removeprefix("-").isdecimal():
            return self.number(token)
        if not token or not (token[0].isalpha() or token[0] == "_"):
            self.at -= 1
            raise self.fail(f"expected an argument, found {token or 'the end'!r}")
        if self.next != ":":
            return token
        self.take(":")
        amount = self.take()
        if amount.isdecimal():
            return token, self.number(amount)
        if not amount or not amount[0].isalpha():
            self.at -= 1
            raise self.fail(f"expected a number or a word after ':', found {amount or 'the end'!r}")
        return f"{token}:{amount}"


def _shown(word: Word) -> str:
    return f"{word[0]}:{word[1]}" if isinstance(word, tuple) else str(word)


def _grouped(effect: Effect, *kinds: type[Effect]) -> str:
    return f"({effect.text})" if isinstance(effect, kinds) and effect is not NOTHING else effect.text


class Icon(NamedTuple):
    """One sign of the strip that is drawn for an effect.

    `kind` is `verb` (with its arguments), or a sign between verbs: `arrow`, `or`, `then`, `times`, `open`, `close`.
    """

    kind: str
    name: str = ""
    words: tuple[Word, ...] = ()


def icons(effect: Effect) -> Iterator[Icon]:
    """The strip of an effect, from left to right: cost → gain, `/` for a choice, brackets for what is optional."""
    if isinstance(effect, Call):
        yield Icon("verb", effect.verb.name, effect.words)
    elif isinstance(effect, Choice):
        for place, part in enumerate(effect.parts):
            if place:
                yield Icon("or")
            yield from icons(part)
    elif isinstance(effect, Several):
        for place, part in enumerate(effect.parts):
            if place and isinstance(effect, InOrder):
                yield Icon("then")
            yield from icons(part)
    elif isinstance(effect, Arrow):
        yield from icons(effect.cost)
        yield Icon("arrow")
        yield from icons(effect.gain)
    elif isinstance(effect, Repeat):
        yield Icon("times", words=(effect.times,))
        yield from icons(effect.part)
    elif isinstance(effect, Maybe):
        yield Icon("open")
        yield from icons(effect.part)
        yield Icon("close")


def series(effect: Effect) -> tuple[Call, ...]:
    """The single calls of an effect that is a plain sequence; raises ValueError if it is more than that."""
    if isinstance(effect, Call):
        return (effect,)
    if isinstance(effect, (InOrder, AnyOrder)):
        return tuple(call for part in effect.parts for call in series(part))
    raise ValueError(f"'{effect}' must be a sequence of single verbs")


def calls(effect: Effect) -> Iterator[Call]:
    """Every call inside an effect."""
    if isinstance(effect, Call):
        yield effect
    elif isinstance(effect, Several):
        for part in effect.parts:
            yield from calls(part)
    elif isinstance(effect, Arrow):
        yield effect.cost
        yield from calls(effect.gain)
    elif isinstance(effect, (Repeat, Maybe)):
        yield from calls(effect.part)
