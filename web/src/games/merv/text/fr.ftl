### Ce que seule la page de Merv dit ; le reste vient des textes du moteur.

letter-purple = Vi
letter-beige = B
letter-green = Ve
letter-orange = O
page-round = Année { $year }, tour { $round }
page-phase-invasion = Année { $year } : les Mongols attaquent
page-phase-scoring = Année { $year } : décompte
page-phase-over = La partie est terminée
page-city = Ville
page-tracks = Pistes
page-tab-trade = Commerce
page-tab-library = Savoir
page-cubes = cubes
page-empty = vide
page-building = bâtiment : { $name }
page-soldier = soldat : { $name }
page-attacked = attaqué
page-open = exposé à une attaque
page-ransomed = rançon payée
page-falls = le bâtiment tombe
page-free = libre
page-gap = vide
page-deck =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche
page-left = reste { $n }
page-camels =
    { $n ->
        [0] aucun chameau
        [one] 1 chameau
       *[other] { $n } chameaux
    }
page-with-camel = avec un chameau
page-contracts = Contrats
page-queue-place = Place { $n } de la file
page-locked = { $n ->
        [one] 1 bloqué
       *[other] { $n } bloqués
    }
page-mosque-level = Niveau de la mosquée
page-supply-house = { $n ->
        [one] 1 bâtiment
       *[other] { $n } bâtiments
    } en réserve
page-supply-soldier = { $n ->
        [one] 1 serviteur
       *[other] { $n } serviteurs
    } en réserve
page-supply-disc = { $n ->
        [one] 1 comptoir commercial
       *[other] { $n } comptoirs commerciaux
    } en réserve
page-spices = Épices
page-cards =
    { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
page-spice-limit =
    { $n ->
        [one] l’influence permet 1 épice
       *[other] l’influence permet { $n } épices
    }
page-achievements = Découvertes, tuiles bonus, contrats
page-no-achievements = Ni découverte ni contrat pour l’instant.
page-automa = Magistrat
page-reasons = Le dernier tour du magistrat, pas à pas
page-no-reasons = Le magistrat n’a pas encore joué.
page-solo-now = face visible
page-solo-deck = dans la pioche
page-solo-discard = défaussée
page-solo-removed = hors du jeu

## Les cartes

kind-of-district = Quartiers
kind-of-zone = Zones d’action
kind-of-square = Cases de la ville
kind-of-influence_space = Piste d’influence
kind-of-favour_space = Piste des faveurs
kind-of-market = Marché aux chameaux
kind-of-market_slot = Places du marché
kind-of-row_place = Places du caravansérail
kind-of-spice = Épices
kind-of-room = Salles du palais
kind-of-discovery = Découvertes
kind-of-city = Villes
kind-of-pile = Piles de contrats
kind-of-contract = Contrats
kind-of-mosque_space = Piste de la mosquée
kind-of-upgrade = Améliorations
kind-of-bonus_tile = Tuiles PV bonus
kind-of-rampart = Murs et portes
kind-of-slot = Emplacements de remparts
kind-of-solo_card = Cartes solo

## À quoi sert un lieu, quand on le regarde

about-caravansary = Prenez des cartes Caravane, un cube chacune, tous de la même couleur. À portée : les cartes avec chameau et la première sans. Une paire d’épices a un effet ; les épices différentes rapportent à la fin.
about-palace = Placez des courtisans. Le premier coûte un cube de la couleur de la salle, le deuxième deux, et ainsi de suite. À la fin de chaque année, un courtisan à qui vous payez 1 faveur rapporte ce que compte sa salle.
about-library = Changez jusqu’à quatre cubes de couleurs différentes en parchemins. Un parchemin sur deux apporte une découverte du niveau suivant.
about-trade = Établissez d’abord un comptoir, gratuitement, puis achetez des marchandises dans les villes à portée. Un chameau ouvre la route d’une ville où vous n’avez pas de comptoir.
about-mosque = Montez autant de cases que vous pouvez payer. Chacune donne aussitôt ce qu’elle montre.
about-walls = Construisez des murs et des portes. Ils protègent des Mongols les quartiers qui sont derrière eux et vous donnent de l’influence.
about-contracts = Avec assez d’influence, à tout moment de votre tour : payez un cube, bloquez les parchemins et marchandises demandés, marquez les points et prenez la récompense.
about-market = S’il est dans votre ligne, une fois par tour : prenez tous ses chameaux, ou posez-en un des vôtres sur une place libre pour ce qu’elle donne.
about-influence = Soldats et remparts donnent de l’influence. Elle rapporte des points en chemin, permet plus d’épices et de plus grands contrats, et ne se dépense jamais.
about-favour = Les faveurs rapportent des points en chemin ; à la fin de chaque année, chaque courtisan qui rapporte en coûte 1.
about-calendar = Trois années de quatre tours, un sur chaque côté de la ville. Les années II et III finissent par une invasion, chaque année par un décompte.
