### Ce qui est imprimé sur les éléments : où, et quel effet.

printed-die = Emplacement de Dé : { $effect-sentence }
printed-immediate = Immédiatement : { $effect-sentence }
printed-trigger = Au déclenchement : { $effect-sentence }
printed-link-guild = Lien, 1re barre : { $effect-sentence }
printed-link-silver = Lien, 2e barre : { $effect-sentence }
printed-link-provision = Lien, 3e barre : { $effect-sentence }
printed-link-card = Lien, 4e barre : { $effect-sentence }
printed-ability = Capacité : { $effect-sentence }
printed-vp = Points : { $effect-text }
printed-goal = Objectif : { $effect-text }
printed-action = Action d’Ouvrier : { $effect-sentence }
printed-effect = Récompense : { $effect-sentence }
printed-reward = Récompense : { $effect-sentence }
printed-first = Première Action : { $effect-sentence }
printed-second = Seconde Action : { $effect-sentence }
printed-focus = Objectif Principal : { $effect-sentence }
printed-rest = Au Repos : { $effect-sentence }
printed-track = Bonus de la piste Ressources : { $effect-sentence }
printed-way = Chemin { $at } : { $effect-text }

## Ce qui est imprimé d’autre

fact-tags = Pictos : { $what }
fact-needs = Le Dé doit avoir : { $what }
fact-needs-nothing = Tout Dé convient
fact-triggers = Réagit à : { $what }
fact-assets = Donne au Dé posé au-dessus : { $what }
fact-tuck_under = Se glisse sous : { $what }
fact-bolts = Éclairs : { $what }
fact-workers = Pour : { $what }
fact-price = Prix : { $n } { silver }
fact-price-or = Prix : { $n } { silver } ou { $influence } Influences de la { $guild-text }
fact-guild_black = Après un pas sur la piste Journal, 1 Influence dépensée ici permet de Compléter le Journal une fois de plus
fact-guild_yellow = 1 Influence dépensée ici change deux fois de 1 des Dés de votre réserve
fact-guild_blue = Quand vous placez un Dé, 1 Influence dépensée ici lui prête un Bateau
fact-majority = Le plus d’Influences ici à la fin : { $n } PV
fact-cells = Recouvertes, ses cases donnent : { $gains }
fact-vp = { $n } PV
bar-guild = 1re barre
bar-silver = 2e barre
bar-provision = 3e barre
bar-card = 4e barre
