"""The three main actions of a turn (WF-TURN-01): place a die, place a worker, rest."""
