"""What bots think of a position of Wayfarers.

appraisal      the score that a seat can expect
features       what is counted in a position
facts          what a learned judgement looks at besides
engine         what cards and tiles earn; `effect_values` what a single effect brings
priors         what to think about first
weights        every number of these: set in `weights.toml`, learned (`python -m tools.train`) in `judgement.json`
"""
