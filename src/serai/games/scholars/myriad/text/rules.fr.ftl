### Myriade de Livres : référence des règles (français)
### Les règles du jeu de base qui se lisent autrement avec l’extension sont redites ici, sous le même identifiant.

chapter-aim = Le but du jeu
    .text =
        Vous dirigez une maison d’érudits à Bagdad. Des Parchemins arrivent de partout ; vous employez des Traducteurs qui les portent de langue en langue jusqu’à l’arabe, et chacun d’eux fait grandir votre savoir. Le Calife se soucie désormais de Médecine avant tout, et ce que l’on apprend doit s’écrire : vous publiez vos propres Pages.
        Les points de victoire viennent :
        - des Parchemins que vous traduisez, avec le bonus imprimé sur chacun (SC-SCORE-07, SC-SCORE-08) ;
        - de vos Traducteurs Retraités et de vos Pages (SC-SCORE-03, MB-SCORE-01) ;
        - des tuiles Bonus de rangée que vous avez retournées sur leur face dorée (MB-TUCK-03) ;
        - de vos marqueurs sur les sept pistes de Recherche (SC-SCORE-06) ;
        - des Guildes que vous contrôlez et de vos Influences sur les cartes Calife (SC-SCORE-04, SC-SCORE-05) ;
        - de votre Somme de Dés : les Dés colorés et noirs comptent pour vous, les Dés blancs contre vous (SC-SCORE-01, SC-SCORE-02).
        Le Calife est l’horloge de la partie : ses quatre cartes sont mêlées aux Parchemins à venir. Quand la quatrième apparaît, on termine la manche et on en joue encore une ; puis les Pages dorées ont la parole. (SC-END-01, MB-END-01)
        Seul, vous affrontez un adversaire qui suit quelques cartes Planification. (SC-SOLO-12)

chapter-turn = Un tour pas à pas
    .text =
        À votre tour, vous Travaillez ou vous vous Reposez. (SC-TURN-02)
        - Travailler : jouez une carte Action de votre main sur un emplacement libre de votre Plateau de Joueur et posez-y un ou deux Dés de votre main. L’emplacement dit ce que vous faites : Recruter, Voyager, Rechercher ou Traduire. Les Dés disent avec quelle force : leur somme est la valeur de l’action, leurs couleurs mêlées en sont la couleur ; un Dé noir la rend noire. (SC-WORK-01, SC-WORK-02, SC-COL-03, MB-DICE-02)
        - Avant l’action principale, des Ouvriers peuvent amener un Dé à 6 ou lui donner une autre couleur. (SC-COL-05)
        - Dans le même tour, et dans l’ordre que vous voulez, vous utilisez aussi ce que porte la carte jouée et chaque Traducteur et chaque Page rouge glissés sous cet emplacement, une fois chacun. (SC-WORK-03, MB-PAGE-06)
        - Se Reposer : un Parchemin de la pioche est révélé, vos cartes et vos recherches vous rapportent leurs revenus de gauche à droite, puis les Dés retournent dans le Sac et les cartes dans votre main. (SC-REST-01, SC-REST-06, SC-REST-10)
        Pour traduire, il faut une chaîne de Traducteurs dans les Salles, les vôtres ou ceux des autres, de la langue du Parchemin jusqu’à l’arabe. Chacun reçoit 1 de vos jetons Or, et chacun qui n’est pas à vous coûte 1 Pièce. (SC-TRANS-03, SC-TRANS-05)
        Les actions noires sont à part : elles portent plus loin, étudient la Médecine et publient des Pages contre des XP. (MB-REC-01, MB-RES-01, MB-TRANS-01)
        À la fin du tour, les Traducteurs qui ont réuni assez d’Or et les Pages du tour sont glissés sous vos emplacements. Une rangée de quatre complète fait descendre votre tuile Référence des rangées et donne un bonus. (SC-RET-01, MB-TUCK-01, MB-TUCK-03)

chapter-turns = Manches et tours

SC-TURN-03 = À la fin de votre tour, les Traducteurs partent en Retraite ; ils sont glissés sous les emplacements avec les Pages gagnées pendant le tour, et les rangées ainsi complétées donnent leur bonus. Puis vient le joueur suivant.
    .title = Fin du tour

chapter-colours = Couleurs et Dés

SC-COL-01 = Le blanc est neutre. Le rouge, le bleu et le jaune sont les couleurs primaires. Le violet est fait de rouge et de bleu, l’orange de rouge et de jaune, le vert de bleu et de jaune : ce sont les couleurs secondaires. Le noir est au-dessus de toutes. « Coloré » veut dire primaire, secondaire ou noir.
    .title = Les couleurs
SC-COL-02 = Les Dés blancs et primaires portent les valeurs 1 à 6. Les Dés secondaires et noirs portent 4, 4, 5, 5, 6, 6.
    .title = Faces des Dés
SC-COL-03 = Avec un seul Dé, l’action a sa couleur. Avec deux : le noir avec n’importe quoi fait noir ; deux blancs font blanc ; le blanc et une couleur font cette couleur ; deux Dés de même couleur la gardent ; deux primaires différentes se mêlent en leur secondaire ; une secondaire l’emporte sur le blanc et sur une primaire ; de deux secondaires différentes, vous choisissez l’une.
    .title = Couleur d’une action

chapter-black-dice = Les Dés noirs

MB-DICE-01 = Un Dé noir porte 4, 4, 5, 5, 6, 6, comme un Dé secondaire.
    .title = Faces d’un Dé noir
MB-DICE-02 = Le noir l’emporte sur toutes les couleurs : si, vos Ouvriers posés, au moins un Dé de l’action est noir, l’action est noire.
    .title = Le noir l’emporte
MB-DICE-03 = Un Ouvrier donne sa couleur à un Dé noir comme à tout autre. Aucun Ouvrier n’est noir : un Dé noir ne passe donc jamais à 6 en restant noir.
    .title = Ouvriers sur les Dés noirs
MB-DICE-04 = Dans la Somme de Dés, les Dés noirs comptent comme des Dés colorés.
    .title = Les Dés noirs dans la Somme de Dés
MB-DICE-05 = Si vous devez gagner un Dé noir et qu’il n’en reste plus, vous pouvez gagner à la place un Dé primaire, d’une couleur encore disponible et pour la même destination, ou détruire l’un de vos Dés blancs. Vous pouvez aussi ne rien faire. Cela vaut également pour les revenus.
    .title = Plus de Dé noir
MB-DICE-06 = Certains Retraités font passer le noir pour du violet, de l’orange ou du vert. Alors chaque Dé noir et chaque Dé de cette couleur de l’action, Dés préimprimés compris, peut valoir l’un ou l’autre ; vous choisissez pour chacun quand la couleur de l’action est fixée. C’est ensuite seulement que les couleurs se mêlent. Rien ne change pour les Ouvriers. Si plusieurs de ces Retraités sont sous l’emplacement, un Dé part de la couleur qu’il a après ses Ouvriers et n’en change qu’une fois : le noir en l’une de leurs couleurs, l’une de leurs couleurs en noir.
    .title = Le noir passe pour une couleur

chapter-work = Travailler

SC-WORK-03 = Résolvez ensuite ce qui est disponible, dans l’ordre que vous voulez, une fois au plus et en entier : l’action principale de l’emplacement, chaque effet de travail de la carte, chaque Traducteur et chaque Page rouge glissés sous cet emplacement. Des Ouvriers peuvent s’ajouter aux Dés à tout moment avant l’action principale, sans changer une couleur qu’une Page a fixée. Vous terminez le tour quand vous le souhaitez.
    .title = Ce que vous pouvez faire, dans votre ordre

chapter-recruit = Recruter

MB-REC-01 = Une action Recruter noire vaut jusqu’à 3 de plus, une seule fois et 12 au maximum, quel que soit l’emplacement où vous la faites : le 1, le 5, ou un autre grâce à un Retraité. Votre Page de Départ le rappelle et ne fait rien d’autre ; une autre action noire de l’emplacement 1 n’y gagne rien.
    .title = Recruter en noir
MB-REC-02 = La 11e Salle coûte 4 Pièces et fait gagner une Page, ou 2 XP. Il y a onze Salles, et c’est la plus à droite : un Traducteur Neutre du Calife ne trouve pas de place seulement si toutes les onze sont prises.
    .title = La 11e Salle

chapter-travel = Voyager

MB-TRAV-01 = Une action Voyager noire rapporte 1 XP si votre déplacement dépasse le marqueur Neutre ou s’arrête à côté de lui. Partir d’à côté de lui ne compte pas, sauf si vous faites le tour complet des 12 Lieux et y revenez. Vous prenez le jeton XP à la fin du déplacement, avant l’effet du Lieu. Aucun chemin n’est noir : il n’y a pas de bonus de chemin.
    .title = Voyager en noir
MB-TRAV-02 = Livrer ou traduire un Parchemin de Médecine vous fait avancer sur la piste de Médecine.
    .title = Parchemins de Médecine

chapter-research = Rechercher

SC-RES-03 = Au niveau 7, le marqueur reste. Pour chaque pas de plus, vous pouvez prendre le surplus de la piste : 1 jeton Or, 1 Influence dans une Guilde au choix, ou 1 XP en Médecine.
    .title = Au-delà du dernier niveau
MB-RES-01 = Une action Rechercher noire vous fait avancer en Médecine, aux valeurs et aux coûts des autres pistes ; la première façon de rechercher lui est ouverte aussi. Chaque pas au-delà du niveau 7 vaut 1 XP à la place.
    .title = Rechercher en noir
MB-RES-02 = Au niveau 3 de chaque piste, 1 XP attend le premier marqueur qui y parvient, d’où que vienne son avancée. Son propriétaire le prend avant l’effet de la case.
    .title = Le premier au niveau 3
MB-RES-03 = Un pas sur une piste au choix peut se faire en Médecine ; un pas sur une piste primaire, non.
    .title = La Médecine parmi les pistes

chapter-translate = Traduire

SC-TRANS-01 = La valeur ne compte pas. Une action violette, orange ou verte traduit un Parchemin de la Guilde de cette couleur. Une action noire, elle, publie.
    .title = Couleur et Guilde
MB-TRANS-01 = Une action Traduire noire ne prend pas de Parchemin. Avec une valeur de 6 ou plus : placez 1 jeton Or sur un Traducteur, gagnez 1 XP, puis une Page ou 2 XP. Avec 10 ou plus : placez 1 jeton Or sur chacun de 2 Traducteurs différents, gagnez 3 XP, puis une Page ou 2 XP. Avec 10 ou plus, vous choisissez l’un ou l’autre. Les bonus de valeur comptent, et l’emplacement importe peu.
    .title = Traduire en noir
MB-TRANS-02 = L’Or est le vôtre, et chaque Traducteur doit avoir de la place pour le recevoir. Pour chacun qui n’est pas à vous, vous payez 1 Pièce à son propriétaire, ou à la Réserve Principale s’il est Neutre. Vous avez placé de l’Or, et donc interagi avec ces Traducteurs, mais vous n’avez rien traduit. Avec une valeur de 5 ou moins, on ne peut pas Traduire en noir.
    .title = L’Or d’une action Traduire noire

chapter-pages = Les Pages

MB-PAGE-01 = Chaque fois que vous gagnez une Page, vous pouvez prendre 2 XP à la place. La Page est l’une de celles qui sont visibles sur les Livres ; vous payez les XP indiqués dans son coin, 1 de moins si elle est seule sur son Livre. Si vous ne pouvez en payer aucune, vous prenez les 2 XP.
    .title = Gagner une Page
MB-PAGE-02 = Une Page gagnée est mise de côté et glissée à la fin du tour. Une bannière rouge va sous l’emplacement brun de son action, une bannière dorée sous n’importe quel emplacement brun. Les XP se paient aussitôt, le coût de la rangée au moment de glisser la carte, avant tout ce que cela apporte.
    .title = Où va une Page
MB-PAGE-03 = Si un Retraité glissé sous un emplacement y permet une autre action, les Pages rouges de cette action peuvent aussi y être glissées. Celui que vous venez de glisser compte déjà.
    .title = Des Pages sous un autre emplacement
MB-PAGE-04 = Après chaque gain, un Livre sans Page en reçoit 2 nouvelles ; si chacun des trois Livres n’en a plus qu’une, les trois sont complétés. Cela se fait aussitôt, avant de choisir une deuxième Page. Quand il n’en reste plus assez, le Livre 1 est servi d’abord, la gauche avant la droite ; aucune Page ne revient dans la pioche.
    .title = De nouvelles Pages
MB-PAGE-05 = On ne place jamais d’Influence sur une Page.
    .title = Pas d’Influence sur les Pages
MB-PAGE-06 = Une Page rouge sous un emplacement agit comme un Retraité : une fois à chaque tour où vous Travaillez là, dans l’ordre voulu, dès le tour qui suit celui où elle a été glissée. Celle qui agit « pour chaque » occasion agit une fois par occasion. Les Pages ne sont pas des Retraités là où des Parchemins les comptent.
    .title = Les Pages rouges au travail
MB-PAGE-07 = Une Page peut servir avant l’action principale. Celle qui demande une couleur regarde la couleur que donnent les Dés et les Ouvriers à ce moment ; l’utiliser fixe la couleur pour le reste du tour. Si plusieurs sont possibles, vous en nommez une, et aucun Ouvrier ne peut plus la changer. Après l’action principale, c’est la couleur de celle-ci. Celle qui demande une valeur regarde la valeur à ce moment, bonus compris ; elle peut encore monter. Les 3 d’un Recruter noir ne comptent qu’une fois cette action engagée. Si vous renoncez à l’action principale, les Dés et les Ouvriers comptent tels qu’ils sont.
    .title = Couleur et valeur pour une Page
MB-PAGE-08 = Une Page liée à certains Traducteurs sert une fois pour chaque interaction : vous en dépêchez ou en employez un, l’utilisez dans une chaîne, le mettez en Retraite, y placez ou y prenez de l’Or. L’action où cela se produit est d’abord menée à son terme. Si une chaîne ou un déplacement d’Or touche deux de ces Traducteurs, il y a deux occasions. Votre propre Traducteur qui part en Retraite à la fin de ce tour compte aussi, de même que ce qu’y provoquent un bonus de rangée ou une carte améliorée : vous utilisez alors la Page juste après cette carte glissée et son bonus, ou jamais. Aucune autre Page ne sert à cette étape.
    .title = Pages liées à des Traducteurs
MB-PAGE-09 = La livraison ou la traduction que demande une Page est celle de ce tour, et l’Influence va à la Guilde nommée. Traduire en noir n’est pas une traduction.
    .title = Pages des livraisons et des traductions
MB-PAGE-10 = Une Page des Lieux blancs demande que votre action Voyager de ce tour se soit arrêtée sur l’un d’eux.
    .title = Pages des Lieux blancs
MB-PAGE-11 = Une Page des pistes demande qu’au moins une des pistes indiquées ait monté d’un niveau ce tour-ci, par votre propre marqueur ; ce qui dépasse le niveau 7 n’est pas une montée. Avec l’une de ces Pages, vous payez 2 Pièces pour récolter sur une piste qui a monté ce tour-ci.
    .title = Pages des pistes qui ont monté
MB-PAGE-12 = Une Page des marqueurs compte, quand vous l’utilisez, ceux de vos sept marqueurs qui sont au niveau indiqué ou plus haut. Pour le niveau 6, vous choisissez chaque fois entre un Dé primaire et la destruction d’un Dé blanc.
    .title = Pages des marqueurs

chapter-retire = Retraite

SC-RET-02 = Le propriétaire glisse la carte sous l’un de ses quatre emplacements bruns et paie ce que coûte sa rangée : 1 Pièce ou un Dé blanc dans le Sac, autant de fois que le dit la tuile Référence des rangées, comme il veut. Il faut choisir un emplacement ; prendre un Dé blanc est toujours possible.
    .title = Glisser une carte et son coût
SC-RET-04 = Les cartes se glissent une par une : le joueur dont c’est le tour commence, puis les autres dans le sens horaire ; chacun choisit l’ordre des siennes. Si une carte glissée en libère d’autres, on recommence par le joueur actif.
    .title = Plusieurs à la fois

chapter-rows = Les rangées sous les emplacements

MB-TUCK-01 = Sous vos quatre emplacements bruns, les cartes glissées, Traducteurs et Pages sans différence, forment des colonnes, et côte à côte des rangées. Une rangée est complète quand les quatre colonnes l’atteignent. Une carte coûte selon sa rangée : rien dans la première rangée incomplète ou au-dessus ; une, deux puis trois fois le prix dans les trois suivantes ; de nouveau rien plus bas. Chaque fois, vous payez 1 Pièce ou prenez un Dé blanc dans votre Sac. La tuile suit les rangées complétées, au-delà de la quatrième aussi : une rangée complétée rend donc les cartes suivantes moins chères, mais plus chère la rangée juste sous l’ancienne place de la tuile.
    .title = Ce que coûte une rangée
MB-TUCK-02 = Tous les Traducteurs et toutes les Pages d’un tour sont glissés à la toute fin de celui-ci, l’un après l’autre, dans l’ordre voulu par leur propriétaire.
    .title = Tout à la fin, dans votre ordre
MB-TUCK-03 = Quand une carte glissée complète une rangée, et avant la suivante : la tuile Référence des rangées descend d’une ligne, vous résolvez l’un des deux effets de votre tuile Bonus de rangée la plus haute, et vous retournez cette tuile sur sa face dorée.
    .title = Une rangée complète
MB-TUCK-04 = Les cartes que cela vous apporte sont glissées à la même étape, et les Traducteurs qui ont ainsi tout leur Or y partent en Retraite. Vous devez choisir l’un des deux effets si l’un est possible ; ce qui est facultatif dans l’effet le reste. La tuile est retournée dans tous les cas. L’action principale est finie : les Dés blancs de la carte du tour peuvent aussi être détruits, mais un Sac vide les épargne toujours.
    .title = Ce qui suit d’un bonus de rangée
MB-TUCK-05 = Tuile 1 : améliorer une carte Action, ou gagner 1 Dé noir dans votre main et 1 XP. Tuile 2 : améliorer, ou détruire jusqu’à 2 Dés blancs. Tuile 3 : améliorer, ou gagner 1 jeton Or puis placer ou prendre 1 jeton Or. Tuile 4 : employer le Traducteur du dessus de n’importe quelle pile, en payant la Salle, ou avancer de 1 sur une piste au choix.
    .title = Les quatre tuiles Bonus de rangée
MB-TUCK-06 = La fin d’un tour : chaque Traducteur qui a tout son Or part en Retraite et rejoint les Pages de ce tour de son propriétaire. Le premier joueur, à partir de celui dont c’est le tour et dans le sens horaire, qui a des cartes de côté en glisse une, avec son coût, le bonus de sa rangée et ce que des Pages donnent pour elle. Puis on recommence, jusqu’à ce que rien ne reste de côté. On peut donc compléter des rangées au tour d’un autre.
    .title = La fin d’un tour pas à pas

chapter-upgrades = Les cartes Action améliorées

MB-UPG-01 = Pour améliorer, prenez une carte améliorée visible de la même sorte que l’une de vos cartes Action standard, en main ou sur votre plateau. Elle prend exactement sa place, avec tous les Dés et Ouvriers qui s’y trouvent ; votre ancienne carte va, face cachée, là où était l’améliorée, et cette place est fermée. Vous gagnez les XP posés dessus.
    .title = Améliorer une carte
MB-UPG-02 = Sans carte visible qui corresponde à l’une des vôtres, vous ne pouvez pas améliorer : choisissez l’autre effet.
    .title = Quand on ne peut pas améliorer
MB-UPG-03 = Si la carte améliorée arrive sur l’emplacement utilisé ce tour-ci, ses effets de travail peuvent encore servir, une fois chacun, sauf si un effet de travail de l’ancienne carte a déjà servi. Comme les améliorations viennent des bonus de rangée, cela se fait juste après avoir retourné la tuile et avant la carte suivante. Un emplacement n’est utilisé que dans le tour de Travail de son propriétaire.
    .title = Améliorer sur l’emplacement utilisé
MB-UPG-04 = La carte Médecine améliorée porte un Dé noir imprimé de 4, qui agit comme celui de la carte Objectifs : les Ouvriers peuvent le recolorer, il peut rester hors de l’action si un autre Dé est posé, et il n’est jamais à vous. Dans le tour où il arrive sur votre plateau, il est ignoré.
    .title = Le Dé noir imprimé
MB-UPG-05 = Une carte améliorée est de la même sorte que la carte standard, mais ne s’améliore plus.
    .title = Une seule fois

chapter-caliph = Le Calife

SC-CAL-04 = L’emplacement 1 donne 1 XP à chacun. Sur le 2, chaque Traducteur de Départ en Salle auquel il manque de l’Or reçoit 1 jeton Or, et pour chacun de ceux qui sont Retraités, son propriétaire gagne 1 Pièce.
    .title = Événements 1 et 2
MB-CAL-01 = Quand la première carte Calife apparaît, chaque joueur prend 1 XP de son emplacement, avant les Guildes. En solo, vous seul en prenez.
    .title = L’XP du premier Calife

chapter-effects = Ce que donnent les effets

MB-EFF-01 = Les Retraités de l’extension connaissent d’autres échanges : des XP sans rien ou contre un Ouvrier ; un pas en Médecine contre un Ouvrier ; un Dé noir de votre main remis dans le Sac contre des Pièces, contre un XP et un tirage, contre un Dé blanc détruit et un Ouvrier, contre une Influence dans une Guilde, ou contre de l’Or et un déplacement d’Or ; un Dé noir ou un Ouvrier blanc ; de l’Or ou des Pièces contre un XP ; et le noir qui passe pour une autre couleur.
    .title = D’autres échanges
MB-EFF-02 = Là où vous remettez un Dé noir et tirez un Dé, le Dé remis est déjà dans le Sac et peut être tiré de nouveau.
    .title = Le Dé remis
MB-EFF-03 = Le Dé noir d’un tel échange vient de votre main : ni d’une carte, ni de ceux arrivés en main ce tour-ci, ni d’un Dé qui ne fait que passer pour noir.
    .title = Un Dé noir de votre main

chapter-end = Fin de partie et décompte

SC-SCORE-01 = Votre Somme de Dés est le nombre de vos Dés colorés, noirs compris, moins celui de vos Dés blancs, en main, sur le plateau et dans le Sac. Les Dés préimprimés et le Dé d’une carte Objectifs inachevée ne comptent pas.
    .title = Somme de Dés
MB-END-01 = Après le dernier tour et avant le retour de l’Or, chaque joueur, dans l’ordre du tour, peut résoudre les Pages dorées glissées sous ses emplacements, une fois chacune et dans l’ordre voulu.
    .title = Les Pages dorées
MB-END-02 = Les Traducteurs et les Pages que cela apporte sont glissés aussitôt, avant la suite de l’effet ; les rangées complétées donnent leur bonus, et de nouvelles Pages dorées peuvent encore être résolues. Les Traducteurs qui ont tout leur Or partent aussitôt en Retraite, quel que soit leur propriétaire. Une Page dorée qui arrive chez un joueur dont l’étape est passée ne vaut que ses points.
    .title = Ce qui suit des Pages dorées
MB-END-03 = Un Repos complet suit toutes les règles du Repos et demande une carte Action sur votre plateau ; comme toutes les cartes Calife sont sorties, c’est un Parchemin qui est révélé. Une carte améliorée en cours de route donne son nouveau revenu s’il est encore à venir. Récolter par une carte de la main demande une carte dont le revenu est une récolte. Dépêcher prend le Traducteur du dessus de n’importe quelle pile. Deux jetons Or sont gagnés puis placés si c’est possible, sur un ou deux Traducteurs, avec 1 Pièce chaque fois à un propriétaire étranger ; vous gardez ce qui ne peut être placé.
    .title = Quelques Pages dorées en détail
MB-END-04 = Une Page dorée compte chacun de vos XP comme 1 jeton Or pour le Parchemin de Départ, une autre chacun de vos Ouvriers comme 1 Pièce ; les Ouvriers comptent tout de même pour départager. Ces deux Pages ne se résolvent pas : elles s’appliquent d’elles-mêmes à ce qui reste au décompte.
    .title = Des XP comme de l’Or, des Ouvriers comme des Pièces
MB-SCORE-01 = Les Pages glissées marquent leurs points, les tuiles Bonus de rangée dorées les leurs, et la Médecine marque comme toute piste ; les bonus de Parchemins qui regardent les pistes la comptent. Les XP restants ne valent rien.
    .title = Pages et tuiles Bonus de rangée

chapter-interruptions = Au tour des autres

SC-INT-02 = À la fin d’un tour, les propriétaires des Traducteurs qui partent en Retraite choisissent emplacement, coût et ordre ; s’ils complètent une rangée, ils en choisissent le bonus.
    .title = Quand vos Traducteurs partent

chapter-solo = Solo : l’adversaire

SC-SOLO-02 = L’adversaire a son plateau, 20 Influences, 6 marqueurs Recherche sous les places des Livres et un marqueur sur la première case de sa piste de Ressources. Il n’a ni cartes Action, ni Dés, ni objectifs, ni carte Ressources.
    .title = Ce qu’a l’adversaire

chapter-solo-track = Solo : sa piste de Ressources

SC-SOLO-08 = Chaque Pièce qu’il gagne avance son marqueur d’une case vers la droite, de la dernière à la première. Revenu à la première, il pose un marqueur Recherche des Livres sur sa case libre la plus à gauche, avec ce qui y est imprimé : Influence dans la Guilde violette, Or, Guilde orange, Or, Guilde verte, Or. Puis il prend une Page. Il ne paie jamais.
    .title = Gagner des Pièces

chapter-solo-books = Solo : les Livres

MB-SOLO-01 = Il n’y a que 1 XP sur le premier emplacement Calife. L’adversaire n’a ni marqueur de Médecine, ni Dé noir, ni Page de Départ, ni tuile Référence des rangées, ni tuiles Bonus de rangée.
    .title = Mise en place
MB-SOLO-02 = Ses 6 marqueurs Recherche commencent sur l’extension du plateau, un sous chaque place d’un Livre.
    .title = Ses marqueurs sous les Livres
MB-SOLO-03 = Il joue comme d’habitude : il n’utilise pas de Dé noir et ne prend pas d’XP.
    .title = Ses tours
MB-SOLO-04 = Quand son marqueur revient au début de la piste de Ressources, il prend un marqueur Recherche sous les Livres et la Page au-dessus, sans rien payer : des Pages au-dessus de ses marqueurs, celle qui vaut le plus de points, puis la plus haute, puis celle de gauche. Si aucune Page n’est au-dessus d’un marqueur, il prend son marqueur le plus haut, celui de gauche d’abord, et de toutes les Pages celle que désigne le même ordre ; sans aucune Page, il n’en prend pas. Une fois ses 6 marqueurs posés, un retour n’apporte ni marqueur ni Page.
    .title = Comment il gagne des Pages
MB-SOLO-05 = D’abord le marqueur, puis l’effet de la case qu’il couvre, puis la Page ; les Livres sont ensuite complétés comme d’habitude. Tout se fait aussitôt, même au milieu de votre paiement : si une action Traduire noire le paie, il prend sa Page avant que vous choisissiez la vôtre.
    .title = Aussitôt, dans cet ordre
MB-SOLO-06 = Ses Pages marquent les points imprimés dessus et ne sont pas des Retraités.
    .title = Ce que valent ses Pages
MB-SOLO-07 = Chaque fois que vous prenez une carte améliorée, l’autre carte de la même colonne quitte la partie, avec ses XP. Vous améliorez donc trois cartes au plus.
    .title = Vos améliorations
MB-SOLO-08 = Pour la Salle où il emploie, la 11e Salle, qui coûte 4, est la plus à droite.
    .title = La 11e Salle pour l’adversaire

chapter-setup = Mise en place

SC-SET-03 = Des 11 Traducteurs de Départ, 4 sont piochés et placés dans les Salles de leur numéro. Les autres quittent la partie.
    .title = Traducteurs de Départ
SC-SET-05 = Chacun prend un Plateau de Joueur, 8 cartes Action, 20 Influences, un marqueur Recherche au niveau 0 de chaque piste, un marqueur Joueur sur le Lieu du haut au milieu, et un Sac.
    .title = Ce que prend chacun
MB-SET-01 = L’extension du plateau est à droite du Plateau Principal. Les nouveaux Traducteurs sont mélangés aux piles, qui en comptent alors 10 chacune, les nouveaux Parchemins aux Parchemins, et le Traducteur de Départ de la 11e Salle aux autres. La pioche se compose comme d’habitude ; la réserve compte 6 Parchemins de plus.
    .title = Ce que l’on mélange
MB-SET-02 = Les 8 cartes Action améliorées sont mélangées et 6 d’entre elles posées face visible en deux rangées de trois, avec 1 XP sur chacune de la rangée du haut et 2 XP sur chacune de celle du bas. Les deux autres quittent la partie.
    .title = Cartes améliorées
MB-SET-03 = 1 XP est posé sur le niveau 3 de chaque piste, et 1 XP par joueur sur le premier emplacement Calife.
    .title = Des XP sur le plateau
MB-SET-04 = Les 52 Pages sont mélangées, et une est posée face visible sur chacune des 6 places des Livres.
    .title = Les Pages sur les Livres
MB-SET-05 = Chacun prend encore en main sa carte Médecine, pose un marqueur au niveau 0 de la Médecine, met un Dé noir dans son Sac avant le choix des paires, et reçoit 1 XP, une Page de Départ sous Recruter, la tuile Référence des rangées et les 4 tuiles Bonus de rangée, la première en haut.
    .title = Ce que prend encore chacun

chapter-box = Le matériel

SC-COMP-02 = Le Plateau Principal a les 8 piles de Traducteurs en haut, le Plan avec 12 Lieux et 6 places de Parchemins, la Maison de la Sagesse avec 3 Guildes de 3 rangées, 6 pistes de Recherche de niveaux 0 à 7, 10 Salles en bas, 4 cases Calife et la bannière de la Somme de Dés. L’extension y ajoute 3 Livres, la piste de Médecine et la 11e Salle.
    .title = Le Plateau Principal
SC-COMP-06 = Les Mathématiques sont violettes, la Physique rouge, la Chimie orange, la Philosophie jaune, la Biologie verte, l’Astronomie bleue, la Médecine noire. La Physique, la Philosophie et l’Astronomie sont les pistes primaires ; la Médecine n’est ni primaire ni secondaire.
    .title = Les domaines de recherche
MB-COMP-01 = L’extension apporte une extension de plateau avec 3 Livres de 2 places, la piste de Médecine et la 11e Salle ; 1 Traducteur de Départ, 16 Traducteurs, 6 Parchemins, 4 Pages de Départ et 52 Pages ; 4 cartes Médecine et 8 cartes Action améliorées ; 16 Dés noirs, des jetons XP, 4 marqueurs Recherche ; et pour chaque joueur une tuile Référence des rangées et 4 tuiles Bonus de rangée.
    .title = Ce qu’apporte l’extension
MB-COMP-02 = 40 Pages ont une bannière rouge, 10 pour chacune des actions Recruter, Voyager, Rechercher et Traduire ; 12 ont une bannière dorée et agissent en fin de partie. Il n’y en a pas deux pareilles.
    .title = Pages rouges et dorées
MB-COMP-03 = Les XP ne manquent jamais. Les Dés noirs et les cartes améliorées, si.
    .title = Ce qui est limité
MB-COMP-04 = Tout est visible de tous : XP, Pages, cartes améliorées, ce qui est glissé ou mis de côté, tuiles de rangée, Dés noirs restants. Seul l’ordre des Pages à venir est caché.
    .title = Ce qui est caché
