"""What goes over the wire: the messages between the page (or any program) and the server.

These structs are the only description of the protocol: Litestar derives the OpenAPI document from them, and the types
of the page are generated from that document. Sentences are rendered for the viewer's language on the way out, from the
same texts as the command line; ids and keys stay beside them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Locale = Literal["fr", "en"]
PROGRAM = "program:"  # before the name of a program that plays a seat
SeatKind = Literal["person", "open", "bot", "automa"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of all messages."""


# -- games --------------------------------------------------------------------------------------------------------


class SettingWhen(Struct):
    """Where a setting matters: with so many players, or where another setting has one of some values."""

    players: list[int]  # with how many players; none: that does not decide
    setting: str  # the name of another setting; empty: none
    values: list[str]  # the values of that setting


class SettingInfo(Struct):
    name: str
    title: str
    values: list[str]
    value_titles: list[str]
    default: str
    means: str = ""  # what it is about, in a sentence
    when: list[SettingWhen] = []  # it matters where any of these holds; always, if there is none


class ExpansionInfo(Struct):
    name: str
    title: str


class GameInfo(Struct):
    """A game, alone or with expansions: a game of its own, by the name that tables have."""

    name: str
    base: str  # the name of the game alone
    expansions: list[ExpansionInfo]  # with which it is played here
    title: str
    description: str
    players: list[int]
    settings: list[SettingInfo]
    stage: str  # alpha, beta or stable
    bots: list[str] = []  # the levels of bots for people, the strongest last
    programs: list[str] = []  # levels of programs that this server offers beside them: `program:` and a name
    guided: bool = False  # whether it has a guide


class IconInfo(Struct):
    """One sign of a strip. `kind` is verb, arrow, or, then, times, open or close in an effect; in a formula it is
    count (`name` is what is counted) or text (`name` is written as it is)."""

    kind: str
    name: str
    words: list[str]


class EffectInfo(Struct):
    """An effect of a component: where it stands (`die`, `immediate`, …), its sentence, its strip."""

    place: str
    sentence: str
    line: str  # the sentence with where it stands
    icons: list[IconInfo]


class ComponentInfo(Struct):
    """A card, tile, board space or other component, as printed: enough to draw it."""

    id: str
    kind: str
    name: str
    source: str
    facts: dict[str, Any]  # the game's own numbers, words and strips: tags, price, needs …
    effects: list[EffectInfo]
    lines: list[str]  # what else is printed, in words
    told: list[str]  # the same, as 0.1 called it: for pages and programs of then, until 0.3


class RuleInfo(Struct):
    id: str
    title: str
    text: str


class ChapterInfo(Struct):
    """A chapter of the rules. A line of its text that begins with `- ` is an item of a list; rule ids are links."""

    id: str
    title: str
    text: str
    rules: list[str]  # ids


class Catalogue(Struct):
    """Everything printed of a game, in one language."""

    game: str
    components: list[ComponentInfo]
    rules: list[RuleInfo]
    chapters: list[ChapterInfo]  # of the rules, as they are read; none where a game has no chapters


# -- tables and seats ---------------------------------------------------------------------------------------------


class NewSeat(Struct):
    """A seat of a new table: `me` (the creator, or another person on the same device with a name), `open` by link,
    or a `bot` of a level."""

    kind: Literal["me", "open", "bot"] = "open"
    name: str = ""
    level: str = "random"


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    settings: dict[str, str] = {}
    clock_seconds: int = 0  # 0: no clock; else the time bank of each seat
    clock_forfeits: bool = False
    clock_increment: int = 0  # seconds that the end of a turn adds to the time bank
    clock_turn: int = 0  # seconds that each turn has of its own, before the time bank is touched
    entropy: str = ""  # the creator's part of the dice, given openly
    commitment: str = ""  # or the SHA-256 of it, to be revealed once all seats have committed
    allow_spectators: bool = True
    allow_hints: bool | None = None  # by default at one device, not with people elsewhere
    allow_several: bool = False  # whether one person may take several seats by the link


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    level: str
    mine: bool
    connected: bool
    clock_left: float | None  # seconds
    look: int = 0  # its emblem and colour: 0 crane, 1 lion, 2 cypress, 3 moon
    conceded: bool = False  # whoever sat there last gave it up
    joined: int = 0  # the version at which whoever sits there came
    token: bool = False  # whether a program may play this seat of mine


class TableSummary(Struct):
    """A table in my list."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    to_choose: int | None
    my_turn: bool
    version: int
    updated: float
    guided: bool = False  # opened to learn the game: its guide is told there


class TableCreated(Struct):
    table: str
    invite: str  # path of the link by which others sit down
    spectate: str  # path of the link by which others look on


class ResultSeat(Struct):
    seat: int
    kind: SeatKind
    name: str
    mine: bool
    total: int
    won: bool
    conceded: bool = False  # whoever sat there last gave it up


class ResultSource(Struct):
    """Points of my (first) seat by the rule that gave them."""

    rule: str
    title: str
    points: int


class ResultInfo(Struct):
    """How a match of mine ended."""

    table: str
    game: str
    title: str
    updated: float
    seats: list[ResultSeat]
    sources: list[ResultSource]
    ended: Literal["", "conceded", "abandoned"] = ""  # how it ended before its end, if it did


class RematchRequest(Struct):
    """Once more, with my part of the dice: given openly, or the commitment to it."""

    entropy: str = ""
    commitment: str = ""


class Rematch(Struct):
    """The rematch of a table: all empty while there is none. `table` is told to who sits there already."""

    table: str
    invite: str
    host: str
    mine: bool
    opened: bool = False  # by this very call


class JoinRequest(Struct):
    name: str = ""
    seat: int | None = None
    entropy: str = ""  # my part of the dice, given openly
    commitment: str = ""  # or the SHA-256 of it, to be revealed once all seats have committed


class DicePart(Struct):
    """My part of the dice: the commitment to it, or, once `Fairness.sealed` is told, the part itself."""

    round: int
    commitment: str = ""
    entropy: str = ""


class SettingShown(Struct):
    """A setting of a table in words."""

    name: str
    title: str
    value: str
    value_title: str


class Invitation(Struct):
    """What the link to a table shows before one sits down; the commitment comes before one's own entropy."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    open_seats: list[int]
    commitment: str
    settings: list[SettingShown] = []  # what is played by: also the free undo
    clock_seconds: int = 0
    clock_forfeits: bool = False
    clock_increment: int = 0  # seconds that the end of a turn adds to the time bank
    clock_turn: int = 0  # seconds that each turn has of its own, before the time bank is touched
    hints: bool = False
    spectators: bool = True
    round: int = 1  # how often parts of the dice were asked for
    moment: int = 0  # how many choices were made already: the dice were settled without who comes later


class LobbyTable(Struct):
    """A table that waits for anybody."""

    invite: str
    info: Invitation  # what is played there, and who sits


class LobbyInfo(Struct):
    """The open lobby, if this server has one."""

    open: bool  # whether there is a lobby
    tables: list[LobbyTable]  # the newest first


class ListRequest(Struct):
    """The host puts a waiting table into the lobby, or takes it out; then its link is another one."""

    listed: bool = True  # false: take it out


class LeaveRequest(Struct):
    """Leave a seat (all of mine by default): who takes it. While a table waits for people it is open again anyway."""

    seat: int | None = None
    successor: Literal["bot", "host", "open"] = "bot"


class Vote(Struct):
    """People decide whether a bot takes the seat of somebody who is absent."""

    seat: int
    ayes: list[int]  # seats of who agrees
    needed: int


class VoteRequest(Struct):
    """I am for it, or against it: then it is over."""

    seat: int
    agree: bool = True


class ConcedeRequest(Struct):
    """I give up a seat of mine: with two players that ends the match, with more a bot plays on."""

    seat: int


class Ballot(Struct):
    """People decide whether to abandon the match: all of them must agree."""

    ayes: list[int]  # seats of who agrees
    needed: int  # how many people must agree


class AbandonRequest(Struct):
    """I am for abandoning the match, or against it: then it is played on."""

    agree: bool = True  # false: the match is played on


class ChatLine(Struct):
    """Something that somebody said: words, or the key of a phrase that everybody reads in their language."""

    number: int  # of the line at this table, from 1
    seat: int
    name: str  # of who said it, then
    mine: bool
    phrase: str  # the key of a phrase; empty where it is said in words
    text: str  # the words
    time: float  # when, in seconds since 1970


class ChatLog(Struct):
    """What was said at a table."""

    lines: list[ChatLine]  # in order; without those of people whom I have muted
    muted: list[int]  # seats of people whom I do not hear
    phrases: list[str]  # the keys of all phrases
    open: bool  # whether the host lets people talk


class ChatRequest(Struct):
    """Words, or the key of a phrase."""

    text: str = ""  # at most 300 characters
    phrase: str = ""  # the key of a phrase


class ChatSwitch(Struct):
    """The host lets people talk, or not."""

    open: bool  # whether they may


class MuteRequest(Struct):
    """I do not want to hear somebody, at any table; or I do again."""

    muted: bool = True  # false: hear them again


class BotRequest(Struct):
    """The host puts a bot on an open seat."""

    level: str = "random"


class ContinueRequest(Struct):
    """A new solo table from a moment of another one; `seat` is mine there (default: the one I had, or who decides)."""

    moment: int
    seat: int | None = None
    entropy: str = ""


class GuideRequest(Struct):
    """A new table at which a game explains itself."""

    game: str
    entropy: str = ""  # my part of the dice, as at any table; those of the guide are the same for everybody


# -- the running match --------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    id: str
    text: str
    note: str
    touches: list[str]  # component ids to highlight
    icons: list[IconInfo] = []  # the strip of the effect that it carries out, if it does
    facts: dict[str, Any] = {}  # what the note is made of, by name: numbers, components, parts of it in words


class RefusalInfo(Struct):
    id: str
    text: str
    touches: list[str]
    reason: str
    rule: str


class DecisionInfo(Struct):
    """The question to be answered. Options and refusals are there only for who answers it."""

    seat: int
    key: str
    rule: str
    question: str
    options: list[OptionInfo]
    refusals: list[RefusalInfo]


class EventInfo(Struct):
    """Something that happened, as this viewer may know it. `moment` is the version at which it was told.

    `text` is empty where nothing is worth telling; `why` is the reason that an automa had.
    """

    moment: int
    seat: int
    key: str
    rule: str
    text: str
    touches: list[str]
    why: str = ""


class ScoreLine(Struct):
    text: str
    points: int
    rule: str


class SeatScore(Struct):
    seat: int
    total: int
    lines: list[ScoreLine]


class RulesChange(Struct):
    """The server was updated during a match: by which version of the rules it is played from a moment on, since when.

    Some choices of the turn that was being played may not have been possible any more: they were taken back.
    """

    moment: int
    rules_version: int
    time: float
    taken_back: int


class UndoInfo(Struct):
    possible: bool
    reason: str  # why not, if not
    takes_back: str = ""  # the choice that it would take back, in words
    reach: int = -1  # the earliest moment that it leads to, choice by choice; -1 where it is not possible
    stop: str = ""  # why it leads no further


class GuideInfo(Struct):
    """Where somebody stands in the guide of a game, at a table that was opened for it."""

    step: int  # how many steps are done
    steps: int  # how many there are
    option: str = ""  # what to choose now; empty while others choose, after the last step, and astray
    text: str = ""  # why, or at the end what is worth knowing from there on
    astray: bool = False  # something else was chosen; an undo leads back into the guide


class Fairness(Struct):
    """How the dice are settled (docs/api.md): the commitment from the start; once nobody is missing, what was sealed;
    once the match is over, the secret, all parts and the seed. The table waits for the parts of the seats `missing`.
    """

    commitment: str
    secret: str | None
    contributions: list[str] | None
    seed: str | None
    scheme: int = 2  # 1: begun before seats committed
    round: int = 1  # how often parts were asked for
    sealed: str | None = None
    missing: list[int] = []


class TableState(Struct, tag="state", tag_field="type"):
    """Everything one viewer may know of a table at one version."""

    table: str
    version: int  # how many choices (and undos) were accepted
    moment: int  # position in the match
    game: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    viewer: int | None  # the seat through whose eyes this is seen; None for a spectator
    observation: dict[str, Any] | None  # the game's view; None while waiting
    consequences: dict[str, Any] | None  # what follows from it by the rules, if the game says so
    decision: DecisionInfo | None
    scores: list[SeatScore]
    events: list[EventInfo]  # since the version that the viewer said to have seen
    undo: UndoInfo
    winners: list[int]
    fairness: Fairness
    events_after: int = -1  # `events` is all that was told after this moment: forget what you had with a later one
    host: bool = False  # whether the table is mine to host
    invite: str = ""  # the paths of the links, for who sits here
    spectate: str = ""
    clock_seconds: int = 0
    clock_forfeits: bool = False
    clock_increment: int = 0  # seconds that the end of a turn adds to the time bank
    clock_turn: int = 0  # seconds that each turn has of its own, before the time bank is touched
    vote: Vote | None = None
    abandon: Ballot | None = None  # while somebody asks to abandon the match
    ended: Literal["", "conceded", "abandoned"] = ""  # how the match ended before its end, if it did
    listed: bool = False  # whether it waits in the open lobby
    chat: bool = False  # whether people talk at this table
    said: int = 0  # how many lines of chat there are, for who sits here
    settings: dict[str, str] = {}
    notice: str = ""  # what whoever runs the server tells everybody
    paused: bool = False  # the server is closed for maintenance: nobody chooses, no clock runs
    hints: bool = False  # whether hints may be asked for at this table
    guide: GuideInfo | None = None  # where I stand in the guide of the game, at a table that was opened for it
    answers: list[str] = []  # over a feed: the keys of what was sent over it, was accepted, and shows here first
    rules_changes: list[RulesChange] = []
    playable_from: int = 0  # moments before were played by earlier rules: they can be seen, not played on from
    table_of: int | None = None  # where the table of a moment was not kept: the moment whose table is shown instead


class Heartbeat(Struct, tag="heartbeat", tag_field="type"):
    version: int


class Gone(Struct, tag="gone", tag_field="type"):
    """The feed ends: why, in words."""

    reason: str


class Choice(Struct):
    """A choice: for a seat, at a version, with a key of the sender's that makes a retry harmless."""

    seat: int
    option: str
    version: int
    key: str


class UndoRequest(Struct):
    seat: int
    version: int
    key: str


class Accepted(Struct):
    """The answer to a POST: the version that it led to; `repeated` if the same key had been accepted before."""

    version: int
    repeated: bool


class HintRequest(Struct):
    seat: int
    version: int


class HintChange(Struct):
    """A line of somebody's score that would be more, or less, by the end of the turn."""

    seat: int
    points: int  # by how many it would be more
    text: str  # the line as it would be read then


class HintInfo(Struct):
    """What the hard bot thinks of an option: the final score that the seat may expect, and its lead then."""

    option: str
    score: float
    lead: float
    visits: int
    changes: list[HintChange] = []


class Hints(Struct):
    """The most promising options of a decision, best first."""

    version: int
    hints: list[HintInfo]


class ForecastMoment(Struct):
    """The start of a turn: whose (None at the end of the match), and the final score that each seat could expect.

    Where it was measured for the game how far that is off: between `low` and `high` lie four of five final scores, and
    `chances` are those to win; else these are empty.
    """

    moment: int
    seat: int | None
    scores: list[float]
    low: list[float] = []  # by seat: one final score in ten lies below
    high: list[float] = []  # by seat: one final score in ten lies above
    chances: list[float] = []  # by seat: to win, from 0 to 1


class SwingInfo(Struct):
    """A turn that changed much: where it began, whose it was, and whose lead grew or shrank by how much."""

    moment: int
    turn_of: int | None
    seat: int
    change: float


class Forecast(Struct):
    """How a finished match went."""

    moments: list[ForecastMoment]
    swings: list[SwingInfo]


class ReviewedTurn(Struct):
    """A person's turn beside what the bot would have done: what it cost in points of lead, and how the two part.

    Where nothing better was found, the cost is 0 and nothing is told.
    """

    moment: int  # at which the turn began
    seat: int  # whose turn it was
    cost: float  # in points of lead
    taken: list[str]  # what was chosen where the two part, in words
    best: list[str]  # what the bot would have chosen instead, in words


class Review(Struct):
    """The turns of people in a finished match, those that cost most first; while it is running, those done so far."""

    state: Literal["none", "running", "done", "failed"]  # how far the review has come; none: nobody asked for it
    done: int  # turns that were looked at
    total: int | None  # None: not counted yet
    turns: list[ReviewedTurn]  # those that cost most first


class FeedChoice(Choice, tag="choice", tag_field="type"):
    """A choice sent over the feed."""


class FeedUndo(UndoRequest, tag="undo", tag_field="type"):
    """An undo sent over the feed."""


class FeedLooking(Struct, tag="looking", tag_field="type"):
    """Sent over the feed: whether somebody sees the page. Who does not look may be told when it is their turn."""

    looking: bool  # false: nobody sees the page


class Problem(Struct):
    """Any refusal: a stable code, what is wrong, what to do, and the current version where it helps."""

    code: str
    message: str
    hint: str = ""
    version: int | None = None


class FeedProblem(Problem, tag="problem", tag_field="type"):
    """Why a choice or an undo that was sent over the feed is refused."""

    key: str = ""  # none where it could not be read


# -- people -------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who this device is."""

    name: str
    account: str | None  # the account's name, if there is one
    admin: bool = False  # may administer the server
    look: int | None = None  # the emblem and colour that I want, if any
    recoverable: bool = False  # whether the account has a recovery code
    recovery: str = ""  # the recovery code: told once, by the call that made it
    commitment: str = ""  # to the server's secret for the next table that I create, so that it precedes my entropy


class Recovery(Struct):
    """A new password for who has the recovery code of an account."""

    account: str
    code: str  # the recovery code; small letters, spaces and dashes do not matter
    password: str  # the new password


class OwnPassword(Struct):
    """My present password."""

    password: str


class NameChange(Struct):
    name: str
    look: int | None = None  # the emblem and colour that I want: 0 crane, 1 lion, 2 cypress, 3 moon; none: any


class AdminCounts(Struct):
    """How much there is on the server, and what is told."""

    counts: dict[str, int]
    announcement: str
    maintenance: str


class AdminNotice(Struct):
    """What everybody is told; with `maintenance` the tables pause. Empty: nothing."""

    announcement: str = ""
    maintenance: str = ""


class AdminPerson(Struct):
    id: str
    name: str
    account: str
    tables: int
    banned: bool
    is_admin: bool
    created: float


class AdminTable(Struct):
    id: str
    game: str
    status: str
    version: int
    host: str
    people: str
    updated: float


class BanRequest(Struct):
    banned: bool = True


class SessionInfo(Struct):
    """A device on which I am logged in."""

    id: str
    device: str  # as its browser calls itself
    created: float
    seen: float
    current: bool


class PasswordChange(Struct):
    """My present password and the new one; all my other devices are logged out."""

    password: str
    new: str


class Credentials(Struct):
    account: str
    password: str


class SeatToken(Struct):
    """A token with which an outside program may play one seat."""

    seat: int
    token: str


# -- being told while away ----------------------------------------------------------------------------------------

How = Literal["each", "digest", "off"]
ChannelKind = Literal["push", "mail", "webhook"]


class ChannelInfo(Struct):
    """A way to tell me something: this browser, a mailbox, a webhook."""

    id: str  # of the channel
    kind: ChannelKind  # a browser (push), a mailbox or a webhook
    address: str  # the mailbox; of a webhook and a browser only the host: the rest is as good as a password
    label: str  # how its owner calls it: of a browser, which one it is
    confirmed: bool  # false: the mailbox has not said yes, and is not written to
    created: float
    failures: int  # messages in a row that could not be delivered


class NotifySettings(Struct):
    """How I am told that it is my turn while I do not look."""

    how: How  # at tables where I wish nothing else
    channels: list[ChannelInfo]  # the ways to tell me, the oldest first
    push_key: str  # `applicationServerKey` for a subscription
    mail: bool  # whether this server writes e-mail


class NotifyChange(Struct):
    """How I want to be told, at tables where I wish nothing else."""

    how: How  # each turn, gathered in a digest, or not at all


class NewChannel(Struct):
    """A way to tell me something. A browser gives the keys of its subscription; a mailbox is asked first."""

    kind: ChannelKind  # a browser (push), a mailbox or a webhook
    address: str  # the endpoint of the subscription, the mailbox, or the URL of the webhook
    public: str = ""  # of a subscription: `p256dh`
    secret: str = ""  # of a subscription: `auth`
    label: str = ""  # how its owner calls it


class TableWish(Struct):
    """How I am told of one table; `default`: as everywhere."""

    how: Literal["default", "each", "digest", "off"]  # each turn, gathered, not at all, or as everywhere


class NotifyLink(Struct):
    """What a link in a message is good for."""

    purpose: Literal["confirm", "table", "all"]  # confirm a mailbox, or end messages about a table, or all of them
    kind: ChannelKind  # a browser (push), a mailbox or a webhook
    title: str  # of the table's game, where it is about one
    done: bool  # whether it was followed already


class Unsubscribed(Struct):
    """A link was followed."""

    done: bool  # always true
