### Encyclopedia : aide de règles (français)
### Un message « chapter-… » ouvre un chapitre : son titre et parfois un .text ; les règles qui suivent en font partie.
### Un message par règle ; l’attribut .title en est le titre court.

chapter-aim = Le but du jeu
    .text =
        Vous êtes naturaliste au XVIIIᵉ siècle. Vous réunissez des Animaux dans votre étude, partez sur leurs continents mener des Recherches, et publiez ce que vous avez trouvé.
        Les points viennent :
        - des Recherches : un cube posé sur un Animal rapporte aussitôt des PV, dès le Type II (EN-EXP-05) ;
        - des Publications : chaque cube publié en rapporte davantage (EN-PUB-06) ;
        - de la fin de partie : dans chaque Catégorie et pour chaque continent, plus vous avez de cubes ou de cartes, plus chacun vaut cher (EN-SCORE-01, EN-SCORE-02) ;
        - des Experts à effet de fin de partie, et de ce qui vous reste (EN-SCORE-04, EN-SCORE-05).
        Après six manches, celui qui a le plus de PV gagne. (EN-ROUND-01, EN-TIE-01)
        Seul, ou pour occuper les places vides, vous jouez contre des Automas. (EN-AUTO-01)

chapter-turn = Un tour pas à pas
    .text =
        Au début d’une manche, chacun pioche quatre dés et les lance ; puis, l’un après l’autre, les joueurs en posent un sur chacun des quatre emplacements de leur plateau. (EN-DICE-01)
        On joue ensuite tour à tour, jusqu’à ce qu’il ne reste plus de dé sur aucun plateau. À votre tour : (EN-TURN-03)
        - Prenez un dé, à vous ou à n’importe qui. S’il n’est pas à vous, son propriétaire gagne ce que montre l’emplacement : Écus, Réputation ou PV. (EN-TURN-04)
        - Utilisez-le pour l’une des six Actions ci-dessous. (EN-TURN-05)
        La valeur du dé donne la force de l’Action, sa couleur le continent concerné. Chaque Écu ajoute 1 à la valeur ; un jeton Expédition change la couleur. (EN-BOOST-01, EN-BOOST-02)
        Les six Actions :
        - Ambassade : des jetons Expédition, jusqu’à trois (EN-EMB-01).
        - Banque : 5 Écus, et le jeton Premier Joueur pour le premier arrivé (EN-BANK-01).
        - Université : un Expert et sa capacité (EN-UNI-01).
        - Académie : un Animal de la couleur du dé pour votre étude, et de la Réputation (EN-ACA-01).
        - Expédition : la valeur du dé paye des cubes Recherche sur vos Animaux de ce continent (EN-EXP-04).
        - Publication : un Animal et ses cubes quittent votre étude pour votre collection et le plateau central, avec d’autres qui s’y rattachent (EN-PUB-01, EN-PUB-04).
        Un Animal passe donc par l’Académie, l’Expédition, puis la Publication. La Réputation apporte de petits bonus le long de sa piste. (EN-REP-01)
        Quand il n’y a plus de dés, chaque concurrent qui a un Sceau royal peut le dépenser pour une Action de plus. (EN-SEAL-01)

chapter-rounds = Manches

EN-ROUND-01 = La partie dure six manches, suivies du décompte final.
    .title = Six manches
EN-ROUND-02 = Une manche enchaîne ces phases : compléter les cartes (sauf à la première), jeton Manche, dés, tours, Sceaux royaux, nettoyage.
    .title = Phases d’une manche
EN-ROUND-03 = Complétez l’Université à 6 Experts et l’Académie à 6, 7 ou 8 Animaux.
    .title = Compléter les cartes
EN-ROUND-04 = Retournez le jeton Manche suivant ; il concerne tous les concurrents : 1 jeton Expédition ; 3 Écus ; 1 Expert chacun, puis on complète ; 1 Animal chacun, puis on complète ; un dé de plus pour la manche ; ou rien.
    .title = Le jeton Manche
EN-ROUND-05 = Il existe deux jetons Manche de chacune des six sortes.
    .title = Sortes de jetons Manche
EN-ROUND-06 = La carte d’un jeton Manche doit être prise, en commençant par le premier joueur. Un Expert à effet unique obtenu ainsi peut servir aussitôt, avant que le suivant ne choisisse ; une carte gagnée par là sur la piste de Réputation se prend aussitôt, elle aussi.
    .title = Cartes d’un jeton Manche
EN-ROUND-07 = En fin de manche, tous les dés retournent dans le sac et les cartes restantes vont à la défausse.
    .title = Nettoyage

chapter-dice = Dés

EN-DICE-01 = En commençant par le premier joueur, chacun pioche 4 dés au hasard, puis tous les lancent. Ensuite, l’un après l’autre et dans le même ordre, chacun pose les siens sur ses emplacements, au vu des dés de tous.
    .title = Piocher et lancer
EN-DICE-02 = Vous répartissez vos dés comme vous voulez, un par emplacement.
    .title = Poser les dés
EN-DICE-03 = Poser un dé ne change pas sa valeur.
    .title = La valeur reste
EN-DICE-04 = Avec un cinquième dé, un emplacement de votre choix en porte deux et chacun des autres un.
    .title = Le dé supplémentaire
EN-DICE-05 = Deux dés sur un même emplacement sont indépendants : chacun rapporte l’effet s’il est pris par un adversaire.
    .title = Deux dés ensemble

chapter-turns = Tours

EN-TURN-01 = Celui qui détient le jeton Premier Joueur au début de la phase joue le premier, puis on suit le sens horaire. Cet ordre ne change pas pendant la phase.
    .title = Ordre des tours
EN-TURN-02 = La phase s’achève quand il ne reste plus de dé sur aucun plateau individuel.
    .title = Fin des tours
EN-TURN-03 = À votre tour, vous devez prendre un dé et réaliser une Action avec lui. L’Ambassade et la Banque sont toujours possibles.
    .title = Un tour
EN-TURN-04 = Prenez un dé sur votre plateau ou sur celui d’un autre. S’il n’est pas à vous, son propriétaire gagne tout de suite l’effet de l’emplacement : rien, 2 Écus, 2 points de Réputation ou 3 PV.
    .title = Prendre un dé
EN-TURN-05 = Choisissez une des six Actions : Ambassade, Banque, Université, Académie, Expédition, Publication. Toutes peuvent être refaites dans la même manche ; seuls les emplacements d’Expédition sont limités.
    .title = Choisir une Action
EN-TURN-06 = Une Action ne peut être choisie que si vous pouvez la mener à bien. Comptent aussi ce qui arrivera à coup sûr en chemin – capacité d’Expert, bonus de Réputation – et ce que vous pouvez payer pour améliorer le dé. Les autres actes libres sont à faire avant.
    .title = Des Actions complètes
EN-TURN-07 = Choisissez l’Action et, au besoin, changez la couleur ; posez le dé ; vos Experts liés à ce lieu donnent leur effet ; puis l’Action a lieu, et c’est alors seulement que l’Expert ou l’Animal est choisi. La valeur peut monter tant qu’elle n’a pas servi. Enfin, les autres prennent les cartes qui leur sont dues.
    .title = Étapes d’une Action
EN-TURN-08 = Tout ce que vous gagnez pendant une Action peut servir dans cette même Action.
    .title = Des gains utiles aussitôt
EN-TURN-09 = Pour une Expédition ou une Publication, le dé doit avoir la bonne couleur quand il est posé ; à l’Académie, quand l’Animal est pris ; à l’Université, elle ne décide que du jeton gagné en plus. Ensuite la couleur ne change plus jusqu’à la fin de l’Action.
    .title = Quand la couleur compte
EN-TURN-10 = Pendant une Action, vous ne pouvez rien choisir qui la rende impossible à terminer. Une Action qui vous y forcerait ne peut pas être choisie.
    .title = Jamais dans l’impasse

chapter-boosts = Modifier les dés

EN-BOOST-01 = Pendant toute Action, chaque Écu défaussé ajoute 1 à la valeur du dé, même au-delà de 6.
    .title = Les Écus
EN-BOOST-02 = Pendant toute Action, un jeton Expédition défaussé donne au dé une autre couleur jusqu’à la fin de l’Action.
    .title = Changer la couleur
EN-BOOST-03 = Pendant une Expédition, chaque jeton Expédition défaussé ajoute 2 à sa valeur.
    .title = Jetons en Expédition
EN-BOOST-04 = Chaque Sceau royal défaussé pendant une Action ajoute 5 à la valeur du dé et peut aussi en changer la couleur.
    .title = Sceaux pendant une Action
EN-BOOST-05 = À tout moment de votre propre tour, y compris pendant la phase des Sceaux royaux, vous pouvez échanger un Sceau royal contre 5 Écus.
    .title = Sceaux contre Écus
EN-BOOST-06 = Les valeurs ne font que monter. Une dépense qui n’apporterait rien n’est pas proposée.
    .title = Dépenses inutiles
EN-BOOST-07 = Un Expert qui améliore les dés d’une couleur améliore chaque dé que vous utilisez tant qu’il a cette couleur, d’où qu’il vienne ; un dé qui la perd perd le bonus.
    .title = Experts et dés
EN-BOOST-08 = La valeur d’un dé : le résultat du lancer, plus les bonus d’Experts, plus les Écus, plus 5 par Sceau.
    .title = Valeur d’un dé

chapter-embassy = Ambassade et Banque

EN-EMB-01 = Tout dé convient. Gagnez 1 jeton Expédition pour une valeur de 1 ou 2, deux pour 3 ou 4, trois pour 5 et plus.
    .title = L’Ambassade
EN-EMB-02 = L’Ambassade est toujours possible.
    .title = Toujours ouverte
EN-BANK-01 = Tout dé convient. Gagnez 5 Écus.
    .title = La Banque
EN-BANK-02 = Le premier à poser un dé à la Banque dans la manche prend aussi le jeton Premier Joueur.
    .title = Jeton Premier Joueur
EN-BANK-03 = Le nouveau premier joueur l’est pour tout, sauf l’ordre des tours en cours : la phase des Sceaux royaux et la manche suivante commencent par lui.
    .title = Ce que change le jeton
EN-BANK-04 = Un dé posé à la Banque pendant la phase des Sceaux royaux peut aussi être le premier de la manche. Reprendre ce dé n’y change rien, et l’ordre de la phase en cours ne change pas.
    .title = La Banque en fin de manche
EN-BANK-05 = La Banque est toujours possible.
    .title = Toujours ouverte

chapter-university = Université et Experts

EN-UNI-01 = Tout dé convient, s’il y a un Expert disponible. Prenez-en un et donnez-lui une place ; il n’est pas remplacé pendant la manche.
    .title = L’Université
EN-UNI-02 = Si le dé a la couleur du continent de l’Expert, gagnez 1 jeton Expédition.
    .title = Couleur assortie
EN-XPT-01 = Quatre Experts au plus sont actifs, face visible. Un nouvel Expert va sur un emplacement libre.
    .title = Quatre Experts actifs
EN-XPT-02 = Sans emplacement libre, le nouvel Expert recouvre un Expert actif, est glissé sous un autre, ou sert aussitôt si son effet est unique. Un Expert actif à effet unique peut aussi servir d’abord pour faire de la place.
    .title = Plus de place
EN-XPT-03 = Un Expert défaussé n’occupe plus d’emplacement et n’a plus d’effet, mais reste à vous : il compte pour son continent et pour les capacités qui comptent les Experts. Il ne redevient jamais actif.
    .title = Experts défaussés
EN-XPT-04 = Un nouvel Expert peut en recouvrir un autre même s’il reste un emplacement libre.
    .title = Recouvrir librement
EN-XPT-05 = Un Expert à effet unique se défausse, puis donne son effet : dès que vous l’obtenez, même hors de votre tour, ou plus tard à tout moment de votre tour tant qu’il est actif. Ce n’est jamais obligatoire.
    .title = Effets uniques
EN-XPT-06 = Une capacité permanente agit dès que l’Expert est actif, pour ce qui suit, et cesse quand il est recouvert. Les capacités identiques s’ajoutent ; elles ne se refusent pas.
    .title = Effets permanents
EN-XPT-07 = Une capacité de fin de partie ne compte que si l’Expert est actif à la fin.
    .title = Effets de fin de partie
EN-XPT-08 = Les bonus de valeur se lisent quand la valeur sert, et un cube compte pour les Experts actifs au moment où il est posé. Les points déjà dépensés le restent.
    .title = Experts gagnés en chemin

chapter-academy = Académie

EN-ACA-01 = Prenez dans votre étude un Animal disponible dont le continent a la couleur du dé. Il n’est pas remplacé pendant la manche.
    .title = L’Académie
EN-ACA-02 = Gagnez ensuite de la Réputation : 1 point pour un dé de valeur 1 ou 2, deux pour 3 ou 4, trois pour 5 et plus.
    .title = Réputation à l’Académie
EN-ACA-03 = Votre étude peut réunir autant d’Animaux que vous voulez.
    .title = Taille de l’étude

chapter-expedition = Expédition

EN-EXP-01 = Posez le dé sur l’emplacement libre le plus à gauche d’un continent de sa couleur. Un continent complet n’est plus accessible pendant la manche.
    .title = Partir en Expédition
EN-EXP-02 = Gagnez aussitôt les étoiles de l’emplacement en Réputation : 3, 2, 1 ou 0 de gauche à droite. La valeur de l’Expédition monte de 0, 1, 2 ou 3.
    .title = Emplacements d’Expédition
EN-EXP-03 = Valeur d’une Expédition : celle du dé, plus le bonus de l’emplacement, plus 2 par jeton Expédition, plus les bonus d’Experts.
    .title = Valeur d’une Expédition
EN-EXP-04 = Dépensez cette valeur en Recherches : un cube coûte 2 sur le Type I, 4 sur le II, 7 sur le III, 10 sur le IV. Il va sur un emplacement vide d’un Animal de ce continent dans votre étude ; autant que vous pouvez, dans l’ordre voulu.
    .title = Rechercher
EN-EXP-05 = Poser un cube rapporte aussitôt des PV : 0 sur le Type I, 1 sur le II, 3 sur le III, 5 sur le IV.
    .title = PV des Recherches
EN-EXP-06 = Dépenses et cubes peuvent alterner, et des Écus gagnés par un cube peuvent servir aussitôt. Les points restants sont perdus.
    .title = Améliorer en chemin
EN-EXP-07 = Au moins un cube doit être posé. Un Animal que vous prendrez à coup sûr en chemin, par un bonus de Réputation de cette Expédition, peut convenir ; il doit alors être de ce continent.
    .title = Un cube au moins

chapter-publication = Publication

EN-PUB-01 = Posez le dé sur un Animal de votre étude, l’Animal de Référence. Le dé doit avoir la couleur de son continent.
    .title = L’Animal de Référence
EN-PUB-02 = La valeur du dé fixe la limite : 2 pour le Type 0, 3 pour le I, 4 pour le II, 5 pour le III, 6 pour le IV. Vous choisissez le plus haut Type parmi ceux permis.
    .title = Le plus haut Type
EN-PUB-03 = D’autres Animaux de votre étude peuvent participer s’ils sont du même continent ou portent un cube dans une Catégorie publiée. Chacun peut être laissé de côté.
    .title = Qui participe
EN-PUB-04 = Descendez du plus haut Type jusqu’au Type I. Là où l’Animal de Référence porte un cube, sa Catégorie est publiée : ce cube et tous ceux de la même Catégorie sur les Animaux qui participent. Là où il n’en a pas, le Type est sauté.
    .title = Catégories publiées
EN-PUB-05 = Un Animal qui participe donne tous ses cubes des Catégories publiées.
    .title = Tous les cubes
EN-PUB-06 = Les cubes rejoignent leur Catégorie sur le plateau central. Chacun rapporte 2 PV sur le Type I, 3 sur le II, 5 sur le III, 7 sur le IV.
    .title = PV des Publications
EN-PUB-07 = Pour le Type 0, l’Animal de Référence et les Animaux de son continent qui participent rejoignent votre collection, 1 PV chacun.
    .title = Dans la collection
EN-PUB-08 = Un Animal sans cube peut être publié aussi ; une Publication sans aucun cube est possible.
    .title = Publier sans cube
EN-PUB-09 = Les cubes restés sur les Animaux qui quittent l’étude reviennent dans votre réserve.
    .title = Cubes restants
EN-PUB-10 = Les Animaux d’autres continents qui ont participé sont retirés du jeu. Ceux qui n’ont pas participé restent avec leurs cubes.
    .title = Animaux d’ailleurs
EN-PUB-11 = Après l’Action, gagnez 1 Sceau royal. Il ne peut pas servir à cette Publication.
    .title = Un Sceau royal
EN-PUB-12 = Le dé d’une Publication est hors d’atteinte jusqu’à la fin de la manche.
    .title = Le dé est utilisé
EN-PUB-13 = Une Publication d’un seul Animal est possible. Il suffit de la couleur et d’une valeur de 2.
    .title = Petites Publications

chapter-reputation = Réputation

EN-REP-01 = La piste a des cases de 0 à 15. Bonus : 3 – 1 jeton Expédition, 6 – 1 Expert, 9 – 3 Écus, 12 – 1 Animal, 15 – 1 Sceau royal.
    .title = La piste de Réputation
EN-REP-02 = Chaque point avance le jeton d’une case. Après 15 on revient à 0, et les bonus peuvent être gagnés de nouveau.
    .title = Avancer le jeton
EN-REP-03 = Tout bonus atteint ou dépassé est gagné, dans l’ordre. Aucun ne se refuse.
    .title = Bonus en chemin
EN-REP-04 = Jetons Expédition, Écus et Sceaux se gagnent aussitôt, quel que soit le tour en cours.
    .title = Jetons aussitôt
EN-REP-05 = Pendant votre tour, vous prenez les cartes aussitôt. Pendant le tour d’un autre, vous attendez qu’il s’achève ; à plusieurs, on choisit dans le sens horaire à partir du concurrent actif. Une carte gagnée hors de tout tour se prend aussitôt.
    .title = Cartes pendant un autre tour
EN-REP-06 = Choisissez parmi les cartes disponibles. S’il n’y en a plus, prenez la première de la pioche ; si elle est vide aussi, le bonus est perdu. La carte n’est pas remplacée pendant la manche.
    .title = Quelle carte

chapter-seals = Phase des Sceaux royaux

EN-SEAL-01 = Une fois par manche, dans le sens horaire à partir du premier joueur, chacun peut défausser un Sceau royal pour une Action supplémentaire.
    .title = Une Action supplémentaire
EN-SEAL-02 = Reprenez un dé du plateau central, lancez-le et réalisez une Action avec lui. Il garde sa couleur d’origine, et aucun effet d’emplacement n’est gagné.
    .title = Reprendre un dé
EN-SEAL-03 = Le Sceau et le dé se choisissent avant le lancer ; ensuite une Action est obligatoire.
    .title = Choisir puis lancer
EN-SEAL-04 = Un emplacement d’Expédition dont le dé est repris redevient libre.
    .title = Emplacements libérés
EN-SEAL-05 = Le dé se trouve ensuite à sa nouvelle place et peut être repris par un concurrent suivant, sauf après une Publication.
    .title = Encore le même dé
EN-SEAL-06 = Sans Sceau ou sans dé sur le plateau central, il n’y a rien à choisir. Renoncer ne coûte rien. La phase a lieu aussi à la dernière manche.
    .title = Renoncer
EN-SEAL-07 = Un Sceau gagné plus tôt dans la phase peut servir à votre tour.
    .title = Sceaux tout neufs
EN-SEAL-08 = Votre tour dans cette phase est un vrai tour : vous pouvez échanger des Sceaux contre des Écus et utiliser des Experts à effet unique, même si vous renoncez.
    .title = Actes libres en fin de manche

chapter-scoring = Décompte final

EN-SCORE-01 = Dans chaque Catégorie, vos cubes rapportent selon leur nombre : 1, 3, 6, 10, 15, 21, 28, 36, 45 PV, et 55 PV pour dix ou plus. Des Experts peuvent en ajouter.
    .title = Catégories
EN-SCORE-02 = Pour chaque continent, les Animaux de votre collection et tous vos Experts, actifs ou défaussés, rapportent selon la même table. Les Animaux encore à l’étude ne comptent pas.
    .title = Continents
EN-SCORE-03 = Les cubes ajoutés par des Experts ne demandent aucun cube de votre réserve et ne rapportent pas de PV par eux-mêmes.
    .title = Cubes d’Experts
EN-SCORE-04 = Les Experts actifs de fin de partie donnent leurs PV en plus. Pour la piste de Réputation, seul compte le numéro de votre case, pas les tours complets.
    .title = Experts de fin de partie
EN-SCORE-05 = 4 PV par Sceau royal, 1 PV par lot de 2 Écus, 1 PV par jeton Expédition.
    .title = Jetons restants
EN-TIE-01 = Celui qui a le plus de PV gagne. À égalité, c’est celui qui a le plus d’Animaux dans sa collection ; s’il y a encore égalité, la victoire est partagée.
    .title = Le vainqueur

chapter-automas = Solo et Automas

EN-AUTO-01 = Jusqu’à trois Automas peuvent participer, pour quatre concurrents au plus. Ils comptent comme concurrents partout où le nombre de joueurs importe.
    .title = Nombre d’Automas
EN-AUTO-02 = Un Automa a un plateau (face B) aux mêmes emplacements, une carte Comportement et une carte de Scoring. S’il y a plusieurs Automas, leurs cartes diffèrent.
    .title = Cartes d’un Automa
EN-AUTO-03 = Cinq cartes Continent dans un ordre tiré au sort sont ses Priorités pour toute la partie, la plus haute à gauche.
    .title = Priorités
EN-AUTO-04 = Il est mis en place comme un joueur : place tirée au sort, Écus et jeton selon sa place, deux Animaux de départ. Il peut être premier joueur.
    .title = Mise en place d’un Automa
EN-AUTO-05 = Il profite de chaque jeton Manche et pioche autant de dés qu’un joueur.
    .title = Manche d’un Automa
EN-AUTO-06 = Ses dés se rangent par valeur croissante ; à valeur égale, la moindre Priorité est plus à gauche. Un cinquième dé rejoint le quatrième.
    .title = Dés d’un Automa
EN-AUTO-07 = Quand quelqu’un lui prend un dé, il gagne l’effet de l’emplacement. Ses bonus de Réputation fonctionnent comme d’habitude.
    .title = Prendre un dé à un Automa
EN-AUTO-08 = Il prend une carte du continent disponible de plus haute Priorité, la première dans le sens de lecture ; s’il n’y en a plus, celle du dessus de la pioche.
    .title = Quelle carte il prend
EN-AUTO-09 = Il prend le dé de la plus haute valeur lancée, sur n’importe quel plateau. À égalité : couleur selon ses Priorités ; son propre plateau ; l’emplacement qui rapporte le moins à son propriétaire ; le propriétaire suivant dans le sens horaire.
    .title = Quel dé il prend
EN-AUTO-10 = La valeur lancée désigne une ligne de sa carte Comportement. Il en réalise les étapes dans l’ordre.
    .title = Ce qu’il fait
EN-AUTO-11 = La carte remplace les règles habituelles : la couleur est sans importance, et il gagne exactement ce qui est écrit.
    .title = Rien de plus
EN-AUTO-12 = À l’Académie ou à l’Université, il prend une carte ; s’il n’y en a plus, celle du dessus de la pioche.
    .title = Académie et Université
EN-AUTO-13 = Il part en Expédition sur le continent encore libre dont il a le plus d’Animaux, à égalité selon ses Priorités. Il gagne les étoiles de l’emplacement, puis défausse tous ses jetons Expédition contre des PV. Il ne pose pas de cube et garde ses Animaux.
    .title = Expédition d’un Automa
EN-AUTO-14 = À la Banque, il gagne 5 Écus, et le jeton Premier Joueur s’il y est le premier.
    .title = Un Automa à la Banque
EN-AUTO-15 = Il ne publie jamais, n’utilise ni cubes ni capacités d’Experts, n’a pas de limite d’Experts et ne dépense que ses jetons Expédition, en Expédition.
    .title = Ce qu’il ne fait jamais
EN-AUTO-16 = Ce qui est dit d’un Automa face au joueur vaut aussi face à tout autre concurrent.
    .title = Plusieurs adversaires
EN-AUTO-17 = En fin de partie, un Automa ajoute ce qu’énumère sa carte de Scoring, et rien d’autre.
    .title = Décompte d’un Automa
EN-AUTO-18 = Tous ses Animaux et tous ses Experts comptent. Les Écus s’arrondissent vers le bas.
    .title = Ce qui compte
EN-AUTO-19 = Les joueurs comptent comme d’habitude. Un Automa n’a aucun Animal en collection. En solo, vous ne gagnez que si vous dépassez chaque Automa ; une égalité complète est partagée.
    .title = Gagner contre des Automas
EN-VAR-01 = Pour une première partie solo, prenez Linné et La Boudeuse. Daubenton et L’Astrolabe réunissent le plus d’étoiles : un adversaire redoutable.
    .title = Difficulté
EN-VAR-02 = Plusieurs Automas, ou des Automas dans une partie à deux ou trois joueurs, suivent tous ces mêmes règles, à des places tirées au sort.
    .title = Des Automas partout

chapter-decisions = Ce que vous décidez

EN-DEC-01 = À la mise en place : lesquels des Animaux disponibles, au nombre de deux.
    .title = Décision : Animaux de départ
EN-DEC-02 = Avec un jeton Manche : quelle carte disponible.
    .title = Décision : carte d’un jeton Manche
EN-DEC-03 = En début de manche : quel dé sur quel emplacement.
    .title = Décision : poser les dés
EN-DEC-04 = À votre tour : quel dé de quel plateau.
    .title = Décision : le dé
EN-DEC-05 = À votre tour : quelle Action parmi celles que vous pouvez mener à bien ; le dé posé, quel Expert ou quel Animal.
    .title = Décision : l’Action
EN-DEC-06 = Pour une autre couleur : un jeton Expédition, ou un Sceau royal avec son bonus.
    .title = Décision : changer de couleur
EN-DEC-07 = Pour une valeur plus haute : des Écus, des Sceaux royaux et, en Expédition, des jetons Expédition.
    .title = Décision : améliorer
EN-DEC-08 = À tout moment de votre tour : un Sceau royal contre des Écus, ou un Expert actif à effet unique.
    .title = Décision : actes libres
EN-DEC-09 = Pour un nouvel Expert : un emplacement libre, par-dessus un Expert actif, aussitôt utilisé si son effet est unique, ou glissé sous un autre s’il n’y a plus de place.
    .title = Décision : placer un Expert
EN-DEC-10 = En Expédition : poser un cube, améliorer, ou s’arrêter après le premier cube.
    .title = Décision : Recherche
EN-DEC-11 = Pour une Publication : le plus haut Type, et qui participe.
    .title = Décision : Publication
EN-DEC-12 = Pour un bonus de Réputation : quelle carte disponible.
    .title = Décision : carte de Réputation
EN-DEC-13 = Dans la phase des Sceaux royaux : renoncer, ou un dé du plateau central.
    .title = Décision : Sceau royal
EN-DEC-14 = Plusieurs capacités déclenchées par le même dé agissent dans l’ordre voulu ; comme elles ne font que s’ajouter, l’ordre ne change rien.
    .title = Décision : ordre des capacités

chapter-switches = Options de règles

EN-OPT-01 = Réglage : une Catégorie ne se publie qu’avec un cube de l’Animal de Référence (d’ordinaire), ou aussi à partir des seuls autres Animaux.
    .title = Option : cube de l’Animal de Référence
EN-OPT-02 = Réglage : les dés des Publications peuvent être repris dans la phase des Sceaux royaux (d’ordinaire non).
    .title = Option : dés des Publications
EN-OPT-03 = Réglage : les Automas dépensent des Sceaux royaux pour des Actions supplémentaires (d’ordinaire non). Un Automa reprend alors le plus haut dé du plateau central, à égalité selon ses Priorités, le lance et suit sa carte.
    .title = Option : Automas et Sceaux
EN-OPT-04 = Toutes les valeurs imprimées sur cartes et plateaux se trouvent dans des fichiers de contenu et peuvent y être corrigées.
    .title = Des valeurs corrigeables

chapter-setup = Mise en place

EN-SETUP-01 = Deux à quatre concurrents participent, joueurs et Automas confondus. Un joueur contre au moins un Automa : c’est le mode solo.
    .title = Les concurrents
EN-SETUP-02 = Chaque joueur prend un plateau, face A, et toutes les pièces d’une couleur. Les jetons Score et Réputation partent de 0.
    .title = Plateaux individuels
EN-SETUP-03 = Le premier joueur est tiré au sort et reçoit son jeton. Les places se comptent à partir de lui, dans le sens horaire.
    .title = Premier joueur
EN-SETUP-04 = Six des 12 jetons Manche, pris au hasard, sont posés face cachée ; les autres restent dans la boîte sans être vus.
    .title = Jetons Manche
EN-SETUP-05 = Les 55 Experts sont mélangés et six d’entre eux exposés à l’Université.
    .title = Experts disponibles
EN-SETUP-06 = Les 75 Animaux sont mélangés et exposés à l’Académie : 6, 7 ou 8 selon que l’on est 2, 3 ou 4 concurrents.
    .title = Animaux disponibles
EN-SETUP-07 = De la dernière place à la première, chacun prend deux Animaux disponibles pour son étude ; rien n’est remplacé entre-temps. Puis l’Académie est complétée.
    .title = Animaux de départ
EN-SETUP-08 = Chacun reçoit 1 jeton Expédition et, selon sa place, 2, 3, 3 ou 4 Écus.
    .title = Ressources de départ

chapter-box = Le matériel et les zones

EN-COMP-01 = Le plateau central réunit l’Ambassade, la Banque, l’Université (6 places d’Expert), l’Académie (8 places d’Animal au plus), les Expéditions (4 emplacements sur chacun des 5 continents), les Publications (une place par Catégorie des Types I à IV), le compteur des manches et la piste de score.
    .title = Le plateau central
EN-COMP-02 = Chaque continent a sa couleur : l’Amérique est rouge, l’Europe bleue, l’Asie violette, l’Afrique jaune, l’Océanie verte. Dés, Animaux, Experts et emplacements d’Expédition portent ces couleurs.
    .title = Les couleurs
EN-COMP-03 = Il y a 20 dés à six faces, 4 de chaque couleur. Tous les piochent dans le même sac.
    .title = Les dés
EN-COMP-04 = Une carte Animal porte un nom latin, un continent (Type 0) et une Catégorie de chaque Type : classification (I), alimentation (II), habitat (III), climat (IV). Chacun des Types I à IV peut recevoir un cube Recherche.
    .title = Les cartes Animal
EN-COMP-05 = Une carte Expert porte un nom, un continent, une capacité et sa durée : une seule fois, en permanence ou en fin de partie. Chaque continent compte 11 Experts.
    .title = Les cartes Expert
EN-COMP-06 = Un plateau individuel (face A) a quatre emplacements de dé – aucun effet, 2 Écus, 2 points de Réputation, 3 PV –, quatre emplacements d’Expert et la piste de Réputation.
    .title = Le plateau individuel
EN-COMP-07 = Chaque concurrent possède 30 cubes Recherche, sept jetons « 5 cubes », deux jetons Score et un jeton Réputation.
    .title = Vos pièces
EN-COMP-08 = Écus, jetons Expédition et Sceaux royaux viennent de la réserve et y retournent. Elle est inépuisable.
    .title = Réserve illimitée
EN-COMP-09 = Vos cubes posés sur des Animaux et ceux restés dans les Publications ne dépassent jamais 30. Dès que cinq cubes se trouvent dans une même Catégorie, ils sont échangés contre un jeton « 5 cubes », s’il vous en reste, et reviennent dans votre réserve. Sans cube en réserve, vous ne pouvez pas en poser.
    .title = Les cubes sont comptés
EN-COMP-10 = Tout est visible, sauf l’ordre des deux pioches, les jetons Manche face cachée et ce que donnera le sac. La taille des pioches, les défausses et les cartes retirées peuvent être consultées.
    .title = Ce qui se voit
EN-COMP-11 = S’il faut piocher et que la pioche est vide, sa défausse est mélangée et la remplace. Les Animaux retirés du jeu n’y reviennent pas. S’il n’y a plus aucune carte, les places restent vides.
    .title = Pioche vide
EN-COMP-12 = Le score n’a pas de limite.
    .title = Score sans limite
EN-COMP-13 = Les places des cartes disponibles se comptent dans le sens de lecture. Une carte prise laisse un vide ; on comble les vides à partir de la première place.
    .title = Places des cartes
