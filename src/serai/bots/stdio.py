"""Bots in any language: a program that reads questions from its input and writes answers to its output, line by line.

The protocol is described in docs/bots.md: each question is one line of JSON with what the seat sees and the options it
has; the answer is one line with the id of an option.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from dataclasses import asdict, is_dataclass
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from serai.bots.bot import Outlook
from serai.kernel.decision import Option
from serai.kernel.message import Message

PROTOCOL = 1
LONGEST_WAIT = 60.0  # seconds for one answer
LONGEST_LINE = 1000  # characters of an answer; what goes beyond is another one
_SHOWN = 60  # characters of a wrong answer that an error shows


class StdioError(RuntimeError):
    """A program did not answer as the protocol wants; says what it did."""


class StdioBot:
    """A program in its own process, started with the first question and ended by `close`."""

    def __init__(self, command: str, seed: str, patience: float = LONGEST_WAIT) -> None:
        self._command = command
        self._arguments = _split(command)
        self._seed = seed
        self._patience = patience
        self._program: subprocess.Popen[str] | None = None
        self._questions: Queue[str] = Queue()
        self._lines: Queue[str] = Queue()

    def choose(self, outlook: Outlook) -> Option:
        if self._program is None:
            self._start(outlook)
        self._write(question(outlook))
        answer = self._read()
        option = outlook.decision.find(answer)
        if option is None:
            self.close()
            shown = answer if len(answer) <= _SHOWN else answer[:_SHOWN] + "…"
            raise StdioError(f"{self._command} answered {shown!r}, which is none of the options")
        return option

    def close(self) -> None:
        """End the program: its input ends, and if that does not help it is stopped."""
        program, self._program = self._program, None
        if program is None:
            return
        self._questions.put("")
        try:
            program.wait(2)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()

    def _start(self, outlook: Outlook) -> None:
        try:
            self._program = subprocess.Popen(
                self._arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise StdioError(f"{self._command} cannot be started: {reason}") from None
        self._questions, self._lines = Queue(), Queue()
        # Threads of their own: a program that does not read must not keep us waiting either.
        Thread(target=_feed, args=(self._program.stdin, self._questions), daemon=True).start()
        Thread(target=_pump, args=(self._program.stdout, self._lines), daemon=True).start()
        game = outlook.game
        self._write({"type": "hello", "protocol": PROTOCOL, "game": game.name, "seed": self._seed})

    def _write(self, value: dict[str, Any]) -> None:
        self._questions.put(json.dumps(value, ensure_ascii=False) + "\n")

    def _read(self) -> str:
        try:
            line = self._lines.get(timeout=self._patience)
        except Empty:
            assert self._program is not None
            self._program.kill()
            self.close()
            raise StdioError(f"{self._command} did not answer within {self._patience:g} seconds") from None
        if not line:
            self.close()
            raise StdioError(f"{self._command} ended without an answer")
        return line.strip()


def question(outlook: Outlook) -> dict[str, Any]:
    """What a program is asked: the decision, its options, what the seat sees."""
    decision = outlook.decision
    return {
        "type": "choose",
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


def _split(command: str) -> list[str]:
    """The program and its arguments."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise StdioError(f"stdio:{command}: {error}") from None
    if not arguments:
        raise StdioError("stdio: expected the command of a program after the colon")
    return arguments


def _feed(stream: IO[str], questions: Queue[str]) -> None:
    """Write each question; an empty one ends the input of the program."""
    try:
        with stream:
            while line := questions.get():
                stream.write(line)
    except OSError:  # the program has gone: what it answers, nothing, tells more
        pass


def _pump(stream: IO[str], lines: Queue[str]) -> None:
    """Hand on each line; an empty one at the end."""
    with stream:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")
