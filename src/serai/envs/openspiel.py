"""OpenSpiel: importing this module registers every game, `pyspiel.load_game("serai_merv_v1(players=3)")`.

    players    how many sit down (default 2)
    seed       which deals there are (default 0)
    settings   settings of the match, `name:value;name:value`

A game begins with eight chance nodes of sixteen outcomes: the digits of the deal. Whenever a choice brings something to
light that nobody knew (dice, a card of a deck), it is followed by another such node, and only then carried out: by its
outcome everything that no player knows is dealt anew first. So no search can foresee what comes, the order of a deck
included. The sixteen outcomes are samples of all that can happen, the same ones whenever the same history is played. A
state can be copied, stored and replayed exactly. Returns are the reward `victory` (see `episode`).

`resample_from_infostate` gives a state that the player cannot tell from the one at hand: what it cannot know is dealt
anew. Its history is that of the original, so it is to be played on, and not to be stored.

The observation tensor is the game's sight, from 0 to 1; `make_observation(game, params={"arrays": True})` has the named
arrays instead. The string of an information state is a digest of everything that the player saw when it had to choose,
of what it chose, and of what it sees now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar

from serai.bots.messages import plain_of
from serai.envs.encoding import Encoding, scale_of, text
from serai.envs.episode import MOST_DECISIONS, EnvError, Episode, Rules
from serai.envs.extras import missing
from serai.envs.layout import load_layout, research_name, version_of
from serai.games import all_names, find_game
from serai.kernel.decision import Option
from serai.kernel.match import Match

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("open_spiel") from error

DIGITS = 8  # of a deal
BASE = 16
OUTCOMES = [(digit, 1 / BASE) for digit in range(BASE)]
DEFAULTS: dict[str, Any] = {"players": 2, "seed": 0, "settings": ""}


class SeraiGame(pyspiel.Game):
    """A game of Serai; each has a class of its own, which says its name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.name
        chosen = {**DEFAULTS, **(params or {})}
        self.rules = Rules(game, chosen["players"], settings=_settings(chosen["settings"]))
        self.seed = chosen["seed"]
        is_zero_sum = self.rules.competitors == chosen["players"]  # no automa among them
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.game.vocabulary),
            max_chance_outcomes=BASE,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type_of(game, is_zero_sum), info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)  # by way of this module, which knows the games

    def new_initial_state(self) -> SeraiState:
        return SeraiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS + MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        """What a player sees, or all it has seen; what is private of it cannot be told apart."""
        if iig_obs_type is None or isinstance(iig_obs_type, Mapping):
            iig_obs_type, params = pyspiel.IIGObservationType(perfect_recall=False), iig_obs_type or params
        whole = iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not whole:
            return None
        if iig_obs_type.perfect_recall:
            return KnowledgeObserver()
        return TableObserver(self.rules, params or {})


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


class SeraiState(pyspiel.State):
    """A moment of a game: the digits of the deal, then choices, and chance where something comes to light."""

    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        self.course = Course(game.rules, game.seed)

    @property
    def episode(self) -> Episode | None:
        return self.course.episode

    def current_player(self) -> int:
        if self.course.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.episode is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.seat is None else self.episode.seat

    def is_terminal(self) -> bool:
        return not self.course.waits_for_chance and self.episode is not None and self.episode.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.num_players()
        return [self.episode.victory(seat) for seat in range(self.num_players())]

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> SeraiState:
        """A state that the player cannot tell from this one; it must be its turn."""
        self.course.knowledge(player_id)  # kept by all copies
        twin: SeraiState = self.clone()
        twin.course.imagine(player_id, str(rng()))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        if self.course.waits_for_chance or self.episode is None:
            return []
        return sorted(self.episode.options())

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.episode is None else 'chance'}:{action:x}"
        return self.course.rules.game.vocabulary.at(action).id

    def __str__(self) -> str:
        """The deal, what followed, and a digest of the table."""
        episode = self.episode
        if episode is None:
            return f"deal {self.course.digits or '-'}"
        followed = self.course.followed
        return f"deal {self.course.digits}\n{' '.join(followed)}\n{episode.match.digest()}"


class Course:
    """The digits that chance has dealt so far, the match once they are complete, and a choice that waits for chance."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.digits = ""
        self.episode: Episode | None = None
        self.followed: list[str] = []  # choices and, behind those that waited for it, the outcome of chance
        self._waiting: Option | None = None
        self._known: dict[int, tuple[int, bytes]] = {}  # by player, up to which position and what
        self._known_now: dict[int, str] = {}  # the same with what is seen now, as long as that stays

    @property
    def waits_for_chance(self) -> bool:
        return self.episode is None or self._waiting is not None

    def apply(self, action: int) -> None:
        """A digit of the deal, a choice, or what chance makes of the one that waits."""
        self._known_now = {}
        if self.episode is None:
            self.digits += f"{action:x}"
            if len(self.digits) == DIGITS:
                self.episode = Episode(self.rules, f"{self.seed}/{self.digits}")
        elif self._waiting is not None:
            chosen, self._waiting = self._waiting, None
            self.followed.append(f"chance:{action:x}")
            seed = f"{self.seed}/{self.digits}/{len(self.followed)}/{action}"
            self.episode = self.episode.going_on(self.episode.match.reshuffled(seed))
            self.episode.choose(chosen.index)
        else:
            before = self.episode.clone()
            reveals = self.episode.match.table.reveals
            self.episode.choose(action)
            chosen = self.rules.game.vocabulary.at(action)
            self.followed.append(chosen.id)
            if self.episode.match.table.reveals != reveals:
                self.episode, self._waiting = before, chosen

    def imagine(self, player: int, seed: str) -> None:
        """Deal anew what a player cannot know."""
        assert self.episode is not None and not self.waits_for_chance
        self._known_now = {}
        self.episode = self.episode.going_on(self.episode.match.determinize(player, seed))

    def knowledge(self, player: int) -> str:
        """A digest of what a player has seen and done, and sees."""
        if self.episode is None:
            return f"seat {player}"
        if player not in self._known_now:
            self._known_now[player] = self._knowledge(self.episode, player)
        return self._known_now[player]

    def _knowledge(self, episode: Episode, player: int) -> str:
        match = episode.match
        position, digest = self._known.get(player, (0, b""))
        if position < match.position:
            entries = match.entries
            for place in range(position, match.position):
                entry = entries[place]
                if isinstance(entry, Option):
                    moment = match.at(place)
                    assert moment.decision is not None
                    if moment.decision.seat == player:
                        digest = _digest(digest, _seen(moment, player), entry.id.encode())
            self._known[player] = (match.position, digest)
        waiting = self._waiting.id if self._waiting is not None and episode.seat == player else ""
        return f"seat {player} {_digest(digest, _seen(match, player), waiting.encode()).hex()}"

    def __deepcopy__(self, memo: object) -> Course:
        twin = Course(self.rules, self.seed)
        twin.digits = self.digits
        twin.episode = self.episode.clone() if self.episode is not None else None
        twin.followed = self.followed[:]
        twin._waiting = self._waiting
        twin._known = self._known.copy()
        twin._known_now = self._known_now.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (self.rules, self.seed, self.digits, self.followed)


def _revived(rules: Rules, seed: int, digits: str, followed: list[str]) -> Course:
    course = Course(rules, seed)
    for digit in digits:
        course.apply(int(digit, BASE))
    for one in followed:
        chance = one.removeprefix("chance:")
        course.apply(int(chance, BASE) if chance != one else rules.game.vocabulary[one].index)
    return course


class LeadEvaluator:
    """For OpenSpiel's searches: what the points of the moment promise each player, instead of a playout to the end.

    A lead of `points` counts as three quarters of a victory.
    """

    def __init__(self, points: float = 20.0) -> None:
        self.points = points

    def evaluate(self, state: SeraiState) -> NDArray[np.float64]:
        """From −1 to 1 for each player; at the end the returns."""
        if state.is_terminal() or state.episode is None:
            return np.array(state.returns())
        leads = np.array([state.episode.lead(seat) for seat in range(state.num_players())])
        return np.tanh(leads / self.points)

    def prior(self, state: SeraiState) -> list[tuple[int, float]]:
        """Every action alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]


class TableObserver:
    """What a player sees now."""

    def __init__(self, rules: Rules, params: Mapping[str, Any]) -> None:
        unknown = set(params) - {"arrays"}
        if unknown:
            raise EnvError(f"there is no observation parameter {unknown.pop()!r}; there is `arrays`")
        self._sight = rules.sight
        self._encoding = Encoding(load_layout(rules.game.name)) if params.get("arrays") else None
        self._scale = scale_of(rules.sight.fields)
        self.tensor = np.zeros(self._encoding.size if self._encoding is not None else self._sight.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}
        if self._encoding is not None:
            self.dict = dict(self._encoding.named(self.tensor))  # type: ignore[arg-type]

    def set_from(self, state: SeraiState, player: int) -> None:
        if state.episode is None:
            self.tensor[:] = 0
        elif self._encoding is not None:
            self.tensor[:] = self._encoding.vector(state.episode.match, player)
        else:
            page = np.frombuffer(self._sight.page(state.episode.match, player), np.uint8)
            np.multiply(page, self._scale, out=self.tensor)

    def string_from(self, state: SeraiState, player: int) -> str:
        return text(state.episode.match, player) if state.episode is not None else ""


class KnowledgeObserver:
    """What a player has seen so far; as a string only."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: SeraiState, player: int) -> None:
        pass

    def string_from(self, state: SeraiState, player: int) -> str:
        return state.course.knowledge(player)


def _seen(match: Match, player: int) -> bytes:
    """What a player sees: the table, and the question if it is its own."""
    decision = match.decision
    asked = decision is not None and decision.seat == player
    offered = [decision.key, *(option.id for option in decision.options)] if decision is not None and asked else []
    return json.dumps([offered, plain_of(match.observe(player))]).encode()


def _digest(*parts: bytes) -> bytes:
    return blake2b(b"\0".join(parts), digest_size=16).digest()


def _settings(text: str) -> dict[str, str]:
    settings: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise EnvError(f"settings={text}: expected name:value;name:value")
        settings[name] = value
    return settings


def game_id(game: str) -> str:
    """The name under which a game is registered; its version is that of the sight."""
    return f"serai_{research_name(game)}_v{version_of(game)}"


def _type_of(game: str, is_zero_sum: bool) -> pyspiel.GameType:
    players = find_game(game).players
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=game_id(game),
        long_name=f"Serai {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = pyspiel.registered_names()
    for game in all_names():
        if game_id(game) not in known:
            own = type(f"Serai{research_name(game).title()}", (SeraiGame,), {"name": game})
            pyspiel.register_game(_type_of(game, is_zero_sum=True), own)


register()
