"""Records of what is printed: one class a kind of component, filled from the content files."""

from __future__ import annotations

from typing import NamedTuple

from serai.kernel.effects import Effect
from serai.kernel.formula import Formula


class Colour(NamedTuple):
    """A colour of dice; white is the neutral one. A secondary colour is mixed from two primary ones."""

    id: str
    kind: str
    dice: int  # in the box
    faces: tuple[int, ...]
    mixed_from: tuple[int, ...]
    source: str


class Pile(NamedTuple):
    """A pile of translators at the top of the board."""

    id: str
    min_value: int  # of a Recruit action
    person: str
    source: str


class Translator(NamedTuple):
    """A translator card: `dispatch` on one side, languages, points and `retired` on the other."""

    id: str
    pile: int  # -1: a starting translator
    room: int  # of a starting translator, else -1
    languages: tuple[int, ...]
    vp: int
    dispatch: Effect
    retired: Effect
    source: str

    @property
    def is_starting(self) -> bool:
        return self.pile < 0


class Scroll(NamedTuple):
    """A scroll; a starting scroll has no track and no immediate effect, but a penalty."""

    id: str
    language: int
    vp: int
    track: int  # -1: a starting scroll
    immediate: Effect
    bonus: Formula
    penalty: Formula
    source: str


class ResourceCard(NamedTuple):
    id: str
    dice: tuple[int, ...]  # by colour
    draw: int
    gold: int
    silver: int
    workers: tuple[int, ...]  # by colour
    bonus: Effect
    source: str


class ActionCard(NamedTuple):
    """An action card, or the action side of a goal card."""

    id: str
    rest: Effect
    work: tuple[Effect, ...]  # separate actions
    printed_die: int  # 0: none
    source: str


class GoalCard(NamedTuple):
    """A goal card: three goals, what lies on it for each, and the action card on its back."""

    id: str
    pile: int
    pile_worker: int
    guild: int
    guild_worker: int
    track: int
    track_die: int
    scroll: int  # the starting scroll that comes with it
    card: int  # its other side
    source: str


class BoardPlace(NamedTuple):
    """A place of the player board from left to right: a slot for an action card, or the player aid (no actions)."""

    id: str
    actions: tuple[int, ...]
    takes_retirees: bool
    is_open: bool  # from the start; otherwise once all goals are met
    rest: Effect  # while no card lies there
    source: str


class ResearchOption(NamedTuple):
    """One of the ways to do a Research action."""

    id: str
    min_value: int
    needs_colour: bool
    gold: int
    effect: Effect
    source: str


class Track(NamedTuple):
    """A research track; places of the lists are levels."""

    id: str
    colour: int
    kind: str
    overflow: Effect
    spaces: tuple[str, ...]
    immediate: tuple[Effect, ...]  # on reaching the level; nothing on a coloured space
    harvest: tuple[Effect, ...]  # what a harvest gives at the level: that of the highest coloured space reached
    vp: tuple[int, ...]
    effects: tuple[Effect, ...]  # as printed
    source: str

    @property
    def top(self) -> int:
        return len(self.vp) - 1


class Room(NamedTuple):
    id: str
    cost: int
    effect: Effect
    gold: int  # with so much, its translator retires
    source: str


class Guild(NamedTuple):
    id: str
    colour: int
    control_vp: int
    consolation: Effect
    source: str


class HouseSpace(NamedTuple):
    """A place for a scroll in the House of Wisdom."""

    id: str
    guild: int
    row: int
    cost: int
    influence: int
    gold: int
    white_dice: int
    source: str


class Location(NamedTuple):
    """A place of the map, clockwise; a black one has a scroll slot. The path leads on to the next."""

    id: str
    is_black: bool
    slot: int  # -1: a white location
    effect: Effect
    path: str
    path_colour: int
    path_bonus: Effect
    source: str


class CaliphCard(NamedTuple):
    id: str
    rewards: tuple[Effect, ...]  # by space, from the top
    source: str


class Plan(NamedTuple):
    """A planning card of the solo opponent."""

    id: str
    colour: int
    value: int
    counts_house: bool  # whether the condition counts scrolls in the House, or translators in rooms
    at_least: int
    first: Effect
    second: Effect
    source: str


class Difficulty(NamedTuple):
    """How the solo opponent starts."""

    id: str
    dice_sum: int
    scroll: int  # a language, or -1
    gold: int  # on that many of the leftmost neutral translators
    house_scroll: int  # the guild whose top scroll gets influence, or -1
    map_scroll: bool  # whether the scroll beside the Neutral marker gets influence
    guild: int  # the guild that gets influence, or -1
    source: str


class DeckPlan(NamedTuple):
    """How the scroll deck is made, from its top to its bottom: scrolls and Caliph cards of each part."""

    id: str
    scrolls: tuple[int, ...]
    caliphs: tuple[int, ...]
