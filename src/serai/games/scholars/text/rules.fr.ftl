### Érudits du Tigre du Sud : référence des règles (français)
### Un message « chapter-… » ouvre un chapitre : son titre et parfois un .text ; les règles qui suivent en font partie.
### Un message par règle ; l’attribut .title en est le titre court.

chapter-aim = Le but du jeu
    .text =
        Vous dirigez une maison d’érudits à Bagdad. Des Parchemins arrivent de partout ; vous employez des Traducteurs qui les portent de langue en langue jusqu’à l’arabe, et chacun d’eux fait grandir votre savoir.
        Les points de victoire viennent :
        - des Parchemins que vous traduisez, avec le bonus imprimé sur chacun (SC-SCORE-07, SC-SCORE-08) ;
        - de vos Traducteurs Retraités (SC-SCORE-03) ;
        - de vos marqueurs sur les pistes de Recherche (SC-SCORE-06) ;
        - des Guildes que vous contrôlez et de vos Influences sur les cartes Calife (SC-SCORE-04, SC-SCORE-05) ;
        - de votre Somme de Dés : les Dés colorés comptent pour vous, les Dés blancs contre vous (SC-SCORE-01, SC-SCORE-02).
        Le Calife est l’horloge de la partie : ses quatre cartes sont mêlées aux Parchemins à venir. Quand la quatrième apparaît, on termine la manche et on en joue encore une. (SC-END-01)
        Seul, vous affrontez un adversaire qui suit quelques cartes Planification. (SC-SOLO-12)

chapter-turn = Un tour pas à pas
    .text =
        À votre tour, vous Travaillez ou vous vous Reposez. (SC-TURN-02)
        - Travailler : jouez une carte Action de votre main sur un emplacement libre de votre Plateau de Joueur et posez-y un ou deux Dés de votre main. L’emplacement dit ce que vous faites : Recruter, Voyager, Rechercher ou Traduire. Les Dés disent avec quelle force : leur somme est la valeur de l’action, leurs couleurs mêlées en sont la couleur. (SC-WORK-01, SC-WORK-02, SC-COL-03, SC-COL-04)
        - Avant l’action principale, des Ouvriers peuvent amener un Dé à 6 ou lui donner une autre couleur. (SC-COL-05)
        - Dans le même tour, et dans l’ordre que vous voulez, vous utilisez aussi ce que porte la carte jouée et chaque Traducteur glissé sous cet emplacement, une fois chacun. (SC-WORK-03)
        - Se Reposer : un Parchemin de la pioche est révélé, vos cartes et vos recherches vous rapportent leurs revenus de gauche à droite, puis les Dés retournent dans le Sac et les cartes dans votre main. (SC-REST-01, SC-REST-06, SC-REST-10)
        Pour traduire, il faut une chaîne de Traducteurs dans les Salles, les vôtres ou ceux des autres, de la langue du Parchemin jusqu’à l’arabe. Chacun reçoit 1 de vos jetons Or, et chacun qui n’est pas à vous coûte 1 Pièce. (SC-TRANS-03, SC-TRANS-05)
        Un Traducteur qui a réuni assez d’Or part en Retraite à la fin du tour : son propriétaire le glisse sous un emplacement, où il travaille dès lors à chaque action de cet emplacement. (SC-RET-01, SC-RET-02)

chapter-turns = Manches et tours

SC-TURN-01 = En commençant par le premier joueur, chacun joue un tour, dans le sens horaire ; puis une nouvelle manche commence.
    .title = Les manches
SC-TURN-02 = Vous Travaillez ou vous vous Reposez. Vous pouvez Travailler avec une carte Action en main, un emplacement libre qui vous est ouvert et au moins 1 Dé en main (ou une carte à Dé préimprimé). Vous pouvez vous Reposer si au moins une carte Action est sur votre plateau ; une carte Objectifs inachevée n’en est pas une. Si vous ne pouvez faire ni l’un ni l’autre, vous passez votre tour.
    .title = Travailler ou se Reposer
SC-TURN-03 = À la fin de votre tour, les Traducteurs partent en Retraite et sont glissés sous les emplacements. Puis vient le joueur suivant.
    .title = Fin du tour

chapter-colours = Couleurs et Dés

SC-COL-01 = Le blanc est neutre. Le rouge, le bleu et le jaune sont les couleurs primaires. Le violet est fait de rouge et de bleu, l’orange de rouge et de jaune, le vert de bleu et de jaune : ce sont les couleurs secondaires. « Coloré » veut dire primaire ou secondaire.
    .title = Les couleurs
SC-COL-02 = Les Dés blancs et primaires portent les valeurs 1 à 6. Les Dés secondaires portent 4, 4, 5, 5, 6, 6.
    .title = Faces des Dés
SC-COL-03 = Avec un seul Dé, l’action a sa couleur. Avec deux : deux blancs font blanc ; le blanc et une couleur font cette couleur ; deux Dés de même couleur la gardent ; deux primaires différentes se mêlent en leur secondaire ; une secondaire l’emporte sur le blanc et sur une primaire ; de deux secondaires différentes, vous choisissez l’une.
    .title = Couleur d’une action
SC-COL-04 = La valeur d’une action est la somme de ses Dés, augmentée des bonus, sans jamais dépasser 12. Une valeur veut toujours dire « jusqu’à » : vous pouvez en utiliser moins.
    .title = Valeur d’une action
SC-COL-05 = Avant l’action principale, vous pouvez poser jusqu’à 2 Ouvriers de votre réserve sur chaque Dé de la carte jouée, Dé préimprimé compris. Un Ouvrier de la couleur que le Dé a à ce moment en fait un 6. Un Ouvrier d’une autre couleur donne cette couleur au Dé et laisse sa valeur. Deux Ouvriers agissent dans l’ordre où vous les posez.
    .title = Ouvriers sur les Dés
SC-COL-06 = Deux Ouvriers de primaires différentes ne font jamais une couleur secondaire : le second recolore le Dé à son tour. Un Dé secondaire peut changer de couleur, mais pas passer à 6 dans la sienne : aucun Ouvrier ne l’a.
    .title = Les Ouvriers ne se mêlent pas
SC-COL-07 = Les Ouvriers posés ont quitté votre réserve et ne paient plus rien. Ils vont à la Réserve Principale quand vous reprenez la carte. Si leur Dé quitte la carte, ils y restent sans effet.
    .title = Ouvriers posés
SC-DICE-01 = Tout Dé qui arrive dans votre main, tiré ou gagné, est lancé aussitôt. Les Dés se tirent au hasard.
    .title = Lancer
SC-DICE-02 = S’il faut tirer d’un Sac vide, tous les Dés de votre plateau y retournent d’abord, sauf ceux de l’action en cours et celui de votre carte Objectifs. S’il est encore vide, le reste du tirage est perdu.
    .title = Sac vide
SC-DICE-03 = Un Dé qui arrive dans votre main pendant que vous Travaillez ne sert pas dans ce tour, ni sur la carte ni pour payer. S’il est blanc, il peut être détruit.
    .title = Les nouveaux Dés attendent

chapter-work = Travailler

SC-WORK-01 = Choisissez une carte Action de votre main et un emplacement libre qui vous est ouvert : les emplacements 1 à 5, et le 6 une fois vos objectifs atteints. Posez-y la carte.
    .title = Carte et emplacement
SC-WORK-02 = Posez 1 ou 2 Dés de votre main sur la carte. Une carte à Dé préimprimé en reçoit 0 ou 1, et rien ne recouvre le Dé préimprimé. Si vous ajoutez un Dé, vous pouvez laisser le Dé préimprimé hors de l’action.
    .title = Dés sur la carte
SC-WORK-03 = Résolvez ensuite ce qui est disponible, dans l’ordre que vous voulez, une fois au plus et en entier : l’action principale de l’emplacement, chaque effet de travail de la carte, chaque Traducteur glissé sous cet emplacement. Des Ouvriers peuvent s’ajouter aux Dés à tout moment avant l’action principale. Vous terminez le tour quand vous le souhaitez.
    .title = Ce que vous pouvez faire, dans votre ordre
SC-WORK-04 = L’emplacement 1 est Recruter, 2 Voyager, 3 Rechercher, 4 Traduire : ils sont bruns. Le 5 est Recruter ou Voyager, le 6 Rechercher ou Traduire : ils sont noirs, et vous faites l’une des deux actions. Rien n’est jamais glissé sous un emplacement noir.
    .title = Les six emplacements
SC-WORK-05 = Certains Traducteurs glissés n’agissent pas eux-mêmes mais changent l’action principale du tour : ils augmentent sa valeur (ces bonus s’ajoutent, jusqu’à 12), font passer les Dés blancs pour une couleur, ou permettent une autre action à la place de celle de l’emplacement, avec la même couleur et la même valeur.
    .title = Traducteurs qui changent l’action principale
SC-WORK-06 = Vous décidez lesquelles des actions disponibles vous faites. Une fois l’une d’elles commencée, tout ce qui y est imprimé s’accomplit autant que possible : effets du Lieu, de la Salle, de chaque case atteinte sur une piste, toutes les étapes d’une livraison, l’avancée et l’effet d’un Parchemin traduit. Vous pouvez toujours renoncer à ce qui a un coût, à l’Influence sur un Parchemin, à l’Influence dans une Guilde (sauf lors d’une livraison ou comme effet d’un Parchemin), à placer ou prendre de l’Or, à la livraison elle-même, au bonus de chemin, au surplus d’une piste, aux remplacements de pièces épuisées et à chaque effet d’une action Dépêcher. Un coût se paie en entier avant son gain, sinon l’effet n’est pas disponible ; ce qui ne peut se faire est ignoré.
    .title = Facultatif et obligatoire
SC-WORK-07 = S’il y a un choix de couleur, il se fait quand l’action principale commence, ou plus tôt si un effet demande la couleur, et vaut pour le reste du tour. La valeur est fixée quand l’action principale commence.
    .title = Quand couleur et valeur sont fixées
SC-WORK-08 = Là où le blanc passe pour une couleur, chaque Dé blanc et chaque Dé de cette couleur sur la carte peut valoir l’un ou l’autre, pour les Ouvriers aussi : un Ouvrier de l’une des deux couleurs l’amène à 6. Vous choisissez pour chaque Dé quand l’action principale commence.
    .title = Le blanc passe pour une couleur
SC-WORK-09 = Un Dé de la carte que vous jouez ne peut être détruit ou rendu qu’une fois l’action principale commencée ou abandonnée ; dès lors, aussi par un effet de cette action même.
    .title = Dés de l’action en cours

chapter-recruit = Recruter

SC-REC-01 = Seule la valeur compte. Les piles demandent 1, 3, 5 ou 7, deux par deux, de gauche à droite. Seule la carte du dessus d’une pile peut être prise.
    .title = Traducteurs à votre portée
SC-REC-02 = Choisissez un Traducteur à votre portée, et Dépêchez-le ou Employez-le.
    .title = Dépêcher ou Employer
SC-REC-03 = Dépêcher : utilisez ses effets de l’action Dépêcher dans l’ordre voulu, chacun si vous le souhaitez, les coûts avant les gains. Glissez ensuite la carte sous sa pile. Vous pouvez dépêcher sans utiliser d’effet.
    .title = Dépêcher
SC-REC-04 = Employer : choisissez une Salle vide, payez son coût de 0 à 4 Pièces à la Réserve Principale, placez-y le Traducteur du côté employé, résolvez les effets de la Salle dans l’ordre voulu, puis posez 1 de vos Influences sur la carte. Vous n’avez pas d’effet de l’action Dépêcher.
    .title = Employer
SC-REC-05 = Sans Salle vide que vous puissiez payer, ou sans Influence à poser, vous ne pouvez pas Employer.
    .title = Quand on ne peut pas Employer
SC-REC-06 = Un Parchemin qui fait employer un Traducteur suit les mêmes règles, sans demander de valeur.
    .title = Employer par un Parchemin

chapter-travel = Voyager

SC-TRAV-01 = Déplacez votre marqueur Joueur dans le sens horaire, de 1 Lieu jusqu’à la valeur de l’action ; 12 vous ramènent au départ. Les marqueurs ne se gênent jamais. Seul le Lieu d’arrivée compte.
    .title = Se déplacer
SC-TRAV-02 = Si au moins un tronçon parcouru a la couleur de l’action, vous pouvez prendre une fois le bonus de chemin, avant ou après l’effet du Lieu : influencer un Parchemin pour une couleur primaire, gagner 2 Pièces pour une secondaire. Une action blanche n’a pas de bonus de chemin. Entre deux Lieux noirs voisins, le chemin est d’une seule couleur.
    .title = Bonus de chemin
SC-TRAV-03 = Sur un Lieu blanc, résolvez son effet.
    .title = Lieux blancs
SC-TRAV-04 = Sur un Lieu noir, vous pouvez livrer le Parchemin voisin. Si vous ne pouvez ou ne voulez pas, rien ne se passe.
    .title = Lieux noirs
SC-TRAV-05 = Vous pouvez livrer s’il y a un Parchemin, si une Guilde a moins de 3 Parchemins, et si vous pouvez payer 4 Pièces, et 1 de plus quand le Parchemin porte l’Influence d’un autre joueur.
    .title = Quand on peut livrer
SC-TRAV-06 = Une livraison se déroule ainsi. L’Influence d’un autre joueur sur le Parchemin se paie 1 Pièce et revient à son propriétaire ; la vôtre y reste. Placez le Parchemin sur la case libre la plus haute d’une Guilde de votre choix et payez 4 Pièces. Gagnez dans cette Guilde les Influences imprimées là, et 1 jeton Or ; dans la rangée du bas, aussi un Dé blanc dans votre Sac. Avancez de 1 sur la piste du Parchemin. Une carte est ensuite piochée sur la pioche Parchemins pour la place libre du Plan ; une carte Calife est d’abord résolue en entier, et l’on pioche la suivante.
    .title = Livrer un Parchemin
SC-TRAV-07 = La Guilde choisie n’a pas besoin d’avoir la couleur de l’action.
    .title = N’importe quelle Guilde

chapter-research = Rechercher

SC-RES-01 = Choisissez : avec une valeur de 1 ou plus, en toute couleur ou en blanc, gagnez 1 Ouvrier au choix et 1 Pièce. Avec une action colorée de 4 ou plus, payez 1 jeton Or, avancez de 1 sur la piste de cette couleur et gagnez 2 Pièces. Avec 8 ou plus, avancez de 1 et gagnez 2 Pièces. Avec 10 ou plus, payez 2 jetons Or, avancez de 2 et gagnez 2 Pièces.
    .title = Les quatre façons de rechercher
SC-RES-02 = Chaque pas sur un niveau impair donne aussitôt son effet ; les niveaux pairs ne donnent rien sur le moment. Deux pas se font l’un après l’autre. Ce qui s’y trouve s’accomplit autant que possible, Dé blanc compris ; ce qui a un coût, les Influences et les déplacements d’Or peuvent se refuser.
    .title = Avancer sur une piste
SC-RES-03 = Au niveau 7, le marqueur reste. Pour chaque pas de plus, vous pouvez prendre le surplus de la piste : 1 jeton Or, ou 1 Influence dans une Guilde au choix.
    .title = Au-delà du dernier niveau
SC-RES-04 = Un effet qui fait avancer une autre piste se résout de la même façon, tout de suite.
    .title = Une piste en fait avancer une autre

chapter-translate = Traduire

SC-TRANS-01 = La valeur ne compte pas. L’action doit être violette, orange ou verte, et vous traduisez un Parchemin de la Guilde de cette couleur.
    .title = Couleur et Guilde
SC-TRANS-02 = Un Traducteur parle deux langues ou plus et passe de l’une à l’autre, dans les deux sens.
    .title = Ce que fait un Traducteur
SC-TRANS-03 = Une chaîne mène de la langue du Parchemin à l’arabe, avec un Traducteur d’une Salle par maillon, quel que soit son propriétaire. Aucune langue ne revient deux fois, aucun Traducteur ne sert deux fois.
    .title = La chaîne
SC-TRANS-04 = Un Traducteur qui porte déjà tout l’Or que demande sa Salle ne peut plus servir.
    .title = Traducteurs au complet
SC-TRANS-05 = Vous posez 1 jeton Or de votre réserve sur chaque Traducteur utilisé. Chacun qui n’est pas à vous coûte 1 Pièce, pour son propriétaire, ou pour la Réserve Principale s’il est Neutre. L’Influence d’un autre joueur sur le Parchemin coûte 1 Pièce de plus et lui revient. Vous devez pouvoir tout payer dès le départ.
    .title = Ce que cela coûte
SC-TRANS-06 = Choisissez le Parchemin et la chaîne, posez l’Or, payez les Pièces et prenez le Parchemin au-dessus de votre plateau ; votre propre Influence dessus vous revient. Puis, dans l’ordre voulu, avancez de 1 sur sa piste et résolvez son effet. Enfin, les Parchemins du dessous remontent, avec leurs Influences.
    .title = Traduire un Parchemin
SC-TRANS-07 = Sans chaîne que vous puissiez payer, vous ne pouvez pas Traduire.
    .title = Quand on ne peut pas Traduire

chapter-retire = Retraite

SC-RET-01 = À la toute fin de chaque tour, chaque Traducteur qui porte l’Or que demande sa Salle part en Retraite. L’Or va à la Réserve Principale, l’Influence revient à son propriétaire, et la Salle est vide.
    .title = Qui part en Retraite
SC-RET-02 = Le propriétaire glisse la carte sous l’un de ses quatre emplacements bruns. Pour chaque Retraité déjà là, il paie 1 Pièce ou prend un Dé blanc dans son Sac, comme il veut. Il faut choisir un emplacement ; prendre un Dé blanc est toujours possible.
    .title = Glisser un Retraité et son coût
SC-RET-03 = Un Traducteur mis en Retraite par un effet est mis de côté aussitôt et glissé à la fin du tour, au même coût.
    .title = Retraite par un effet
SC-RET-04 = S’il y en a plusieurs, le joueur dont c’est le tour commence, puis les autres dans le sens horaire ; chacun choisit l’ordre des siens.
    .title = Plusieurs à la fois
SC-RET-05 = Un Traducteur Neutre qui part en Retraite va sous sa pile, un Traducteur de Départ Neutre dans la boîte.
    .title = Retraite des Neutres
SC-RET-06 = Un Retraité travaille dès la prochaine fois que vous Travaillez sur son emplacement, et ses points comptent à la fin.
    .title = Ce que vaut un Retraité

chapter-rest = Se Reposer

SC-REST-01 = Vous pouvez vous Reposer si une carte Action est sur votre plateau. Quatre étapes se suivent : le Parchemin du dessous, les revenus, les Dés, les cartes.
    .title = Les quatre étapes
SC-REST-02 = Révélez la carte du dessous de la pioche Parchemins. Une carte Calife est résolue et rien d’autre n’est révélé. Si la pioche et la réserve sont vides, cette étape est sautée.
    .title = Le Parchemin du dessous
SC-REST-03 = Le marqueur Neutre avance dans le sens horaire d’autant de Lieux noirs que le Parchemin porte de points ; les Lieux blancs sont ignorés.
    .title = Le marqueur Neutre
SC-REST-04 = Si le Parchemin du Plan voisin du marqueur porte une Influence, il reste et le Parchemin révélé s’en va. Sinon, celui du Plan s’en va et le révélé prend sa place. Si la place est vide, le révélé la remplit et rien ne s’en va.
    .title = Quel Parchemin s’en va
SC-REST-05 = Le Parchemin qui s’en va rejoint la rangée du haut de la Guilde vide la plus à gauche. Si aucune Guilde n’est vide, il quitte la partie. Personne ne gagne rien.
    .title = Où il va
SC-REST-06 = Les revenus se prennent de gauche à droite : les cartes des emplacements 1 à 5, puis l’Aide de jeu, qui récolte toujours l’Astronomie, puis l’emplacement 6. La carte y agit ; vide et ouvert, l’emplacement 6 fait tirer 1 Dé.
    .title = Revenus
SC-REST-07 = Récolter une piste, c’est gagner l’effet du plus haut niveau pair que vous avez atteint, et de lui seul.
    .title = Récolter une piste
SC-REST-08 = L’Astronomie complète votre main. Vous pouvez d’abord relancer, une fois, les Dés de votre main que vous voulez ; vous tirez ensuite jusqu’au nombre indiqué. Une main qui en a déjà autant ne tire rien, et peut être relancée quand même.
    .title = Compléter sa main
SC-REST-09 = Tous les revenus sont obligatoires, sauf ce qui a un coût, placer ou prendre de l’Or, l’Influence sur un Parchemin ou une Guilde, les remplacements de pièces épuisées et la relance. Les Dés blancs sont détruits jusqu’au nombre indiqué si vous en avez ; vous choisissez lesquels.
    .title = Revenus obligatoires
SC-REST-10 = Tous les Dés de votre plateau vont dans votre Sac, sauf celui de la carte Objectifs. Tous les Ouvriers des cartes vont à la Réserve Principale, et toutes les cartes Action reviennent dans votre main.
    .title = Dés et cartes reviennent

chapter-influence = Influence et Guildes

SC-INF-01 = Une Influence marque ce qui est à vous : Traducteurs Employés, Parchemins, Guildes, espaces des cartes Calife.
    .title = À quoi sert l’Influence
SC-INF-02 = Placer ou prendre de l’Or déplace 1 jeton Or entre votre réserve et un Traducteur d’une Salle, dans un sens ou dans l’autre. S’il n’est pas à vous, vous payez ensuite 1 Pièce à son propriétaire, ou à la Réserve Principale s’il est Neutre. Pour placer, il faut de la place pour l’Or ; pour prendre, il faut de l’Or. Un Traducteur qui retombe sous ce que demande sa Salle ne part pas en Retraite.
    .title = Placer ou prendre de l’Or
SC-INF-03 = On influence un Parchemin du Plan ou de la Maison qui ne porte aucune Influence. Il n’y en a jamais plus d’une par Parchemin.
    .title = Influencer un Parchemin
SC-INF-04 = La première Influence dans une Guilde vide en prend le contrôle.
    .title = Le premier dans une Guilde
SC-INF-05 = Dès qu’un joueur a plus d’Influences dans une Guilde que celui qui la contrôle, il en prend le contrôle. L’égalité ne change rien.
    .title = Prendre le contrôle
SC-INF-06 = Si personne ne contrôle une Guilde qui porte des Influences, le contrôle va au premier qui en a seul le plus.
    .title = Une Guilde sans contrôle
SC-INF-07 = Le contrôle rapporte à la fin 1, 2 et 3 points pour les Guildes violette, orange et verte, et il décide des récompenses du Calife.
    .title = Ce que vaut le contrôle
SC-INF-08 = L’Influence de la case de contrôle compte comme une Influence de la Guilde.
    .title = Compter les Influences
SC-INF-09 = Quand une Influence quitte une Guilde, celui qui la contrôle le reste tant que personne n’en a plus que lui et qu’il lui en reste au moins 1. Sinon, le contrôle passe à qui en a seul le plus ; si plusieurs partagent le plus grand nombre, personne ne contrôle la Guilde.
    .title = Perdre le contrôle

chapter-caliph = Le Calife

SC-CAL-01 = Une carte Calife va sur l’emplacement Calife libre le plus à gauche et se résout aussitôt : l’événement de l’emplacement, puis les Guildes violette, orange et verte.
    .title = La visite du Calife
SC-CAL-02 = Dans chaque Guilde, celui qui la contrôle déplace 1 Influence, prise à côté de la case de contrôle s’il y en a, sur un espace libre de la carte, et en prend la récompense. Tous les autres qui y ont de l’Influence reçoivent la consolation : 1 Ouvrier au choix pour la Guilde violette, 1 Pièce pour l’orange, 1 jeton Or pour la verte. Sans contrôle, tous ceux qui y ont de l’Influence la reçoivent. Le contrôle est ensuite réexaminé.
    .title = Récompenses et consolations
SC-CAL-03 = Une carte Calife a trois espaces, d’une Influence chacun : celui du haut vaut 3 points à la fin ; celui du milieu 1 point et, aussitôt, le Dé indiqué ; celui du bas permet de mettre en Retraite le Traducteur du dessus de l’une de deux piles en prenant un Dé blanc dans son Sac, ou de gagner 1 jeton Or. L’Influence y reste.
    .title = Les trois espaces
SC-CAL-04 = L’emplacement 1 n’a pas d’événement. Sur le 2, chaque Traducteur de Départ en Salle auquel il manque de l’Or reçoit 1 jeton Or, et pour chacun de ceux qui sont Retraités, son propriétaire gagne 1 Pièce.
    .title = Événements 1 et 2
SC-CAL-05 = Sur les emplacements 3 et 4, un Traducteur Neutre entre dans la Salle vide la plus à gauche, sans coût ni effet : des trois piles indiquées, la première qui n’a aucun Traducteur dans une Salle ; si toutes en ont un, la première. Les piles vides sont ignorées. Si toutes les Salles sont pleines, rien ne se passe.
    .title = Événements 3 et 4
SC-CAL-06 = Si plusieurs joueurs gagnent quelque chose à la fois, c’est dans le sens horaire à partir du joueur dont c’est le tour.
    .title = Ordre des gains

chapter-goals = Objectifs

SC-GOAL-01 = Dès qu’un objectif est atteint, prenez sa récompense : un Ouvrier dans votre réserve, un Dé dans votre Sac. Les objectifs viennent dans n’importe quel ordre, une fois chacun.
    .title = Atteindre un objectif
SC-GOAL-02 = Objectif 1 : interagir avec un Traducteur de la pile indiquée. Vous le dépêchez ou l’employez, l’utilisez dans une traduction, le mettez en Retraite, y placez ou y prenez de l’Or.
    .title = Objectif 1 : un Traducteur
SC-GOAL-03 = La retraite de votre propre Traducteur compte pour l’objectif 1, même au tour d’un autre : quand vous le glissez, ou, si un effet l’a mis en Retraite, quand vous le mettez de côté. L’Or du Calife et l’usage par d’autres ne comptent pas. Les Traducteurs de Départ n’appartiennent à aucune pile.
    .title = Votre Traducteur part en Retraite
SC-GOAL-04 = Objectif 2 : traduire un Parchemin de la Guilde indiquée.
    .title = Objectif 2 : une Guilde
SC-GOAL-05 = Objectif 3 : atteindre le niveau 3 de la piste indiquée.
    .title = Objectif 3 : une piste
SC-GOAL-06 = Les trois objectifs atteints, retournez la carte et prenez-la en main comme carte Action ; l’emplacement 6 vous est désormais ouvert.
    .title = Tous les objectifs atteints
SC-GOAL-07 = Son Dé préimprimé est un 5 blanc. Les Ouvriers le changent comme un autre, mais il n’est jamais à vous : ni pour les points, ni pour la Somme de Dés, ni pour être détruit, ni quand le Sac est vide.
    .title = Le Dé préimprimé

chapter-effects = Ce que donnent les effets

SC-EFF-01 = Les Pièces, l’Or et les Ouvriers viennent de la Réserve Principale.
    .title = Pièces, Or, Ouvriers
SC-EFF-02 = Là où un Ouvrier accompagne une Influence sur un Parchemin, l’Ouvrier est acquis et l’Influence facultative.
    .title = Un Ouvrier et un Parchemin
SC-EFF-03 = Influencer une Guilde ou un Parchemin est facultatif, sauf une Guilde lors d’une livraison ou comme effet d’un Parchemin.
    .title = Influencer
SC-EFF-04 = Détruire des Dés blancs renvoie à la Réserve Principale jusqu’à autant de vos Dés blancs, du Sac, de la main ou du plateau.
    .title = Détruire des Dés blancs
SC-EFF-05 = Le Dé que donne un Retraité est facultatif, comme toute son action, et chacun de ceux d’un Traducteur Dépêché aussi ; dans les autres effets, il faut le prendre.
    .title = Gagner un Dé
SC-EFF-06 = Là où un Dé et un Ouvrier d’une couleur sont côte à côte, prenez l’un des deux.
    .title = Un Dé ou un Ouvrier
SC-EFF-07 = Tirer, c’est prendre des Dés de votre Sac en main. Si un coût a été payé, vous pouvez en tirer moins.
    .title = Tirer des Dés
SC-EFF-08 = Un bonus de valeur augmente l’action principale du tour.
    .title = Une valeur plus haute
SC-EFF-09 = Déplacer de l’Or plusieurs fois, c’est le faire par coups séparés, chacun facultatif, et avec des Traducteurs différents si vous voulez.
    .title = Plusieurs déplacements d’Or
SC-EFF-10 = Un échange demande des Pièces, de l’Or, des Ouvriers ou de prendre un Dé blanc, et donne ce qui est à droite de la flèche. Une fois chacun par tour de Travail.
    .title = Échanges
SC-EFF-11 = Là où l’on détruit un Dé blanc pour gagner un primaire, celui qui n’a pas de Dé blanc gagne tout de même l’autre.
    .title = Un blanc contre un primaire
SC-EFF-12 = Un pas sur une piste primaire se fait en Physique, en Philosophie ou en Astronomie, à votre choix.
    .title = Une piste primaire
SC-EFF-13 = Un Parchemin peut faire employer le Traducteur du dessus d’une pile, en payant la Salle, ou le mettre en Retraite en prenant un Dé blanc dans le Sac. L’un des deux se fait, sauf si la pile est vide.
    .title = Employer ou mettre en Retraite

chapter-end = Fin de partie et décompte

SC-END-01 = Quand la quatrième carte Calife est apparue, la manche se termine, puis une dernière manche complète est jouée. Si elle apparaît au dernier tour d’une manche, la dernière manche complète a lieu tout de même.
    .title = La dernière manche
SC-END-02 = Quand la pioche Parchemins est épuisée, la réserve la remplace : les livraisons piochent dessus, les Repos dessous.
    .title = La réserve
SC-END-03 = Après le dernier tour, chacun prend l’Or posé sur ses propres Traducteurs Employés.
    .title = L’Or revient
SC-SCORE-01 = Votre Somme de Dés est le nombre de vos Dés colorés moins celui de vos Dés blancs, dans la main, sur le plateau et dans le Sac. Les Dés préimprimés et celui d’une carte Objectifs inachevée ne comptent pas.
    .title = Somme de Dés
SC-SCORE-02 = De la plus petite Somme de Dés à la plus grande, les joueurs marquent 0, 2, 4 et 6 points. Les ex aequo se partagent les points de leurs places.
    .title = Points de la Somme de Dés
SC-SCORE-03 = Les Traducteurs Retraités rapportent leurs points.
    .title = Retraités
SC-SCORE-04 = Les Guildes contrôlées rapportent 1, 2 ou 3 points.
    .title = Guildes
SC-SCORE-05 = Chacune de vos Influences rapporte 3 points sur l’espace du haut d’une carte Calife et 1 point sur celui du milieu.
    .title = Cartes Calife
SC-SCORE-06 = Chaque piste rapporte 1 point aux niveaux 1 et 2, 2 points aux niveaux 3 et 4, puis 3, 4 et 5 points aux niveaux 5, 6 et 7.
    .title = Recherche
SC-SCORE-07 = Chaque Parchemin rapporte ses points imprimés et son bonus. Des Parchemins au même bonus le rapportent tous.
    .title = Parchemins
SC-SCORE-08 = Parchemin de Départ : 2 Pièces valent 1 jeton Or, 2 jetons Or rapportent 1 point, et 6 Dés blancs ou plus coûtent 3 points. Dés blancs : 4 points si vous n’en avez pas, 2 si vous en avez 1 à 3. Dés : 1 point par Dé d’une couleur secondaire, et 2 points avec 4 Dés d’une primaire. Retraités : 2 points avec 4 à 6, 4 points avec 7 ou plus. Langues : 1 point par Parchemin à vous des langues indiquées, celui-ci et le Parchemin de Départ compris. Une piste : 2 points aux niveaux 4 à 6, 4 points au niveau 7. Étendue : 1 point par piste au niveau 3 ou plus. Une Guilde : 2 points avec 2 ou 3 Influences, 4 points avec 4 ou plus.
    .title = Les bonus des Parchemins
SC-SCORE-09 = Celui qui a le plus de points gagne. En cas d’égalité : celui qui a le plus de Traducteurs encore dans les Salles, puis le plus d’Ouvriers en réserve ; sinon, la victoire est partagée.
    .title = Qui gagne

chapter-limits = Quand le matériel manque

SC-LIM-01 = L’Or, les Pièces et les Ouvriers ne manquent jamais.
    .title = Sans limite
SC-LIM-02 = Si vous devez prendre un Dé blanc et qu’il n’en reste plus, chaque autre joueur rend l’un de ses Dés blancs, d’où il veut. Votre coût est considéré comme payé. Plusieurs Dés blancs se prennent un par un.
    .title = Plus de Dé blanc
SC-LIM-03 = Si le Dé primaire à gagner est épuisé, vous pouvez détruire un de vos Dés blancs à la place. Pour un Dé primaire au choix, choisissez parmi les couleurs qui restent ; c’est seulement quand les trois sont épuisées que vous pouvez détruire un Dé blanc.
    .title = Plus de Dé primaire
SC-LIM-04 = Un Dé secondaire épuisé n’est pas gagné.
    .title = Plus de Dé secondaire
SC-LIM-05 = Chacun a 20 Influences. S’il n’en reste plus dans votre réserve, vous pouvez en déplacer une d’un Parchemin ou d’une Guilde vers la nouvelle place, ou y renoncer. Pour Employer, l’Influence est nécessaire : le déplacement est alors obligatoire.
    .title = Plus d’Influence
SC-LIM-06 = Une pile vide n’offre pas de Traducteur. Une place du Plan qui ne peut être complétée reste vide et n’offre pas de livraison.
    .title = Piles vides
SC-LIM-07 = L’adversaire du mode solo n’a pas de Dé à rendre.
    .title = L’adversaire n’a pas de Dés

chapter-interruptions = Au tour des autres

SC-INT-01 = À la visite du Calife, celui qui contrôle chaque Guilde choisit l’espace et la récompense, et chacun la couleur d’un Ouvrier de consolation.
    .title = À la visite du Calife
SC-INT-02 = À la fin d’un tour, les propriétaires des Traducteurs qui partent en Retraite choisissent emplacement, coût et ordre.
    .title = Quand vos Traducteurs partent
SC-INT-03 = Quand les Dés blancs manquent, vous choisissez lequel des vôtres vous rendez.
    .title = Quand les Dés blancs manquent
SC-INT-04 = Un objectif atteint au tour d’un autre est récompensé aussitôt.
    .title = Un objectif au tour d’un autre
SC-INT-05 = Les Pièces et les Influences que vous recevez ne demandent aucune décision.
    .title = Ce que vous recevez
SC-INT-06 = En solo : quand l’adversaire veut un Parchemin qui porte votre Influence, vous l’autorisez ou vous refusez.
    .title = L’adversaire veut votre Parchemin

chapter-solo = Solo : l’adversaire

SC-SOLO-01 = Mettez en place comme pour deux joueurs, avec la pioche Parchemins pour un. Vous êtes premier joueur.
    .title = Mise en place
SC-SOLO-02 = L’adversaire a son plateau, 20 Influences, 6 marqueurs Recherche à côté et un marqueur sur la première case de sa piste de Ressources. Il n’a ni cartes Action, ni Dés, ni objectifs, ni carte Ressources.
    .title = Ce qu’a l’adversaire
SC-SOLO-03 = Vous choisissez l’une des quatre paires. La difficulté donne ensuite à l’adversaire sa Somme de Dés, un Parchemin, de l’Or sur ses Traducteurs les plus à gauche et des Influences : sur le Parchemin de la Guilde violette, sur le Parchemin voisin du marqueur Neutre, dans la Guilde orange. Un Parchemin qui porte votre Influence est remplacé par celui qu’il influencerait ensuite.
    .title = Difficulté
SC-SOLO-04 = Son premier Parchemin est la carte du dessus de la réserve, sans la regarder. Il compte comme un Parchemin de la langue que nomme la difficulté et ne fait rien d’autre.
    .title = Son premier Parchemin
SC-SOLO-05 = L’une de ses Influences marque sa Somme de Dés, de −6 à +6, et s’arrête aux extrémités.
    .title = Sa Somme de Dés
SC-SOLO-06 = Ses 6 cartes Planification sont mélangées, face cachée.
    .title = Cartes Planification
SC-SOLO-07 = Tous les Traducteurs Neutres sont à l’adversaire, sans Influence dessus.
    .title = Ses Traducteurs

chapter-solo-track = Solo : sa piste de Ressources

SC-SOLO-08 = Chaque Pièce qu’il gagne avance son marqueur d’une case vers la droite, de la dernière à la première. Revenu à la première, il pose un marqueur Recherche sur sa case libre la plus à gauche, avec ce qui y est imprimé : Influence dans la Guilde violette, Or, Guilde orange, Or, Guilde verte, Or. Il ne paie jamais.
    .title = Gagner des Pièces
SC-SOLO-09 = Il gagne une Pièce quand vous payez pour un Traducteur Neutre et quand vous payez pour son Influence sur un Parchemin.
    .title = Ce que vous lui payez
SC-SOLO-10 = La case du marqueur désigne une langue, la pile de cette langue et une Guilde. Ce qui n’est pas disponible est remplacé par le suivant vers la droite, en boucle, sans déplacer le marqueur.
    .title = Ce qu’il cherche
SC-SOLO-11 = Son Or va sur le Traducteur Neutre le plus à gauche qui a de la place. S’il n’y en a pas, rien ne se passe.
    .title = Son Or

chapter-solo-turn = Solo : son tour

SC-SOLO-12 = Avec 3 cartes Planification bleues ou 3 rouges face visible, il se repose. Sinon, il révèle la suivante.
    .title = Repos ou Planification
SC-SOLO-13 = Une carte Planification avance d’abord le marqueur de sa valeur. Si la condition de la première action est remplie, cette action se fait, sinon la seconde.
    .title = Une carte Planification
SC-SOLO-14 = Les conditions comptent les Traducteurs dans les Salles, quel que soit leur propriétaire, ou les Parchemins de la Maison, une fois le marqueur déplacé.
    .title = Conditions
SC-SOLO-15 = La Somme Cible est la somme des valeurs des deux dernières cartes Planification, ou la valeur de la seule.
    .title = Somme Cible
SC-SOLO-16 = Il emploie de la pile qu’il cherche parmi les six d’une langue, en ignorant celles qui ont un Traducteur dans une Salle et celles qui sont vides ; si les six y sont, de celle qu’il cherchait d’abord. La Salle est la plus à droite des vides dont le coût est la Somme Cible, sinon la Somme Cible plus 1, et ainsi de suite ; après 4 vient 0. Il ne paie ni ne gagne rien.
    .title = Il emploie
SC-SOLO-17 = Il traduit un Parchemin de la Maison : selon la langue qu’il cherche, puis la rangée la plus basse, puis la Guilde qu’il cherche. Couleurs et chaînes ne comptent pas. Le Parchemin va, face cachée, à sa langue.
    .title = Il traduit
SC-SOLO-18 = Il place ensuite l’Or de cette langue, 1 au plus par Traducteur : d’abord sur les Neutres qui la parlent, de droite à gauche, puis sur les vôtres qui la parlent, de gauche à droite, puis sur les autres Neutres et les autres des vôtres de la même façon. Vous gagnez 1 Pièce pour chacun des vôtres. Les Traducteurs qui ont déjà tout leur Or sont ignorés.
    .title = L’Or de sa traduction
SC-SOLO-19 = Il livre un Parchemin du Plan de la langue qu’il cherche : le premier dans le sens horaire à partir du Lieu noir qui suit le marqueur Neutre. Il va dans la rangée libre la plus haute, puis à la Guilde qu’il cherche, avec autant d’Influences que le dit la carte ou la rangée, et rien d’autre. La place du Plan est complétée comme d’habitude.
    .title = Il livre
SC-SOLO-20 = Une Influence dans une Guilde au choix va à une Guilde sans Influence, sinon à une où il n’en a pas, sinon à n’importe laquelle ; entre plusieurs, à celle qu’il cherche.
    .title = Il influence une Guilde
SC-SOLO-21 = Il influence un Parchemin de la Maison qui n’en porte pas, choisi comme pour une traduction ; s’il n’y en a pas, un Parchemin du Plan, choisi comme pour une livraison.
    .title = Il influence un Parchemin
SC-SOLO-22 = Sans Influence restante, il n’en pose pas.
    .title = Plus d’Influence pour lui

chapter-solo-you = Solo : vous et l’adversaire

SC-SOLO-23 = Pour livrer ou traduire un Parchemin qui porte son Influence, vous payez 1 Pièce, qui avance son marqueur. L’Influence lui revient.
    .title = Un Parchemin à son Influence
SC-SOLO-24 = S’il veut un Parchemin qui porte votre Influence, vous l’autorisez, reprenez l’Influence et gagnez 1 Pièce, ou vous refusez pour 1 Pièce ; il se tourne alors vers le suivant. Vous pouvez refuser tant que vous pouvez payer et qu’il reste un autre Parchemin.
    .title = Un Parchemin à votre Influence
SC-SOLO-25 = Quand il se repose : le Parchemin du dessous est révélé comme à votre Repos. Sa Somme de Dés monte de 1 avec 3 cartes bleues et baisse de 1 avec 3 rouges. Avec 3 cartes il influence une Guilde et un Parchemin, avec 4 un Parchemin, avec 5 il met en Retraite le Traducteur du dessus de la première pile polyglotte si elles sont bleues, de la seconde si elles sont rouges. Puis toutes les cartes Planification sont mélangées.
    .title = Il se repose
SC-SOLO-26 = Sur une carte Calife, il prend l’espace libre le plus haut si la plupart de ses cartes visibles sont bleues, le plus bas si elles sont rouges ; à égalité, la couleur de la dernière décide ; sans carte, c’est bleu.
    .title = Son espace sur une carte Calife
SC-SOLO-27 = L’espace du milieu augmente sa Somme de Dés de 1. En bas, il met en Retraite, des deux piles, le Traducteur du dessus qui a le plus de points, celui de gauche à égalité, et sa Somme de Dés baisse de 1 ; si les deux piles sont vides, il place 1 jeton Or.
    .title = Sa récompense
SC-SOLO-28 = Un Ouvrier ou une Pièce de consolation vaut pour lui 1 Pièce ; l’Or va sur ses Traducteurs.
    .title = Sa consolation
SC-SOLO-29 = Le deuxième événement donne de l’Or aux Traducteurs de Départ Neutres, et à l’adversaire 1 Pièce pour chacun de ceux qui sont Retraités.
    .title = Le deuxième événement
SC-SOLO-30 = Les Traducteurs Neutres qui partent en Retraite sont à l’adversaire.
    .title = Ses Retraités
SC-SOLO-34 = Sa propre Influence reste sur un Parchemin qu’il livre, et lui revient quand il traduit ce Parchemin. Il ne paie personne.
    .title = Son Influence sur les Parchemins
SC-SOLO-35 = Un marqueur Recherche agit aussitôt, même au milieu de votre paiement ou d’une carte Calife.
    .title = Aussitôt
SC-SOLO-36 = L’adversaire est le second joueur et joue le dernier tour de chaque manche. Des Traducteurs partent en Retraite à la fin de ses tours aussi ; vous glissez les vôtres.
    .title = Ordre des tours
SC-SOLO-37 = Autoriser vaut pour une livraison comme pour une traduction : votre Influence quitte le Parchemin avant qu’il bouge, et la Pièce vient de la Réserve Principale.
    .title = Autoriser

chapter-solo-end = Solo : la fin

SC-SOLO-31 = Sa Somme de Dés est comparée à la vôtre : 2 points pour la plus haute, aucun pour l’autre, 1 chacun à égalité.
    .title = Comparer les Sommes de Dés
SC-SOLO-32 = Il marque les points de sa Somme de Dés, de ses Retraités, de ses Guildes et de ses espaces des cartes Calife. Chacun de ses Parchemins rapporte selon sa langue : chinois 7 points ; sanskrit 1 pour 2 de ses Retraités ; grec 1 par Parchemin à lui ; hébreu 1 par marqueur Recherche sur son plateau ; persan 1 par Traducteur Neutre dans une Salle ; syriaque 1 pour 2 de ses Influences dans les Guildes.
    .title = Son score
SC-SOLO-33 = Vous gagnez avec plus de points. L’égalité est une défaite.
    .title = Gagner seul

chapter-variants = Variantes

SC-VAR-01 = Vous convenez d’une partie courte ou standard ; la standard a plus de Parchemins entre les cartes Calife.
    .title = Durée de la partie
SC-VAR-02 = Seul, vous choisissez l’une de quatre difficultés.
    .title = Difficulté

chapter-setup = Mise en place

SC-SET-01 = Mélangez chacune des 8 piles de Traducteurs et posez-les à leur place, côté Dépêcher visible.
    .title = Traducteurs
SC-SET-02 = Mélangez les Parchemins. Un va sur chacune des 6 places du Plan et un dans la rangée du haut de chaque Guilde.
    .title = Parchemins
SC-SET-03 = Des 10 Traducteurs de Départ, 4 sont piochés et placés dans les Salles de leur numéro. Les autres quittent la partie.
    .title = Traducteurs de Départ
SC-SET-04 = Des 10 cartes Ressources, 4 sont piochées, une pour chaque Traducteur de Départ, de gauche à droite. Les autres quittent la partie.
    .title = Cartes Ressources
SC-SET-05 = Chacun prend un Plateau de Joueur, 7 cartes Action, 20 Influences, un marqueur Recherche au niveau 0 de chaque piste, un marqueur Joueur sur le Lieu du haut au milieu, et un Sac.
    .title = Ce que prend chacun
SC-SET-06 = Le marqueur Neutre commence sur le Lieu du bas au milieu.
    .title = Marqueur Neutre
SC-SET-07 = Un joueur tiré au sort est premier pour toute la partie. On joue dans le sens horaire.
    .title = Premier joueur
SC-SET-08 = La pioche Parchemins, du haut vers le bas : 3 Parchemins ; quatre fois quelques Parchemins mélangés à 1 carte Calife ; 1 Parchemin. En partie courte, il y a 2, 2, 3 ou 4 Parchemins avec chaque carte Calife pour 1 à 4 joueurs, en partie standard 3, 3, 4 ou 5.
    .title = La pioche Parchemins
SC-SET-09 = Les Parchemins restants forment la réserve.
    .title = La réserve de Parchemins
SC-SET-10 = Chacun reçoit une carte Objectifs sur l’emplacement 6, avec dessus un Ouvrier blanc, un Ouvrier coloré et un Dé secondaire encore à gagner, et le Parchemin de Départ du même personnage.
    .title = Cartes Objectifs
SC-SET-11 = Le dernier joueur commence : dans l’ordre inverse, chacun choisit un Traducteur de Départ, le marque de 1 Influence et prend la carte Ressources placée dessous.
    .title = Le choix des paires
SC-SET-12 = Une carte Ressources donne, dans cet ordre : des Dés dans le Sac ; 4 d’entre eux tirés au hasard et lancés, votre main ; de l’Or ; des Pièces ; des Ouvriers ; et un bonus.
    .title = Ce que donne une carte Ressources
SC-SET-13 = Chaque carte Ressources est résolue en entier avant le choix du joueur suivant.
    .title = L’un après l’autre
SC-SET-14 = Les Traducteurs de Départ que personne n’a choisis restent dans leurs Salles comme Neutres ; leurs cartes Ressources quittent la partie.
    .title = Ce que personne n’a choisi

chapter-box = Le matériel

SC-COMP-01 = La page des cartes dit combien il y a de chaque pièce. Le jeu est pour 1 à 4 joueurs.
    .title = La boîte
SC-COMP-02 = Le Plateau Principal a les 8 piles de Traducteurs en haut, le Plan avec 12 Lieux et 6 places de Parchemins, la Maison de la Sagesse avec 3 Guildes de 3 rangées, 6 pistes de Recherche de niveaux 0 à 7, 10 Salles en bas, 4 emplacements Calife et la bannière de la Somme de Dés.
    .title = Le Plateau Principal
SC-COMP-03 = Vous avez des cartes Action en main, des Dés lancés en main à la vue de tous, un Sac de Dés que vous seul regardez, une réserve et un Plateau de Joueur à 6 emplacements, avec les Retraités sous les bruns, la carte Objectifs sur le 6 et les Parchemins traduits au-dessus.
    .title = Ce qui est devant vous
SC-COMP-04 = Tout est visible, sauf le contenu des Sacs des autres et l’ordre des cartes face cachée. On peut regarder les deux côtés des Traducteurs du dessus.
    .title = Ce qui est caché
SC-COMP-05 = L’arabe est la langue de la Maison. Le persan et le syriaque en sont les plus proches, le grec et l’hébreu plus loin, le chinois et le sanskrit les plus lointains.
    .title = Les langues
SC-COMP-06 = Les Mathématiques sont violettes, la Physique rouge, la Chimie orange, la Philosophie jaune, la Biologie verte, l’Astronomie bleue. La Physique, la Philosophie et l’Astronomie sont les pistes primaires, les autres les secondaires.
    .title = Les domaines de recherche
SC-COMP-07 = Un Traducteur a un côté Dépêcher, et un côté employé avec ses langues, ses points et ce qu’il fait une fois Retraité. Les Traducteurs de Départ n’ont pas d’effet de l’action Dépêcher et n’appartiennent à aucune pile.
    .title = Les deux côtés d’un Traducteur
