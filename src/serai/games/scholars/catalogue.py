"""The catalogue: everything printed, in a shape that can be listed, searched and drawn without knowing the rules."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from serai.games.scholars.book import Book
from serai.games.scholars.names import ACTIONS, PLANS, colour_of, value_of
from serai.games.scholars.printed import ActionCard, Scroll, Translator
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.facts import Facts
from serai.kernel.formula import Formula
from serai.kernel.game import Component
from serai.kernel.message import Message
from serai.kernel.state import Plain

Printed = list[tuple[str, Effect | Formula]]


class DieFacts(TypedDict):
    colour: str
    value: int


FACTS: Final = Facts()  # what is printed on each kind of component


@FACTS.of("translator", "starting_translator")
class TranslatorFacts(TypedDict):
    languages: list[str]
    vp: int
    pile: NotRequired[str]
    room: NotRequired[str]  # of a starting translator


@FACTS.of("scroll", "starting_scroll")
class ScrollFacts(TypedDict):
    language: str
    vp: int
    bonus: str
    track: NotRequired[str]
    colour: NotRequired[str]
    penalty: NotRequired[str]  # of a starting scroll


class ActionCardFacts(TypedDict):
    printed_die: NotRequired[DieFacts]


@FACTS.of("goal_card")
class GoalFacts(ActionCardFacts):
    pile: str
    pile_worker: str
    guild: str
    guild_worker: str
    track: str
    track_level: int
    track_die: str
    scroll: str


@FACTS.of("resource_card")
class ResourceFacts(TypedDict):
    dice: dict[str, int]
    draw: int
    gold: int
    silver: int
    workers: dict[str, int]


@FACTS.of("slot")
class SlotFacts(TypedDict):
    actions: list[str]
    retirees: bool
    open: bool


@FACTS.of("research_option")
class ResearchFacts(TypedDict):
    min_value: int
    coloured: bool
    gold: int


@FACTS.of("pile")
class PileFacts(TypedDict):
    min_value: int
    person: str


@FACTS.of("location")
class LocationFacts(TypedDict):
    place: int
    kind: str
    slot: str
    path: str
    path_colour: str
    path_bonus: str


@FACTS.of("guild")
class GuildFacts(TypedDict):
    colour: str
    control_vp: int


@FACTS.of("house_space")
class HouseFacts(TypedDict):
    guild: str
    row: int
    cost: int
    influence: int
    gold: int
    white_dice: int


@FACTS.of("room")
class RoomFacts(TypedDict):
    cost: int
    gold: int


class LevelFacts(TypedDict):
    id: str
    level: int
    effect: str
    vp: int
    immediate: bool


@FACTS.of("track")
class TrackFacts(TypedDict):
    colour: str
    kind: str
    spaces: list[LevelFacts]


@FACTS.of("caliph_card")
class CaliphCardFacts(TypedDict):
    rewards: list[str]


@FACTS.of("caliph_space")
class CaliphSpaceFacts(TypedDict):
    vp: int


@FACTS.of("difficulty")
class DifficultyFacts(TypedDict):
    dice_sum: int


@FACTS.of("planning_card")
class PlanFacts(TypedDict):
    colour: str
    value: int
    counts: str
    at_least: int


def catalogue(book: Book) -> list[Component]:
    return [
        *(_translator(book, one) for one in book.translators),
        *(_scroll(book, scroll) for scroll in book.scrolls),
        *_cards(book),
        *_board(book),
        *_map(book),
        *_house(book),
        *_tracks(book),
        *_caliphs(book),
        *_automa(book),
        *book.seams.components(book),
    ]


def _printed(*parts: tuple[str, Effect]) -> tuple[tuple[str, Effect | Formula], ...]:
    return tuple((place, effect) for place, effect in parts if effect is not NOTHING)


def _translator(book: Book, one: Translator) -> Component:
    languages: list[Plain] = [book.words.languages[language] for language in one.languages]
    facts: dict[str, Plain] = {"languages": languages, "vp": one.vp}
    if one.is_starting:
        facts["room"] = book.rooms[one.room].id
    else:
        facts["pile"] = book.piles[one.pile].id
    spoken = tuple(f"language-{language}" for language in languages)
    lines = (Message("fact-languages", {"languages": spoken}), Message("fact-vp", {"n": one.vp}))
    kind = "starting_translator" if one.is_starting else "translator"
    printed = _printed(("dispatch", one.dispatch), ("retired", one.retired))
    return Component(one.id, kind, one.source, facts, printed, lines)


def _scroll(book: Book, scroll: Scroll) -> Component:
    facts: dict[str, Plain] = {
        "language": book.words.languages[scroll.language],
        "vp": scroll.vp,
        "bonus": scroll.bonus.text,
    }
    lines = [Message("fact-language", {"language": f"language-{book.words.languages[scroll.language]}"})]
    if scroll.track >= 0:
        track = book.tracks[scroll.track]
        facts |= {"track": track.id, "colour": book.colours[track.colour].id}
        lines.append(Message("fact-track", {"track": track.id}))
    lines.append(Message("fact-vp", {"n": scroll.vp}))
    printed: Printed = list(_printed(("immediate", scroll.immediate)))
    if scroll.bonus.text != "0":
        printed.append(("bonus", scroll.bonus))
    if scroll.penalty.text != "0":
        facts["penalty"] = scroll.penalty.text
        printed.append(("penalty", scroll.penalty))
    kind = "scroll" if scroll.track >= 0 else "starting_scroll"
    return Component(scroll.id, kind, scroll.source, facts, tuple(printed), tuple(lines))


def _cards(book: Book) -> list[Component]:
    found = [action_card(book, card) for card in book.action_cards[: book.first_goal_card]]
    for goal in book.goal_cards:
        side = action_card(book, book.action_cards[goal.card])
        facts: dict[str, Plain] = {
            **side.facts,
            "pile": book.piles[goal.pile].id,
            "pile_worker": book.words.workers[goal.pile_worker],
            "guild": book.guilds[goal.guild].id,
            "guild_worker": book.words.workers[goal.guild_worker],
            "track": book.tracks[goal.track].id,
            "track_level": book.constants["goal_level"],
            "track_die": book.colours[goal.track_die].id,
            "scroll": book.scrolls[goal.scroll].id,
        }
        lines = (
            Message("fact-goal-pile", {"pile": facts["pile"], "worker": f"worker-{facts['pile_worker']}"}),
            Message("fact-goal-guild", {"guild": facts["guild"], "worker": f"worker-{facts['guild_worker']}"}),
            Message(
                "fact-goal-track",
                {"track": facts["track"], "n": book.constants["goal_level"], "die": f"die-{facts['track_die']}"},
            ),
            *side.lines,
        )
        found.append(Component(goal.id, "goal_card", goal.source, facts, side.printed, lines))
    for card in book.resource_cards:
        dice = {book.words.colours[n]: count for n, count in enumerate(card.dice) if count}
        workers = {book.words.workers[n]: count for n, count in enumerate(card.workers) if count}
        facts = {"dice": dice, "draw": card.draw, "gold": card.gold, "silver": card.silver, "workers": workers}
        amounts = [*((f"die-{colour}", count) for colour, count in dice.items())]
        amounts += [("gold", card.gold), ("silver", card.silver)]
        amounts += [(f"worker-{colour}", count) for colour, count in workers.items()]
        lines = (Message("fact-resources", {"gains": _amounts(amounts)}), Message("fact-draw", {"n": card.draw}))
        printed = _printed(("bonus", card.bonus))
        found.append(Component(card.id, "resource_card", card.source, facts, printed, lines))
    return found


def _amounts(amounts: list[tuple[str, int]]) -> tuple[Message, ...]:
    return tuple(Message("amount", {"n": count, "what": what}) for what, count in amounts if count)


def action_card(book: Book, card: ActionCard) -> Component:
    """An action card as it is printed."""
    facts: dict[str, Plain] = {}
    lines: tuple[Message, ...] = ()
    if card.printed_die:
        colour = book.colours[colour_of(card.printed_die)].id
        facts["printed_die"] = {"colour": colour, "value": value_of(card.printed_die)}
        lines = (Message("fact-printed-die", {"die": f"die-{colour}", "value": value_of(card.printed_die)}),)
    work = [("work", effect) for effect in card.work]
    return Component(card.id, "action_card", card.source, facts, _printed(*work, ("rest", card.rest)), lines)


def _board(book: Book) -> list[Component]:
    found = []
    for place in book.board:
        facts: dict[str, Plain] = {
            "actions": [ACTIONS[action] for action in place.actions],
            "retirees": place.takes_retirees,
            "open": place.is_open,
        }
        actions = tuple(f"action-{ACTIONS[action]}" for action in place.actions)
        lines = (Message("fact-actions", {"actions": actions}),) if actions else ()
        found.append(Component(place.id, "slot", place.source, facts, _printed(("rest", place.rest)), lines))
    for way in book.research_options:
        facts = {"min_value": way.min_value, "coloured": way.needs_colour, "gold": way.gold}
        needs = Message(
            "fact-research-coloured" if way.needs_colour else "fact-research", {"n": way.min_value, "gold": way.gold}
        )
        found.append(
            Component(way.id, "research_option", way.source, facts, _printed(("effect", way.effect)), (needs,))
        )
    for pile in book.piles:
        facts = {"min_value": pile.min_value, "person": pile.person}
        lines = (Message("fact-min-value", {"n": pile.min_value}),)
        found.append(Component(pile.id, "pile", pile.source, facts, (), lines))
    return found


def _map(book: Book) -> list[Component]:
    found = []
    for number, location in enumerate(book.map):
        facts: dict[str, Plain] = {
            "place": number,
            "kind": "black" if location.is_black else "white",
            "slot": book.map_slots[location.slot] if location.is_black else "",
            "path": location.path,
            "path_colour": book.colours[location.path_colour].id,
            "path_bonus": location.path_bonus.text,
        }
        lines = (Message("fact-deliver"),) if location.is_black else ()
        along = (Message("fact-path", {"colour": facts["path_colour"], "effect": location.path_bonus}),)
        printed = _printed(("effect", location.effect))
        found.append(Component(location.id, "location", location.source, facts, printed, lines + along))
    return found


def _house(book: Book) -> list[Component]:
    found = []
    for guild in book.guilds:
        facts: dict[str, Plain] = {"colour": book.colours[guild.colour].id, "control_vp": guild.control_vp}
        lines = (Message("fact-control", {"n": guild.control_vp}),)
        printed = _printed(("consolation", guild.consolation))
        found.append(Component(guild.id, "guild", guild.source, facts, printed, lines))
    for space in book.house:
        facts = {
            "guild": book.guilds[space.guild].id,
            "row": space.row,
            "cost": space.cost,
            "influence": space.influence,
            "gold": space.gold,
            "white_dice": space.white_dice,
        }
        arguments = {"n": space.cost, "influence": space.influence, "gold": space.gold, "white": space.white_dice}
        found.append(Component(space.id, "house_space", space.source, facts, (), (Message("note-deliver", arguments),)))
    for room in book.rooms:
        facts = {"cost": room.cost, "gold": room.gold}
        lines = (Message("fact-room", {"n": room.cost, "gold": room.gold}),)
        found.append(Component(room.id, "room", room.source, facts, _printed(("effect", room.effect)), lines))
    return found


def _tracks(book: Book) -> list[Component]:
    found = []
    for track in book.tracks:
        spaces: list[Plain] = [
            {
                "id": id,
                "level": level,
                "effect": effect.text,
                "vp": vp,
                "immediate": track.immediate[level] is not NOTHING,
            }
            for level, (id, effect, vp) in enumerate(zip(track.spaces, track.effects, track.vp, strict=True))
        ]
        facts: dict[str, Plain] = {"colour": book.colours[track.colour].id, "kind": track.kind, "spaces": spaces}
        printed: Printed = [(f"level:{level}", effect) for level, effect in enumerate(track.effects)]
        printed.append(("overflow", track.overflow))
        found.append(Component(track.id, "track", track.source, facts, tuple(printed)))
    return found


def _caliphs(book: Book) -> list[Component]:
    found = []
    for card in book.caliph_cards:
        rewards: list[Plain] = [effect.text for effect in card.rewards]
        printed = _printed(
            *((f"space:{id}", effect) for (id, _), effect in zip(book.caliph_spaces, card.rewards, strict=True))
        )
        found.append(Component(card.id, "caliph_card", card.source, {"rewards": rewards}, printed))
    for id, event, source in book.caliph_slots:
        found.append(Component(id, "caliph_slot", source, {}, _printed(("event", event))))
    for id, vp in book.caliph_spaces:
        found.append(Component(id, "caliph_space", "rulebook", {"vp": vp}, (), (Message("fact-vp", {"n": vp}),)))
    return found


def _automa(book: Book) -> list[Component]:
    levels = [
        Component(level.id, "difficulty", level.source, {"dice_sum": level.dice_sum}, ()) for level in book.difficulties
    ]
    return levels + [
        Component(
            plan.id,
            "planning_card",
            plan.source,
            {
                "colour": PLANS[plan.colour],
                "value": plan.value,
                "counts": "house" if plan.counts_house else "employed",
                "at_least": plan.at_least,
            },
            (("first", plan.first), ("second", plan.second)),
            (
                Message("fact-plan-house" if plan.counts_house else "fact-plan-employed", {"n": plan.at_least}),
                Message("fact-plan-value", {"n": plan.value}),
            ),
        )
        for plan in book.plans
    ]
