"""Logs: one line an event, with its time and level, as text or as JSON; secrets never reach them.

Names of people, passwords, tokens, seeds and addresses of links are not logged by anybody; as a last line of defence
whatever looks like a token or a secret is blotted out on its way.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time

_SECRET = re.compile(
    r"(?i)(fair2:)?\b[0-9a-f]{64}\b|\bbearer\s+\S+|(/(?:join|watch)/)[\w-]{16,}|(://[^:/@\s]+:)[^@\s]+(@)"
)


def blotted(text: str) -> str:
    """A text without what must not be read in a log."""
    return _SECRET.sub(lambda found: f"{found[2] or found[3] or ''}***{found[4] or ''}", text)


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime

    def formatMessage(self, record: logging.LogRecord) -> str:
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")  # a path must not write lines

    def format(self, record: logging.LogRecord) -> str:
        return blotted(super().format(record))


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": blotted(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = blotted(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up(style: str, level: str) -> None:
    """Log to the standard error, in a style (`text`, `json`)."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Text())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("serai").setLevel(level.upper())
