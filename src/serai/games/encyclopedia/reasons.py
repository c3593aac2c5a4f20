"""Why something cannot be chosen: every reason, made once. The functions that decide what is legal return them."""

from __future__ import annotations

from functools import cache
from typing import Final

from serai.kernel.decision import Reason

NO_EXPERT: Final = Reason("EN-UNI-01", "reason-no-expert")
NO_ANIMAL: Final = Reason("EN-ACA-01", "reason-no-animal")
NO_ANIMAL_OF_COLOUR: Final = Reason("EN-ACA-01", "reason-no-animal-of-colour")
OTHER_COLOUR: Final = Reason("EN-TURN-09", "reason-other-colour")
CONTINENT_FULL: Final = Reason("EN-EXP-01", "reason-continent-full")
NO_CUBE: Final = Reason("EN-COMP-09", "reason-no-cube")
NOTHING_TO_RESEARCH: Final = Reason("EN-EXP-07", "reason-nothing-to-research")
VALUE_TOO_LOW: Final = Reason("EN-EXP-07", "reason-value-too-low")
ONE_CUBE_AT_LEAST: Final = Reason("EN-EXP-07", "reason-one-cube-at-least")
CUBE_THERE: Final = Reason("EN-COMP-04", "reason-cube-there")
DIE_TOO_LOW: Final = Reason("EN-PUB-02", "reason-die-too-low")
CANNOT_TAKE_PART: Final = Reason("EN-PUB-03", "reason-cannot-take-part")
TAKES_PART: Final = Reason("EN-PUB-03", "reason-takes-part")
WOULD_GET_STUCK: Final = Reason("EN-TURN-10", "reason-would-get-stuck")
NO_COIN: Final = Reason("EN-BOOST-01", "reason-no-coin")
NO_TOKEN: Final = Reason("EN-BOOST-03", "reason-no-token")
NO_TOKEN_FOR_COLOUR: Final = Reason("EN-BOOST-02", "reason-no-token")
NO_SEAL: Final = Reason("EN-BOOST-04", "reason-no-seal")
FREE_SLOT: Final = Reason("EN-XPT-02", "reason-free-slot")
NO_FREE_SLOT: Final = Reason("EN-XPT-01", "reason-no-free-slot")
NO_SEAL_FOR_ACTION: Final = Reason("EN-SEAL-06", "reason-no-seal")
DIE_USED: Final = Reason("EN-TURN-04", "reason-die-used")
DIE_SPENT: Final = Reason("EN-PUB-12", "reason-die-spent")
NO_SEAL_FOR_COINS: Final = Reason("EN-BOOST-05", "reason-no-seal")
NO_USE: Final = Reason("EN-BOOST-06", "reason-no-use")
EXPEDITIONS_ONLY: Final = Reason("EN-BOOST-03", "reason-expeditions-only")
OTHER_CONTINENT: Final = Reason("EN-EXP-04", "reason-other-continent")


@cache
def costs_more(cost: int) -> Reason:
    """A cube that the points left cannot pay for."""
    return Reason("EN-EXP-04", "reason-costs-more", n=cost)


@cache
def type_needs(value: int) -> Reason:
    """A Type that the die is too low for."""
    return Reason("EN-PUB-02", "reason-type-needs", n=value)
