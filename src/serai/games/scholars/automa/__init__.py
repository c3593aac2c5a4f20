"""The solo opponent: `turn` what it does when it is its turn, `actions` how, `choices` what it prefers and why.

`resources` is what it gains at any moment: its marker, gold and influence, also in the middle of a player's turn.
"""
