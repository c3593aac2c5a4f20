### Ce que seule la page d’Encyclopedia dit ; le reste vient des textes du moteur.

page-round = Manche { $n } sur { $of }
page-stage = manche { $n }
page-reputation = Réputation
page-academy = Académie
page-university = Université
page-dice = Dés
page-owner = gain du propriétaire
page-places = Ambassade et Banque
page-tab-cards = Cartes
page-tab-world = Monde
page-tab-publish = Publier
page-cubes-left = cubes Recherche en réserve
page-expeditions = Expéditions
page-publications = Publications
page-market = Pris par un autre : le propriétaire gagne
page-nothing = rien
page-deck = { $n } dans la pioche
page-discard = { $n } dans la défausse
page-worth = valeur { $value }
page-hand = En main
page-left = reste { $n }
page-lies = dés posés : { $n }
page-own = chez { $name }
page-owner-gains = { $name } gagne : { $gain }
page-first = jeton Premier Joueur
page-first-at = Premier Joueur : { $name }
page-free-slot = Emplacement d’Expert libre
page-tucked = Glissés dessous
page-tuck = Glisser dessous
page-experts = Experts
page-study = Étude
page-study-empty = Aucun Animal à l’étude.
page-collection = Collection
page-cubes = { $n } cubes Recherche en réserve
page-fives = jetons « 5 cubes » restants : { $n }
page-space = emplacement { $n } : Réputation +{ $stars }, valeur +{ $value }
page-taken = emplacement { $n } : occupé
page-type-0 = continent
page-type-1 = classifi­cation
page-type-2 = alimen­tation
page-type-3 = habitat
page-type-4 = climat
page-needs = dé de valeur { $n } au moins
page-each = { $n } PV par cube
page-each-animal = { $n } PV par Animal
page-cost = { $n } points de recherche, { $points } PV
page-cube-there = cube posé
page-published = { $name } : { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}, { $points } PV
page-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}, { $points } PV
page-priorities = Priorités
page-bag = Sac
page-steps = valeur { $from } ou plus : { $n }

## À quoi sert un lieu, quand on le regarde

about-embassy = Tout dé convient. Sa valeur donne d’un à trois jetons Expédition, qui changent la couleur d’un dé ou renforcent une Expédition.
about-bank = Tout dé convient. 5 Écus, qui valent +1 chacun sur un dé ; le premier arrivé dans la manche prend aussi le jeton Premier Joueur.
about-university = Tout dé convient. Prenez un Expert et sa capacité ; un dé de la couleur de l’Expert apporte aussi un jeton Expédition.
about-academy = Un dé de la couleur d’un Animal : prenez cet Animal dans votre étude et gagnez de la Réputation selon la valeur du dé.
about-expedition = Un dé de la couleur d’un continent, sur son emplacement libre le plus à gauche. Sa valeur paye des cubes Recherche sur vos Animaux de là-bas. Les premiers emplacements donnent plus de Réputation, les suivants plus de valeur.
about-publication = Posez un dé sur un Animal de sa couleur dans votre étude. La valeur dit jusqu’à quel Type vous publiez : les cubes viennent ici, les Animaux dans votre collection. À la fin, plus une Catégorie a de cubes, plus chacun vaut cher.
