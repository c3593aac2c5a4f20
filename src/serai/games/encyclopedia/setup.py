"""From content, settings and seed to the first table (EN-SETUP, EN-AUTO-01..04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from serai.games.encyclopedia.book import Book
from serai.games.encyclopedia.dice import return_dice
from serai.games.encyclopedia.names import HUMAN, NO_ACTION, NOTHING_THERE, START
from serai.games.encyclopedia.table import Player, Table
from serai.kernel.chance import Chance
from serai.kernel.game import SOLO, Setting, When
from serai.kernel.match import MatchError

FEWEST = "fewest"  # automas: one in the solo game, else none
EASIEST = "easiest"  # a card of an automa: the easiest one that is left


def make_settings(book: Book) -> tuple[Setting, ...]:
    """What can be chosen for a match: automas with their cards, and the rule switches."""
    counts = tuple(str(count) for count in range(1, book.most_automas + 1))
    cards: list[Setting] = []
    for number in range(1, book.most_automas + 1):
        when = (When(setting="automas", values=counts[number - 1 :]), *(SOLO if number == 1 else ()))
        cards.append(Setting(f"behaviour-{number}", (EASIEST, *book.behaviour_ids), EASIEST, when))
        cards.append(Setting(f"scoring-{number}", (EASIEST, *book.scoring_ids), EASIEST, when))
    return (
        Setting("automas", (FEWEST, *counts), FEWEST),
        *cards,
        Setting("reference-cube-required", ("yes", "no"), "yes"),
        Setting("publication-dice-retrievable", ("no", "yes"), "no"),
        Setting("automa-uses-seals", ("no", "yes"), "no", (When(setting="automas", values=counts), *SOLO)),
    )


def set_up(book: Book, humans: int, chosen: Mapping[str, str], seed: str) -> Table:
    """The table before the starting Animals are taken; raises MatchError."""
    automas = _automas(book, humans, chosen["automas"])
    behaviours = _cards(book.behaviour_ids, [chosen[f"behaviour-{n + 1}"] for n in range(automas)], "Behaviour")
    scorings = _cards(book.scoring_ids, [chosen[f"scoring-{n + 1}"] for n in range(automas)], "Scoring")
    seats = humans + automas
    t = Table()
    t.book = book
    t.story = None
    t.chance = Chance.seeded(seed)
    t.reveals = 0
    t.confirm = False
    t.reference_cube = chosen["reference-cube-required"] == "yes"
    t.retrievable = chosen["publication-dice-retrievable"] == "yes"
    t.automa_seals = chosen["automa-uses-seals"] == "yes"
    t.order = list(range(seats))
    t.chance.shuffle(t.order)
    t.first = t.order[0]
    t.phase = START
    t.round = 0
    t.active = t.order[-1]
    t.left = seats
    t.players = [_player(book) for _ in range(seats)]
    for number in range(automas):
        automa = t.players[humans + number]
        automa.behaviour = behaviours[number]
        automa.scoring = scorings[number]
        t.chance.shuffle(automa.priority)
    for place, seat in enumerate(t.order):  # EN-SETUP-08
        t.players[seat].coins = book.starting_coins[place]
        t.players[seat].tokens = book.starting_tokens[place]
    t.round_tokens = _shuffled(t, len(book.round_ids))
    t.revealed = 0
    t.extra_dice = 0
    t.bank_used = False
    t.spaces = [NOTHING_THERE] * len(book.space_ids)
    t.values = t.places = [0] * len(book.die_ids)
    return_dice(t)
    t.expert_deck = _shuffled(t, len(book.expert_ids))
    t.expert_discard = []
    t.experts = [t.expert_deck.pop() for _ in range(book.experts_on_display[seats])]
    t.animal_deck = _shuffled(t, len(book.animal_ids))
    t.animal_discard = []
    t.animals = [t.animal_deck.pop() for _ in range(book.animals_on_display[seats])]
    t.removed = []
    t.picks = []
    t.waiting = []
    t.gained = []
    t.die = t.colour = t.target = NOTHING_THERE
    t.boost = t.spent = 0
    t.action = NO_ACTION
    return t


def _player(book: Book) -> Player:
    player = Player()
    player.coins = player.tokens = player.seals = player.points = player.reputation = 0
    player.active = []
    player.tucked = []
    player.study = []
    player.cubes = []
    player.collection = []
    player.supply = book.cubes
    player.loose = [0] * len(book.category_ids)
    player.fives = [0] * len(book.category_ids)
    player.behaviour = player.scoring = HUMAN
    player.priority = list(range(len(book.continents)))
    return player


def _shuffled(t: Table, count: int) -> list[int]:
    cards = list(range(count))
    t.chance.shuffle(cards)
    return cards


def _automas(book: Book, humans: int, wanted: str) -> int:
    """EN-SETUP-01, EN-AUTO-01: at least two and at most four competitors."""
    automas = int(humans == 1) if wanted == FEWEST else int(wanted)
    if humans + automas > book.competitors:
        raise MatchError(
            f"{humans} players and {automas} automas are too many: there are boards for {book.competitors}"
        )
    return automas


def _cards(ids: Sequence[str], wanted: Sequence[str], kind: str) -> list[int]:
    """EN-AUTO-02: several automas have different cards."""
    taken = [id for id in wanted if id != EASIEST]
    if len(set(taken)) < len(taken):
        raise MatchError(f"there is one {kind} card of each: {', '.join(taken)} cannot all be used")
    left = [id for id in ids if id not in taken]
    return [ids.index(left.pop(0) if id == EASIEST else id) for id in wanted]
