### Ce que seule la page de Merv dit ; le reste vient des textes du moteur.

letter-purple = Vi
letter-beige = B
letter-green = Ve
letter-orange = O
page-round = Année { $year }, tour { $round }
page-phase-invasion = Année { $year } : les Mongols attaquent
page-phase-scoring = Année { $year } : décompte
page-phase-over = La partie est terminée
page-empty = vide
page-building = bâtiment de { $name }
page-soldier = soldat de { $name }
page-attacked = attaqué
page-open = ouvert à une attaque
page-ransomed = rançon payée
page-falls = le bâtiment tombe
page-free = libre
page-gap = vide
page-deck = { $n } cartes dans la pioche
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
page-reasons = Le dernier tour du magistrat, pas à pas
page-no-reasons = Le magistrat n’a pas encore joué.
page-solo-now = face visible
page-solo-deck = dans la pioche
page-solo-discard = défaussée
page-solo-removed = hors du jeu

## Les cartes, et où se trouvent les effets

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
kind-of-slot = Places des remparts
kind-of-solo_card = Cartes solo
place-pair = Une paire :
place-magistrate = Le magistrat :
place-first = Le premier :
place-cost = Coût :
place-needs = Requis :
place-reward = Récompense :
place-entrance = Pour entrer :
place-next = Pour continuer :
