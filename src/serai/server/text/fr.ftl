### Textes du serveur.

automa-name = Automa
bot-name = Robot { $n }
open-seat = Place libre
choosing = { $seat } choisit.
waiting-for-people = On attend que les places soient prises.
