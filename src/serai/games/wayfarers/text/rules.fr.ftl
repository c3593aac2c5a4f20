### Voyageurs du Tigre du Sud : référence des règles (français)
### Un message « chapter-… » ouvre un chapitre : son titre et parfois un .text ; les règles qui suivent en font partie.
### Un message par règle ; l’attribut .title en est le titre court.

chapter-aim = Le but du jeu
    .text =
        Vous quittez Bagdad pour décrire les terres, les eaux et le ciel. Autour de votre Plateau de Joueur grandit un panorama : cartes Terre à gauche, cartes Eau à droite, cartes Espace au-dessus d’elles, cartes Villageois et Inspiration glissées dessous. (WF-CMP-07)
        Les points de victoire viennent :
        - des lots et des séries de Pictos Ville, Point de Vue, Port et Haute Mer (WF-SCO-01, WF-SCO-02) ;
        - des cartes Espace, chacune selon ce qu’elle indique, et doublée par une carte Inspiration dont vous atteignez l’objectif (WF-SCO-03, WF-SCO-04) ;
        - des tuiles de votre Caravane (WF-SCO-07) ;
        - de chaque Guilde où vous avez le plus d’Influences (WF-SCO-08).
        La piste Journal est l’horloge de la partie. Dès qu’un marqueur Journal entre dans la dernière colonne, chacun joue encore un tour, et le plus grand total de points l’emporte. (WF-END-01)
        Seul, vous jouez contre l’IA, qui suit quelques cartes à elle. (WF-AI-05)

chapter-turn = Un tour pas à pas
    .text =
        À votre tour, vous faites exactement une chose parmi trois. (WF-TURN-01)
        - Placer un Dé : posez un Dé sur un emplacement libre de votre panorama et utilisez l’action qui s’y trouve. La valeur du Dé désigne une colonne de votre Caravane ; cette colonne doit montrer ce que l’emplacement demande (Dromadaire, Télescope, Bateau ou Pigeon). C’est ainsi que viennent la plupart des cartes et des tuiles. (WF-DIE-01, WF-DIE-03)
        - Placer un Ouvrier : posez un Ouvrier sur une carte du Plateau Principal et utilisez l’action imprimée à côté de la carte. L’Ouvrier y reste ; n’importe qui peut le récupérer, ou l’obtenir en acquérant la carte. (WF-WRK-01, WF-WRK-07)
        - Se reposer : reprenez les Dés que vous avez placés et lancez-les. S’il restait au plus 1 Dé dans votre réserve, vous utilisez aussi vos capacités de Repos. (WF-REST-01, WF-REST-03)
        Un gain en déclenche souvent un autre : effets immédiats, liens entre cartes Eau, Points de Vue, Villageois. Vous les résolvez dans l’ordre que vous voulez, et presque tous se refusent. (WF-TURN-03, WF-TURN-04)
        « Compléter le Journal » fait avancer votre marqueur Journal d’un emplacement vers la droite, si vous avez ce que le chemin demande ; vous recevez la récompense de l’arrivée. (WF-JRN-01)
        Une carte peut porter l’Influence d’un adversaire. L’acquérir, y placer un Ouvrier ou y en récupérer un vous coûte alors 1 Pièce ou 1 Provision, payée à cet adversaire. (WF-INF-05)
        À la fin de votre tour, les rangées sont complétées. (WF-TURN-07)

chapter-turns = Tours et effets

WF-TURN-01 = Les tours s’enchaînent dans le sens horaire jusqu’à la fin de partie. Au vôtre, vous faites exactement une action principale : Placer un Dé, Placer un Ouvrier ou Se reposer.
    .title = Votre tour
WF-TURN-02 = Vous pouvez Placer un Dé si l’un de ceux de votre réserve convient à un emplacement libre, compte tenu des changements de valeur et du Bateau loué qui vous sont permis. Vous pouvez Placer un Ouvrier si son action a un effet. Se reposer est toujours possible, même sans aucun Dé placé, et c’est votre seul choix quand vous ne pouvez rien faire d’autre.
    .title = Actions principales possibles
WF-TURN-03 = Les effets se résolvent un par un, chacun en entier. Les effets de même cause forment un groupe, dont vous choisissez l’ordre. Forment un groupe : un emplacement de Dé et sa carte Villageois ; les parties d’une action Ouvrier ; tout ce qui est à droite d’une même flèche ; toutes les capacités de Repos, icône par icône ; tout ce que déclenche une carte acquise (effet immédiat, Liens de Connexion, Points de Vue et Villageois placés dessous) ; tout ce que déclenche une tuile posée (icônes recouvertes, Points de Vue et Villageois placés dessous) ; les récompenses d’un emplacement de la piste Journal. Ce que déclenche un effet résolu devient un nouveau groupe, à terminer avant de revenir au précédent.
    .title = Ordre des effets
WF-TURN-04 = Vous pouvez renoncer à chacun de vos effets, sauf : gagner un nouveau Dé, prendre l’Ouvrier vert de la piste Journal, garder 1 carte une fois que vous en avez pioché 3, lancer vos Dés placés quand vous vous reposez, et payer ce que vous avez choisi de faire.
    .title = Effets facultatifs et obligatoires
WF-TURN-05 = Un coût se paye en entier avant ce qu’il procure, qu’il soit à gauche d’une flèche, imprimé sur une carte ou demandé pour une tuile. Ce qui est à droite d’une flèche n’aide jamais à payer la gauche de la même flèche. Ces gains peuvent toutefois s’entraider : la Pièce de votre Ville de départ peut servir à payer l’adversaire pour la carte Terre gagnée avec elle. Les capacités des Villageois et tout autre effet résolu avant peuvent aider aussi.
    .title = Payer les coûts
WF-TURN-06 = Une fois le coût payé, vous pouvez encore refuser une partie des gains. Si vous ne pouvez pas le payer en entier, vous n’obtenez rien de ce qui est à droite de la flèche.
    .title = Gains partiels
WF-TURN-07 = À la fin de votre tour, toutes les rangées sont complétées, plus rien ne compte comme acquis ou placé ce tour-ci, et les trois capacités de Guilde redeviennent utilisables. C’est alors au joueur suivant.
    .title = Fin de votre tour

chapter-panorama = Panorama, Pictos et Biens

WF-CMP-06 = Votre réserve réunit ce dont vous disposez : vos Dés non placés, avec leur valeur, vos Ouvriers, vos Influences, vos Pièces et vos Provisions. La réserve près des Minarets garde les Dés que vous n’avez pas encore gagnés ; il y en a 2 au début.
    .title = Les deux réserves
WF-CMP-07 = Votre panorama s’étend autour de votre Plateau de Joueur. Les cartes Terre le prolongent à gauche et les cartes Eau à droite, toujours à l’extrémité. Les cartes Espace vont au-dessus des cartes Terre et Eau ; les cartes Villageois se glissent sous les cartes Terre et Eau, les cartes Inspiration sous les cartes Espace.
    .title = Votre panorama
WF-CMP-08 = Quatre éléments de votre Plateau de Joueur sont des cartes à tous égards : une carte Terre (Ville), une carte Eau (Port), une carte Espace (Étoiles, 1 PV par paire carte Villageois et tuile Amélioration) et une carte Villageois (capacité de Repos : Compléter le Journal et 1 Pièce). Le centre, avec son Observatoire, sa Bibliothèque et 4 emplacements de Dés, n’est pas une carte.
    .title = Les cartes préimprimées
WF-CMP-09 = Vous débutez avec un Picto Ville, un Port, un Observatoire, une Bibliothèque et un Picto Étoiles. Vous avez aussi 1 carte Terre, 1 carte Eau, 1 carte Espace et 1 carte Villageois, mais aucune carte Inspiration.
    .title = Vos Pictos et cartes initiaux
WF-CMP-10 = Les Pictos primaires sont Ville, Point de Vue, Port et Haute Mer ; les Pictos secondaires, Observatoire et Bibliothèque ; les Pictos Espace, Étoiles, Planète, Soleil, Lune et Comète. Vous les trouvez sur votre Plateau de Joueur, sur les cartes Terre, Eau et Espace et sur les tuiles Amélioration Spéciale, jamais sur les cartes Villageois ou Inspiration. Un Picto imprimé plusieurs fois sur une carte compte autant de fois.
    .title = Les Pictos
WF-CMP-11 = Un Picto compte dès que vous l’obtenez, pour les exigences de la piste Journal, les objectifs Inspiration et le calcul des scores, même au tour où vous avez acquis la carte ou la tuile.
    .title = Un Picto compte aussitôt
WF-CMP-12 = Les quatre Biens sont le Dromadaire, le Télescope, le Bateau et le Pigeon. Ils permettent de placer un Dé sur les emplacements qui les demandent.
    .title = Les Biens

chapter-die = Placer un Dé

WF-DIE-01 =
    Placez exactement 1 Dé de votre réserve sur un emplacement de Dé libre de votre Plateau de Joueur, ou d’une Ville ou d’un Port acquis à un tour précédent. Un emplacement reçoit 1 Dé. Les six emplacements de départ sont :
    Ville (Dromadaire) : 2 Provisions contre une carte Terre et 1 Pièce.
    Centre (Télescope) : une carte Espace ou une tuile Amélioration Espace.
    Centre (Pigeon) : Compléter le Journal, ou récupérer un Ouvrier et placer 1 Influence sur une Guilde au choix.
    Centre (tout Dé) : une carte Villageois ou 2 Provisions.
    Centre (tout Dé) : une tuile Amélioration Basique ou 2 Pièces.
    Port (Bateau) : 2 Provisions contre une carte Eau.
    .title = Placer un Dé
WF-DIE-02 = Un Dé doit avoir tous les Biens de son emplacement ; un Bien imprimé deux fois est nécessaire deux fois. Sans aucun Bien imprimé, tout Dé convient.
    .title = Biens requis
WF-DIE-03 = Trois sources fournissent des Biens, et elles s’additionnent : la colonne de votre Caravane désignée par le Dé, la carte Villageois glissée sous la carte utilisée (pour cette carte seulement), et au plus un Bateau loué à la Guilde bleue.
    .title = D’où viennent les Biens
WF-DIE-04 = Un Dé dispose de tous les Biens, réductions et manipulations de Dés que vos tuiles montrent dans la colonne de sa valeur. La colonne 1 a aussi son Dromadaire imprimé, la colonne 6 son Télescope. Une tuile à cheval sur deux colonnes donne à chacune la seule moitié qui s’y trouve.
    .title = Lire une colonne de Caravane
WF-DIE-05 = Avant de placer un Dé, vous pouvez changer sa valeur pas à pas : de +1 si la colonne de sa valeur actuelle montre une augmentation, de −1 si elle montre une diminution, dans un sens ou dans l’autre si elle montre les deux. À chaque nouvelle valeur, vous pouvez continuer avec les icônes de cette colonne, mais une colonne ne déplace le Dé que de 1, quel que soit son nombre d’icônes. Un 6 ne devient jamais un 1, ni un 1 un 6. Le Dé garde sa nouvelle valeur.
    .title = Manipulation de Dés
WF-DIE-06 = Vous ne pouvez faire qu’une seule chaîne de changements par tour, et uniquement avec le Dé que vous allez placer.
    .title = Une chaîne par tour
WF-DIE-07 = Chaque réduction en Pièce ou en Provision de la colonne du Dé vous épargne 1 de cette ressource, une seule fois pour l’action entière. Vous répartissez ce total entre le coût d’une flèche, les prix en Pièces des cartes Espace, des cartes Villageois et des tuiles, et la Provision payée pour piocher 3 cartes ; le surplus est perdu et aucun coût ne descend sous 0. Les prix en Influence, les paiements aux adversaires et les effets extérieurs à l’action de cet emplacement ne sont pas réduits. Avec une réduction en Provision, une carte Eau à 2 Provisions en piochant 3 cartes revient à 2 en tout.
    .title = Réductions en Pièce et Provision
WF-DIE-08 = Les Biens et les réductions d’un Dé sont fixés quand vous le placez. Une tuile gagnée plus tard dans le tour n’y change rien.
    .title = Biens fixés au placement
WF-DIE-09 = Quand l’action de votre Dé acquiert une carte Terre ou Eau, vous pouvez piocher 3 cartes et en garder 1 plutôt que d’en prendre une face visible. Il faut pour cela 1 Pigeon dont le Dé dispose et que l’emplacement ne réclame pas, ou 1 Provision. Décidez avant de voir les cartes ; ensuite, les cartes face visible ne sont plus accessibles à cette action. C’est impossible si la pioche est vide.
    .title = Piocher avec un Dé
WF-DIE-10 = Le Dé placé, vous pouvez utiliser les actions de l’emplacement et la capacité de la carte Villageois qui y est glissée, dans n’importe quel ordre. Aucune ne dépend de l’autre, et vous pouvez renoncer à une partie ou à la totalité.
    .title = Utiliser l’emplacement
WF-DIE-11 = Un Dé placé reste sur son emplacement jusqu’à ce que vous le rafraichissiez ou que vous vous reposiez.
    .title = Les Dés restent placés

chapter-worker = Placer un Ouvrier

WF-WRK-01 = Placez 1 Ouvrier de votre réserve sur une carte face visible. Un Ouvrier vert va sur une carte Villageois, Terre, Eau ou Inspiration ; un jaune sur Terre ou Inspiration ; un bleu sur Eau ou Inspiration ; aucun sur une carte Espace. Une carte reçoit au plus un Ouvrier de chaque couleur permise : 1 sur un Villageois, 2 sur une Terre ou une Eau, 3 sur une Inspiration.
    .title = Placer un Ouvrier
WF-WRK-02 = Après un éventuel paiement à l’adversaire, au moins une partie de l’action doit changer quelque chose. Ainsi, augmenter ou diminuer un Dé demande un Dé dans votre réserve ; acquérir, une carte ou une tuile que vous pouvez payer et placer ; l’action à 3 Provisions, ces 3 Provisions et une pioche non vide ; Compléter le Journal, une tache d’encre franchissable ; rafraichir, un Dé hors de la réserve près des Minarets. Placer une Influence sur une Guilde n’échoue que si vos 15 y sont déjà.
    .title = Une action qui a un effet
WF-WRK-03 = Choisissez un Ouvrier et une carte, payez l’adversaire si son Influence s’y trouve, puis placez l’Ouvrier. Résolvez les parties de l’action dans l’ordre que vous voulez. Vous pouvez en laisser de côté, mais pas toutes.
    .title = Étapes d’une action Ouvrier
WF-WRK-04 = Une fois placé, un Ouvrier n’appartient plus à personne : n’importe quel joueur peut le récupérer par la suite.
    .title = Les Ouvriers sont communs
WF-WRK-05 = Vous ne pouvez en aucun cas reprendre, au même tour, l’Ouvrier que vous avez placé. La carte qui le porte vous est donc inaccessible jusqu’à la fin de ce tour.
    .title = Pas le même Ouvrier
WF-WRK-06 = Une action Ouvrier n’utilise pas votre Caravane : ni Biens, ni réductions. Vous ne piochez 3 cartes que si l’emplacement l’indique.
    .title = Les Ouvriers et la Caravane
WF-WRK-07 =
    Les actions, de l’emplacement 1 à l’emplacement 4 :
    Villageois : une carte Espace pour 1 Pièce de moins ; 1 Influence sur chaque Guilde ; une tuile Amélioration Basique gratuite ; Compléter le Journal et 1 Provision.
    Terre : une carte Villageois et augmenter ou diminuer un Dé de 1 ; 2 Pièces et 1 Influence jaune ; une tuile Amélioration Terre ; 3 Provisions pour piocher 3 cartes Terre et en garder 1.
    Eau : rafraichir un Dé et, deux fois, augmenter ou diminuer un Dé de 1 ; 2 Provisions et 1 Influence bleue ; une tuile Amélioration Eau ; 3 Provisions pour piocher 3 cartes Eau et en garder 1.
    Inspiration : 2 Provisions ; 1 Provision et 1 Influence sur une Guilde au choix ; 1 Pièce et rafraichir un Dé ; 2 Pièces.
    .title = Les actions Ouvrier

chapter-rest = Se reposer

WF-REST-01 = Avant tout, comptez les Dés qui restent dans votre réserve. Avec 0 ou 1 Dé, vous utiliserez vos capacités de Repos à ce tour ; avec 2 ou plus, non.
    .title = Compter vos Dés
WF-REST-02 = Reprenez tous les Dés de votre panorama, lancez-les et mettez-les dans votre réserve ; c’est obligatoire. Vous pouvez ensuite relancer les Dés qui étaient déjà dans votre réserve : une fois au plus chacun, en décidant Dé après Dé, au vu des résultats déjà obtenus.
    .title = Lancer vos Dés
WF-REST-03 = Si vous y avez droit, résolvez vos capacités de Repos : celles de vos cartes Villageois et celle qui est préimprimée (Compléter le Journal et 1 Pièce). Chaque icône est facultative, et vous pouvez mêler les icônes de plusieurs capacités dans l’ordre voulu.
    .title = Capacités de Repos
WF-REST-04 = Une carte Villageois acquise pendant ce même tour ne donne pas encore sa capacité de Repos.
    .title = Nouveaux Villageois et Repos

chapter-gains = Ce que donnent les effets

WF-EFF-01 = Prenez les Pièces ou les Provisions indiquées dans la Réserve Principale, qui ne s’épuise jamais.
    .title = Pièces et Provisions
WF-EFF-02 = Vous pouvez placer 1 Influence de votre réserve sur la Guilde indiquée. Si aucune couleur n’est précisée, la Guilde est à votre choix.
    .title = Influence sur une Guilde
WF-EFF-03 = Vous pouvez placer 1 Influence de votre réserve sur une carte face visible de l’une des cinq rangées, à condition qu’elle n’en porte aucune, pas même la vôtre. Les Ouvriers présents ne gênent pas. S’il n’y a pas de telle carte, rien ne se passe.
    .title = Influence sur une carte
WF-EFF-04 = Vous pouvez déplacer 1 de vos Influences d’une Guilde à une autre. Il vous en faut au moins une dans une Guilde.
    .title = Déplacer une Influence
WF-EFF-05 = Si votre réserve est vide d’Influences quand vous pouvez en placer une sur une Guilde ou une carte, vous pouvez y amener une des vôtres, prise sur une autre Guilde ou une autre carte. La carte ainsi quittée ne porte plus d’Influence. Tant qu’il vous en reste dans votre réserve, c’est celle-là qu’il faut utiliser.
    .title = À court d’Influence
WF-EFF-06 = Vous pouvez prendre 1 Ouvrier d’une carte face visible et le mettre dans votre réserve, en payant l’adversaire s’il le faut. Les Ouvriers que vous avez placés ce tour-ci et les Ouvriers verts encore sur la piste Journal sont exclus. S’il n’y en a aucun, rien ne se passe.
    .title = Récupérer un Ouvrier
WF-EFF-07 = Vous pouvez choisir 1 de vos Dés et le lancer. Pris sur un emplacement, même s’il vient d’y être placé, il rejoint votre réserve et l’emplacement se libère ; pris dans votre réserve, il est simplement relancé. Les Dés de la réserve près des Minarets sont exclus.
    .title = Rafraichir un Dé
WF-EFF-08 = Vous pouvez augmenter ou diminuer de 1 un Dé de votre réserve, sans dépasser 6 ni descendre sous 1. Si vous avez plusieurs changements, répartissez-les entre vos Dés à votre guise. Les Dés placés ne peuvent pas être changés.
    .title = Augmenter ou diminuer un Dé
WF-EFF-09 = Vous devez prendre 1 Dé dans votre réserve près des Minarets, le lancer et l’ajouter à votre réserve. Seules les colonnes 2 et 6 de la piste Journal en donnent un : il y a donc toujours un Dé à prendre.
    .title = Un nouveau Dé
WF-EFF-10 = Une Influence dépensée d’une Guilde revient dans votre réserve.
    .title = Dépenser une Influence

chapter-influence = Influence sur les cartes

WF-INF-01 = Une carte ne porte jamais plus de 1 Influence.
    .title = Une Influence par carte
WF-INF-02 = Vous interagissez avec une carte en l’acquérant, en y plaçant un Ouvrier ou en y récupérant un Ouvrier. Placer une Influence n’est pas une interaction, et une carte qui en a déjà une ne peut pas en recevoir.
    .title = Interagir avec une carte
WF-INF-03 = Votre propre Influence ne vous fait jamais rien payer.
    .title = Votre propre Influence
WF-INF-04 = Une Influence suit sa carte, y compris quand celle-ci glisse, jusqu’à ce que quelqu’un acquière la carte. Elle retourne alors dans la réserve de son propriétaire.
    .title = Durée d’une Influence
WF-INF-05 = Pour interagir avec une carte portant l’Influence d’un adversaire, commencez par payer 1 Pièce ou 1 Provision à l’adversaire, à votre choix. Si vous ne le pouvez pas, cette carte vous est fermée. Ce que rapporte l’interaction elle-même ne peut pas servir à ce paiement. Pour acquérir une carte, il vous faut à la fois ce paiement et son prix.
    .title = Payer l’adversaire
WF-INF-06 = Ce paiement est dû même pour une carte gratuite, et pour une carte Inspiration aussitôt défaussée. Une carte tirée d’une pioche ne le demande jamais.
    .title = Quand payer l’adversaire
WF-INF-07 = Chaque interaction se paye à part : deux effets qui récupèrent deux Ouvriers de la même carte influencée coûtent deux paiements. Si vous acquérez la carte, un seul paiement couvre tous les Ouvriers présents.
    .title = Un paiement par interaction

chapter-guilds = Capacités des Guildes

WF-GLD-01 = Pour utiliser la capacité d’une Guilde, dépensez 1 de vos Influences de cette Guilde. Chacune des trois capacités sert au plus une fois par tour, et seulement à votre tour.
    .title = Utiliser une Guilde
WF-GLD-02 = Après un déplacement sur la piste Journal et toutes ses récompenses, vous pouvez, entre deux effets et jusqu’à la fin de votre tour, dépenser 1 Influence noire pour Compléter le Journal une fois de plus. Une Influence noire gagnée par ces récompenses ou après peut servir. La tache d’encre suivante doit rester franchissable une fois cette Influence dépensée : votre dernière Influence noire ne peut pas payer les deux. Un effet Journal qui ne vous a pas fait avancer ne le permet pas.
    .title = Guilde de la Science (noire)
WF-GLD-03 = En plaçant un Dé, vous pouvez dépenser 1 Influence bleue pour lui donner un Bateau, pour ce placement seulement. Si l’emplacement demande deux Bateaux, l’autre doit venir de votre Caravane ou d’une carte Villageois.
    .title = Guilde de l’Exploration (bleue)
WF-GLD-04 = Dépensez 1 Influence jaune pour deux changements de 1 sur des Dés de votre réserve : les deux sur un Dé ou un sur chacun de deux Dés, chacun vers le haut ou vers le bas, sans passer 1 ni 6. Vous pouvez en omettre un, mais il vous faut un Dé dans votre réserve. Utilisable à tout tour : avant votre action principale, avant ou après (jamais pendant) la chaîne de Caravane du Dé que vous placez, ou après votre action principale.
    .title = Guilde du Commerce (jaune)
WF-GLD-05 = Utilisée après la chaîne de Caravane, la capacité jaune peut changer tout Dé encore dans votre réserve, y compris celui que vous allez placer.
    .title = Commerce après la chaîne

chapter-journal = Compléter le Journal

WF-JRN-01 = Avancez votre marqueur Journal d’un emplacement vers la droite, par une tache d’encre dont vous remplissez l’exigence. Vous pouvez y renoncer ; si aucun chemin n’est ouvert, rien ne se passe.
    .title = Avancer votre marqueur Journal
WF-JRN-02 = La plupart des taches d’encre demandent seulement de posséder quelque chose : il vous faut au moins le nombre indiqué, et vous ne dépensez rien. Les Pictos de votre Plateau de Joueur et votre carte Villageois préimprimée comptent, et « n’importe quelle tuile Amélioration » inclut les Spéciales.
    .title = Exigences de possession
WF-JRN-03 = Certaines taches d’encre vous font dépenser des Influences des Guildes indiquées, exactement le nombre indiqué. Sans elles, le chemin est fermé.
    .title = Dépenser pour passer
WF-JRN-04 = L’exigence se lit sur la face visible de la section à laquelle appartient la tache d’encre : section 1 au départ des colonnes 0 à 2, section 2 au départ des colonnes 3 à 8, section 3 au départ de la colonne 9. Les deux chemins du premier emplacement sont libres.
    .title = Quelle exigence s’applique
WF-JRN-05 = À l’arrivée, résolvez aussitôt tout ce que porte l’emplacement : prenez l’Ouvrier vert s’il y en a un, puis résolvez la tuile Journal ou la récompense imprimée, dans l’ordre que vous voulez. Les tuiles Journal restent en place pour tous ceux qui arriveront.
    .title = Arriver sur un emplacement
WF-JRN-06 = Un emplacement peut accueillir autant de marqueurs Journal que l’on veut. Seuls les 5 emplacements finaux, colonne 10, n’en reçoivent qu’un chacun ; un emplacement final occupé est fermé.
    .title = Partager un emplacement
WF-JRN-07 = Colonnes 1, 3, 5, 7 et 9 : la tuile Journal. Colonnes 2 et 6 : une carte Inspiration et un nouveau Dé. Colonnes 4 et 8 : une tuile Amélioration Spéciale. Emplacements finaux, de haut en bas : le premier donne 2 Influences noires, le troisième 2 jaunes et le cinquième 2 bleues, chacun avec une tuile Amélioration Spéciale ou une carte Inspiration ; le deuxième et le quatrième donnent 2 Influences sur des Guildes au choix.
    .title = Récompenses de la piste
WF-JRN-08 = Le premier à entrer sur l’un des deux emplacements voisins d’un Ouvrier vert doit aussitôt l’ajouter à sa réserve.
    .title = Prendre un Ouvrier vert
WF-JRN-09 = Entrer dans la colonne 10 déclenche la fin de partie. Personne n’avance au-delà.
    .title = Les emplacements finaux

chapter-acquire = Acquérir des cartes

WF-ACQ-01 = En règle générale, vous prenez une carte face visible de la rangée concernée. Un emplacement vidé pendant un tour reste vide jusqu’à la fin de ce tour.
    .title = Prendre une carte visible
WF-ACQ-02 = Choisissez une carte qui a une place autorisée dans votre panorama. Payez l’adversaire s’il y a lieu, en gardant de quoi régler le prix, puis payez le prix. Prenez les Ouvriers de la carte, rendez l’Influence à son propriétaire et ajoutez la carte à votre panorama. Son effet immédiat, ses Liens de Connexion et les Points de Vue qu’elle active suivent aussitôt, dans n’importe quel ordre.
    .title = Étapes d’une acquisition
WF-ACQ-03 = Les cartes Terre et Eau n’ont pas de prix propre : vous ne payez que ce que demande l’action.
    .title = Prix des Terres et Eaux
WF-ACQ-04 = Une carte Espace coûte 3 Pièces à l’emplacement 1, 4 aux emplacements 2 et 3, et 5 à l’emplacement 4.
    .title = Prix d’une carte Espace
WF-ACQ-05 = Quand une réduction accompagne une carte Espace, celle-ci coûte 1 Pièce de moins, sans descendre sous 0. Lors d’une action de Dé, cela s’ajoute aux réductions en Pièce de votre Caravane.
    .title = Carte Espace moins chère
WF-ACQ-06 = Une carte Villageois coûte les Pièces imprimées dessus, de 0 à 3. Si vous l’acquérez gratuitement, vous ne payez pas ce prix, mais toujours l’adversaire dont l’Influence s’y trouve.
    .title = Prix d’une carte Villageois
WF-ACQ-07 = Les cartes Inspiration n’ont pas de prix.
    .title = Cartes Inspiration gratuites
WF-ACQ-08 = Vous ne pouvez pas acquérir une carte portant un Ouvrier que vous avez placé ce tour-ci.
    .title = Carte sous votre nouvel Ouvrier
WF-ACQ-09 = Piochez les 3 cartes du dessus, ou toutes celles qui restent s’il y en a moins. Gardez-en exactement 1, acquise normalement, et remettez les autres sous la pioche dans l’ordre voulu. Si la pioche est vide, cet effet n’est pas disponible.
    .title = Piocher 3, garder 1
WF-ACQ-10 = Les rangées ne sont complétées qu’à la fin du tour. Les cartes glissent d’abord vers l’emplacement 1 pour combler les vides, sans changer d’ordre : Villageois et Terre vers la droite, Espace et Eau vers la gauche, Inspiration vers le bas. De nouvelles cartes occupent ensuite les emplacements libres, du plus petit numéro au plus grand. Ouvriers et Influences suivent leur carte.
    .title = Compléter les rangées
WF-ACQ-11 = Quand une pioche est vide, les emplacements qui ne peuvent plus être remplis restent vides ; rien n’est remélangé.
    .title = Pioche vide
WF-ACQ-12 = Au tour où vous acquérez une carte, seuls son effet immédiat et ses Liens de Connexion agissent. Un nouveau Point de Vue ne s’active pas, une nouvelle carte Villageois ne donne ni Bien ni capacité (au Repos non plus), et un nouvel emplacement de Dé reste fermé.
    .title = Les nouvelles cartes attendent

chapter-kinds = Les cinq sortes de cartes

WF-LND-01 = Ajoutez une carte Terre à l’extrémité gauche de votre panorama. Une Ville apporte un emplacement de Dé, un Point de Vue un avantage durable. L’effet immédiat, s’il y en a un, s’obtient une fois.
    .title = Les cartes Terre
WF-LND-02 = Un Point de Vue s’active quand vous acquérez une carte Terre, Eau ou Espace ou une tuile Amélioration Spéciale montrant un Picto qu’il indique ou, s’il indique les Villageois, quand vous acquérez une carte Villageois. Vous pouvez alors utiliser son effet et la capacité de la carte Villageois glissée dessous, dans un ordre ou dans l’autre. Peu importe comment vous avez obtenu la carte.
    .title = Activer un Point de Vue
WF-LND-03 = Une carte ou une tuile active chacun de vos Points de Vue une fois au plus, quel que soit le nombre de Pictos qui correspondent. Une carte à 3 Comètes, ou une Ville avec Observatoire et Bibliothèque, ne compte que pour une occasion. Plusieurs Points de Vue peuvent s’activer avec la même carte.
    .title = Une fois par Point de Vue
WF-LND-04 = Les Pictos imprimés sur une carte Villageois disent seulement où la glisser. Ils n’activent aucun Point de Vue.
    .title = Pictos des cartes Villageois
WF-WAT-01 = Ajoutez une carte Eau à l’extrémité droite de votre panorama. Un Port apporte un emplacement de Dé ; une Haute Mer donne une fois l’effet inscrit en bas.
    .title = Les cartes Eau
WF-WAT-02 = Les quatre barres sont, de haut en bas : Influence sur une Guilde, Pièce, Provision, Influence sur une carte. Là où le bord gauche de votre nouvelle carte porte un éclair et où sa voisine de gauche montre un effet sur la même barre, vous gagnez cet effet. Votre première carte Eau se raccorde au Port préimprimé : 1 Influence jaune, 1 Pièce, 1 Provision et 1 Influence sur une carte.
    .title = Liens de Connexion
WF-SPC-01 = Chaque carte Espace se place au-dessus d’une de vos cartes Terre ou Eau, une par carte. Il n’y a plus de place au-dessus du Plateau de Joueur : la Caravane surmonte la Ville et le centre, les Étoiles préimprimées surmontent le Port. Vous ne pouvez donc acquérir qu’autant de cartes Espace que vous avez acquis de cartes Terre et Eau ; sans place libre, vous ne pouvez pas en acquérir. L’endroit exact est sans effet : la place la plus proche du Plateau de Joueur est utilisée.
    .title = La place des cartes Espace
WF-SPC-02 = L’effet immédiat d’une carte Espace s’obtient une fois, après l’ajout de la carte à votre panorama.
    .title = Effet immédiat d’une carte Espace
WF-INS-01 = Glissez une nouvelle carte Inspiration sous une de vos cartes Espace qui n’en a pas ; les Étoiles préimprimées conviennent. Ou défaussez-la, ce qui est toujours permis : elle va face cachée sous sa pioche et, sans placer d’Ouvrier, vous résolvez l’action Ouvrier de l’emplacement d’où elle vient. De bas en haut : 2 Provisions ; 1 Provision et 1 Influence sur une Guilde au choix ; 1 Pièce et rafraichir un Dé ; 2 Pièces.
    .title = Glisser ou défausser une Inspiration
WF-INS-02 = Que vous glissiez la carte ou la défaussiez, vous l’acquérez d’abord : payez l’adversaire s’il le faut, prenez les Ouvriers et rendez l’Influence.
    .title = Acquise avant d’être défaussée
WF-INS-03 = Une carte Inspiration glissée reste à sa place jusqu’à la fin de partie.
    .title = Une Inspiration ne bouge plus
WF-FLK-01 = Glissez une carte Villageois sous une de vos cartes Terre ou Eau qui n’en a pas encore et qui montre au moins un des Pictos demandés. La Ville et le Port préimprimés conviennent ; le centre du Plateau de Joueur, non. Sans une telle place, vous ne pouvez pas acquérir la carte.
    .title = Glisser une carte Villageois
WF-FLK-02 = Une carte Villageois n’aide que la carte qui la recouvre. Ses Biens servent à un Dé placé là. Sa capacité agit quand vous y placez un Dé, quand ce Point de Vue s’active ou, pour une capacité de Repos (toujours sous une Haute Mer), quand vous vous reposez avec 1 Dé au plus dans votre réserve.
    .title = Ce que font les Villageois
WF-FLK-03 = Vous pouvez utiliser la capacité du Villageois avant ou après celle de la carte qui le recouvre.
    .title = Avant ou après la carte

chapter-caravan = Tuiles Amélioration et Caravane

WF-UPG-01 = Une tuile Basique coûte 2 Pièces. Les autres coûtent 3 Pièces ou 2 Influences de leur couleur : jaune pour Terre, bleue pour Eau, noire pour Espace. Payez le tout d’une seule façon. Les tuiles Spéciales n’ont pas de coût.
    .title = Prix des tuiles Amélioration
WF-UPG-02 = Choisissez n’importe quel modèle du bon type encore présent sur le Plateau Principal, pourvu que vous puissiez le placer aussitôt selon les règles. S’il n’en reste pas ou si aucune tuile ne tient, l’effet ne donne rien.
    .title = Choisir une tuile Amélioration
WF-UPG-03 = La Caravane a 6 colonnes et 3 lignes, moins les coins du haut où sont imprimés le Dromadaire (colonne 1) et le Télescope (colonne 6) : 16 cases. Les tuiles Basiques et Spéciales occupent 1 case, les tuiles Terre et Eau 2 cases côte à côte, les tuiles Espace 2 cases l’une sur l’autre. Les tuiles ne peuvent ni se chevaucher, ni dépasser, ni pivoter.
    .title = Placer une tuile Amélioration
WF-UPG-04 = En plaçant une tuile Amélioration Terre ou Eau, vous choisissez la face visible.
    .title = Recto ou verso
WF-UPG-05 = Une tuile placée ne se déplace plus et ne se retire plus.
    .title = Des tuiles définitives
WF-UPG-06 = Chaque icône imprimée que recouvre une tuile donne son effet une fois, aussitôt. Résolvez-les dans n’importe quel ordre, avec les Points de Vue qu’activent les Pictos d’une tuile Spéciale.
    .title = Recouvrir des icônes
WF-UPG-07 = Les PV imprimés sur les tuiles ne comptent qu’en fin de partie. Les Pictos des tuiles Spéciales valent en tout point ceux des cartes.
    .title = PV et Pictos des tuiles

chapter-end = Fin de partie et calcul des scores

WF-END-01 = Le premier marqueur Journal à entrer dans la colonne 10 déclenche la fin de partie. Ce tour s’achève ; puis chacun, dans l’ordre du tour, joue un dernier tour, en finissant par celui qui a déclenché la fin. Vient alors le calcul des scores.
    .title = Les derniers tours
WF-END-02 = Les joueurs qui atteignent ensuite la colonne 10 n’y changent rien : le nombre de derniers tours reste le même.
    .title = Arrivées suivantes
WF-SCO-01 = Pour chaque Picto primaire (Ville, Point de Vue, Port, Haute Mer), comptez combien vous en avez. Jusqu’à 1, vous marquez 0 PV ; 2 valent 2 PV, 3 en valent 3, 4 en valent 5, 5 en valent 8, 6 en valent 12, 7 ou plus en valent 16.
    .title = Les lots
WF-SCO-02 = Chaque série d’une Ville, d’un Point de Vue, d’un Port et d’une Haute Mer rapporte 5 PV : 5 fois le nombre du Picto primaire que vous avez le moins. Les mêmes Pictos comptent aussi dans les lots.
    .title = Les séries
WF-SCO-03 = Chaque carte Espace rapporte ce qui est imprimé dessus. Les Étoiles préimprimées donnent 1 PV par paire carte Villageois et tuile Amélioration : le plus petit des deux nombres, votre carte Villageois préimprimée et les tuiles de tout type comprises.
    .title = Les cartes Espace
WF-SCO-04 = Si l’objectif d’une carte Inspiration est atteint en fin de partie, la carte Espace qui la recouvre compte double ; sinon, rien ne change. Tout ce que vous possédez alors compte, y compris les Pièces et les Provisions de votre réserve.
    .title = Objectifs des cartes Inspiration
WF-SCO-05 = Si vous avez plus de Pictos Comète que chacun de vos adversaires, vos cartes Comète valent 4 PV chacune ; sinon, leur valeur imprimée, de 1 à 3. Une égalité en tête ne profite à personne. En mode solo, la piste Comètes de l’IA tient lieu de ses Pictos Comète.
    .title = Le plus de Comètes
WF-SCO-06 = Le Soleil et la Lune valent 3 PV chacun, ou 7 PV chacun si vous avez les deux. Une carte Planète vaut 1 PV, plus 1 PV pour chacun de vos Pictos Planète, le sien compris.
    .title = Soleil, Lune et Planètes
WF-SCO-07 = Additionnez les PV imprimés sur toutes vos tuiles Amélioration.
    .title = Les PV de la Caravane
WF-SCO-08 = Celui qui a le plus d’Influences dans une Guilde y marque 3 PV. Une égalité ne rapporte rien à personne, une Guilde vide non plus.
    .title = Majorités dans les Guildes
WF-SCO-09 = Le plus grand total de PV l’emporte. Une égalité se départage par le plus d’Influences dans la Guilde noire, puis dans la jaune, puis dans la bleue ; si elle demeure, la victoire est partagée.
    .title = Victoire et égalité
WF-SCO-10 = Pièces, Provisions, Ouvriers, Dés et Influences sur les cartes ne valent aucun PV à la fin.
    .title = Restes sans valeur

chapter-solo = Mode solo : l’IA et son tour

WF-AI-01 = Préparez une partie à 2 joueurs. Choisissez ou tirez le Plateau IA que vous affronterez : IA Espace, IA Amélioration, IA Villageois ou IA Journal. Vous recevez au hasard l’un des trois autres Plateaux de Joueur.
    .title = Préparer une partie solo
WF-AI-02 = L’IA n’a ni Dés, ni Pièces, ni Provisions. Ses marqueurs commencent sur la case en haut à gauche de la piste Ressources (case 0), sur le 0 de la piste Comètes et au début de la piste Journal ; elle a 1 Ouvrier jaune, 1 Ouvrier bleu, et 1 Influence dans chacune des Guildes jaune et bleue. Vous jouez toujours en premier, avec 3 Pièces, 2 Provisions et 1 Influence bleue ; l’IA joue en second.
    .title = Le départ de l’IA
WF-AI-03 = L’IA n’est jamais à court d’Influence.
    .title = Influence illimitée de l’IA
WF-AI-04 = Mélangez les 6 cartes Planification, 3 bleues et 3 rouges, en une pioche face cachée.
    .title = Cartes Planification
WF-AI-05 = Si 3 cartes Planification face visible sont d’une même couleur quand son tour commence, l’IA se repose ; sinon, elle révèle une carte Planification. Un Repos vient donc après 3 à 5 cartes.
    .title = Révéler ou se reposer
WF-AI-06 = La nouvelle carte Planification se place à droite de celles déjà visibles et compte aussitôt pour la valeur totale, la majorité de couleur et la priorité des tuiles Amélioration Spéciale. D’abord, le marqueur Ressources avance dans le sens horaire de la Valeur en Pièces de la carte. Le passage de la case 4 à la case 5 donne un bonus : IA Espace 1 Comète, IA Amélioration 1 Influence jaune, IA Villageois une carte Villageois, IA Journal 1 Influence noire. Puis l’IA fait la Première Action si elle est alors possible, sinon la Seconde Action, jamais les deux.
    .title = Révéler une carte Planification
WF-AI-07 = Une Première Action qui dépense de l’Influence est possible si l’IA a cette Influence dans la Guilde et si la rangée visée contient une carte. Une Première Action qui place un Ouvrier est possible si l’IA a un Ouvrier nommé et une carte où il peut aller. L’Influence dépensée n’est pas rendue quand vous refusez des cartes.
    .title = Première Action possible ou non
WF-AI-08 = Les rangées sont complétées à la fin du tour de l’IA. D’ici là, les emplacements où elle a pris des cartes restent vides.
    .title = Compléter après l’IA
WF-AI-09 = Si la dernière carte Planification montre une Comète, l’IA monte d’abord d’une case sur la piste Comètes. Ensuite, selon son plateau : IA Espace une carte Espace, IA Amélioration une tuile Amélioration, IA Villageois une carte Villageois, IA Journal 1 Influence sur une carte. Puis elle complète le Journal. Enfin, les 6 cartes Planification sont mélangées en une nouvelle pioche.
    .title = L’IA se repose
WF-AI-10 = Pour son Objectif Principal, l’IA Espace acquiert une carte Espace, l’IA Amélioration une tuile Amélioration, l’IA Villageois une carte Villageois, et l’IA Journal complète le Journal.
    .title = L’Objectif Principal de l’IA

chapter-solo-choices = Mode solo : comment l’IA choisit

WF-AI-11 = L’IA ne paye que les coûts des cartes Planification. Elle ne tient compte ni des exigences de la piste Journal, ni des conditions de placement des cartes et des tuiles, ni d’aucune icône des cartes et tuiles qu’elle acquiert. Les PV de ses tuiles comptent.
    .title = Ce que l’IA ignore
WF-AI-12 = L’IA résout les autres icônes comme vous, avec quelques échanges. Chaque Pièce ou Provision avance son marqueur Ressources d’une case, bonus de la case 4 à la case 5 compris ; un nouveau Dé devient une tuile Amélioration (Basique, Terre, Eau ou Espace) ; rafraichir devient récupérer un Ouvrier ; augmenter ou diminuer un Dé devient 1 Influence sur une carte.
    .title = Icônes échangées
WF-AI-13 = L’IA résout les icônes d’un emplacement de gauche à droite, sans en omettre. Elle ne passe que celles qu’elle ne peut pas faire.
    .title = De gauche à droite
WF-AI-14 = La piste Comètes va de 0 à 10 ; au-delà, les Comètes sont perdues. Les Comètes des cartes Espace et des tuiles n’avancent jamais le marqueur de l’IA.
    .title = Les Comètes de l’IA
WF-AI-15 = L’IA n’utilise jamais les capacités des Guildes jaune et bleue. Elle n’use de celle de la Guilde noire que pour son déplacement supplémentaire sur la piste Journal.
    .title = L’IA et les Guildes
WF-AI-16 = Le marqueur Ressources fixe la couleur : noir sur les cases 0 à 2 (ligne du haut), bleu sur 3 et 4 (milieu à droite, bas à droite), jaune sur 5 et 6 (bas au milieu, bas à gauche), vert sur 7 (milieu à gauche). Si cette couleur ne sert à rien, l’IA essaye la suivante dans le sens horaire : noir, bleu, jaune, vert, puis de nouveau noir. Noir désigne l’Espace, bleu l’Eau, jaune la Terre, vert les cartes Villageois ou les tuiles Basiques.
    .title = Priorité de couleur
WF-AI-17 = Additionnez les Valeurs en Pièces des 2 dernières cartes Planification visibles (de la seule s’il n’y en a qu’une, 0 s’il n’y en a pas). Les emplacements sont essayés dans cet ordre, 1 étant le plus proche du centre : total 0 ou 1 : 1, 2, 3, 4 ; total 2 : 2, 3, 4, 1 ; total 3 : 3, 2, 1, 4 ; total 4 : 4, 3, 2, 1. Avec trois piles de tuiles : total 0 ou 1 : 1, 2, 3 ; total 2 : 2, 3, 1 ; total 3 ou 4 : 3, 2, 1. L’IA prend le premier choix possible.
    .title = Valeur totale
WF-AI-18 = Les tuiles Espace (noires), Eau (bleues) et Terre (jaunes) forment 3 piles chacune et suivent l’ordre à trois piles. Les tuiles Basiques (vertes) forment 4 piles et suivent le même ordre que les cartes.
    .title = Trois ou quatre piles
WF-AI-19 = Pour les cartes Inspiration, l’IA regarde la ligne de son marqueur Ressources et non la valeur totale. Ligne du haut (cases 0 à 2) : deuxième carte en partant du haut ; ligne du milieu (3 et 7) : troisième ; ligne du bas (4 à 6) : la plus basse. Si ce choix est impossible, elle continue vers le bas, et de la plus basse revient à la plus haute.
    .title = Choisir une carte Inspiration
WF-AI-20 = L’IA essaye les couleurs nommées par la carte Planification, le vert d’abord, et passe celle qu’elle ne peut pas placer. Vert va sur Villageois, jaune sur Terre, bleu sur Eau, à l’emplacement que la valeur totale met en premier parmi les cartes sans Ouvrier de cette couleur. Elle saute aussi un emplacement dont aucune icône ne lui servirait. Puis elle résout l’action de l’emplacement.
    .title = L’IA place un Ouvrier
WF-AI-46 =
    Ce que fait l’IA, de l’emplacement 1 à l’emplacement 4 :
    Villageois : une carte Espace ; 1 Influence noire, 1 jaune et 1 bleue ; une tuile Amélioration Basique ; Compléter le Journal, puis marqueur Ressources 1 case.
    Terre : une carte Villageois, puis 1 Influence sur une carte ; marqueur Ressources 2 cases, puis 1 Influence jaune ; une tuile Amélioration Terre ; la première carte de la pioche Terre.
    Eau : récupérer un Ouvrier, puis deux fois 1 Influence sur une carte ; marqueur Ressources 2 cases, puis 1 Influence bleue ; une tuile Amélioration Eau ; la première carte de la pioche Eau.
    .title = Les actions Ouvrier de l’IA
WF-AI-21 = Là où vous payeriez 3 Provisions pour piocher 3 cartes Terre ou Eau, l’IA prend simplement la première carte de cette pioche. Le reste de la pioche ne change pas ; si elle est vide, l’IA n’obtient rien.
    .title = L’IA et la pioche
WF-AI-22 = Au tour où elle place un Ouvrier, l’IA ne peut ni récupérer cet Ouvrier, ni acquérir la carte qui le porte.
    .title = L’Ouvrier que l’IA place
WF-AI-23 = L’IA récupère un Ouvrier vert si elle le peut. Sinon, la priorité de couleur choisit entre bleu et jaune : jaune d’abord si le marqueur est sur le jaune, bleu d’abord dans les autres cas. Entre plusieurs de cette couleur, l’emplacement que la valeur totale met en premier décide, puis, à égalité, la rangée que la priorité de couleur met en premier ; l’Inspiration, comptée depuis le bas, vient en dernier.
    .title = L’IA récupère un Ouvrier
WF-AI-24 = Sur la piste Journal, l’IA prend les Ouvriers verts tout comme un joueur.
    .title = Ouvriers verts pour l’IA
WF-AI-25 = Entre deux chemins, l’IA prend le chemin supérieur si la plupart des cartes Planification visibles sont bleues, le chemin inférieur si la plupart sont rouges ; à égalité, la dernière carte décide. S’il n’y a qu’un chemin, elle le prend. Le chemin supérieur est celui qui arrive le plus haut : au départ du haut des colonnes 2 et 6, c’est la tache d’encre du bord, qui saute une colonne ; au départ du bas de ces colonnes, la tache du bord est le chemin inférieur.
    .title = Le chemin de l’IA
WF-AI-26 = L’IA n’entre jamais sur l’emplacement du milieu parmi ses trois emplacements finaux. Depuis le haut de la colonne 9, bleu mène au premier emplacement final en partant du haut et rouge au troisième ; depuis le bas, bleu mène au troisième et rouge au cinquième. Si vous y êtes déjà, elle prend l’autre des deux.
    .title = L’emplacement final de l’IA
WF-AI-27 = L’IA reçoit les récompenses des emplacements qu’elle atteint. Dans la dernière colonne, elle prend toujours la tuile Amélioration Spéciale, jamais la carte Inspiration.
    .title = Récompenses Journal de l’IA
WF-AI-28 = Avant que l’IA complète le Journal, comparez les colonnes : un second pas lui coûtera 1 Influence noire si elle est derrière vous, 2 à hauteur égale, 3 si elle est devant. Si, après le premier pas et ses récompenses, elle en a autant dans la Guilde noire, elle les dépense, avance encore et reçoit aussi ces récompenses. Il n’y a pas de second pas si le premier a atteint la colonne 10.
    .title = Le second pas de l’IA
WF-AI-29 = Un second pas n’en entraîne jamais un troisième, et l’IA ne complète le Journal qu’une fois par tour, hormis ce second pas.
    .title = Pas de troisième pas
WF-AI-30 = L’IA range ses cartes en quatre piles : Villageois, Terre et Eau, Espace, Inspiration. Elle prend les Ouvriers de la carte qu’elle acquiert, et toute Influence présente revient à son propriétaire. Elle n’a pas besoin de place pour les cartes Espace.
    .title = L’IA acquiert des cartes
WF-AI-31 = Dans la rangée concernée, l’IA prend le premier emplacement occupé selon la valeur totale, sauf une carte où elle a placé un Ouvrier ce tour-ci ; pour l’Inspiration, elle suit l’ordre propre à ces cartes. S’il n’y a pas de carte, elle n’obtient rien, et elle ne se tourne jamais vers une autre rangée.
    .title = Quelle carte elle prend
WF-AI-32 = Si le type est libre, la priorité de couleur désigne Basique, Terre, Eau ou Espace ; dans ce type, l’IA prend la première pile non vide selon la valeur totale. Les couleurs sans tuile sont passées, et s’il ne reste rien elle n’obtient rien. Si le type est imposé et épuisé, elle n’obtient rien non plus.
    .title = Les tuiles Amélioration de l’IA
WF-AI-33 = La dernière carte Planification désigne une tuile Amélioration Spéciale. Si elle n’est plus là, l’IA prend la suivante dans le sens horaire : les emplacements 1 à 5 sont la ligne du bas de droite à gauche, les 6 à 10 la ligne du haut de gauche à droite, puis de nouveau le 1. S’il n’en reste aucune, elle n’obtient rien.
    .title = Les tuiles Spéciales de l’IA
WF-AI-34 = La Caravane de l’IA a 7 colonnes et 3 lignes et se remplit le long d’un chemin sinueux : ligne du bas vers la droite, ligne du milieu vers la gauche, ligne du haut vers la droite. Une tuile de 1 case prend la case suivante, une tuile de 2 cases les deux suivantes, tournée s’il le faut, même dans un angle. Toute icône recouverte est résolue aussitôt, dans l’ordre du chemin.
    .title = La Caravane de l’IA
WF-AI-35 = Une tuile qui ne tient plus est posée à côté du Plateau IA : elle ne recouvre aucune icône, mais ses PV comptent. Une tuile de 1 case peut encore prendre plus tard la dernière case libre.
    .title = Quand la Caravane est pleine
WF-AI-36 = La priorité de couleur donne la rangée et la valeur totale l’emplacement, parmi les cartes sans aucune Influence. Si une rangée est vide ou toute influencée, la couleur suivante est essayée. L’IA n’influence jamais les cartes Inspiration, et si toutes les autres sont prises, elle ne fait rien.
    .title = L’IA influence une carte
WF-AI-37 = Quand l’IA peut choisir une Guilde, elle prend celle de sa couleur prioritaire ; le vert y vaut noir.
    .title = L’IA choisit une Guilde

chapter-solo-you = Mode solo : vous et l’IA

WF-AI-38 = Pour interagir avec une carte portant l’Influence de l’IA, payez 1 Pièce ou 1 Provision à la Réserve Principale ; le marqueur Ressources de l’IA avance alors d’une case. S’il passe ainsi de la case 4 à la case 5, le bonus est résolu après votre tour, mais avant que les rangées soient complétées, même si l’IA ne doit plus jouer.
    .title = Cartes influencées par l’IA
WF-AI-39 = Quand l’IA veut acquérir une carte portant votre Influence, ou y placer ou récupérer un Ouvrier, vous avez le choix. Laissez-la faire et prenez 1 Pièce ou 1 Provision de la Réserve Principale, ou payez 1 Pièce ou 1 Provision à la Réserve Principale pour qu’elle passe à son choix suivant. Vous pouvez payer de nouveau pour d’autres cartes à vous.
    .title = Cartes que vous influencez
WF-AI-40 = Vous ne pouvez pas refuser la dernière carte possible de cette rangée, ni le dernier Ouvrier récupérable. Avec votre Influence sur les 4 cartes Terre, vous pouvez refuser trois fois au plus ; l’IA prend alors son quatrième choix et vous recevez pour cela 1 Pièce ou 1 Provision.
    .title = Le dernier choix
WF-AI-41 = Refuser une carte protège aussi tous les Ouvriers qu’elle porte. Ce refus ne vaut que pour l’effet en cours. Quand l’IA récupère un Ouvrier, son choix suivant peut être tout autre Ouvrier à sa portée, dans son ordre habituel.
    .title = Portée d’un refus
WF-AI-42 = La fin de partie se déclenche comme d’habitude. Si c’est l’IA qui la déclenche, vous jouez encore un tour, puis l’IA son dernier ; si c’est vous, l’IA joue son dernier tour, puis vous le vôtre.
    .title = Fin d’une partie solo
WF-AI-43 = L’IA marque 1 PV par carte Villageois, 2 par carte Terre ou Eau, 3 par carte Espace, 4 par carte Inspiration, les PV imprimés sur ses tuiles, et 3 PV pour chaque Guilde où elle a plus d’Influences que vous. Comètes, Pictos, lots et séries ne lui rapportent rien.
    .title = Le score de l’IA
WF-AI-44 = Pour vos cartes Comète, vous en avez le plus si vos Pictos Comète dépassent le nombre atteint par l’IA sur sa piste Comètes.
    .title = Vos Comètes face à l’IA
WF-AI-45 = Vous gagnez si vous avez plus de PV que l’IA. Une égalité se départage comme d’habitude : le plus d’Influences noires, puis jaunes, puis bleues dans les Guildes, sinon victoire partagée.
    .title = Gagner contre l’IA

chapter-limits = Limites et variantes

WF-LIM-01 = Vous avez 15 Influences, pas davantage. Pièces et Provisions sont illimitées. Tuiles, cartes, Ouvriers et Dés se limitent au matériel du jeu ; une fois épuisés, ils ne sont pas remplacés.
    .title = Limites du matériel
WF-LIM-02 = Vous pouvez posséder autant de cartes, de Pièces, de Provisions et d’Ouvriers que vous voulez.
    .title = Possessions sans limite
WF-LIM-03 = Personne n’agit pendant le tour d’un autre joueur ; les adversaires peuvent seulement recevoir un paiement ou récupérer une Influence. En mode solo uniquement, vous décidez pendant le tour de l’IA de lui refuser ou non une carte portant votre Influence.
    .title = Pas d’interruption
WF-VAR-01 = Les parties ne varient que par les faces du Plateau Principal (8 combinaisons), les Plateaux de Joueur, les tuiles et les paquets de cartes. Il n’y a pas d’autre variante.
    .title = Variété des parties

chapter-setup = Mise en place

WF-SET-01 = Assemblez les trois sections de Plateau Principal. Chacune peut montrer l’une ou l’autre face, quelles que soient celles des deux autres et quel que soit le nombre de joueurs ; sans choix de votre part, les faces sont tirées au hasard.
    .title = Assembler le Plateau Principal
WF-SET-02 = Chacun des cinq paquets est mélangé et forme une pioche face cachée. Quatre cartes de chacun sont révélées et occupent, dans l’ordre, les emplacements 1 à 4.
    .title = Les rangées de cartes
WF-SET-03 = Les 10 tuiles Journal sont mélangées et posées face visible, une sur chacun des deux emplacements des colonnes 1, 3, 5, 7 et 9 de la piste Journal.
    .title = Poser les tuiles Journal
WF-SET-04 = Un Ouvrier vert attend entre les deux emplacements de chacune des colonnes 1, 3, 5 et 7 de la piste Journal.
    .title = Ouvriers verts sur la piste
WF-SET-05 = Les 10 tuiles Amélioration Spéciale sont toutes en jeu. De chaque modèle Basique, Terre, Eau et Espace, il y a autant d’exemplaires que de joueurs, et 2 en mode solo ; les autres restent dans la boite.
    .title = Tuiles Amélioration disponibles
WF-SET-06 = Chaque joueur reçoit un Plateau de Joueur au hasard, 15 Influences, 1 Ouvrier jaune, 1 Ouvrier bleu, 5 Dés (2 dans la réserve près des Minarets, 3 lancés et mis dans sa réserve) et un marqueur Journal posé au début de la piste Journal. Les quatre Caravanes cachent les mêmes bonus à des endroits différents : 2 Pièces, 3 Provisions, un déplacement d’Influence entre Guildes, une Influence sur une carte et un Dé à rafraichir. À moins de 4, les Ouvriers en trop retournent dans la boite, mais les 4 verts servent toujours.
    .title = Mise en place des joueurs
WF-SET-07 = Le 1er joueur est tiré au sort et l’on joue dans le sens horaire. Le 1er a 3 Pièces, 2 Provisions et 1 Influence dans la Guilde bleue. Le 2e a 3 Pièces et 2 Provisions, le 3e 4 Pièces et 2 Provisions, le 4e 4 Pièces et 3 Provisions, chacun avec 1 Influence dans la Guilde bleue et 1 dans la jaune. Ces Influences font partie de vos 15.
    .title = Ressources de départ

chapter-box = Le matériel et le Plateau Principal

WF-CMP-01 = Le jeu compte 36 cartes Villageois (vertes), 36 cartes Espace (noires), 36 cartes Terre (jaunes), 36 cartes Eau (bleues), 16 cartes Inspiration (blanches) et, pour le seul mode solo, 6 cartes Planification. S’y ajoutent 10 tuiles Journal et 62 tuiles Amélioration : 4 exemplaires de chacun des 4 modèles Basique (verts), 3 Terre (jaunes), 3 Eau (bleus) et 3 Espace (noirs), plus 10 Spéciales uniques (roses). Chaque couleur de joueur a 5 Dés, 15 Influences et 1 marqueur Journal ; tous se partagent 12 Ouvriers (4 verts, 4 jaunes, 4 bleus), 48 Pièces et 48 Provisions. Le Plateau Principal a 3 sections à deux faces, et chacun des 4 Plateaux de Joueur porte un Plateau IA au dos.
    .title = Le contenu du jeu
WF-CMP-02 = Les trois sections du Plateau Principal sont côte à côte. Cinq rangées de 4 cartes face visible les entourent, chacune avec sa pioche face cachée : Villageois en haut à gauche, Espace en haut à droite, Terre en bas à gauche, Eau en bas à droite, Inspiration en colonne sur le bord droit. Chaque emplacement Villageois, Terre, Eau et Inspiration porte une action Ouvrier ; chaque emplacement Espace indique plutôt un prix de 3, 4, 4 ou 5 Pièces.
    .title = Le Plateau Principal
WF-CMP-03 = Les emplacements d’une rangée sont numérotés de 1 à 4. Les cartes glissent vers l’emplacement 1 et les nouvelles entrent par l’emplacement 4, à côté de la pioche. L’emplacement 1 est le plus à droite pour les Villageois et la Terre, le plus à gauche pour l’Espace et l’Eau, le plus bas pour l’Inspiration.
    .title = Numéros des emplacements
WF-CMP-04 = La piste Journal compte 28 emplacements dans les colonnes 0 à 10, soit 1, 2, 3, 2, 3, 2, 3, 2, 3, 2 et 5. Des taches d’encre les relient ; chacune appartient à une section du Plateau Principal, dont la face visible fixe l’exigence. Depuis l’emplacement du haut et celui du bas des colonnes 2 et 6, une tache de plus longe le bord et mène directement, deux colonnes plus loin, à l’emplacement du haut ou du bas.
    .title = La piste Journal
WF-CMP-05 = Chacun des trois Minarets représente une Guilde : la Guilde de la Science (noire), la Guilde du Commerce (jaune) et la Guilde de l’Exploration (bleue). Une Guilde accueille autant d’Influences que l’on veut.
    .title = Les trois Guildes
WF-CMP-13 = L’ordre de toutes les pioches est secret, cartes Planification comprises. Si vous piochez 3 cartes, vous seul les voyez ; celle que vous gardez devient publique, et vous seul savez ce que vous avez remis et dans quel ordre. Tout le reste est visible : taille des pioches, cartes Inspiration défaussées, Dés, Pièces, Provisions, Influences, Ouvriers et panoramas. Le hasard ne tient qu’aux mélanges et aux lancers de Dés.
    .title = Informations visibles et cachées
