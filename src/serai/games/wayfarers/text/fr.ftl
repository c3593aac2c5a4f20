### Voyageurs du Tigre du Sud : tout ce que lit un joueur, hormis les règles (rules.fr.ftl).
### Un argument qui est un mot a son propre texte dans `$…-text` ; ce texte voit les arguments qui l’entourent, dont `$n`.

## Le jeu

game-title = Voyageurs du Tigre du Sud
game-description = Quittez Bagdad avec votre caravane pour cartographier les terres, les eaux et le ciel, et rendez compte à la Maison de la Sagesse.
automa-name = L’IA

## Réglages

setting-section1 = Section 1 du Plateau Principal
    .random = face au hasard
    .A = face A
    .B = face B
    .means = Chaque partie du plateau principal a deux faces, aux chemins et aux exigences différents.
setting-section2 = Section 2 du Plateau Principal
    .random = face au hasard
    .A = face A
    .B = face B
    .means = Chaque partie du plateau principal a deux faces, aux chemins et aux exigences différents.
setting-section3 = Section 3 du Plateau Principal
    .random = face au hasard
    .A = face A
    .B = face B
    .means = Chaque partie du plateau principal a deux faces, aux chemins et aux exigences différents.
setting-ai = Plateau IA (mode solo)
    .random = au hasard
    .ai_space = IA Espace
    .ai_upgrade = IA Amélioration
    .ai_townsfolk = IA Villageois
    .ai_journal = IA Journal
    .means = Ce que recherche votre adversaire quand vous jouez en solitaire.

## Ressources

silver =
    { $n ->
        [one] Pièce
       *[other] Pièces
    }
provision =
    { $n ->
        [one] Provision
       *[other] Provisions
    }
influence =
    { $n ->
        [one] Influence
       *[other] Influences
    }

## Guildes

guild_black = Guilde de la Science (noire)
guild_yellow = Guilde du Commerce (jaune)
guild_blue = Guilde de l’Exploration (bleue)

## Couleurs et Ouvriers

black = noir
yellow = jaune
blue = bleu
green = vert
worker-green = Ouvrier vert
worker-yellow = Ouvrier jaune
worker-blue = Ouvrier bleu

## Rangées de cartes

land = Terre
water = Eau
space = Espace
townsfolk = Villageois
inspiration = Inspiration
row-land =
    { $n ->
        [one] carte Terre
       *[other] cartes Terre
    }
row-water =
    { $n ->
        [one] carte Eau
       *[other] cartes Eau
    }
row-space =
    { $n ->
        [one] carte Espace
       *[other] cartes Espace
    }
row-townsfolk =
    { $n ->
        [one] carte Villageois
       *[other] cartes Villageois
    }
row-inspiration =
    { $n ->
        [one] carte Inspiration
       *[other] cartes Inspiration
    }

## Pictos

city =
    { $n ->
        [one] Ville
       *[other] Villes
    }
vista =
    { $n ->
        [one] Point de Vue
       *[other] Points de Vue
    }
harbour =
    { $n ->
        [one] Port
       *[other] Ports
    }
open_sea =
    { $n ->
        [one] Haute Mer
       *[other] Hautes Mers
    }
observatory =
    { $n ->
        [one] Observatoire
       *[other] Observatoires
    }
library =
    { $n ->
        [one] Bibliothèque
       *[other] Bibliothèques
    }
stars = Étoiles
planet =
    { $n ->
        [one] Planète
       *[other] Planètes
    }
sun = Soleil
moon = Lune
comet =
    { $n ->
        [one] Comète
       *[other] Comètes
    }
townsfolk_card = { row-townsfolk }

## Biens et autres symboles de la Caravane

camel =
    { $n ->
        [one] Dromadaire
       *[other] Dromadaires
    }
telescope =
    { $n ->
        [one] Télescope
       *[other] Télescopes
    }
ship =
    { $n ->
        [one] Bateau
       *[other] Bateaux
    }
pigeon =
    { $n ->
        [one] Pigeon
       *[other] Pigeons
    }
plus = Dé +1
minus = Dé −1
plus_or_minus = Dé +1 ou −1
silver_discount = réduction en Pièce
provision_discount = réduction en Provision

## Types de tuiles Amélioration

basic = Basique
special = Spéciale
upg_basic =
    { $n ->
        [one] tuile Amélioration Basique
       *[other] tuiles Amélioration Basique
    }
upg_land =
    { $n ->
        [one] tuile Amélioration Terre
       *[other] tuiles Amélioration Terre
    }
upg_water =
    { $n ->
        [one] tuile Amélioration Eau
       *[other] tuiles Amélioration Eau
    }
upg_space =
    { $n ->
        [one] tuile Amélioration Espace
       *[other] tuiles Amélioration Espace
    }
upg_special =
    { $n ->
        [one] tuile Amélioration Spéciale
       *[other] tuiles Amélioration Spéciale
    }
upg_any =
    { $n ->
        [one] tuile Amélioration
       *[other] tuiles Amélioration
    }

## Faces d’une tuile et cases de la Caravane

face-front = Recto
face-back = Verso
front = Recto
back = Verso
t1 = colonne 1, en haut
t2 = colonne 2, en haut
t3 = colonne 3, en haut
t4 = colonne 4, en haut
t5 = colonne 5, en haut
t6 = colonne 6, en haut
m1 = colonne 1, au milieu
m2 = colonne 2, au milieu
m3 = colonne 3, au milieu
m4 = colonne 4, au milieu
m5 = colonne 5, au milieu
m6 = colonne 6, au milieu
b1 = colonne 1, en bas
b2 = colonne 2, en bas
b3 = colonne 3, en bas
b4 = colonne 4, en bas
b5 = colonne 5, en bas
b6 = colonne 6, en bas

## Ce que comptent les formules, là où cela ne se dit pas comme ci-dessus

count-city =
    { $n ->
        [one] Picto Ville
       *[other] Pictos Ville
    }
count-vista =
    { $n ->
        [one] Picto Point de Vue
       *[other] Pictos Point de Vue
    }
count-harbour =
    { $n ->
        [one] Picto Port
       *[other] Pictos Port
    }
count-open_sea =
    { $n ->
        [one] Picto Haute Mer
       *[other] Pictos Haute Mer
    }
count-observatory =
    { $n ->
        [one] Picto Observatoire
       *[other] Pictos Observatoire
    }
count-library =
    { $n ->
        [one] Picto Bibliothèque
       *[other] Pictos Bibliothèque
    }
count-stars =
    { $n ->
        [one] Picto Étoiles
       *[other] Pictos Étoiles
    }
count-planet =
    { $n ->
        [one] Picto Planète
       *[other] Pictos Planète
    }
count-sun =
    { $n ->
        [one] Picto Soleil
       *[other] Pictos Soleil
    }
count-moon =
    { $n ->
        [one] Picto Lune
       *[other] Pictos Lune
    }
count-comet =
    { $n ->
        [one] Picto Comète
       *[other] Pictos Comète
    }
cards_land = { row-land }
cards_water = { row-water }
cards_space = { row-space }
cards_townsfolk = { row-townsfolk }
cards_inspiration = { row-inspiration }
count-guild_black = { influence } dans la Guilde noire
count-guild_yellow = { influence } dans la Guilde jaune
count-guild_blue = { influence } dans la Guilde bleue
sum-guild_black-guild_yellow-guild_blue = { influence } dans les Guildes
most_comets = le plus de Pictos Comète
the-sun = le Soleil
the-moon = la Lune

## À la place des textes communs à tous les jeux

formula-set = { $points } par série de { $parts }
join-choice-last = { $a }, soit { $b }

## Ce que font les effets : des morceaux de phrase, à l’infinitif

do-gain = gagner { $n } { $resource-text }
do-pay = dépenser { $cost }
do-guild =
    { $guild ->
        [any]
            { $n ->
                [1] placer 1 Influence sur une Guilde au choix
               *[other] placer { $n } Influences sur les Guildes de votre choix
            }
        [black]
            { $n ->
                [one] placer { $n } Influence noire
               *[other] placer { $n } Influences noires
            }
        [yellow]
            { $n ->
                [one] placer { $n } Influence jaune
               *[other] placer { $n } Influences jaunes
            }
       *[blue]
            { $n ->
                [one] placer { $n } Influence bleue
               *[other] placer { $n } Influences bleues
            }
    }
do-influence_card =
    { $n ->
        [1] placer 1 Influence sur une carte face visible
       *[other] placer { $n } Influences sur des cartes face visible
    }
do-move_influence =
    { $n ->
        [1] déplacer 1 Influence d’une Guilde à une autre
        [2] déplacer deux fois 1 Influence d’une Guilde à une autre
       *[other] déplacer { $n } fois 1 Influence d’une Guilde à une autre
    }
do-acquire =
    { $mode ->
        [draw3] piocher 3 cartes { $row ->
            [land] Terre
            [water] Eau
            [space] Espace
            [townsfolk] Villageois
           *[inspiration] Inspiration
        } et en garder 1
       *[other] acquérir { $mode ->
            [free] gratuitement{ " " }
           *[other] { "" }
        }une carte { $row ->
            [land] Terre
            [water] Eau
            [space] Espace
            [townsfolk] Villageois
           *[inspiration] Inspiration
        }{ $mode ->
            [discount1] { " " }pour 1 Pièce de moins
           *[other] { "" }
        }
    }
do-upgrade =
    { $type ->
        [special] prendre une tuile Amélioration Spéciale
        [any] prendre n’importe quelle tuile Amélioration
       *[other] { $mode ->
            [free] prendre gratuitement
           *[other] acheter
        } une tuile Amélioration { $type ->
            [basic] Basique
            [land] Terre
            [water] Eau
           *[space] Espace
        }
    }
do-journal =
    { $n ->
        [1] compléter le Journal
       *[other] compléter le Journal { $n } fois
    }
do-retrieve_worker =
    { $n ->
        [1] récupérer 1 Ouvrier d’une carte face visible
       *[other] récupérer { $n } Ouvriers de cartes face visible
    }
do-refresh =
    { $n ->
        [1] rafraichir un Dé
       *[other] rafraichir { $n } Dés
    }
do-adjust =
    { $n ->
        [1] augmenter ou diminuer un Dé de 1
        [2] augmenter ou diminuer deux fois un Dé de 1
       *[other] augmenter ou diminuer { $n } fois un Dé de 1
    }
do-new_die =
    { $n ->
        [1] gagner 1 nouveau Dé
       *[other] gagner { $n } nouveaux Dés
    }
do-journal_tile = résoudre la tuile Journal

## Ce que font les effets : pour l’IA seulement

do-comet =
    { $n ->
        [1] monter d’une case sur la piste Comètes
       *[other] monter de { $n } cases sur la piste Comètes
    }
do-marker =
    { $n ->
        [1] avancer le marqueur Ressources d’une case
       *[other] avancer le marqueur Ressources de { $n } cases
    }
do-focus = suivre l’Objectif Principal
do-place_worker =
    placer un Ouvrier { $colour-text }{ $other ->
        [green] { " " }ou vert
        [yellow] { " " }ou jaune
        [blue] { " " }ou bleu
       *[none] { "" }
    }

## Prix en Influence

cost-guild_black =
    { $n ->
        [one] { $n } Influence noire
       *[other] { $n } Influences noires
    }
cost-guild_yellow =
    { $n ->
        [one] { $n } Influence jaune
       *[other] { $n } Influences jaunes
    }
cost-guild_blue =
    { $n ->
        [one] { $n } Influence bleue
       *[other] { $n } Influences bleues
    }

## Questions

ask-main-action = C’est à vous : que faites-vous ?
ask-place-die = Où placez-vous le Dé de valeur { $value } ?
ask-place-worker = Sur quelle carte placez-vous l’{ $colour-text } ?
ask-reroll = Quel Dé de votre réserve relancez-vous ?
ask-trade = Guilde du Commerce : quel Dé changez-vous ?
ask-end-turn = Voulez-vous faire autre chose pendant ce tour ?
ask-acquire = Quelle { $row-text } acquérez-vous ?
ask-draw = Piochez-vous des cartes ?
ask-keep = Quelle carte piochée gardez-vous ?
ask-under = Quelle carte mettez-vous maintenant sous la pioche ? La dernière sera tout en bas.
ask-tuck = Sous quelle carte glissez-vous la carte { $card-text } ?
ask-inspiration = Glissez-vous la carte { $card-text } sous une carte Espace, ou la défaussez-vous pour { $effect } ?
ask-tile = Quelle { $type-text } prenez-vous ?
ask-tile-price = Comment payez-vous la tuile ?
ask-place-tile = Où, dans votre Caravane, posez-vous la tuile { $tile-text } ?
ask-guild = Sur quelle Guilde placez-vous 1 Influence ?
ask-influence-card = Sur quelle carte placez-vous 1 Influence ?
ask-move-influence = De quelle Guilde à quelle autre déplacez-vous 1 Influence ?
ask-free-influence = Votre réserve n’a plus d’Influence : d’où en déplacez-vous une ?
ask-fee = { $owner } a son Influence sur la carte { $card-text } : comment payez-vous ?
ask-retrieve = Quel Ouvrier récupérez-vous ?
ask-refresh = Quel Dé rafraichissez-vous ?
ask-adjust = Quel Dé augmentez-vous ou diminuez-vous ?
ask-journal = Où va votre marqueur Journal ?
ask-ai-wants = L’IA veut la carte { $card-text }, qui porte votre Influence : la laissez-vous faire ?

## Options : le tour

option-rest = Se reposer
option-trade =
    Guilde du Commerce : dépenser { $n } { $n ->
        [one] Influence jaune
       *[other] Influences jaunes
    } pour changer des Dés { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
option-science =
    Guilde de la Science : dépenser { $n } { $n ->
        [one] Influence noire
       *[other] Influences noires
    } pour compléter le Journal une fois de plus
option-end-turn = Terminer le tour
option-skip = Renoncer

## Options : les Dés

option-die = Placer un Dé de valeur { $value }
option-turn =
    { $step ->
        [1] Augmenter le Dé de 1 (Caravane)
       *[other] Diminuer le Dé de 1 (Caravane)
    }
option-hand =
    { $step ->
        [1] Augmenter de 1 le Dé que vous placez
       *[other] Diminuer de 1 le Dé que vous placez
    }
option-adjust = Changer un { $value } en { $result }
option-reroll = Relancer un { $value }
option-slot = { $slot-text } : { $effect }
option-rent = { $slot-text }, en louant un Bateau : { $effect }
option-refresh = Lancer le Dé de l’emplacement { $slot-text }

## Options : cartes et Ouvriers

option-worker = Placer un { $colour-text }
option-card = { $card-text }
option-retrieve = { $colour-text } sur { $card-text }
option-draw-pigeon = Utiliser un Pigeon pour piocher 3 cartes et en garder 1
option-draw-provision = Payer pour piocher 3 cartes et en garder 1
option-keep = Carte piochée { $n }
option-under = Carte restante { $n }
option-tuck = Sous la carte { $card-text }
option-discard = La défausser

## Options : payer

option-pay-silver = En Pièces
option-pay-provision = En Provisions
option-pay-influence = En Influence

## Options : tuiles, Guildes, Journal

option-tile = { $tile-text }
option-place = { $face-text }, { $cell-text }
option-guild = { $guild-text }
option-move = De la { $source-text } à la { $guild-text }
option-from =
    { $source ->
        [guild_black] De la { $source-text }
        [guild_yellow] De la { $source-text }
        [guild_blue] De la { $source-text }
       *[other] De la carte { $source-text }
    }
option-to = { $space-text }

## Options : face à l’IA

option-allow = Laisser faire et prendre { $n } { $resource-text }
option-refuse = Refuser et payer { $n } { $resource-text }

## Remarques à côté des options

note-price =
    { $n ->
        [0] gratuit
       *[other] pour { $n } { $resource-text }
    }
note-price-and-fee =
    { $n ->
        [0] en payant l’adversaire
       *[other] pour { $n } { $resource-text }, en plus de payer l’adversaire
    }
note-influence = pour { $n } { influence } de la { $guild-text }
note-card = { $card-text }
note-drawn = { $card-text }. { $brings }
note-acquire = { $brings } ; { $cost }
note-both = { $first }. { $second }
note-covers = recouvre : { $gains }
note-worker-action = emplacement { $slot } : { $effect }
note-worker-action-and-fee = emplacement { $slot } : { $effect }, après avoir payé l’adversaire
note-reward = récompense : { $effect }
note-price-and-reward = contre { $cost } ; récompense : { $effect }

## Raisons : ce qui manque

need-silver = Il vous manque { $n } { silver }.
need-provision = Il vous manque { $n } { provision }.
need-tile-price =
    { $influence ->
        [0] Cette tuile coûte { $n } { silver }, plus que vous n’avez.
        [1] Cette tuile coûte { $n } { silver } ou 1 Influence de la { $guild-text } : vous n’avez ni l’un ni l’autre.
       *[other] Cette tuile coûte { $n } { silver } ou { $influence } Influences de la { $guild-text } : vous n’avez ni l’un ni l’autre.
    }
need-fee = Cette carte porte l’Influence d’un adversaire : il vous faut 1 Pièce ou 1 Provision pour le payer.
need-fee-and-action = Après avoir payé l’adversaire, vous ne pourriez pas faire cette action : il vous faut plus de Pièces ou de Provisions.
need-resource-to-refuse = Vous n’en avez plus pour payer un refus.
need-assets = Il manque à ce Dé { $assets } : une tuile de Caravane dans la colonne de sa valeur aiderait.
need-requirement = Il vous faut { $requirement } pour passer par là.
need-guild-influence = Vous n’avez pas assez d’Influence dans la { $guild-text } : placez-en d’abord.
need-die-in-supply = Il vous faut un Dé à changer dans votre réserve.

## Raisons : ce qui s’y oppose

own-worker-there = Vous avez placé un Ouvrier sur cette carte ce tour-ci : elle vous est fermée jusqu’au prochain.
worker-of-this-turn = Vous avez placé cet Ouvrier ce tour-ci : vous pourrez le récupérer à partir du prochain.
no-place-for-space = Toute carte Espace se place au-dessus d’une carte Terre ou Eau : acquérez-en d’abord une.
no-place-for-townsfolk = Aucune de vos cartes avec le bon Picto n’a de place pour cette carte Villageois : acquérez-en d’abord une.
no-tile-left = Il ne reste aucune tuile de ce modèle : choisissez-en un autre.
no-room-in-caravan = Cette tuile n’entre plus dans votre Caravane : choisissez une autre forme.
has-influence = Cette carte porte déjà une Influence : choisissez-en une qui n’en a pas.
deck-empty = Cette pioche est vide : prenez une carte face visible.
no-pigeon = Ce Dé n’a pas de Pigeon disponible : payez 1 Provision ou prenez une carte face visible.
final-space-taken = Cet emplacement final est déjà occupé : prenez un autre chemin.
slot-taken = Un Dé est déjà là : rafraichissez-le ou reposez-vous pour libérer l’emplacement.
slot-fresh = Vous avez acquis cette carte ce tour-ci : son emplacement sera utilisable au prochain.
worker-other-rows = Un Ouvrier de cette couleur ne va jamais sur les cartes de cette rangée : choisissez une autre carte.
worker-of-colour-there = Un Ouvrier de cette couleur est déjà sur cette carte : choisissez une autre carte ou une autre couleur.
action-useless = L’action de cet emplacement ne vous apporterait rien maintenant : choisissez une autre carte.
no-worker = Vous n’avez pas d’Ouvrier de cette couleur : récupérez-en d’abord un sur une carte.
no-worker-place = Aucune carte face visible n’offre à cet Ouvrier une action qui vous serve maintenant.
no-slot-for-die = Aucun emplacement libre n’accepte ce Dé : changez sa valeur, améliorez votre Caravane ou reposez-vous.
guild-ability-used = Vous avez déjà utilisé la capacité de cette Guilde ce tour-ci : elle reviendra au prochain.
journal-first = Vous ne pouvez compléter le Journal une fois de plus qu’après l’avoir complété ce tour-ci.
no-link-there = Aucun chemin n’y mène depuis votre marqueur.
no-open-link = Une fois cette Influence dépensée, aucun chemin ne vous serait ouvert.
last-candidate = C’est le dernier choix qui reste à l’IA : vous ne pouvez pas le refuser.
no-slot-then = Le Dé ne trouverait alors aucun emplacement libre qui l’accepte.
no-arrow = Aucune flèche dans la colonne de Caravane de cette valeur ne tourne le Dé dans ce sens.
chain-turned = Une fois le Dé tourné dans un sens, on ne revient pas en arrière.
chain-over = La Caravane ne tourne un Dé qu’en une seule chaîne : elle est terminée.
no-need-to-rent = Le Dé peut entrer ici sans louer de Bateau.
no-room-there = La tuile n’entre pas ici : il lui faut des cases libres à l’intérieur de la Caravane.
no-influence-price = Les tuiles de ce type ne s’obtiennent pas contre de l’Influence.
no-tag-for-townsfolk = Cette carte ne porte aucun des Pictos que demande la carte Villageois.
townsfolk-there = Une carte Villageois est déjà glissée ici : choisissez une autre carte.
inspiration-there = Cette carte Espace a déjà sa carte Inspiration : choisissez-en une autre.
all-influence-there = Toute votre Influence est déjà dans cette Guilde.
influence-goes-there = C’est ici que l’Influence doit aller : prenez-la ailleurs.

## Événements : le tour

event-turn = Tour { $n } : { $seat }.
event-rest = { $seat } se repose et peut utiliser ses capacités de Repos.
event-rest-asleep = { $seat } se repose, avec trop de Dés en réserve pour utiliser ses capacités de Repos.
event-end-triggered = { $seat } a atteint la fin de la piste Journal : il reste un dernier tour à chacun.
event-refill = Nouvelle carte à l’emplacement { $slot } : { $card-text }.

## Événements : ressources

event-gain = { $seat } gagne { $n } { $resource-text }.
event-pay = { $seat } dépense { $cost }.
event-pay-resource = { $seat } paye { $n } { $resource-text }.
event-fee = { $owner } a son Influence sur la carte { $card-text } : { $seat } paye { $n } { $resource-text }.

## Événements : les Dés

event-place-die = { $seat } place un Dé de valeur { $value } sur l’emplacement { $slot-text }.
event-turn-die = { $seat } fait passer le Dé de { $value } à { $result } grâce à la Caravane.
event-roll = { $seat } lance un Dé : { $value }.
event-reroll = { $seat } relance un Dé : { $value } devient { $result }.
event-refresh = { $seat } rafraichit le Dé de l’emplacement { $slot-text } : { $value }.
event-adjust = { $seat } fait passer un Dé de { $value } à { $result }.
event-new-die = { $seat } gagne un nouveau Dé : { $value }.

## Événements : les Ouvriers

event-place-worker = { $seat } place un { $colour-text } sur la carte { $card-text }.
event-retrieve = { $seat } récupère l’{ $colour-text } de la carte { $card-text }.
event-worker-with-card = { $seat } prend l’{ $colour-text } présent sur la carte.
event-track-worker = { $seat } prend l’Ouvrier vert de la piste Journal.

## Événements : les cartes

event-acquire = { $seat } acquiert la carte { $card-text }.
event-use-pigeon = { $seat } utilise un Pigeon pour piocher.
event-draw =
    { $cards ->
        [hidden] { $seat } pioche { $n } { $row-text }.
       *[other] { $seat } pioche { $n } { $row-text } : { $cards-text }.
    }
event-keep = { $seat } garde la carte { $card-text }.
event-tuck = { $seat } glisse la carte { $card-text } sous la carte { $under-text }.
event-discard-inspiration = { $seat } défausse la carte { $card-text } pour l’action voisine.
event-vista = { $seat } déclenche la carte { $card-text }.

## Événements : les tuiles

event-tile = { $seat } pose la tuile { $tile-text } dans sa Caravane ({ $cell-text }).

## Événements : l’Influence

event-guild = { $seat } place 1 Influence sur la { $guild-text }.
event-influence-card = { $seat } place 1 Influence sur la carte { $card-text }.
event-move-influence = { $seat } déplace 1 Influence de la { $source-text } à la { $guild-text }.
event-free-influence =
    { $source ->
        [guild_black] { $seat } reprend 1 Influence de la { $source-text }.
        [guild_yellow] { $seat } reprend 1 Influence de la { $source-text }.
        [guild_blue] { $seat } reprend 1 Influence de la { $source-text }.
       *[other] { $seat } reprend 1 Influence de la carte { $source-text }.
    }
event-spend-influence = { $seat } dépense { $n } { influence } de la { $guild-text }.
event-influence-returns = { $seat } récupère son Influence de la carte { $card-text }.

## Événements : le Journal

event-journal = { $seat } complète le Journal et atteint l’emplacement { $space-text }.

## Événements : l’IA

event-ai-scheme = { $seat } révèle la carte { $scheme-text }.
event-ai-first-action = { $seat } fait sa Première Action : { $effect }.
event-ai-second-action = { $seat } fait sa Seconde Action : { $effect }.
event-ai-rest = { $seat } se repose.
event-ai-marker =
    { $n ->
        [1] Le marqueur Ressources de l’IA avance d’une case.
       *[other] Le marqueur Ressources de l’IA avance de { $n } cases.
    }
event-ai-track-bonus = Bonus de la piste Ressources pour l’IA : { $effect }.
event-ai-comet = L’IA en est à { $n } sur la piste Comètes.
event-ai-nothing = L’IA ne peut rien faire de cette icône.
event-ai-top-card = { $seat } prend la première carte de la pioche : { $card-text }.
event-ai-prefers = { $seat } préfère : { $choice-text }.
    .why = Pourquoi : { $why-text }.
why-colour = d’abord la couleur de son marqueur Ressources, puis les autres dans le sens horaire
why-slot = l’ordre des emplacements que donnent ses cartes Planification
why-special-slot = l’emplacement que nomme sa dernière carte Planification, puis les suivants
event-ai-tile = { $seat } prend la tuile { $tile-text }.
event-ai-tile-beside = La Caravane de l’IA n’a plus de place pour la tuile { $tile-text }, posée à côté.
event-ai-allowed = { $seat } laisse à l’IA la carte { $card-text } et prend { $n } { $resource-text }.
event-ai-refused = { $seat } paye { $n } { $resource-text } pour refuser à l’IA la carte { $card-text }.

## Calcul des scores

score-set-city =
    Lot Ville : { $n } { $n ->
        [one] Picto
       *[other] Pictos
    }
score-set-vista =
    Lot Point de Vue : { $n } { $n ->
        [one] Picto
       *[other] Pictos
    }
score-set-harbour =
    Lot Port : { $n } { $n ->
        [one] Picto
       *[other] Pictos
    }
score-set-open_sea =
    Lot Haute Mer : { $n } { $n ->
        [one] Picto
       *[other] Pictos
    }
score-unique-sets = Séries : { $n }
score-space = { $card-text }
score-space-inspired = { $card-text }, PV doublés par l’Inspiration
score-space-missed = { $card-text } (objectif Inspiration non atteint)
score-caravan = Caravane
score-majority-black = Majorité dans la { $guild-text }
score-majority-yellow = Majorité dans la { $guild-text }
score-majority-blue = Majorité dans la { $guild-text }
score-ai-land = Cartes Terre : { $n }
score-ai-water = Cartes Eau : { $n }
score-ai-space = Cartes Espace : { $n }
score-ai-townsfolk = Cartes Villageois : { $n }
score-ai-inspiration = Cartes Inspiration : { $n }

## Noms : cartes Terre

land_01 = Bassora
land_02 = Koufa
land_03 = Wasit
land_04 = Samarra
land_05 = Mossoul
land_06 = Raqqa
land_07 = Harran
land_08 = Alep
land_09 = Damas
land_10 = Jérusalem
land_11 = Fostat
land_12 = Ispahan
land_13 = Chiraz
land_14 = Hamadan
land_15 = Nichapour
land_16 = Balkh
land_17 = Boukhara
land_18 = Samarcande
land_19 = Versants des cèdres
land_20 = Plaines de sel
land_21 = Dunes rouges
land_22 = Marais aux roseaux
land_23 = Palmeraies
land_24 = Cols du Zagros
land_25 = Sables chantants
land_26 = Vallée des amandiers
land_27 = Champ de lave noire
land_28 = Plaine à blé
land_29 = Crête enneigée
land_30 = Steppe aux tulipes
land_31 = Puits du désert
land_32 = Prairies du fleuve
land_33 = Falaises de craie
land_34 = Terrasses aux roses
land_35 = Gorge des échos
land_36 = Champs de safran

## Noms : cartes Eau

water_01 = Port de Siraf
water_02 = Port de Sohar
water_03 = Port d’Aden
water_04 = Port d’Ormuz
water_05 = Port de Djeddah
water_06 = Port d’Aydhab
water_07 = Port d’Alexandrie
water_08 = Port d’Acre
water_09 = Port de Tyr
water_10 = Port de Tripoli
water_11 = Port de Mascate
water_12 = Port de Debal
water_13 = Port d’Ubulla
water_14 = Port de Qalhat
water_15 = Port de Zeïla
water_16 = Port de Tarse
water_17 = Port de Kilwa
water_18 = Port de Quilon
water_19 = Détroit d’Ormuz
water_20 = Golfe d’Oman
water_21 = Golfe d’Aden
water_22 = Bancs de perles
water_23 = Mer Rouge
water_24 = Bab al-Mandab
water_25 = Mer des Zanj
water_26 = Mer de Larwi
water_27 = Golfe du Bengale
water_28 = Détroit de Malacca
water_29 = Récifs des Maldives
water_30 = Mer de Roum
water_31 = Mer des Khazars
water_32 = Mers de la mousson
water_33 = Hauts-fonds de corail
water_34 = Eaux des baleines
water_35 = Passe des îles
water_36 = Mer de Chine

## Noms : cartes Espace

space_01 = Comète de l’aube
space_02 = Comète du soir
space_03 = Comète barbue
space_04 = Comète à deux queues
space_05 = Comète rouge
space_06 = Comète au sabre
space_07 = Comète d’hiver
space_08 = Comète errante
space_09 = Lune
space_10 = Jupiter
space_11 = Mars
space_12 = Mercure
space_13 = Saturne
space_14 = Vénus
space_15 = Le Lion
space_16 = Le Scorpion
space_17 = L’Aigle
space_18 = Le Cygne
space_19 = La Grande Ourse
space_20 = Le Dragon
space_21 = Le Sagittaire
space_22 = Le Géant
space_23 = Le Taureau
space_24 = Les Gémeaux
space_25 = Le Bélier
space_26 = Les Poissons
space_27 = Le Verseau
space_28 = Le Cocher
space_29 = Le Serpentaire
space_30 = La Dame au trône
space_31 = Le Porteur de la tête
space_32 = Le Navire
space_33 = Le Lièvre
space_34 = Le Crabe
space_35 = La Balance
space_36 = Soleil

## Noms : cartes Villageois, distinguées par ce qu’elles donnent

folk_01 = Aventurier
folk_02 = Astronome
folk_03 = Championne
folk_04 = Exécutrice (Provision)
folk_05 = Exécutrice (Pièce)
folk_06 = Émissaire (Dromadaire)
folk_07 = Émissaire (Bateau)
folk_08 = Fermière (Pièce)
folk_09 = Fermière (Provision)
folk_10 = Pêcheur (Pièce)
folk_11 = Pêcheur (Provision)
folk_12 = Gardienne (Provision et Pièce)
folk_13 = Gardienne (Pièces)
folk_14 = Gardienne (Provisions)
folk_15 = Chasseuse
folk_16 = Envahisseur
folk_17 = Mercenaire
folk_18 = Marchand A (Pièce)
folk_19 = Marchand B (Pièce)
folk_20 = Marchand A (Provision)
folk_21 = Marchand B (Provision)
folk_22 = Messagère
folk_23 = Roublarde
folk_24 = Érudite (Exploration)
folk_25 = Érudite (Commerce)
folk_26 = Érudite (Science)
folk_27 = Scribe (Exploration)
folk_28 = Scribe (Commerce)
folk_29 = Scribe (Science)
folk_30 = Observatrice d’Étoiles
folk_31 = Traducteur (Exploration)
folk_32 = Traducteur (Commerce)
folk_33 = Traducteur (Science)
folk_34 = Vagabond
folk_35 = Justicière
folk_36 = Guerrier

## Noms : cartes Inspiration, d’après leurs objectifs

insp_01 = Inspiration « 6 Comètes »
insp_02 = Inspiration « 5 Étoiles »
insp_03 = Inspiration « 3 Planètes »
insp_04 = Inspiration « 6 Villageois »
insp_05 = Inspiration « 4 Bibliothèques »
insp_06 = Inspiration « 4 Points de Vue »
insp_07 = Inspiration « 4 Hautes Mers »
insp_08 = Inspiration « 5 Ports »
insp_09 = Inspiration « 2 Améliorations Basiques et 2 Espace »
insp_10 = Inspiration « 3 Améliorations Eau »
insp_11 = Inspiration « 3 Améliorations Terre »
insp_12 = Inspiration « 10 Influences »
insp_13 = Inspiration « 4 Observatoires »
insp_14 = Inspiration « 5 Villes »
insp_15 = Inspiration « 6 Pièces »
insp_16 = Inspiration « 6 Provisions »

## Noms : imprimés sur les Plateaux de Joueur

home_city = Ville de départ
home_harbour = Port de départ
home_stars = Étoiles de départ
home_townsfolk = Villageois de départ
home_slot_telescope = Bagdad (Télescope)
home_slot_pigeon = Bagdad (Pigeon)
home_slot_market = Bagdad (Marché)
home_slot_workshop = Bagdad (Atelier)
board_1 = Plateau de Joueur 1
board_2 = Plateau de Joueur 2
board_3 = Plateau de Joueur 3
board_4 = Plateau de Joueur 4

## Noms : emplacements des rangées

townsfolk_slot_1 = Villageois, emplacement 1
townsfolk_slot_2 = Villageois, emplacement 2
townsfolk_slot_3 = Villageois, emplacement 3
townsfolk_slot_4 = Villageois, emplacement 4
land_slot_1 = Terre, emplacement 1
land_slot_2 = Terre, emplacement 2
land_slot_3 = Terre, emplacement 3
land_slot_4 = Terre, emplacement 4
water_slot_1 = Eau, emplacement 1
water_slot_2 = Eau, emplacement 2
water_slot_3 = Eau, emplacement 3
water_slot_4 = Eau, emplacement 4
inspiration_slot_1 = Inspiration, emplacement 1
inspiration_slot_2 = Inspiration, emplacement 2
inspiration_slot_3 = Inspiration, emplacement 3
inspiration_slot_4 = Inspiration, emplacement 4
space_slot_1 = Espace, emplacement 1
space_slot_2 = Espace, emplacement 2
space_slot_3 = Espace, emplacement 3
space_slot_4 = Espace, emplacement 4

## Noms : tuiles Amélioration

upg_land_camel = Amélioration Terre (Dromadaire)
upg_land_pigeon = Amélioration Terre (Pigeon)
upg_land_silver = Amélioration Terre (réduction en Pièce)
upg_water_ship = Amélioration Eau (Bateau)
upg_water_pigeon = Amélioration Eau (Bateau et Pigeon)
upg_water_silver = Amélioration Eau (réduction en Pièce)
upg_space_telescope = Amélioration Espace (Télescope)
upg_space_dice = Amélioration Espace (Dé +1 ou −1)
upg_space_trio = Amélioration Espace (Pigeon, Dromadaire et Bateau)
upg_basic_telescope = Amélioration Basique (Télescope)
upg_basic_ship = Amélioration Basique (Bateau)
upg_basic_camel = Amélioration Basique (Dromadaire)
upg_basic_pigeon = Amélioration Basique (Pigeon)
upg_special_open_sea = Amélioration Spéciale (Haute Mer)
upg_special_harbour = Amélioration Spéciale (Port)
upg_special_library = Amélioration Spéciale (Bibliothèque)
upg_special_city = Amélioration Spéciale (Ville)
upg_special_vista = Amélioration Spéciale (Point de Vue)
upg_special_planet = Amélioration Spéciale (Planète)
upg_special_stars = Amélioration Spéciale (Étoiles)
upg_special_observatory = Amélioration Spéciale (Observatoire)
upg_special_comet = Amélioration Spéciale (Comète)
upg_special_two_comets = Amélioration Spéciale (2 Comètes)

## Noms : piste Journal

J0 = Journal, départ
J1a = Journal 1a
J1b = Journal 1b
J2a = Journal 2a
J2b = Journal 2b
J2c = Journal 2c
J3a = Journal 3a
J3b = Journal 3b
J4a = Journal 4a
J4b = Journal 4b
J4c = Journal 4c
J5a = Journal 5a
J5b = Journal 5b
J6a = Journal 6a
J6b = Journal 6b
J6c = Journal 6c
J7a = Journal 7a
J7b = Journal 7b
J8a = Journal 8a
J8b = Journal 8b
J8c = Journal 8c
J9a = Journal 9a
J9b = Journal 9b
J10a = Journal 10a
J10b = Journal 10b
J10c = Journal 10c
J10d = Journal 10d
J10e = Journal 10e
jtile_01 = Tuile Journal (Amélioration Basique)
jtile_02 = Tuile Journal (2 Influences jaunes)
jtile_03 = Tuile Journal (2 Influences bleues)
jtile_04 = Tuile Journal (Villageois)
jtile_05 = Tuile Journal (Provision et Pièce)
jtile_06 = Tuile Journal (2 Pièces)
jtile_07 = Tuile Journal (Ouvrier)
jtile_08 = Tuile Journal (2 Provisions)
jtile_09 = Tuile Journal (2 Influences sur des cartes)
jtile_10 = Tuile Journal (Influences jaune et bleue)
W1 = colonne 1
W2 = colonne 3
W3 = colonne 5
W4 = colonne 7

## Noms : mode solo

scheme_1 = Planification 1
scheme_2 = Planification 2
scheme_3 = Planification 3
scheme_4 = Planification 4
scheme_5 = Planification 5
scheme_6 = Planification 6
ai_space = IA Espace
ai_upgrade = IA Amélioration
ai_townsfolk = IA Villageois
ai_journal = IA Journal

## Étiquettes de ce que voit un joueur

view-seat = Au tour de
view-turn = Tour
view-first = 1er joueur
view-turns_left = Tours restants
view-sides = Plateau Principal
view-rows = Rangées
view-slots = Emplacements
view-slot = Emplacement
view-deck = Pioche
view-known = Cartes connues
view-journal_tiles = Tuiles Journal
view-track_workers = Ouvriers verts sur la piste Journal
view-tiles = Tuiles Amélioration
view-tile = Tuile
view-face = Face
view-cell = Case
view-drawn = Cartes piochées
view-hand = Dé en train d’être placé
view-players = Joueurs
view-automa = IA
view-board = Plateau
view-silver = Pièces
view-provision = Provisions
view-influence = Influences
view-guilds = Influences dans les Guildes
view-workers = Ouvriers
view-dice = Dés
view-die = Dé
view-reserve = Dés près des Minarets
view-marker = Piste Journal
view-land = Terre
view-water = Eau
view-space = Espace
view-card = Carte
view-tucked = glissée dessous
view-ready = utilisable
view-tags = Pictos
view-tile_counts = Tuiles Amélioration par type
view-points = PV
view-resource = Piste Ressources
view-comets = Piste Comètes
view-cards = Cartes
view-path = Cases de Caravane remplies
view-schemes = Cartes Planification
