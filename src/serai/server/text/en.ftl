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
