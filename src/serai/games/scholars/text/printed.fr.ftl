### Érudits du Tigre du Sud : ce qui est imprimé sur les éléments, ligne par ligne.

## Où se trouve un effet sur un élément

printed-bonus = Bonus : { $effect-text }
printed-penalty = Pénalité : { $effect-text }
printed-consolation = Consolation : { $effect-sentence }
printed-dispatch = Dépêcher : { $effect-sentence }
printed-retired = Retraité : { $effect-sentence }
printed-effect = { $effect-sentence }
printed-event = Événement : { $effect-sentence }
printed-first = Première action : { $effect-sentence }
printed-second = Seconde action : { $effect-sentence }
printed-immediate = Immédiatement : { $effect-sentence }
printed-level = Niveau { $at } : { $effect-sentence }
printed-overflow = Au-delà du dernier niveau : { $effect-sentence }
printed-rest = En se Reposant : { $effect-sentence }
printed-work = En Travaillant : { $effect-sentence }
printed-space = { $at-text } : { $effect-sentence }

## Ce qui est encore imprimé

fact-actions =
    { $actions-count ->
        [1] Action : { $actions }
       *[other] Actions possibles : { $actions }
    }
fact-control = Contrôle en fin de partie : { $n } PV
fact-deliver = Un Parchemin peut être livré d’ici
fact-draw = Tirer { $n } Dés
fact-goal-pile = Objectif : interagir avec un Traducteur de la pile « { $pile-text } », pour un { $worker-text }
fact-goal-guild = Objectif : traduire un Parchemin de la { $guild-text }, pour un { $worker-text }
fact-goal-track =
    Objectif : niveau { $n } en { $track-text }, pour { $die ->
        [die-purple] un Dé violet
        [die-orange] un Dé orange
       *[die-green] un Dé vert
    }
fact-language = Langue : { $language-text }
fact-languages = Langues : { $languages }
fact-min-value = Valeur { $n } ou plus
fact-path = Chemin suivant, { $colour-text } : { $effect }
fact-plan-employed = Première action si { $n } Traducteurs ou plus sont en Salle
fact-plan-house = Première action si { $n } Parchemins ou plus sont à la Maison de la Sagesse
fact-plan-value =
    { $n ->
        [0] Marqueur : reste en place
        [one] Marqueur : { $n } case
       *[other] Marqueur : { $n } cases
    }
fact-printed-die = Dé préimprimé : { $die-text } { $value }
fact-research = Valeur { $n } ou plus
fact-research-coloured =
    Action colorée, valeur { $n } ou plus{ $gold ->
        [0] { "" }
        [one] , pour { $gold } jeton Or
       *[other] , pour { $gold } jetons Or
    }
fact-resources = { $gains }
fact-room =
    { $n ->
        [0] Gratuite
        [one] Coûte { $n } Pièce
       *[other] Coûte { $n } Pièces
    } ; son Traducteur prend sa Retraite avec { $gold } { $gold ->
        [one] jeton Or
       *[other] jetons Or
    }
fact-track = Recherche : { $track-text }
fact-vp = { $n } PV
