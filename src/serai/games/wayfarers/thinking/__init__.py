"""What bots think of a position of Wayfarers.

appraisal      the score that a seat can expect
features       what is counted in a position
engine         what cards and tiles earn; `effect_values` what a single effect brings
priors         what to think about first
weights        every number of these, from `weights.toml`
"""
