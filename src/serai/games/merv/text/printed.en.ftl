### What is printed on components: where it stands, and the effect.

printed-effect = Effect: { $effect-sentence }
printed-magistrate = For the magistrate: { $effect-sentence }
printed-pair = For a pair: { $effect-sentence }
printed-first = For the first one: { $effect-sentence }
printed-cost = Cost: { $effect-sentence }
printed-needs = Needs: { $effect-sentence }
printed-reward = Reward: { $effect-sentence }
printed-entrance = To enter: { $effect-sentence }
printed-next = To go on: { $effect-sentence }

## What else is printed

told-action = Action: { $action-text }
told-gives = Its building gives 1 { $what-text }
told-room = Every year, a courtier here scores { $n } VP per { $what-text }
told-room-price = Paid with: { $what-text }
told-scrolls = With { $n } scrolls
told-good = Sells a { $what-text }
told-influence = Influence { $n } or more
told-vp = { $n } VP
told-upgrade-white = The district gives a white cube instead of its own
told-upgrade-bonus = The district gives 1 { $what-text } more
told-solo = The magistrate acts on this kind of district: { $action-text }
told-spices = Spices allowed: { $n }
told-cards = { $n } cards in the deck
counted-scroll = scroll
counted-caravan_card = caravan card
counted-good = good
counted-mosque_level = space climbed in the mosque
