"""The bot that searches: a tree over its decisions, in many imagined worlds, with short playouts behind its turn.

One iteration imagines a world (what the seat cannot know is dealt anew), walks down the tree of the own decisions of
this turn, and at its edge thinks the turn through (`best_ways`). That orders the options there, and the best way is
played out; then all seats play some turns, each as the greedy bot would but quicker, and the position reached is
appraised. A node opens its options one by one, the most promising first, as it is visited more often (progressive
widening), and between the open ones the upper confidence bound decides. Playouts are few and noisy, so what the turn
alone promised counts like some visits in the mean of an option.

The nth visit of each option of the root happens in the nth world, so that options are compared under the same luck.
The tree below the chosen option is kept for the next decision of the turn, as long as nothing has come to light.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic

from serai.bots.bot import Outlook
from serai.bots.turns import best_ways, is_turn_over
from serai.bots.worth import worth
from serai.kernel.decision import Option
from serai.kernel.match import Match

EXPLORATION = 4.0  # in points
WIDENING = 1.2  # options open after n visits: 1 + WIDENING * sqrt(n)
PLAYOUT_OPENINGS = 3  # that are followed in a turn of a playout
FIRST_IMPRESSION = 4.0  # visits that the promise of the turn alone is worth


class Node:
    """A decision of the own turn, by the options that led to it."""

    __slots__ = ("behind", "children", "order", "points", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # what the visits were worth
        self.points = 0.0  # the scores they promised
        self.order: list[Option] = []  # the most promising first; empty before it was thought through
        self.behind: dict[Option, float] = {}  # by how much the turn promised less with an option than with the best
        self.children: dict[Option, Node] = {}

    def worth_of(self, option: Option) -> float:
        """The mean of an option's visits, its first impression among them."""
        child = self.children[option]
        promised = self.total / self.visits - self.behind.get(option, 0.0)
        return (child.total + FIRST_IMPRESSION * promised) / (child.visits + FIRST_IMPRESSION)


class Valued:
    """An option with what the search thinks of it."""

    __slots__ = ("option", "score", "visits", "worth")

    def __init__(self, option: Option, value: float, score: float, visits: int) -> None:
        self.option = option
        self.worth = value  # the expected lead over the best rival
        self.score = score  # the expected score
        self.visits = visits


class SearchBot:
    """Searches with a budget in iterations, in seconds, or in both, whichever ends first.

    With a budget in iterations only it answers the same each time. `effort` is spent on thinking a turn through at
    the edge of the tree, `playout_effort` on each turn of a playout of `horizon` turns.
    """

    def __init__(
        self,
        seed: str,
        iterations: int = 60,
        seconds: float | None = None,
        effort: int = 90,
        playout_effort: int = 40,
        horizon: int = 4,
    ) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._effort = effort
        self._playout_effort = playout_effort
        self._horizon = horizon
        self._root = Node()
        self._expects: tuple[int, int] | None = None  # position and reveals at which the root of the tree stands

    def choose(self, outlook: Outlook) -> Option:
        options = outlook.decision.options
        if len(options) == 1:
            return options[0]
        choice = self.consider(outlook)[0].option
        self._root = self._root.children.get(choice) or Node()
        self._expects = (outlook.position + 1, outlook.reveals)
        return choice

    def consider(self, outlook: Outlook) -> list[Valued]:
        """The options that were looked at, best first, with the lead over the best rival that each promises."""
        if self._expects != (outlook.position, outlook.reveals) or not _fits(self._root, outlook):
            self._root = Node()
        self._expects = (outlook.position, outlook.reveals)
        root = self._root
        until = None if self._seconds is None else monotonic() + self._seconds
        while root.visits < self._iterations and (until is None or not root.visits or monotonic() < until):
            self._iterate(outlook, root)
            if root.visits > 1 and len(root.order) == 1:
                break
        return _ranked(root)

    def _iterate(self, outlook: Outlook, root: Node) -> None:
        path = [root]
        first: Option | None = None
        world_number = 0
        if root.order:
            first = _selected(root, root.order)
            child = root.children.get(first)
            world_number = child.visits if child is not None else 0
        world = outlook.imagine(f"{self._seed}/{outlook.turn_start}/{outlook.reveals}/{world_number}")
        seat = outlook.seat
        turn_start = world.turn_start
        node = root
        while node.order:
            assert world.decision is not None
            offered = world.decision.options
            if first is not None:
                option: Option = first
                first = None
            else:
                known = [option for option in node.order if option in offered]
                if 2 * len(known) < len(offered):  # another world, another question
                    break
                option = _selected(node, known)
            world.play(option)
            node = node.children.setdefault(option, Node())
            path.append(node)
            if is_turn_over(world, seat, turn_start):
                break
        if not is_turn_over(world, seat, turn_start):
            ways = best_ways(world, self._effort)
            if not node.order:
                node.order = [way.options[0] for way in ways]
                node.behind = {way.options[0]: ways[0].worth - way.worth for way in ways}
            world = ways[0].match
            path.append(node.children.setdefault(ways[0].options[0], Node()))
        world = self._played_on(world)
        value = worth(world, seat)
        points = world.game.appraise(world.table, seat)
        for node in path:
            node.visits += 1
            node.total += value
            node.points += points

    def _played_on(self, world: Match) -> Match:
        """The position some turns further on, everybody playing quick turns."""
        for _ in range(self._horizon):
            if world.decision is None:
                break
            world = best_ways(world, self._playout_effort, PLAYOUT_OPENINGS)[0].match
        return world


def _fits(root: Node, outlook: Outlook) -> bool:
    """Whether a tree that was kept belongs to the decision at hand."""
    return all(option in outlook.decision.options for option in root.order)


def _selected(node: Node, options: list[Option]) -> Option:
    """The open option with the highest upper confidence bound; an open one that was never visited comes first."""
    wide = 1 + int(WIDENING * sqrt(node.visits))
    logarithm = log(node.visits + 1)
    best = options[0]
    highest = -1e18
    for option in options[:wide]:
        child = node.children.get(option)
        if child is None or not child.visits:
            return option
        bound = node.worth_of(option) + EXPLORATION * sqrt(logarithm / child.visits)
        if bound > highest:
            best, highest = option, bound
    return best


def _ranked(root: Node) -> list[Valued]:
    valued = [
        Valued(option, root.worth_of(option), child.points / child.visits, child.visits)
        for option, child in root.children.items()
        if child.visits
    ]
    return sorted(valued, key=lambda one: (-one.worth, -one.visits))
