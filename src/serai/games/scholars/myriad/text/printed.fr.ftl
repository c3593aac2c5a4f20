### Myriade de Livres : ce qui est imprimé sur les éléments, ligne par ligne.

printed-end = En fin de partie : { $effect-sentence }
fact-page-cost = Coûte { $n } XP
fact-page-recalls = Rappelle qu’un Recruter noir vaut jusqu’à 3 de plus
fact-page-action = Bannière rouge : se glisse sous { $action-text }
fact-page-golden = Bannière dorée : se glisse sous n’importe quel emplacement brun
fact-replaces = Prend la place de la { $card-text }
fact-golden-side = Face dorée : { $n } PV
fact-black-translate =
    En noir, valeur { $n } ou plus : 1 jeton Or sur { $translators ->
        [1] un Traducteur
       *[other] chacun de { $translators } Traducteurs différents
    }
