# Ce que seule la page d’Érudits dit.

seal-arabic = Ar
seal-chinese = Ch
seal-sanskrit = Sa
seal-greek = Gr
seal-hebrew = Hé
seal-persian = Pe
seal-syriac = Sy
field-mathematics = Ma
field-physics = Py
field-chemistry = Ci
field-philosophy = Ph
field-biology = Bi
field-astronomy = As
field-medicine = Mé
letter-white = B
letter-red = R
letter-blue = L
letter-yellow = J
letter-purple = V
letter-orange = O
letter-green = E
letter-black = N

page-automa = adversaire
page-turn = tour { $n }
page-last-turns = { $n ->
    [0] les tours sont finis
    [one] dernier tour
   *[other] encore { $n } tours
}
page-piles = Traducteurs
page-draft = Choisissez une paire
page-caliph = Calife
page-map = Plan
page-house = Maison de la Sagesse
page-tracks = Recherche
page-rooms = Salles
page-desk = Bureau
page-hand = Main
page-scrolls = Parchemins
page-retired = Retraités
page-aside = Bientôt en Retraite
page-bag = Sac
page-dice-sum = Somme de Dés
page-plans = Cartes Planification
page-markers = { $n ->
    [one] { $n } marqueur Recherche
   *[other] { $n } marqueurs Recherche
}
page-track-position = case { $n } de sa piste
page-die = Dé { $colour }, { $n }
page-cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-free-space = Place libre
page-no-scroll = Pas de Parchemin ici
page-neutral = Marqueur Neutre
page-next-level = ensuite
page-level = niveau { $n }
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-room-holds = { $owner }, { $n ->
    [one] { $n } jeton Or
   *[other] { $n } jetons Or
} sur { $most }
page-room-empty = vide
page-scrolls-to-come = { $n ->
    [one] { $n } carte à venir
   *[other] { $n } cartes à venir
}
page-draw = Dés tirés
