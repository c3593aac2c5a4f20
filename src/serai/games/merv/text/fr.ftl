### Merv, le cœur de la route de la soie : tout ce qu’un joueur lit, hormis les règles (rules.fr.ftl).
### Un argument qui est un mot a son propre texte dans `$…-text` ; un texte ainsi employé voit les arguments autour de lui, `$n` aussi.

## Le jeu

game-title = Merv, le cœur de la route de la soie
game-description = Bâtissez dans la plus grande ville du XIIᵉ siècle, commercez-y, étudiez, priez, et mettez à l’abri ce que vous pouvez avant l’arrivée des Mongols.
automa-name = Le magistrat corrompu
high-courtier = le grand courtisan

## Réglages

setting-market = Face du marché aux chameaux
    .random = au hasard
    .a = face A
    .b = face B
    .means = Le plateau du marché aux chameaux a deux faces.
setting-pepper = Une paire de poivre améliore
    .own = l’un de vos quartiers
    .any = tout quartier bâti
    .means = Où peut aller l’amélioration d’une paire de poivre ; « tout quartier » est une variante de la règle.
setting-discards = Après un décompte, la défausse du magistrat va
    .top = sur le paquet
    .bottom = sous le paquet
    .means = Sur le paquet, le magistrat se répète ; dessous, il surprend davantage.

## Cubes et autres choses

purple = violet
beige = beige
green = vert
orange = orange
white = blanc
cube-purple =
    { $n ->
        [one] cube violet
       *[other] cubes violets
    }
cube-beige =
    { $n ->
        [one] cube beige
       *[other] cubes beiges
    }
cube-green =
    { $n ->
        [one] cube vert
       *[other] cubes verts
    }
cube-orange =
    { $n ->
        [one] cube orange
       *[other] cubes orange
    }
cube-white =
    { $n ->
        [one] cube blanc
       *[other] cubes blancs
    }
cube-any =
    { $n ->
        [one] cube de couleur quelconque
       *[other] cubes de couleur quelconque
    }
cost-purple = { $n } { cube-purple }
cost-beige = { $n } { cube-beige }
cost-green = { $n } { cube-green }
cost-orange = { $n } { cube-orange }
cost-any = { $n } { cube-any }
scroll =
    { $n ->
        [one] parchemin
       *[other] parchemins
    }
common =
    { $n ->
        [one] marchandise commune
       *[other] marchandises communes
    }
rare =
    { $n ->
        [one] marchandise rare
       *[other] marchandises rares
    }
any_good =
    { $n ->
        [one] marchandise au choix
       *[other] marchandises au choix
    }
cost-scroll = { $n } { scroll }
cost-common = { $n } { common }
cost-rare = { $n } { rare }
cost-any_good = { $n } { any_good }
camel =
    { $n ->
        [one] chameau
       *[other] chameaux
    }
favour = faveurs
influence = influence
vp = PV

## Actions des quartiers

action-caravansary = Caravansérail
action-palace = Palais
action-library = Bibliothèque
action-trade = Routes commerciales
action-mosque = Mosquée
action-walls = Remparts
caravansary = Caravansérail
palace = Palais
library = Bibliothèque
trade = Routes commerciales
mosque = Mosquée
walls = Remparts

## Cases et faces

r1c1 = rangée 1 colonne 1
r1c2 = rangée 1 colonne 2
r1c3 = rangée 1 colonne 3
r1c4 = rangée 1 colonne 4
r1c5 = rangée 1 colonne 5
r2c1 = rangée 2 colonne 1
r2c2 = rangée 2 colonne 2
r2c3 = rangée 2 colonne 3
r2c4 = rangée 2 colonne 4
r2c5 = rangée 2 colonne 5
r3c1 = rangée 3 colonne 1
r3c2 = rangée 3 colonne 2
r3c3 = rangée 3 colonne 3
r3c4 = rangée 3 colonne 4
r3c5 = rangée 3 colonne 5
r4c1 = rangée 4 colonne 1
r4c2 = rangée 4 colonne 2
r4c3 = rangée 4 colonne 3
r4c4 = rangée 4 colonne 4
r4c5 = rangée 4 colonne 5
r5c1 = rangée 5 colonne 1
r5c2 = rangée 5 colonne 2
r5c3 = rangée 5 colonne 3
r5c4 = rangée 5 colonne 4
r5c5 = rangée 5 colonne 5
side-A = face A
side-B = face B
place-tl = en haut à gauche
place-tr = en haut à droite
place-br = en bas à droite
place-bl = en bas à gauche

## Ce que font les effets

do-gain =
    { $resource ->
        [white] gagner { $n } { cube-white }
        [favour] gagner { $n } { $n ->
            [one] faveur
           *[other] faveurs
        }
        [influence] gagner { $n } { $n ->
            [one] point
           *[other] points
        } d’influence
        [vp] marquer { $n } PV
       *[other] gagner { $n } { $resource-text }
    }
do-deploy =
    { $n ->
        [1] déployer un soldat
       *[other] déployer { $n } soldats
    }
do-upgrade =
    { $tile ->
        [white] placer une amélioration blanche
       *[other] placer une amélioration bonus
    }
do-take_bonus_tile = prendre une tuile PV bonus
do-take_space_camel = prendre le chameau qui s’y trouve
do-free =
    { $what ->
        [caravan_card] prendre gratuitement une carte Caravane au choix
        [trading_post] établir un comptoir et recevoir gratuitement la marchandise de sa ville
        [mosque_step] avancer gratuitement d’une case à la mosquée
        [rampart] construire gratuitement un mur ou une porte au choix
       *[other] placer gratuitement un courtisan
    }
do-discount = dépenser { $n } cube de moins pour l’action { $action-text } (une fois par tour)
do-convert = une fois par tour, employer un cube { $colour-text } comme n’importe quelle couleur
do-score_each = à chaque décompte, marquer { $n } PV par bâtiment à vous sur un quartier { $action-text }
do-extra_action = réaliser une fois de plus l’action { $action-text } quand c’est son type désigné
do-magistrate =
    { $n ->
        [1] réaliser une fois l’action { $action-text }
       *[other] réaliser { $n } fois l’action { $action-text }
    }
do-magistrate_contracts = remplir des contrats
do-pay = payer { $cubes }
do-lock = bloquer { $items }

## Questions

ask-zone = Dans quelle zone d’action va votre maître d’œuvre ?
ask-district = Quel quartier activez-vous ?
ask-action = Quelle action réalisez-vous ?
ask-end-turn = Voulez-vous faire autre chose pendant ce tour ?
ask-pay = Comment payez-vous ?
ask-lock = Quelle marchandise bloquez-vous sur le contrat ?
ask-caravansary = Caravansérail : quelle carte prenez-vous ?
ask-free-card = Quelle carte Caravane prenez-vous gratuitement ?
ask-pair = Quelle paire fait effet ensuite ?
ask-palace = Palais : dans quelle salle placez-vous un courtisan ?
ask-free-courtier = Dans quelle salle placez-vous gratuitement un courtisan ?
ask-library = Bibliothèque : quel cube dépensez-vous ?{ $n ->
        [0] {""}
       *[other] {" "}(déjà dépensés : { $n })
    }
ask-discovery = Quelle découverte de niveau { $level } faites-vous ?
ask-post = Routes commerciales : où établissez-vous un comptoir ?
ask-trade = Routes commerciales : où achetez-vous une marchandise ?
ask-mosque = Mosquée : montez-vous ?
ask-free-path = Par quel chemin entrez-vous à la mosquée ?
ask-walls = Remparts : que construisez-vous ?
ask-free-rampart = Quel mur ou quelle porte construisez-vous gratuitement ?
ask-slot = Où construisez-vous ce rempart : { $rampart-text } ?
ask-soldier = Où déployez-vous un soldat ?
ask-upgrade-tile = Quelle amélioration bonus prenez-vous ?
ask-upgrade = Sur quel quartier placez-vous l’{ $tile-text } ?
ask-bonus-tile = Quelle tuile PV bonus prenez-vous ?
ask-queue = Combien de places de la file passez-vous, pour un chameau chacune ?
ask-ransom = Payez-vous une rançon pour ce bâtiment attaqué ({ $square-text }) ?
ask-score-courtier = Quel courtisan payez-vous d’une faveur ? (encore { $n })
ask-courtier-zone = Dans quelle zone d’action va le grand courtisan ?
ask-courtier-district = Où le grand courtisan construit-il ?

## Options

option-zone = { $zone-text }
option-district = Quartier : { $square-text }
option-act = Action du quartier : { $action-text }
option-gain-favour = Gagner des faveurs
option-deploy = Déployer un soldat
option-soldier = Soldat : { $square-text }
option-take-camels = Marché : prendre tous les chameaux
option-market = Marché, { $side-text }, { $place-text } : { $effect }
option-contract = Remplir le contrat de la { $pile-text }
option-lock = Une { $good-text }
option-place-camel = Placer un chameau sur la prochaine carte qui n’en a pas
option-card = Carte { $n }
option-pair = { $spice-text }
option-room = { $room-text }
option-cube = Dépenser un { $cube-text }
option-convert = Dépenser un cube { $colour-text } comme une autre couleur
option-discovery = { $discovery-text }
option-post = { $city-text }
option-buy = { $city-text }
option-path = Chemin { $n }
option-advance = Avancer d’une case
option-rampart = { $rampart-text }
option-slot = { $slot-text }
option-upgrade = Amélioration : { $square-text }
option-upgrade-tile = { $tile-text }
option-bonus-tile = { $tile-text }
option-score = { $room-text }
option-pass =
    { $n ->
        [0] Prendre la dernière place libre
        [1] Passer 1 place
       *[other] Passer { $n } places
    }
option-ransom = Payer un { $cube-text }
option-lose-building = Perdre le bâtiment
option-decline = Renoncer
option-stop = Rien de plus
option-end-turn = Terminer le tour
option-pay = Payer { $cubes }
option-pay-nothing = Ne rien payer, grâce à la réduction
option-pay-discount = Payer { $cubes }, avec la réduction
option-pay-convert = Payer { $cubes }, un cube { $colour-text } valant une autre couleur
option-pay-discount-convert = Payer { $cubes }, avec la réduction, un cube { $colour-text } valant une autre couleur

## Notes à côté des options

note-cost = pour { $cubes }
note-cost-camels = pour { $cubes } ; chameaux nécessaires : { $n }
note-first-post = pour le premier comptoir : { $effect }
note-step = pour { $cubes } : { $effect }
note-step-points = pour { $cubes } : { $effect }, { $n } PV
note-influence = influence : +{ $n }
note-soldier = { $district-text } : influence +{ $n }
note-favour = faveurs : +{ $n }
note-soldiers =
    { $n ->
        [one] protège un bâtiment, donne de l’influence
       *[other] { $n } soldats : protègent des bâtiments, donnent de l’influence
    }
note-points = { $n } PV
note-queue =
    place { $n } de la file{ $camels ->
        [0] {""}
        [one] , où attend 1 chameau
       *[other] , où attendent { $camels } chameaux
    }
note-district = { $district-text }
note-line = { $actions } ; au plus { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    }
note-line-market = { $actions } ; au plus { $n ->
        [one] 1 cube
       *[other] { $n } cubes
    } ; marché aux chameaux
note-line-nothing = rien à activer : faveurs ou soldat
note-yield = { $district-text } : vous gagnez { $cubes }
note-yield-build = { $district-text }, vide : vous construisez et gagnez { $cubes }
note-yield-both = { $district-text } : vous gagnez { $cubes }, { $owner } gagne { $theirs }
note-contract = { $cost }, { $needs } : { $n } PV, { $reward }
note-card = { $spice-text }
note-card-camel = { $spice-text }, avec un chameau
note-effect = { $effect-sentence }

## Raisons

zone-taken = Un autre maître d’œuvre s’y trouve.
zone-other-side = Ce tour-ci, les maîtres d’œuvre se placent sur un autre côté de la ville.
zone-without-district = Sa ligne n’a aucun quartier que vous puissiez activer.
no-building-left = Vous n’avez plus de bâtiment pour un quartier vide.
magistrates-building = Vous ne pouvez jamais activer les bâtiments du magistrat.
district-not-in-line = Il n’est pas dans la ligne active.
district-not-in-courtiers-line = Il n’est pas dans la ligne du grand courtisan.
district-not-empty = Le grand courtisan ne construit que sur un quartier vide.
nothing-activated = Vous n’avez activé aucun quartier.
other-district-action = Le quartier activé montre une autre action.
market-not-in-line = Le marché aux chameaux n’est pas dans la ligne active.
market-used = Vous avez déjà commercé au marché ce tour-ci.
market-empty = Il n’y a pas de chameau au marché.
market-slot-taken = Un chameau s’y trouve déjà.
no-camel = Vous n’avez pas de chameau.
pile-empty = Cette pile est vide.
contract-influence = Ce contrat demande une influence de { $n }.
contract-items = Il vous manque des parchemins ou marchandises non bloqués pour ce contrat.
contract-cube = Il vous manque le cube pour ce contrat.
cannot-pay = Vous ne pouvez pas payer { $cubes }.
no-servant = Vous n’avez plus de serviteur.
no-place-for-soldier = Aucun bâtiment ne peut recevoir de soldat : chacun en a un, porte une amélioration ou est entouré de remparts.
soldier-no-building = Il n’y a pas de bâtiment à protéger.
soldier-there = Un soldat s’y trouve déjà.
upgrade-there = Il y a déjà une amélioration.
walled = Des remparts le protègent de tous côtés.
card-out-of-reach = Placez d’abord des chameaux pour atteindre cette carte.
spice-limit = Votre influence ne permet pas une épice de plus.
card-colour = Vous n’avez plus de cube pour une autre carte : tous doivent être d’une même couleur, ou blancs.
every-card-has-camel = Chaque carte porte déjà un chameau.
room-full = Cette salle est pleine.
colour-used = Vous avez déjà dépensé cette couleur.
no-such-cube = Vous n’avez pas ce cube.
library-limit = Au plus { $n } cubes par action.
keep-white = Un cube de couleur suffit : gardez le blanc.
convert-later = Dépensez d’abord un cube de cette couleur pour elle-même.
discovery-taken = Quelqu’un l’a déjà.
post-there = Vous y avez déjà un comptoir.
inner-post-first = Il vous faut un comptoir dans la ville centrale sur le chemin.
bought-there = Vous y avez déjà acheté pendant cette action.
on-a-path = Vous êtes déjà sur un chemin : il n’y a qu’une voie vers le haut.
not-in-mosque = Choisissez d’abord un chemin.
mosque-top = Vous avez atteint la dernière case.
need-camels =
    Il vous faut { $n } { camel } pour les routes.
rampart-built = Il est déjà construit.
equal-rampart = Une pièce identique est déjà proposée.
no-slot-left = Il n’y a plus d’emplacement pour lui.
slot-taken = Un rempart s’y trouve déjà.
slot-other-kind = Les portes vont au milieu d’un côté, les murs ailleurs.
not-your-district = Ce n’est pas votre quartier.
no-such-upgrade = Il ne reste plus d’amélioration de ce type.
bonus-tile-taken = Quelqu’un a déjà cette tuile.
end-of-queue = Il n’y a pas autant de places à passer.
too-few-camels = Vous n’avez pas assez de chameaux.
no-courtier-left = Vous n’y avez plus de courtisan à payer.
ransom-colour = La rançon est d’une autre couleur.

## Événements : les tours

event-round = Année { $year }, tour { $round }.
event-turn = { $seat } joue son tour.
event-zone = { $seat } se place { $zone-text }.
event-district = { $seat } active le { $district-text } ({ $square-text }).
event-built = { $seat } y construit un bâtiment.
event-nothing-activated = { $seat } ne peut activer aucun quartier.
event-gained = { $seat } gagne { $n } { $what-text }.
event-paid = { $seat } paie { $cubes }.
event-paid-nothing = { $seat } ne paie rien, grâce à la réduction.
event-paid-discount = { $seat } paie { $cubes }, avec la réduction.
event-paid-convert = { $seat } paie { $cubes }, un cube { $colour-text } valant une autre couleur.
event-paid-discount-convert = { $seat } paie { $cubes }, avec la réduction, un cube { $colour-text } valant une autre couleur.
event-favour =
    { $seat } gagne { $n } { $n ->
        [one] faveur
       *[other] faveurs
    } et en est à { $now }.
event-influence =
    { $seat } gagne { $n } { $n ->
        [one] point
       *[other] points
    } d’influence et en est à { $now }.
event-steps-lost =
    { $seat } perd { $n ->
        [one] un pas
       *[other] { $n } pas
    } : les deux pistes sont pleines.
event-track-points = { $seat } marque { $n } PV sur la piste.
event-points = { $seat } marque { $n } PV.
event-declined = { $seat } renonce.
event-soldier = { $seat } déploie un soldat ({ $square-text }).
event-soldier-leaves = { $seat } reprend le soldat.
event-upgrade = { $seat } place une { $tile-text } ({ $square-text }).
event-bonus-tile = { $seat } prend la { $tile-text }.
event-market = { $seat } laisse un chameau au marché ({ $slot-text }).
event-contract = { $seat } remplit le { $contract-text }.
event-camel-placed = { $seat } place un chameau sur la carte { $n }.
event-card = { $seat } prend une carte : { $spice-text }.
event-refill = Nouvelles cartes : { $cards }.
event-pair = { $seat } a une nouvelle paire : { $spice-text }.
event-courtier = { $seat } place un courtisan dans la { $room-text }.
event-discovery = { $seat } fait une découverte : { $discovery-text }.
event-post = { $seat } établit un comptoir à { $city-text }.
event-road = { $seat } place un chameau sur la route de { $city-text }.
event-roads-cleared =
    { $n ->
        [one] Le chameau de la route va au caravansérail.
       *[other] Les { $n } chameaux des routes vont au caravansérail.
    }
event-mosque = { $seat } avance à la mosquée : { $space-text }.
event-rampart = { $seat } construit : { $rampart-text } ({ $slot-text }).

## Événements : tours et années

event-queue =
    { $seat } prend la place { $n } de la file{ $passes ->
        [0] { "" }
        [one] , passe une place
       *[other] , passe { $passes } places
    }{ $camels ->
        [0] { "" }
        [one] {" "}et trouve un chameau
       *[other] {" "}et trouve { $camels } chameaux
    }.
event-courtier-turn = Le grand courtisan joue son tour.
event-courtier-zone = Le grand courtisan se place { $zone-text }.
event-courtier-built = Le grand courtisan construit ({ $square-text }).
event-courtier-idle = Le grand courtisan ne peut pas construire.
event-courtier-queue =
    Le grand courtisan prend la place { $n } de la file{ $passes ->
        [0] { "" }
        [one] {" "}et passe une place
       *[other] {" "}et passe { $passes } places
    }.
event-courtier-lost = Le grand courtisan perd un bâtiment ({ $square-text }).
event-invasion = Année { $year } : les Mongols attaquent.
event-attacked =
    { $squares-count ->
        [one] 1 bâtiment est attaqué.
       *[other] { $squares-count } bâtiments sont attaqués.
    }
    .why = Où : { $squares }.
event-ransom = { $seat } paie un { $cube-text } de rançon ({ $square-text }).
event-building-lost = { $seat } perd un bâtiment ({ $square-text }).
event-invasion-over = Les Mongols repartent ; tous les soldats rentrent.
event-scoring = Décompte de l’année { $year }.
event-palace =
    { $n ->
        [0] { "" }
       *[other] { $seat } marque { $n } PV dans la { $room-text } ({ $courtiers ->
            [one] 1 courtisan
           *[other] { $courtiers } courtisans
        }).
    }
event-over = La partie est finie.

## Événements : le magistrat

event-solo-card = { $seat } retourne { $card-text }.
event-solo-rejected = Rien à faire avec { $card-text } : elle est défaussée.
event-solo-removed = Retirée du jeu : { $card-text }.
event-magistrate-zone = { $seat } se place { $zone-text }.
    .why = Pourquoi : { $method-text }, { $why-text }.
event-magistrate-builds = { $seat } construit ({ $square-text }).
    .why = Pourquoi là : { $why-text }.
event-magistrate-acts =
    { $seat } réalise l’action { $action-text } { $n ->
        [1] une fois
       *[other] { $n } fois
    }.
event-magistrate-idle = { $seat } ne trouve rien à faire et se place { $zone-text }.
event-magistrate-prefers = { $seat } préfère : { $choice-text }.
    .why = Pourquoi : { $why-text }.
event-magistrate-considers = { $seat } hésite entre : { $choices }.
event-magistrate-keeps = D’après le critère « { $why-text } », il reste : { $choices }.
event-magistrate-chooses-zone = { $seat } choisit pour le grand courtisan.
    .why = Pourquoi : { $why-text }.
event-magistrate-chooses-district = { $seat } choisit où le grand courtisan construit.
    .why = Pourquoi là : { $why-text }.
method-a = méthode A
method-b = méthode B
why-only = le seul choix
why-own-buildings = le plus de ses bâtiments
why-courtier-buildings = le plus de bâtiments du grand courtisan
why-your-buildings = le plus de vos bâtiments
why-both-buildings = le plus de bâtiments à lui et au grand courtisan
why-fewest-own-buildings = le moins de ses bâtiments
why-farthest-zone = la plus éloignée de l’angle de départ
why-nearest-zone = la plus proche de l’angle de départ
why-own-across = le plus de ses bâtiments dans la ligne perpendiculaire
why-yours-across = le plus de vos bâtiments dans la ligne perpendiculaire
why-fewest-own-across = le moins de ses bâtiments dans la ligne perpendiculaire
why-farthest-district = le plus éloigné de la zone d’action
why-nearest-district = le plus proche de la zone d’action
why-most-set-points = le plus de PV pour ses lots d’épices
why-front = la plus proche du début de file
why-most-points = le plus de PV pour lui
why-most-points-for-you = le plus de PV pour vous
why-leftmost = la plus à gauche
why-outer-city = les villes extérieures passent d’abord
why-no-post = une ville sans comptoir
why-compass = l’ordre des points cardinaux
why-soldier = un soldat en récompense
why-highest-influence = la plus haute influence demandée
why-first-pile = la première pile
why-class-1 = deux bâtiments du grand courtisan
why-class-2 = un du grand courtisan et un à lui
why-class-3 = deux à lui
why-class-4 = un du grand courtisan
why-class-5 = un à lui
why-class-6 = un du grand courtisan et un à vous
why-class-7 = un à lui et un à vous
why-class-8 = seulement les vôtres
why-class-9 = aucun bâtiment

## Décompte

score-contracts = Contrats
score-palace = Palais
score-mosque = Cases de la mosquée
score-influence = Piste d’influence
score-favour = Piste des faveurs
score-discoveries = Découvertes
score-buildings = Bâtiments
score-bonus-tiles = Tuiles PV bonus
score-mosque-top = Quartiers Mosquée (haut de la piste)
score-pairs = Paires d’épices
score-market = Marché aux chameaux
score-spices = Lots d’épices

## La table dans un terminal

view-year = Année
view-round = tour
view-queue = File suivante
view-market = Marché
view-caravansary = Caravans.
view-palace = Palais
view-library = Biblioth.
view-trade = Routes
view-mosque = Mosquée
view-walls = Remparts
view-row = Caravansérail
view-cities = Villes
view-rooms = Palais
view-piles = Contrats restants
view-discoveries = Découvertes
view-reserve = Remparts restants
view-cubes = Cubes
view-items = Objets (bloqués)
view-scrolls = parchemins
view-common = marchandises communes
view-rare = marchandises rares
view-tracks = Pistes
view-favour = faveurs
view-influence = influence
view-spices = Épices
view-points = PV
view-supply = Réserve
view-posts = comptoirs
view-contracts = Contrats
view-bonus_tiles = Tuiles PV bonus
view-card = Carte
view-deck = Paquet
view-discard = Défausse

## Noms : la ville

district-caravansary-purple = quartier Caravansérail violet
district-caravansary-beige = quartier Caravansérail beige
district-caravansary-green = quartier Caravansérail vert
district-caravansary-orange = quartier Caravansérail orange
district-palace-purple = quartier Palais violet
district-palace-beige = quartier Palais beige
district-palace-green = quartier Palais vert
district-palace-orange = quartier Palais orange
district-library-purple = quartier Bibliothèque violet
district-library-beige = quartier Bibliothèque beige
district-library-green = quartier Bibliothèque vert
district-library-orange = quartier Bibliothèque orange
district-trade-purple = quartier Routes commerciales violet
district-trade-beige = quartier Routes commerciales beige
district-trade-green = quartier Routes commerciales vert
district-trade-orange = quartier Routes commerciales orange
district-mosque-purple = quartier Mosquée violet
district-mosque-beige = quartier Mosquée beige
district-mosque-green = quartier Mosquée vert
district-mosque-orange = quartier Mosquée orange
district-walls-purple = quartier Remparts violet
district-walls-beige = quartier Remparts beige
district-walls-green = quartier Remparts vert
district-walls-orange = quartier Remparts orange
zone-N1 = côté nord, colonne 1
zone-N2 = côté nord, colonne 2
zone-N3 = côté nord, colonne 3
zone-N4 = côté nord, colonne 4
zone-N5 = côté nord, colonne 5
zone-E1 = côté est, rangée 1
zone-E2 = côté est, rangée 2
zone-E3 = côté est, rangée 3
zone-E4 = côté est, rangée 4
zone-E5 = côté est, rangée 5
zone-S5 = côté sud, colonne 5
zone-S4 = côté sud, colonne 4
zone-S3 = côté sud, colonne 3
zone-S2 = côté sud, colonne 2
zone-S1 = côté sud, colonne 1
zone-W5 = côté ouest, rangée 5
zone-W4 = côté ouest, rangée 4
zone-W3 = côté ouest, rangée 3
zone-W2 = côté ouest, rangée 2
zone-W1 = côté ouest, rangée 1
market-a-tl = marché face A, en haut à gauche
market-a-tr = marché face A, en haut à droite
market-a-br = marché face A, en bas à droite
market-a-bl = marché face A, en bas à gauche
market-b-tl = marché face B, en haut à gauche
market-b-tr = marché face B, en haut à droite
market-b-br = marché face B, en bas à droite
market-b-bl = marché face B, en bas à gauche
camel-market = marché aux chameaux
row-1 = place 1 du caravansérail
row-2 = place 2 du caravansérail
row-3 = place 3 du caravansérail
row-4 = place 4 du caravansérail
row-5 = place 5 du caravansérail
row-6 = place 6 du caravansérail
row-7 = place 7 du caravansérail
row-8 = place 8 du caravansérail

## Noms : pistes

influence-0 = influence 0
influence-1 = influence 1
influence-2 = influence 2
influence-3 = influence 3
influence-4 = influence 4
influence-5 = influence 5
influence-6 = influence 6
influence-7 = influence 7
influence-8 = influence 8
influence-9 = influence 9
influence-10 = influence 10
influence-11 = influence 11
influence-12 = influence 12
influence-13 = influence 13
influence-14 = influence 14
influence-15 = influence 15
favour-0 = faveurs 0
favour-1 = faveurs 1
favour-2 = faveurs 2
favour-3 = faveurs 3
favour-4 = faveurs 4
favour-5 = faveurs 5
favour-6 = faveurs 6
favour-7 = faveurs 7
favour-8 = faveurs 8
favour-9 = faveurs 9
favour-10 = faveurs 10

## Noms : épices, salles, découvertes

spice-cinnamon = cannelle
spice-ginger = gingembre
spice-juniper = genièvre
spice-pepper = poivre
room-knowledge = salle du savoir
room-spices = salle des épices
room-trade = salle du commerce
room-faith = salle de la foi
discovery-1-caravansary = réduction Caravansérail
discovery-1-palace = réduction Palais
discovery-1-trade = réduction Routes commerciales
discovery-1-mosque = réduction Mosquée
discovery-2-purple = conversion du violet
discovery-2-beige = conversion du beige
discovery-2-green = conversion du vert
discovery-2-orange = conversion de l’orange
discovery-3-caravansary = carte Caravane gratuite
discovery-3-trade = comptoir gratuit
discovery-3-mosque = pas gratuit à la mosquée
discovery-3-walls = mur ou porte gratuit
discovery-4-vp = renommée
discovery-4-favour = grandes faveurs
discovery-4-soldiers = garnison
discovery-4-courtier = courtisan gratuit

## Noms : villes et contrats

city-ray = Ray
city-samarkand = Samarcande
city-nishapur = Nishapur
city-bactra = Bactres
city-baghdad = Bagdad
city-kashgar = Kachgar
city-basra = Bassora
city-peshawar = Peshawar
pile-1s = pile soldat 1
contract-1s-1 = contrat 1 de la pile soldat 1
contract-1s-2 = contrat 2 de la pile soldat 1
contract-1s-3 = contrat 3 de la pile soldat 1
pile-1f = pile faveurs 1
contract-1f-1 = contrat 1 de la pile faveurs 1
contract-1f-2 = contrat 2 de la pile faveurs 1
contract-1f-3 = contrat 3 de la pile faveurs 1
pile-2s = pile soldat 2
contract-2s-1 = contrat 1 de la pile soldat 2
contract-2s-2 = contrat 2 de la pile soldat 2
contract-2s-3 = contrat 3 de la pile soldat 2
pile-2f = pile faveurs 2
contract-2f-1 = contrat 1 de la pile faveurs 2
contract-2f-2 = contrat 2 de la pile faveurs 2
contract-2f-3 = contrat 3 de la pile faveurs 2
pile-3s = pile soldat 3
contract-3s-1 = contrat 1 de la pile soldat 3
contract-3s-2 = contrat 2 de la pile soldat 3
contract-3s-3 = contrat 3 de la pile soldat 3
pile-3f = pile faveurs 3
contract-3f-1 = contrat 1 de la pile faveurs 3
contract-3f-2 = contrat 2 de la pile faveurs 3
contract-3f-3 = contrat 3 de la pile faveurs 3

## Noms : mosquée et remparts

mosque-1-p1 = niveau 1, chemin 1
mosque-1-p2 = niveau 1, chemin 2
mosque-1-p3 = niveau 1, chemin 3
mosque-1-p4 = niveau 1, chemin 4
mosque-2-p1 = niveau 2, chemin 1
mosque-2-p2 = niveau 2, chemin 2
mosque-2-p3 = niveau 2, chemin 3
mosque-2-p4 = niveau 2, chemin 4
mosque-3-left = niveau 3, à gauche
mosque-3-right = niveau 3, à droite
mosque-4-left = niveau 4, à gauche
mosque-4-right = niveau 4, à droite
mosque-5-left = niveau 5, à gauche
mosque-5-right = niveau 5, à droite
mosque-6-single = niveau 6
mosque-7-single = niveau 7
mosque-8-single = niveau 8
mosque-9-single = niveau 9
mosque-10-single = niveau 10
upgrade-purple = amélioration bonus violette
upgrade-beige = amélioration bonus beige
upgrade-green = amélioration bonus verte
upgrade-orange = amélioration bonus orange
upgrade-white = amélioration blanche
bonusvp-caravansary = tuile PV bonus Caravansérail
bonusvp-palace = tuile PV bonus Palais
bonusvp-library = tuile PV bonus Bibliothèque
bonusvp-trade = tuile PV bonus Routes commerciales
wall-purple-1 = mur violet 1
wall-purple-2 = mur violet 2
wall-purple-3 = mur violet 3
wall-purple-4 = mur violet 4
wall-beige-1 = mur beige 1
wall-beige-2 = mur beige 2
wall-beige-3 = mur beige 3
wall-beige-4 = mur beige 4
wall-green-1 = mur vert 1
wall-green-2 = mur vert 2
wall-green-3 = mur vert 3
wall-green-4 = mur vert 4
wall-orange-1 = mur orange 1
wall-orange-2 = mur orange 2
wall-orange-3 = mur orange 3
wall-orange-4 = mur orange 4
gate-purple = porte violette
gate-beige = porte beige
gate-green = porte verte
gate-orange = porte orange
slot-N1 = rempart nord, colonne 1
slot-N2 = rempart nord, colonne 2
slot-N3 = rempart nord, colonne 3
slot-N4 = rempart nord, colonne 4
slot-N5 = rempart nord, colonne 5
slot-E1 = rempart est, rangée 1
slot-E2 = rempart est, rangée 2
slot-E3 = rempart est, rangée 3
slot-E4 = rempart est, rangée 4
slot-E5 = rempart est, rangée 5
slot-S5 = rempart sud, colonne 5
slot-S4 = rempart sud, colonne 4
slot-S3 = rempart sud, colonne 3
slot-S2 = rempart sud, colonne 2
slot-S1 = rempart sud, colonne 1
slot-W5 = rempart ouest, rangée 5
slot-W4 = rempart ouest, rangée 4
slot-W3 = rempart ouest, rangée 3
slot-W2 = rempart ouest, rangée 2
slot-W1 = rempart ouest, rangée 1

## Noms : cartes solo

solo-caravansary = la carte solo Caravansérail
solo-palace = la carte solo Palais
solo-library = la carte solo Bibliothèque
solo-trade = la carte solo Routes commerciales
solo-mosque = la carte solo Mosquée
solo-walls = la carte solo Remparts
