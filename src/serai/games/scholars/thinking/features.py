"""What the appraisal looks at: the features of a player, in the order of `Features.names`.

Names of features that there are several of, one for each row of content, carry the id of the row (`level:physics`), so
that more rows are more features.
"""

from __future__ import annotations

from serai.games.scholars.book import Book
from serai.games.scholars.dice import owned
from serai.games.scholars.names import ALL_GOALS, NO_CARD, RECRUIT, SECONDARY, TRANSLATE, VALUES
from serai.games.scholars.scoring import scroll_counts
from serai.games.scholars.table import Player, Table
from serai.games.scholars.thinking.effect_values import EffectValues
from serai.games.scholars.thinking.prospects import Prospects
from serai.games.scholars.thinking.weights import Weights

PLAIN = (
    "one", "silver", "more_silver", "much_silver", "gold", "more_gold", "much_gold", "workers", "more_workers",
    "white_workers", "worker_kinds", "short_of_influence", "hand", "more_hand", "much_hand", "hand_value",
    "hand_primary", "hand_secondary", "hand_kinds", "coloured_dice", "secondary_dice", "white_dice", "many_white",
    "primary_kinds", "coloured_share", "dice_lead", "cards_out", "rest_income", "rest_dice", "employed", "employed_vp",
    "progress", "room_for_gold", "retired", "retired_value", "harvest_value", "control_visits", "present_visits",
    "scroll_influence", "goals", "goal_track", "slot_six", "scrolls", "bonus_room", "chain_ease", "best_scroll",
    "second_scroll", "third_scroll", "planned_scroll", "other_planned", "ready_scroll", "map_scroll", "next_action",
    "second_action", "works_left", "high_dice", "in_house", "free_rooms", "deck",
)  # fmt: skip


class Features:
    """Of one printing of the game."""

    def __init__(self, book: Book, weights: Weights, effects: EffectValues, prospects: Prospects) -> None:
        self._book = book
        self._weights = weights
        self._enough = weights.enough
        self._prospects = prospects
        self._retired = [  # by place of the board
            [effects.of(one.retired) if _is_use(book, place, n) else 0.0 for n, one in enumerate(book.translators)]
            for place in range(len(book.board))
        ]
        self._harvest = [[effects.of(effect) for effect in track.harvest] for track in book.tracks]
        self._secondary = [colour.kind == SECONDARY for colour in book.colours]
        self._rest = [effects.of(card.rest) for card in book.action_cards]
        self._harvests = [  # the track that a card harvests, or -1
            next((n for n, track in enumerate(book.tracks) if card.rest.text == f"harvest({track.id})"), -1)
            for card in book.action_cards
        ]
        self._hand_track = next(n for n, track in enumerate(book.tracks) if n not in self._harvests)
        self._hand_sizes = [effects.hand_size(effect) for effect in book.tracks[self._hand_track].harvest]
        self.names = (
            *PLAIN,
            *(f"free:{place.id}" for place in book.board if place.actions),
            *(f"level:{track.id}" for track in book.tracks),
            *(f"high:{track.id}" for track in book.tracks),
            *(f"control:{guild.id}" for guild in book.guilds),
            *(f"lead:{guild.id}" for guild in book.guilds),
            *(f"influence:{guild.id}" for guild in book.guilds),
            *(f"ready:{card.id}" for card in book.action_cards),
        )

    def rest_value(self, player: Player, card: int) -> float:
        """What a card on the board brings at a Rest."""
        track = self._harvests[card]
        return self._rest[card] if track < 0 else self._harvest[track][player.levels[track]]

    def of(self, t: Table, seat: int) -> list[float]:
        """The features of a player."""
        book = self._book
        enough = self._enough
        player = t.players[seat]
        white = book.white
        hand_value = primary = secondary = high = 0
        kinds = 0
        for die in player.hand:
            colour = die // VALUES
            hand_value += die % VALUES
            high += die % VALUES >= enough.high_die
            kinds |= 1 << colour
            if self._secondary[colour]:
                secondary += 1
            elif colour != white:
                primary += 1
        in_hand = len(player.hand)
        dice = owned(t, seat)
        whites = dice[white]
        every = sum(dice)
        secondaries = 0
        for colour, count in enumerate(dice):
            if self._secondary[colour]:
                secondaries += count
        primary_kinds = 0
        for colour in book.primaries:
            primary_kinds += dice[colour] > 0
        workers = worker_kinds = 0
        for number, count in enumerate(player.workers):
            if book.worker_colours[number] != white:
                workers += count
                worker_kinds += count > 0
        employed = employed_vp = room_for_gold = 0
        progress = 0.0
        for room, owner in enumerate(t.owners):
            if owner == seat and t.rooms[room] != NO_CARD:
                employed += 1
                vp = book.translators[t.rooms[room]].vp
                needed = book.rooms[room].gold
                employed_vp += vp
                progress += t.gold[room] / needed * vp
                room_for_gold += needed - t.gold[room]
        retired = 0
        retired_value = 0.0
        for place, column in enumerate(player.tucked):
            for card in column:
                retired += 1
                retired_value += self._retired[place][card]
        harvest = 0.0
        for track, level in enumerate(player.levels):
            harvest += self._harvest[track][level]
        cards_out = 0
        income = 0.0
        free: list[float] = []
        for place, card in enumerate(player.slots):
            printed = book.board[place]
            if not printed.actions:
                continue
            if card != NO_CARD:
                cards_out += 1
                income += self.rest_value(player, card)
                free.append(0.0)
            else:
                free.append(1.0 if printed.is_open or player.goals == ALL_GOALS else 0.0)
        ready = [0.0] * len(book.action_cards)
        for card in player.cards:
            ready[card] = 1.0
        visits = len(book.caliph_slots) - len(t.caliphs)
        control: list[float] = []
        lead: list[float] = []
        controlled = present = 0
        for guild, count in enumerate(player.guilds):
            if t.control[guild] == seat:
                controlled += 1
                control.append(1.0)
            else:
                control.append(0.0)
                present += count > 0
            most = 0
            for other in range(t.seats):
                if other != seat:
                    most = max(most, t.guilds_of(other)[guild])
            lead.append(float(max(-enough.large_lead, min(enough.large_lead, count - most)) * visits))
        silver, gold = player.silver, player.gold
        white_workers = sum(player.workers) - workers
        counts = scroll_counts(t, seat)
        missing = 0
        for card in player.scrolls[1:]:
            missing += max(0, enough.bonus - book.scrolls[card].bonus.value(counts))
        view = self._prospects.view(t, seat, counts)
        return [
            1.0,
            min(silver, enough.silver),
            min(max(0, silver - enough.silver), enough.silver),
            max(0, silver - 2 * enough.silver),
            min(gold, enough.gold),
            min(max(0, gold - enough.gold), enough.gold),
            max(0, gold - 2 * enough.gold),
            min(workers, enough.workers),
            max(0, workers - enough.workers),
            min(white_workers, enough.workers),
            worker_kinds,
            max(0, enough.silver - player.influence),
            min(in_hand, enough.pair),
            min(max(0, in_hand - enough.pair), enough.pair),
            max(0, in_hand - 2 * enough.pair),
            hand_value,
            primary,
            secondary,
            kinds.bit_count(),
            every - whites,
            secondaries,
            whites,
            max(0, whites - enough.many_white),
            primary_kinds,
            (every - whites) / every if every else 0.0,
            self._dice_lead(t, seat, every - 2 * whites),
            cards_out,
            income,
            min(in_hand, self._hand_sizes[player.levels[self._hand_track]]) if cards_out else 0.0,
            employed,
            employed_vp,
            progress,
            room_for_gold,
            retired,
            retired_value,
            harvest,
            controlled * visits,
            present * visits,
            t.map_influence.count(seat) + t.house_influence.count(seat),
            player.goals.bit_count(),
            min(player.levels[book.goal_cards[player.goal].track], book.constants["goal_level"]),
            player.goals == ALL_GOALS,
            len(player.scrolls),
            missing,
            view.chain_ease,
            view.scrolls[0],
            view.scrolls[1],
            view.scrolls[2],
            view.planned[0],
            view.planned[1],
            view.ready,
            view.on_map,
            view.next_action,
            view.second_action,
            min(in_hand, int(sum(free)), len(player.cards)),
            high,
            len(t.house) - t.house.count(NO_CARD),
            t.rooms.count(NO_CARD),
            len(t.deck),
            *free,
            *[float(level) for level in player.levels],
            *[float(max(0, level - enough.high_level)) for level in player.levels],
            *control,
            *lead,
            *[float(count) for count in player.guilds],
            *ready,
        ]

    def _dice_lead(self, t: Table, seat: int, mine: int) -> int:
        """Over the best other dice sum, as far as it matters."""
        enough = self._enough
        best = -99
        for other in range(t.seats):
            if other < len(t.players):
                if other != seat:
                    dice = owned(t, other)
                    best = max(best, sum(dice) - 2 * dice[self._book.white])
            elif t.automa is not None:
                best = max(best, t.automa.dice_sum)
        return max(-enough.large_lead, min(enough.large_lead, mine - best)) if t.seats > 1 else 0

    def turns_left(self, t: Table) -> float:
        """How many turns a seat still has, as it looks."""
        weights = self._weights
        if t.turns_left >= 0:
            return t.turns_left / t.seats
        cards = max(0.0, len(t.deck) - weights.cards_below_last_caliph)
        return min(weights.most_turns, cards / weights.cards_a_turn / t.seats + weights.last_turns)


def _is_use(book: Book, place: int, translator: int) -> bool:
    """Whether a retired translator is of any use there: some only change a main action."""
    actions = book.board[place].actions
    if book.added[translator]:
        return TRANSLATE not in actions
    if book.alternative[translator] >= 0:
        return book.alternative[translator] not in actions
    return not (book.wild[translator] >= 0 and RECRUIT in actions)
