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

## Ce qui est imprimé d’autre

told-action = Action : { $action-text }
told-gives = Son bâtiment donne 1 { $what-text }
told-room = Chaque année, un courtisan y rapporte { $n } PV par { $what-text }
told-room-price = Se paye en : { $what-text }
told-scrolls = Avec { $n } parchemins
told-good = Vend une { $what-text }
told-influence = Influence { $n } au moins
told-vp = { $n } PV
told-upgrade-white = Le quartier donne un cube blanc au lieu du sien
told-upgrade-bonus = Le quartier donne 1 { $what-text } de plus
told-solo = Le magistrat agit sur ce type de quartier : { $action-text }
told-spices = Épices permises : { $n }
told-cards = { $n } cartes dans la pioche
counted-scroll = parchemin
counted-caravan_card = carte Caravane
counted-good = marchandise
counted-mosque_level = case gravie à la mosquée
