### What only the drawn table says; everything else comes from the engine's texts.

wf-deck = { $row }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in the Draw Pile
wf-count = { $what }: { $n }
wf-reserve = { $n ->
    [0] No Die in the reserve
    [one] 1 Die in the reserve
   *[other] { $n } Dice in the reserve
 }
wf-die = Die of value { $value }
wf-hand = Die in hand: { $value }
wf-die-there = a Die of value { $value } lies here
wf-slot-free = free
wf-cell-bonus = covering it gives a bonus
wf-cell = Caravan, { $cell }
wf-tile-in = { $tile }, { $face }, { $cell }
wf-left = { $n } left
wf-markers = here: { $names }
wf-worker-waits = a Green Worker waits here
wf-workers = Workers: { $names }
wf-influence-of = Influence of { $name }
wf-influence-in = { $name }: { $n }
wf-tucked = with { $name }
wf-drawn = Drawn cards
wf-hidden-card = a card only another player sees
wf-bazaar = Bazaar
wf-panorama = Your panorama
wf-guilds = Guilds
wf-next-leaf = Your next leaves
wf-turn = turn { $n }
wf-dice = Dice at hand
wf-all-workers = Workers
wf-journal = Journal
wf-caravan = Caravan
wf-tags = Tags
wf-resources = Resource Track
wf-comets = Comet Track
wf-schemes = Scheme Cards
wf-cards = Cards
wf-focus = Focus
wf-rest = Resting
wf-final = Last turns: { $n }
wf-letter-green = G
wf-letter-yellow = Y
wf-letter-blue = B
