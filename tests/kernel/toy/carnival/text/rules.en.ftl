chapter-turn = Your turn
CAR-PAR-01 = Parading.
    .title = Parading
TOY-TURN-02 = Harvest, richer for who was cheered twice.
    .title = Harvest with carnival

chapter-prizes = Prizes
CAR-PRI-01 = Taking a prize.
    .title = Taking a prize
CAR-PRI-02 = Points of prizes.
    .title = Points of prizes
