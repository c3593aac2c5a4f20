"""OpenSpiel: importing this module registers every game, `pyspiel.load_game("serai_merv_v0(players=3)")`.

    players    how many sit down (default 2)
    seed       which deals there are (default 0)
    settings   settings of the match, `name:value;name:value`

A game begins with eight chance nodes of sixteen outcomes: the digits of the deal. After them everything follows from
the choices, dice and shuffles included, because a match of Serai is its seed and its choices. A state can therefore be
copied, stored and replayed exactly. Returns are the reward `victory` (see `episode`).

The observation tensor is the encoding's vector; `make_observation(game, params={"arrays": True})` has the named arrays
instead. The string of an information state is a digest of everything that the player saw when it had to choose, of
what it chose, and of what it sees now.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar

from serai.envs.encoding import Encoding, text
from serai.envs.episode import MOST_DECISIONS, EnvError, Episode, Rules
from serai.envs.extras import missing
from serai.envs.layout import has_layout, load_layout, research_name
from serai.games import all_names, find_game
from serai.kernel.decision import Option

try:
    import numpy as np
    import pyspiel
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
        self.encoding = Encoding(load_layout(game))
        seats = self.rules.game.seats(Episode(self.rules, "").match.table)
        is_zero_sum = seats == chosen["players"]  # no automa among them
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
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        """What a player sees, or all it has seen; what is private of it cannot be told apart."""
        if iig_obs_type is None or isinstance(iig_obs_type, Mapping):
            iig_obs_type, params = pyspiel.IIGObservationType(perfect_recall=False), iig_obs_type or params
        whole = iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not whole:
            return None
        if iig_obs_type.perfect_recall:
            return KnowledgeObserver()
        return TableObserver(self.encoding, params or {})


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


class SeraiState(pyspiel.State):
    """A moment of a game: first the digits of the deal, then the match."""

    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        self.deal = Deal(game.rules, game.seed)

    @property
    def episode(self) -> Episode | None:
        return self.deal.episode

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.seat is None else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.num_players()
        return [self.episode.victory(seat) for seat in range(self.num_players())]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.options()) if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.deal.add(action)
        else:
            self.episode.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action:x}"
        return self.deal.rules.game.vocabulary.at(action).id

    def __str__(self) -> str:
        """The deal, the choices, and a digest of the table."""
        episode = self.episode
        if episode is None:
            return f"deal {self.deal.digits or '-'}"
        chosen = " ".join(entry.id for entry in episode.match.entries if isinstance(entry, Option))
        return f"deal {self.deal.digits}\n{chosen}\n{episode.match.digest()}"


class Deal:
    """The digits that chance has dealt so far, and the match once they are complete."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.digits = ""
        self.episode: Episode | None = None
        self._known: dict[int, tuple[int, bytes]] = {}

    def add(self, digit: int) -> None:
        self.digits += f"{digit:x}"
        if len(self.digits) == DIGITS:
            self.episode = Episode(self.rules, f"{self.seed}/{self.digits}")

    def knowledge(self, player: int) -> str:
        """A digest of what a player has seen and done, and sees."""
        if self.episode is None:
            return f"seat {player}"
        match = self.episode.match
        position, digest = self._known.get(player, (0, b""))
        entries = match.entries
        for place in range(position, match.position):
            moment, entry = match.at(place), entries[place]
            assert moment.decision is not None and isinstance(entry, Option)
            if moment.decision.seat == player:
                digest = _digest(digest, text(moment, player), entry.id)
        self._known[player] = (match.position, digest)
        return f"seat {player} {_digest(digest, text(match, player)).hex()}"

    def __deepcopy__(self, memo: object) -> Deal:
        twin = Deal(self.rules, self.seed)
        twin.digits = self.digits
        twin.episode = self.episode.clone() if self.episode is not None else None
        twin._known = self._known.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        entries = self.episode.match.entries if self.episode is not None else []
        chosen = [entry.index for entry in entries if isinstance(entry, Option)]
        return _revived, (rules.game.name, rules.players, dict(rules.settings), self.seed, self.digits, chosen)


def _revived(game: str, players: int, settings: dict[str, str], seed: int, digits: str, chosen: list[int]) -> Deal:
    deal = Deal(Rules(game, players, settings=settings), seed)
    for digit in digits:
        deal.add(int(digit, BASE))
    for action in chosen:
        assert deal.episode is not None
        deal.episode.choose(action)
    return deal


class TableObserver:
    """What a player sees now."""

    def __init__(self, encoding: Encoding, params: Mapping[str, Any]) -> None:
        unknown = set(params) - {"arrays"}
        if unknown:
            raise EnvError(f"there is no observation parameter {unknown.pop()!r}; there is `arrays`")
        self._encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        named = dict(encoding.named(self.tensor)) if params.get("arrays") else {}  # type: ignore[arg-type]
        self.dict: dict[str, Any] = named or {"observation": self.tensor}

    def set_from(self, state: SeraiState, player: int) -> None:
        episode = state.episode
        self.tensor[:] = 0 if episode is None else self._encoding.vector(episode.match, player)

    def string_from(self, state: SeraiState, player: int) -> str:
        return text(state.episode.match, player) if state.episode is not None else ""


class KnowledgeObserver:
    """What a player has seen so far; as a string only."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: SeraiState, player: int) -> None:
        pass

    def string_from(self, state: SeraiState, player: int) -> str:
        return state.deal.knowledge(player)


def _digest(*parts: str | bytes) -> bytes:
    joined = b"\0".join(part if isinstance(part, bytes) else part.encode() for part in parts)
    return blake2b(joined, digest_size=16).digest()


def _settings(text: str) -> dict[str, str]:
    settings: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise EnvError(f"settings={text}: expected name:value;name:value")
        settings[name] = value
    return settings


def game_id(game: str) -> str:
    """The name under which a game is registered; its version is that of the layout."""
    return f"serai_{research_name(game)}_v{load_layout(game).version}"


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
    """Make every game that has a layout known to OpenSpiel."""
    known = pyspiel.registered_names()
    for game in filter(has_layout, all_names()):
        if game_id(game) not in known:
            own = type(f"Serai{research_name(game).title()}", (SeraiGame,), {"name": game})
            pyspiel.register_game(_type_of(game, is_zero_sum=True), own)


register()
