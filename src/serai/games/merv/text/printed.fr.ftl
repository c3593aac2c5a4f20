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

fact-action = Action : { $action-text }
fact-gives = Son bâtiment donne 1 { $what-text }
fact-room = Chaque année, un courtisan y rapporte { $n } PV par { $what-text }
fact-room-price = Se paye en : { $what-text }
fact-scrolls = Avec { $n } parchemins
fact-good = Vend une { $what-text }
fact-influence = Influence { $n } au moins
fact-vp = { $n } PV
fact-upgrade-white = Le quartier donne un cube blanc au lieu du sien
fact-upgrade-bonus = Le quartier donne 1 { $what-text } de plus
fact-solo = Le magistrat agit sur ce type de quartier : { $action-text }
fact-spices = Épices permises : { $n }
fact-cards = { $n } cartes dans la pioche
counted-scroll = parchemin
counted-caravan_card = carte Caravane
counted-good = marchandise
counted-mosque_level = case gravie à la mosquée
