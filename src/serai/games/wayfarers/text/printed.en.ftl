### What is printed on components: where it stands, and the effect.

printed-die = Die slot: { $effect-sentence }
printed-immediate = At once: { $effect-sentence }
printed-trigger = When triggered: { $effect-sentence }
printed-link-guild = Link, first bar: { $effect-sentence }
printed-link-silver = Link, second bar: { $effect-sentence }
printed-link-provision = Link, third bar: { $effect-sentence }
printed-link-card = Link, fourth bar: { $effect-sentence }
printed-ability = Ability: { $effect-sentence }
printed-vp = Points: { $effect-text }
printed-goal = Goal: { $effect-text }
printed-action = Worker action: { $effect-sentence }
printed-effect = Reward: { $effect-sentence }
printed-reward = Reward: { $effect-sentence }
printed-first = First action: { $effect-sentence }
printed-second = Second action: { $effect-sentence }
printed-focus = Focus: { $effect-sentence }
printed-rest = When resting: { $effect-sentence }
printed-track = Resource track bonus: { $effect-sentence }
printed-way = Way { $at }: { $effect-text }

## What else is printed

fact-tags = Tags: { $what }
fact-needs = The Die needs: { $what }
fact-needs-nothing = Any Die fits
fact-triggers = Reacts to: { $what }
fact-assets = Gives the Die above it: { $what }
fact-tuck_under = Goes under: { $what }
fact-bolts = Lightning bolts: { $what }
fact-workers = For: { $what }
fact-price = Price: { $n } { silver }
fact-price-or = Price: { $n } { silver } or { $influence } Influence from the { $guild-text }
fact-guild_black = After a Journal move, 1 Influence spent here lets you Journal an additional time
fact-guild_yellow = 1 Influence spent here changes Dice of your supply twice by 1
fact-guild_blue = While you place a Die, 1 Influence spent here lends it a Ship
fact-majority = Most Influence here at the end: { $n } VP
fact-cells = Covered, its cells give: { $gains }
fact-vp = { $n } VP
bar-guild = first bar
bar-silver = second bar
bar-provision = third bar
bar-card = fourth bar
