### Myriade de Livres : ce qui est imprimé sur les éléments, ligne par ligne.

printed-end = En fin de partie : { $effect-sentence }
told-page-cost = Coûte { $n } XP
told-page-recalls = Rappelle qu’un Recruter noir vaut jusqu’à 3 de plus
told-page-action = Bannière rouge : se glisse sous { $action-text }
told-page-golden = Bannière dorée : se glisse sous n’importe quel emplacement brun
told-replaces = Prend la place de la { $card-text }
told-golden-side = Face dorée : { $n } PV
told-black-translate =
    En noir, valeur { $n } ou plus : 1 jeton Or sur { $translators ->
        [1] un Traducteur
       *[other] chacun de { $translators } Traducteurs différents
    }
