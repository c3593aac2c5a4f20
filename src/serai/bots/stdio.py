"""Bots in any language: a program that reads questions from its input and writes answers to its output, line by line.

The protocol is described in docs/bots.md. A program of protocol 1 plays one match and ends. One of protocol 2 says so
with its first line; it stays for further matches, and plays as many at once as it says it can.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
from collections.abc import Sequence
from itertools import count
from queue import Empty, Queue
from threading import Lock, Thread
from typing import IO, Any

from serai.bots.bot import Outlook
from serai.bots.messages import ProgramError, hello, over, question
from serai.kernel.decision import Option
from serai.kernel.match import Match

LONGEST_WAIT = 60.0  # seconds for one answer
LONGEST_LINE = 1000  # characters of an answer; what goes beyond is another one
_SHOWN = 60  # characters of a wrong answer that an error shows


class StdioError(ProgramError):
    """A program did not answer as the protocol wants; says what it did."""


class StdioBot:
    """One seat of one match, played by a program; the match begins for it with the first question."""

    def __init__(self, command: str, seed: str, patience: float = LONGEST_WAIT) -> None:
        self._command = command
        self._arguments = _split(command)
        self._seed = seed
        self._patience = patience
        self._names: Sequence[str] = ()
        self._program: Program | None = None
        self._match = ""

    def meet(self, names: Sequence[str]) -> None:
        """Who sits at the table, by seat."""
        self._names = names

    def choose(self, outlook: Outlook) -> Option:
        program = self._program
        if program is None:
            program, self._match = _PROGRAMS.take(self._command, self._arguments)
            self._program = program
            program.tell(hello(outlook, self._match, self._seed, self._names, program.protocol))
        program.tell(question(outlook, self._match))
        answer = self._answer(program)
        option = outlook.decision.find(answer)
        if option is None:
            self.close()
            shown = answer if len(answer) <= _SHOWN else answer[:_SHOWN] + "…"
            raise StdioError(f"{self._command} answered {shown!r}, which is none of the options")
        return option

    def close(self, match: Match | None = None) -> None:
        """The match is over, or given up. A program that plays no other ones ends."""
        program, self._program = self._program, None
        if program is not None:
            program.finish(self._match, over(self._match, match))

    def _answer(self, program: Program) -> str:
        try:
            answer = program.answer(self._match, self._patience)
        except Empty:
            program.kill()
            self.close()
            raise StdioError(f"{self._command} did not answer within {self._patience:g} seconds") from None
        if not answer:
            self.close()
            raise StdioError(f"{self._command} ended without an answer")
        return answer


class Program:
    """A running program and the matches that it plays."""

    def __init__(self, command: str, arguments: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                # Ctrl-C at a terminal asks people whether they want to leave; until they do, the program is needed.
                process_group=0,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise StdioError(f"{command} cannot be started: {reason}") from None
        self.protocol = 1  # until its first line says otherwise
        self._at_once = 1
        self._asked: Queue[str] = Queue()
        self._matches: dict[str, Queue[str]] = {}
        self._numbers = count(1)
        self._lock = Lock()
        self.has_ended = False
        # Threads of their own: a program that does not read must not keep us waiting either.
        Thread(target=self._feed, args=(self._process.stdin,), daemon=True).start()
        Thread(target=self._pump, args=(self._process.stdout,), daemon=True).start()

    @property
    def has_room(self) -> bool:
        return self.protocol > 1 and not self.has_ended and len(self._matches) < self._at_once

    def begin(self) -> str:
        """The name of one more match."""
        with self._lock:
            match = str(next(self._numbers))
            self._matches[match] = Queue()
            if self.has_ended:
                self._matches[match].put("")
        return match

    def tell(self, message: dict[str, Any]) -> None:
        self._asked.put(json.dumps(message, ensure_ascii=False) + "\n")

    def answer(self, match: str, patience: float) -> str:
        """The id of the option that it takes in a match; empty when it has ended. Raises queue.Empty."""
        return self._matches[match].get(timeout=patience)

    def finish(self, match: str, last: dict[str, Any]) -> None:
        """A match is over; whoever knows protocol 1 has nothing more to do."""
        with self._lock:
            self._matches.pop(match, None)
        if self.protocol > 1 and not self.has_ended:
            self.tell(last)
        else:
            self.end()

    def end(self) -> None:
        """End the program: its input ends, and if that does not help it is stopped."""
        self.has_ended = True
        self._asked.put("")
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        self.has_ended = True
        self._process.kill()
        self._process.wait()

    def _feed(self, stream: IO[str]) -> None:
        """Write each message; an empty one ends the input of the program."""
        try:
            with stream:
                while line := self._asked.get():
                    stream.write(line)
        except OSError:  # the program has gone: what it answers, nothing, tells more
            pass

    def _pump(self, stream: IO[str]) -> None:
        """Hand on each line to the match that it answers; an empty one to all at the end."""
        first = True
        with stream:
            while line := stream.readline(LONGEST_LINE):
                if not ((first or self.protocol > 1) and self._is_ready(line)):  # it may greet every match
                    self._hand_on(line.strip())
                first = False
        with self._lock:
            self.has_ended = True
            for answers in self._matches.values():
                answers.put("")

    def _is_ready(self, line: str) -> bool:
        """Whether a line says that the program speaks protocol 2."""
        said = _object(line)
        if said.get("type") != "ready" or said.get("protocol") != 2:
            return False
        many = said.get("matches", 1)
        self._at_once = many if isinstance(many, int) and many > 0 else 1
        self.protocol = 2
        return True

    def _hand_on(self, line: str) -> None:
        said = _object(line) if self.protocol > 1 else {}
        match, option = said.get("match"), said.get("option")
        with self._lock:
            if isinstance(match, str) and isinstance(option, str):
                answers = self._matches.get(match)  # it may be over: then nobody waits any more
                if answers is not None:
                    answers.put(option or line)
            else:  # who was meant cannot be known
                for answers in self._matches.values():
                    answers.put(line or " ")


class _Programs:
    """The programs that this process has started."""

    def __init__(self) -> None:
        self._running: dict[str, list[Program]] = {}
        self._lock = Lock()

    def take(self, command: str, arguments: list[str]) -> tuple[Program, str]:
        """One that plays another match, and the name of the match; a new one where there is none."""
        with self._lock:
            running = self._running[command] = [one for one in self._running.get(command, ()) if not one.has_ended]
            for one in running:
                if one.has_room:
                    return one, one.begin()
            program = Program(command, arguments)
            running.append(program)
            return program, program.begin()

    def end(self) -> None:
        with self._lock:
            running = [program for some in self._running.values() for program in some]
            self._running.clear()
        for program in running:
            program.end()


_PROGRAMS = _Programs()
end_programs = _PROGRAMS.end
atexit.register(end_programs)


def _object(line: str) -> dict[str, Any]:
    """The JSON object in a line; empty where there is none."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def _split(command: str) -> list[str]:
    """The program and its arguments."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise StdioError(f"stdio:{command}: {error}") from None
    if not arguments:
        raise StdioError("stdio: expected the command of a program after the colon")
    return arguments
