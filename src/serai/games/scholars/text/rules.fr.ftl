### Érudits du Tigre du Sud : rappel des règles (français)
### Un message `chapter-…` ouvre un chapitre ; les règles qui suivent lui appartiennent. L’attribut .title est un titre court.

chapter-aim = Le but du jeu
    .text = Rassemblez des parchemins du monde connu, faites-les traduire en arabe, progressez dans les sciences et gagnez de l’influence dans les guildes. Le plus grand nombre de points l’emporte.

chapter-turn = Un tour de jeu
    .text = À votre tour, vous travaillez ou vous vous reposez. (SC-TURN-02)

chapter-dice = Couleurs et dés

SC-COL-01 = Couleurs et dés, règle 1.
    .title = Couleurs et dés 1
SC-COL-02 = Couleurs et dés, règle 2.
    .title = Couleurs et dés 2
SC-COL-03 = Couleurs et dés, règle 3.
    .title = Couleurs et dés 3
SC-COL-04 = Couleurs et dés, règle 4.
    .title = Couleurs et dés 4
SC-COL-05 = Couleurs et dés, règle 5.
    .title = Couleurs et dés 5
SC-COL-06 = Couleurs et dés, règle 6.
    .title = Couleurs et dés 6
SC-COL-07 = Couleurs et dés, règle 7.
    .title = Couleurs et dés 7
SC-DICE-01 = Couleurs et dés, règle 8.
    .title = Couleurs et dés 8
SC-DICE-02 = Couleurs et dés, règle 9.
    .title = Couleurs et dés 9
SC-DICE-03 = Couleurs et dés, règle 10.
    .title = Couleurs et dés 10

chapter-limits = Limites du matériel

SC-LIM-01 = Limites du matériel, règle 1.
    .title = Limites du matériel 1
SC-LIM-02 = Limites du matériel, règle 2.
    .title = Limites du matériel 2
SC-LIM-03 = Limites du matériel, règle 3.
    .title = Limites du matériel 3
SC-LIM-04 = Limites du matériel, règle 4.
    .title = Limites du matériel 4
SC-LIM-05 = Limites du matériel, règle 5.
    .title = Limites du matériel 5
SC-LIM-06 = Limites du matériel, règle 6.
    .title = Limites du matériel 6
SC-LIM-07 = Limites du matériel, règle 7.
    .title = Limites du matériel 7

chapter-structure = Manches et tours

SC-TURN-01 = Manches et tours, règle 1.
    .title = Manches et tours 1
SC-TURN-02 = Manches et tours, règle 2.
    .title = Manches et tours 2
SC-TURN-03 = Manches et tours, règle 3.
    .title = Manches et tours 3

chapter-work = Travailler

SC-WORK-01 = Travailler, règle 1.
    .title = Travailler 1
SC-WORK-02 = Travailler, règle 2.
    .title = Travailler 2
SC-WORK-03 = Travailler, règle 3.
    .title = Travailler 3
SC-WORK-04 = Travailler, règle 4.
    .title = Travailler 4
SC-WORK-05 = Travailler, règle 5.
    .title = Travailler 5
SC-WORK-06 = Travailler, règle 6.
    .title = Travailler 6
SC-WORK-07 = Travailler, règle 7.
    .title = Travailler 7
SC-WORK-08 = Travailler, règle 8.
    .title = Travailler 8
SC-WORK-09 = Travailler, règle 9.
    .title = Travailler 9

chapter-recruit = Recruter

SC-REC-01 = Recruter, règle 1.
    .title = Recruter 1
SC-REC-02 = Recruter, règle 2.
    .title = Recruter 2
SC-REC-03 = Recruter, règle 3.
    .title = Recruter 3
SC-REC-04 = Recruter, règle 4.
    .title = Recruter 4
SC-REC-05 = Recruter, règle 5.
    .title = Recruter 5
SC-REC-06 = Recruter, règle 6.
    .title = Recruter 6

chapter-travel = Voyager

SC-TRAV-01 = Voyager, règle 1.
    .title = Voyager 1
SC-TRAV-02 = Voyager, règle 2.
    .title = Voyager 2
SC-TRAV-03 = Voyager, règle 3.
    .title = Voyager 3
SC-TRAV-04 = Voyager, règle 4.
    .title = Voyager 4
SC-TRAV-05 = Voyager, règle 5.
    .title = Voyager 5
SC-TRAV-06 = Voyager, règle 6.
    .title = Voyager 6
SC-TRAV-07 = Voyager, règle 7.
    .title = Voyager 7

chapter-research = Rechercher

SC-RES-01 = Rechercher, règle 1.
    .title = Rechercher 1
SC-RES-02 = Rechercher, règle 2.
    .title = Rechercher 2
SC-RES-03 = Rechercher, règle 3.
    .title = Rechercher 3
SC-RES-04 = Rechercher, règle 4.
    .title = Rechercher 4

chapter-translate = Traduire

SC-TRANS-01 = Traduire, règle 1.
    .title = Traduire 1
SC-TRANS-02 = Traduire, règle 2.
    .title = Traduire 2
SC-TRANS-03 = Traduire, règle 3.
    .title = Traduire 3
SC-TRANS-04 = Traduire, règle 4.
    .title = Traduire 4
SC-TRANS-05 = Traduire, règle 5.
    .title = Traduire 5
SC-TRANS-06 = Traduire, règle 6.
    .title = Traduire 6
SC-TRANS-07 = Traduire, règle 7.
    .title = Traduire 7

chapter-retirement = Retraite

SC-RET-01 = Retraite, règle 1.
    .title = Retraite 1
SC-RET-02 = Retraite, règle 2.
    .title = Retraite 2
SC-RET-03 = Retraite, règle 3.
    .title = Retraite 3
SC-RET-04 = Retraite, règle 4.
    .title = Retraite 4
SC-RET-05 = Retraite, règle 5.
    .title = Retraite 5
SC-RET-06 = Retraite, règle 6.
    .title = Retraite 6

chapter-rest = Se reposer

SC-REST-01 = Se reposer, règle 1.
    .title = Se reposer 1
SC-REST-02 = Se reposer, règle 2.
    .title = Se reposer 2
SC-REST-03 = Se reposer, règle 3.
    .title = Se reposer 3
SC-REST-04 = Se reposer, règle 4.
    .title = Se reposer 4
SC-REST-05 = Se reposer, règle 5.
    .title = Se reposer 5
SC-REST-06 = Se reposer, règle 6.
    .title = Se reposer 6
SC-REST-07 = Se reposer, règle 7.
    .title = Se reposer 7
SC-REST-08 = Se reposer, règle 8.
    .title = Se reposer 8
SC-REST-09 = Se reposer, règle 9.
    .title = Se reposer 9
SC-REST-10 = Se reposer, règle 10.
    .title = Se reposer 10

chapter-influence = Influence et contrôle des guildes

SC-INF-01 = Influence et contrôle des guildes, règle 1.
    .title = Influence et contrôle des guildes 1
SC-INF-02 = Influence et contrôle des guildes, règle 2.
    .title = Influence et contrôle des guildes 2
SC-INF-03 = Influence et contrôle des guildes, règle 3.
    .title = Influence et contrôle des guildes 3
SC-INF-04 = Influence et contrôle des guildes, règle 4.
    .title = Influence et contrôle des guildes 4
SC-INF-05 = Influence et contrôle des guildes, règle 5.
    .title = Influence et contrôle des guildes 5
SC-INF-06 = Influence et contrôle des guildes, règle 6.
    .title = Influence et contrôle des guildes 6
SC-INF-07 = Influence et contrôle des guildes, règle 7.
    .title = Influence et contrôle des guildes 7
SC-INF-08 = Influence et contrôle des guildes, règle 8.
    .title = Influence et contrôle des guildes 8
SC-INF-09 = Influence et contrôle des guildes, règle 9.
    .title = Influence et contrôle des guildes 9

chapter-caliph = Cartes calife

SC-CAL-01 = Cartes calife, règle 1.
    .title = Cartes calife 1
SC-CAL-02 = Cartes calife, règle 2.
    .title = Cartes calife 2
SC-CAL-03 = Cartes calife, règle 3.
    .title = Cartes calife 3
SC-CAL-04 = Cartes calife, règle 4.
    .title = Cartes calife 4
SC-CAL-05 = Cartes calife, règle 5.
    .title = Cartes calife 5
SC-CAL-06 = Cartes calife, règle 6.
    .title = Cartes calife 6

chapter-goals = Objectifs

SC-GOAL-01 = Objectifs, règle 1.
    .title = Objectifs 1
SC-GOAL-02 = Objectifs, règle 2.
    .title = Objectifs 2
SC-GOAL-03 = Objectifs, règle 3.
    .title = Objectifs 3
SC-GOAL-04 = Objectifs, règle 4.
    .title = Objectifs 4
SC-GOAL-05 = Objectifs, règle 5.
    .title = Objectifs 5
SC-GOAL-06 = Objectifs, règle 6.
    .title = Objectifs 6
SC-GOAL-07 = Objectifs, règle 7.
    .title = Objectifs 7

chapter-effects = Effets

SC-EFF-01 = Effets, règle 1.
    .title = Effets 1
SC-EFF-02 = Effets, règle 2.
    .title = Effets 2
SC-EFF-03 = Effets, règle 3.
    .title = Effets 3
SC-EFF-04 = Effets, règle 4.
    .title = Effets 4
SC-EFF-05 = Effets, règle 5.
    .title = Effets 5
SC-EFF-06 = Effets, règle 6.
    .title = Effets 6
SC-EFF-07 = Effets, règle 7.
    .title = Effets 7
SC-EFF-08 = Effets, règle 8.
    .title = Effets 8
SC-EFF-09 = Effets, règle 9.
    .title = Effets 9
SC-EFF-10 = Effets, règle 10.
    .title = Effets 10
SC-EFF-11 = Effets, règle 11.
    .title = Effets 11
SC-EFF-12 = Effets, règle 12.
    .title = Effets 12
SC-EFF-13 = Effets, règle 13.
    .title = Effets 13

chapter-end = Fin et décompte

SC-END-01 = Fin et décompte, règle 1.
    .title = Fin et décompte 1
SC-END-02 = Fin et décompte, règle 2.
    .title = Fin et décompte 2
SC-END-03 = Fin et décompte, règle 3.
    .title = Fin et décompte 3
SC-SCORE-01 = Fin et décompte, règle 4.
    .title = Fin et décompte 4
SC-SCORE-02 = Fin et décompte, règle 5.
    .title = Fin et décompte 5
SC-SCORE-03 = Fin et décompte, règle 6.
    .title = Fin et décompte 6
SC-SCORE-04 = Fin et décompte, règle 7.
    .title = Fin et décompte 7
SC-SCORE-05 = Fin et décompte, règle 8.
    .title = Fin et décompte 8
SC-SCORE-06 = Fin et décompte, règle 9.
    .title = Fin et décompte 9
SC-SCORE-07 = Fin et décompte, règle 10.
    .title = Fin et décompte 10
SC-SCORE-08 = Fin et décompte, règle 11.
    .title = Fin et décompte 11
SC-SCORE-09 = Fin et décompte, règle 12.
    .title = Fin et décompte 12

chapter-solo = Mode solo

SC-SOLO-01 = Mode solo, règle 1.
    .title = Mode solo 1
SC-SOLO-02 = Mode solo, règle 2.
    .title = Mode solo 2
SC-SOLO-03 = Mode solo, règle 3.
    .title = Mode solo 3
SC-SOLO-04 = Mode solo, règle 4.
    .title = Mode solo 4
SC-SOLO-05 = Mode solo, règle 5.
    .title = Mode solo 5
SC-SOLO-06 = Mode solo, règle 6.
    .title = Mode solo 6
SC-SOLO-07 = Mode solo, règle 7.
    .title = Mode solo 7
SC-SOLO-08 = Mode solo, règle 8.
    .title = Mode solo 8
SC-SOLO-09 = Mode solo, règle 9.
    .title = Mode solo 9
SC-SOLO-10 = Mode solo, règle 10.
    .title = Mode solo 10
SC-SOLO-11 = Mode solo, règle 11.
    .title = Mode solo 11
SC-SOLO-12 = Mode solo, règle 12.
    .title = Mode solo 12
SC-SOLO-13 = Mode solo, règle 13.
    .title = Mode solo 13
SC-SOLO-14 = Mode solo, règle 14.
    .title = Mode solo 14
SC-SOLO-15 = Mode solo, règle 15.
    .title = Mode solo 15
SC-SOLO-16 = Mode solo, règle 16.
    .title = Mode solo 16
SC-SOLO-17 = Mode solo, règle 17.
    .title = Mode solo 17
SC-SOLO-18 = Mode solo, règle 18.
    .title = Mode solo 18
SC-SOLO-19 = Mode solo, règle 19.
    .title = Mode solo 19
SC-SOLO-20 = Mode solo, règle 20.
    .title = Mode solo 20
SC-SOLO-21 = Mode solo, règle 21.
    .title = Mode solo 21
SC-SOLO-22 = Mode solo, règle 22.
    .title = Mode solo 22
SC-SOLO-23 = Mode solo, règle 23.
    .title = Mode solo 23
SC-SOLO-24 = Mode solo, règle 24.
    .title = Mode solo 24
SC-SOLO-25 = Mode solo, règle 25.
    .title = Mode solo 25
SC-SOLO-26 = Mode solo, règle 26.
    .title = Mode solo 26
SC-SOLO-27 = Mode solo, règle 27.
    .title = Mode solo 27
SC-SOLO-28 = Mode solo, règle 28.
    .title = Mode solo 28
SC-SOLO-29 = Mode solo, règle 29.
    .title = Mode solo 29
SC-SOLO-30 = Mode solo, règle 30.
    .title = Mode solo 30
SC-SOLO-31 = Mode solo, règle 31.
    .title = Mode solo 31
SC-SOLO-32 = Mode solo, règle 32.
    .title = Mode solo 32
SC-SOLO-33 = Mode solo, règle 33.
    .title = Mode solo 33
SC-SOLO-34 = Mode solo, règle 34.
    .title = Mode solo 34
SC-SOLO-35 = Mode solo, règle 35.
    .title = Mode solo 35
SC-SOLO-36 = Mode solo, règle 36.
    .title = Mode solo 36
SC-SOLO-37 = Mode solo, règle 37.
    .title = Mode solo 37

chapter-variants = Variantes

SC-VAR-01 = Variantes, règle 1.
    .title = Variantes 1
SC-VAR-02 = Variantes, règle 2.
    .title = Variantes 2

chapter-interruptions = Décisions des autres

SC-INT-01 = Décisions des autres, règle 1.
    .title = Décisions des autres 1
SC-INT-02 = Décisions des autres, règle 2.
    .title = Décisions des autres 2
SC-INT-03 = Décisions des autres, règle 3.
    .title = Décisions des autres 3
SC-INT-04 = Décisions des autres, règle 4.
    .title = Décisions des autres 4
SC-INT-05 = Décisions des autres, règle 5.
    .title = Décisions des autres 5
SC-INT-06 = Décisions des autres, règle 6.
    .title = Décisions des autres 6

chapter-setup = Mise en place

SC-SET-01 = Mise en place, règle 1.
    .title = Mise en place 1
SC-SET-02 = Mise en place, règle 2.
    .title = Mise en place 2
SC-SET-03 = Mise en place, règle 3.
    .title = Mise en place 3
SC-SET-04 = Mise en place, règle 4.
    .title = Mise en place 4
SC-SET-05 = Mise en place, règle 5.
    .title = Mise en place 5
SC-SET-06 = Mise en place, règle 6.
    .title = Mise en place 6
SC-SET-07 = Mise en place, règle 7.
    .title = Mise en place 7
SC-SET-08 = Mise en place, règle 8.
    .title = Mise en place 8
SC-SET-09 = Mise en place, règle 9.
    .title = Mise en place 9
SC-SET-10 = Mise en place, règle 10.
    .title = Mise en place 10
SC-SET-11 = Mise en place, règle 11.
    .title = Mise en place 11
SC-SET-12 = Mise en place, règle 12.
    .title = Mise en place 12
SC-SET-13 = Mise en place, règle 13.
    .title = Mise en place 13
SC-SET-14 = Mise en place, règle 14.
    .title = Mise en place 14

chapter-box = La boîte

SC-COMP-01 = La boîte, règle 1.
    .title = La boîte 1
SC-COMP-02 = La boîte, règle 2.
    .title = La boîte 2
SC-COMP-03 = La boîte, règle 3.
    .title = La boîte 3
SC-COMP-04 = La boîte, règle 4.
    .title = La boîte 4
SC-COMP-05 = La boîte, règle 5.
    .title = La boîte 5
SC-COMP-06 = La boîte, règle 6.
    .title = La boîte 6
SC-COMP-07 = La boîte, règle 7.
    .title = La boîte 7
