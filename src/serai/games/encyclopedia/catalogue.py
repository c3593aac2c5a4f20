"""The catalogue: everything printed, in a shape that can be listed, searched and drawn without knowing the rules."""

from __future__ import annotations

from typing import Final, TypedDict

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.names import LOCATIONS, TIMINGS
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.facts import Facts
from serai.kernel.game import Component
from serai.kernel.message import Message

FACTS: Final = Facts()  # what is printed on each kind of component

AnimalFacts = TypedDict(
    "AnimalFacts",
    {"latin": str, "continent": str, "class": str, "diet": str, "habitat": str, "climate": str},
)
FACTS.of("animal")(AnimalFacts)


@FACTS.of("expert")
class ExpertFacts(TypedDict):
    continent: str
    timing: str


@FACTS.of("die", "continent")
class ColourFacts(TypedDict):
    """A die or a continent."""

    colour: str


@FACTS.of("round_token")
class RoundTokenFacts(TypedDict):
    rounds: int


@FACTS.of("die_slot")
class DieSlotFacts(TypedDict):
    position: int


@FACTS.of("reputation_space")
class ReputationFacts(TypedDict):
    space: int


@FACTS.of("location")
class PlaceFacts(TypedDict, total=False):
    """A location: what it gives, by the value of the die or always, and what is kept there."""

    gives: str
    amount: int
    steps: list[tuple[int, int]]  # from which value of the die how much is given
    expert_slots: int
    collection: list[int]  # points by the number of cubes or cards


@FACTS.of("expedition")
class ExpeditionFacts(TypedDict):
    continent: str


@FACTS.of("expedition_space")
class SpaceFacts(TypedDict):
    continent: str
    position: int
    reputation: int
    value: int


class _Publication(TypedDict):
    publication_value: int
    publication_points: int


@FACTS.of("type")
class TypeFacts(_Publication, total=False):
    cost: int
    research_points: int


@FACTS.of("category")
class CategoryFacts(TypedDict):
    type: str


@FACTS.of("behaviour", "scoring")
class AutomaCardFacts(TypedDict):
    difficulty: int


def catalogue(book: Book) -> list[Component]:
    return [
        *(_animal(book, animal) for animal in range(len(book.animal_ids))),
        *(_expert(book, expert) for expert in range(len(book.expert_ids))),
        *(
            Component(id, "die", "", ColourFacts(colour=book.colours[book.die_colour[die]]), ())
            for die, id in enumerate(book.die_ids)
        ),
        *(
            Component(id, "round_token", "", RoundTokenFacts(rounds=book.rounds), _effect(book.round_effect[n]))
            for n, id in enumerate(book.round_ids)
        ),
        *(
            Component(id, "die_slot", "", DieSlotFacts(position=slot + 1), _effect(book.slot_effect[0][slot]))
            for slot, id in enumerate(book.slot_ids)
        ),
        *(
            Component(id, "reputation_space", "", ReputationFacts(space=space), _effect(book.space_bonus[space]))
            for space, id in enumerate(book.reputation_ids)
        ),
        *(Component(id, "location", "", _printed(book)[id], ()) for id in LOCATIONS),
        *_expeditions(book),
        *_words(book),
        *_automa_cards(book),
    ]


def _animal(book: Book, animal: int) -> Component:
    kind, diet, habitat, climate = (book.category_ids[category] for category in book.animal_categories[animal])
    facts: AnimalFacts = {
        "latin": book.animal_latin[animal],
        "continent": book.continents[book.animal_continent[animal]],
        "class": kind,
        "diet": diet,
        "habitat": habitat,
        "climate": climate,
    }
    return Component(book.animal_ids[animal], "animal", book.animal_source[animal], facts, ())


def _expert(book: Book, expert: int) -> Component:
    facts: ExpertFacts = {
        "continent": book.continents[book.expert_continent[expert]],
        "timing": TIMINGS[book.expert_timing[expert]],
    }
    printed = _effect(book.expert_effect[expert])
    lines = (Message(f"fact-{facts['timing']}", {"continent": facts["continent"]}),)
    return Component(book.expert_ids[expert], "expert", book.expert_source[expert], facts, printed, lines)


def _printed(book: Book) -> dict[str, PlaceFacts]:
    """What is printed at each location."""
    return {
        "embassy": {"gives": "token", "steps": _steps(book.embassy_tokens)},
        "bank": {"gives": "coin", "amount": book.bank_coins},
        "university": {"gives": "token", "amount": book.university_tokens, "expert_slots": book.active_experts},
        "academy": {"gives": "reputation", "steps": _steps(book.academy_reputation)},
        "publication": {"gives": "seal", "amount": book.publication_seals, "collection": list(book.collection_points)},
    }


def _steps(by_value: list[int]) -> list[tuple[int, int]]:
    """The values of a die from which an amount is given, as pairs."""
    return [(value, amount) for value, amount in enumerate(by_value) if value and amount != by_value[value - 1]]


def _expeditions(book: Book) -> list[Component]:
    found: list[Component] = []
    for continent, name in enumerate(book.continents):
        found.append(Component(f"expedition-{name}", "expedition", "", ExpeditionFacts(continent=name), ()))
        first, after = book.first_space[continent], book.first_space[continent + 1]
        for space in range(first, after):
            facts: SpaceFacts = {
                "continent": name,
                "position": space - first + 1,
                "reputation": book.space_stars[space],
                "value": book.space_value[space],
            }
            found.append(Component(book.space_ids[space], "expedition_space", "", facts, ()))
    return found


def _words(book: Book) -> list[Component]:
    found = [
        Component(id, "continent", "", ColourFacts(colour=book.colours[number]), ())
        for number, id in enumerate(book.continents)
    ]
    for kind, points in enumerate(book.publication_points):
        facts = TypeFacts(publication_value=book.publication_value[kind], publication_points=points)
        if kind:
            facts["cost"], facts["research_points"] = book.cost[kind - 1], book.research_points[kind - 1]
        found.append(Component(f"type-{kind}", "type", "", facts, ()))
    return found + [
        Component(id, "category", "", CategoryFacts(type=f"type-{book.category_type[number] + 1}"), ())
        for number, id in enumerate(book.category_ids)
    ]


def _automa_cards(book: Book) -> list[Component]:
    found: list[Component] = []
    for card, id in enumerate(book.behaviour_ids):
        lines = book.behaviour_effect[card]
        printed = tuple((f"line:{value}", lines[value]) for value in range(len(lines) - 1, 0, -1))
        found.append(
            Component(id, "behaviour", "", AutomaCardFacts(difficulty=book.behaviour_difficulty[card]), printed)
        )
    for card, id in enumerate(book.scoring_ids):
        scored = tuple(("score", call) for _, call in book.scoring[card])
        found.append(Component(id, "scoring", "", AutomaCardFacts(difficulty=book.scoring_difficulty[card]), scored))
    return found


def _effect(effect: Effect) -> tuple[tuple[str, Effect], ...]:
    return (("effect", effect),) if effect is not NOTHING else ()
