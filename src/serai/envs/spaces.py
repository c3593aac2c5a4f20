"""What an environment shows of a match, and the Gymnasium spaces of it. The form is chosen by name (`FORMS`):

    flat     one vector of numbers from 0 to 1: what the seat sees as its game's sight lists it (see `fields`)
    masked   the same beside the mask: {"observation": …, "action_mask": …}
    arrays   named arrays of whole numbers, beside the mask
    text     JSON, for language models and for people, beside the mask

The mask says by a 1 which actions are allowed. It is part of every info, too.
"""

from __future__ import annotations

import string
from typing import Any, TypeAlias

from serai.envs.encoding import NOBODY, WORDS, Encoding, Floats, scale_of, text
from serai.envs.episode import EnvError, Episode, Rules
from serai.envs.extras import missing
from serai.envs.layout import load_layout
from serai.kernel.decision import Vocabulary
from serai.kernel.sheet import Field

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("gymnasium") from error

Mask: TypeAlias = "NDArray[np.int8]"

FORMS = ("flat", "masked", "arrays", "text")
LONGEST_TEXT = 200_000
MOST = 2**31 - 1


class Sensing:
    """What an environment tells about its numbers: a base of all of them."""

    _sense: Sense

    @property
    def fields(self) -> list[Field]:
        """Where everything lies in a flat observation: by name, from `start`, `size` numbers."""
        return self._sense.rules.sight.fields

    @property
    def encoding(self) -> Encoding:
        """What the named arrays of an observation mean."""
        return self._sense.encoding

    @property
    def vocabulary(self) -> Vocabulary:
        """What the actions mean: `vocabulary.at(action).id`, `vocabulary[id].index`."""
        return self._sense.vocabulary


class Sense:
    """How the seats of a match perceive: the form of observations, and the spaces."""

    def __init__(self, rules: Rules, form: str, forms: tuple[str, ...] = FORMS) -> None:
        if form not in forms:
            raise EnvError(f"there is no form {form!r} of observations here; forms are {', '.join(forms)}")
        self.rules = rules
        self.form = form
        self.vocabulary = rules.game.vocabulary
        self.sight = rules.sight
        self.scale: Floats = scale_of(self.sight.fields)
        self._forms = forms
        self._encoding: Encoding | None = None
        if form == "arrays":
            self._encoding = self.encoding

    def __reduce__(self) -> tuple[Any, ...]:
        return Sense, (self.rules, self.form, self._forms)

    def __deepcopy__(self, memo: object) -> Sense:
        return self  # never changes

    @property
    def encoding(self) -> Encoding:
        """Of the named arrays; raises LayoutError where a game has none yet."""
        if self._encoding is None:
            self._encoding = Encoding(load_layout(self.rules.game.name))
        return self._encoding

    def observation_space(self) -> spaces.Space[Any]:
        if self.form == "flat":
            return self._flat_space()
        allowed = spaces.Box(0, 1, (len(self.vocabulary),), np.int8)
        return spaces.Dict({"observation": self._seen_space(), "action_mask": allowed})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.vocabulary))

    def flat(self, episode: Episode, seat: int) -> Floats:
        """What a seat sees, as one vector."""
        return self.scaled(np.frombuffer(episode.lane.page(seat), np.uint8))

    def scaled(self, pages: NDArray[np.uint8]) -> Floats:
        """Bytes as numbers from 0 to 1."""
        seen: Floats = pages.astype(np.float32)
        seen *= self.scale
        return seen

    def mask(self, episode: Episode, seat: int, ended: bool = False) -> Mask:
        """Which actions a seat may take; none once the match has ended, or was given up."""
        if ended:
            return np.zeros(len(self.vocabulary), np.int8)
        return np.frombuffer(self.sight.mask(episode.match, seat), np.int8)

    def observe(self, episode: Episode, seat: int, allowed: Mask) -> Any:
        """What a seat perceives, beside a mask unless it is told elsewhere."""
        if self.form == "flat":
            return self.flat(episode, seat)
        return {"observation": self._seen(episode, seat), "action_mask": allowed}

    def _seen(self, episode: Episode, seat: int) -> Any:
        if self.form == "masked":
            return self.flat(episode, seat)
        match = episode.match
        return text(match, seat) if self.form == "text" else self.encoding.named(self.encoding.vector(match, seat))

    def _flat_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.sight.size,), np.float32)

    def _seen_space(self) -> spaces.Space[Any]:
        if self.form == "masked":
            return self._flat_space()
        if self.form == "text":
            return spaces.Text(LONGEST_TEXT, charset=string.printable)
        low = np.full(self.encoding.size, -MOST, np.int32)
        high = np.full(self.encoding.size, MOST, np.int32)
        for field in self.encoding.fields.values():
            part = slice(field.start, field.stop)
            if field.kind == "flag":
                low[part], high[part] = 0, 1
            elif field.kind == "word":
                low[part], high[part] = 0, WORDS + len(self.encoding.layout.words) - 1
            elif field.kind == "number?":
                low[part] = NOBODY
        lows, highs = self.encoding.named(low), self.encoding.named(high)
        return spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.int32) for name in lows})
