### Body of Books: what is printed on components, line by line.

printed-end = At the end of the game: { $effect-sentence }
fact-page-cost = Costs { $n } XP
fact-page-recalls = Recalls that a black Recruit is worth up to 3 more
fact-page-action = Red banner: goes under { $action-text }
fact-page-golden = Golden banner: goes under any brown slot
fact-replaces = Takes the place of the { $card-text }
fact-golden-side = Golden side: { $n } VP
fact-black-translate =
    Black, value { $n } or more: 1 Gold on { $translators ->
        [1] a Translator
       *[other] each of { $translators } different Translators
    }
