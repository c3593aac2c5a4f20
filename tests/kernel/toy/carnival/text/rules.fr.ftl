chapter-turn = Votre tour
CAR-PAR-01 = Défiler.
    .title = Défiler
TOY-TURN-02 = Récolte, meilleure pour qui fut acclamé deux fois.
    .title = Récolte au carnaval

chapter-prizes = Les prix
CAR-PRI-01 = Prendre un prix.
    .title = Prendre un prix
CAR-PRI-02 = Les points des prix.
    .title = Les points des prix
