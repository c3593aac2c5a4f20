### Ce que seule la table dessinée dit ; le reste vient des textes du moteur.

wf-deck = { $row } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } dans la pioche
wf-count = { $what } : { $n }
wf-reserve = { $n ->
    [0] Aucun Dé en attente
    [one] { $n } Dé en attente
   *[other] { $n } Dés en attente
 }
wf-die = Dé de valeur { $value }
wf-hand = Dé en main : { $value }
wf-die-there = un Dé de valeur { $value } s’y trouve
wf-slot-free = libre
wf-cell-bonus = la couvrir donne un bonus
wf-cell = Caravane, { $cell }
wf-tile-in = { $tile }, { $face }, { $cell }
wf-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
 }
wf-markers = ici : { $names }
wf-worker-waits = un Ouvrier vert attend ici
wf-workers = Ouvriers : { $names }
wf-influence-of = Influence de { $name }
wf-influence-in = { $name } : { $n }
wf-tucked = avec { $name }
wf-drawn = Cartes piochées
wf-hidden-card = une carte que seul un autre joueur voit
wf-bazaar = Bazar
wf-panorama = Votre panorama
wf-guilds = Guildes
wf-next-leaf = Vos pages suivantes
wf-turn = tour { $n }
wf-dice = Dés disponibles
wf-all-workers = Ouvriers
wf-journal = Journal
wf-caravan = Caravane
wf-tags = Pictos
wf-resources = Piste Ressources
wf-comets = Piste Comètes
wf-schemes = Cartes Planification
wf-cards = Cartes
wf-focus = Objectif Principal
wf-rest = Repos
wf-final = Derniers tours : { $n }
wf-letter-green = V
wf-letter-yellow = J
wf-letter-blue = B
