"""Small numbers and their names. What is printed (colours, tracks, rooms, …) is numbered by the book, row by row."""

from __future__ import annotations

from typing import Final

from serai.kernel.chance import DIE_SIDES

NOBODY: Final = -1
NO_CARD: Final = -1

RECRUIT: Final = 0  # the four main actions
TRAVEL: Final = 1
RESEARCH: Final = 2
TRANSLATE: Final = 3
ACTIONS: Final = ("recruit", "travel", "research", "translate")

NEUTRAL: Final = "neutral"  # kinds of colours
PRIMARY: Final = "primary"
SECONDARY: Final = "secondary"
OTHER: Final = "other"  # of an expansion
KINDS: Final = (NEUTRAL, PRIMARY, SECONDARY, OTHER)

# A die is one small int: its colour and its value. A die that is printed on a card has PRINTED added.
SIDES: Final = DIE_SIDES
VALUES: Final = 8  # place for the values 0 to 7; 0 is a die that was not rolled
PRINTED: Final = 1 << 10
DICE: Final = 2 * PRINTED  # more than any die


def die_of(colour: int, value: int) -> int:
    return colour * VALUES + value


def colour_of(die: int) -> int:
    return (die & ~PRINTED) // VALUES


def value_of(die: int) -> int:
    return (die & ~PRINTED) % VALUES


# How binding an effect is (SC-WORK-06), as bits of its context; 0: what is printed is done as far as it can be.
AT_WILL: Final = 1  # every single effect may be left out: a Dispatch
PAID: Final = 2  # behind a cost, dice are drawn and destroyed "up to" the number
GUILD_BINDS: Final = 4  # influence in a guild must be placed: deliveries, effects of scrolls

GOALS: Final = 3  # on a goal card: a translator, a guild, a track
PILE_GOAL: Final = 1  # the bits of `Player.goals`
GUILD_GOAL: Final = 2
TRACK_GOAL: Final = 4
ALL_GOALS: Final = 7

BLUE: Final = 0  # colours of planning cards
RED: Final = 1
PLANS: Final = ("blue", "red")
