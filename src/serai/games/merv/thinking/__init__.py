"""What bots know of Merv: nothing here is a rule.

features    what a position is made of
appraisal   what it promises
priors      what the rest of a turn may bring
weights     the numbers of all three, read from `weights.toml`
"""
