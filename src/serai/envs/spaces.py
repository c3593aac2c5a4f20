"""The Gymnasium spaces of observations and actions.

An observation is always `{"observation": …, "action_mask": …}`; what stands in the first is chosen by name (`FORMS`):

    arrays   the named arrays of the encoding
    vector   the same as one vector
    text     JSON, for language models and for people
"""

from __future__ import annotations

import string
from typing import Any

from serai.envs.encoding import NOBODY, WORDS, Encoding, mask, text
from serai.envs.episode import EnvError
from serai.envs.extras import missing
from serai.envs.layout import load_layout
from serai.kernel.decision import Vocabulary
from serai.kernel.game import Game
from serai.kernel.match import Match

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

FORMS = ("arrays", "vector", "text")
LONGEST_TEXT = 200_000
MOST = 2**31 - 1


class Sensing:
    """What an environment tells about its numbers: a base of all of them."""

    _sense: Sense

    @property
    def encoding(self) -> Encoding:
        """What the numbers of an observation mean."""
        return self._sense.encoding

    @property
    def vocabulary(self) -> Vocabulary:
        """What the actions mean: `vocabulary.at(action).id`, `vocabulary[id].index`."""
        return self._sense.vocabulary


class Sense:
    """How the seats of a game perceive: the form of observations, and the spaces."""

    def __init__(self, game: Game[Any], form: str) -> None:
        if form not in FORMS:
            raise EnvError(f"there is no form {form!r} of observations; forms are {', '.join(FORMS)}")
        self.form = form
        self.vocabulary = game.vocabulary
        self.encoding = Encoding(load_layout(game.name))

    def observation_space(self) -> spaces.Dict:
        allowed = spaces.Box(0, 1, (len(self.vocabulary),), np.int8)
        return spaces.Dict({"observation": self._seen_space(), "action_mask": allowed})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.vocabulary))

    def observe(self, match: Match, seat: int, ended: bool = False) -> dict[str, Any]:
        """What a seat perceives; nothing may be chosen any more when the match has ended (or was given up)."""
        allowed = mask(match, seat, self.vocabulary)
        if ended:
            allowed[:] = 0
        return {"observation": self._seen(match, seat), "action_mask": allowed}

    def _seen(self, match: Match, seat: int) -> Any:
        if self.form == "text":
            return text(match, seat)
        vector = self.encoding.vector(match, seat)
        return vector if self.form == "vector" else self.encoding.named(vector)

    def _seen_space(self) -> spaces.Space[Any]:
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
        if self.form == "vector":
            return spaces.Box(low, high, dtype=np.int32)
        lows, highs = self.encoding.named(low), self.encoding.named(high)
        return spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.int32) for name in lows})
