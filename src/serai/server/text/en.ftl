### Texts of the server.

automa-name = Automa
bot-name = Bot { $n }
open-seat = Open seat
choosing = { $seat } is choosing.
waiting-for-people = Waiting for people to sit down.
event-rules-changed = The server was updated: from here on the match follows version { $version } of the rules.
event-choices-dropped =
    { $n ->
        [one] The last choice of this turn is no longer possible: it was undone.
       *[other] The last { $n } choices of this turn are no longer possible: they were undone.
    }
event-not-kept = What happened before was not all kept.
notify-turn-title = { $game }: your turn
notify-turn-text = It is your turn at the table with { $others }.
notify-over-title = { $game }: the match is over
notify-over-text = The match with { $others } is over. Come and see how it ended.
notify-digest-title =
    { $n ->
        [one] One table is waiting for you
       *[other] { $n } tables are waiting for you
    }
notify-digest-text = It is your turn here:
notify-digest-line = · { $game }, with { $others }
notify-trial-title = This is how Serai tells you
notify-trial-text = It works: you will be told here when it is your turn.
notify-confirm-title = May Serai write to you here?
notify-confirm-text = Somebody gave this address to be told here when it is their turn at a table. If that was you, open this link. If not, do nothing: nobody will write to you.
notify-stop-table = No more messages about this table:
notify-stop-all = No more messages to this address:

## people at a table
event-joined = { $name } sits down.
event-left-bot = { $name } leaves the table; a bot takes over.
event-left-open = { $name } leaves the table; the seat is open.
event-left-host = { $name } leaves the seat to the host.
event-clock-bot = { $name } has no time left: a bot takes over.
event-voted-bot = { $name } is away: the others give the seat to a bot.
event-seated-bot = A bot takes the open seat.
event-conceded-bot = { $name } concedes; a bot plays on in that seat.
event-conceded-end = { $name } concedes: the match is over.
event-abandoned = All have agreed to abandon the match: nobody wins.
