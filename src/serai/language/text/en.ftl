### Texts that belong to no game.

## Names and lists

seat-name = Player { $n }
hidden = something hidden
nothing = nothing
amount = { $n } { $what-text }
join-and = { $a } and { $b }
join-comma = { $a }, { $b }
join-or = { $a } or { $b }
join-choice = { $a }, { $b }
join-choice-last = { $a } or { $b }
join-then = { $a }, then { $b }

## Effects: parts of a sentence

effect-none = nothing
effect-choice = either { $parts }
effect-arrow = { $cost } to { $gain }
effect-maybe = you may { $part }
effect-repeat =
    { $times ->
        [1] { $part }
        [2] { $part }, twice
       *[other] { $part }, { $times } times
    }

## Formulas

formula-points = { $n } VP
formula-amount = { $n } { $what }
formula-per =
    { $n ->
        [1] { $points } per { $what }
       *[other] { $points } per { $n } { $what }
    }
formula-set = { $points } per set of { $parts }
formula-most = { $points } per { $parts }, whichever gives more
formula-plus = { $a } plus { $b }
formula-either = { $yes } with { $condition }, otherwise { $no }
formula-as-many = at least as many { $a } as { $b }

## Decisions

ask-order = Which effect do you use now?
ask-source = Which of these do you use for it?
option-done = Nothing more
option-do = { $effect-sentence }
event-forced =
    { $option ->
        [hidden] { $seat } has no choice here.
       *[other] { $seat } has only one option: { $option }.
    }
not-asked-now = This is not what is asked now.
reason-in-vain = This would change nothing now.

## Undo

undo-nothing = There is nothing to undo.
undo-revealed = Something hidden has been revealed since, so this choice can no longer be undone.
undo-other-seat = The last choice was somebody else’s.
undo-rules-changed = The rules have changed since: what was chosen before can no longer be undone.

## Settings

setting-undo = Undo
    .to-reveal = until something hidden is revealed
    .free = always
    .means = How far back everybody may undo their own choices.
setting-confirm = End of the turn
    .no = at once
    .yes = asks first
