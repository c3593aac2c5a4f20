"""What bots think with in Encyclopedia: estimates of the future, none of them a rule.

appraisal   the expected final score of a competitor
facts       what a learned judgement looks at besides
features    what the appraisal looks at: time, effects to come, the way to the next bonus
study       what the turns left can make of the study: research, then Publications
priors      which options look promising before anybody thinks
weights     the numbers: set by hand in `weights.toml`, learned (`python -m tools.train`) in `judgement.json`
"""
