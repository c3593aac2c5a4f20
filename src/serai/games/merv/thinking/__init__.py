"""What bots know of Merv: nothing here is a rule.

features    what a position is made of
appraisal   what it promises
facts       what a learned judgement of it looks at
priors      what the rest of a turn may bring
weights     the numbers of these, set by hand (`weights.toml`) or learned (`judgement.json`)
"""
