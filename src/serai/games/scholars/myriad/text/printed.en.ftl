### Body of Books: what is printed on components, line by line.

printed-end = At the end of the game: { $effect-sentence }
told-page-cost = Costs { $n } XP
told-page-recalls = Recalls that a black Recruit is worth up to 3 more
told-page-action = Red banner: goes under { $action-text }
told-page-golden = Golden banner: goes under any brown slot
told-replaces = Takes the place of the { $card-text }
told-golden-side = Golden side: { $n } VP
told-black-translate =
    Black, value { $n } or more: 1 Gold on { $translators ->
        [1] a Translator
       *[other] each of { $translators } different Translators
    }
