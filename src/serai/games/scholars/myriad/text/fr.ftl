### Myriade de Livres, l’extension d’Érudits : tout ce qu’un joueur lit, hormis les règles (rules.fr.ftl).
### Les textes du jeu de base qui doivent en dire plus avec l’extension sont redits ici, sous la même clé.

expansion-myriad = Myriade de Livres
game-description = Apportez à la Maison de la Sagesse des parchemins du monde connu, faites-les traduire en arabe, publiez vos propres pages, et distinguez-vous en médecine, dans les sciences et dans les Guildes.

## Ressources, couleurs et pistes

xp = XP
black = noir
die-black =
    { $n ->
        [one] Dé noir
       *[other] Dés noirs
    }
medicine = Médecine

## Ce que comptent les formules

dice_black =
    { $n ->
        [one] Dé noir
       *[other] Dés noirs
    }
level_medicine =
    { $n ->
        [one] niveau en Médecine
       *[other] niveaux en Médecine
    }
amount-level_medicine = le niveau { $n } en Médecine

## Ce que font les effets : des morceaux de phrase, à l’infinitif

cost-xp = dépenser { $n } XP
cost-black_die_hand =
    remettre { $n } { $n ->
        [one] Dé noir
       *[other] Dés noirs
    } de votre main dans votre Sac
do-gain_xp = gagner { $n } XP
do-gain_page = gagner 1 Page ou 2 XP
do-upgrade_action = améliorer 1 carte Action
do-wild_black =
    traiter les Dés noirs et { $colour ->
        [purple] violets
        [orange] orange
       *[green] verts
    } comme identiques
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
            [green] Dé vert
           *[black] Dé noir
        }
       *[other] { $die ->
            [primary] Dés primaires
            [white] Dés blancs
            [red] Dés rouges
            [blue] Dés bleus
            [yellow] Dés jaunes
            [purple] Dés violets
            [orange] Dés orange
            [green] Dés verts
           *[black] Dés noirs
        }
    } dans { $where ->
        [hand] votre main
       *[bag] votre Sac
    }
do-destroy_white =
    { $n ->
        [1] détruire 1 Dé blanc
       *[other] détruire jusqu’à { $n } Dés blancs
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
        [medicine] la piste de Médecine
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
        [medicine] la piste de Médecine
        [primary] une piste de Recherche primaire
        [action_colour] la piste de Recherche de la couleur de l’action
       *[any] une piste de Recherche au choix
    }
do-employ =
    { $pile ->
        [any] employer le premier Traducteur de n’importe quelle pile, en payant la Salle
       *[other] employer le premier Traducteur de la pile « { $pile-text } », en payant la Salle
    }
do-dispatch = dépêcher le premier Traducteur de n’importe quelle pile
do-place_gold = placer { $n } { gold } sur des Traducteurs
do-full_rest = effectuer un Repos complet
do-harvest_hand_card = récolter comme l’indique une carte Action de votre main
do-harvest_advanced = récolter sur une piste de Recherche qui a monté ce tour-ci
do-score_xp_as_gold = compter chaque XP restant comme 1 jeton Or au décompte final
do-score_workers_as_silver = compter chaque Ouvrier restant comme 1 Pièce au décompte final

## Ce que demandent les effets : des morceaux de phrase, avec ce qui suit

when-if_colour =
    si l’action est { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [purple] violette
        [orange] orange
        [green] verte
       *[black] noire
    }{ $other ->
        [red] { " " }ou rouge
        [blue] { " " }ou bleue
        [yellow] { " " }ou jaune
        [purple] { " " }ou violette
        [orange] { " " }ou orange
        [green] { " " }ou verte
        [black] { " " }ou noire
       *[none] { "" }
    }, { $gain }
when-if_value =
    { $n ->
        [12] si la valeur de l’action est de 12, { $gain }
       *[other] si la valeur de l’action est de { $n } ou plus, { $gain }
    }
when-if_white_stop = si vous vous êtes arrêté sur un Lieu blanc ce tour-ci, { $gain }
when-if_advanced =
    si la piste { $track ->
        [mathematics] de Mathématiques
        [physics] de Physique
        [chemistry] de Chimie
        [philosophy] de Philosophie
        [biology] de Biologie
        [astronomy] d’Astronomie
       *[medicine] de Médecine
    }{ $other ->
        [mathematics] { " " }ou de Mathématiques
        [physics] { " " }ou de Physique
        [chemistry] { " " }ou de Chimie
        [philosophy] { " " }ou de Philosophie
        [biology] { " " }ou de Biologie
        [astronomy] { " " }ou d’Astronomie
        [medicine] { " " }ou de Médecine
       *[none] { "" }
    } a monté ce tour-ci, { $gain }
when-if_translated =
    si vous avez traduit depuis la Guilde { $guild ->
        [purple] violette
        [orange] orange
       *[green] verte
    } ce tour-ci, { $gain }
when-each_delivery =
    pour chaque livraison de ce tour à la Guilde { $guild ->
        [purple] violette
        [orange] orange
       *[green] verte
    }, { $gain }
when-each_interaction =
    après chaque interaction avec { $pile ->
        [chinese] un Traducteur chinois
        [sanskrit] un Traducteur sanskrit
        [greek] un Traducteur grec
        [hebrew] un Traducteur hébreu
        [persian] un Traducteur persan
        [syriac] un Traducteur syriaque
        [wild1] un Polyglotte I
       *[wild2] un Polyglotte II
    }{ $other ->
        [chinese] { " " }ou chinois
        [sanskrit] { " " }ou sanskrit
        [greek] { " " }ou grec
        [hebrew] { " " }ou hébreu
        [persian] { " " }ou persan
        [syriac] { " " }ou syriaque
        [wild1] { " " }ou un Polyglotte I
        [wild2] { " " }ou un Polyglotte II
       *[none] { "" }
    }, { $gain }
when-times_markers =
    { $n ->
        [7] pour chacun de vos marqueurs Recherche au niveau 7, { $gain }
       *[other] pour chacun de vos marqueurs Recherche au niveau { $n } ou plus haut, { $gain }
    }

## Questions

ask-gain-page = Quelle Page prenez-vous, ou préférez-vous des XP ? Vous avez { $n } XP.
ask-retiree = Laquelle de vos cartes glissez-vous en premier ?
ask-tuck-page = Sous quel emplacement glissez-vous la { $page-text } ?
ask-upgrade = Quelle carte Action améliorez-vous ?
ask-upgraded-work = Votre { $card-text } est sur l’emplacement utilisé : qu’en faites-vous ?
ask-row-bonus = Vous avez complété la rangée { $n } : quel bonus prenez-vous ?
ask-meeting-page = Quelle Page utilisez-vous pour cela ?
ask-black-translate = Traduire (noir { $n }) : de quelle façon ?
ask-black-gold = Sur quel Traducteur placez-vous 1 jeton Or ?
ask-instead-of-black =
    Il ne reste aucun Dé noir. Que prenez-vous à la place{ $where ->
        [hand] , dans votre main
       *[bag] , dans votre Sac
    } ?
ask-pay-die = Quel Dé noir remettez-vous dans votre Sac ?
ask-employ-any = Qui employez-vous ?
ask-dispatch-any = Qui dépêchez-vous ?
ask-place-gold =
    Sur quel Traducteur placez-vous 1 jeton Or ?{ $n ->
        [1] { "" }
       *[other] { " " }({ $n } à placer)
    }
ask-harvest-track = Sur quelle piste récoltez-vous ?
ask-harvest-card = Par quelle carte de votre main récoltez-vous ?
ask-golden-page = Le dernier tour est passé : quelle Page dorée résolvez-vous ?

## Options

option-take-page = { $page-text }
option-two-xp = { $n } XP
option-use-page = { $page-text } : { $effect }
option-resolve-page = { $page-text } : { $effect }
option-no-more-pages = Plus aucune Page
option-tuck-page = { $page-text }
option-upgrade = { $card-text }
option-black-translate =
    { $n ->
        [1] 1 jeton Or sur un Traducteur : { $effect }
       *[other] 1 jeton Or sur chacun de { $n } Traducteurs : { $effect }
    }
option-pay-die = { $die-text } { $value }
option-harvest-card = { $card-text }

## Notes à côté des options

note-page = { $n } XP ; { $vp } PV : { $effect }
note-page-golden = { $n } XP ; { $vp } PV ; en fin de partie : { $effect }
note-upgrade = avec { $n } XP
note-harvest = { $effect }

## Raisons

need-xp = Il vous manque { $n } XP.
no-black-die-to-pay = Vous n’avez en main aucun Dé noir qui y était avant ce tour.
page-used = Cette Page a déjà servi.
page-waits = Cette Page a été glissée ce tour-ci : elle agit dès votre prochain tour.
page-wrong-colour = L’action est d’une autre couleur.
page-low-value = La valeur de l’action est trop basse de { $n } pour cette Page.
page-no-interaction = Vous n’avez pas interagi depuis avec un tel Traducteur.
page-no-delivery = Vous n’avez pas fait de telle livraison depuis.
page-not-translated = Vous n’avez rien traduit de cette Guilde ce tour-ci.
page-no-white-stop = Vous ne vous êtes pas arrêté sur un Lieu blanc ce tour-ci.
page-not-risen = Aucune de ces pistes n’a monté ce tour-ci.
page-no-marker = Aucun de vos marqueurs Recherche n’est aussi haut.
colour-fixed = Une Page a fixé la couleur de l’action : aucun Ouvrier ne peut plus la changer.
no-upgrade = Aucune carte améliorée visible ne correspond à l’une des vôtres.
upgrade-taken = Cette carte améliorée a été prise.
upgraded-already = Vous avez déjà amélioré cette carte.
no-room-for-gold =
    { $n ->
        [1] Il n’y a aucun Traducteur sur lequel vous puissiez placer de l’Or.
       *[other] Il n’y a pas { $n } Traducteurs sur lesquels vous puissiez placer de l’Or.
    }
gold-placed-there = Vous avez déjà placé de l’Or sur ce Traducteur : choisissez-en un autre.
nothing-risen = Aucune de vos pistes n’a monté ce tour-ci.
no-harvest-card = Aucune carte de votre main ne récolte sur une piste.
no-rest = Vous ne pouvez vous Reposer qu’avec une carte Action sur votre Plateau.
nobody-to-employ = Il n’y a personne que vous puissiez employer maintenant.
page-counts-itself = Cette Page compte d’elle-même au décompte final.

## Événements

event-take-page = { $seat } gagne la { $page-text } pour { $n } XP.
event-new-page = Nouveau sur les Livres : { $page-text }.
event-tuck-page = { $seat } glisse la { $page-text } sous l’{ $slot-text }.
event-use-page = { $seat } utilise la { $page-text }.
event-resolve-page = { $seat } résout la { $page-text }.
event-colour-fixed =
    L’action est désormais { $colour ->
        [white] blanche
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [purple] violette
        [orange] orange
        [green] verte
       *[black] noire
    } pour le reste du tour.
event-row = { $seat } complète la rangée { $n }.
event-tile = { $seat } retourne la { $tile-text } sur sa face dorée : { $n } PV.
event-upgrade = { $seat } prend la { $card-text } à la place de la { $old-text }.
event-upgrade-gone = La { $card-text } retourne dans la boîte.
event-black-translate =
    { $seat } publie, avec de l’Or sur { $n ->
        [1] un Traducteur
       *[other] { $n } Traducteurs
    }.
event-die-to-bag = { $seat } remet un { $die-text } de sa main dans son Sac.
event-ai-page = { $seat } prend la { $page-text } ({ $why-text }).

## Pourquoi l’adversaire choisit ainsi

why-page-points = le plus de PV
why-page-place = la plus haute, puis la plus à gauche

## Décompte

score-pages = Pages : { $n }
score-tiles = Tuiles Bonus de rangée dorées : { $n }

## Libellés de ce que voit un joueur

view-myriad = Myriade de Livres
view-books = Livres
view-page_deck = Pages à venir
view-upgrades = Cartes améliorées
view-track_xp = XP sur les pistes
view-caliph_xp = XP sur le premier emplacement Calife
view-authors = Auteurs
view-automa_pages = Pages de l’adversaire
view-used_pages = Pages utilisées ce tour-ci
view-colour_fixed = couleur fixée
view-book = Livre
view-page = Page
view-cost = Coût
view-marker = Marqueur de l’adversaire
view-xp = XP
view-taker = Prise par
view-gone = dans la boîte
view-columns = Colonnes
view-rows = Rangées complètes
view-tiles = Tuiles Bonus de rangée
view-turned = retournée
view-resolved = Pages résolues

## Noms : Pages

pg-start = Page de Départ
pg-red-orange-gold = Page « De la dorure »
pg-red-purple-silver = Page « De la garance et du murex »
pg-yellow-orange-move-gold = Page « Du safran »
pg-yellow-green-guild = Page « Des jardins »
pg-blue-green-worker = Page « Des cuves d’indigo »
pg-blue-purple-advance = Page « Du ciel du soir »
pg-meet-chinese-sanskrit = Page « Les routes de l’Orient »
pg-meet-greek-hebrew = Page « Les anciens maîtres »
pg-meet-persian-syriac = Page « Lettres de deux voisins »
pg-meet-wild = Page « Des langues innombrables »
pg-deliver-purple-influence = Page « Le registre violet »
pg-deliver-orange-influence = Page « Le registre orange »
pg-deliver-green-influence = Page « Le registre vert »
pg-deliver-purple-dice = Page « La gageure violette »
pg-deliver-orange-silver = Page « Le tarif orange »
pg-deliver-green-gold = Page « Le trésor vert »
pg-white-stop-move-gold = Page « Des caravansérails »
pg-white-stop-advance = Page « Notes d’un voyageur »
pg-black-xp = Page « De l’encre noire »
pg-black-silver = Page « Du noir de fumée »
pg-markers4-silver = Page « Des échelons du milieu »
pg-markers6-dice = Page « Des échelons du haut »
pg-markers7-gold = Page « Du sommet »
pg-rise-destroy = Page « De la distillation »
pg-rise-harvest = Page « Des secondes récoltes »
pg-rise-guild = Page « Des herbes et des astres »
pg-rise-move-gold = Page « Des balances »
pg-rise-gold = Page « De la transmutation »
pg-rise-silver = Page « Tables de la lune »
pg-rise-die = Page « De l’âme des plantes »
pg-meet-chinese-destroy = Page « Du papier »
pg-meet-wild1-advance = Page « Le premier polyglotte »
pg-meet-sanskrit-gold = Page « Des chiffres »
pg-meet-wild2-silver = Page « Le second polyglotte »
pg-translate-purple-influence = Page « Le commentaire violet »
pg-translate-orange-influence = Page « Le commentaire orange »
pg-translate-green-influence = Page « Le commentaire vert »
pg-value8-silver = Page « De l’éloquence »
pg-value10-move-gold = Page « De la persuasion »
pg-value12-guild = Page « De la maîtrise »
pg-end-bio-phys = Page « Épilogue du vivant »
pg-end-chem-astro = Page « Épilogue du feu et des astres »
pg-end-math-phil = Page « Épilogue de la raison »
pg-end-rest = Page « Épilogue du repos »
pg-end-harvest-card = Page « Épilogue de la récolte »
pg-end-dispatch = Page « Épilogue du messager »
pg-end-two-gold = Page « Épilogue du mécène »
pg-end-three-dice = Page « Épilogue des trois couleurs »
pg-end-guilds = Page « Épilogue des Guildes »
pg-end-destroy4 = Page « Épilogue des mains nettes »
pg-end-xp-as-gold = Page « Épilogue de l’expérience »
pg-end-workers-as-silver = Page « Épilogue de l’atelier »

## Noms : Traducteurs et Parchemins

tr-chinese-m1 = Traducteur chinois J
tr-chinese-m2 = Traducteur chinois K
tr-sanskrit-m1 = Traducteur sanskrit J
tr-sanskrit-m2 = Traducteur sanskrit K
tr-greek-m1 = Traducteur grec J
tr-greek-m2 = Traducteur grec K
tr-hebrew-m1 = Traducteur hébreu J
tr-hebrew-m2 = Traducteur hébreu K
tr-persian-m1 = Traducteur persan J
tr-persian-m2 = Traducteur persan K
tr-syriac-m1 = Traducteur syriaque J
tr-syriac-m2 = Traducteur syriaque K
tr-wild1-m1 = Polyglotte I J
tr-wild1-m2 = Polyglotte I K
tr-wild2-m1 = Polyglotte II J
tr-wild2-m2 = Polyglotte II K
st-11 = Traducteur de Départ 11
sc-chinese-m = Parchemin chinois de Médecine
sc-sanskrit-m = Parchemin sanskrit de Médecine
sc-greek-m = Parchemin grec de Médecine
sc-hebrew-m = Parchemin hébreu de Médecine
sc-persian-m = Parchemin persan de Médecine
sc-syriac-m = Parchemin syriaque de Médecine

## Noms : cartes, tuiles et plateaux

ac-medicine = carte Médecine
up-mathematics = carte Mathématiques améliorée
up-physics = carte Physique améliorée
up-chemistry = carte Chimie améliorée
up-philosophy = carte Philosophie améliorée
up-biology = carte Biologie améliorée
up-study = carte Étude améliorée
up-trade = carte Commerce améliorée
up-medicine = carte Médecine améliorée
tile-1 = tuile Bonus de rangée 1
tile-2 = tuile Bonus de rangée 2
tile-3 = tuile Bonus de rangée 3
tile-4 = tuile Bonus de rangée 4
book-1-left = Livre 1, page de gauche
book-1-right = Livre 1, page de droite
book-2-left = Livre 2, page de gauche
book-2-right = Livre 2, page de droite
book-3-left = Livre 3, page de gauche
book-3-right = Livre 3, page de droite
room-11 = Salle 11
bt-6 = Traduire en noir, à partir de 6
bt-10 = Traduire en noir, à partir de 10
