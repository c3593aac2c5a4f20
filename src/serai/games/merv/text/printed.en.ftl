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
