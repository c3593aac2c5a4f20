### Les mots de la page. Les mêmes clés sont dans en.ftl ; un test les compare.

## partout
home = Accueil
home-title = Serai
home-greeting = À quoi jouons-nous ?
loading = Un instant…
starting = Mise en place…
close = Fermer
more = Plus
pages = Pages
language = Langue
language-fr = Français
language-en = English
theme = Clair ou sombre
settings = Réglages
setting-confirm = Demander avant la fin de mon tour
setting-calm = Aucune animation
setting-sound = Un son quand c’est à moi
copied = Copié
just-now = à l’instant
you = vous
points = points
rule = Règle :
item = { $what } : { $n }
nothing-found = Rien trouvé.
trouble = Impossible à afficher
nowhere = Cette page n’existe pas.

## accueil
solo = Solo
with-friends = Entre amis
continue = Reprendre
players-range = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
stage-alpha = première version
stage-beta = version d’essai
last-played = dernière partie { $when }
no-games = Aucun jeu n’est installé.
no-tables-yet = Pas encore de partie : lancez-en une en dix secondes.
cards = Cartes
rules = Règles
my-tables = Mes tables
account = Moi

## nouvelle table
new-title = Nouvelle table
expansions = Extensions
seats = Places
seat-me = Vous
seat-friend = Ami sur cet appareil
seat-invite = Par lien
seat-bot = Robot
seat-name = Joueur { $n }
seat-open = Place libre
seat-name-field = Nom
seat-level = Force
seat-remove = Retirer cette place
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-easy-about = Réfléchit peu et se contente souvent d’un coup honorable.
level-medium-about = Réfléchit jusqu’à la fin de son tour.
level-hard-about = Voit plusieurs tours à l’avance. Répond en 1,5 seconde au plus.
level-expert-about = Voit plus loin encore et prend jusqu’à 10 secondes.
level-program = { $name } (programme)
add-friend = Ami sur cet appareil
add-invite = Ami par lien
add-bot = Robot
options = Options
clock = Temps par joueur
clock-none = sans pendule
clock-seconds = { $n } secondes
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-forfeits = Temps écoulé : un robot prend la place
spectators = D’autres peuvent regarder grâce à un lien
hints-allowed = Les conseils sont permis
hints-here = Les conseils sont permis à cette table.
open-table = Ouvrir la table
start-game = Commencer
too-few = Ce jeu demande au moins { $n } joueurs.
solo-opponent = En solo, vous affrontez l’adversaire officiel du jeu.

## attendre, rejoindre
waiting-text = Envoyez ce lien à vos amis. La partie commence quand toutes les places sont prises.
copy-invite = Copier le lien
copy-spectate = Lien pour spectateurs
seat-bot-here = Mettre un robot
kind-person = joueur
kind-open = libre
kind-bot = robot
kind-program = programme
kind-automa = automa
join-title = Une place vous attend
join-text = { $host } vous invite à jouer à { $game }.
join-button = S’asseoir
join-full = Toutes les places de cette table sont prises.
join-begun = Cette partie a commencé : { $n ->
    [one] un choix a été fait
   *[other] { $n } choix ont été faits
}. Ses dés ont été fixés sans vous.
join-watch = Regarder
your-name = Votre nom

## mes tables
tables-empty = Pas encore de partie : lancez-en une en dix secondes.
status-waiting = attend des joueurs
status-running = en cours
status-finished = terminée
your-turn = À vous

## résultats
results = Mes résultats
results-played = Parties
results-won = Gagnées
results-best = Meilleur score
results-mean = Moyenne
results-sources = Mes points par source, en moyenne
results-against = Contre qui
results-rival = { $name } : { $played ->
    [one] 1 partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
results-empty = Pas encore de partie terminée.
offline = Hors ligne : voici ce qui a été vu en dernier.
offline-table = Hors ligne : voici ce qui a été vu en dernier. Vous pourrez choisir à nouveau une fois la connexion rétablie.

## moi
account-title = Qui vous êtes ici
account-name-text = Le nom que les autres voient. Aucun compte n’est nécessaire pour jouer.
save = Enregistrer
saved = Enregistré
account-optional = Compte (facultatif)
account-text = Avec un nom et un mot de passe, vous retrouvez vos places sur un autre appareil.
account-name = Nom du compte
password = Mot de passe
account-create = Créer le compte
account-enter = Se connecter
account-leave = Se déconnecter
account-signed-in = Connecté : { $account }.
data-title = Vos données
data-text = Téléchargez vos parties, ou effacez tout ce que ce serveur sait de vous.
data-export = Télécharger mes parties
data-delete = Effacer mes données
data-delete-sure = Appuyez de nouveau pour tout effacer
data-deleted = Tout est effacé.

## la table
board = Plateau
players = Joueurs
views = Vues
me = Moi
scores = Scores
winner = vainqueur
away = absent
log = Récit
log-empty = Rien ne s’est encore passé.
turn = tour { $n }
title-your-turn = À vous : { $game }
your-choice = Votre choix
is-choosing = { $name } choisit
not-possible = { $n ->
    [one] Impossible pour l’instant : { $n }
   *[other] Impossible pour l’instant : { $n }
}
card-large = Voir la carte
rules-examples = Exemples
text-size = Taille du texte et des pièces
guide = Apprendre en jouant
guide-start = Apprendre en jouant
guide-resume = Continuer à apprendre
guide-anew = Reprendre le guide au début
guide-news = Découvrir les nouveautés en jouant
guide-step = Étape { $n } sur { $of }
guide-others = C’est aux autres de jouer. Regardez ce qu’ils font.
guide-astray = Vous avez choisi une autre voie. Rien de grave : continuez, ou annulez pour retrouver le guide.
guide-leave = Jouer sans guide
guide-play-on = Continuer
welcome = Comment on joue ici
welcome-pieces = Appuyez sur ce qui brille ; les mêmes choix sont dans la liste.
welcome-hover = Survolez une carte pour la voir en grand, avec son texte.
welcome-hold = Gardez le doigt sur une carte pour la voir en grand, avec son texte.
welcome-undo = Essayez : tout s’annule tant que rien de caché n’a été révélé.
welcome-hint = Bloqué ? Le conseil montre ce que ferait un bon joueur.
welcome-known = Compris
welcome-rules = Les règles, un tour pas à pas
undo = Annuler
undo-takes-back = Un pas en arrière : annule « { $choice } ».
undo-reaches = Revenir de { $n } pas, jusqu’à : { $event }
undo-reaches-start = Revenir de { $n } pas, jusqu’au début.
undo-stops-here = On peut annuler jusqu’ici.
undo-to-here = Revenir ici
hint = Conseil
hint-thinking = Réflexion…
hint-score = ≈ { $n } points
hint-ahead = { $n } d’avance
hint-behind = { $n } de retard
hint-level = à égalité
hint-better = { $n ->
    [one] Environ 1 point de mieux que le choix suivant.
   *[other] Environ { $n } points de mieux que le choix suivant.
}
hint-turn = D’ici la fin de ce tour : { $list }.
hint-and = { " ; " }
hint-mine = { $n } { $what }
hint-theirs = { $n } { $what } pour { $name }
since-last-turn = Depuis votre dernier tour
tale-all = Tout le récit
tale-recent = Depuis votre dernier tour seulement
tale-fold = Replier le récit
tale-unfold = Déplier le récit
tale-empty = Rien depuis votre dernier tour.
plate-mine = · à vous
plate-choosing = · choisit
seat-open-large = Voir ses pièces et le détail de ses points
region-open = Déplier
region-fold = Replier
region-enlarge = Voir en grand
legend = Légende des symboles
rail-width = Largeur de la colonne à côté de la table
refused-short = Impossible ({ $n })
earlier = Afficher { $n } lignes précédentes
show-moment = Montrer ce moment ({ $moment })
looking-back = Moment { $moment } sur { $last }
earlier-rules = Joué selon des règles antérieures : voici la table conservée du moment { $moment }.
back-to-now = Revenir au présent
replay = Revoir
piece-options = { $n } possibilités
piece-refused = Impossible : { $reason }
piece-menu = Qu’en faire ?
leave = Quitter la table
leave-sure = Quitter pour de bon ? Un robot prendra votre place
token = Un programme à ma place
token-title = Un programme à la place de { $name }
token-text = Avec ce jeton, un programme peut regarder, choisir et annuler pour cette seule place. Vous pouvez continuer à jouer vous-même.
token-once = Le jeton n’est montré qu’une fois : copiez-le maintenant.
token-copy = Copier le jeton
token-copy-line = Copier cette ligne
token-look = Regarder la table :
token-choose = Choisir, avec l’identifiant d’une option et une clé à vous :
token-there = Un programme a un jeton pour cette place. En créer un autre révoque celui-ci.
token-make = Créer un jeton
token-renew = Créer un nouveau jeton
token-revoke = Révoquer le jeton
token-api = Tous les appels
connection-lost = Connexion perdue. Nouvel essai…
rules-search = Chercher dans les règles
rules-contents = Sommaire
curtain-title = Au tour de { $name }
curtain-text = Passez l’appareil. Les autres regardent ailleurs, s’il vous plaît.
curtain-lift = Je suis { $name }

## suivre les autres
pace = Tours des autres
pace-instant = d’un coup
pace-quick = rapidement
pace-slow = lentement
pace-step = pas à pas
film-again = Revoir
film-next = Suivant
film-skip = Passer
film-watch = Revoir ce qui s’est passé depuis votre tour
log-details = { $n ->
    [one] Un détail
   *[other] { $n } détails
}

## la fin
game-over = La partie est finie
wins = { $n ->
    [one] gagne
   *[other] gagnent ensemble
}
play-again = Rejouer
margin = { $name } devance { $other } de { $n ->
    [one] 1 point
   *[other] { $n } points
} : { $why }.
margin-tie = { $name } et { $other } sont à égalité de points ; le départage donne la victoire à { $name }.
score-table = Points par source
score-source = Source
score-total = Total
result = Le résultat
share-result = Copier un lien vers cette partie
save-picture = Enregistrer une image
rematch = Revanche
rematch-means = La même partie avec les mêmes personnes, options et pendule ; chacun avance d’une place
rematch-join = Revanche : { $name } vous attend
course-title = Le fil de la partie
course-graph = Le score final que chacun pouvait espérer, tour après tour
course-band = Quatre scores finaux sur cinq tombent dans la bande autour d’une courbe.
course-range = { $n } ({ $low }–{ $high })
course-chance = gagne { $n } fois sur 100
course-walk = Parcourir les tours
course-turn = Tour { $n }, { $name }
course-own-turn = Tour { $n }
course-end = La fin
course-swings = Tournants
course-rise = { $turn } : { $name } gagne { $n ->
    [one] 1 point
   *[other] { $n } points
} { $others ->
    [one] sur l’autre
   *[other] sur les autres
}.
course-fall = { $turn } : { $name } perd { $n ->
    [one] 1 point
   *[other] { $n } points
} { $others ->
    [one] sur l’autre
   *[other] sur les autres
}.
course-table = En tableau
review-title = Ce que vos tours ont coûté
review-about = Le robot fort examine chaque tour joué par une personne, avec ce qu’elle pouvait savoir, et dit ce qu’il aurait fait. Comptez quelques secondes par tour ; vous pouvez partir entre-temps.
review-begin = Comparer les tours
review-running = { $total ->
    [0] On compte les tours…
   *[other] Tours comparés : { $done } sur { $total }
}
review-failed = Les tours n’ont pas pu être comparés.
review-again = Réessayer
review-fine = Rien de mieux n’a été trouvé, à aucun tour. Bien joué !
review-cost = { $name } : { $n ->
    [one] environ 1 point d’avance perdu
   *[other] environ { $n } points d’avance perdus
}
review-taken = joué
review-best = mieux
review-look = Voir ce moment
review-play = Rejouer à partir d’ici
review-more = Les { $n } tours qui ont coûté quelque chose
course-when = Tour
dice-promise = Les dés dépendent d’un secret fixé avant la partie. Son empreinte :
dice-fair = Les dés étaient honnêtes : votre navigateur les a comparés à ce qu’il avait gardé avant de les connaître.
dice-settled = Les dés correspondent à ce qui a été scellé au départ. Ce navigateur n’avait rien gardé : il ne peut en dire plus.
dice-repeated = Les dés correspondent à ce que votre navigateur a gardé, mais les contributions ont été demandées plus d’une fois.
dice-unfair = Les dés ne correspondent pas à ce qui avait été promis à ce navigateur au départ.
dice-waiting = Toutes les places sont prises. La partie commence dès que le navigateur de { $names } aura donné sa contribution aux dés : il suffit d’y ouvrir la table.
download-kept = Télécharger ce que mon navigateur a gardé des dés
download-game = Télécharger la partie

## revoir
replay-title = Revoir la partie
replay-moment = Moment
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-link = Lien vers ce moment
replay-continue = Continuer d’ici
replay-view = Vu par
replay-everyone = tous
replay-next = Ensuite :

## les cartes
cards-of = { $game } : les cartes
rules-of = { $game } : les règles
replay-of = { $game } : revoir
cards-search = Chercher dans les noms et les textes
cards-kind = Sorte de carte
cards-source = D’où viennent les valeurs
cards-kind-all = toutes les cartes et tuiles
cards-kind-others = Cases, places et jetons
cards-kind-everything = tout ce qui est imprimé
cards-source-all = toutes les sources
cards-count = { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}

cards-more = { $n } de plus

## genres d’éléments
kind-of-land = Cartes Terre
kind-of-water = Cartes Eau
kind-of-space = Cartes Espace
kind-of-townsfolk = Villageois
kind-of-inspiration = Cartes Inspiration
kind-of-die_slot = Emplacements de Dé
kind-of-tile = Tuiles Amélioration
kind-of-display_slot = Places des rangées
kind-of-journal_tile = Tuiles Journal
kind-of-journal_space = Emplacements du Journal
kind-of-scheme = Cartes Planification
kind-of-ai_board = Plateaux de l’IA
kind-of-player_board = Plateaux Joueur
kind-of-guild = Guildes
kind-of-animal = Animaux
kind-of-expert = Experts
kind-of-die = Dés
kind-of-round_token = Jetons Manche
kind-of-reputation_space = Piste de Réputation
kind-of-location = Lieux
kind-of-expedition = Expéditions
kind-of-expedition_space = Cases d’Expédition
kind-of-continent = Continents
kind-of-type = Types
kind-of-category = Catégories
kind-of-behaviour = Cartes Comportement
kind-of-scoring = Cartes Décompte

## d’où viennent les valeurs
source-name-rulebook = livret de règles
source-name-public = sources publiques
source-name-reconstructed = reconstitution
source-reconstructed = Les valeurs de cette carte sont reconstituées, non relevées dans la boîte.

## ce qui ne va pas
problem-unknown = Quelque chose n’a pas marché. Réessayez.
problem-unreachable = Le serveur ne répond pas. Rien n’est perdu ; réessayez.
problem-stale-version = La table a avancé entre-temps. La voici telle qu’elle est.
problem-no-table = Cette table n’existe pas. Elle a peut-être été effacée ; vérifiez le lien.
problem-no-link = Ce lien ne mène à aucune table. Demandez-en un autre.
problem-no-game = Ce jeu n’existe pas.
problem-no-page = Cette page n’existe pas.
problem-no-moment = Ce moment n’existe pas dans la partie.
problem-no-seat = Cette place est prise.
problem-no-bot = Ce robot n’existe pas.
problem-not-yours = Cette place n’est pas la vôtre. Asseyez-vous grâce au lien de la table.
problem-not-your-turn = Quelqu’un d’autre choisit en ce moment.
problem-not-your-decision = Une partie en cours ne se continue qu’à partir d’une de vos décisions.
problem-not-offered = Ce choix n’est plus proposé. Voici ceux qui le sont.
problem-waiting = La partie n’a pas commencé : il reste des places libres.
problem-finished = La partie est finie.
problem-running = La partie est encore en cours.
problem-other-rules = Cette partie suit des règles que ce serveur ne connaît plus : elle ne peut pas continuer ici.
problem-earlier-rules = Cela a été joué selon des règles antérieures : on peut seulement le regarder.
problem-not-kept = La table de ce moment n’a pas été conservée ; le récit dit encore ce qui s’est passé.
problem-too-many = Trop d’essais en peu de temps. Attendez une minute.
problem-wrong-password = Ce nom de compte et ce mot de passe ne correspondent pas.
problem-account-taken = Ce nom de compte est pris. Choisissez-en un autre.
problem-undo-nothing = Il n’y a rien à annuler.
problem-undo-revealed = Quelque chose de caché a été révélé depuis : ce choix ne peut plus être annulé.
problem-undo-other-seat = Le dernier choix était celui de quelqu’un d’autre.
problem-no-hints = À cette table, on joue sans conseils.
problem-no-advice = Pas de conseil trouvé à temps. Redemandez.
problem-has-account = Vous avez déjà un compte.

## aide
help = Aide
help-title = Jouer au clavier
help-key-enter = Entrée
help-key-escape = Échap
help-digits = choisir dans la liste
help-arrows = parcourir la liste, ou passer d’une pièce à l’autre sur le plateau
help-enter = choisir
help-tab = aller à la prochaine pièce qui brille
help-undo = annuler
help-escape = fermer
help-pieces = Appuyez sur une pièce qui brille pour l’utiliser. Survolez ou maintenez une pièce pour la voir en grand.

## company
notice-read = Compris
join-setting = { $title } : { $value }
join-clock = Pendule : { $bank ->
    [none] pas de réserve
   *[other] { $bank } chacun
}{ $increment ->
    [none] {""}
   *[other] , plus { $increment } après chaque tour
}{ $turn ->
    [none] {""}
   *[other] , { $turn } par tour
}{ $forfeits ->
    [yes]  ; un robot prend la suite quand il ne reste plus de temps
   *[no] {""}
}
join-no-clock = Sans pendule
join-hints = Conseils permis
join-no-hints = Sans conseils
remove-person = Demander de partir
vote-away = { $name } semble absent.
vote-open = Un robot doit-il prendre la place de { $name } ?
vote-bot = Faire jouer un robot
vote-no = Non, attendons
sessions-title = Où vous êtes connecté
sessions-here = cet appareil
sessions-end = Se déconnecter partout ailleurs
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
problem-name-taken = Quelqu’un porte déjà ce nom à cette table : choisissez-en un autre.
problem-one-seat = Vous êtes déjà assis à cette table.
problem-not-absent = Cette personne est là, ou c’était son tour à l’instant. Laissez-lui quelques minutes.
problem-too-many-tables = Vous avez beaucoup de tables en cours : terminez-en ou quittez-en quelques-unes.
problem-too-many-bots = Beaucoup de robots jouent déjà à vos tables : terminez d’abord quelques parties.
problem-played-alone = Personne d’autre n’a joué cette partie : un nouveau venu ne pourrait se fier à ses dés. Ouvrez plutôt une nouvelle table.
problem-store-away = Les tables sont injoignables pour le moment. Nous réessayons ; rien n’est perdu.
problem-updating = Le serveur est en cours de mise à jour. Réessayez dans un instant.
problem-maintenance = Le serveur est fermé pour maintenance. Les tables sont en pause ; rien n’est perdu.
problem-banned = Vous ne pouvez pas jouer sur ce serveur.

## administration
admin = Administration
admin-announcement = Annoncé à toutes les tables
admin-maintenance = Fermé pour maintenance : message à tous (vide : ouvert)
admin-tell = Annoncer
admin-search = Chercher des personnes et des tables
admin-people = Personnes
admin-tables = Tables
admin-ban = Exclure
admin-unban = Laisser revenir
admin-delete = Supprimer
admin-sure = Supprimer vraiment
admin-count-people = Personnes
admin-count-accounts = Comptes
admin-count-banned = Exclus
admin-count-tables-waiting = Tables en attente
admin-count-tables-running = Parties en cours
admin-count-tables-finished = Parties terminées
admin-count-tables-moved-today = Tables jouées ce jour
admin-count-choices = Choix

## être prévenu
notify-title = Quand c’est votre tour
notify-text = On peut vous prévenir que c’est votre tour quand vous ne regardez pas la table. Les messages ne disent jamais rien des cartes.
notify-here = Me prévenir dans ce navigateur
notify-refused = Votre navigateur n’autorise pas les messages de cette page. Vous pouvez changer cela dans ses réglages.
notify-impossible = Le service de messages de ce navigateur est injoignable pour le moment.
notify-insecure = Ce navigateur ne peut pas afficher de messages ici. Il faut une connexion sécurisée (https), et sur un iPhone la page doit être sur l’écran d’accueil.
notify-kind-push = Navigateur
notify-kind-mail = Courriel
notify-kind-webhook = Webhook
notify-hook = Dans une messagerie, par webhook
notify-hook-text = Adresse du webhook (Discord, Slack, Mattermost…)
notify-add = Ajouter
notify-remove = Retirer { $name }
notify-trial = Essayer
notify-trial-sent = Un message d’essai est en route.
notify-letter-sent = Nous y avons envoyé un courriel : ouvrez son lien pour accepter.
notify-unconfirmed = en attente de votre accord, par le lien du courriel
notify-failing = le dernier message n’est pas arrivé
notify-how = À mes tables
notify-table = Quand c’est mon tour
notify-default = comme à toutes mes tables
notify-each = me prévenir à chaque fois
notify-digest = tout regrouper, une fois par jour
notify-off = ne pas me prévenir
notify-set-up = Être prévenu quand c’est mon tour
notify-confirm-text = Serai peut-il écrire à cette adresse quand c’est votre tour ?
notify-confirm = Oui, écrivez-moi ici
notify-confirmed = C’est fait : vous serez désormais prévenu ici quand ce sera votre tour.
notify-stop-table = Plus de message au sujet de cette table ({ $game })
notify-stop-push = Plus de message dans ce navigateur
notify-stop-mail = Plus de message à cette adresse
notify-stop-webhook = Plus de message à ce webhook
notify-stopped = C’est fait : vous ne serez plus prévenu.
problem-bad-address = Cette adresse ne peut pas être appelée : elle doit commencer par https:// et mener à un serveur public.
problem-too-many-channels = On vous prévient déjà de bien des façons : retirez-en une d’abord.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-unconfirmed = Cette adresse n’a pas encore accepté : ouvrez d’abord le lien du courriel.
problem-no-channel = Plus rien ne vous est envoyé à cet endroit.

## se parler, abandonner
chat = Discussion
chat-fresh = Discussion, { $n ->
    [one] une nouvelle ligne
   *[other] { $n } nouvelles lignes
}
chat-empty = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
chat-words = Dire quelque chose
chat-say = Envoyer
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau { $name }
chat-off = Fermer la discussion à cette table
chat-on = Ouvrir la discussion
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-nice = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-sorry = Désolé !
phrase-thinking = Je réfléchis.
phrase-back-soon = Je reviens tout de suite.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
concede = Abandonner
concede-sure-end = Appuyez encore : la partie s’arrête, l’autre camp gagne
concede-sure-bot = Appuyez encore : un robot poursuit à votre place
abandon = Proposer d’arrêter la partie
abandon-sure = Appuyez encore pour demander à tout le monde
abandon-open = { $name } propose d’arrêter la partie ; { $n } sur { $all } { $n ->
    [one] est
   *[other] sont
} d’accord.
abandon-yes = D’accord
abandon-no = Non, continuons
end-abandoned = La partie a été arrêtée d’un commun accord.
end-conceded = { $name } a abandonné. Les points sont ceux de ce moment.
status-conceded = abandon
status-abandoned = arrêtée d’un commun accord
problem-no-chat = On ne se parle pas à cette table : la discussion est fermée.

## pendules, code de secours
clock-means = Une réserve pour toute la partie ; elle s’écoule quand c’est votre tour.
clock-increment = Ajouté après chaque tour
clock-no-increment = rien
clock-increment-means = La fin de votre tour remet ce temps dans votre réserve.
clock-turn = Temps par tour
clock-turn-means = Chaque tour a ce temps à lui ; la réserve ne s’écoule qu’ensuite.
recovery-title = Votre code de secours
recovery-text = Avec ce code, vous revenez si vous perdez votre mot de passe ou cet appareil. Il n’est montré que maintenant : gardez-le en lieu sûr.
recovery-copy = Copier
recovery-save = Enregistrer dans un fichier
recovery-kept = Je l’ai gardé
recovery-lost = Mot de passe perdu ?
recovery-use-text = Avec le code de secours montré à la création du compte, vous choisissez un nouveau mot de passe. Tous les autres appareils sont déconnectés, et vous recevez un nouveau code.
recovery-code = Code de secours
recovery-use = Changer le mot de passe
recovery-back = Retour
recovery-done = Vous voilà de retour, avec votre nouveau mot de passe.
recovery-make = Créer un code de secours
recovery-renew = Un nouveau code de secours
recovery-renew-text = Un nouveau code annule l’ancien.
problem-wrong-code = Ce nom de compte et ce code ne vont pas ensemble.
problem-no-account = Vous n’avez pas de compte ici.

## salon
lobby = Tables ouvertes
lobby-empty = Personne n’attend pour le moment. Ouvrez une table et annoncez-la au salon.
lobby-who = { $names } ; { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
lobby-clock = avec pendule
lobby-more = Ce qu’on y joue
lobby-in = Annoncer cette table au salon
lobby-out = La retirer du salon
lobby-means = N’importe qui sur ce serveur pourra alors s’asseoir.
lobby-listed = Chacun peut s’asseoir tant qu’il reste une place.
problem-no-lobby = Ce serveur n’a pas de salon.
problem-too-many-listed = Plusieurs de vos tables attendent déjà au salon.

## sans serveur
engine-loading = Serai arrive dans votre navigateur : { $loaded } sur { $total } Mo
engine-starting = Serai se prépare…
engine-failed = Serai n’a pas pu démarrer dans ce navigateur. Rechargez la page ; si cela ne change rien, essayez un navigateur plus récent.
import-match = Ouvrir une partie d’un fichier
save-match = Enregistrer la partie dans un fichier
put-away = Supprimer cette partie
put-away-sure = La supprimer pour de bon ?
data-text-alone = Vos parties restent dans ce navigateur : rien n’est envoyé nulle part.
problem-bad-file = Ce fichier ne contient pas de partie que l’on puisse jouer ici.
problem-not-here = Cela demande un serveur : ici, tout reste sur un seul appareil.

## emblèmes
look = Votre emblème et votre couleur
look-text = Si quelqu’un à la table veut le même, la place la plus basse l’obtient, et l’autre reçoit le premier qui est libre. Cela vaut à partir de votre prochaine table.
look-any = peu importe
emblem-crane = grue
emblem-lion = lion
emblem-cypress = cyprès
emblem-moon = lune
