### Ce que dit `serai position` des parties d’une table avec Myriade de Livres.

position-myriad = ce qu’ajoute Myriade de Livres
position-myriad-players = chaque place, par son numéro
position-myriad-players-xp = jetons XP
position-myriad-players-pages = les Pages glissées sous chaque emplacement
position-myriad-players-page-rows = les rangées où elles sont, à partir de 1 ; sans cela, au-dessus des Traducteurs
position-myriad-players-aside = Pages à glisser à la fin du tour
position-myriad-players-resolved = Pages dorées déjà résolues
position-myriad-players-rows = rangées complètes
position-myriad-books = la Page de chaque place d’un Livre
position-myriad-deck = Pages à partir du dessus ; les autres suivent
position-myriad-upgrades = les cartes améliorées, la rangée du haut d’abord
position-myriad-takers = la place qui a pris une carte améliorée, ou « gone », par carte
position-myriad-track-xp = XP sur les pistes
position-myriad-caliph-xp = XP sur le premier emplacement Calife
position-myriad-ai-pages = Pages de l’adversaire
position-myriad-ai-markers = places sous lesquelles est un marqueur de l’adversaire
position-myriad-turn = ce que ce tour a en mémoire
