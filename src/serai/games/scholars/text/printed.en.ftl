### Scholars of the South Tigris: what is printed on components, line by line.

## Where an effect stands on a component

printed-bonus = Bonus: { $effect-text }
printed-penalty = Penalty: { $effect-text }
printed-consolation = Consolation: { $effect-sentence }
printed-dispatch = Dispatch: { $effect-sentence }
printed-retired = Retired: { $effect-sentence }
printed-effect = { $effect-sentence }
printed-event = Event: { $effect-sentence }
printed-first = First action: { $effect-sentence }
printed-second = Second action: { $effect-sentence }
printed-immediate = At once: { $effect-sentence }
printed-level = Level { $at }: { $effect-sentence }
printed-overflow = Beyond the last level: { $effect-sentence }
printed-rest = When Resting: { $effect-sentence }
printed-work = When played: { $effect-sentence }
printed-space = { $at-text }: { $effect-sentence }

## What else is printed

fact-actions =
    { $actions-count ->
        [1] Action: { $actions }
       *[other] Possible actions: { $actions }
    }
fact-control = Control at the end: { $n } VP
fact-deliver = A Scroll can be delivered from here
fact-draw = Draw { $n } Dice
fact-goal-pile = Goal: interact with a Translator of the pile “{ $pile-text }”, for a { $worker-text }
fact-goal-guild = Goal: translate a Scroll of the { $guild-text }, for a { $worker-text }
fact-goal-track =
    Goal: level { $n } of { $track-text }, for { $die ->
        [die-purple] a purple Die
        [die-orange] an orange Die
       *[die-green] a green Die
    }
fact-language = Language: { $language-text }
fact-languages = Languages: { $languages }
fact-min-value = Value { $n } or more
fact-path = Next path, { $colour-text }: { $effect }
fact-plan-employed = First action if { $n } or more Translators are in Rooms
fact-plan-house = First action if { $n } or more Scrolls are in the House of Wisdom
fact-plan-value =
    { $n ->
        [0] Marker: stays
        [one] Marker: { $n } step
       *[other] Marker: { $n } steps
    }
fact-printed-die = Printed Die: { $die-text } { $value }
fact-research = Value { $n } or more
fact-research-coloured =
    Coloured action, value { $n } or more{ $gold ->
        [0] { "" }
       *[other] , for { $gold } Gold
    }
fact-resources = { $gains }
fact-room =
    { $n ->
        [0] Free; its Translator retires with { $gold } Gold
       *[other] Costs { $n } Silver; its Translator retires with { $gold } Gold
    }
fact-track = Research: { $track-text }
fact-vp = { $n } VP
