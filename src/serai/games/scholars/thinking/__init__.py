"""What bots think with in Scholars: estimates of the future, none of them a rule.

appraisal       the expected final score of a seat: the score now, and what a learned judgement makes of features
features        what it looks at in a player: supplies, dice, board, translators, tracks, guilds, prospects
opponent        what it looks at in the solo opponent
prospects       what scrolls, chains of translators and main actions promise
effect_values   what an effect is worth, before it is known who resolves it and when
priors          which options look promising before anybody thinks
weights         the numbers: set by hand in `weights.toml`, learned (`python -m tools.train`) in `judgement.json`

An expansion brings rows of content and answers seams. More tracks, guilds or slots are more features by themselves
(`level:…`, `control:…`, `free:…`); what nobody has learned yet counts nothing. What is wholly its own (other supplies,
other dice) its seams appraise in points (`Seams.promise`), and so what its verbs give (`Seams.worth`).
"""
