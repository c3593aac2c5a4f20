"""What bots think with in Scholars: estimates of the future, none of them a rule.

appraisal       the expected final score of a seat
features        what the appraisal looks at: supplies, dice, translators, tracks, guilds
prospects       what the action that is being made may become, and what a chain of translators costs
effect_values   what an effect is worth, before it is known who resolves it and when
priors          which options look promising before anybody thinks
weights         the numbers, read from `weights.toml`
"""
