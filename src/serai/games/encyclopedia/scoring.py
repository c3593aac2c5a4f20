"""Final scoring, item by item (EN-SCORE, EN-AUTO-17), and who wins (EN-TIE-01)."""

from __future__ import annotations

from serai.games.encyclopedia.table import Player, Table
from serai.kernel.effects import Call
from serai.kernel.game import ScoreItem
from serai.kernel.message import Message


def score(t: Table, seat: int) -> list[ScoreItem]:
    """The score of a competitor if the game ended now."""
    player = t.players[seat]
    items = [ScoreItem(Message("score-points"), player.points, "EN-COMP-12")]
    items += _automa_items(t, player) if player.is_automa else _player_items(t, player)
    return items


def total(t: Table, seat: int) -> int:
    """All points of a competitor if the game ended now: the sum of `score`, without its items."""
    player = t.players[seat]
    if player.is_automa:
        return sum(item.points for item in score(t, seat))
    book = t.book
    cubes = [published_cubes(t, player, category) for category in range(len(player.loose))]
    cards = [0] * len(book.continents)
    points = player.points
    for animal in player.collection:
        cards[book.animal_continent[animal]] += 1
    for expert in player.tucked:
        cards[book.expert_continent[expert]] += 1
    for expert in player.active:
        cards[book.expert_continent[expert]] += 1
        if book.end_category[expert] >= 0:
            cubes[book.end_category[expert]] += book.end_cubes[expert]
        call = book.end_points[expert]
        if call is not None:
            points += points_per(player, call)
    for count in cubes:
        points += collection_points(t, count) if count else 0
    for count in cards:
        points += collection_points(t, count) if count else 0
    points += player.seals * book.final_seal_points + player.coins // book.final_coins_per_point
    return points + player.tokens * book.final_token_points


def winners(t: Table) -> list[int]:
    """EN-TIE-01: most points, then most Animals in the Collection; else the victory is shared."""
    ranks = [(total(t, seat), len(player.collection)) for seat, player in enumerate(t.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def published_cubes(t: Table, player: Player, category: int) -> int:
    """A player's cubes of a Category on the central board; a "5 cubes" token counts as its cubes."""
    return player.loose[category] + player.fives[category] * t.book.cubes_per_token


def collected_cards(t: Table, player: Player, continent: int) -> int:
    """A player's published Animals and Experts of a continent."""
    book = t.book
    cards = sum(book.animal_continent[animal] == continent for animal in player.collection)
    return cards + sum(book.expert_continent[expert] == continent for expert in player.active + player.tucked)


def _player_items(t: Table, player: Player) -> list[ScoreItem]:
    book = t.book
    items: list[ScoreItem] = []
    for category, name in enumerate(book.category_ids):  # EN-SCORE-01
        cubes = published_cubes(t, player, category)
        for expert in player.active:  # EN-SCORE-03, EN-XPT-07
            if book.end_category[expert] == category:
                cubes += book.end_cubes[expert]
        if cubes:
            message = Message("score-category", {"category": name, "n": cubes})
            items.append(ScoreItem(message, collection_points(t, cubes), "EN-SCORE-01"))
    for continent, name in enumerate(book.continents):  # EN-SCORE-02
        cards = collected_cards(t, player, continent)
        if cards:
            message = Message("score-continent", {"continent": name, "n": cards})
            items.append(ScoreItem(message, collection_points(t, cards), "EN-SCORE-02"))
    for expert in player.active:  # EN-SCORE-04
        call = book.end_points[expert]
        if call is not None:
            message = Message("score-expert", {"expert": book.expert_ids[expert]})
            items.append(ScoreItem(message, points_per(player, call), "EN-SCORE-04"))
    rule = "EN-SCORE-05"
    seals = player.seals * book.final_seal_points
    items.append(ScoreItem(Message("score-seals", {"n": player.seals}), seals, rule))
    coins = player.coins // book.final_coins_per_point
    items.append(ScoreItem(Message("score-coins", {"n": player.coins}), coins, rule))
    tokens = player.tokens * book.final_token_points
    items.append(ScoreItem(Message("score-tokens", {"n": player.tokens}), tokens, rule))
    return items


def collection_points(t: Table, count: int) -> int:
    """What so many cubes of a Category or cards of a continent are worth; the last number counts for all above it."""
    table = t.book.collection_points
    return table[min(count, len(table) - 1)]


def points_per(player: Player, call: Call) -> int:
    """`end_pointsper(counted, unit, points)`."""
    counted, unit, points = call.words
    assert isinstance(unit, int) and isinstance(points, int)
    counts = {
        "coin": player.coins,
        "token": player.tokens,
        "seal": player.seals,
        "expert": len(player.active) + len(player.tucked),
        "reputation-space": player.reputation,
    }
    return counts[str(counted)] // unit * points


def _automa_items(t: Table, player: Player) -> list[ScoreItem]:
    """EN-AUTO-17, EN-AUTO-18: what the Scoring card lists."""
    book = t.book
    animals = [0] * len(book.continents)
    experts = [0] * len(book.continents)
    for animal in player.study:
        animals[book.animal_continent[animal]] += 1
    for expert in player.active + player.tucked:
        experts[book.expert_continent[expert]] += 1
    items: list[ScoreItem] = []
    for id, call in book.scoring[player.scoring]:
        name = call.verb.name
        if name == "continent_product":
            points = sum(a * (a + e) for a, e in zip(animals, experts, strict=True))
        elif name == "expert_groups":
            groups = sorted(experts, reverse=True)
            points = sum(int(each) * n for each, n in zip(call.words, groups, strict=False) if isinstance(each, int))
        else:
            points = points_per(player, call)
        items.append(ScoreItem(Message("score-automa", {"line": id, "effect": call}), points, "EN-AUTO-17"))
    return items
