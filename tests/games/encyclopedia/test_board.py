"""Encyclopedia on a terminal."""

from __future__ import annotations

from serai.kernel.state import Plain
from tests.games.drawing import drawn


def test_it_shows_displays_dice_and_studies() -> None:
    given: dict[str, Plain] = {
        "order": [0, 1],
        "phase": "turns",
        "turn": 0,
        "university": ["adamu-ashenafi", "egbert-rensing", "", "", "", ""],
        "academy": ["lemur-catta", "aix-galericulata", "", "", "", ""],
        "players": {
            "0": {"coins": 7, "tokens": 2, "slots": [["purple 1"], ["red 6"], [], []]},
            "1": {"study": {"ursus-arctos": [1, 3]}, "reputation": 5},
        },
    }
    shown = drawn("encyclopedia", 2, given)
    for part in (
        "Round 1 · turns",
        "Player 1 ① → Player 2",
        "Adamu Ashenafi │ Egbert Rensing",
        "Ring-tailed lemur │ Mandarin duck",
        "⚀1 purple",
        "⚅6 red",
        "Coins 7   Expedition tokens 2",
        "Reputation 5",
        "Brown bear I+III",
    ):
        assert part in shown, f"{part!r} is not in\n{shown}"
