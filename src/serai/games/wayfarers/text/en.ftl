### Wayfarers of the South Tigris: everything a player reads, apart from the rules (rules.en.ftl).
### An argument that is a word has its own text in `$…-text`; a text used so sees the arguments around it, `$n` too.

## The game

game-title = Wayfarers of the South Tigris
game-description = Leave Baghdad with your caravan to map the land, the waters and the sky, and report to the House of Wisdom.
automa-name = The AI

## Settings

setting-section1 = Main Board Section 1
    .random = random side
    .A = side A
    .B = side B
    .means = Each part of the main board has two sides with other paths and demands.
setting-section2 = Main Board Section 2
    .random = random side
    .A = side A
    .B = side B
    .means = Each part of the main board has two sides with other paths and demands.
setting-section3 = Main Board Section 3
    .random = random side
    .A = side A
    .B = side B
    .means = Each part of the main board has two sides with other paths and demands.
setting-ai = AI Board (Solo Play)
    .random = random
    .ai_space = Space AI
    .ai_upgrade = Upgrade AI
    .ai_townsfolk = Townsfolk AI
    .ai_journal = Journal AI
    .means = What your opponent is after when you play alone.

## Resources

silver = Silver
provision =
    { $n ->
        [one] Provision
       *[other] Provisions
    }
influence = Influence

## Guilds

guild_black = Guild of Science (Black)
guild_yellow = Guild of Trade (Yellow)
guild_blue = Guild of Exploration (Blue)

## Colours and Workers

black = Black
yellow = Yellow
blue = Blue
green = Green
worker-green = Green Worker
worker-yellow = Yellow Worker
worker-blue = Blue Worker

## Rows of cards

land = Land
water = Water
space = Space
townsfolk = Townsfolk
inspiration = Inspiration
row-land =
    { $n ->
        [one] Land Card
       *[other] Land Cards
    }
row-water =
    { $n ->
        [one] Water Card
       *[other] Water Cards
    }
row-space =
    { $n ->
        [one] Space Card
       *[other] Space Cards
    }
row-townsfolk =
    { $n ->
        [one] Townsfolk Card
       *[other] Townsfolk Cards
    }
row-inspiration =
    { $n ->
        [one] Inspiration Card
       *[other] Inspiration Cards
    }

## Tags

city =
    { $n ->
        [one] City
       *[other] Cities
    }
vista =
    { $n ->
        [one] Vista
       *[other] Vistas
    }
harbour =
    { $n ->
        [one] Harbour
       *[other] Harbours
    }
open_sea = Open Water
observatory =
    { $n ->
        [one] Observatory
       *[other] Observatories
    }
library =
    { $n ->
        [one] Library
       *[other] Libraries
    }
stars = Stars
planet =
    { $n ->
        [one] Planet
       *[other] Planets
    }
sun = Sun
moon = Moon
comet =
    { $n ->
        [one] Comet
       *[other] Comets
    }
townsfolk_card = { row-townsfolk }

## Assets and other symbols of the Caravan

camel =
    { $n ->
        [one] Camel
       *[other] Camels
    }
telescope =
    { $n ->
        [one] Telescope
       *[other] Telescopes
    }
ship =
    { $n ->
        [one] Ship
       *[other] Ships
    }
pigeon =
    { $n ->
        [one] Pigeon
       *[other] Pigeons
    }
plus = Die +1
minus = Die −1
plus_or_minus = Die +1 or −1
silver_discount = Silver discount
provision_discount = Provision discount

## Types of Upgrade Tiles

basic = Basic
special = Special
upg_basic =
    { $n ->
        [one] Basic Upgrade Tile
       *[other] Basic Upgrade Tiles
    }
upg_land =
    { $n ->
        [one] Land Upgrade Tile
       *[other] Land Upgrade Tiles
    }
upg_water =
    { $n ->
        [one] Water Upgrade Tile
       *[other] Water Upgrade Tiles
    }
upg_space =
    { $n ->
        [one] Space Upgrade Tile
       *[other] Space Upgrade Tiles
    }
upg_special =
    { $n ->
        [one] Special Upgrade Tile
       *[other] Special Upgrade Tiles
    }
upg_any =
    { $n ->
        [one] Upgrade Tile
       *[other] Upgrade Tiles
    }

## Faces of a tile and cells of the Caravan

face-front = Front
face-back = Back
front = Front
back = Back
t1 = column 1, top
t2 = column 2, top
t3 = column 3, top
t4 = column 4, top
t5 = column 5, top
t6 = column 6, top
m1 = column 1, middle
m2 = column 2, middle
m3 = column 3, middle
m4 = column 4, middle
m5 = column 5, middle
m6 = column 6, middle
b1 = column 1, bottom
b2 = column 2, bottom
b3 = column 3, bottom
b4 = column 4, bottom
b5 = column 5, bottom
b6 = column 6, bottom

## What formulas count, where it is not said as above

count-city =
    { $n ->
        [one] City Tag
       *[other] City Tags
    }
count-vista =
    { $n ->
        [one] Vista Tag
       *[other] Vista Tags
    }
count-harbour =
    { $n ->
        [one] Harbour Tag
       *[other] Harbour Tags
    }
count-open_sea =
    { $n ->
        [one] Open Water Tag
       *[other] Open Water Tags
    }
count-observatory =
    { $n ->
        [one] Observatory Tag
       *[other] Observatory Tags
    }
count-library =
    { $n ->
        [one] Library Tag
       *[other] Library Tags
    }
count-stars =
    { $n ->
        [one] Stars Tag
       *[other] Stars Tags
    }
count-planet =
    { $n ->
        [one] Planet Tag
       *[other] Planet Tags
    }
count-sun =
    { $n ->
        [one] Sun Tag
       *[other] Sun Tags
    }
count-moon =
    { $n ->
        [one] Moon Tag
       *[other] Moon Tags
    }
count-comet =
    { $n ->
        [one] Comet Tag
       *[other] Comet Tags
    }
cards_land = { row-land }
cards_water = { row-water }
cards_space = { row-space }
cards_townsfolk = { row-townsfolk }
cards_inspiration = { row-inspiration }
count-guild_black = Influence in the black Guild
count-guild_yellow = Influence in the yellow Guild
count-guild_blue = Influence in the blue Guild
sum-guild_black-guild_yellow-guild_blue = Influence in the Guilds
most_comets = the most Comet Tags
the-sun = the Sun
the-moon = the Moon

## Instead of the texts common to all games

formula-set = { $points } per set of { $parts }
join-choice-last = { $a }, or { $b }

## What effects do: parts of a sentence, imperative

do-gain = gain { $n } { $resource-text }
do-pay = spend { $cost }
do-guild =
    { $guild ->
        [any]
            { $n ->
                [1] place 1 Influence on any Guild
               *[other] place { $n } Influence on any Guilds
            }
        [black] place { $n } black Influence
        [yellow] place { $n } yellow Influence
       *[blue] place { $n } blue Influence
    }
do-influence_card =
    { $n ->
        [1] place 1 Influence on a faceup Card
       *[other] place { $n } Influence on faceup Cards
    }
do-move_influence =
    { $n ->
        [1] move 1 Influence from one Guild to another
        [2] twice move 1 Influence from one Guild to another
       *[other] { $n } times move 1 Influence from one Guild to another
    }
do-acquire =
    { $mode ->
        [draw3] draw 3 { $row ->
            [land] Land
            [water] Water
            [space] Space
            [townsfolk] Townsfolk
           *[inspiration] Inspiration
        } Cards and keep 1
       *[other] acquire { $row ->
            [land] a Land Card
            [water] a Water Card
            [space] a Space Card
            [townsfolk] a Townsfolk Card
           *[inspiration] an Inspiration Card
        }{ $mode ->
            [free] { " " }for free
            [discount1] { " " }for 1 Silver less
           *[other] { "" }
        }
    }
do-upgrade =
    { $type ->
        [special] take a Special Upgrade Tile
        [any] take any Upgrade Tile
       *[other] { $mode ->
            [free] take
           *[other] buy
        } a { $type ->
            [basic] Basic
            [land] Land
            [water] Water
           *[space] Space
        } Upgrade Tile{ $mode ->
            [free] { " " }for free
           *[other] { "" }
        }
    }
do-journal =
    { $n ->
        [1] Journal
       *[other] Journal { $n } times
    }
do-retrieve_worker =
    { $n ->
        [1] retrieve 1 Worker from a faceup Card
       *[other] retrieve { $n } Workers from faceup Cards
    }
do-refresh =
    { $n ->
        [1] refresh a Die
       *[other] refresh { $n } Dice
    }
do-adjust =
    { $n ->
        [1] increase or decrease a Die by 1
        [2] twice increase or decrease a Die by 1
       *[other] { $n } times increase or decrease a Die by 1
    }
do-new_die =
    { $n ->
        [1] gain 1 new Die from the reserve
       *[other] gain { $n } new Dice from the reserve
    }
do-journal_tile = resolve the Journal Tile

## What effects do: the AI only

do-comet =
    { $n ->
        [1] move 1 step up the Comet Track
       *[other] move { $n } steps up the Comet Track
    }
do-marker =
    { $n ->
        [1] move the resource marker 1 step
       *[other] move the resource marker { $n } steps
    }
do-focus = follow the Focus
do-place_worker =
    place a { $colour-text }{ $other ->
        [green] { " " }or Green
        [yellow] { " " }or Yellow
        [blue] { " " }or Blue
       *[none] { "" }
    } Worker

## Prices in Influence

cost-guild_black = { $n } black Influence
cost-guild_yellow = { $n } yellow Influence
cost-guild_blue = { $n } blue Influence

## Questions

ask-main-action = It is your turn: what do you do?
ask-place-die = Where do you place the Die of value { $value }?
ask-place-worker = On which card do you place the { $colour-text }?
ask-reroll = Which Die of your supply do you reroll?
ask-trade = Guild of Trade: which Die do you change?
ask-end-turn = Is there anything else you want to do this turn?
ask-acquire = Which { $row-text } do you acquire?
ask-draw = Do you draw cards?
ask-keep = Which of the drawn cards do you keep?
ask-under = Which card do you put under the Draw Pile next? The last one lies lowest.
ask-tuck = Under which card do you tuck { $card-text }?
ask-inspiration = Do you tuck { $card-text } under a Space Card, or discard it to { $effect }?
ask-tile = Which { $type-text } do you take?
ask-tile-price = How do you pay for the tile?
ask-place-tile = Where in your Caravan do you place the { $tile-text }?
ask-guild = On which Guild do you place 1 Influence?
ask-influence-card = On which card do you place 1 Influence?
ask-move-influence = From which Guild to which do you move 1 Influence?
ask-free-influence = Your supply has no Influence left: from where do you move one?
ask-fee = { $owner } has Influence on { $card-text }: how do you pay the fee?
ask-retrieve = Which Worker do you retrieve?
ask-refresh = Which Die do you refresh?
ask-adjust = Which Die do you increase or decrease?
ask-journal = Where does your Player Marker go?
ask-ai-wants = The AI wants { $card-text }, which bears your Influence: do you allow it?

## Options: the turn

option-rest = Rest
option-trade =
    Guild of Trade: spend { $n } yellow Influence to change Dice { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
option-science = Guild of Science: spend { $n } black Influence to Journal an additional time
option-end-turn = End the turn
option-skip = Decline

## Options: Dice

option-die = Place a Die of value { $value }
option-turn =
    { $step ->
        [1] Increase the Die by 1 (Caravan)
       *[other] Decrease the Die by 1 (Caravan)
    }
option-hand =
    { $step ->
        [1] Increase the Die you are placing by 1
       *[other] Decrease the Die you are placing by 1
    }
option-adjust = Change a { $value } to a { $result }
option-reroll = Reroll a { $value }
option-slot = { $slot-text }: { $effect }
option-rent = { $slot-text }, renting a Ship: { $effect }
option-refresh = Roll the Die on { $slot-text }

## Options: cards and Workers

option-worker = Place a { $colour-text }
option-card = { $card-text }
option-retrieve = { $colour-text } on { $card-text }
option-draw-pigeon = Use a Pigeon to draw 3 cards and keep 1
option-draw-provision = Pay to draw 3 cards and keep 1
option-keep = Drawn card { $n }
option-under = Remaining card { $n }
option-tuck = Under { $card-text }
option-discard = Discard it

## Options: paying

option-pay-silver = In Silver
option-pay-provision = In Provisions
option-pay-influence = In Influence

## Options: tiles, Guilds, Journal

option-tile = { $tile-text }
option-place = { $face-text }, { $cell-text }
option-guild = { $guild-text }
option-move = From the { $source-text } to the { $guild-text }
option-from =
    { $source ->
        [guild_black] From the { $source-text }
        [guild_yellow] From the { $source-text }
        [guild_blue] From the { $source-text }
       *[other] From { $source-text }
    }
option-to = { $space-text }

## Options: facing the AI

option-allow = Allow it and take { $n } { $resource-text }
option-refuse = Refuse and pay { $n } { $resource-text }

## Notes beside options

note-price =
    { $n ->
        [0] free
       *[other] for { $n } { $resource-text }
    }
note-price-and-fee =
    { $n ->
        [0] the fee only
       *[other] for { $n } { $resource-text }, plus the fee
    }
note-influence = for { $n } Influence from the { $guild-text }
note-card = { $card-text }
note-drawn = { $card-text }. { $brings }
note-acquire = { $brings }; { $cost }
note-both = { $first }. { $second }
note-covers = covers: { $gains }
note-worker-action = slot { $slot }: { $effect }
note-worker-action-and-fee = slot { $slot }: { $effect }, after the fee
note-reward = reward: { $effect }
note-price-and-reward = for { $cost }; reward: { $effect }

## Reasons: what is missing

need-silver = You are { $n } Silver short.
need-provision =
    You are { $n } { $n ->
        [one] Provision
       *[other] Provisions
    } short.
need-tile-price =
    { $influence ->
        [0] This tile costs { $n } Silver, more than you have.
       *[other] This tile costs { $n } Silver or { $influence } Influence from the { $guild-text }, and you have neither.
    }
need-fee = An opponent’s Influence lies on this card: you need 1 Silver or 1 Provision for the fee.
need-fee-and-action = After the fee for an opponent’s Influence, you could not use this action: you need more Silver or Provisions.
need-resource-to-refuse = You have nothing of this kind to pay for a refusal.
need-assets = This Die lacks { $assets }: a Caravan tile in the column of its value would help.
need-requirement = You need { $requirement } to go this way.
need-guild-influence = You have too little Influence in the { $guild-text }: place some there first.
need-die-in-supply = You need a Die in your supply to change.

## Reasons: what is in the way

own-worker-there = You placed a Worker on this card this turn: it is out of your reach until your next turn.
worker-of-this-turn = You placed this Worker this turn: you may retrieve it from your next turn on.
no-place-for-space = Each Space Card needs a Land or Water Card below it: acquire one of those first.
no-place-for-townsfolk = None of your cards with the right Tag has room for this Townsfolk Card: acquire such a card first.
no-tile-left = No tile of this design is left: choose another one.
no-room-in-caravan = This tile no longer fits in your Caravan: choose another shape.
has-influence = This card already bears Influence: choose one without.
deck-empty = This Draw Pile is empty: take a faceup card instead.
no-pigeon = This Die has no Pigeon to spare: pay a Provision, or take a faceup card.
final-space-taken = Another player is already on this final space: choose another way.
slot-taken = There is already a Die here: refresh it or Rest to free the slot.
slot-fresh = You acquired this card this turn: its slot opens on your next turn.
worker-other-rows = A Worker of this colour never stands on cards of this row: choose another card.
worker-of-colour-there = There is already a Worker of this colour on this card: choose another card or another colour.
action-useless = The action of this slot would do nothing for you now: choose another card.
no-worker = You have no Worker of this colour: retrieve one from a card first.
no-worker-place = No faceup card takes this Worker for an action of use to you now.
no-slot-for-die = No free slot of yours accepts this Die: change its value, improve your Caravan or Rest.
guild-ability-used = You have already used this Guild’s ability this turn: you may use it again on your next turn.
journal-first = You may Journal an additional time only after you have Journaled this turn.
no-link-there = No way leads there from your marker.
no-open-link = No way on would be open to you once this Influence is spent.
last-candidate = This is the last choice left to the AI: you cannot refuse it.
no-slot-then = The Die would then find no free slot that accepts it.
no-arrow = No arrow in the Caravan column of this value turns the Die that way.
chain-turned = Once the Die is being turned one way, it cannot be turned back.
chain-over = The Caravan turns a Die only once, in a single chain: it is over.
no-need-to-rent = The Die can enter this slot without a rented Ship.
no-room-there = The tile does not fit here: it needs free cells inside the Caravan.
no-influence-price = Tiles of this type cannot be had for Influence.
no-tag-for-townsfolk = This card shows none of the Tags that the Townsfolk Card looks for.
townsfolk-there = A Townsfolk Card is already tucked here: choose another card.
inspiration-there = This Space Card already has its Inspiration Card: choose another one.
all-influence-there = All your Influence is already in this Guild.
influence-goes-there = This is where the Influence is to go: take it from somewhere else.

## Events: the turn

event-turn = Turn { $n }: { $seat }.
event-rest = { $seat } Rests and may use Resting abilities.
event-rest-asleep = { $seat } Rests, with too many Dice left to use Resting abilities.
event-end-triggered = { $seat } has reached the end of the Journal Track: everybody has one last turn.
event-refill = New card in slot { $slot }: { $card-text }.

## Events: resources

event-gain = { $seat } gains { $n } { $resource-text }.
event-pay = { $seat } spends { $cost }.
event-pay-resource = { $seat } pays { $n } { $resource-text }.
event-fee = { $owner } has Influence on { $card-text }: { $seat } pays a fee of { $n } { $resource-text }.

## Events: Dice

event-place-die = { $seat } places a Die of value { $value } on { $slot-text }.
event-turn-die = { $seat } changes the Die from { $value } to { $result } with the Caravan.
event-roll = { $seat } rolls a Die: { $value }.
event-reroll = { $seat } rerolls a Die: { $value } becomes { $result }.
event-refresh = { $seat } refreshes the Die on { $slot-text }: { $value }.
event-adjust = { $seat } changes a Die from { $value } to { $result }.
event-new-die = { $seat } gains a new Die: { $value }.

## Events: Workers

event-place-worker = { $seat } places a { $colour-text } on { $card-text }.
event-retrieve = { $seat } retrieves the { $colour-text } from { $card-text }.
event-worker-with-card = { $seat } takes the { $colour-text } that comes with the card.
event-track-worker = { $seat } takes the Green Worker beside the Journal Track.

## Events: cards

event-acquire = { $seat } acquires { $card-text }.
event-use-pigeon = { $seat } uses a Pigeon to draw.
event-draw =
    { $cards ->
        [hidden] { $seat } draws { $n } { $row-text }.
       *[other] { $seat } draws { $n } { $row-text }: { $cards-text }.
    }
event-keep = { $seat } keeps { $card-text }.
event-tuck = { $seat } tucks { $card-text } under { $under-text }.
event-discard-inspiration = { $seat } discards { $card-text } for the action beside it.
event-vista = { $card-text } triggers for { $seat }.

## Events: tiles

event-tile = { $seat } places the { $tile-text } in the Caravan ({ $cell-text }).

## Events: Influence

event-guild = { $seat } places 1 Influence on the { $guild-text }.
event-influence-card = { $seat } places 1 Influence on { $card-text }.
event-move-influence = { $seat } moves 1 Influence from the { $source-text } to the { $guild-text }.
event-free-influence =
    { $source ->
        [guild_black] { $seat } takes back 1 Influence from the { $source-text }.
        [guild_yellow] { $seat } takes back 1 Influence from the { $source-text }.
        [guild_blue] { $seat } takes back 1 Influence from the { $source-text }.
       *[other] { $seat } takes back 1 Influence from { $source-text }.
    }
event-spend-influence = { $seat } spends { $n } Influence from the { $guild-text }.
event-influence-returns = { $seat } gets the Influence on { $card-text } back.

## Events: Journal

event-journal = { $seat } Journals and reaches { $space-text }.

## Events: the AI

event-ai-scheme = { $seat } reveals { $scheme-text }.
event-ai-first-action = { $seat } does its First Action: { $effect }.
event-ai-second-action = { $seat } does its Second Action: { $effect }.
event-ai-rest = { $seat } Rests.
event-ai-marker =
    { $n ->
        [1] The AI’s resource marker moves 1 step.
       *[other] The AI’s resource marker moves { $n } steps.
    }
event-ai-track-bonus = Bonus of the Resource Track for the AI: { $effect }.
event-ai-comet = The AI stands at { $n } on the Comet Track.
event-ai-nothing = The AI can do nothing with this icon.
event-ai-top-card = { $seat } takes the top card of the Draw Pile: { $card-text }.
event-ai-prefers = { $seat } prefers this: { $choice-text }.
    .why = Why: { $why-text }.
why-colour = the colour of its resource marker comes first, the others clockwise
why-slot = the order of slots that its Scheme Cards give
why-special-slot = the slot that its last Scheme Card names, then the next ones
event-ai-tile = { $seat } takes the { $tile-text }.
event-ai-tile-beside = The AI’s Caravan has no room for the { $tile-text }, which is laid beside it.
event-ai-allowed = { $seat } allows the AI to use { $card-text } and takes { $n } { $resource-text }.
event-ai-refused = { $seat } pays { $n } { $resource-text } to refuse { $card-text } to the AI.

## Scoring

score-set-city =
    Common set of City: { $n } { $n ->
        [one] Tag
       *[other] Tags
    }
score-set-vista =
    Common set of Vista: { $n } { $n ->
        [one] Tag
       *[other] Tags
    }
score-set-harbour =
    Common set of Harbour: { $n } { $n ->
        [one] Tag
       *[other] Tags
    }
score-set-open_sea =
    Common set of Open Water: { $n } { $n ->
        [one] Tag
       *[other] Tags
    }
score-unique-sets = Unique sets: { $n }
score-space = { $card-text }
score-space-inspired = { $card-text }, doubled by Inspiration
score-space-missed = { $card-text } (Inspiration goal not met)
score-caravan = Caravan
score-majority-black = Majority in the { $guild-text }
score-majority-yellow = Majority in the { $guild-text }
score-majority-blue = Majority in the { $guild-text }
score-ai-land = Land Cards: { $n }
score-ai-water = Water Cards: { $n }
score-ai-space = Space Cards: { $n }
score-ai-townsfolk = Townsfolk Cards: { $n }
score-ai-inspiration = Inspiration Cards: { $n }

## Names: Land Cards

land_01 = Basra
land_02 = Kufa
land_03 = Wasit
land_04 = Samarra
land_05 = Mosul
land_06 = Raqqa
land_07 = Harran
land_08 = Aleppo
land_09 = Damascus
land_10 = Jerusalem
land_11 = Fustat
land_12 = Isfahan
land_13 = Shiraz
land_14 = Hamadan
land_15 = Nishapur
land_16 = Balkh
land_17 = Bukhara
land_18 = Samarkand
land_19 = Cedar Slopes
land_20 = Salt Flats
land_21 = Red Dunes
land_22 = Reed Marshes
land_23 = Palm Groves
land_24 = Zagros Passes
land_25 = Singing Sands
land_26 = Almond Valley
land_27 = Black Lava Field
land_28 = Wheat Plain
land_29 = Snow Ridge
land_30 = Wild Tulip Steppe
land_31 = Desert Wells
land_32 = River Meadows
land_33 = Chalk Cliffs
land_34 = Rose Terraces
land_35 = Canyon of Echoes
land_36 = Saffron Fields

## Names: Water Cards

water_01 = Port of Siraf
water_02 = Port of Sohar
water_03 = Port of Aden
water_04 = Port of Hormuz
water_05 = Port of Jeddah
water_06 = Port of Aydhab
water_07 = Port of Alexandria
water_08 = Port of Acre
water_09 = Port of Tyre
water_10 = Port of Tripoli
water_11 = Port of Muscat
water_12 = Port of Debal
water_13 = Port of Ubulla
water_14 = Port of Qalhat
water_15 = Port of Zeila
water_16 = Port of Tarsus
water_17 = Port of Kilwa
water_18 = Port of Quilon
water_19 = Strait of Hormuz
water_20 = Gulf of Oman
water_21 = Gulf of Aden
water_22 = Pearl Banks
water_23 = Red Sea
water_24 = Bab al-Mandab
water_25 = Sea of Zanj
water_26 = Sea of Larwi
water_27 = Bay of Bengal
water_28 = Strait of Malacca
water_29 = Maldive Reefs
water_30 = Sea of Rum
water_31 = Sea of Khazar
water_32 = Monsoon Seas
water_33 = Coral Shallows
water_34 = Whale Grounds
water_35 = Island Passage
water_36 = Sea of China

## Names: Space Cards

space_01 = Dawn Comet
space_02 = Evening Comet
space_03 = Bearded Comet
space_04 = Two-tailed Comet
space_05 = Red Comet
space_06 = Sword Comet
space_07 = Winter Comet
space_08 = Wandering Comet
space_09 = Moon
space_10 = Jupiter
space_11 = Mars
space_12 = Mercury
space_13 = Saturn
space_14 = Venus
space_15 = The Lion
space_16 = The Scorpion
space_17 = The Eagle
space_18 = The Swan
space_19 = The Great Bear
space_20 = The Dragon
space_21 = The Archer
space_22 = The Giant
space_23 = The Bull
space_24 = The Twins
space_25 = The Ram
space_26 = The Fishes
space_27 = The Water Carrier
space_28 = The Charioteer
space_29 = The Serpent Bearer
space_30 = The Enthroned Lady
space_31 = The Bearer of the Head
space_32 = The Ship
space_33 = The Hare
space_34 = The Crab
space_35 = The Balance
space_36 = Sun

## Names: Townsfolk Cards, told apart by what they give

folk_01 = Adventurer
folk_02 = Astronomer
folk_03 = Champion
folk_04 = Enforcer (Provision)
folk_05 = Enforcer (Silver)
folk_06 = Envoy (Camel)
folk_07 = Envoy (Ship)
folk_08 = Farmer (Silver)
folk_09 = Farmer (Provision)
folk_10 = Fisherman (Silver)
folk_11 = Fisherman (Provision)
folk_12 = Guardian (Provision and Silver)
folk_13 = Guardian (Silver)
folk_14 = Guardian (Provisions)
folk_15 = Hunter
folk_16 = Invader
folk_17 = Mercenary
folk_18 = Merchant A (Silver)
folk_19 = Merchant B (Silver)
folk_20 = Merchant A (Provision)
folk_21 = Merchant B (Provision)
folk_22 = Messenger
folk_23 = Rogue
folk_24 = Scholar (Exploration)
folk_25 = Scholar (Trade)
folk_26 = Scholar (Science)
folk_27 = Scribe (Exploration)
folk_28 = Scribe (Trade)
folk_29 = Scribe (Science)
folk_30 = Stargazer
folk_31 = Translator (Exploration)
folk_32 = Translator (Trade)
folk_33 = Translator (Science)
folk_34 = Vagrant
folk_35 = Vigilante
folk_36 = Warrior

## Names: Inspiration Cards, by their goals

insp_01 = Inspiration “6 Comets”
insp_02 = Inspiration “5 Stars”
insp_03 = Inspiration “3 Planets”
insp_04 = Inspiration “6 Townsfolk”
insp_05 = Inspiration “4 Libraries”
insp_06 = Inspiration “4 Vistas”
insp_07 = Inspiration “4 Open Water”
insp_08 = Inspiration “5 Harbours”
insp_09 = Inspiration “2 Basic and 2 Space Upgrades”
insp_10 = Inspiration “3 Water Upgrades”
insp_11 = Inspiration “3 Land Upgrades”
insp_12 = Inspiration “10 Influence”
insp_13 = Inspiration “4 Observatories”
insp_14 = Inspiration “5 Cities”
insp_15 = Inspiration “6 Silver”
insp_16 = Inspiration “6 Provisions”

## Names: printed on the Player Boards

home_city = Starting City
home_harbour = Starting Harbour
home_stars = Starting Stars
home_townsfolk = Starting Townsfolk
home_slot_telescope = Baghdad (Telescope)
home_slot_pigeon = Baghdad (Pigeon)
home_slot_market = Baghdad (Market)
home_slot_workshop = Baghdad (Workshop)
board_1 = Player Board 1
board_2 = Player Board 2
board_3 = Player Board 3
board_4 = Player Board 4

## Names: slots of the rows

townsfolk_slot_1 = Townsfolk, slot 1
townsfolk_slot_2 = Townsfolk, slot 2
townsfolk_slot_3 = Townsfolk, slot 3
townsfolk_slot_4 = Townsfolk, slot 4
land_slot_1 = Land, slot 1
land_slot_2 = Land, slot 2
land_slot_3 = Land, slot 3
land_slot_4 = Land, slot 4
water_slot_1 = Water, slot 1
water_slot_2 = Water, slot 2
water_slot_3 = Water, slot 3
water_slot_4 = Water, slot 4
inspiration_slot_1 = Inspiration, slot 1
inspiration_slot_2 = Inspiration, slot 2
inspiration_slot_3 = Inspiration, slot 3
inspiration_slot_4 = Inspiration, slot 4
space_slot_1 = Space, slot 1
space_slot_2 = Space, slot 2
space_slot_3 = Space, slot 3
space_slot_4 = Space, slot 4

## Names: Upgrade Tiles

upg_land_camel = Land Upgrade Tile (Camel)
upg_land_pigeon = Land Upgrade Tile (Pigeon)
upg_land_silver = Land Upgrade Tile (Silver discount)
upg_water_ship = Water Upgrade Tile (Ship)
upg_water_pigeon = Water Upgrade Tile (Ship and Pigeon)
upg_water_silver = Water Upgrade Tile (Silver discount)
upg_space_telescope = Space Upgrade Tile (Telescope)
upg_space_dice = Space Upgrade Tile (Die +1 or −1)
upg_space_trio = Space Upgrade Tile (Pigeon, Camel and Ship)
upg_basic_telescope = Basic Upgrade Tile (Telescope)
upg_basic_ship = Basic Upgrade Tile (Ship)
upg_basic_camel = Basic Upgrade Tile (Camel)
upg_basic_pigeon = Basic Upgrade Tile (Pigeon)
upg_special_open_sea = Special Upgrade Tile (Open Water)
upg_special_harbour = Special Upgrade Tile (Harbour)
upg_special_library = Special Upgrade Tile (Library)
upg_special_city = Special Upgrade Tile (City)
upg_special_vista = Special Upgrade Tile (Vista)
upg_special_planet = Special Upgrade Tile (Planet)
upg_special_stars = Special Upgrade Tile (Stars)
upg_special_observatory = Special Upgrade Tile (Observatory)
upg_special_comet = Special Upgrade Tile (Comet)
upg_special_two_comets = Special Upgrade Tile (2 Comets)

## Names: Journal Track

J0 = Journal start
J1a = Journal 1a
J1b = Journal 1b
J2a = Journal 2a
J2b = Journal 2b
J2c = Journal 2c
J3a = Journal 3a
J3b = Journal 3b
J4a = Journal 4a
J4b = Journal 4b
J4c = Journal 4c
J5a = Journal 5a
J5b = Journal 5b
J6a = Journal 6a
J6b = Journal 6b
J6c = Journal 6c
J7a = Journal 7a
J7b = Journal 7b
J8a = Journal 8a
J8b = Journal 8b
J8c = Journal 8c
J9a = Journal 9a
J9b = Journal 9b
J10a = Journal 10a
J10b = Journal 10b
J10c = Journal 10c
J10d = Journal 10d
J10e = Journal 10e
jtile_01 = Journal Tile (Basic Upgrade)
jtile_02 = Journal Tile (2 yellow Influence)
jtile_03 = Journal Tile (2 blue Influence)
jtile_04 = Journal Tile (Townsfolk)
jtile_05 = Journal Tile (Provision and Silver)
jtile_06 = Journal Tile (2 Silver)
jtile_07 = Journal Tile (Worker)
jtile_08 = Journal Tile (2 Provisions)
jtile_09 = Journal Tile (2 Influence on Cards)
jtile_10 = Journal Tile (yellow and blue Influence)
W1 = column 1
W2 = column 3
W3 = column 5
W4 = column 7

## Names: Solo Play

scheme_1 = Scheme Card 1
scheme_2 = Scheme Card 2
scheme_3 = Scheme Card 3
scheme_4 = Scheme Card 4
scheme_5 = Scheme Card 5
scheme_6 = Scheme Card 6
ai_space = Space AI
ai_upgrade = Upgrade AI
ai_townsfolk = Townsfolk AI
ai_journal = Journal AI

## Labels of what a seat sees

view-seat = Whose turn
view-turn = Turn
view-first = First player
view-turns_left = Turns left
view-sides = Main Board
view-rows = Rows
view-slots = Slots
view-slot = Slot
view-deck = Draw Pile
view-known = Known cards
view-journal_tiles = Journal Tiles
view-track_workers = Green Workers on the Journal Track
view-tiles = Upgrade Tiles
view-tile = Tile
view-face = Face
view-cell = Cell
view-drawn = Drawn cards
view-hand = Die being placed
view-players = Players
view-automa = AI
view-board = Board
view-silver = Silver
view-provision = Provisions
view-influence = Influence
view-guilds = Influence in the Guilds
view-workers = Workers
view-dice = Dice
view-die = Die
view-reserve = Dice in the reserve
view-marker = Journal Track
view-land = Land
view-water = Water
view-space = Space
view-card = Card
view-tucked = tucked
view-ready = usable
view-tags = Tags
view-tile_counts = Upgrade Tiles by type
view-points = VP
view-resource = Resource Track
view-comets = Comet Track
view-cards = Cards
view-path = Caravan cells filled
view-schemes = Scheme Cards
