### Texts of the command line.

automa-name = Automa
cli-help =
    Type the number of an option (1 to { $count }), or:
      h       this list
      ?       what is not available, and why
      i N     what is printed on the components of option N (or: i ID)
      u       undo the last choice
      s       the score so far
      t       the table and the question again
      l       another language
      w FILE  save the match
      q       leave
cli-greeting = Type the number of an option; h lists what else you can do.
cli-save = Save this match? Enter: into { $file }; another name: there; n: leave without saving; c: play on.
cli-unknown = “{ $word }” is neither an option nor a command.
cli-choose = Nothing has been chosen yet.
cli-nothing-refused = Nothing else could be chosen here.
cli-write-where = Save where? w FILE
cli-look-at-what = Look at what? i N (the number of an option) or i ID
cli-bot-failed = The match is where it was. Enter: ask the bot again; w FILE: save the match; q: leave.
cli-written = Saved in { $file }.
cli-not-written = { $file } could not be written: { $why }.
cli-winners =
    { $count ->
        [1] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-unknown-component = There is no component “{ $id }”.
cli-touches-nothing = Nothing is printed on it.

## The table

view-seat = To choose
view-turn = Turn
view-first = First player
view-round = Round
view-hand = Hand
view-drawn = Drawn
view-deck = Deck
view-discard = Discarded
view-seats = Seats
view-players = Players
view-dice = Dice
view-points = Points now
view-turns_left = Turns left
view-sides = Board sides
view-rows = Display
view-journal_tiles = Journal tiles
view-track_workers = Workers on the track
view-tiles = Tiles
view-reserve = Dice in reserve
view-marker = Journal
view-slots = Die slots
view-tags = Tags
view-guilds = Guilds
view-workers = Workers
view-influence = Influence
view-automa = Automa

## Saves of earlier releases

cli-comes-to-the-same = This match was saved under version { $before } of the rules; under version { $now } it comes to the same, and goes on.
cli-goes-on-from = This match was saved under version { $before } of the rules; under version { $now } it goes on from moment { $moment }, where the turn began.
cli-choices-dropped =
    { $n ->
        [one] The last choice of this turn is no longer possible: choose again.
       *[other] The last { $n } choices of this turn are no longer possible: choose again.
    }
