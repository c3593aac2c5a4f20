expansion-carnival = Carnaval
mask = Masque
fireworks = Feu d’artifice
goose = Oie
garland = Guirlande
crown = Couronne
whistle = Sifflet
lantern = Lampion
drum = Tambour
setting-prizes = Prix
    .few = quelques-uns
    .all = tous
do-cheer = être acclamé { $n ->
    [1] une fois
   *[other] { $n } fois
    }
ask-prize = Quel prix prenez-vous ?
option-parade = Défiler
option-prize = Prendre { $prize-text }
reason-parade = Un défilé coûte une pièce.
event-parade = { $seat } défile.
event-harvest = Chacun gagne une pièce, les plus acclamés deux.
score-prize = { $prize-text }
view-cheers = Acclamations
view-prizes = Prix restants
view-open_prizes = Prix visibles
view-won = Prix gagnés
