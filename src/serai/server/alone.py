"""Alone: the tables of one device, without a server: no network, no store, no processes.

It answers the calls that the page makes, in the same words (`wire`) and shown by the same hand (`presenting`), as far
as they make sense for one device: solo, bots, several people at one screen. Whoever holds it carries calls and feeds to
the page, keeps each table as a text, and lets bots think when there is time. `make static` runs it in a browser.
"""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from os import urandom
from typing import Any, cast

import msgspec

from serai.bots import BOTS, Bot, Outlook, advice, make_bot
from serai.bots.levels import LEVELS
from serai.games import all_names, find_game, is_known
from serai.kernel.guide import LEARNER
from serai.kernel.match import Match, MatchError
from serai.kernel.save import save
from serai.server import catalogues, guiding
from serai.server.alone_kept import DEVICE, Row, Seat, can_be_revived, kept_of, listening, revived, row_of
from serai.server.callers import Caller
from serai.server.fairness import new_secret
from serai.server.imports import match_in, seat_for_me
from serai.server.links import links
from serai.server.live import Deed, LiveTable
from serai.server.outcomes import outcome
from serai.server.presenting import moment_state, summary, table_state
from serai.server.problems import Refused, bad_request, no_game, no_table, not_running, not_yours
from serai.server.sealing import give, sealed_seed
from serai.server.thoughts import forecast_message, hint_messages
from serai.server.wire import (
    Accepted,
    BotRequest,
    Choice,
    ContinueRequest,
    FeedChoice,
    FeedProblem,
    FeedUndo,
    Forecast,
    GuideRequest,
    HintRequest,
    Hints,
    LeaveRequest,
    Me,
    NameChange,
    NewSeat,
    NewTable,
    Problem,
    Rematch,
    RematchRequest,
    ResultInfo,
    TableCreated,
    UndoRequest,
)
from serai.server.wishes import accepted_before, check_choice, check_hint, key_of, take_back

CALLER = Caller(DEVICE)
THINKING = 2.0  # seconds for a hint
TAKES_OVER = "hard"
NOT_HERE = Problem(
    code="not-here", message="This works with a server only.", hint="Here everything stays on one device."
)
_ENCODER = msgspec.json.Encoder()


@dataclass
class _Feed:
    """Somebody who is told of every change of a table."""

    table: str
    viewer: int | None
    lang: str
    since: int | None
    answers: list[str] = field(default_factory=list)


class _Notices:
    shown = ""
    maintenance = ""


class Alone:
    """The tables of this device."""

    notices = _Notices()
    chat = False

    def __init__(self, keep: Callable[[str, str], None], tell: Callable[[str, str], None]) -> None:
        """`keep` puts the text of a table (or of the device) away by its name; `tell` sends a message over a feed."""
        self._keep = keep
        self._tell = tell
        self._name = ""
        self._secret = new_secret()
        self._texts: dict[str, dict[str, Any]] = {}  # as they were kept; a match is loaded when somebody looks
        self._live: dict[str, LiveTable] = {}
        self._feeds: dict[str, _Feed] = {}
        self._waiting: list[str] = []  # tables where a bot has to choose
        self._thought: tuple[str, int, tuple[int, int, int], Bot | None] = ("", 0, (0, 0, 0), None)

    def remember(self, name: str, text: str) -> None:
        """What was kept earlier."""
        kept = json.loads(text)
        if name == DEVICE:
            self._name = str(kept.get("name", ""))
        elif can_be_revived(kept):
            self._texts[name] = kept
            if kept["row"]["status"] == "running":
                self._waiting.append(name)

    # -- what presenting asks of tables -------------------------------------------------------------------------

    def is_connected(self, id: str, seat: object) -> bool:
        return True

    def in_memory(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    # -- calls --------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, query: Mapping[str, str], body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        try:
            answer = self._route(method, path, query, body)
        except Refused as refused:
            return refused.status, _ENCODER.encode(refused.problem).decode()
        except msgspec.DecodeError as error:  # a ValidationError, too
            return 400, _ENCODER.encode(Problem(code="bad-request", message=str(error))).decode()
        if answer is None:
            return 204, ""
        return 200, (answer if isinstance(answer, bytes) else _ENCODER.encode(answer)).decode()

    def _route(self, method: str, path: str, query: Mapping[str, str], body: str) -> Any:
        lang = query.get("lang", "fr")
        match method, path.strip("/").split("/"):
            case "GET", ["me"]:
                return self._me()
            case "PUT", ["me"]:
                self._name = msgspec.json.decode(body, type=NameChange).name.strip()[:40]
                self._keep(DEVICE, json.dumps({"name": self._name}))
                return self._me()
            case "DELETE", ["me"]:
                return self._forget()
            case "GET", ["games"]:
                return catalogues.games(lang)
            case "GET", ["games", game, "catalogue"]:
                return catalogues.catalogue(_known(game), lang)
            case "GET", ["tables"]:
                return self._tables(lang)
            case "POST", ["tables"]:
                return self._create(msgspec.json.decode(body, type=NewTable))
            case "POST", ["tables", "import"]:
                return self._take_in(body)
            case "POST", ["guides"]:
                return self._guide(msgspec.json.decode(body, type=GuideRequest))
            case "GET", ["results"]:
                return self._results(lang)
            case _, ["tables", id, *rest]:
                return self._at_table(method, self._table(id), rest, query, body)
        raise Refused(404, NOT_HERE.code, NOT_HERE.message, NOT_HERE.hint)

    def _at_table(self, method: str, table: LiveTable, rest: list[str], query: Mapping[str, str], body: str) -> Any:
        lang, wanted = query.get("lang", "fr"), query.get("viewer")
        viewer = int(wanted) if wanted is not None else None
        since = int(query["since"]) if "since" in query else None
        match method, rest:
            case "GET", []:
                return table_state(self._tables_here, table, CALLER, table.viewer(CALLER, viewer), lang, since)
            case "GET", ["moments", moment] if moment.isdecimal():
                return self._moment(table, int(moment), viewer, lang)
            case "POST", ["choices"]:
                return self._choose(table, msgspec.json.decode(body, type=Choice))
            case "POST", ["undo"]:
                return self._undo(table, msgspec.json.decode(body, type=UndoRequest))
            case "POST", ["hints"]:
                return self._hints(table, msgspec.json.decode(body, type=HintRequest), lang)
            case "GET", ["forecast"]:
                return self._forecast(table)
            case "GET", ["export"]:
                if table.match is None:
                    raise not_running(table.row.status)
                return save(table.match).encode()
            case "POST", ["continue"]:
                return self._continue(table, msgspec.json.decode(body, type=ContinueRequest))
            case "GET", ["rematch"]:
                return Rematch(table="", invite="", host="", mine=False)
            case "POST", ["rematch"]:
                return self._rematch(table, msgspec.json.decode(body, type=RematchRequest))
            case "POST", ["leave"]:
                return self._leave(table, msgspec.json.decode(body, type=LeaveRequest))
            case "POST", ["seats", number, "bot"] if number.isdecimal():
                return self._seat_bot(table, int(number), msgspec.json.decode(body, type=BotRequest).level)
        raise Refused(404, NOT_HERE.code, NOT_HERE.message, NOT_HERE.hint)

    @property
    def _tables_here(self) -> Any:
        return self  # has what `presenting` asks of the tables of a server

    # -- people and tables --------------------------------------------------------------------------------------

    def _me(self) -> Me:
        from serai.server.fairness import commitment_of

        return Me(name=self._name, account=None, commitment=commitment_of(self._secret))

    def _forget(self) -> None:
        for id in [*self._texts]:
            self._keep(id, "")
        self._keep(DEVICE, "")
        self._texts.clear()
        self._live.clear()
        self._name = ""

    def _table(self, id: str) -> LiveTable:
        table = self._live.get(id)
        if table is None:
            kept = self._texts.get(id)
            if kept is None:
                raise no_table()
            table = self._live[id] = revived(kept)
        return table

    def _tables(self, lang: str) -> list[Any]:
        rows = [
            (row_of(Row, kept["row"]), [row_of(Seat, one) for one in kept["seats"]]) for kept in self._texts.values()
        ]
        rows.sort(key=lambda one: -one[0].updated)
        return [summary(cast(Any, row), cast(Any, seats), self._tables_here, DEVICE, lang) for row, seats in rows]

    def _create(self, wanted: NewTable) -> TableCreated:
        game = find_game(_known(wanted.game))
        if any(seat.kind == "open" for seat in wanted.seats):
            raise Refused(400, NOT_HERE.code, NOT_HERE.message, NOT_HERE.hint)
        try:
            trial = Match(game, len(wanted.seats), "", wanted.settings)
        except (MatchError, ValueError) as error:
            raise Refused(400, "bad-table", str(error)) from None
        automas = set(game.automas(trial.table))
        row = self._new_row(wanted.game, len(wanted.seats), wanted.settings)
        row.allow_hints = wanted.allow_hints is not False
        people = iter(wanted.seats)
        seats = [
            Seat(row.id, number, "automa") if number in automas else self._seat(row.id, number, next(people))
            for number in range(game.seats(trial.table))
        ]
        for seat in seats:
            if seat.kind == "person":
                give(cast(Any, seat), wanted.entropy, "")
        row.seed = sealed_seed(cast(Any, row), cast(Any, seats))
        assert row.seed is not None
        return self._open(row, seats, Match(game, row.players, row.seed, row.settings, listen=True))

    def _seat(self, id: str, number: int, wanted: NewSeat) -> Seat:
        if wanted.kind == "me":
            return Seat(id, number, "person", wanted.name.strip()[:40] or self._name, person=DEVICE)
        if wanted.level not in BOTS:
            raise Refused(400, "no-bot", f"There is no bot {wanted.level!r}.", f"Bots are {', '.join(BOTS)}.")
        return Seat(id, number, "bot", level=wanted.level)

    def _new_row(self, game: str, players: int, settings: dict[str, str]) -> Row:
        now = time.time()
        secret, self._secret = self._secret, new_secret()
        return Row(_new_id(), game, players, dict(settings), secret, now, now)

    def _open(self, row: Row, seats: list[Seat], match: Match) -> TableCreated:
        table = LiveTable(cast(Any, row), cast(Any, seats), match, [match.position])
        self._live[row.id] = table
        self._changed(table)
        return links(cast(Any, row))

    def _take_in(self, text: str) -> TableCreated:
        """A match from a file: of this page, of a server or of the command line. I sit where a person can."""
        match = match_in(text)
        row = self._new_row(match.game.name, match.players, dict(match.settings))
        automas, mine = match.game.automas(match.table), seat_for_me(match)
        seats = [
            Seat(row.id, number, "automa") if number in automas else Seat(row.id, number, "bot", level=TAKES_OVER)
            for number in range(match.game.seats(match.table))
        ]
        seats[mine] = Seat(row.id, mine, "person", self._name, person=DEVICE)
        row.seed, row.base = match.seed, save(match)
        return self._open(row, seats, listening(match))

    def _guide(self, wanted: GuideRequest) -> TableCreated:
        """A table at which a game explains itself; the others there are the weakest bots."""
        game = find_game(_known(wanted.game))
        guide = game.guide
        if guide is None:
            raise Refused(404, "no-guide", f"There is no guide to {wanted.game!r}.", "Its rules are told on the page.")
        match = Match(game, guide.players, guide.seed, guide.settings)
        row = self._new_row(game.name, guide.players, dict(guide.settings))
        automas = game.automas(match.table)
        seats = [
            Seat(row.id, number, "automa") if number in automas else Seat(row.id, number, "bot", level=LEVELS[0])
            for number in range(game.seats(match.table))
        ]
        seats[LEARNER] = Seat(row.id, LEARNER, "person", self._name, person=DEVICE)
        row.seed, row.base = match.seed, save(match)
        return self._open(row, seats, listening(match))

    def _continue(self, table: LiveTable, wanted: ContinueRequest) -> TableCreated:
        match = table.match
        if match is None or not match.origin <= wanted.moment <= match.position:
            raise Refused(409, "no-moment", "There is no such moment in this match.")
        then = match.at(wanted.moment)
        if then.decision is None:
            raise Refused(409, "finished", "At that moment the match was over: there is nothing to continue.")
        own = table.seats_of(CALLER)
        decider = then.decision.seat
        over = table.row.status == "finished"
        if not over and decider not in own:
            raise Refused(
                409, "not-your-decision", "A running match can only be continued from one of your own decisions."
            )
        mine = wanted.seat if wanted.seat is not None else own[0] if over and own else decider
        if not 0 <= mine < len(table.seats) or table.seats[mine].kind == "automa":
            raise bad_request("`seat` is none that a person can take.")
        row = self._new_row(table.row.game, table.row.players, dict(table.row.settings))
        seats = [Seat(row.id, seat.seat, "automa" if seat.kind == "automa" else "bot") for seat in table.seats]
        for seat in seats:
            seat.level = TAKES_OVER if seat.kind == "bot" else ""
        seats[mine] = Seat(row.id, mine, "person", table.seats[mine].name, person=DEVICE)
        start = then if over else then.determinize(mine, row.secret)
        row.seed, row.base = start.seed, save(start)
        return self._open(row, seats, listening(start))

    def _rematch(self, table: LiveTable, wanted: RematchRequest) -> Rematch:
        if table.row.status != "finished":
            raise Refused(409, "running", "The match is still running.", "There is a rematch once it is over.")
        seats = [seat for seat in table.seats if seat.kind != "automa"]
        again = [
            NewSeat(kind="bot", level=seat.level) if seat.kind == "bot" else NewSeat(kind="me", name=seat.name)
            for seat in [*seats[1:], *seats[:1]]
        ]
        made = self._create(
            NewTable(game=table.row.game, seats=again, settings=dict(table.row.settings), entropy=wanted.entropy)
        )
        return Rematch(table=made.table, invite=made.invite, host=self._name, mine=True, opened=True)

    def _leave(self, table: LiveTable, wanted: LeaveRequest) -> None:
        """Nobody else plays here: who leaves a table for good puts it away."""
        own = table.seats_of(CALLER)
        if wanted.seat is not None and wanted.seat not in own:
            raise not_yours()
        left = own if wanted.seat is None else [wanted.seat]
        if set(left) == set(own):
            self._live.pop(table.id, None)
            self._texts.pop(table.id, None)
            self._keep(table.id, "")
            return
        for number in left:
            seat = table.seats[number]
            seat.kind, seat.person, seat.name, seat.level = "bot", None, "", TAKES_OVER
        self._changed(table)

    def _seat_bot(self, table: LiveTable, number: int, level: str) -> None:
        raise Refused(409, "no-seat", "There is no such open seat.")

    # -- playing ------------------------------------------------------------------------------------------------

    def _choose(self, table: LiveTable, choice: Choice) -> Accepted:
        known = accepted_before(table, CALLER, choice)
        if known is not None:
            return known
        check_choice(table, choice)
        self._play(table, choice.seat, choice.option)
        table.keys[key_of(choice)] = Deed(table.version, choice.option)
        return Accepted(version=table.version, repeated=False)

    def _undo(self, table: LiveTable, request: UndoRequest) -> Accepted:
        known = accepted_before(table, CALLER, request)
        if known is not None:
            return known
        take_back(table, request)
        self._moved(table, None)
        table.keys[key_of(request)] = Deed(table.version, None)
        return Accepted(version=table.version, repeated=False)

    def _play(self, table: LiveTable, seat: int, option: str) -> None:
        assert table.match is not None
        table.trail.note(table.match)
        table.match.play(option)
        self._moved(table, seat)

    def _moved(self, table: LiveTable, seat: int | None) -> None:
        assert table.match is not None
        table.row.version += 1
        table.last_seat = seat
        table.positions.append(table.match.position)
        self._changed(table)

    def _changed(self, table: LiveTable) -> None:
        """Keep a table and tell everybody who looks at it."""
        match, row = table.match, table.row
        assert match is not None
        row.updated = time.time()
        row.status = "finished" if match.is_over else "running"
        row.to_choose = match.decision.seat if match.decision is not None else None
        table.changed()
        kept = self._texts[table.id] = kept_of(table)
        self._keep(table.id, json.dumps(kept, ensure_ascii=False))
        if self._bot(table) is not None and table.id not in self._waiting:
            self._waiting.append(table.id)
        for name, feed in list(self._feeds.items()):
            if feed.table == table.id:
                self._show(name, feed)

    # -- bots ---------------------------------------------------------------------------------------------------

    def _bot(self, table: LiveTable) -> Seat | None:
        row = table.row
        if row.status != "running" or row.to_choose is None:
            return None
        seat = table.seats[row.to_choose]
        return cast(Seat, seat) if seat.kind == "bot" and table.seats_of(CALLER) else None

    def think(self) -> bool:
        """Let a bot make the next choice somewhere, first where somebody looks on; whether there is more to think."""
        looked_at = {feed.table for feed in self._feeds.values()}
        self._waiting.sort(key=lambda id: id not in looked_at)
        while self._waiting:
            id = self._waiting[0]
            table = self._table(id) if id in self._texts else None
            seat = self._bot(table) if table is not None and id in looked_at else None
            if table is None or seat is None:  # nobody looks on: it thinks when somebody does
                self._waiting.pop(0)
                continue
            match = table.match
            assert match is not None
            guided = guiding.next_choice(match)
            if guided is not None:
                self._play(table, seat.seat, guided)
                return True
            bot = self._thinker(table, seat, match)
            self._play(table, seat.seat, bot.choose(Outlook(match)).id)
            self._thought = (id, table.version, self._thought[2], bot)
            return True
        return False

    def _thinker(self, table: LiveTable, seat: Seat, match: Match) -> Bot:
        """The bot of a seat: the same one as long as its turn goes on and nothing comes to light, for it has a plan."""
        known = (seat.seat, match.turn_start, match.table.reveals)
        id, version, before, bot = self._thought
        if bot is None or (id, version, before) != (table.id, table.version, known):
            bot = make_bot(seat.level, f"{table.row.secret}/{seat.seat}/{match.position}")
        self._thought = (table.id, table.version, known, bot)
        return bot

    # -- looking ------------------------------------------------------------------------------------------------

    def _moment(self, table: LiveTable, moment: int, viewer: int | None, lang: str) -> Any:
        if table.match is None:
            raise not_running(table.row.status)
        if not 0 <= moment <= table.match.position:
            raise Refused(404, "no-moment", f"Moments are 0 to {table.match.position}.")
        return moment_state(self._tables_here, table, CALLER, table.viewer(CALLER, viewer), lang, moment)

    def _hints(self, table: LiveTable, request: HintRequest, lang: str) -> Hints:
        match = check_hint(table, CALLER, request)
        found = advice.hints(Outlook(match), f"{table.row.secret}/hints/{match.position}", THINKING)
        return Hints(version=table.version, hints=hint_messages(table.row.game, found, lang))

    def _forecast(self, table: LiveTable) -> Forecast:
        match = table.match
        if match is None or table.row.status != "finished":
            raise Refused(409, "running", "How a match went is told once it is over.")
        if table.forecast is None or table.forecast[0] != table.version:
            table.forecast = (table.version, forecast_message(advice.forecast(match)))
        return table.forecast[1]

    def _results(self, lang: str) -> list[ResultInfo]:
        finished = [self._table(id) for id, kept in self._texts.items() if kept["row"]["status"] == "finished"]
        return sorted((self._outcome(table, lang) for table in finished), key=lambda one: -one.updated)

    def _outcome(self, table: LiveTable, lang: str) -> ResultInfo:
        match = table.match
        assert match is not None
        scores = [[(item.rule, item.points) for item in match.score(seat.seat)] for seat in table.seats]
        return outcome(table.row, table.seats, scores, match.game.winners(match.table), DEVICE, lang)

    # -- feeds --------------------------------------------------------------------------------------------------

    def open_feed(self, name: str, table: str, query: Mapping[str, str]) -> None:
        viewer, since = query.get("viewer"), query.get("since")
        feed = _Feed(
            table,
            int(viewer) if viewer is not None else None,
            query.get("lang", "fr"),
            int(since) if since is not None else None,
        )
        try:
            live = self._table(table)
        except Refused as refused:
            self._tell(name, json.dumps({"type": "gone", "reason": refused.problem.message}))
            return
        self._feeds[name] = feed
        if self._bot(live) is not None and table not in self._waiting:
            self._waiting.append(table)
        self._show(name, feed)

    def close_feed(self, name: str) -> None:
        self._feeds.pop(name, None)

    def hear(self, name: str, text: str) -> None:
        """Something sent over a feed: a choice or an undo."""
        feed = self._feeds.get(name)
        if feed is None:
            return
        kind = json.loads(text).get("type")
        if kind not in ("choice", "undo"):  # that somebody looks at the page, say
            return
        wish: FeedChoice | FeedUndo = msgspec.json.decode(text, type=FeedChoice | FeedUndo)
        before = feed.since
        feed.answers.append(wish.key)
        try:
            table = self._table(feed.table)
            if isinstance(wish, FeedChoice):
                self._choose(table, wish)
            else:
                self._undo(table, wish)
        except Refused as refused:
            feed.answers.remove(wish.key)
            problem = FeedProblem(key=wish.key, **msgspec.structs.asdict(refused.problem))
            self._tell(name, _ENCODER.encode(problem).decode())
            return
        if feed.since == before:  # a repeated one changes nothing, and is answered all the same
            self._show(name, feed)

    def _show(self, name: str, feed: _Feed) -> None:
        table = self._table(feed.table)
        eyes = table.viewer(CALLER, feed.viewer)
        state = table_state(self._tables_here, table, CALLER, eyes, feed.lang, feed.since)
        state.answers, feed.answers = feed.answers, []
        feed.since = state.version
        self._tell(name, _ENCODER.encode(state).decode())


def _known(game: str) -> str:
    if not is_known(game):
        raise no_game(game, all_names())
    return game


def _new_id() -> str:
    return urlsafe_b64encode(urandom(16)).decode().rstrip("=")
