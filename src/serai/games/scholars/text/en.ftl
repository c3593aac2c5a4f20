### Scholars of the South Tigris: everything a player reads, apart from the rules (rules.en.ftl).
### An argument that is a word has its own text in `$…-text`; a text used so sees the arguments around it, `$n` too.

## The game

game-title = Scholars of the South Tigris
game-description = Bring scrolls of the whole known world to the House of Wisdom, have them translated into Arabic, and make your name in the sciences and the Guilds.
automa-name = The AI

## Settings

setting-length = Length of the game
    .short = casual (short)
    .standard = epic (standard)
    .means = The standard game has more Scrolls between the Caliph Cards.
setting-difficulty = AI (Solo Play)
    .student = Student
    .scribe = Scribe
    .teacher = Teacher
    .scholar = Scholar
    .means = How strong your opponent is when you play alone, the last one strongest.
student = Student
scribe = Scribe
teacher = Teacher
scholar = Scholar

## Resources

silver = Silver
gold = Gold
influence = Influence
worker =
    { $n ->
        [one] Worker
       *[other] Workers
    }

## Colours, Dice and Workers

white = white
red = red
blue = blue
yellow = yellow
purple = purple
orange = orange
green = green
letter-white = W
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-orange = O
letter-green = G
letter-black = N
die-white =
    { $n ->
        [one] white Die
       *[other] white Dice
    }
die-red =
    { $n ->
        [one] red Die
       *[other] red Dice
    }
die-blue =
    { $n ->
        [one] blue Die
       *[other] blue Dice
    }
die-yellow =
    { $n ->
        [one] yellow Die
       *[other] yellow Dice
    }
die-purple =
    { $n ->
        [one] purple Die
       *[other] purple Dice
    }
die-orange =
    { $n ->
        [one] orange Die
       *[other] orange Dice
    }
die-green =
    { $n ->
        [one] green Die
       *[other] green Dice
    }
worker-white =
    { $n ->
        [one] white Worker
       *[other] white Workers
    }
worker-red =
    { $n ->
        [one] red Worker
       *[other] red Workers
    }
worker-blue =
    { $n ->
        [one] blue Worker
       *[other] blue Workers
    }
worker-yellow =
    { $n ->
        [one] yellow Worker
       *[other] yellow Workers
    }
bag = Bag
hand = hand
board = Player Board
rest = Rest

## Actions

action-recruit = Recruit
action-travel = Travel
action-research = Research
action-translate = Translate

## Languages

language-arabic = Arabic
language-chinese = Chinese
language-sanskrit = Sanskrit
language-greek = Greek
language-hebrew = Hebrew
language-persian = Persian
language-syriac = Syriac

## Piles of Translators

chinese = Chinese Translators
sanskrit = Sanskrit Translators
greek = Greek Translators
hebrew = Hebrew Translators
persian = Persian Translators
syriac = Syriac Translators
wild1 = Polyglots I
wild2 = Polyglots II

## Research Tracks

mathematics = Mathematics
physics = Physics
chemistry = Chemistry
philosophy = Philosophy
biology = Biology
astronomy = Astronomy

## Guilds

guild_purple = purple Guild
guild_orange = orange Guild
guild_green = green Guild

## What formulas count

dice_white =
    { $n ->
        [one] white Die
       *[other] white Dice
    }
dice_red =
    { $n ->
        [one] red Die
       *[other] red Dice
    }
dice_blue =
    { $n ->
        [one] blue Die
       *[other] blue Dice
    }
dice_yellow =
    { $n ->
        [one] yellow Die
       *[other] yellow Dice
    }
dice_purple =
    { $n ->
        [one] purple Die
       *[other] purple Dice
    }
dice_orange =
    { $n ->
        [one] orange Die
       *[other] orange Dice
    }
dice_green =
    { $n ->
        [one] green Die
       *[other] green Dice
    }
level_mathematics =
    { $n ->
        [one] level of Mathematics
       *[other] levels of Mathematics
    }
amount-level_mathematics = level { $n } in Mathematics
level_physics =
    { $n ->
        [one] level of Physics
       *[other] levels of Physics
    }
amount-level_physics = level { $n } in Physics
level_chemistry =
    { $n ->
        [one] level of Chemistry
       *[other] levels of Chemistry
    }
amount-level_chemistry = level { $n } in Chemistry
level_philosophy =
    { $n ->
        [one] level of Philosophy
       *[other] levels of Philosophy
    }
amount-level_philosophy = level { $n } in Philosophy
level_biology =
    { $n ->
        [one] level of Biology
       *[other] levels of Biology
    }
amount-level_biology = level { $n } in Biology
level_astronomy =
    { $n ->
        [one] level of Astronomy
       *[other] levels of Astronomy
    }
amount-level_astronomy = level { $n } in Astronomy
scrolls_arabic =
    { $n ->
        [one] translated Arabic Scroll
       *[other] translated Arabic Scrolls
    }
scrolls_chinese =
    { $n ->
        [one] translated Chinese Scroll
       *[other] translated Chinese Scrolls
    }
scrolls_sanskrit =
    { $n ->
        [one] translated Sanskrit Scroll
       *[other] translated Sanskrit Scrolls
    }
scrolls_greek =
    { $n ->
        [one] translated Greek Scroll
       *[other] translated Greek Scrolls
    }
scrolls_hebrew =
    { $n ->
        [one] translated Hebrew Scroll
       *[other] translated Hebrew Scrolls
    }
scrolls_persian =
    { $n ->
        [one] translated Persian Scroll
       *[other] translated Persian Scrolls
    }
scrolls_syriac =
    { $n ->
        [one] translated Syriac Scroll
       *[other] translated Syriac Scrolls
    }
count-guild_purple = Influence in the purple Guild
count-guild_orange = Influence in the orange Guild
count-guild_green = Influence in the green Guild
retired =
    { $n ->
        [one] Retired Translator
       *[other] Retired Translators
    }
breadth =
    { $n ->
        [one] Research Track at level 3 or more
       *[other] Research Tracks at level 3 or more
    }
wealth = Gold (2 Silver count as 1 Gold)
ai_retired =
    { $n ->
        [one] Retired Translator of the AI
       *[other] Retired Translators of the AI
    }
ai_scrolls =
    { $n ->
        [one] Scroll translated by the AI
       *[other] Scrolls translated by the AI
    }
ai_markers =
    { $n ->
        [one] Research Marker of the AI
       *[other] Research Markers of the AI
    }
ai_employed =
    { $n ->
        [one] Neutral Translator in a Room
       *[other] Neutral Translators in a Room
    }
ai_influence =
    { $n ->
        [one] Influence of the AI in Guilds
       *[other] Influence of the AI in Guilds
    }

## Instead of the texts common to all games

join-choice-last = { $a }, or { $b }

## What effects do: parts of a sentence, imperative

do-pay = { $cost }
cost-silver = spend { $n } Silver
cost-gold = spend { $n } Gold
cost-worker =
    spend { $n } { $n ->
        [one] Worker
       *[other] Workers
    }
cost-white_die =
    take { $n } white { $n ->
        [one] Die
       *[other] Dice
    } into your Bag
do-gain_silver = gain { $n } Silver
do-gain_gold = gain { $n } Gold
do-gain_worker =
    gain { $n } { $worker ->
        [any] { $n ->
            [one] Worker of your choice
           *[other] Workers of your choice
        }
        [white] white { $n ->
            [one] Worker
           *[other] Workers
        }
        [red] red { $n ->
            [one] Worker
           *[other] Workers
        }
        [blue] blue { $n ->
            [one] Worker
           *[other] Workers
        }
       *[yellow] yellow { $n ->
            [one] Worker
           *[other] Workers
        }
    }
do-gain_die =
    gain { $n } { $die ->
        [primary] primary
        [white] white
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [orange] orange
       *[green] green
    } { $n ->
        [one] Die
       *[other] Dice
    } into your { $where ->
        [hand] hand
       *[bag] Bag
    }
do-destroy_white =
    destroy { $n } white { $n ->
        [one] Die
       *[other] Dice
    }
do-draw =
    draw { $n } { $n ->
        [one] Die
       *[other] Dice
    }
do-refill = reroll any Dice in your hand, then draw up to { $n } Dice
do-influence_scroll =
    place { $n } Influence on { $n ->
        [one] a Scroll
       *[other] Scrolls
    }
do-influence_guild =
    place { $n } Influence in { $guild ->
        [any] any Guild
        [purple] the purple Guild
        [orange] the orange Guild
       *[green] the green Guild
    }
do-place_or_take_gold =
    { $n ->
        [1] place or take 1 Gold on a Translator
        [2] twice place or take 1 Gold on a Translator
       *[other] { $n } times place or take 1 Gold on a Translator
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
        [primary] a primary Research Track
        [action_colour] the Research Track of the action’s colour
       *[any] a Research Track of your choice
    }
do-employ = employ the top Translator of the pile “{ $pile-text }”, paying for the Room
do-retire_top =
    { $piles-count ->
        [1] retire the top Translator of the pile “{ $piles }”
       *[other] retire the top Translator of one of these piles: { $piles }
    }
do-add_value = add up to { $n } to the value of the main action
do-alt_action =
    { $action ->
        [recruit] Recruit
        [travel] Travel
        [research] Research
       *[translate] Translate
    } instead of the main action of the slot
do-wild_white = treat white and { $colour-text } Dice as the same
do-event_starting_translators = { $gold } Gold on every Starting Translator in a Room, and { $silver } Silver for every one that is Retired
do-event_neutral_translator = a Neutral Translator enters the leftmost empty Room: { $piles }

## What effects do: the AI only

do-ai_silver =
    move the marker { $n } { $n ->
        [one] step
       *[other] steps
    }
do-ai_place_gold = place 1 Gold on the leftmost Neutral Translator
do-ai_employ = employ a Translator
do-ai_translate = translate a Scroll
do-ai_deliver =
    deliver a Scroll{ $n ->
        [2] { " " }and place 2 Influence
       *[other] { "" }
    }
do-ai_influence_guild =
    place 1 Influence in { $guild ->
        [any] a Guild
        [purple] the purple Guild
        [orange] the orange Guild
       *[green] the green Guild
    }
do-ai_influence_scroll = place 1 Influence on a Scroll
do-ai_retire_top = retire the top Translator of the pile “{ $blue-text }” (most cards blue) or “{ $red-text }” (most cards red)

## Questions

ask-turn = On which slot do you Work, or do you Rest?
ask-card = Which Action Card do you play on { $slot-text }?
ask-die =
    { $n ->
        [1] Which Die do you place on the card?
       *[other] Do you place a second Die on the card?
    }
ask-printed-die = Do you also use the printed Die of the card?
ask-work = What do you do next?
ask-end-turn = Do you end your turn?
ask-colour = Which colour shall the action have?
ask-recruit = Recruit (value { $n }): whom do you dispatch or employ?
ask-room = In which Room do you employ { $translator-text }?
ask-travel = Travel: how far do you go (1 to { $n })?
ask-deliver = To which Guild do you deliver { $scroll-text }?
ask-research = Research ({ $colour-text } { $n }): which way?
ask-translate = Which Scroll do you translate?
ask-chain = Which Translators translate { $scroll-text } into Arabic?
ask-draft = Which Starting Translator, with its Resource Card, do you choose?
ask-worker =
    Which Worker do you gain?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } to choose)
    }
ask-pay-worker =
    Which Worker do you spend?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } to choose)
    }
ask-die-colour =
    Which Die do you gain into your { $where ->
        [hand] hand
       *[bag] Bag
    }?
ask-destroy-white = Which white Die do you destroy?
ask-destroy-instead = No such Die is left: do you destroy a white Die instead?
ask-return-white = No white Die is left in the Main Supply: which of yours do you return?
ask-draw = How many Dice do you draw?
ask-reroll = Which Dice in your hand do you reroll, all at once?
ask-influence-scroll = On which Scroll do you place 1 Influence?
ask-guild = In which Guild do you place 1 Influence?
ask-free-influence = You have no Influence left in your supply: from where do you move one?
ask-move-gold = On which Translator do you place or take 1 Gold?
ask-track = On which Research Track do you advance?
ask-retire = From which pile do you retire the top Translator?
ask-caliph = { $card-text }: to which space do you move 1 Influence from the { $guild-text }?
ask-retiree = Several of your Translators retire: which do you tuck first?
ask-tuck = Under which slot do you tuck { $translator-text } ({ $effect })?
ask-tuck-cost =
    { $n ->
        [1] The slot costs 1 Silver or 1 white Die: how much Silver do you pay?
       *[other] The slot costs { $n } times 1 Silver or 1 white Die: how much Silver do you pay?
    }
ask-ai-wants = The AI wants { $scroll-text }, which carries your Influence: do you allow it?

## Options

option-skip = Decline
option-later = Later, perhaps
option-ready = That is all
option-rest = Rest
option-end-turn = End the turn
option-slot = { $slot-text }
option-card = { $card-text }
option-die = { $die-text } { $value }
option-one-die = No second Die
option-no-die = No Die from your hand
option-with-printed = Use the printed Die
option-without-printed = Do not use the printed Die
option-put = { $worker-text } on Die { $place }
option-main = { $action-text }
option-work = { $card-text }: { $effect }
option-use = { $translator-text }: { $effect }
option-colour = { $colour-text }
option-dispatch = Dispatch: { $pile-text }
option-employ = Employ: { $pile-text }
option-room = { $room-text }
option-travel =
    { $n } { $n ->
        [one] step
       *[other] steps
    }
option-deliver = { $guild-text }
option-no-delivery = Do not deliver
option-research =
    { $gold ->
        [0] { $effect-sentence }
       *[other] For { $gold } Gold: { $effect }
    }
option-scroll = { $scroll-text }
option-chain = { $rooms }
option-track = { $track-text }
option-guild = { $guild-text }
option-from =
    { $source ->
        [guild_purple] From the { $source-text }
        [guild_orange] From the { $source-text }
        [guild_green] From the { $source-text }
       *[other] From { $source-text }
    }
option-place-gold = Place 1 Gold: { $room-text }
option-take-gold = Take 1 Gold: { $room-text }
option-reroll = { $die-text } { $value }
option-take-die = { $die-text }
option-draw =
    { $n } { $n ->
        [one] Die
       *[other] Dice
    }
option-destroy-bag = One from your Bag
option-destroy-hand = The { $value } in your hand
option-destroy-board = One on { $slot-text }
option-take-worker = { $worker-text }
option-pay-worker = { $worker-text }
option-space = { $space-text }
option-retire = { $pile-text }
option-retiree = { $translator-text }
option-tuck = { $slot-text }
option-silver = { $n } Silver
option-pair = { $translator-text }
option-allow = Allow it and gain 1 Silver
option-refuse = Refuse and pay 1 Silver

## Notes beside options

note-action =
    { $colours-count ->
        [1] makes { $colours } { $n }
       *[other] makes { $n }, { $colours } as you like
    }
note-both = { $first }; { $second }
note-caliph-points = { $n } VP at the end
note-caliph-reward =
    { $n ->
        [0] { $effect }
       *[other] { $n } VP at the end; { $effect }
    }
note-chain = { $way }: { $price }
note-chain-gold = { $n } Gold, no Silver
note-chain-silver = { $n } Gold; { $shares }
note-chain-gold-retires = { $n } Gold, no Silver; about to retire: { $leaving }
note-chain-silver-retires = { $n } Gold; { $shares }; about to retire: { $leaving }
note-way = { $before } → { $language-text }
note-silver-owner = { $n } Silver to { $owner }
note-silver-supply = { $n } Silver to the Main Supply
note-silver-opponent = { $n } Silver to the AI
note-deliver =
    { $n } Silver for { $influence } Influence and { $gold } Gold{ $white ->
        [0] { "" }
       *[other] , with { $white } white Die
    }
note-dispatch = { $effect } ({ $translator-text })
note-employ = { $languages }, { $n } VP; once Retired: { $effect } ({ $translator-text })
note-retired = { $translator-text }, { $n } VP: { $effect }
note-to-tuck = { $n } VP: { $effect }
note-gold-own = { $translator-text }, { $gold } of { $needed } Gold
note-gold-foreign = { $translator-text }, { $gold } of { $needed } Gold; { $share }
note-room = { $n } Silver: { $effect }; retires with { $gold } Gold
note-location = { $location-text }: { $effect }
note-scroll-there = { $location-text }: { $scroll-text } can be delivered
note-no-scroll-there = { $location-text }: no Scroll lies here
note-path = on the way: { $effect }
note-pair = { $card-text }: { $gains }; draw { $draw } Dice
note-pair-bonus = { $card-text }: { $gains }; draw { $draw } Dice; { $effect }
note-tuck =
    { $n ->
        [0] free
        [1] 1 Silver or 1 white Die
       *[other] { $n } times 1 Silver or 1 white Die
    }
note-white-dice =
    { $n ->
        [0] no white Die
        [1] and 1 white Die
       *[other] and { $n } white Dice
    }

## Reasons

need-silver = You are { $n } Silver short.
need-gold = You are { $n } Gold short.
need-workers =
    You are { $n } { $n ->
        [one] Worker
       *[other] Workers
    } short.
need-value = The value of the action is { $n } too low.
need-colour = This needs a coloured action: a white one is not enough.
need-guild-colour = To Translate, the action must be purple, orange or green.
no-card-in-hand = This card is not in your hand: Rest to take your cards back.
no-die-in-hand = You have no Die in your hand: Rest to draw some.
slot-taken = There is already a card here: Rest to free the slot.
slot-closed = This slot opens once all three goals are met.
nothing-to-rest = You can Rest only with an Action Card on your board.
no-such-worker = You have no Worker of this colour.
die-has-workers = There are already two Workers on this Die.
no-die-there = There is no Die here.
main-done = The main action has already been done this turn.
effect-done = This has already been done this turn.
other-column = A Retired Translator only works for the slot above it.
effect-in-vain = This would change nothing now, or you cannot pay for it.
pile-empty = This pile is empty.
no-translator-in-reach = The value of the action reaches no Translator.
no-affordable-room = There is no empty Room that you could pay for.
room-taken = There is already a Translator in this Room.
no-influence = You have no Influence to place, and none to move.
no-scroll-to-influence = Every Scroll already carries Influence.
column-full = This Guild has no free space for a Scroll.
no-die-left = No such Die is left in the Main Supply.
no-white-die = You have no white Die to destroy.
no-die-to-draw = There is no Die to draw.
no-gold-to-move = There is no Gold that you could place or take.
gold-full = This Translator already holds all the Gold that the Room asks for.
no-gold-there = There is no Gold on this Translator.
nobody-there = This Room is empty.
no-scroll-there = The Guild of this colour has no Scroll.
wrong-guild = This Scroll lies in a Guild of another colour.
no-chain = No chain of Translators that you can pay for leads to Arabic.
last-candidate = This is the only choice left to the AI: you cannot refuse it.

## Events

event-turn = Turn { $n }: { $seat }.
event-pass = { $seat } can neither Work nor Rest.
event-draft = { $seat } takes { $translator-text } with { $card-text }.
event-play-card = { $seat } plays the { $card-text } on { $slot-text }.
event-place-die =
    { $seat } places { $die ->
        [die-orange] an
       *[other] a
    } { $die-text } of value { $value }.
event-put-worker = { $seat } places a { $worker-text }, which { $shape }.
event-main = { $seat } takes the main action { $action } ({ $colour-text } { $n }).
event-gain = { $seat } gains { $n } { $resource-text }.
event-pay = { $seat } spends { $n } { $resource-text }.
event-pay-player = { $seat } pays { $n } Silver to { $owner }.
event-pay-supply = { $seat } pays { $n } Silver to the Main Supply.
event-pay-opponent = { $seat } pays { $n } Silver to the AI.
event-roll =
    { $seat } rolls { $die ->
        [die-orange] an
       *[other] a
    } { $die-text }: { $value }.
event-reroll =
    { $seat } rerolls { $die ->
        [die-orange] an
       *[other] a
    } { $die-text }: { $value } becomes { $result }.
event-gain-die =
    { $seat } adds { $die ->
        [die-orange] an
       *[other] a
    } { $die-text } to their Bag.
event-destroy-white = { $seat } returns a white Die from their { $where-text } to the Main Supply.
event-board-to-bag =
    { $seat }’s Bag is empty: { $n } { $n ->
        [one] Die returns
       *[other] Dice return
    } to it from the board.
event-dispatch = { $seat } dispatches { $translator-text }.
event-employ = { $seat } employs { $translator-text } in { $room-text } for { $n } Silver.
event-travel =
    { $seat } travels { $n } { $n ->
        [one] step
       *[other] steps
    } to { $location-text }.
event-deliver = { $seat } delivers { $scroll-text } to the { $guild-text } for { $n } Silver.
event-map-scroll = { $scroll-text } arrives on the Map.
event-research = { $seat } researches: { $effect }.
event-advance = { $seat } reaches level { $level } of { $track-text }.
event-overflow = { $seat } is already at the top of { $track-text } and may take what is printed above it.
event-harvest = { $seat } harvests { $track-text }.
event-translate = { $seat } translates { $scroll-text } from the { $guild-text }.
event-place-gold = { $seat } places 1 Gold on { $translator-text }.
event-take-gold = { $seat } takes 1 Gold from { $translator-text }.
event-influence-scroll = { $seat } places 1 Influence on { $scroll-text }.
event-guild = { $seat } places 1 Influence in the { $guild-text }.
event-control = { $seat } takes control of the { $guild-text }.
event-no-control = { $seat } loses control of the { $guild-text }: nobody controls it.
event-free-influence =
    { $source ->
        [guild_purple] { $seat } moves 1 Influence away from the { $source-text }.
        [guild_orange] { $seat } moves 1 Influence away from the { $source-text }.
        [guild_green] { $seat } moves 1 Influence away from the { $source-text }.
       *[other] { $seat } moves 1 Influence away from { $source-text }.
    }
event-goal = { $seat } meets a goal and gains 1 { $reward-text }.
event-goals-done = { $seat } has met all goals: the { $card-text } joins their hand, and a new slot opens.
event-set-aside = { $seat } retires { $translator-text }, who will be tucked at the end of the turn.
event-retires = { $seat }’s { $translator-text } retires.
event-neutral-retires = The Neutral { $translator-text } retires.
event-tuck = { $seat } tucks { $translator-text } under { $slot-text }.
event-rest = { $seat } Rests.
event-bottom-scroll = At the bottom of the Draw Pile is { $scroll-text }.
event-neutral-marker = The Neutral Marker moves to { $location-text }.
event-scroll-to-guild = { $scroll-text } goes to the { $guild-text }.
event-scroll-to-box = { $scroll-text } goes back to the box.
event-reserve = The Draw Pile is exhausted: the reserve takes its place.
event-caliph = The { $card-text } is revealed.
event-caliph-space = { $seat } moves 1 Influence to the Caliph Card: { $space-text }.
event-consolation = { $seat } receives the consolation of the { $guild-text }.
event-caliph-gold = 1 Gold is placed on { $translator-text }.
event-neutral = { $translator-text } enters { $room-text } as a Neutral Translator.
event-rooms-full = All Rooms are taken: nobody enters.
event-end-triggered = The last Caliph Card has appeared: this round is played to its end, then one last round follows.
event-collect-gold = { $seat } takes back { $n } Gold from a Translator.

## Events: the AI

event-ai-difficulty = The AI plays as { $difficulty-text }, with a Dice Sum of { $n }.
event-ai-plan = { $seat } reveals { $card-text }.
event-ai-first = First action: { $effect } ({ $why }).
event-ai-second = Second action: { $effect } ({ $why }).
event-ai-rest = { $seat } Rests.
event-ai-marker = The AI’s marker moves to space { $n }.
event-ai-research = The AI places a Research Marker: { $effect }.
event-ai-gold = The AI places 1 Gold on { $translator-text }.
event-ai-no-gold = No Neutral Translator has room for Gold.
event-ai-no-influence = The AI has no Influence left to place.
event-ai-nothing = The AI can do nothing here.
event-ai-employs = { $seat } employs the top Translator of the pile “{ $pile-text }” ({ $why-text }); Room: { $room-text }.
event-ai-translates = { $seat } translates { $scroll-text } ({ $why-text }).
event-ai-delivers = { $seat } delivers { $scroll-text } ({ $why-text }) to the { $guild-text } ({ $where-text }).
event-ai-influences = { $seat } places 1 Influence on { $scroll-text } ({ $why-text }).
event-ai-guild = { $seat } chooses the { $guild-text } ({ $why-text }).
event-ai-caliph = { $seat } moves 1 Influence to the Caliph Card: { $space-text } ({ $why-text }).
event-ai-retire = The AI retires { $translator-text }.
event-ai-dice-sum = The AI’s Dice Sum is { $n }.
event-ai-allowed = { $seat } lets the AI have { $scroll-text } and gains { $n } Silver.
event-ai-refused = { $seat } pays { $n } Silver to keep { $scroll-text } from the AI.

## Why the AI chooses so

why-only = the only choice
why-language = by its language focus
why-lowest-row = lowest row
why-colour = by its colour focus
why-clockwise = first clockwise from the Neutral Marker
why-highest-row = highest row
why-empty-guild = no Influence there yet
why-absent = none of its own Influence there
why-not-present = no such Translator in a Room
why-focus = by its Translator focus
why-target = by the Target Sum
why-rightmost = rightmost of that cost
why-plans-blue = most of its cards are blue
why-plans-red = most of its cards are red
why-house = { $n } Scrolls in the House, { $least } needed
why-employed = { $n } Translators in Rooms, { $least } needed

## Scoring

score-dice = Dice Sum: { $n }
score-retired = Retired Translators: { $n }
score-guild = Control of the { $guild-text }
score-caliph = Influence on Caliph Cards
score-track = { $track-text }, level { $n }
score-scroll =
    { $n ->
        [0] { $scroll-text }
       *[other] { $scroll-text }, bonus of { $n } included
    }
score-ai-scrolls = { $language-text } Scrolls: { $n }

## Names: Translators

tr-chinese-a = Chinese Translator A
tr-chinese-b = Chinese Translator B
tr-chinese-c = Chinese Translator C
tr-chinese-d = Chinese Translator D
tr-chinese-e = Chinese Translator E
tr-chinese-f = Chinese Translator F
tr-chinese-g = Chinese Translator G
tr-chinese-h = Chinese Translator H
tr-sanskrit-a = Sanskrit Translator A
tr-sanskrit-b = Sanskrit Translator B
tr-sanskrit-c = Sanskrit Translator C
tr-sanskrit-d = Sanskrit Translator D
tr-sanskrit-e = Sanskrit Translator E
tr-sanskrit-f = Sanskrit Translator F
tr-sanskrit-g = Sanskrit Translator G
tr-sanskrit-h = Sanskrit Translator H
tr-greek-a = Greek Translator A
tr-greek-b = Greek Translator B
tr-greek-c = Greek Translator C
tr-greek-d = Greek Translator D
tr-greek-e = Greek Translator E
tr-greek-f = Greek Translator F
tr-greek-g = Greek Translator G
tr-greek-h = Greek Translator H
tr-hebrew-a = Hebrew Translator A
tr-hebrew-b = Hebrew Translator B
tr-hebrew-c = Hebrew Translator C
tr-hebrew-d = Hebrew Translator D
tr-hebrew-e = Hebrew Translator E
tr-hebrew-f = Hebrew Translator F
tr-hebrew-g = Hebrew Translator G
tr-hebrew-h = Hebrew Translator H
tr-persian-a = Persian Translator A
tr-persian-b = Persian Translator B
tr-persian-c = Persian Translator C
tr-persian-d = Persian Translator D
tr-persian-e = Persian Translator E
tr-persian-f = Persian Translator F
tr-persian-g = Persian Translator G
tr-persian-h = Persian Translator H
tr-syriac-a = Syriac Translator A
tr-syriac-b = Syriac Translator B
tr-syriac-c = Syriac Translator C
tr-syriac-d = Syriac Translator D
tr-syriac-e = Syriac Translator E
tr-syriac-f = Syriac Translator F
tr-syriac-g = Syriac Translator G
tr-syriac-h = Syriac Translator H
tr-wild1-a = Polyglot I A
tr-wild1-b = Polyglot I B
tr-wild1-c = Polyglot I C
tr-wild1-d = Polyglot I D
tr-wild1-e = Polyglot I E
tr-wild1-f = Polyglot I F
tr-wild1-g = Polyglot I G
tr-wild1-h = Polyglot I H
tr-wild2-a = Polyglot II A
tr-wild2-b = Polyglot II B
tr-wild2-c = Polyglot II C
tr-wild2-d = Polyglot II D
tr-wild2-e = Polyglot II E
tr-wild2-f = Polyglot II F
tr-wild2-g = Polyglot II G
tr-wild2-h = Polyglot II H
st-01 = Starting Translator 1
st-02 = Starting Translator 2
st-03 = Starting Translator 3
st-04 = Starting Translator 4
st-05 = Starting Translator 5
st-06 = Starting Translator 6
st-07 = Starting Translator 7
st-08 = Starting Translator 8
st-09 = Starting Translator 9
st-10 = Starting Translator 10

## Names: Scrolls

sc-chinese-a = Chinese Scroll A
sc-chinese-b = Chinese Scroll B
sc-chinese-c = Chinese Scroll C
sc-chinese-d = Chinese Scroll D
sc-chinese-e = Chinese Scroll E
sc-chinese-f = Chinese Scroll F
sc-chinese-g = Chinese Scroll G
sc-chinese-h = Chinese Scroll H
sc-sanskrit-a = Sanskrit Scroll A
sc-sanskrit-b = Sanskrit Scroll B
sc-sanskrit-c = Sanskrit Scroll C
sc-sanskrit-d = Sanskrit Scroll D
sc-sanskrit-e = Sanskrit Scroll E
sc-sanskrit-f = Sanskrit Scroll F
sc-sanskrit-g = Sanskrit Scroll G
sc-sanskrit-h = Sanskrit Scroll H
sc-greek-a = Greek Scroll A
sc-greek-b = Greek Scroll B
sc-greek-c = Greek Scroll C
sc-greek-d = Greek Scroll D
sc-greek-e = Greek Scroll E
sc-greek-f = Greek Scroll F
sc-greek-g = Greek Scroll G
sc-greek-h = Greek Scroll H
sc-hebrew-a = Hebrew Scroll A
sc-hebrew-b = Hebrew Scroll B
sc-hebrew-c = Hebrew Scroll C
sc-hebrew-d = Hebrew Scroll D
sc-hebrew-e = Hebrew Scroll E
sc-hebrew-f = Hebrew Scroll F
sc-hebrew-g = Hebrew Scroll G
sc-hebrew-h = Hebrew Scroll H
sc-persian-a = Persian Scroll A
sc-persian-b = Persian Scroll B
sc-persian-c = Persian Scroll C
sc-persian-d = Persian Scroll D
sc-persian-e = Persian Scroll E
sc-persian-f = Persian Scroll F
sc-persian-g = Persian Scroll G
sc-persian-h = Persian Scroll H
sc-syriac-a = Syriac Scroll A
sc-syriac-b = Syriac Scroll B
sc-syriac-c = Syriac Scroll C
sc-syriac-d = Syriac Scroll D
sc-syriac-e = Syriac Scroll E
sc-syriac-f = Syriac Scroll F
sc-syriac-g = Syriac Scroll G
sc-syriac-h = Syriac Scroll H
ss-chinese = Starting Scroll (Chinese)
ss-sanskrit = Starting Scroll (Sanskrit)
ss-greek = Starting Scroll (Greek)
ss-hebrew = Starting Scroll (Hebrew)
ss-persian = Starting Scroll (Persian)
ss-syriac = Starting Scroll (Syriac)

## Names: cards

ac-mathematics = Mathematics Card
ac-physics = Physics Card
ac-chemistry = Chemistry Card
ac-philosophy = Philosophy Card
ac-biology = Biology Card
ac-study = Study Card
ac-trade = Trade Card
goal-chinese = Goal Card (Chinese)
goal-sanskrit = Goal Card (Sanskrit)
goal-greek = Goal Card (Greek)
goal-hebrew = Goal Card (Hebrew)
goal-persian = Goal Card (Persian)
goal-syriac = Goal Card (Syriac)
rc-01 = Resource Card 1
rc-02 = Resource Card 2
rc-03 = Resource Card 3
rc-04 = Resource Card 4
rc-05 = Resource Card 5
rc-06 = Resource Card 6
rc-07 = Resource Card 7
rc-08 = Resource Card 8
rc-09 = Resource Card 9
rc-10 = Resource Card 10
cal-purple = Caliph Card (purple)
cal-orange = Caliph Card (orange)
cal-green = Caliph Card (green)
cal-primary = Caliph Card (primary)
calslot-1 = Caliph space 1
calslot-2 = Caliph space 2
calslot-3 = Caliph space 3
calslot-4 = Caliph space 4
caliph-top = top space
caliph-middle = middle space
caliph-bottom = bottom space
plan-1 = Scheme Card 1
plan-2 = Scheme Card 2
plan-3 = Scheme Card 3
plan-4 = Scheme Card 4
plan-5 = Scheme Card 5
plan-6 = Scheme Card 6

## Names: boards

slot-1 = slot 1 (Recruit)
slot-2 = slot 2 (Travel)
slot-3 = slot 3 (Research)
slot-4 = slot 4 (Translate)
slot-5 = slot 5 (Recruit or Travel)
aid = Player Aid
slot-6 = slot 6 (Research or Translate)
room-01 = Room 1
room-02 = Room 2
room-03 = Room 3
room-04 = Room 4
room-05 = Room 5
room-06 = Room 6
room-07 = Room 7
room-08 = Room 8
room-09 = Room 9
room-10 = Room 10
loc-00 = Trebizond
loc-01 = Nishapur
loc-02 = Samarkand
loc-03 = Balkh
loc-04 = Multan
loc-05 = Siraf
loc-06 = Basra
loc-07 = Kufa
loc-08 = Alexandria
loc-09 = Damascus
loc-10 = Antioch
loc-11 = Edessa
map-top-mid = Map slot, top centre
map-top-right = Map slot, top right
map-bottom-right = Map slot, bottom right
map-bottom-mid = Map slot, bottom centre
map-bottom-left = Map slot, bottom left
map-top-left = Map slot, top left
hw-purple-1 = purple Guild, row 1
hw-purple-2 = purple Guild, row 2
hw-purple-3 = purple Guild, row 3
hw-orange-1 = orange Guild, row 1
hw-orange-2 = orange Guild, row 2
hw-orange-3 = orange Guild, row 3
hw-green-1 = green Guild, row 1
hw-green-2 = green Guild, row 2
hw-green-3 = green Guild, row 3
ra-1 = Research, first way
ra-2 = Research, second way
ra-3 = Research, third way
ra-4 = Research, fourth way

## Labels of what a seat sees

view-seat = Whose turn
view-turn = Turn
view-first = First player
view-turns_left = Turns left
view-stock = Dice in the Main Supply
view-piles = Piles of Translators
view-deck = Draw Pile
view-reserve = Reserve
view-map = Map
view-neutral = Neutral Marker
view-guilds = Guilds
view-rooms = Rooms
view-caliphs = Caliph Cards
view-pairs = Pairs to draft
view-action = Main action
view-players = Players
view-automa = AI
view-silver = Silver
view-gold = Gold
view-workers = Workers
view-influence = Influence
view-bag = Bag
view-bag_size = Dice in the Bag
view-hand = Hand of Dice
view-cards = Cards
view-slots = Slots
view-aside = Set aside
view-levels = Research
view-location = Location
view-goal = Goal Card
view-goals = Goals met
view-goals_done = All goals met
view-scrolls = Scrolls
view-resource = Resource Card
view-dice_sum = Dice Sum
view-points = VP
view-difficulty = Difficulty
view-position = Resource Track
view-markers = Research Markers
view-retired = Retired
view-plans = Scheme Cards
view-colour = Colour
view-value = Value
view-is_printed = printed
view-counts_colour = counts as
view-counts_value = counts as value
view-is_open = open
view-card = Card
view-dice = Dice
view-idle_workers = idle Workers
view-translator = Translator
view-owner = Owner
view-needs = Gold to retire
view-top = Top card
view-control = Control
view-slot = Slot
view-room = Room
view-colours = Colours
view-is_settled = begun
