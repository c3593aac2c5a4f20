### Les textes qui n’appartiennent à aucun jeu.

## Noms et listes

seat-name = Joueur { $n }
hidden = quelque chose de caché
nothing = rien
amount = { $n } { $what-text }
join-and = { $a } et { $b }
join-comma = { $a }, { $b }
join-or = { $a } ou { $b }
join-choice = { $a }, soit { $b }
join-choice-last = { $a }, soit { $b }
join-then = { $a }, puis { $b }

## Effets : des morceaux de phrase, à l’infinitif

effect-none = rien
effect-choice = soit { $parts }
effect-arrow = { $cost } pour { $gain }
effect-maybe = si vous le souhaitez, { $part }
effect-repeat =
    { $times ->
        [1] { $part }
       *[other] { $part }, { $times } fois
    }

## Formules

formula-points = { $n } PV
formula-amount = { $n } { $what }
formula-per =
    { $n ->
        [1] { $points } par { $what }
       *[other] { $points } par tranche de { $n } { $what }
    }
formula-set = { $points } par lot de { $parts }
formula-most = { $points } par { $parts }, au plus favorable
formula-plus = { $a }, plus { $b }
formula-either = { $yes } avec { $condition }, sinon { $no }
formula-as-many = au moins autant de { $a } que de { $b }

## Décisions

ask-order = Quel effet utilisez-vous maintenant ?
ask-source = Lequel de ces effets utilisez-vous pour cela ?
option-done = Rien de plus
option-do = { $effect-sentence }
event-forced =
    { $option ->
        [hidden] { $seat } n’a pas le choix.
       *[other] { $seat } n’a qu’une possibilité : { $option }.
    }
not-asked-now = Ce n’est pas la question posée maintenant.
reason-in-vain = Cela ne changerait rien pour l’instant.

## Annuler

undo-nothing = Il n’y a rien à annuler.
undo-revealed = Quelque chose de caché a été révélé depuis : ce choix ne peut plus être annulé.
undo-other-seat = Le dernier choix n’était pas le vôtre.
undo-rules-changed = Les règles ont changé depuis : ce qui a été choisi avant ne peut plus être annulé.

## Réglages

setting-undo = Annulation
    .to-reveal = jusqu’à la dernière révélation
    .free = toujours
    .means = Jusqu’où chacun peut annuler ses propres choix.
setting-confirm = Fin du tour
    .no = automatique
    .yes = à confirmer
