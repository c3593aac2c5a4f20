mill = Moulin
thief = Voleur
jeweller = Joaillier
market = Marché
pirates = Pirates
oracle = Oracle
caravan = Caravane
taxes = Impôts
bank = Banque
fair = Foire
tower = Tour
well = Puits
coin =
    { $n ->
        [one] pièce
       *[other] pièces
    }
gem =
    { $n ->
        [one] gemme
       *[other] gemmes
    }
cards =
    { $n ->
        [one] carte jouée
       *[other] cartes jouées
    }

game-title = Jouet
do-gain = gagner { $n } { $what-text }
do-pay = payer { $cost }
do-lose = perdre { $n } pièce
do-steal = voler { $n ->
    [1] une pièce
   *[other] { $n } pièces
    }
do-roll = lancer { $n ->
    [1] un dé
   *[other] { $n } dés
    }
do-draw = piocher deux cartes et en garder une

ask-action = Manche { $round } : que faites-vous ?
ask-keep = Quelle carte gardez-vous ?
ask-steal = Qui volez-vous ?
ask-end-turn = Finir le tour ?
option-work = Travailler
option-roll = Lancer un dé
option-draw = Piocher deux cartes, en garder une
option-end = Finir le tour
option-sell = Vendre une gemme pour 2 pièces
option-play = Jouer { $card-text }
option-keep = Garder { $card-text }
option-from = Voler { $seat }
note-price = pour { $n } { $n ->
    [one] pièce
   *[other] pièces
    }
reason-price = { $card-text } coûte { $price }.
reason-no-deck = La pioche est vide.
event-gained = { $seat } gagne { $n } { $what-text }.
event-lost = { $seat } perd une pièce.
event-stole = { $seat } vole une pièce à { $victim }.
event-rolled = { $seat } obtient { $result }.
event-saw = { $seat } regarde { $card-text }.
event-played = { $seat } joue { $card-text } : { $effect }.
event-harvest = Chacun gagne une pièce.
score-card = { $card-text }
score-gems = Gemmes
view-played = Jouées
view-coin = Pièces
view-gem = Gemmes
view-cards = Cartes
printed-effect = { $effect-sentence }
printed-points = { $points }
reason-no-roll = Sans carte, il n’y a rien à lancer au premier tour.
reason-no-gem = Vous n’avez pas de gemme.
