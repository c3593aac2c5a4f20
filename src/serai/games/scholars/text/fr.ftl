### Érudits du Tigre du Sud : tout ce qu’un joueur lit, hormis les règles (rules.fr.ftl).
### Un argument qui est un mot a son propre texte dans `$…-text` ; un tel texte voit aussi les arguments voisins, dont `$n`.

## Le jeu

game-title = Érudits du Tigre du Sud
game-description = Apportez à la Maison de la Sagesse des parchemins du monde connu, faites-les traduire en arabe, et distinguez-vous dans les sciences et les Guildes.
automa-name = L’adversaire

## Réglages

setting-length = Durée de la partie
    .short = courte
    .standard = standard
    .means = La partie standard a plus de Parchemins entre les cartes Calife.
setting-difficulty = Adversaire (Mode Solo)
    .student = Étudiant
    .scribe = Scribe
    .teacher = Enseignant
    .scholar = Érudit
    .means = La force de votre adversaire en solitaire, du plus faible au plus fort.
student = Étudiant
scribe = Scribe
teacher = Enseignant
scholar = Érudit

## Ressources

silver =
    { $n ->
        [one] Pièce
       *[other] Pièces
    }
gold =
    { $n ->
        [one] jeton Or
       *[other] jetons Or
    }
influence =
    { $n ->
        [one] Influence
       *[other] Influences
    }
worker =
    { $n ->
        [one] Ouvrier
       *[other] Ouvriers
    }

## Couleurs, Dés et Ouvriers

white = blanc
red = rouge
blue = bleu
yellow = jaune
purple = violet
orange = orange
green = vert
letter-white = B
letter-red = R
letter-blue = L
letter-yellow = J
letter-purple = V
letter-orange = O
letter-green = E
letter-black = N
die-white =
    { $n ->
        [one] Dé blanc
       *[other] Dés blancs
    }
die-red =
    { $n ->
        [one] Dé rouge
       *[other] Dés rouges
    }
die-blue =
    { $n ->
        [one] Dé bleu
       *[other] Dés bleus
    }
die-yellow =
    { $n ->
        [one] Dé jaune
       *[other] Dés jaunes
    }
die-purple =
    { $n ->
        [one] Dé violet
       *[other] Dés violets
    }
die-orange =
    { $n ->
        [one] Dé orange
       *[other] Dés orange
    }
die-green =
    { $n ->
        [one] Dé vert
       *[other] Dés verts
    }
worker-white =
    { $n ->
        [one] Ouvrier blanc
       *[other] Ouvriers blancs
    }
worker-red =
    { $n ->
        [one] Ouvrier rouge
       *[other] Ouvriers rouges
    }
worker-blue =
    { $n ->
        [one] Ouvrier bleu
       *[other] Ouvriers bleus
    }
worker-yellow =
    { $n ->
        [one] Ouvrier jaune
       *[other] Ouvriers jaunes
    }
bag = Sac
hand = main
board = Plateau de Joueur
rest = Se Reposer

## Actions

action-recruit = Recruter
action-travel = Voyager
action-research = Rechercher
action-translate = Traduire

## Langues

language-arabic = arabe
language-chinese = chinois
language-sanskrit = sanskrit
language-greek = grec
language-hebrew = hébreu
language-persian = persan
language-syriac = syriaque

## Piles de Traducteurs

chinese = Traducteurs chinois
sanskrit = Traducteurs sanskrits
greek = Traducteurs grecs
hebrew = Traducteurs hébreux
persian = Traducteurs persans
syriac = Traducteurs syriaques
wild1 = Polyglottes I
wild2 = Polyglottes II

## Pistes de Recherche

mathematics = Mathématiques
physics = Physique
chemistry = Chimie
philosophy = Philosophie
biology = Biologie
astronomy = Astronomie

## Guildes

guild_purple = Guilde violette
guild_orange = Guilde orange
guild_green = Guilde verte

## Ce que comptent les formules

dice_white =
    { $n ->
        [one] Dé blanc
       *[other] Dés blancs
    }
dice_red =
    { $n ->
        [one] Dé rouge
       *[other] Dés rouges
    }
dice_blue =
    { $n ->
        [one] Dé bleu
       *[other] Dés bleus
    }
dice_yellow =
    { $n ->
        [one] Dé jaune
       *[other] Dés jaunes
    }
dice_purple =
    { $n ->
        [one] Dé violet
       *[other] Dés violets
    }
dice_orange =
    { $n ->
        [one] Dé orange
       *[other] Dés orange
    }
dice_green =
    { $n ->
        [one] Dé vert
       *[other] Dés verts
    }
level_mathematics =
    { $n ->
        [one] niveau en Mathématiques
       *[other] niveaux en Mathématiques
    }
amount-level_mathematics = le niveau { $n } en Mathématiques
level_physics =
    { $n ->
        [one] niveau en Physique
       *[other] niveaux en Physique
    }
amount-level_physics = le niveau { $n } en Physique
level_chemistry =
    { $n ->
        [one] niveau en Chimie
       *[other] niveaux en Chimie
    }
amount-level_chemistry = le niveau { $n } en Chimie
level_philosophy =
    { $n ->
        [one] niveau en Philosophie
       *[other] niveaux en Philosophie
    }
amount-level_philosophy = le niveau { $n } en Philosophie
level_biology =
    { $n ->
        [one] niveau en Biologie
       *[other] niveaux en Biologie
    }
amount-level_biology = le niveau { $n } en Biologie
level_astronomy =
    { $n ->
        [one] niveau en Astronomie
       *[other] niveaux en Astronomie
    }
amount-level_astronomy = le niveau { $n } en Astronomie
scrolls_arabic =
    { $n ->
        [one] Parchemin arabe traduit
       *[other] Parchemins arabes traduits
    }
scrolls_chinese =
    { $n ->
        [one] Parchemin chinois traduit
       *[other] Parchemins chinois traduits
    }
scrolls_sanskrit =
    { $n ->
        [one] Parchemin sanskrit traduit
       *[other] Parchemins sanskrits traduits
    }
scrolls_greek =
    { $n ->
        [one] Parchemin grec traduit
       *[other] Parchemins grecs traduits
    }
scrolls_hebrew =
    { $n ->
        [one] Parchemin hébreu traduit
       *[other] Parchemins hébreux traduits
    }
scrolls_persian =
    { $n ->
        [one] Parchemin persan traduit
       *[other] Parchemins persans traduits
    }
scrolls_syriac =
    { $n ->
        [one] Parchemin syriaque traduit
       *[other] Parchemins syriaques traduits
    }
count-guild_purple =
    { $n ->
        [one] Influence dans la Guilde violette
       *[other] Influences dans la Guilde violette
    }
count-guild_orange =
    { $n ->
        [one] Influence dans la Guilde orange
       *[other] Influences dans la Guilde orange
    }
count-guild_green =
    { $n ->
        [one] Influence dans la Guilde verte
       *[other] Influences dans la Guilde verte
    }
retired =
    { $n ->
        [one] Traducteur Retraité
       *[other] Traducteurs Retraités
    }
breadth =
    { $n ->
        [one] piste de Recherche au niveau 3 ou plus
       *[other] pistes de Recherche au niveau 3 ou plus
    }
wealth =
    { $n ->
        [one] jeton Or (2 Pièces comptent comme 1 jeton Or)
       *[other] jetons Or (2 Pièces comptent comme 1 jeton Or)
    }
ai_retired =
    { $n ->
        [one] Traducteur Retraité de l’adversaire
       *[other] Traducteurs Retraités de l’adversaire
    }
ai_scrolls =
    { $n ->
        [one] Parchemin traduit par l’adversaire
       *[other] Parchemins traduits par l’adversaire
    }
ai_markers =
    { $n ->
        [one] marqueur Recherche de l’adversaire
       *[other] marqueurs Recherche de l’adversaire
    }
ai_employed =
    { $n ->
        [one] Traducteur Neutre dans une Salle
       *[other] Traducteurs Neutres dans une Salle
    }
ai_influence =
    { $n ->
        [one] Influence de l’adversaire dans les Guildes
       *[other] Influences de l’adversaire dans les Guildes
    }

## Au lieu des textes communs à tous les jeux

join-choice-last = { $a }, soit { $b }

## Ce que font les effets : des morceaux de phrase, à l’infinitif

do-pay = { $cost }
cost-silver =
    dépenser { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    }
cost-gold = dépenser { $n } { gold }
cost-worker =
    dépenser { $n } { $n ->
        [one] Ouvrier
       *[other] Ouvriers
    }
cost-white_die =
    ajouter { $n } { $n ->
        [one] Dé blanc
       *[other] Dés blancs
    } à votre Sac
do-gain_silver =
    gagner { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    }
do-gain_gold = gagner { $n } { gold }
do-gain_worker =
    gagner { $n } { $n ->
        [one] Ouvrier
       *[other] Ouvriers
    } { $worker ->
        [any] au choix
        [white] { $n ->
            [one] blanc
           *[other] blancs
        }
        [red] { $n ->
            [one] rouge
           *[other] rouges
        }
        [blue] { $n ->
            [one] bleu
           *[other] bleus
        }
       *[yellow] { $n ->
            [one] jaune
           *[other] jaunes
        }
    }
do-gain_die =
    gagner { $n } { $n ->
        [one] { $die ->
            [primary] Dé primaire
            [white] Dé blanc
            [red] Dé rouge
            [blue] Dé bleu
            [yellow] Dé jaune
            [purple] Dé violet
            [orange] Dé orange
           *[green] Dé vert
        }
       *[other] { $die ->
            [primary] Dés primaires
            [white] Dés blancs
            [red] Dés rouges
            [blue] Dés bleus
            [yellow] Dés jaunes
            [purple] Dés violets
            [orange] Dés orange
           *[green] Dés verts
        }
    } dans { $where ->
        [hand] votre main
       *[bag] votre Sac
    }
do-destroy_white =
    détruire { $n } { $n ->
        [one] Dé blanc
       *[other] Dés blancs
    }
do-draw =
    tirer { $n } { $n ->
        [one] Dé
       *[other] Dés
    }
do-refill = relancer des Dés de votre main au choix, puis compléter celle-ci à { $n } Dés
do-influence_scroll =
    placer { $n } { $n ->
        [one] Influence sur un Parchemin
       *[other] Influences sur des Parchemins
    }
do-influence_guild =
    placer { $n } { $n ->
        [one] Influence
       *[other] Influences
    } dans { $guild ->
        [any] la Guilde de votre choix
        [purple] la Guilde violette
        [orange] la Guilde orange
       *[green] la Guilde verte
    }
do-place_or_take_gold =
    { $n ->
        [1] placer ou prendre 1 jeton Or sur un Traducteur
       *[other] placer ou prendre { $n } fois 1 jeton Or sur un Traducteur
    }
do-advance =
    avancer de { $n } { $n ->
        [one] case
       *[other] cases
    } sur { $track ->
        [mathematics] la piste de Mathématiques
        [physics] la piste de Physique
        [chemistry] la piste de Chimie
        [philosophy] la piste de Philosophie
        [biology] la piste de Biologie
        [astronomy] la piste d’Astronomie
        [primary] une piste de Recherche primaire
        [action_colour] la piste de Recherche de la couleur de l’action
       *[any] une piste de Recherche au choix
    }
do-harvest =
    récolter sur { $track ->
        [mathematics] la piste de Mathématiques
        [physics] la piste de Physique
        [chemistry] la piste de Chimie
        [philosophy] la piste de Philosophie
        [biology] la piste de Biologie
        [astronomy] la piste d’Astronomie
        [primary] une piste de Recherche primaire
        [action_colour] la piste de Recherche de la couleur de l’action
       *[any] une piste de Recherche au choix
    }
do-employ = employer le premier Traducteur de la pile « { $pile-text } », en payant la Salle
do-retire_top =
    { $piles-count ->
        [1] mettre en Retraite le premier Traducteur de la pile « { $piles } »
       *[other] mettre en Retraite le premier Traducteur d’une de ces piles : { $piles }
    }
do-add_value = ajouter jusqu’à { $n } à la valeur de l’action principale
do-alt_action =
    { $action ->
        [recruit] Recruter
        [travel] Voyager
        [research] Rechercher
       *[translate] Traduire
    } au lieu de l’action principale de l’emplacement
do-wild_white =
    traiter les Dés blancs et { $colour ->
        [red] rouges
        [blue] bleus
       *[yellow] jaunes
    } comme identiques
do-event_starting_translators =
    { $gold } { $gold ->
        [one] jeton Or
       *[other] jetons Or
    } sur chaque Traducteur de Départ en Salle, et { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    } pour chacun de ceux qui sont Retraités
do-event_neutral_translator = un Traducteur Neutre entre dans la Salle vide la plus à gauche : { $piles }

## Ce que font les effets : l’adversaire seulement

do-ai_silver =
    avancer le marqueur de { $n } { $n ->
        [one] case
       *[other] cases
    }
do-ai_place_gold = placer 1 jeton Or sur le Traducteur Neutre le plus à gauche
do-ai_employ = employer un Traducteur
do-ai_translate = traduire un Parchemin
do-ai_deliver =
    livrer un Parchemin{ $n ->
        [2] { " " }et placer 2 Influences
       *[other] { "" }
    }
do-ai_influence_guild =
    placer 1 Influence dans { $guild ->
        [any] une Guilde
        [purple] la Guilde violette
        [orange] la Guilde orange
       *[green] la Guilde verte
    }
do-ai_influence_scroll = placer 1 Influence sur un Parchemin
do-ai_retire_top = mettre en Retraite le premier Traducteur de la pile « { $blue-text } » (majorité bleue) ou « { $red-text } » (majorité rouge)

## Questions

ask-turn = Sur quel emplacement Travaillez-vous, ou vous Reposez-vous ?
ask-card = Quelle carte Action jouez-vous sur l’{ $slot-text } ?
ask-die =
    { $n ->
        [1] Quel Dé placez-vous sur la carte ?
       *[other] Voulez-vous placer un second Dé sur la carte ?
    }
ask-printed-die = Voulez-vous aussi utiliser le Dé préimprimé de la carte ?
ask-work = Que faites-vous ensuite ?
ask-end-turn = Voulez-vous terminer votre tour ?
ask-colour = De quelle couleur sera l’action ?
ask-recruit = Recruter (valeur { $n }) : qui dépêchez-vous ou employez-vous ?
ask-room = Dans quelle Salle employez-vous le { $translator-text } ?
ask-travel = Voyager : de combien d’étapes avancez-vous (1 à { $n }) ?
ask-deliver = À quelle Guilde livrez-vous le { $scroll-text } ?
ask-research = Rechercher ({ $colour-text } { $n }) : de quelle façon ?
ask-translate = Quel Parchemin traduisez-vous ?
ask-chain = Quels Traducteurs traduisent le { $scroll-text } en arabe ?
ask-draft = Quel Traducteur de Départ choisissez-vous, avec sa carte Ressources ?
ask-worker =
    Quel Ouvrier gagnez-vous ?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } à choisir)
    }
ask-pay-worker =
    Quel Ouvrier dépensez-vous ?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } à choisir)
    }
ask-die-colour =
    Quel Dé ajoutez-vous à { $where ->
        [hand] votre main
       *[bag] votre Sac
    } ?
ask-destroy-white = Quel Dé blanc détruisez-vous ?
ask-destroy-instead = Il ne reste aucun Dé de ce type : voulez-vous détruire un Dé blanc à la place ?
ask-return-white = La Réserve Principale n’a plus de Dé blanc : lequel des vôtres rendez-vous ?
ask-draw = Combien de Dés tirez-vous ?
ask-reroll = Quels Dés de votre main relancez-vous, tous à la fois ?
ask-influence-scroll = Sur quel Parchemin placez-vous 1 Influence ?
ask-guild = Dans quelle Guilde placez-vous 1 Influence ?
ask-free-influence = Votre réserve n’a plus d’Influence : d’où en déplacez-vous une ?
ask-move-gold = Sur quel Traducteur placez-vous ou prenez-vous 1 jeton Or ?
ask-track = Sur quelle piste de Recherche avancez-vous ?
ask-retire = De quelle pile mettez-vous le premier Traducteur en Retraite ?
ask-caliph = Visite du Calife, { $card-text } : sur quel espace déplacez-vous 1 Influence de la { $guild-text } ?
ask-retiree = Plusieurs de vos Traducteurs prennent leur Retraite : lequel glissez-vous en premier ?
ask-tuck = Sous quel emplacement glissez-vous le { $translator-text } ({ $effect }) ?
ask-tuck-cost =
    { $n ->
        [1] L’emplacement coûte 1 Pièce ou 1 Dé blanc : combien de Pièces payez-vous ?
       *[other] L’emplacement coûte { $n } fois 1 Pièce ou 1 Dé blanc : combien de Pièces payez-vous ?
    }
ask-ai-wants = L’adversaire veut le { $scroll-text }, qui porte votre Influence : acceptez-vous ?

## Options

option-skip = Renoncer
option-later = Plus tard, peut-être
option-ready = C’est tout
option-rest = Se Reposer
option-end-turn = Terminer le tour
option-slot = { $slot-text }
option-card = { $card-text }
option-die = { $die-text } { $value }
option-one-die = Pas de second Dé
option-no-die = Aucun Dé de la main
option-with-printed = Utiliser le Dé préimprimé
option-without-printed = Ne pas utiliser le Dé préimprimé
option-put = { $worker-text } sur le Dé { $place }
option-main = { $action-text }
option-work = { $card-text } : { $effect }
option-use = { $translator-text } : { $effect }
option-colour = { $colour-text }
option-dispatch = Dépêcher : { $pile-text }
option-employ = Employer : { $pile-text }
option-room = { $room-text }
option-travel =
    { $n } { $n ->
        [one] étape
       *[other] étapes
    }
option-deliver = { $guild-text }
option-no-delivery = Ne pas livrer
option-research =
    { $gold ->
        [0] { $effect-sentence }
        [one] Pour { $gold } jeton Or : { $effect }
       *[other] Pour { $gold } jetons Or : { $effect }
    }
option-scroll = { $scroll-text }
option-chain = { $rooms }
option-track = { $track-text }
option-guild = { $guild-text }
option-from =
    { $source ->
        [guild_purple] De la { $source-text }
        [guild_orange] De la { $source-text }
        [guild_green] De la { $source-text }
       *[other] Du { $source-text }
    }
option-place-gold = Placer 1 jeton Or : { $room-text }
option-take-gold = Prendre 1 jeton Or : { $room-text }
option-reroll = { $die-text } { $value }
option-take-die = { $die-text }
option-draw =
    { $n } { $n ->
        [one] Dé
       *[other] Dés
    }
option-destroy-bag = Un Dé de votre Sac
option-destroy-hand = Le { $value } de votre main
option-destroy-board = Un Dé sur l’{ $slot-text }
option-take-worker = { $worker-text }
option-pay-worker = { $worker-text }
option-space = { $space-text }
option-retire = { $pile-text }
option-retiree = { $translator-text }
option-tuck = { $slot-text }
option-silver =
    { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    }
option-pair = { $translator-text }
option-allow = Accepter et gagner 1 Pièce
option-refuse = Refuser et payer 1 Pièce

## Notes à côté des options

note-action =
    { $colours-count ->
        [1] donne { $colours } { $n }
       *[other] donne { $n }, { $colours } au choix
    }
note-both = { $first } ; { $second }
note-caliph-points = { $n } PV en fin de partie
note-caliph-reward =
    { $n ->
        [0] { $effect }
       *[other] { $n } PV en fin de partie ; { $effect }
    }
note-chain = { $way } : { $price }
note-chain-gold = { $n } { gold }, aucune Pièce
note-chain-silver = { $n } { gold } ; { $shares }
note-chain-gold-retires = { $n } { gold }, aucune Pièce ; part en Retraite : { $leaving }
note-chain-silver-retires = { $n } { gold } ; { $shares } ; part en Retraite : { $leaving }
note-way = { $before } → { $language-text }
note-silver-owner =
    { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } pour { $owner }
note-silver-supply =
    { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } pour la Réserve Principale
note-silver-opponent =
    { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } pour l’adversaire
note-deliver =
    { $n } { silver } pour { $influence } { $influence ->
        [one] Influence
       *[other] Influences
    } et { $gold } { $gold ->
        [one] jeton Or
       *[other] jetons Or
    }{ $white ->
        [0] { "" }
       *[other] , avec { $white } Dé blanc
    }
note-dispatch = { $effect } ({ $translator-text })
note-employ = { $languages }, { $n } PV ; Retraité : { $effect } ({ $translator-text })
note-retired = { $translator-text }, { $n } PV : { $effect }
note-to-tuck = { $n } PV : { $effect }
note-gold-own = { $translator-text }, { $gold } Or sur { $needed }
note-gold-foreign = { $translator-text }, { $gold } Or sur { $needed } ; { $share }
note-room =
    { $n } { silver } : { $effect } ; Retraite avec { $gold } { $gold ->
        [one] jeton Or
       *[other] jetons Or
    }
note-location = { $location-text } : { $effect }
note-scroll-there = { $location-text } : le { $scroll-text } peut être livré
note-no-scroll-there = { $location-text } : aucun Parchemin ici
note-path = en chemin : { $effect }
note-pair = { $card-text } : { $gains } ; tirer { $draw } Dés
note-pair-bonus = { $card-text } : { $gains } ; tirer { $draw } Dés ; { $effect }
note-tuck =
    { $n ->
        [0] gratuit
        [1] 1 Pièce ou 1 Dé blanc
       *[other] { $n } fois 1 Pièce ou 1 Dé blanc
    }
note-white-dice =
    { $n ->
        [0] aucun Dé blanc
        [1] et 1 Dé blanc
       *[other] et { $n } Dés blancs
    }

## Raisons

need-silver =
    Il vous manque { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    }.
need-gold = Il vous manque { $n } { gold }.
need-workers =
    Il vous manque { $n } { $n ->
        [one] Ouvrier
       *[other] Ouvriers
    }.
need-value = Il manque { $n } à la valeur de l’action.
need-colour = Il faut une action colorée : une blanche ne suffit pas.
need-guild-colour = Pour Traduire, il faut une action violette, orange ou verte.
no-card-in-hand = Cette carte n’est pas dans votre main : Reposez-vous pour reprendre vos cartes.
no-die-in-hand = Vous n’avez aucun Dé en main : Reposez-vous pour en tirer.
slot-taken = Une carte s’y trouve déjà : Reposez-vous pour libérer l’emplacement.
slot-closed = Cet emplacement s’ouvre quand les trois objectifs sont atteints.
nothing-to-rest = Vous ne pouvez vous Reposer qu’avec une carte Action sur votre Plateau.
no-such-worker = Vous n’avez pas d’Ouvrier de cette couleur.
die-has-workers = Deux Ouvriers se trouvent déjà sur ce Dé.
no-die-there = Il n’y a pas de Dé ici.
main-done = L’action principale de ce tour a déjà été effectuée.
effect-done = Cela a déjà été fait ce tour-ci.
other-column = Un Traducteur Retraité ne travaille que pour l’emplacement au-dessus de lui.
effect-in-vain = Cela ne changerait rien, ou vous ne pouvez pas le payer.
pile-empty = Cette pile est vide.
no-translator-in-reach = La valeur de l’action n’atteint aucun Traducteur.
no-affordable-room = Il n’y a aucune Salle vide que vous puissiez payer.
room-taken = Il y a déjà un Traducteur dans cette Salle.
no-influence = Vous n’avez aucune Influence à placer ni à déplacer.
no-scroll-to-influence = Tous les Parchemins portent déjà une Influence.
column-full = Cette Guilde n’a plus de place libre pour un Parchemin.
no-die-left = La Réserve Principale n’a plus de Dé de ce type.
no-white-die = Vous n’avez aucun Dé blanc à détruire.
no-die-to-draw = Il n’y a aucun Dé à tirer.
no-gold-to-move = Il n’y a aucun Or que vous puissiez placer ou prendre.
gold-full = Ce Traducteur a déjà tout l’Or que demande sa Salle.
no-gold-there = Ce Traducteur n’a pas d’Or.
nobody-there = Cette Salle est vide.
no-scroll-there = La Guilde de cette couleur n’a aucun Parchemin.
wrong-guild = Ce Parchemin se trouve dans une Guilde d’une autre couleur.
no-chain = Aucune chaîne de Traducteurs que vous puissiez payer ne mène à l’arabe.
last-candidate = C’est le seul choix qui reste à l’adversaire : vous ne pouvez pas le refuser.

## Événements

event-turn = Tour { $n } : { $seat }.
event-pass = { $seat } ne peut ni Travailler ni se Reposer.
event-draft = { $seat } prend le { $translator-text } avec la { $card-text }.
event-play-card = { $seat } joue la { $card-text } sur l’{ $slot-text }.
event-place-die = { $seat } place un { $die-text } de valeur { $value }.
event-put-worker = { $seat } place un { $worker-text }, ce qui { $shape }.
event-main = { $seat } effectue l’action { $action } ({ $colour-text } { $n }).
event-gain = { $seat } gagne { $n } { $resource-text }.
event-pay = { $seat } dépense { $n } { $resource-text }.
event-pay-player =
    { $seat } paie { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } à { $owner }.
event-pay-supply =
    { $seat } paie { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } à la Réserve Principale.
event-pay-opponent =
    { $seat } paie { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    } à l’adversaire.
event-roll = { $seat } lance un { $die-text } : { $value }.
event-reroll = { $seat } relance un { $die-text } : { $value } devient { $result }.
event-gain-die = { $seat } gagne un { $die-text } dans son Sac.
event-destroy-white =
    { $where ->
        [bag] { $seat } rend un Dé blanc de son Sac à la Réserve Principale.
        [hand] { $seat } rend un Dé blanc de sa main à la Réserve Principale.
       *[board] { $seat } rend un Dé blanc de son Plateau de Joueur à la Réserve Principale.
    }
event-board-to-bag =
    { $seat } a vidé son Sac : { $n } { $n ->
        [one] Dé y retourne
       *[other] Dés y retournent
    } depuis le Plateau de Joueur.
event-dispatch = { $seat } dépêche le { $translator-text }.
event-employ =
    { $seat } emploie le { $translator-text } dans la { $room-text } pour { $n } { $n ->
        [one] Pièce
       *[other] Pièces
    }.
event-travel =
    { $seat } avance de { $n } { $n ->
        [one] étape
       *[other] étapes
    }, jusqu’à { $location-text }.
event-deliver = { $seat } livre le { $scroll-text } à la { $guild-text } pour { $n } { silver }.
event-map-scroll = Le { $scroll-text } arrive sur le Plan.
event-research = { $seat } mène une Recherche : { $effect }.
event-advance = { $seat } atteint le niveau { $level } en { $track-text }.
event-overflow = { $seat } est déjà au sommet en { $track-text } et peut prendre ce qui est indiqué au-dessus.
event-harvest = { $seat } récolte en { $track-text }.
event-translate = { $seat } traduit le { $scroll-text } de la { $guild-text }.
event-place-gold = { $seat } place 1 jeton Or sur le { $translator-text }.
event-take-gold = { $seat } reprend 1 jeton Or au { $translator-text }.
event-influence-scroll = { $seat } place 1 Influence sur le { $scroll-text }.
event-guild = { $seat } place 1 Influence dans la { $guild-text }.
event-control = { $seat } prend le contrôle de la { $guild-text }.
event-no-control = { $seat } perd le contrôle de la { $guild-text } : personne ne la contrôle.
event-free-influence =
    { $source ->
        [guild_purple] { $seat } retire 1 Influence de la { $source-text }.
        [guild_orange] { $seat } retire 1 Influence de la { $source-text }.
        [guild_green] { $seat } retire 1 Influence de la { $source-text }.
       *[other] { $seat } retire 1 Influence posée sur le { $source-text }.
    }
event-goal = { $seat } atteint un objectif et reçoit 1 { $reward-text }.
event-goals-done = { $seat } a atteint tous ses objectifs : la { $card-text } rejoint sa main, et un nouvel emplacement s’ouvre.
event-set-aside = { $seat } met le { $translator-text } en Retraite : il sera glissé sous un emplacement à la fin du tour.
event-retires = { $seat } voit le { $translator-text } prendre sa Retraite.
event-neutral-retires = Le { $translator-text }, qui était Neutre, prend sa Retraite.
event-tuck = { $seat } glisse le { $translator-text } sous l’{ $slot-text }.
event-rest = { $seat } se Repose.
event-bottom-scroll = Sous la pioche se trouve le { $scroll-text }.
event-neutral-marker = Le marqueur Neutre avance jusqu’à { $location-text }.
event-scroll-to-guild = Le { $scroll-text } va à la { $guild-text }.
event-scroll-to-box = Le { $scroll-text } retourne dans la boîte.
event-reserve = La pioche est épuisée : la réserve prend sa place.
event-caliph = La { $card-text } est révélée.
event-caliph-space = { $seat } déplace 1 Influence sur la carte Calife : { $space-text }.
event-consolation = { $seat } reçoit la consolation de la { $guild-text }.
event-caliph-gold = 1 jeton Or est placé sur le { $translator-text }.
event-neutral = Le { $translator-text } entre dans la { $room-text } comme Traducteur Neutre.
event-rooms-full = Toutes les Salles sont occupées : personne n’entre.
event-end-triggered = La dernière carte Calife est révélée : on termine la manche, puis on en joue une dernière.
event-collect-gold = { $seat } récupère { $n } { gold } d’un Traducteur.

## Événements : l’adversaire

event-ai-difficulty = L’adversaire joue au niveau { $difficulty-text }, avec une Somme de Dés de { $n }.
event-ai-plan = { $seat } révèle la { $card-text }.
event-ai-first = Première action : { $effect } ({ $why }).
event-ai-second = Seconde action : { $effect } ({ $why }).
event-ai-rest = { $seat } se Repose.
event-ai-marker = Le marqueur de l’adversaire passe à la case { $n }.
event-ai-research = L’adversaire place un marqueur Recherche : { $effect }.
event-ai-gold = L’adversaire place 1 jeton Or sur le { $translator-text }.
event-ai-no-gold = Aucun Traducteur Neutre n’a de place pour de l’Or.
event-ai-no-influence = L’adversaire n’a plus d’Influence à placer.
event-ai-nothing = L’adversaire ne peut rien faire ici.
event-ai-employs = { $seat } emploie le premier Traducteur de la pile « { $pile-text } » ({ $why-text }) ; Salle : { $room-text }.
event-ai-translates = { $seat } traduit le { $scroll-text } ({ $why-text }).
event-ai-delivers = { $seat } livre le { $scroll-text } ({ $why-text }) à la { $guild-text } ({ $where-text }).
event-ai-influences = { $seat } place 1 Influence sur le { $scroll-text } ({ $why-text }).
event-ai-guild = { $seat } choisit la { $guild-text } ({ $why-text }).
event-ai-caliph = { $seat } déplace 1 Influence sur la carte Calife : { $space-text } ({ $why-text }).
event-ai-retire = L’adversaire met le { $translator-text } en Retraite.
event-ai-dice-sum = La Somme de Dés de l’adversaire est de { $n }.
event-ai-allowed = { $seat } laisse le { $scroll-text } à l’adversaire et gagne { $n } { silver }.
event-ai-refused = { $seat } paie { $n } { silver } pour refuser le { $scroll-text } à l’adversaire.

## Pourquoi l’adversaire choisit ainsi

why-only = seul choix possible
why-language = selon son focus Langue
why-lowest-row = rangée la plus basse
why-colour = selon son focus Couleur
why-clockwise = premier dans le sens horaire après le marqueur Neutre
why-highest-row = rangée la plus haute
why-empty-guild = aucune Influence n’y est encore
why-absent = aucune de ses Influences n’y est
why-not-present = aucun Traducteur de ce type en Salle
why-focus = selon son focus Traducteur
why-target = selon la Somme Cible
why-rightmost = la plus à droite de ce coût
why-plans-blue = majorité de cartes bleues
why-plans-red = majorité de cartes rouges
why-house = { $n } Parchemins à la Maison de la Sagesse, { $least } requis
why-employed = { $n } Traducteurs en Salle, { $least } requis

## Décompte

score-dice = Somme de Dés : { $n }
score-retired = Traducteurs Retraités : { $n }
score-guild = Contrôle de la { $guild-text }
score-caliph = Influences sur les cartes Calife
score-track = { $track-text }, niveau { $n }
score-scroll =
    { $n ->
        [0] { $scroll-text }
       *[other] { $scroll-text }, bonus de { $n } compris
    }
score-ai-scrolls = Parchemins ({ $language-text }) : { $n }

## Noms : Traducteurs

tr-chinese-a = Traducteur chinois A
tr-chinese-b = Traducteur chinois B
tr-chinese-c = Traducteur chinois C
tr-chinese-d = Traducteur chinois D
tr-chinese-e = Traducteur chinois E
tr-chinese-f = Traducteur chinois F
tr-chinese-g = Traducteur chinois G
tr-chinese-h = Traducteur chinois H
tr-sanskrit-a = Traducteur sanskrit A
tr-sanskrit-b = Traducteur sanskrit B
tr-sanskrit-c = Traducteur sanskrit C
tr-sanskrit-d = Traducteur sanskrit D
tr-sanskrit-e = Traducteur sanskrit E
tr-sanskrit-f = Traducteur sanskrit F
tr-sanskrit-g = Traducteur sanskrit G
tr-sanskrit-h = Traducteur sanskrit H
tr-greek-a = Traducteur grec A
tr-greek-b = Traducteur grec B
tr-greek-c = Traducteur grec C
tr-greek-d = Traducteur grec D
tr-greek-e = Traducteur grec E
tr-greek-f = Traducteur grec F
tr-greek-g = Traducteur grec G
tr-greek-h = Traducteur grec H
tr-hebrew-a = Traducteur hébreu A
tr-hebrew-b = Traducteur hébreu B
tr-hebrew-c = Traducteur hébreu C
tr-hebrew-d = Traducteur hébreu D
tr-hebrew-e = Traducteur hébreu E
tr-hebrew-f = Traducteur hébreu F
tr-hebrew-g = Traducteur hébreu G
tr-hebrew-h = Traducteur hébreu H
tr-persian-a = Traducteur persan A
tr-persian-b = Traducteur persan B
tr-persian-c = Traducteur persan C
tr-persian-d = Traducteur persan D
tr-persian-e = Traducteur persan E
tr-persian-f = Traducteur persan F
tr-persian-g = Traducteur persan G
tr-persian-h = Traducteur persan H
tr-syriac-a = Traducteur syriaque A
tr-syriac-b = Traducteur syriaque B
tr-syriac-c = Traducteur syriaque C
tr-syriac-d = Traducteur syriaque D
tr-syriac-e = Traducteur syriaque E
tr-syriac-f = Traducteur syriaque F
tr-syriac-g = Traducteur syriaque G
tr-syriac-h = Traducteur syriaque H
tr-wild1-a = Polyglotte I A
tr-wild1-b = Polyglotte I B
tr-wild1-c = Polyglotte I C
tr-wild1-d = Polyglotte I D
tr-wild1-e = Polyglotte I E
tr-wild1-f = Polyglotte I F
tr-wild1-g = Polyglotte I G
tr-wild1-h = Polyglotte I H
tr-wild2-a = Polyglotte II A
tr-wild2-b = Polyglotte II B
tr-wild2-c = Polyglotte II C
tr-wild2-d = Polyglotte II D
tr-wild2-e = Polyglotte II E
tr-wild2-f = Polyglotte II F
tr-wild2-g = Polyglotte II G
tr-wild2-h = Polyglotte II H
st-01 = Traducteur de Départ 1
st-02 = Traducteur de Départ 2
st-03 = Traducteur de Départ 3
st-04 = Traducteur de Départ 4
st-05 = Traducteur de Départ 5
st-06 = Traducteur de Départ 6
st-07 = Traducteur de Départ 7
st-08 = Traducteur de Départ 8
st-09 = Traducteur de Départ 9
st-10 = Traducteur de Départ 10

## Noms : Parchemins

sc-chinese-a = Parchemin chinois A
sc-chinese-b = Parchemin chinois B
sc-chinese-c = Parchemin chinois C
sc-chinese-d = Parchemin chinois D
sc-chinese-e = Parchemin chinois E
sc-chinese-f = Parchemin chinois F
sc-chinese-g = Parchemin chinois G
sc-chinese-h = Parchemin chinois H
sc-sanskrit-a = Parchemin sanskrit A
sc-sanskrit-b = Parchemin sanskrit B
sc-sanskrit-c = Parchemin sanskrit C
sc-sanskrit-d = Parchemin sanskrit D
sc-sanskrit-e = Parchemin sanskrit E
sc-sanskrit-f = Parchemin sanskrit F
sc-sanskrit-g = Parchemin sanskrit G
sc-sanskrit-h = Parchemin sanskrit H
sc-greek-a = Parchemin grec A
sc-greek-b = Parchemin grec B
sc-greek-c = Parchemin grec C
sc-greek-d = Parchemin grec D
sc-greek-e = Parchemin grec E
sc-greek-f = Parchemin grec F
sc-greek-g = Parchemin grec G
sc-greek-h = Parchemin grec H
sc-hebrew-a = Parchemin hébreu A
sc-hebrew-b = Parchemin hébreu B
sc-hebrew-c = Parchemin hébreu C
sc-hebrew-d = Parchemin hébreu D
sc-hebrew-e = Parchemin hébreu E
sc-hebrew-f = Parchemin hébreu F
sc-hebrew-g = Parchemin hébreu G
sc-hebrew-h = Parchemin hébreu H
sc-persian-a = Parchemin persan A
sc-persian-b = Parchemin persan B
sc-persian-c = Parchemin persan C
sc-persian-d = Parchemin persan D
sc-persian-e = Parchemin persan E
sc-persian-f = Parchemin persan F
sc-persian-g = Parchemin persan G
sc-persian-h = Parchemin persan H
sc-syriac-a = Parchemin syriaque A
sc-syriac-b = Parchemin syriaque B
sc-syriac-c = Parchemin syriaque C
sc-syriac-d = Parchemin syriaque D
sc-syriac-e = Parchemin syriaque E
sc-syriac-f = Parchemin syriaque F
sc-syriac-g = Parchemin syriaque G
sc-syriac-h = Parchemin syriaque H
ss-chinese = Parchemin de Départ (chinois)
ss-sanskrit = Parchemin de Départ (sanskrit)
ss-greek = Parchemin de Départ (grec)
ss-hebrew = Parchemin de Départ (hébreu)
ss-persian = Parchemin de Départ (persan)
ss-syriac = Parchemin de Départ (syriaque)

## Noms : cartes

ac-mathematics = carte Mathématiques
ac-physics = carte Physique
ac-chemistry = carte Chimie
ac-philosophy = carte Philosophie
ac-biology = carte Biologie
ac-study = carte Étude
ac-trade = carte Commerce
goal-chinese = carte Objectifs (chinois)
goal-sanskrit = carte Objectifs (sanskrit)
goal-greek = carte Objectifs (grec)
goal-hebrew = carte Objectifs (hébreu)
goal-persian = carte Objectifs (persan)
goal-syriac = carte Objectifs (syriaque)
rc-01 = carte Ressources 1
rc-02 = carte Ressources 2
rc-03 = carte Ressources 3
rc-04 = carte Ressources 4
rc-05 = carte Ressources 5
rc-06 = carte Ressources 6
rc-07 = carte Ressources 7
rc-08 = carte Ressources 8
rc-09 = carte Ressources 9
rc-10 = carte Ressources 10
cal-purple = carte Calife (violette)
cal-orange = carte Calife (orange)
cal-green = carte Calife (verte)
cal-primary = carte Calife (primaire)
calslot-1 = emplacement Calife 1
calslot-2 = emplacement Calife 2
calslot-3 = emplacement Calife 3
calslot-4 = emplacement Calife 4
caliph-top = espace du haut
caliph-middle = espace du milieu
caliph-bottom = espace du bas
plan-1 = carte Planification 1
plan-2 = carte Planification 2
plan-3 = carte Planification 3
plan-4 = carte Planification 4
plan-5 = carte Planification 5
plan-6 = carte Planification 6

## Noms : plateaux

slot-1 = emplacement 1 (Recruter)
slot-2 = emplacement 2 (Voyager)
slot-3 = emplacement 3 (Rechercher)
slot-4 = emplacement 4 (Traduire)
slot-5 = emplacement 5 (Recruter ou Voyager)
aid = Aide de jeu
slot-6 = emplacement 6 (Rechercher ou Traduire)
room-01 = Salle 1
room-02 = Salle 2
room-03 = Salle 3
room-04 = Salle 4
room-05 = Salle 5
room-06 = Salle 6
room-07 = Salle 7
room-08 = Salle 8
room-09 = Salle 9
room-10 = Salle 10
loc-00 = Trébizonde
loc-01 = Nichapour
loc-02 = Samarcande
loc-03 = Balkh
loc-04 = Multan
loc-05 = Siraf
loc-06 = Bassora
loc-07 = Koufa
loc-08 = Alexandrie
loc-09 = Damas
loc-10 = Antioche
loc-11 = Édesse
map-top-mid = emplacement du Plan, en haut au centre
map-top-right = emplacement du Plan, en haut à droite
map-bottom-right = emplacement du Plan, en bas à droite
map-bottom-mid = emplacement du Plan, en bas au centre
map-bottom-left = emplacement du Plan, en bas à gauche
map-top-left = emplacement du Plan, en haut à gauche
hw-purple-1 = Guilde violette, rangée 1
hw-purple-2 = Guilde violette, rangée 2
hw-purple-3 = Guilde violette, rangée 3
hw-orange-1 = Guilde orange, rangée 1
hw-orange-2 = Guilde orange, rangée 2
hw-orange-3 = Guilde orange, rangée 3
hw-green-1 = Guilde verte, rangée 1
hw-green-2 = Guilde verte, rangée 2
hw-green-3 = Guilde verte, rangée 3
ra-1 = Rechercher, première façon
ra-2 = Rechercher, deuxième façon
ra-3 = Rechercher, troisième façon
ra-4 = Rechercher, quatrième façon

## Libellés de ce que voit un joueur

view-seat = À qui de jouer
view-turn = Tour
view-first = 1er joueur
view-turns_left = Tours restants
view-stock = Dés de la Réserve Principale
view-piles = Piles de Traducteurs
view-deck = Pioche
view-reserve = Réserve
view-map = Plan
view-neutral = Marqueur Neutre
view-guilds = Guildes
view-rooms = Salles
view-caliphs = Cartes Calife
view-pairs = Paires à choisir
view-action = Action principale
view-players = Joueurs
view-automa = Adversaire
view-silver = Pièces
view-gold = Or
view-workers = Ouvriers
view-influence = Influences
view-bag = Sac
view-bag_size = Dés dans le Sac
view-hand = Dés en main
view-cards = Cartes
view-slots = Emplacements
view-aside = Mis de côté
view-levels = Recherche
view-location = Lieu
view-goal = Carte Objectifs
view-goals = Objectifs atteints
view-goals_done = Tous les objectifs atteints
view-scrolls = Parchemins
view-resource = Carte Ressources
view-dice_sum = Somme de Dés
view-points = PV
view-difficulty = Difficulté
view-position = Piste de Ressources
view-markers = Marqueurs Recherche
view-retired = Retraités
view-plans = Cartes Planification
view-colour = Couleur
view-value = Valeur
view-is_printed = préimprimé
view-counts_colour = compte comme
view-counts_value = compte pour
view-is_open = ouvert
view-card = Carte
view-dice = Dés
view-idle_workers = Ouvriers sans Dé
view-translator = Traducteur
view-owner = Propriétaire
view-needs = Or pour la Retraite
view-top = Première carte
view-control = Contrôle
view-slot = Emplacement
view-room = Salle
view-colours = Couleurs
view-is_settled = commencée
