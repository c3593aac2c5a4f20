### Encyclopedia (français) : questions, options, événements, raisons, effets.

game-title = Encyclopedia
game-description = Des naturalistes du XVIIIᵉ siècle étudient des animaux, parcourent cinq continents et publient leurs découvertes.

## Choses

coin =
    { $n ->
        [one] Écu
       *[other] Écus
    }
token =
    { $n ->
        [one] jeton Expédition
       *[other] jetons Expédition
    }
seal =
    { $n ->
        [one] Sceau royal
       *[other] Sceaux royaux
    }
reputation =
    { $n ->
        [one] point de Réputation
       *[other] points de Réputation
    }
point = PV
expert =
    { $n ->
        [one] Expert
       *[other] Experts
    }
animal =
    { $n ->
        [one] Animal
       *[other] Animaux
    }
reputation-space = case de la piste de Réputation
reputation-track = piste de Réputation
round-token = jeton Manche

## Questions

ask-starting-animal = Prenez un Animal de départ.
ask-place-die = Quel dé va sur { $slot-text } ?
ask-place-extra-die = Votre { $die-text } de valeur { $value } partage un emplacement avec un autre dé : quel emplacement ?
ask-pick-expert = Prenez un Expert.
ask-pick-animal = Prenez un Animal.
ask-place-expert = Que devient { $expert-text } ? { $effect-sentence }.
ask-die = À vous de jouer : prenez un dé sur n’importe quel plateau.
ask-action = Quelle Action avec le dé { $colour-text } de valeur { $value } ?
ask-colour = Le dé doit être { $colour-text }. Comment payez-vous ce changement ?
ask-raise-embassy =
    Le dé vaut { $value }, soit { $n ->
        [one] 1 jeton Expédition
       *[other] { $n } jetons Expédition
    }. Voulez-vous l’augmenter ?
ask-raise-academy =
    Le dé vaut { $value }, soit { $n ->
        [one] 1 point de Réputation
       *[other] { $n } points de Réputation
    }. Voulez-vous l’augmenter ?
ask-university = Quel Expert recrutez-vous ? Votre dé est { $colour-text }.
ask-academy = Quel Animal prenez-vous ? Votre dé est { $colour-text }.
ask-research =
    Recherches en { $continent-text } : il reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    }.
ask-highest-type = Publication avec { $animal-the }, dé de valeur { $value } : jusqu’à quel Type ?
ask-join = Quels autres Animaux participent à la Publication avec { $animal-the } ?
ask-royal-seal = Voulez-vous défausser un Sceau royal pour une Action supplémentaire ? Si oui, reprenez un dé du plateau central.
ask-end-turn = Voulez-vous terminer votre tour ?

## Options

option-die = Le { $die-text }
option-slot = Sur { $slot-text }
option-embassy = Ambassade
option-bank = Banque
option-university = Université
option-academy = Académie
option-expedition = Expédition en { $continent-text }
option-publish = Publication avec { $animal-the }
option-recolour-token = Défausser 1 jeton Expédition : le dé devient { $colour-text }
option-recolour-seal = Défausser 1 Sceau royal : le dé devient { $colour-text } et gagne +{ $n }
option-boost-coin = Défausser 1 Écu : +{ $n }
option-boost-token = Défausser 1 jeton Expédition : +{ $n }
option-boost-seal = Défausser 1 Sceau royal : +{ $n }
option-seal-coins = Échanger 1 Sceau royal contre { $n } Écus
option-use = Utiliser { $expert-text } : { $effect }
option-expert = { $expert-text } : { $effect }
option-animal = { $animal-text }
option-place = Le placer sur un emplacement libre
option-cover = Recouvrir { $expert-text }
option-tuck = Le glisser sous un autre Expert
option-cube =
    { $animal-text } : { $category-text }, pour { $cost }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } PV)
    }
option-type = { $type-text }
option-join = Ajouter { $animal-the }
option-decline = Pas d’Action supplémentaire
option-end-turn = Terminer le tour

## Remarques sur les options

note-rolled = valeur { $value }
note-own-die = valeur { $value }, à vous
note-die = valeur { $value } ; pour { $owner } : { $effect }
note-embassy =
    { $n ->
        [one] 1 jeton Expédition
       *[other] { $n } jetons Expédition
    } en l’état
note-bank = { $n } Écus
note-bank-first = { $n } Écus et le jeton Premier Joueur
note-academy =
    { $n ->
        [one] 1 point de Réputation
       *[other] { $n } points de Réputation
    } en l’état
note-expedition =
    { $n ->
        [0] aucun point de Réputation
        [one] 1 point de Réputation
       *[other] { $n } points de Réputation
    }, valeur +{ $value }
note-expedition-recolour = { note-expedition } ; la couleur du dé doit changer
note-university = un Expert au choix
note-publish =
    { $n ->
        [0] sans cube
        [one] avec 1 cube
       *[other] avec { $n } cubes
    }
note-publish-recolour = { note-publish } ; la couleur du dé doit changer
note-animal = { $continent-text } : { $categories }
note-points = { $alone } PV
note-left =
    { $left ->
        [one] il restera { $left } point
       *[other] il restera { $left } points
    }
note-publication = { $alone } PV seul, jusqu’à { $most } PV avec d’autres
note-joins = rapporte { $points } PV
note-joins-removed = rapporte { $points } PV, puis quitte le jeu

## Raisons

reason-no-expert = Il ne resterait aucun Expert à prendre.
reason-no-animal = Il ne resterait aucun Animal à prendre.
reason-no-animal-of-colour = Il ne resterait aucun Animal de la couleur du dé, et vous ne pouvez pas la changer.
reason-other-colour = Le dé est d’une autre couleur.
reason-continent-full = Tous les emplacements de ce continent sont occupés.
reason-no-cube = Vous n’avez plus de cube Recherche.
reason-nothing-to-research = Aucun de vos Animaux de ce continent n’a d’emplacement de Recherche libre.
reason-value-too-low = L’Expédition ne suffirait pas à payer un seul cube.
reason-one-cube-at-least = Posez d’abord au moins un cube.
reason-costs-more = Il faut { $n } points : plus qu’il ne vous en reste.
reason-cube-there = Un cube s’y trouve déjà.
reason-other-continent = Cet Animal vit sur un autre continent.
reason-die-too-low = Le dé ne peut pas atteindre la valeur qu’exige une Publication.
reason-type-needs = Ce Type demande un dé de valeur { $n }.
reason-cannot-take-part = Cet Animal est d’un autre continent et n’a aucun cube dans une Catégorie publiée.
reason-takes-part = Cet Animal participe déjà.
reason-would-get-stuck = Ensuite, l’Action ne pourrait plus être menée à bien.
reason-no-coin = Vous n’avez pas d’Écu.
reason-no-token = Vous n’avez pas de jeton Expédition.
reason-no-seal = Vous n’avez pas de Sceau royal.
reason-no-use = Cela ne vous apporterait rien ici.
reason-expeditions-only = Les jetons Expédition n’augmentent que la valeur des Expéditions.
reason-free-slot = Un emplacement d’Expert est libre.
reason-no-free-slot = Tous vos emplacements d’Expert sont occupés.
reason-die-used = Ce dé n’est plus sur un plateau individuel.
reason-die-spent = Ce dé n’est pas sur le plateau central.

## Événements

event-turn = { $seat } joue son tour.
event-round = La manche { $n } commence.
event-round-token = Jeton Manche : { $effect }.
event-shown = Nouvelle carte disponible : { $card-text }.
event-reshuffled =
    { $card ->
        [expert] Les Experts défaussés forment une nouvelle pioche.
       *[other] Les Animaux défaussés forment une nouvelle pioche.
    }
event-rolled = { $seat } obtient { $value } avec le { $die-text }.
event-die-placed = { $seat } pose le { $die-text } sur { $slot-text }.
event-die-taken =
    { $own ->
        [1] { $seat } prend le { $die-text } de valeur { $value } sur son propre plateau.
       *[other] { $seat } prend le { $die-text } de valeur { $value } à { $owner }.
    }
event-placed =
    { $location ->
        [embassy] { $seat } place son dé à l’Ambassade.
        [bank] { $seat } place son dé à la Banque.
        [university] { $seat } place son dé à l’Université.
        [academy] { $seat } place son dé à l’Académie.
       *[expedition] { $seat } part en { $location-text }.
    }
event-gained =
    { $seat } gagne { $resource ->
        [coin] { $n ->
            [one] 1 Écu
           *[other] { $n } Écus
        }
        [token] { $n ->
            [one] 1 jeton Expédition
           *[other] { $n } jetons Expédition
        }
        [seal] { $n ->
            [one] 1 Sceau royal
           *[other] { $n } Sceaux royaux
        }
       *[other] { $n } PV
    } ({ $source-text }).
event-reputation =
    { $seat } gagne { $n ->
        [one] 1 point de Réputation
       *[other] { $n } points de Réputation
    } ({ $source-text }) et arrive sur la case { $space }.
event-pick-earned =
    { $card ->
        [expert] { $seat } gagne un Expert.
       *[other] { $seat } gagne un Animal.
    }
event-pick-waits =
    { $card ->
        [expert] { $seat } prendra un Expert après ce tour.
       *[other] { $seat } prendra un Animal après ce tour.
    }
event-pick-lost =
    { $card ->
        [expert] Il n’y a plus d’Expert pour { $seat }.
       *[other] Il n’y a plus d’Animal pour { $seat }.
    }
event-card-taken = { $seat } prend { $card-the }.
event-card-drawn = { $seat } pioche { $card-the }.
event-expert-placed = { $seat } place { $expert-text }.
event-expert-tucked = { $seat } glisse { $expert-text } sous un autre Expert.
event-expert-covered = { $seat } recouvre { $covered-text } avec { $expert-text }.
event-expert-used = { $seat } utilise { $expert-text } : { $effect }.
event-boosted =
    { $resource ->
        [coin] { $seat } défausse 1 Écu : +{ $n }.
        [token] { $seat } défausse 1 jeton Expédition : +{ $n }.
       *[seal] { $seat } défausse 1 Sceau royal : +{ $n }.
    }
event-recoloured =
    { $resource ->
        [token] { $seat } défausse 1 jeton Expédition : le dé devient { $colour-text }.
       *[seal] { $seat } défausse 1 Sceau royal : le dé devient { $colour-text }.
    }
event-seal-changed = { $seat } échange 1 Sceau royal contre { $n } Écus.
event-first-player = { $seat } prend le jeton Premier Joueur.
event-cube =
    { $seat } pose un cube sur { $animal-the } : { $type-text }, { $category-text }{ $n ->
        [0] .
       *[other] { " " }({ $n } PV).
    }
event-publishing = { $seat } publie avec { $animal-the } comme Animal de Référence.
event-joins = Participe aussi : { $animal-the }.
event-published =
    { $seat } publie { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } dans la Catégorie { $category-text } ({ $points } PV).
event-exchanged = { $seat } échange { $n } cubes de la Catégorie { $category-text } contre un jeton « 5 cubes ».
event-removed = Quitte le jeu : { $animal-the }.
event-collected =
    { $seat } ajoute { $n ->
        [one] 1 Animal
       *[other] { $n } Animaux
    } d’{ $continent-text } à sa collection ({ $points } PV).
event-declined = { $seat } renonce à une Action supplémentaire.
event-extra-action = { $seat } défausse un Sceau royal, reprend le { $die-text } et obtient { $value }.
event-over = La partie est terminée.
event-automa-die =
    { $own ->
        [1] { $seat } prend le plus haut dé, le { $die-text } de valeur { $value }, sur son propre plateau.
       *[other] { $seat } prend le plus haut dé, le { $die-text } de valeur { $value }, à { $owner }.
    }
    .why = Pourquoi lui : { $why-text }.
event-automa-board-die = { $seat } utilise un Sceau royal pour le plus haut dé du plateau central, le { $die-text } de valeur { $value }.
    .why = Pourquoi lui : { $why-text }.
event-automa-continent = { $seat } choisit l’{ $continent-text }.
    .why = Pourquoi : { $why-text }.
event-automa-line = { $seat } suit la ligne { $value } de sa carte Comportement, { $behaviour-text }.
event-automa-card = { $seat } prend { $card-the } : l’{ $continent-text } est sa plus haute Priorité disponible.
event-automa-cashed =
    { $n ->
        [0] { "" }
        [one] { $seat } défausse 1 jeton Expédition pour { $points } PV.
       *[other] { $seat } défausse { $n } jetons Expédition pour { $points } PV.
    }
event-automa-no-space = { $seat } ne trouve aucun emplacement d’Expédition libre.
why-highest = aucun autre n’est aussi haut
why-priority = selon ses Priorités
why-own-board = d’abord son propre plateau
why-slot = l’emplacement qui rapporte le moins
why-nearest = le propriétaire le plus proche
why-same = les dés sont identiques
why-only = il n’y en a pas d’autre
why-most-animals = il a le plus d’Animaux de ce continent
why-location = selon l’ordre des lieux
why-space = selon l’ordre des emplacements d’Expédition

## Effets : des morceaux de phrase, à l’infinitif

effect-arrow = { $cost } : { $gain }
do-gain =
    gagner { $resource ->
        [coin] { $n ->
            [one] 1 Écu
           *[other] { $n } Écus
        }
        [token] { $n ->
            [one] 1 jeton Expédition
           *[other] { $n } jetons Expédition
        }
        [seal] { $n ->
            [one] 1 Sceau royal
           *[other] { $n } Sceaux royaux
        }
        [reputation] { $n ->
            [one] 1 point de Réputation
           *[other] { $n } points de Réputation
        }
       *[other] { $n } PV
    }
do-take =
    prendre { $card ->
        [expert] { $n ->
            [one] 1 Expert
           *[other] { $n } Experts
        }
       *[other] { $n ->
            [one] 1 Animal
           *[other] { $n } Animaux
        }
    }
do-refill =
    { $card ->
        [expert] compléter l’Université
       *[other] compléter l’Académie
    }
do-extra_die =
    piocher { $n ->
        [one] 1 dé supplémentaire
       *[other] { $n } dés supplémentaires
    } pour cette manche
do-on_place = à chaque dé placé là : { $location-text }
when-on_place =
    à chaque { $location ->
        [embassy] dé placé à l’Ambassade
        [bank] dé placé à la Banque
        [university] dé placé à l’Université
        [academy] dé placé à l’Académie
       *[other] { $location-text }
    }, { $gain }
do-on_cube =
    à chaque cube posé sur le Type { $type ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
when-on_cube = { do-on_cube }, { $gain }
do-die_bonus =
    vos dés { $colour ->
        [red] rouges
        [blue] bleus
        [purple] violets
        [yellow] jaunes
       *[green] verts
    } valent { $n } de plus
do-expedition_bonus = vos Expéditions en { $continent-text } valent { $n } de plus
do-discard_self = défausser cet Expert
when-discard_self = défausser cet Expert pour { $gain }
do-end_cubes = en fin de partie, compter { $n } cubes de plus dans la Catégorie { $category-text }
do-end_points_per =
    en fin de partie, { $points } PV par { $unit ->
        [1] { $counted ->
            [coin] Écu
            [token] jeton Expédition
            [seal] Sceau royal
            [expert] Expert
           *[other] case atteinte sur la piste de Réputation
        }
       *[other] lot de { $unit } { $counted ->
            [coin] Écus
            [token] jetons Expédition
            [seal] Sceaux royaux
            [expert] Experts
           *[other] cases atteintes sur la piste de Réputation
        }
    }
do-place =
    { $location ->
        [embassy] placer le dé à l’Ambassade
        [bank] placer le dé à la Banque
        [university] placer le dé à l’Université
        [academy] placer le dé à l’Académie
       *[expedition] partir en { $location-text }
    }
do-space_reputation = gagner la Réputation de cet emplacement
do-cash_tokens = défausser tous les jetons Expédition pour { $n } PV chacun
do-first_player = prendre le jeton Premier Joueur s’il est encore disponible
do-continent_product = pour chaque continent, autant de PV que ses Animaux multipliés par toutes ses cartes
do-expert_groups = Experts par continent : { $first } PV chacun dans le plus grand groupe, { $second } dans le deuxième, { $third } dans le troisième

## Score

score-points = PV gagnés pendant la partie
score-category =
    { $category-text } : { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
score-continent =
    { $continent-text } : { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
score-expert = { $expert-text }
score-seals =
    { $n ->
        [one] { $n } Sceau royal
       *[other] { $n } Sceaux royaux
    }
score-coins =
    { $n ->
        [one] { $n } Écu
       *[other] { $n } Écus
    }
score-tokens =
    { $n ->
        [one] { $n } jeton Expédition
       *[other] { $n } jetons Expédition
    }
score-automa = { $line-text } : { $effect }

## Réglages

setting-automas = Automas à la table
    .fewest = un si vous jouez seul, sinon aucun
    .means = Des adversaires menés par des cartes du jeu, y compris dans une partie à plusieurs.
setting-behaviour-1 = Carte Comportement du premier Automa
    .easiest = la plus facile
    .means = Ce que cet Automa préfère faire, et donc sa difficulté.
setting-scoring-1 = Carte de Scoring du premier Automa
    .easiest = la plus facile
    .means = Ce qui rapporte des points à cet Automa à la fin.
setting-behaviour-2 = Carte Comportement du deuxième Automa
    .easiest = la plus facile qui reste
    .means = Ce que cet Automa préfère faire, et donc sa difficulté.
setting-scoring-2 = Carte de Scoring du deuxième Automa
    .easiest = la plus facile qui reste
    .means = Ce qui rapporte des points à cet Automa à la fin.
setting-behaviour-3 = Carte Comportement du troisième Automa
    .easiest = la plus facile qui reste
    .means = Ce que cet Automa préfère faire, et donc sa difficulté.
setting-scoring-3 = Carte de Scoring du troisième Automa
    .easiest = la plus facile qui reste
    .means = Ce qui rapporte des points à cet Automa à la fin.
setting-reference-cube-required = Une Catégorie ne se publie qu’avec un cube de l’Animal de Référence
    .yes = oui
    .no = non
    .means = Deux lectures de la règle ; « oui » est la plus stricte.
setting-publication-dice-retrievable = Les dés des Publications peuvent servir à une Action supplémentaire
    .no = non
    .yes = oui
    .means = Deux lectures de la règle ; « non » est la plus stricte.
setting-automa-uses-seals = Les Automas utilisent leurs Sceaux royaux pour une Action supplémentaire
    .no = non
    .yes = oui
    .means = Deux lectures de la règle ; « oui » rend les Automas plus forts.

## Ce que montre la table

view-seat = À qui de jouer
view-phase = Phase
view-round = Manche
view-first = Premier joueur
view-order = Sens horaire
view-round_tokens = Jetons Manche retournés
view-bank_used = Banque déjà visitée
view-dice = Dés
view-die = Dé
view-colour = Couleur
view-value = Valeur
view-place = Emplacement
view-bag = Dans le sac
view-university = Université
view-academy = Académie
view-cards = Cartes
view-deck = Pioche
view-discard = Défausse
view-removed = Retirés du jeu
view-gained = Vient d’être pris
view-waiting = Cartes à prendre après ce tour
view-use = Dé utilisé
view-boost = Ajouté
view-action = Action
view-target = Sur
view-left = Points restants
view-competitors = Concurrents
view-coins = Écus
view-tokens = Jetons Expédition
view-seals = Sceaux royaux
view-points = PV acquis
view-reputation = Réputation
view-experts = Experts actifs
view-tucked = Autres Experts
view-study = Étude
view-animal = Animal
view-cubes = Cubes
view-collection = Collection
view-published = Cubes publiés
view-five_cube_tokens = Jetons « 5 cubes » restants
view-behaviour = Carte Comportement
view-scoring = Carte de Scoring
view-priorities = Priorités
view-total = PV si la partie s’arrêtait
view-supply = Réserve
view-vp = PV

## Phases et places

start = Animaux de départ
round = début de manche
dice = pose des dés
turns = tours
seals = Sceaux royaux
over = partie terminée
hand = en main
spent = utilisé

## Imprimé sur le matériel

printed-effect = { $effect-sentence }
printed-line = Dé de valeur { $at } : { $effect }
printed-score = { $effect-sentence }
fact-one-shot = { $continent-text }. Une seule fois, quand vous voulez
fact-permanent = { $continent-text }. En permanence, tant qu’il est actif
fact-end-of-game = { $continent-text }. En fin de partie, s’il est actif
