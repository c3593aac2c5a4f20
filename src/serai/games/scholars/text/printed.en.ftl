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

told-actions =
    { $actions-count ->
        [1] Action: { $actions }
       *[other] Possible actions: { $actions }
    }
told-control = Control at the end: { $n } VP
told-deliver = A Scroll can be delivered from here
told-draw = Draw { $n } Dice
told-goal-pile = Goal: interact with a Translator of the pile “{ $pile-text }”, for a { $worker-text }
told-goal-guild = Goal: translate a Scroll of the { $guild-text }, for a { $worker-text }
told-goal-track =
    Goal: level { $n } of { $track-text }, for { $die ->
        [die-purple] a purple Die
        [die-orange] an orange Die
       *[die-green] a green Die
    }
told-language = Language: { $language-text }
told-languages = Languages: { $languages }
told-min-value = Value { $n } or more
told-path = Next path, { $colour-text }: { $effect }
told-plan-employed = First action if { $n } or more Translators are in Rooms
told-plan-house = First action if { $n } or more Scrolls are in the House of Wisdom
told-plan-value =
    { $n ->
        [0] Marker: stays
        [one] Marker: { $n } step
       *[other] Marker: { $n } steps
    }
told-printed-die = Printed Die: { $die-text } { $value }
told-research = Value { $n } or more
told-research-coloured =
    Coloured action, value { $n } or more{ $gold ->
        [0] { "" }
       *[other] , for { $gold } Gold
    }
told-resources = { $gains }
told-room =
    { $n ->
        [0] Free; its Translator retires with { $gold } Gold
       *[other] Costs { $n } Silver; its Translator retires with { $gold } Gold
    }
told-track = Research: { $track-text }
told-vp = { $n } VP
