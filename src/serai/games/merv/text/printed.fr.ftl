### Ce qui est imprimé sur les éléments : où, et quel effet.

printed-effect = Effet : { $effect-sentence }
printed-magistrate = Pour le magistrat : { $effect-sentence }
printed-pair = Pour une paire : { $effect-sentence }
printed-first = Pour le premier : { $effect-sentence }
printed-cost = Coût : { $effect-sentence }
printed-needs = Demande : { $effect-sentence }
printed-reward = Récompense : { $effect-sentence }
printed-entrance = Pour entrer : { $effect-sentence }
printed-next = Pour continuer : { $effect-sentence }
