### Le guide de Myriade de Livres : les nouveautés, en deux tours (français)

guide-myriad-draft = Vous connaissez Érudits ; voici ce que Myriade de Livres y ajoute. On commence comme toujours par une paire. Celle-ci apporte 4 Pièces : juste le prix de la nouvelle Salle 11.
guide-myriad-slot = La septième piste de Recherche est la Médecine. Seule une action noire permet de l’étudier : allons à la Recherche.
guide-myriad-card = La carte Médecine est nouvelle, elle aussi : quand vous vous Reposez, elle rapporte ce que donne votre niveau de Médecine.
guide-myriad-die = Chacun possède un Dé noir dès le départ. Le noir l’emporte sur toutes les couleurs : avec lui, l’action est noire.
guide-myriad-one-die = Inutile de l’aider : un 6 noir suffit pour avancer d’une case.
guide-myriad-research = Et maintenant, l’action principale : appuyez sur le titre de l’emplacement, ou dans la liste.
guide-myriad-medicine = Contre 1 Or, vous avancez d’une case en Médecine. La première rapporte 1 XP, et les XP paient les Pages.
guide-myriad-recruit-slot = Au travail. Il y a désormais onze Salles à occuper : Recrutez.
guide-myriad-recruit-card = N’importe quelle carte convient ici.
guide-myriad-recruit-die = Un 6 met à votre portée tous les Traducteurs, sauf les Polyglottes. Un Dé noir ajouterait jusqu’à 3 à un Recrutement.
guide-myriad-recruit-one = Un seul Dé suffit.
guide-myriad-recruit = L’action principale, de nouveau.
guide-myriad-employ = Le syriaque et l’arabe : un dernier maillon bien utile, et 3 points.
guide-myriad-room = La Salle 11 est la dernière à droite. Elle coûte 4 Pièces et permet de publier une Page.
guide-myriad-page = Trois Livres sont ouverts, avec deux Pages chacun ; le prix en XP figure dans le coin. Vous en avez exactement 2. Une Page rouge agit chaque fois que vous Travaillez sur son emplacement ; celle-ci, dorée, a la parole après le dernier tour.
guide-myriad-tuck = Les Pages et les Retraités se glissent sous vos emplacements bruns. Côte à côte, ils forment des rangées : une rangée complète de quatre donne un bonus, une carte améliorée par exemple, et rend les suivantes moins chères. Ici, c’est gratuit.
guide-end = Une Traduction noire publie elle aussi des Pages, et un Voyage noir qui dépasse le marqueur Neutre rapporte des XP. À vous de jouer, maintenant. Appuyez sur n’importe quoi : il s’explique.
