### Textes du serveur.

automa-name = Automa
bot-name = Robot { $n }
open-seat = Place libre
choosing = { $seat } choisit.
waiting-for-people = On attend que les places soient prises.
event-rules-changed = Le serveur a été mis à jour : à partir d’ici, la partie suit la version { $version } des règles.
event-choices-dropped =
    { $n ->
        [one] Le dernier choix de ce tour n’est plus possible : il a été annulé.
       *[other] Les { $n } derniers choix de ce tour ne sont plus possibles : ils ont été annulés.
    }
event-not-kept = Ce qui s’est passé avant n’a pas été entièrement conservé.
notify-turn-title = { $game } : à vous de jouer
notify-turn-text = C’est à vous de jouer, à la table avec { $others }.
notify-over-title = { $game } : la partie est finie
notify-over-text = La partie avec { $others } est finie. Venez voir comment elle s’est terminée.
notify-digest-title =
    { $n ->
        [one] Une table vous attend
       *[other] { $n } tables vous attendent
    }
notify-digest-text = C’est votre tour ici :
notify-digest-line = · { $game }, avec { $others }
notify-trial-title = Voici comment Serai vous prévient
notify-trial-text = Tout fonctionne : Serai vous préviendra ici quand ce sera à vous de jouer.
notify-confirm-title = Serai peut-il vous écrire ici ?
notify-confirm-text = Quelqu’un a donné cette adresse pour être prévenu quand vient son tour à une table. Si c’est vous, ouvrez ce lien. Sinon, ne faites rien : personne ne vous écrira.
notify-stop-table = Ne plus recevoir de message au sujet de cette table :
notify-stop-all = Ne plus recevoir aucun message à cette adresse :

## les gens autour de la table
event-joined = { $name } prend place.
event-left-bot = { $name } quitte la table ; un robot prend la suite.
event-left-open = { $name } quitte la table ; la place est libre.
event-left-host = { $name } laisse sa place à l’hôte.
event-clock-bot = { $name } n’a plus de temps : un robot prend la suite.
event-voted-bot = { $name } n’est plus là : les autres confient sa place à un robot.
event-seated-bot = Un robot prend la place libre.
event-conceded-bot = { $name } abandonne ; un robot poursuit la partie à cette place.
event-conceded-end = { $name } abandonne : la partie est finie.
event-abandoned = Tout le monde s’est accordé pour arrêter la partie : personne ne gagne.
