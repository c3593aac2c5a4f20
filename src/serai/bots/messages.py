"""What programs that are bots are told, as plain values for JSON: the protocol of docs/bots.md, whatever carries it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, is_dataclass
from hashlib import blake2b
from typing import Any

from serai.bots.bot import Outlook
from serai.kernel.decision import Option
from serai.kernel.match import Match
from serai.kernel.message import Message

PROTOCOLS = (1, 2)


class ProgramError(RuntimeError):
    """A program did not answer as the protocol wants; says what it did."""


def hello(outlook: Outlook, match: str, seed: str, names: Sequence[str], protocol: int) -> dict[str, Any]:
    """How a match begins for a program."""
    return {
        "type": "hello",
        "protocol": protocol,
        "protocols": list(PROTOCOLS),
        "match": match,
        "game": outlook.game.name,
        "seed": seed_for_program(seed),
        "seat": outlook.seat,
        "players": outlook.players,
        "names": [names[seat] if seat < len(names) else "" for seat in range(outlook.seats)],
        "settings": dict(outlook.settings),
    }


def seed_for_program(seed: str) -> str:
    """The seed that a program gets: from that of a match, cards could be worked out that nobody has seen."""
    return blake2b(seed.encode(), digest_size=8, person=b"program").hexdigest()


def question(outlook: Outlook, match: str = "") -> dict[str, Any]:
    """What a program is asked: the decision, its options, what the seat sees."""
    decision = outlook.decision
    return {
        "type": "choose",
        **({"match": match} if match else {}),
        "seat": outlook.seat,
        "position": outlook.position,
        "decision": {
            "key": decision.key,
            "rule": decision.rule,
            "arguments": {name: plain_of(value) for name, value in (decision.arguments or {}).items()},
        },
        "options": [
            {"id": option.id, "touches": list(option.touches), **_note(outlook, option)} for option in decision.options
        ],
        "observation": plain_of(outlook.observe()),
    }


def over(match: str, played: Match | None) -> dict[str, Any]:
    """How a match ended for a program: with its result, or given up before the end."""
    if played is None or not played.is_over:
        return {"type": "over", "match": match, "finished": False}
    game, table = played.game, played.table
    scores = [sum(item.points for item in played.score(seat)) for seat in range(game.seats(table))]
    return {"type": "over", "match": match, "finished": True, "scores": scores, "winners": list(game.winners(table))}


def _note(outlook: Outlook, option: Option) -> dict[str, Any]:
    note = outlook.decision.note(option)
    return {} if note is None else {"note": plain_of(note)}


def plain_of(value: object) -> Any:
    """Anything that a seat may see, as JSON has it; effects and formulas as their texts."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Message):
        return {"key": value.key, "arguments": {name: plain_of(one) for name, one in value.arguments.items()}}
    if isinstance(value, dict):
        return {str(name): plain_of(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain_of(one) for one in value]
    if is_dataclass(value) and not isinstance(value, type):
        return plain_of(asdict(value))
    return str(getattr(value, "text", value))
