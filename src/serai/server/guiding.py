"""Guiding: a table at which a game explains itself, choice by choice (`kernel/guide.py`).

Such a table is known by the seed of its match, which no other can have, and where it stands by its choices: nothing
else is kept of it.
"""

from __future__ import annotations

from serai.games import find_game
from serai.kernel.decision import Option
from serai.kernel.guide import END, LEARNER, Guide, Step
from serai.kernel.match import Match
from serai.kernel.message import Message
from serai.kernel.save import SaveError, read, record_of
from serai.language import Language
from serai.server.wire import GuideInfo, UndoInfo


def opened_for(game: str, base: str | None) -> bool:
    """Whether a table was opened for the guide of its game; `base` is the match that it began from."""
    guide = find_game(game).guide
    if guide is None or base is None or guide.seed not in base:
        return False
    try:
        begun = record_of(read(base))
    except SaveError:  # whoever opens that table is told
        return False
    return not begun.choices and (begun.seed, begun.players) == (guide.seed, guide.players)


def next_choice(match: Match) -> str | None:
    """What the guide has chosen for a bot here, as long as the match follows it."""
    guide = _guide_of(match)
    step = _next_step(guide, match) if guide is not None else None
    return step.choose if step is not None and not step.say else None


def guide_info(match: Match, viewer: int | None, undo: UndoInfo, language: Language) -> GuideInfo | None:
    """What the guide says to its learner now; nothing at any other table, and once a match has gone its own way for
    good."""
    guide = _guide_of(match)
    if guide is None or viewer != LEARNER or match.decision is None:
        return None
    many = guide.followed(_choices(match))
    step = _next_step(guide, match)
    info = GuideInfo(step=sum(bool(done.say) for done in guide.steps[:many]), steps=guide.said)
    if step is not None:
        info.option = step.choose if step.say else ""
        info.text = language.say(Message(step.say)) if step.say else ""
    elif many == len(guide.steps) == match.position:
        info.text = language.say(Message(END))
    elif many < match.position and undo.possible and 0 <= undo.reach <= many < len(guide.steps):
        info.astray = True
    else:
        return None
    return info


def _guide_of(match: Match) -> Guide | None:
    """The guide that a match began with."""
    guide = match.game.guide
    if guide is None or match.origin or match.given is not None:
        return None
    return guide if (match.seed, match.players) == (guide.seed, guide.players) else None


def _next_step(guide: Guide, match: Match) -> Step | None:
    """The next step, while a match follows its guide and the rules still offer it."""
    many = guide.followed(_choices(match))
    if many < match.position or many == len(guide.steps) or match.decision is None:
        return None
    step = guide.steps[many]
    return step if match.decision.find(step.choose) is not None else None


def _choices(match: Match) -> list[str]:
    return [entry.id if isinstance(entry, Option) else "" for entry in match.entries]
