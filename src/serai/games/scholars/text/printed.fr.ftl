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

told-actions = Action : { $actions }
told-control = Contrôle en fin de partie : { $n } PV
told-deliver = Un Parchemin peut être livré d’ici
told-draw = Tirer { $n } Dés
told-goal-pile = Objectif : interagir avec la pile « { $pile-text } », pour un { $worker-text }
told-goal-guild = Objectif : traduire un Parchemin de la { $guild-text }, pour un { $worker-text }
told-goal-track = Objectif : niveau { $n } en { $track-text }, pour un { $die-text }
told-language = Langue : { $language-text }
told-languages = Langues : { $languages }
told-min-value = À partir d’une valeur de { $n }
told-path = Chemin suivant, { $colour-text } : { $effect }
told-plan-employed = Première action avec { $n } Traducteurs en Salle ou plus
told-plan-house = Première action avec { $n } Parchemins à la Maison de la Sagesse ou plus
told-plan-value = Marqueur : { $n } cases
told-printed-die = Dé préimprimé : { $die-text } { $value }
told-research = À partir d’une valeur de { $n }
told-research-coloured =
    Colorée, à partir d’une valeur de { $n }{ $gold ->
        [0] { "" }
       *[other] , pour { $gold } Or
    }
told-resources = { $gains }
told-room =
    Coûte { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } ; son Traducteur prend sa Retraite avec { $gold } Or
told-track = Recherche : { $track-text }
told-vp = { $n } PV
