### The page's own words. The same keys stand in fr.ftl; a test compares them.

## everywhere
home = Home
home-title = Serai
home-greeting = What shall we play?
loading = One moment…
starting = Dealing…
close = Close
more = More
pages = Pages
language = Language
language-fr = Français
language-en = English
theme = Light or dark
settings = Settings
setting-confirm = Ask before my turn ends
setting-calm = No motion
setting-sound = A sound when it is my turn
copied = Copied
just-now = just now
you = you
points = points
rule = Rule:
item = { $what }: { $n }
nothing-found = Nothing found.
trouble = This cannot be shown
nowhere = There is no such page.

## home
solo = Solo
with-friends = With friends
continue = Continue
players-range = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
stage-alpha = early version
stage-beta = trial version
last-played = last played { $when }
no-games = No game is installed.
no-tables-yet = No game yet: start one in ten seconds.
cards = Cards
rules = Rules
my-tables = My tables
account = Me

## a new table
new-title = New table
expansions = Expansions
seats = Seats
seat-me = You
seat-friend = Friend on this device
seat-invite = By link
seat-bot = Bot
seat-name = Player { $n }
seat-open = Free seat
seat-name-field = Name
seat-level = Strength
seat-remove = Remove this seat
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-easy-about = Thinks little and often settles for a decent move.
level-medium-about = Thinks its turn through to the end.
level-hard-about = Looks several turns ahead. Answers within 1.5 seconds.
level-expert-about = Looks further still, and takes up to 10 seconds.
level-program = { $name } (program)
add-friend = Friend on this device
add-invite = Friend by link
add-bot = Bot
options = Options
clock = Time for each player
clock-none = no clock
clock-seconds = { $n } seconds
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-forfeits = When time runs out, a bot takes the seat
spectators = Others may watch with a link
hints-allowed = Hints are allowed
hints-here = Hints are allowed at this table.
open-table = Open the table
start-game = Begin
too-few = This game needs at least { $n } players.
solo-opponent = Alone, you play against the game’s own opponent.

## waiting, joining
waiting-text = Send this link to your friends. The game begins when every seat is taken.
copy-invite = Copy the link
copy-spectate = Link for spectators
seat-bot-here = Put a bot here
kind-person = player
kind-open = free
kind-bot = bot
kind-program = program
kind-automa = automa
join-title = A seat is waiting for you
join-text = { $host } invites you to play { $game }.
join-button = Sit down
join-full = Every seat of this table is taken.
join-begun = This game has begun: { $n ->
    [one] one choice has been made
   *[other] { $n } choices have been made
}. Its dice were settled without you.
join-watch = Watch
your-name = Your name

## my tables
tables-empty = No game yet: start one in ten seconds.
status-waiting = waiting for players
status-running = running
status-finished = finished
your-turn = Your turn

## results
results = My results
results-played = Matches
results-won = Won
results-best = Best
results-mean = Average
results-sources = My points by source, on average
results-against = Against whom
results-rival = { $name }: { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won } won
results-empty = No finished game yet.
offline = Offline: this is what you saw last.
offline-table = Offline: this is what you saw last. You can choose again once you are connected.

## me
account-title = Who you are here
account-name-text = The name that the others see. No account is needed to play.
save = Save
saved = Saved
account-optional = Account (optional)
account-text = With an account name and a password you find your seats again on another device.
account-name = Account name
password = Password
account-create = Create the account
account-enter = Sign in
account-leave = Sign out
account-signed-in = Signed in as { $account }.
data-title = Your data
data-text = Download your games, or delete everything this server knows about you.
data-export = Download my games
data-delete = Delete my data
data-delete-sure = Press again to delete everything
data-deleted = Everything is deleted.

## the table
board = Board
players = Players
views = Views
me = Me
scores = Scores
winner = winner
away = away
log = Log
log-empty = Nothing has happened yet.
turn = turn { $n }
title-your-turn = Your turn: { $game }
your-choice = Your choice
is-choosing = { $name } is choosing
not-possible = { $n ->
    [one] Not possible now: { $n }
   *[other] Not possible now: { $n }
}
card-large = See the card
rules-examples = Examples
text-size = Size of text and pieces
guide = Learning by playing
guide-start = Learn by playing
guide-resume = Go on learning
guide-anew = Begin the guide anew
guide-news = Discover what is new by playing
guide-step = Step { $n } of { $of }
guide-others = The others play now. Watch what they do.
guide-astray = You have gone your own way. That is fine: play on, or undo to come back to the guide.
guide-leave = Play without the guide
guide-play-on = Play on
welcome = How to play here
welcome-pieces = Press anything that glows; the same choices are in the list.
welcome-hover = Point at a card to see it large, with its text.
welcome-hold = Hold a card to see it large, with its text.
welcome-undo = Try things out: you can undo until something hidden is revealed.
welcome-hint = Stuck? A hint shows what a strong player would do.
welcome-known = Got it
welcome-rules = The rules: how a turn goes
undo = Undo
undo-takes-back = One step back: takes back “{ $choice }”.
undo-reaches = All { $n } steps back, to: { $event }
undo-reaches-start = All { $n } steps back, to the start.
undo-stops-here = Undo goes back to here.
undo-to-here = Back to here
hint = Hint
hint-thinking = Thinking…
hint-score = ≈ { $n } points
hint-ahead = ahead by { $n }
hint-behind = behind by { $n }
hint-level = level
hint-better = { $n ->
    [one] About 1 point better than the next choice.
   *[other] About { $n } points better than the next choice.
}
hint-turn = By the end of this turn: { $list }.
hint-and = { "; " }
hint-mine = { $n } { $what }
hint-theirs = { $n } { $what } for { $name }
since-last-turn = Since your last turn
tale-all = The whole log
tale-recent = Only since your last turn
tale-fold = Fold the log
tale-unfold = Unfold the log
tale-empty = Nothing since your last turn.
plate-mine = · your turn
plate-choosing = · choosing
seat-open-large = See their pieces and where their points come from
region-open = Unfold
region-fold = Fold
region-enlarge = See it large
legend = What the signs mean
rail-width = Width of the column beside the table
refused-short = Not now ({ $n })
earlier = Show { $n } earlier lines
show-moment = Show this moment ({ $moment })
looking-back = Moment { $moment } of { $last }
earlier-rules = Played under earlier rules: this is the table as it was kept at moment { $moment }.
back-to-now = Back to now
replay = Replay
piece-options = { $n } possibilities
piece-refused = Not possible: { $reason }
piece-menu = What to do with it
leave = Leave the table
leave-sure = Leave for good? A bot will take your seat
token = A program at my seat
token-title = A program at { $name }’s seat
token-text = With this token a program can see, choose and undo for this seat alone. You can still play yourself.
token-once = The token is shown only once: copy it now.
token-copy = Copy the token
token-copy-line = Copy this line
token-look = Look at the table:
token-choose = Choose, with an option’s id and a key of your own:
token-there = A program has a token for this seat. Making a new one revokes it.
token-make = Make a token
token-renew = Make a new token
token-revoke = Revoke the token
token-api = All calls
connection-lost = The connection is lost. Trying again…
rules-search = Search the rules
rules-contents = Contents
curtain-title = { $name } is next
curtain-text = Pass the device on. Everybody else looks away, please.
curtain-lift = I am { $name }

## watching the others
pace = Others’ turns
pace-instant = at once
pace-quick = quickly
pace-slow = slowly
pace-step = step by step
film-again = Once more
film-next = Next
film-skip = Skip
film-watch = Watch what happened since your last turn
log-details = { $n ->
    [one] One detail
   *[other] { $n } details
}

## the end
game-over = The game is over
wins = { $n ->
    [one] wins
   *[other] win together
}
play-again = Play again
margin = { $name } beats { $other } by { $n ->
    [one] one point
   *[other] { $n } points
}: { $why }.
margin-tie = { $name } and { $other } have the same points; the tie-break decides for { $name }.
score-table = Points by source
score-source = Source
score-total = Total
result = The result
share-result = Copy a link to this game
save-picture = Save as a picture
rematch = Rematch
rematch-means = The same game with the same people, options and clock; everybody sits one seat further
rematch-join = Rematch: { $name } is waiting
course-title = How it went
course-graph = The final score each player could expect, turn by turn
course-walk = Go through the turns
course-band = Four of five final scores lie in the band around a line.
course-range = { $n } ({ $low }–{ $high })
course-chance = wins in { $n } of 100
course-turn = Turn { $n }, { $name }
course-own-turn = Turn { $n }
course-end = The end
course-swings = Turning points
course-rise = { $turn }: { $name } gains { $n ->
    [one] a point
   *[other] { $n } points
} { $others ->
    [one] on the other
   *[other] on the others
}.
course-fall = { $turn }: { $name } loses { $n ->
    [one] a point
   *[other] { $n } points
} { $others ->
    [one] to the other
   *[other] to the others
}.
course-table = As a table
review-title = What your turns cost
review-about = The strong bot looks at every turn that people played, knowing what they could know, and says what it would have done. It takes a few seconds a turn; you may leave meanwhile.
review-begin = Compare the turns
review-running = { $total ->
    [0] Counting the turns…
   *[other] Turns compared: { $done } of { $total }
}
review-failed = The turns could not be compared.
review-again = Try again
review-fine = Nothing better was found for any turn. Well played!
review-cost = { $name }: { $n ->
    [one] about 1 point of lead lost
   *[other] about { $n } points of lead lost
}
review-taken = played
review-best = better
review-look = Look at this moment
review-play = Play on from here
review-more = All { $n } turns that cost something
course-when = Turn
dice-promise = The dice follow from a secret fixed before the game. Its fingerprint:
dice-fair = The dice were fair: your browser compared them with what it kept from before they were known.
dice-settled = The dice agree with what was sealed at the start. This browser kept nothing from then, so it cannot tell more.
dice-repeated = The dice agree with what your browser kept, but the parts of the dice were asked for more than once.
dice-unfair = The dice do not agree with what was promised to this browser at the start.
dice-waiting = All seats are taken. The game begins once the browser of { $names } has given its part of the dice: opening the table is enough.
download-kept = Download what my browser kept of the dice
download-game = Download the game

## replay
replay-title = Replay
replay-moment = Moment
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
replay-continue = Continue from here
replay-view = Seen by
replay-everyone = everybody
replay-next = Next:

## card browser
cards-of = { $game }: the cards
rules-of = { $game }: the rules
replay-of = { $game }: replay
cards-search = Search in names and texts
cards-kind = Kind of card
cards-source = Where the values come from
cards-kind-all = all cards and tiles
cards-kind-others = Spaces, places and tokens
cards-kind-everything = everything printed
cards-source-all = any source
cards-count = { $n ->
    [one] { $n } component
   *[other] { $n } components
}

cards-more = { $n } more

## kinds of components
kind-of-land = Land cards
kind-of-water = Water cards
kind-of-space = Space cards
kind-of-townsfolk = Townsfolk
kind-of-inspiration = Inspiration cards
kind-of-die_slot = Die slots
kind-of-tile = Upgrade tiles
kind-of-display_slot = Places of the rows
kind-of-journal_tile = Journal tiles
kind-of-journal_space = Journal spaces
kind-of-scheme = Scheme cards
kind-of-ai_board = Boards of the automa
kind-of-player_board = Player boards
kind-of-guild = Guilds
kind-of-animal = Animals
kind-of-expert = Experts
kind-of-die = Dice
kind-of-round_token = Round tokens
kind-of-reputation_space = Reputation track
kind-of-location = Places
kind-of-expedition = Expeditions
kind-of-expedition_space = Expedition spaces
kind-of-continent = Continents
kind-of-type = Types
kind-of-category = Categories
kind-of-behaviour = Behaviour cards
kind-of-scoring = Scoring cards

## where values come from
source-name-rulebook = rulebook
source-name-public = public sources
source-name-reconstructed = reconstructed
source-reconstructed = This card’s values are reconstructed, not taken from the box.

## what went wrong
problem-unknown = Something went wrong. Try again.
problem-unreachable = The server cannot be reached. Nothing is lost; try again.
problem-stale-version = The table has moved on since. Here it is as it stands now.
problem-no-table = There is no such table. It may have been deleted; check the link.
problem-no-link = This link leads to no table. Ask for a new one.
problem-no-game = There is no such game.
problem-no-page = There is no such page.
problem-no-moment = There is no such moment in this match.
problem-no-seat = This seat is taken.
problem-no-bot = There is no such bot.
problem-not-yours = This seat is not yours. Sit down with the table’s link.
problem-not-your-turn = Somebody else is choosing now.
problem-not-your-decision = A running match can only be continued from one of your own decisions.
problem-not-offered = This is not offered any more. Here is what is.
problem-waiting = The match has not begun: seats are still open.
problem-finished = The match is over.
problem-running = The match is still running.
problem-other-rules = This match was played under rules that this server no longer knows: it cannot go on here.
problem-earlier-rules = This was played under earlier rules: it can only be looked at.
problem-not-kept = The table of this moment was not kept; the log still tells what happened.
problem-too-many = Too many attempts in a short time. Wait a minute.
problem-wrong-password = This account name and this password do not match.
problem-account-taken = This account name is taken. Choose another one.
problem-undo-nothing = There is nothing to undo.
problem-undo-revealed = Something hidden has been revealed since, so this choice can no longer be undone.
problem-undo-other-seat = The last choice was somebody else’s.
problem-no-hints = This table is played without hints.
problem-no-advice = No advice was found in time. Please ask again.
problem-has-account = You have an account already.

## help
help = Help
help-title = Playing by keyboard
help-key-enter = Enter
help-key-escape = Esc
help-digits = choose from the list
help-arrows = move through the list, or from piece to piece on the board
help-enter = choose
help-tab = to the next piece that glows
help-undo = undo
help-escape = close
help-pieces = Press a piece that glows to use it. Hover or hold any piece to see it large.

## company
notice-read = Got it
join-setting = { $title }: { $value }
join-clock = Clock: { $bank ->
    [none] no time bank
   *[other] { $bank } each
}{ $increment ->
    [none] {""}
   *[other] , plus { $increment } after each turn
}{ $turn ->
    [none] {""}
   *[other] , { $turn } for each turn
}{ $forfeits ->
    [yes] ; a bot takes over when it has run out
   *[no] {""}
}
join-no-clock = No clock
join-hints = Hints allowed
join-no-hints = No hints
remove-person = Ask to leave
vote-away = { $name } seems to be away.
vote-open = Should a bot take { $name }’s seat?
vote-bot = Let a bot play
vote-no = No, let us wait
sessions-title = Where you are signed in
sessions-here = this device
sessions-end = Sign out everywhere else
password-new = New password
password-change = Change the password
problem-name-taken = Somebody at this table already has this name: choose another one.
problem-one-seat = You sit at this table already.
problem-not-absent = They are here, or it was their turn only just now. Give them a few minutes.
problem-too-many-tables = You have many unfinished tables: finish or leave some of them first.
problem-too-many-bots = Many bots play at your tables already: finish some games first.
problem-played-alone = Nobody else has played this game: a newcomer could not trust its dice. Open a new table together instead.
problem-store-away = The tables cannot be reached just now. We keep trying; nothing is lost.
problem-updating = The server is being updated. Try again in a moment.
problem-maintenance = The server is closed for maintenance. The tables pause; nothing is lost.
problem-banned = You may not play on this server.

## administration
admin = Administration
admin-announcement = Announced at every table
admin-maintenance = Closed for maintenance: message to everybody (empty: open)
admin-tell = Announce
admin-search = Look for people and tables
admin-people = People
admin-tables = Tables
admin-ban = Ban
admin-unban = Allow back
admin-delete = Delete
admin-sure = Really delete
admin-count-people = People
admin-count-accounts = Accounts
admin-count-banned = Banned
admin-count-tables-waiting = Tables waiting
admin-count-tables-running = Tables running
admin-count-tables-finished = Games finished
admin-count-tables-moved-today = Tables active today
admin-count-choices = Choices

## being told while away
notify-title = When it is your turn
notify-text = You can be told that it is your turn while you are not looking at the table. Messages never say anything about the cards.
notify-here = Tell me in this browser
notify-refused = Your browser does not allow messages from this page. You can change that in its settings.
notify-impossible = This browser’s message service cannot be reached just now.
notify-insecure = This browser cannot show messages here. It takes a secure connection (https), and on an iPhone the page has to be on the home screen.
notify-kind-push = Browser
notify-kind-mail = E-mail
notify-kind-webhook = Webhook
notify-hook = Into a chat, by webhook
notify-hook-text = Address of the webhook (Discord, Slack, Mattermost …)
notify-add = Add
notify-remove = Remove { $name }
notify-trial = Try it
notify-trial-sent = A test message is on its way.
notify-letter-sent = We have sent a message there: open its link to confirm.
notify-unconfirmed = waiting for you to confirm, by the link in the message
notify-failing = the last message did not arrive
notify-how = At my tables
notify-table = When it is my turn
notify-default = as at all my tables
notify-each = tell me each time
notify-digest = once a day, all together
notify-off = do not tell me
notify-set-up = Be told when it is my turn
notify-confirm-text = Shall Serai write to this mailbox when it is your turn?
notify-confirm = Yes, write to me here
notify-confirmed = Done: from now on you will be told here when it is your turn.
notify-stop-table = No more messages about this table ({ $game })
notify-stop-push = No more messages in this browser
notify-stop-mail = No more messages to this mailbox
notify-stop-webhook = No more messages to this webhook
notify-stopped = Done: you will not be told any more.
problem-bad-address = This address cannot be called: it has to begin with https:// and lead to a public server.
problem-too-many-channels = You are told in many ways already: remove one first.
problem-no-mail = This server does not write e-mail.
problem-unconfirmed = This mailbox has not been confirmed: open the link in the message first.
problem-no-channel = You are not told anything there any more.

## talking, giving up
chat = Chat
chat-fresh = Chat, { $n ->
    [one] one new line
   *[other] { $n } new lines
}
chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-words = Say something
chat-say = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-off = Switch the chat off here
chat-on = Switch the chat on
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-sorry = Sorry!
phrase-thinking = I am thinking.
phrase-back-soon = Back in a moment.
phrase-good-game = Good game!
phrase-again = Another one?
concede = Concede
concede-sure-end = Press again: the match ends, the other side wins
concede-sure-bot = Press again: a bot plays on in your seat
abandon = Propose to abandon the match
abandon-sure = Press again to ask everybody
abandon-open = { $name } proposes to abandon the match; { $n } of { $all } { $n ->
    [one] agrees
   *[other] agree
}.
abandon-yes = I agree
abandon-no = No, let us play on
end-abandoned = The match was abandoned by agreement.
end-conceded = { $name } conceded. The points are those of that moment.
status-conceded = conceded
status-abandoned = abandoned
problem-no-chat = Nobody talks at this table: the chat is switched off.

## clocks, recovery
clock-means = A time bank for the whole match; it runs while it is your turn.
clock-increment = Added after each turn
clock-no-increment = nothing
clock-increment-means = The end of your turn puts this much back into your bank.
clock-turn = Time for each turn
clock-turn-means = Every turn has this time of its own; only then does the bank run.
recovery-title = Your recovery code
recovery-text = With this code you get back in if you lose your password or this device. It is shown only now: keep it in a safe place.
recovery-copy = Copy
recovery-save = Save as a file
recovery-kept = I have kept it
recovery-lost = Lost your password?
recovery-use-text = With the recovery code that you were shown when you made your account, you choose a new password. All other devices are signed out, and you get a new code.
recovery-code = Recovery code
recovery-use = Set the new password
recovery-back = Back
recovery-done = You are back. Your password is the new one.
recovery-make = Make a recovery code
recovery-renew = A new recovery code
recovery-renew-text = A new code voids the old one.
problem-wrong-code = This account name and this code do not match.
problem-no-account = You have no account here.

## lobby
lobby = Open tables
lobby-empty = Nobody is waiting just now. Open a table and put it into the lobby.
lobby-who = { $names }; { $n ->
    [one] one open seat
   *[other] { $n } open seats
}
lobby-clock = with a clock
lobby-more = What is played
lobby-in = Put this table into the lobby
lobby-out = Take it out of the lobby
lobby-means = Then anybody on this server may sit down.
lobby-listed = Anybody may sit down until all seats are taken.
problem-no-lobby = This server has no lobby.
problem-too-many-listed = Several tables of yours wait in the lobby already.

## without a server
engine-loading = Serai is coming to your browser: { $loaded } of { $total } MB
engine-starting = Serai is getting ready…
engine-failed = Serai could not start in this browser. Load the page again; if that does not help, try a more recent browser.
import-match = Open a match from a file
save-match = Save the match as a file
put-away = Delete this match
put-away-sure = Delete it for good?
data-text-alone = Your matches stay in this browser: nothing is sent anywhere.
problem-bad-file = This file holds no match that can be played here.
problem-not-here = This needs a server: here everything stays on one device.

## emblems
look = Your emblem and colour
look-text = If somebody at a table wants the same, the lower seat has it, and the other gets the first that is free. It counts from your next table on.
look-any = any
emblem-crane = crane
emblem-lion = lion
emblem-cypress = cypress
emblem-moon = moon
