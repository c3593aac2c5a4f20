### Les textes de la ligne de commande.

automa-name = Automa
cli-help =
    Tapez le numéro d’une possibilité (de 1 à { $count }), ou :
      h        cette liste
      ?        ce qui n’est pas possible, et pourquoi
      i N      ce qui est imprimé sur les éléments de la possibilité N (ou : i ID)
      u        annuler le dernier choix
      s        le score actuel
      t        revoir la table et la question
      l        changer de langue
      w NOM    enregistrer la partie
      q        quitter
cli-greeting = Tapez le numéro d’une possibilité ; h montre ce que vous pouvez faire d’autre.
cli-save = Enregistrer cette partie ? Entrée : dans { $file } ; un autre nom : là ; n : quitter sans enregistrer ; c : continuer à jouer.
cli-unknown = « { $word } » n’est ni une possibilité ni une commande.
cli-choose = Rien n’a encore été choisi.
cli-nothing-refused = Rien d’autre n’était possible ici.
cli-write-where = Enregistrer où ? w NOM
cli-look-at-what = Que voulez-vous voir ? i N (le numéro d’une possibilité) ou i ID
cli-bot-failed = La partie en est au même point. Entrée : redemander au robot ; w NOM : enregistrer la partie ; q : quitter.
cli-written = Enregistré dans { $file }.
cli-not-written = Impossible d’écrire { $file } : { $why }.
cli-winners =
    { $count ->
        [1] { $names } l’emporte.
       *[other] Victoire partagée : { $names }.
    }
cli-unknown-component = Il n’y a pas d’élément « { $id } ».
cli-touches-nothing = Rien n’y est imprimé.

## La table

view-seat = À qui de choisir
view-turn = Tour
view-first = Premier joueur
view-round = Manche
view-hand = Main
view-drawn = Cartes piochées
view-deck = Pioche
view-discard = Défausse
view-seats = Joueurs
view-players = Joueurs
view-dice = Dés
view-points = Points actuels
view-turns_left = Tours restants
view-sides = Faces du plateau
view-rows = Rangées
view-journal_tiles = Tuiles Journal
view-track_workers = Ouvriers sur la piste
view-tiles = Tuiles
view-reserve = Dés en réserve
view-marker = Journal
view-slots = Emplacements de dés
view-tags = Pictos
view-guilds = Guildes
view-workers = Ouvriers
view-influence = Influence
view-automa = Automa

## Parties enregistrées par d’anciennes versions

cli-comes-to-the-same = Cette partie a été enregistrée avec la version { $before } des règles ; la version { $now } mène au même point, et la partie continue.
cli-goes-on-from = Cette partie a été enregistrée avec la version { $before } des règles ; avec la version { $now }, elle reprend au moment { $moment }, au début du tour.
cli-choices-dropped =
    { $n ->
        [one] Le dernier choix de ce tour n’est plus possible : choisissez de nouveau.
       *[other] Les { $n } derniers choix de ce tour ne sont plus possibles : choisissez de nouveau.
    }
