### Textes du serveur.

automa-name = Automa
bot-name = Robot { $n }
open-seat = Place libre
choosing = { $seat } choisit.
waiting-for-people = On attend que les places soient prises.
event-rules-changed = Le serveur a été mis à jour : à partir d’ici, la partie suit la version { $version } des règles.
event-choices-dropped =
    { $n ->
        [one] Le dernier choix de ce tour n’est plus possible : il a été repris.
       *[other] Les { $n } derniers choix de ce tour ne sont plus possibles : ils ont été repris.
    }
event-not-kept = Ce qui s’est passé avant n’a pas été entièrement conservé.
