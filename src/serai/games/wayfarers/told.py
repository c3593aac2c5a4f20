"""What is printed on a component besides its effects, in words: tags, assets, prices, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from serai.games.wayfarers.printed import Card
from serai.kernel.effects import NOTHING, Effect
from serai.kernel.formula import Formula
from serai.kernel.game import printed_line
from serai.kernel.message import Message
from serai.kernel.state import Plain

# Facts that are lists of names, each with its text.
LISTS: Final = ("tags", "needs", "triggers", "assets", "tuck_under", "bolts", "workers")


def told(facts: Mapping[str, Plain]) -> tuple[Message, ...]:
    """A line for each fact that the effects do not say."""
    lines = [_list(name, facts[name]) for name in LISTS if facts.get(name)]
    if facts.get("needs") == []:
        lines.append(Message("told-needs-nothing"))
    if facts.get("silver") or "timing" in facts:  # Townsfolk may be free
        lines.append(_price(facts))
    if isinstance(facts.get("vp"), int) and facts["vp"]:  # a formula is printed by itself
        lines.append(Message("told-vp", {"n": facts["vp"]}))
    return tuple(lines)


def essence(card: Card) -> Message | None:
    """The gist of a card, in a line: what it does again and again or is worth, and what it gives at once."""
    lasting: tuple[tuple[str, Effect | Formula], ...] = (
        ("die", card.action),
        ("trigger", card.trigger_effect),
        ("ability", card.ability),
        ("vp", card.vp),
        ("goal", card.goal),
    )
    lines = [printed_line(place, part) for place, part in lasting if part is not NOTHING and part.text not in ("", "0")]
    if card.immediate is not NOTHING:
        lines.append(printed_line("immediate", card.immediate))
    if not lines:
        return None
    return lines[0] if len(lines) == 1 else Message("note-both", {"first": lines[0], "second": lines[1]})


def _list(name: str, found: Plain) -> Message:
    assert isinstance(found, list)
    prefix = {"bolts": "bar-", "workers": "worker-"}.get(name, "")
    counted = Counter(f"{prefix}{one}" for one in found)
    what = tuple(key if n == 1 else Message("amount", {"n": n, "what": key}) for key, n in counted.items())
    return Message(f"told-{name}", {"what": what})


def _price(facts: Mapping[str, Plain]) -> Message:
    influence = facts.get("influence")
    if isinstance(influence, dict) and influence:
        ((guild, n),) = influence.items()
        return Message("told-price-or", {"n": facts["silver"], "influence": n, "guild": f"guild_{guild}"})
    return Message("told-price", {"n": facts["silver"]})
