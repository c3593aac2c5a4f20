### Body of Books, the expansion of Scholars: everything a player reads, apart from the rules (rules.en.ftl).
### Texts of the base game that must say more with the expansion stand here again, under the same key.

expansion-myriad = Body of Books
game-description = Bring scrolls of the whole known world to the House of Wisdom, have them translated into Arabic, publish pages of your own, and make your name in Medicine, the sciences and the Guilds.

## Resources, colours and tracks

xp = XP
black = black
die-black =
    { $n ->
        [one] black Die
       *[other] black Dice
    }
medicine = Medicine

## What formulas count

dice_black =
    { $n ->
        [one] black Die
       *[other] black Dice
    }
level_medicine =
    { $n ->
        [one] level of Medicine
       *[other] levels of Medicine
    }
amount-level_medicine = level { $n } in Medicine

## What effects do: parts of a sentence, imperative

cost-xp = spend { $n } XP
cost-black_die_hand =
    put { $n } black { $n ->
        [one] Die
       *[other] Dice
    } of your hand into your Bag
do-gain_xp = gain { $n } XP
do-gain_page = gain 1 Page or 2 XP
do-upgrade_action = upgrade 1 Action Card
do-wild_black = treat black and { $colour-text } Dice as the same
do-gain_die =
    gain { $n } { $die ->
        [primary] primary
        [white] white
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [orange] orange
        [green] green
       *[black] black
    } { $n ->
        [one] Die
       *[other] Dice
    } into your { $where ->
        [hand] hand
       *[bag] Bag
    }
do-destroy_white =
    { $n ->
        [1] destroy 1 white Die
       *[other] destroy up to { $n } white Dice
    }
do-advance =
    advance { $n } { $n ->
        [one] step
       *[other] steps
    } on { $track ->
        [mathematics] the Mathematics Track
        [physics] the Physics Track
        [chemistry] the Chemistry Track
        [philosophy] the Philosophy Track
        [biology] the Biology Track
        [astronomy] the Astronomy Track
        [medicine] the Medicine Track
        [primary] a primary Research Track
        [action_colour] the Research Track of the action’s colour
       *[any] a Research Track of your choice
    }
do-harvest =
    harvest { $track ->
        [mathematics] the Mathematics Track
        [physics] the Physics Track
        [chemistry] the Chemistry Track
        [philosophy] the Philosophy Track
        [biology] the Biology Track
        [astronomy] the Astronomy Track
        [medicine] the Medicine Track
        [primary] a primary Research Track
        [action_colour] the Research Track of the action’s colour
       *[any] a Research Track of your choice
    }
do-employ =
    { $pile ->
        [any] employ the top Translator of any pile, paying for the Room
       *[other] employ the top Translator of the pile “{ $pile-text }”, paying for the Room
    }
do-dispatch = dispatch the top Translator of any pile
do-place_gold = place { $n } Gold on Translators
do-full_rest = take a whole Rest
do-harvest_hand_card = harvest as an Action Card of your hand says
do-harvest_advanced = harvest a Research Track that rose this turn
do-score_xp_as_gold = count each XP left as 1 Gold in the final scoring
do-score_workers_as_silver = count each Worker left as 1 Silver in the final scoring

## What effects ask for: parts of a sentence, with what follows

when-if_colour =
    if the action is { $colour-text }{ $other ->
        [red] { " " }or red
        [blue] { " " }or blue
        [yellow] { " " }or yellow
        [purple] { " " }or purple
        [orange] { " " }or orange
        [green] { " " }or green
        [black] { " " }or black
       *[none] { "" }
    }, { $gain }
when-if_value =
    { $n ->
        [12] if the value of the action is 12, { $gain }
       *[other] if the value of the action is { $n } or more, { $gain }
    }
when-if_white_stop = if you stopped on a white Location this turn, { $gain }
when-if_advanced =
    if { $track-text }{ $other ->
        [mathematics] { " " }or Mathematics
        [physics] { " " }or Physics
        [chemistry] { " " }or Chemistry
        [philosophy] { " " }or Philosophy
        [biology] { " " }or Biology
        [astronomy] { " " }or Astronomy
        [medicine] { " " }or Medicine
       *[none] { "" }
    } rose this turn, { $gain }
when-if_translated =
    if you translated from the { $guild ->
        [purple] purple
        [orange] orange
       *[green] green
    } Guild this turn, { $gain }
when-each_delivery =
    for each delivery to the { $guild ->
        [purple] purple
        [orange] orange
       *[green] green
    } Guild this turn, { $gain }
when-each_interaction =
    after each interaction with { $pile ->
        [chinese] a Chinese Translator
        [sanskrit] a Sanskrit Translator
        [greek] a Greek Translator
        [hebrew] a Hebrew Translator
        [persian] a Persian Translator
        [syriac] a Syriac Translator
        [wild1] a Polyglot I
       *[wild2] a Polyglot II
    }{ $other ->
        [chinese] { " " }or a Chinese one
        [sanskrit] { " " }or a Sanskrit one
        [greek] { " " }or a Greek one
        [hebrew] { " " }or a Hebrew one
        [persian] { " " }or a Persian one
        [syriac] { " " }or a Syriac one
        [wild1] { " " }or a Polyglot I
        [wild2] { " " }or a Polyglot II
       *[none] { "" }
    }, { $gain }
when-times_markers =
    { $n ->
        [7] for each of your Research Markers on level 7, { $gain }
       *[other] for each of your Research Markers on level { $n } or higher, { $gain }
    }

## Questions

ask-gain-page = Which Page do you take, or do you prefer XP? You have { $n } XP.
ask-retiree = Which of your cards do you tuck first?
ask-tuck-page = Under which slot do you tuck the { $page-text }?
ask-upgrade = Which Action Card do you upgrade?
ask-upgraded-work = Your { $card-text } lies on the slot in use: what of it do you use?
ask-row-bonus = You have completed row { $n }: which bonus do you take?
ask-meeting-page = Which Page do you use for this?
ask-black-translate = Translate (black { $n }): which way?
ask-black-gold = On which Translator do you place 1 Gold?
ask-instead-of-black =
    No black Die is left. What do you take instead{ $where ->
        [hand] , into your hand
       *[bag] , into your Bag
    }?
ask-pay-die = Which black Die do you put into your Bag?
ask-employ-any = Whom do you employ?
ask-dispatch-any = Whom do you dispatch?
ask-place-gold =
    On which Translator do you place 1 Gold?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } to place)
    }
ask-harvest-track = Which track do you harvest?
ask-harvest-card = By which card of your hand do you harvest?
ask-golden-page = The last turn is over: which golden Page do you resolve?

## Options

option-take-page = { $page-text }
option-two-xp = { $n } XP
option-use-page = { $page-text }: { $effect }
option-resolve-page = { $page-text }: { $effect }
option-no-more-pages = No more Pages
option-tuck-page = { $page-text }
option-upgrade = { $card-text }
option-black-translate =
    { $n ->
        [1] 1 Gold on a Translator: { $effect }
       *[other] 1 Gold on each of { $n } Translators: { $effect }
    }
option-pay-die = { $die-text } { $value }
option-harvest-card = { $card-text }

## Notes beside options

note-page = { $n } XP; { $vp } VP: { $effect }
note-page-golden = { $n } XP; { $vp } VP; at the end of the game: { $effect }
note-upgrade = with { $n } XP
note-harvest = { $effect }

## Reasons

need-xp = You are { $n } XP short.
no-black-die-to-pay = You have no black Die in your hand that was there before this turn.
page-used = This Page was used already.
page-waits = This Page was tucked this turn: it works from your next turn on.
page-wrong-colour = The action has another colour.
page-low-value = The value of the action is { $n } too low for this Page.
page-no-interaction = You have had no dealings with such a Translator since.
page-no-delivery = You have made no such delivery since.
page-not-translated = You have translated nothing from this Guild this turn.
page-no-white-stop = You have not stopped on a white Location this turn.
page-not-risen = None of these tracks rose this turn.
page-no-marker = None of your Research Markers stands so high.
colour-fixed = A Page has settled the colour of the action: no Worker may change it any more.
no-upgrade = No open upgraded card matches one of yours.
upgrade-taken = This upgraded card has been taken.
upgraded-already = You have upgraded this card already.
no-room-for-gold =
    { $n ->
        [1] There is no Translator on whom you could place Gold.
       *[other] There are no { $n } Translators on whom you could place Gold.
    }
gold-placed-there = You have placed Gold on this Translator already: choose another one.
nothing-risen = No track of yours rose this turn.
no-harvest-card = No card in your hand harvests a track.
no-rest = You can Rest only with an Action Card on your board.
nobody-to-employ = There is nobody whom you could employ now.
page-counts-itself = This Page counts by itself in the final scoring.

## Events

event-take-page = { $seat } gains the { $page-text } for { $n } XP.
event-new-page = New on the Books: { $page-text }.
event-tuck-page = { $seat } tucks the { $page-text } under { $slot-text }.
event-use-page = { $seat } uses the { $page-text }.
event-resolve-page = { $seat } resolves the { $page-text }.
event-colour-fixed = The action is now { $colour-text } for the rest of the turn.
event-row = { $seat } completes row { $n }.
event-tile = { $seat } turns the { $tile-text } to its golden side: { $n } VP.
event-upgrade = { $seat } takes the { $card-text } in place of the { $old-text }.
event-upgrade-gone = The { $card-text } goes back to the box.
event-black-translate =
    { $seat } publishes, with Gold on { $n ->
        [1] a Translator
       *[other] { $n } Translators
    }.
event-die-to-bag = { $seat } puts a { $die-text } from their hand into their Bag.
event-ai-page = { $seat } takes the { $page-text } ({ $why-text }).

## Why the AI chooses so

why-page-points = most VP
why-page-place = highest, then leftmost

## Scoring

score-pages = Pages: { $n }
score-tiles = Golden Row Bonus Tiles: { $n }

## Labels of what a seat sees

view-myriad = Body of Books
view-books = Books
view-page_deck = Pages to come
view-upgrades = Upgraded cards
view-track_xp = XP on the tracks
view-caliph_xp = XP on the first Caliph space
view-authors = Authors
view-automa_pages = Pages of the AI
view-used_pages = Pages used this turn
view-colour_fixed = colour settled
view-book = Book
view-page = Page
view-cost = Cost
view-marker = Marker of the AI
view-xp = XP
view-taker = Taken by
view-gone = in the box
view-columns = Columns
view-rows = Completed rows
view-tiles = Row Bonus Tiles
view-turned = turned
view-resolved = Resolved Pages

## Names: Pages

pg-start = Starting Page
pg-red-orange-gold = Page “On Gilding”
pg-red-purple-silver = Page “On Madder and Murex”
pg-yellow-orange-move-gold = Page “On Saffron”
pg-yellow-green-guild = Page “On Gardens”
pg-blue-green-worker = Page “On Indigo Vats”
pg-blue-purple-advance = Page “On the Evening Sky”
pg-meet-chinese-sanskrit = Page “The Eastern Roads”
pg-meet-greek-hebrew = Page “The Old Masters”
pg-meet-persian-syriac = Page “Letters of Two Neighbours”
pg-meet-wild = Page “On Many Tongues”
pg-deliver-purple-influence = Page “The Purple Register”
pg-deliver-orange-influence = Page “The Orange Register”
pg-deliver-green-influence = Page “The Green Register”
pg-deliver-purple-dice = Page “The Purple Wager”
pg-deliver-orange-silver = Page “The Orange Tariff”
pg-deliver-green-gold = Page “The Green Treasury”
pg-white-stop-move-gold = Page “On Caravanserais”
pg-white-stop-advance = Page “Notes of a Traveller”
pg-black-xp = Page “On Black Ink”
pg-black-silver = Page “On Lampblack”
pg-markers4-silver = Page “On the Middle Rungs”
pg-markers6-dice = Page “On the Upper Rungs”
pg-markers7-gold = Page “On the Summit”
pg-rise-destroy = Page “On Distillation”
pg-rise-harvest = Page “On Second Harvests”
pg-rise-guild = Page “On Herbs and Stars”
pg-rise-move-gold = Page “On Balances”
pg-rise-gold = Page “On Transmutation”
pg-rise-silver = Page “Tables of the Moon”
pg-rise-die = Page “On the Soul of Plants”
pg-meet-chinese-destroy = Page “On Paper”
pg-meet-wild1-advance = Page “The First Polyglot”
pg-meet-sanskrit-gold = Page “On Numerals”
pg-meet-wild2-silver = Page “The Second Polyglot”
pg-translate-purple-influence = Page “The Purple Commentary”
pg-translate-orange-influence = Page “The Orange Commentary”
pg-translate-green-influence = Page “The Green Commentary”
pg-value8-silver = Page “On Eloquence”
pg-value10-move-gold = Page “On Persuasion”
pg-value12-guild = Page “On Mastery”
pg-end-bio-phys = Page “Epilogue of Living Things”
pg-end-chem-astro = Page “Epilogue of Fire and Stars”
pg-end-math-phil = Page “Epilogue of Reason”
pg-end-rest = Page “Epilogue of Rest”
pg-end-harvest-card = Page “Epilogue of the Harvest”
pg-end-dispatch = Page “Epilogue of the Messenger”
pg-end-two-gold = Page “Epilogue of the Patron”
pg-end-three-dice = Page “Epilogue of Three Colours”
pg-end-guilds = Page “Epilogue of the Guilds”
pg-end-destroy4 = Page “Epilogue of Clean Hands”
pg-end-xp-as-gold = Page “Epilogue of Experience”
pg-end-workers-as-silver = Page “Epilogue of the Workshop”

## Names: Translators and Scrolls

tr-chinese-m1 = Chinese Translator J
tr-chinese-m2 = Chinese Translator K
tr-sanskrit-m1 = Sanskrit Translator J
tr-sanskrit-m2 = Sanskrit Translator K
tr-greek-m1 = Greek Translator J
tr-greek-m2 = Greek Translator K
tr-hebrew-m1 = Hebrew Translator J
tr-hebrew-m2 = Hebrew Translator K
tr-persian-m1 = Persian Translator J
tr-persian-m2 = Persian Translator K
tr-syriac-m1 = Syriac Translator J
tr-syriac-m2 = Syriac Translator K
tr-wild1-m1 = Polyglot I J
tr-wild1-m2 = Polyglot I K
tr-wild2-m1 = Polyglot II J
tr-wild2-m2 = Polyglot II K
st-11 = Starting Translator 11
sc-chinese-m = Chinese Medicine Scroll
sc-sanskrit-m = Sanskrit Medicine Scroll
sc-greek-m = Greek Medicine Scroll
sc-hebrew-m = Hebrew Medicine Scroll
sc-persian-m = Persian Medicine Scroll
sc-syriac-m = Syriac Medicine Scroll

## Names: cards, tiles and boards

ac-medicine = Medicine Card
up-mathematics = upgraded Mathematics Card
up-physics = upgraded Physics Card
up-chemistry = upgraded Chemistry Card
up-philosophy = upgraded Philosophy Card
up-biology = upgraded Biology Card
up-study = upgraded Study Card
up-trade = upgraded Trade Card
up-medicine = upgraded Medicine Card
tile-1 = Row Bonus Tile 1
tile-2 = Row Bonus Tile 2
tile-3 = Row Bonus Tile 3
tile-4 = Row Bonus Tile 4
book-1-left = Book 1, left page
book-1-right = Book 1, right page
book-2-left = Book 2, left page
book-2-right = Book 2, right page
book-3-left = Book 3, left page
book-3-right = Book 3, right page
room-11 = Room 11
bt-6 = black Translate from 6
bt-10 = black Translate from 10
