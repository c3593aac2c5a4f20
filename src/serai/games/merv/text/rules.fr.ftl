### Merv, le cœur de la route de la soie : les règles (français)
### Un message « chapter-… » ouvre un chapitre : son titre et parfois un .text ; les règles qui suivent en font partie.
### Un message par règle ; l’attribut .title en est le titre court.

chapter-aim = Le but du jeu
    .text =
        Vous bâtissez à Merv, le cœur de la route de la soie. Les bâtiments apportent des cubes, et les cubes payent tout ce qui rapporte : épices, courtisans, parchemins, marchandises, mosquée. Dès la deuxième année, les Mongols attaquent, et ce que ni remparts ni soldats ne protègent peut tomber.
        Les points viennent :
        - des contrats, de la mosquée et des deux pistes, aussitôt (MV-CONT-05, MV-MOS-03, MV-EFF-04) ;
        - de vos courtisans, à la fin de chacune des trois années, contre 1 faveur chacun (MV-SCORE-01, MV-SCORE-02) ;
        - de vos bâtiments encore debout à la fin de chaque année (MV-SCORE-04) ;
        - des lots d’épices différentes, une seule fois, tout à la fin (MV-FINAL-01).
        Celui qui a le plus de points gagne. (MV-FINAL-02)
        Seul, vous affrontez le magistrat corrompu ; seul ou à deux, le grand courtisan bâtit aussi. (MV-SOLO-01, MV-2P-01)

chapter-turn = Un tour pas à pas
    .text =
        Une année compte quatre tours, un sur chaque côté de la ville. À chaque tour, chaque maître d’œuvre joue une fois : (MV-FLOW-01, MV-FLOW-02)
        - Placez votre maître d’œuvre dans une zone d’action libre. Elle fait face à une colonne ou à une rangée de la ville : votre ligne. (MV-TURN-01)
        - Activez un quartier de cette ligne. S’il est vide, vous y construisez ; s’il porte un bâtiment, à vous ou non, vous l’utilisez. (MV-TURN-02, MV-TURN-03)
        - Prenez vos cubes : un pour chaque bâtiment de la ligne qui appartient au propriétaire du bâtiment activé. Si c’est un autre joueur, il en gagne aussi. (MV-TURN-05, MV-TURN-06)
        - Réalisez une action : celle du quartier activé, ou des faveurs, ou un soldat. (MV-TURN-08)
        Les six actions des quartiers :
        - Caravansérail : des cartes Caravane et leurs épices (MV-CAR-01).
        - Palais : des courtisans, qui rapportent chaque année (MV-PAL-01).
        - Bibliothèque : des parchemins, et une découverte tous les deux (MV-LIB-01, MV-LIB-03).
        - Routes commerciales : des comptoirs et des marchandises (MV-TRD-01).
        - Mosquée : des pas sur sa piste, chacun avec sa récompense (MV-MOS-01).
        - Remparts : des murs et des portes, qui protègent et donnent de l’influence (MV-WAL-01, MV-WAL-04).
        Si le marché aux chameaux est dans votre ligne, vous pouvez y commercer ; les contrats se remplissent à tout moment de votre tour. (MV-MKT-01, MV-CONT-01)
        Après le tour, les maîtres d’œuvre se rangent à l’angle suivant ; laisser un chameau permet de passer devant. (MV-END-01, MV-END-03)
        Les années 2 et 3 finissent par une invasion, chaque année par un décompte. (MV-INV-01, MV-SCORE-01)

chapter-years = Années, tours et file

MV-FLOW-01 = Il y a trois années de quatre tours. Les années 2 et 3 finissent par une invasion, chaque année par un décompte ; après l’année 3, les épices rapportent.
    .title = Une année
MV-FLOW-02 = Le tour 1 se joue au nord, le 2 à l’est, le 3 au sud, le 4 à l’ouest ; on avance dans le sens horaire.
    .title = Autour de la ville
MV-FLOW-03 = À chaque tour, chaque maître d’œuvre joue une fois, dans l’ordre de la file.
    .title = Chacun une fois
MV-FLOW-04 = Aux tours 1 et 3 la ligne active est une colonne, aux tours 2 et 4 une rangée.
    .title = Colonnes et rangées
MV-END-01 = Après le tour, les maîtres d’œuvre vont à l’angle suivant, du plus en arrière au plus en avant.
    .title = Vers l’angle suivant
MV-END-02 = Chacun prend la dernière place libre de la file.
    .title = La dernière place
MV-END-03 = Vous pouvez laisser un chameau sur une place libre pour la passer, tant que vous avez des chameaux et qu’il reste une place.
    .title = Passer devant
MV-END-04 = En prenant une place, vous prenez aussi tous les chameaux qui s’y trouvent.
    .title = Chameaux de la file
MV-END-05 = Cela se fait aussi après le dernier tour : l’ordre départage en dernier.
    .title = À chaque tour

chapter-turns = Votre tour

MV-TURN-01 = Placez votre maître d’œuvre dans une zone libre du côté, dont la ligne a un quartier que vous pouvez activer.
    .title = Choisir une zone
MV-TURN-02 = Activez un quartier de la ligne, vide ou portant le bâtiment de n’importe qui.
    .title = Activer un quartier
MV-TURN-03 = Sur un quartier vide, vous devez construire. Sans bâtiment restant, vous n’activez que des quartiers bâtis.
    .title = Construire
MV-TURN-04 = Si aucune ligne libre n’a de quartier permis, allez dans une zone libre, n’activez rien, et gagnez des faveurs ou déployez.
    .title = Rien à activer
MV-TURN-05 = Chaque bâtiment de la ligne du même propriétaire que le bâtiment activé vous donne un cube de son quartier : blanc à la place avec une amélioration blanche, un de plus avec une amélioration bonus.
    .title = Cubes
MV-TURN-06 = Un autre joueur dont vous activez le quartier gagne tout ce que celui-ci produit, et un cube pour chaque amélioration de ses autres bâtiments de la ligne.
    .title = Le propriétaire aussi
MV-TURN-07 = Les bâtiments du grand courtisan ne produisent que pour le joueur actif.
    .title = Rien pour le grand courtisan
MV-TURN-08 = Réalisez ensuite une seule action : celle du quartier, gagner des faveurs, ou déployer un soldat. Toute partie facultative peut être laissée.
    .title = Une action
MV-TURN-09 = Une amélioration sur un quartier vide y reste, pour le prochain qui y construit.
    .title = Les améliorations restent

chapter-pay = Payer

MV-PAY-01 = Un cube d’une couleur se paie de cette couleur ou en blanc.
    .title = Blanc pour tout
MV-PAY-02 = Payez avec tout mélange permis. On ne vous le demande que si le choix importe.
    .title = À votre façon
MV-PAY-03 = Un achat est payé entièrement avant d’être reçu.
    .title = Payer d’abord
MV-PAY-04 = Ce qu’un achat a donné peut servir à l’achat suivant de la même action.
    .title = Les gains servent

chapter-caravansary = Caravansérail

MV-CAR-01 = Prenez autant de cartes Caravane que vous voulez, un cube chacune. Les cubes de couleur de l’action sont tous de la même couleur ; les blancs se mêlent librement.
    .title = Acheter des cartes
MV-CAR-02 = Vous pouvez prendre une carte avec chameau, ou la première carte sans chameau.
    .title = Cartes accessibles
MV-CAR-03 = À tout moment de l’action, vous pouvez poser un de vos chameaux sur la première carte qui n’en a pas.
    .title = Placer des chameaux
MV-CAR-04 = Le chameau d’une carte prise est aussitôt à vous.
    .title = Prendre des chameaux
MV-CAR-05 = Après la dernière carte, la rivière se resserre vers l’avant et se complète à huit ; les nouvelles cartes n’ont pas de chameau.
    .title = Recompléter
MV-CAR-06 = Vous n’avez jamais plus d’épices différentes que votre influence ne permet. On ne défausse pas de carte.
    .title = Limite d’épices
MV-CAR-07 = Après avoir recomplété, chaque nouvelle paire d’une épice donne son effet ; l’ordre est au choix.
    .title = Paires
MV-CAR-08 = Vous pouvez ne prendre aucune carte.
    .title = Aucune carte

chapter-palace = Palais

MV-PAL-01 = Placez autant de courtisans que vous voulez. Le premier coûte un cube de la couleur de la salle, le deuxième deux, et ainsi de suite.
    .title = Prix des courtisans
MV-PAL-02 = Une salle accueille trois courtisans de toutes couleurs ; plusieurs peuvent être à vous.
    .title = Salles
MV-PAL-03 = Le premier courtisan d’une salle vide rapporte 1 faveur à son joueur.
    .title = Premier d’une salle
MV-PAL-04 = Il vous faut un serviteur en réserve.
    .title = Serviteurs

chapter-library = Bibliothèque

MV-LIB-01 = Dépensez jusqu’à quatre cubes de couleurs différentes, blancs à volonté, et prenez un parchemin pour chacun.
    .title = Acheter des parchemins
MV-LIB-02 = Les parchemins bloqués comptent. Chaque niveau se fait une fois au plus par joueur ; au-delà de huit, plus de découverte.
    .title = Compter les parchemins
MV-LIB-03 = Au 2ᵉ, 4ᵉ, 6ᵉ et 8ᵉ parchemin, choisissez une découverte du niveau suivant. Celles des niveaux 3 et 4 font effet aussitôt, une seule fois.
    .title = Découvertes
MV-DISC-01 = Une fois par tour, en réalisant l’action de votre tuile comme action de quartier, vous dépensez un cube de moins au total.
    .title = Réduction
MV-DISC-02 = Une fois à chacun de vos tours, un cube de la couleur de la tuile vaut n’importe quelle couleur ; pas pour une rançon.
    .title = Conversion
MV-DISC-03 = Une tuile gagnée pendant un tour peut servir dans le reste de ce tour.
    .title = Aussitôt

chapter-trade = Routes commerciales

MV-TRD-01 = Établissez d’abord un comptoir si possible, gratuitement ; achetez ensuite des marchandises.
    .title = D’abord un comptoir
MV-TRD-02 = Un comptoir va dans une ville centrale, ou dans une ville extérieure derrière une centrale où vous en avez un. Un seul à vous par ville.
    .title = Où va un comptoir
MV-TRD-03 = Le premier comptoir d’une ville centrale vous donne son chameau, celui d’une ville extérieure 1 faveur.
    .title = Premier d’une ville
MV-TRD-04 = Sans disque ou sans ville permise, passez aux achats.
    .title = Pas de comptoir
MV-TRD-05 = Achetez au plus une marchandise par ville, à son coût : commune dans une ville centrale, rare dans une extérieure.
    .title = Acheter
MV-TRD-06 = Sans comptoir dans une ville, posez un chameau sur sa route ; une ville extérieure demande aussi votre comptoir, ou un chameau de cette action, pour sa ville centrale.
    .title = Chameaux sur les routes
MV-TRD-07 = Un chameau sur une route vaut pour toute l’action, même pour seulement passer.
    .title = Un chameau par route
MV-TRD-08 = À la fin, les chameaux vont sur les premières cartes sans chameau, puis au marché, puis hors du jeu.
    .title = Vider les routes

chapter-mosque = Mosquée

MV-MOS-01 = Avancez autant de fois que vous voulez, en payant chaque segment.
    .title = Monter
MV-MOS-02 = Le premier pas choisit l’un des quatre chemins ; ensuite il n’y a qu’une voie. Plusieurs disques peuvent partager une case.
    .title = Chemins
MV-MOS-03 = Chaque case atteinte donne aussitôt son effet et ses points.
    .title = Cases
MV-MOS-04 = Les quatre chemins deviennent deux au niveau 3 et un seul au niveau 6.
    .title = Les chemins se rejoignent

chapter-walls = Remparts

MV-WAL-01 = Construisez autant de murs et de portes que vous voulez, chacun à son coût.
    .title = Construire des remparts
MV-WAL-02 = Les remparts ne diffèrent que par leur coût.
    .title = Semblables
MV-WAL-03 = Les portes vont au milieu d’un côté, les murs sur les autres emplacements libres.
    .title = Emplacements
MV-WAL-04 = Pour chacun des deux quartiers derrière lui, gagnez 1 point d’influence pour votre bâtiment, 2 pour celui d’un autre.
    .title = Influence d’un rempart
MV-WAL-05 = Un rempart qui ne donne pas d’influence est permis. Un rempart n’est jamais retiré.
    .title = Sans influence

chapter-soldiers = Soldats

MV-SOLD-01 = Un soldat va sur un quartier bâti, sans soldat ni amélioration, et que les remparts ne protègent pas de tous côtés.
    .title = Où va un soldat
MV-SOLD-02 = Vous pouvez toujours renoncer. Sans serviteur ou sans place, il ne se passe rien.
    .title = Facultatif
MV-SOLD-03 = Gagnez 1 point d’influence, ou 2 si le bâtiment n’est pas à vous.
    .title = Influence d’un soldat
MV-SOLD-04 = Deux soldats se déploient l’un après l’autre, chacun à votre gré.
    .title = Deux soldats

chapter-market = Marché aux chameaux

MV-MKT-01 = Si le marché est dans votre ligne, vous pouvez y commercer une fois par tour, avant ou après votre action.
    .title = Quand commercer
MV-MKT-02 = Prenez tous les chameaux du marché, ou posez-en un sur un emplacement libre et gagnez son avantage.
    .title = Comment commercer
MV-MKT-03 = Vous pouvez choisir un emplacement dont l’avantage ne vous donne rien. Si tout est plein, on ne peut que prendre.
    .title = Sans profit

chapter-contracts = Contrats

MV-CONT-01 = Pendant votre tour, quand aucune étape n’est en cours, vous pouvez remplir des contrats disponibles.
    .title = Quand remplir un contrat
MV-CONT-02 = Votre influence doit avoir atteint le niveau du contrat.
    .title = Influence
MV-CONT-03 = Payez le cube du contrat.
    .title = Le cube
MV-CONT-04 = Les parchemins et marchandises demandés sont bloqués sur la carte : aucun autre contrat ne peut s’en servir, mais ils comptent partout ailleurs.
    .title = Bloquer
MV-CONT-05 = Marquez les points, prenez la récompense ; la carte suivante de la pile est disponible.
    .title = Récompense
MV-CONT-06 = Vous remplissez autant de contrats que vous voulez ; une pile vide n’offre rien.
    .title = Sans limite

chapter-gains = Pistes et effets

MV-TRK-01 = Un pas qu’aucune des deux pistes ne peut recevoir est perdu.
    .title = Pas de boucle
MV-TRK-02 = L’influence atteinte dit combien d’épices vous pouvez avoir et quels contrats remplir.
    .title = Repères d’influence
MV-EFF-04 = Avancez pas à pas et marquez les PV de chaque case atteinte. Sur la dernière case, un pas donne de l’influence.
    .title = Faveurs
MV-EFF-05 = De même sur la piste d’influence ; sur sa dernière case, un pas donne des faveurs. L’influence n’est jamais dépensée.
    .title = Influence
MV-EFF-06 = Les points s’additionnent ; la piste n’a pas de fin.
    .title = Points
MV-EFF-01 = Prenez les cubes blancs.
    .title = Cubes blancs
MV-EFF-03 = Prenez les marchandises.
    .title = Marchandises
MV-EFF-02 = Prenez les parchemins, puis faites chaque découverte nouvellement atteinte, la plus basse d’abord.
    .title = Parchemins
MV-EFF-08 = Placez une amélioration blanche sur l’un de vos quartiers qui n’en a pas ; un soldat présent rentre. Facultatif.
    .title = Amélioration blanche
MV-EFF-09 = De même avec une amélioration bonus au choix ; sa couleur est libre.
    .title = Amélioration bonus
MV-EFF-10 = Choisissez une des tuiles PV bonus restantes et gardez-la.
    .title = Tuile PV bonus
MV-EFF-11 = Prenez le chameau de la case s’il y est encore.
    .title = Chameau d’une case
MV-EFF-12 = Prenez une carte de la rivière permise par votre influence, avec son chameau ; on recomplète, et une paire fait effet. Facultatif.
    .title = Carte Caravane gratuite
MV-EFF-13 = Établissez un comptoir selon les règles et recevez gratuitement la marchandise de cette ville.
    .title = Comptoir gratuit
MV-EFF-14 = Avancez d’une case sans payer. Si vous n’êtes pas encore à la mosquée, choisissez un chemin ; en haut, il ne se passe rien.
    .title = Pas gratuit à la mosquée
MV-EFF-15 = Construisez un mur ou une porte sans payer, avec son influence. Facultatif.
    .title = Rempart gratuit
MV-EFF-16 = Placez un courtisan sans payer ; il compte dans le prix des suivants. Facultatif.
    .title = Courtisan gratuit
MV-EFF-17 = Un effet se résout aussitôt et entièrement. Les gains sont obligatoires ; placer ou prendre une pièce peut se refuser, sauf découvertes et tuiles bonus.
    .title = Ordre des effets

chapter-invasion = Invasion

MV-INV-01 = De chaque côté, les deux premiers quartiers de chaque ligne sont attaqués là où il n’y a pas de rempart. Un quartier n’est attaqué qu’une fois.
    .title = Attaques
MV-INV-02 = Les quartiers de la rangée et de la colonne du milieu sont attaqués d’un côté, les autres de deux.
    .title = Un côté ou deux
MV-INV-03 = Les remparts protègent un quartier quand chaque côté d’où on l’attaque en a un.
    .title = Protection complète
MV-INV-04 = Un soldat de n’importe quelle couleur protège le bâtiment.
    .title = Les soldats protègent
MV-INV-05 = Pour chaque bâtiment attaqué, payez un cube de la couleur du quartier ou de son amélioration (toute couleur avec une blanche), ou reprenez-le.
    .title = Rançon
MV-INV-06 = Les propriétaires décident dans l’ordre du tour ; les améliorations restent sur les quartiers.
    .title = Ordre des rançons
MV-INV-07 = Puis tous les cubes de rançon et tous les soldats quittent la ville.
    .title = Ensuite

chapter-scoring = Décompte et fin de partie

MV-SCORE-01 = Pour chaque courtisan, vous dépensez 1 faveur. S’il en manque, dépensez tout et choisissez qui rapporte ; vous ne pouvez pas refuser.
    .title = Faveurs des courtisans
MV-SCORE-02 = Un courtisan payé rapporte 1 PV par parchemin, carte Caravane, marchandise ou case de mosquée, selon sa salle. Les objets bloqués comptent.
    .title = Points des courtisans
MV-SCORE-03 = Viennent ensuite les points bonus : bâtiments, tuiles bonus, mosquée.
    .title = Points bonus
MV-SCORE-04 = 1 PV par bâtiment à vous dans la ville.
    .title = Bâtiments
MV-SCORE-05 = 3 PV de plus par bâtiment à vous sur un quartier de l’action de votre tuile bonus.
    .title = Tuiles bonus
MV-SCORE-06 = Sur la dernière case de la mosquée, 4 PV de plus par bâtiment à vous sur un quartier Mosquée.
    .title = Haut de la mosquée
MV-FINAL-01 = À la fin, répartissez vos cartes Caravane en lots d’épices différentes : 1, 3, 6 ou 10 PV pour 1, 2, 3 ou 4 cartes.
    .title = Épices
MV-FINAL-02 = Celui qui a le plus de points gagne ; à égalité, celui qui a le plus de faveurs, puis d’influence, puis la place la plus en avant de la file.
    .title = Victoire

chapter-two = À deux : le grand courtisan

MV-2P-01 = À deux, le maître d’œuvre et les bâtiments d’une troisième couleur sont ceux du grand courtisan, qui commence en dernier.
    .title = Le grand courtisan
MV-2P-02 = Le premier dans l’ordre choisit sa zone, l’autre un quartier vide de la ligne où il construit. S’il n’y en a pas, il ne fait rien.
    .title = Son tour
MV-2P-03 = Il ne réalise pas d’action, ne gagne pas de cube, ne commerce pas et ne marque rien.
    .title = Ce qu’il ne fait pas
MV-2P-04 = Il passe autant de places que ses chameaux le permettent et prend les chameaux de sa place.
    .title = Dans la file
MV-2P-05 = Vous pouvez activer ses quartiers ; il ne gagne rien. Protéger son bâtiment donne 2 points d’influence.
    .title = Ses bâtiments
MV-2P-06 = Ses bâtiments attaqués sont toujours retirés.
    .title = Ses pertes
MV-2P-07 = Ses chameaux ne reviennent en jeu que par la file.
    .title = Ses chameaux

chapter-solo = Solo : le magistrat corrompu

MV-SOLO-01 = Seul, vous affrontez le magistrat corrompu, et le grand courtisan est là aussi. Le magistrat commence, vous suivez, puis le courtisan.
    .title = En solo
MV-SOLO-02 = La carte Palais est mélangée à deux autres ; une carte va au-dessus de ces trois, les deux dernières au-dessous.
    .title = Paquet solo
MV-SOLO-03 = Vous n’activez jamais ses bâtiments, ni lui les vôtres. Pour vos soldats et remparts, il est un autre joueur.
    .title = Chacun chez soi
MV-SOLO-04 = Il n’a pas de cubes et ignore coûts, limites d’épices et conditions d’influence.
    .title = Il ne paie rien
MV-SOLO-05 = Un pas sur une piste pleine va à l’autre ; si les deux sont pleines, il marque 2 PV.
    .title = Ses pistes pleines
MV-SOLO-HC-01 = De vous et du magistrat, le plus en avant choisit la zone du courtisan, l’autre son quartier.
    .title = Partager le courtisan
MV-SOLO-HC-02 = La ligne avec le plus de vos bâtiments ; puis le moins des siens ; puis la plus proche de l’angle de départ.
    .title = Il choisit une zone
MV-SOLO-HC-03 = Le quartier vide dont la ligne perpendiculaire a le plus de vos bâtiments ; puis le moins des siens ; puis le plus proche de la zone.
    .title = Il choisit un quartier
MV-SOLO-T-01 = Il retourne une carte solo : son action est le type désigné. S’il n’en peut rien faire, elle est défaussée et il retourne la suivante.
    .title = Sa carte
MV-SOLO-T-02 = Un paquet vide se refait des défausses non essayées ce tour-ci. Si rien n’est possible, il prend la zone libre la plus éloignée et n’y fait rien.
    .title = Plus de carte
MV-SOLO-T-03 = S’il lui reste un bâtiment : une ligne avec un quartier vide du type. Le plus de ses bâtiments, puis de ceux du courtisan, puis des vôtres, puis la zone la plus éloignée.
    .title = Méthode A
MV-SOLO-T-04 = Sinon une ligne avec un bâtiment à lui ou au courtisan sur ce type. Le plus des deux, puis des siens, puis des vôtres, puis la zone la plus éloignée.
    .title = Méthode B
MV-SOLO-T-05 = Par la méthode A, il construit sur un quartier vide du type : le plus de ses bâtiments dans la ligne perpendiculaire, puis des vôtres, puis le plus éloigné.
    .title = Il construit
MV-SOLO-T-06 = Il réalise l’action une fois par bâtiment à lui ou au courtisan dans la ligne ; une de plus avec la découverte de ce type.
    .title = Il agit
MV-SOLO-T-07 = Si le marché est dans sa ligne, il prend les chameaux s’il y en a deux ou plus ; sinon il en pose un en haut, à gauche d’abord, et gagne l’avantage.
    .title = Son marché
MV-SOLO-T-08 = La carte est défaussée en fin de tour ; il passe dans la file comme le courtisan.
    .title = Fin de son tour
MV-SOLO-T-09 = Après chaque décompte, la défausse est mélangée et posée sur le paquet.
    .title = Son paquet refait
MV-SOLO-T-10 = Une carte dont l’action est épuisée quitte le jeu, où qu’elle soit ; celle qui est visible, en fin de tour.
    .title = Cartes retirées
MV-SOLO-PH-01 = Ses bâtiments ne sont jamais détruits ; ceux du courtisan tombent s’ils sont attaqués sans soldat.
    .title = Son invasion
MV-SOLO-PH-02 = Il ne dépense pas de faveur ; tous ses courtisans rapportent, et les points bonus comme d’habitude.
    .title = Son décompte
MV-SOLO-PH-03 = Ses épices rapportent. Vous ne gagnez qu’avec plus de points que lui.
    .title = La fin en solo

chapter-solo-actions = Solo : les actions du magistrat

MV-SOLO-SOLD-01 = Il ne prend jamais « gagner des faveurs » ni « déployer » comme action de son tour.
    .title = Pas en action
MV-SOLO-SOLD-02 = Sur le bâtiment non protégé du courtisan le plus au nord, puis le plus à l’ouest, sinon sur un des siens ; jamais sur un vôtre.
    .title = Ses soldats
MV-SOLO-CAR-01 = Par action, la carte qui ajoute le plus à ses lots, puis la plus proche du début, avec son chameau.
    .title = Ses cartes
MV-SOLO-CAR-02 = Après avoir recomplété : le gingembre donne un soldat, le genièvre 1 faveur, la cannelle et le poivre 3 PV. Si la rivière est vide, la carte Caravansérail est retirée.
    .title = Ses paires
MV-SOLO-PAL-01 = Un courtisan, deux à partir de quatre actions : dans la salle qui lui vaut le plus, puis à vous, puis la plus à gauche.
    .title = Ses courtisans
MV-SOLO-LIB-01 = Un parchemin par action, avec la découverte qu’il apporte avant le suivant. À huit, la carte Bibliothèque est retirée.
    .title = Ses parchemins
MV-SOLO-LIB-02 = Mosquée si son niveau y dépasse ses cartes Caravane, sinon Caravansérail ; ou celle qui reste.
    .title = Sa première découverte
MV-SOLO-LIB-03 = Elle ajoute une action quand ce type est le type désigné.
    .title = Une action de plus
MV-SOLO-LIB-04 = Une au hasard sans effet, et 3 PV.
    .title = Sa deuxième
MV-SOLO-LIB-05 = Le comptoir, avec la marchandise de sa ville, et des contrats ; sinon un pas à la mosquée.
    .title = Sa troisième
MV-SOLO-LIB-06 = Les 8 PV, sinon les faveurs.
    .title = Sa quatrième
MV-SOLO-TRADE-01 = Quel que soit le nombre d’actions, un comptoir : dans une ville extérieure si c’est permis, sinon centrale.
    .title = Son comptoir
MV-SOLO-TRADE-02 = D’abord une ville sans comptoir ; puis nord-ouest, nord-est, sud-ouest, sud-est.
    .title = Quelle ville
MV-SOLO-TRADE-03 = Il gagne le chameau ou la faveur d’un premier comptoir.
    .title = Premier comptoir
MV-SOLO-TRADE-04 = Puis une marchandise commune par comptoir central et une rare par comptoir extérieur.
    .title = Ses marchandises
MV-SOLO-TRADE-05 = Puis il remplit des contrats tant qu’il peut : le plus de points, puis un soldat, puis la plus haute influence.
    .title = Ses contrats
MV-SOLO-MOS-01 = Un pas par action ; il entre par le chemin le plus à gauche ayant son chameau. En haut, la carte Mosquée est retirée.
    .title = Ses pas
MV-SOLO-MOS-02 = La tuile bonus qui lui vaut le plus maintenant ; à égalité, au hasard.
    .title = Sa tuile bonus
MV-SOLO-MOS-03 = Le niveau 8 est une action Palais, le niveau 9 une action Remparts.
    .title = Niveaux 8 et 9
MV-SOLO-WAL-01 = Par action, le rempart le moins cher ; à égalité violet, puis beige, vert, orange. Des portes seulement quand il ne reste plus de mur.
    .title = Ses remparts
MV-SOLO-WAL-02 = Selon les bâtiments derrière : deux du courtisan ; un du courtisan et un à lui ; deux à lui ; un du courtisan ; un à lui ; courtisan et vous ; lui et vous ; vous seul ; aucun. Puis dans le sens horaire.
    .title = Où il les pose
MV-SOLO-WAL-03 = Ce qui protège déjà ces quartiers ne compte pas. Sans pièce ou emplacement, il ne se passe rien.
    .title = Protection ignorée

chapter-decisions = Ce que vous décidez

MV-DEC-01 = Avant tout, vous choisissez une zone d’action.
    .title = Décision : zone
MV-DEC-02 = Puis un quartier de sa ligne.
    .title = Décision : quartier
MV-DEC-03 = Si le marché est dans votre ligne, avant ou après l’action : prendre, poser, ou ni l’un ni l’autre.
    .title = Décision : marché
MV-DEC-04 = L’action du quartier, des faveurs, ou un soldat.
    .title = Décision : action
MV-DEC-05 = À chaque moment permis, tout contrat que vous pouvez remplir est proposé à côté de la suite.
    .title = Décision : contrat
MV-DEC-06 = Là où les paiements diffèrent par ce qu’ils vous laissent, vous choisissez.
    .title = Décision : paiement
MV-DEC-07 = Là où toute marchandise convient, vous choisissez laquelle bloquer.
    .title = Décision : quelle marchandise
MV-DEC-08 = Au caravansérail : une carte accessible, un chameau sur la prochaine, ou arrêter.
    .title = Décision : cartes
MV-DEC-09 = De plusieurs nouvelles paires, vous choisissez la première.
    .title = Décision : paires
MV-DEC-10 = Toute carte permise de la rivière, ou renoncer.
    .title = Décision : carte gratuite
MV-DEC-11 = Une salle libre que vous pouvez payer, ou arrêter.
    .title = Décision : courtisan
MV-DEC-12 = Cube par cube, jusqu’à quatre, ou arrêter.
    .title = Décision : cubes pour parchemins
MV-DEC-13 = Une tuile restante du niveau ; impossible de refuser.
    .title = Décision : découverte
MV-DEC-14 = Une ville permise ; impossible de refuser.
    .title = Décision : comptoir
MV-DEC-15 = Une ville que vous pouvez atteindre et payer, ou arrêter.
    .title = Décision : marchandises
MV-DEC-16 = D’abord un chemin, puis le pas suivant si vous pouvez payer, ou arrêter.
    .title = Décision : mosquée
MV-DEC-17 = Une tuile et l’un de vos quartiers sans amélioration, ou renoncer.
    .title = Décision : amélioration
MV-DEC-18 = Une tuile bonus restante ; impossible de refuser.
    .title = Décision : tuile bonus
MV-DEC-19 = Une pièce que vous pouvez payer et un emplacement, ou arrêter.
    .title = Décision : rempart
MV-DEC-20 = Un quartier permis, ou renoncer.
    .title = Décision : soldat
MV-DEC-21 = Combien de places vous passez.
    .title = Décision : file
MV-DEC-22 = Pour chaque bâtiment attaqué, un cube permis, ou le perdre.
    .title = Décision : rançon
MV-DEC-23 = S’il manque des faveurs, vous choisissez les courtisans qui rapportent.
    .title = Décision : qui rapporte
MV-DEC-24 = Le plus en avant choisit une zone libre pour le grand courtisan.
    .title = Décision : zone du courtisan
MV-DEC-25 = L’autre choisit un quartier vide de cette ligne.
    .title = Décision : quartier du courtisan
MV-INT-01 = Les autres ne décident que de la file, des rançons, du décompte et du grand courtisan.
    .title = Personne n’interrompt
MV-INT-02 = Une action est une suite d’achats ; des contrats peuvent venir entre deux.
    .title = Pas à pas

chapter-variants = Variantes

MV-VAR-01 = La défausse mélangée du magistrat va sous le paquet.
    .title = Variante : défausse dessous
MV-VAR-02 = Les joueurs choisissent la face du marché.
    .title = Variante : face du marché
MV-VAR-03 = Une paire de poivre peut améliorer tout quartier bâti.
    .title = Variante : poivre partout

chapter-setup = Mise en place

MV-SETUP-01 = Chacun commence à 0 sur les pistes de faveurs, d’influence et de points.
    .title = Départ des pistes
MV-SETUP-02 = Les maîtres d’œuvre commencent dans la file nord-ouest, en ordre aléatoire.
    .title = Premier ordre
MV-SETUP-03 = Une file a quatre places à quatre joueurs, trois dans tous les autres cas.
    .title = Places d’une file
MV-SETUP-04 = Le marché aux chameaux est au centre, face au hasard, les quartiers au hasard autour de lui.
    .title = La ville
MV-SETUP-05 = Les 16 découvertes sont visibles, en quatre niveaux de quatre.
    .title = La bibliothèque
MV-SETUP-06 = Un chameau se trouve dans chacune des quatre villes centrales.
    .title = Chameaux des villes
MV-SETUP-07 = Six piles visibles de trois contrats, le plus précieux au-dessus. Seule la carte du dessus est disponible.
    .title = Piles de contrats
MV-SETUP-08 = Améliorations et tuiles bonus attendent à la mosquée, et un chameau sur la première case de chaque chemin.
    .title = La mosquée
MV-SETUP-09 = Huit cartes Caravane forment la rivière. Un chameau se trouve sur les deux, trois ou quatre premières cartes à deux, trois ou quatre joueurs (deux en solo).
    .title = Le caravansérail
MV-SETUP-10 = Tous les remparts sont en réserve, c’est l’année 1, et personne n’a rien.
    .title = Mains vides
MV-SETUP-11 = Les couleurs que personne ne joue restent dans la boîte.
    .title = Couleurs inutilisées

chapter-box = Le matériel et ses limites

MV-COMP-01 = Chaque couleur a un maître d’œuvre, neuf bâtiments, huit serviteurs et dix disques.
    .title = Pièces d’une couleur
MV-COMP-02 = Un serviteur posé sur un quartier est un soldat, dans une salle du palais un courtisan. Tous viennent des mêmes huit ; un courtisan ne quitte jamais le palais.
    .title = Soldats et courtisans
MV-COMP-03 = Quatre de vos disques servent aux pistes et à la mosquée. Les six autres sont des comptoirs : vous n’en aurez jamais davantage.
    .title = Disques
MV-COMP-04 = La ville est un carré de cinq sur cinq : 24 quartiers autour du marché aux chameaux, qui n’est pas un quartier.
    .title = La ville
MV-COMP-05 = Un quartier montre une action et une couleur de cube. Il accueille un bâtiment, et une amélioration ou un soldat.
    .title = Un quartier
MV-COMP-06 = Autour de la ville se trouvent 20 zones d’action, 4 files aux angles et 20 emplacements de remparts ; celui du milieu d’un côté reçoit une porte, les autres des murs.
    .title = Autour de la ville
MV-COMP-07 = Il y a des cubes violets, beiges, verts, orange et blancs. Un cube blanc remplace n’importe quelle couleur quand on le dépense.
    .title = Cubes
MV-COMP-08 = Tout est visible, sauf l’ordre de la pioche Caravane et du paquet solo.
    .title = Information ouverte
MV-COMP-09 = Les parchemins se valent tous ; des marchandises, seul compte le type, commune ou rare.
    .title = Les images ne comptent pas
MV-LIMIT-01 = Cubes, parchemins et marchandises ne manquent jamais.
    .title = Jamais à court
MV-LIMIT-02 = Tout le reste est limité aux pièces du jeu. Ce qui ne peut plus être donné ou placé est ignoré ; le reste de l’effet s’applique.
    .title = Pièces limitées
