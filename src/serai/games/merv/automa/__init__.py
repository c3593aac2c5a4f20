"""The corrupt magistrate, the opponent of one player (MV-SOLO).

turn      his turn: a card, a zone, a building, the action, the market
actions   what he does in each action
choices   how he chooses: criteria in the order of the rulebook, and which of them decided
deck      his cards: drawing, shuffling, removing, and what nobody can know of them
"""
