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

fact-action = Action: { $action-text }
fact-gives = Its building gives 1 { $what-text }
fact-room = Every year, a courtier here scores { $n } VP per { $what-text }
fact-room-price = Paid with: { $what-text }
fact-scrolls = With { $n } scrolls
fact-good = Sells a { $what-text }
fact-influence = Influence { $n } or more
fact-vp = { $n } VP
fact-upgrade-white = The district gives a white cube instead of its own
fact-upgrade-bonus = The district gives 1 { $what-text } more
fact-solo = The magistrate acts on this kind of district: { $action-text }
fact-spices = Spices allowed: { $n }
fact-cards = { $n } cards in the deck
counted-scroll = scroll
counted-caravan_card = caravan card
counted-good = good
counted-mosque_level = space climbed in the mosque
