"""How a server is run: settings from the environment, from a file, or as they are by default.

Every setting has a name, a default and one line that explains it. The environment (`SERAI_` and the name in capitals)
comes before the file (TOML, `name = value`), the file before the default. `serai serve --check` prints them all.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, cast

from platformdirs import user_data_dir

FILE = "serai.toml"  # in the data folder
_OLD_NAMES = {"database": "SERAI_DATABASE_URL"}


class ConfigError(ValueError):
    """A setting that cannot be used: says which, and what would be right."""


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Config:
    """Where the server keeps its tables, and what it lets people do."""

    database: str = _setting("", "URL of the database; empty: SQLite in the data folder")
    host: str = _setting("127.0.0.1", "the address to listen at; 0.0.0.0: all of this machine")
    port: int = _setting(8000, "the port to listen at; 0: any")
    hosts: str = _setting("", "names under which the server is called, with commas; *: any. Addresses always work")
    proxies: str = _setting(
        "127.0.0.1,::1", "addresses or networks of proxies whose X-Forwarded-… headers are believed; *: any"
    )
    workers: int = _setting(0, "processes for bots; 0: as many as there are processors")
    bots: str = _setting("here", "where bots think: here, or elsewhere (`serai worker`; needs PostgreSQL)")
    live_tables: int = _setting(1000, "tables kept in memory")
    heartbeat: float = _setting(15.0, "seconds between two signs of life of a feed")
    calls_per_second: float = _setting(50.0, "calls of one device; 0: no limit")
    calls_per_second_of_address: float = _setting(500.0, "calls of one address, behind which may be many devices")
    connections_of_address: int = _setting(200, "open connections of one address that is no proxy; 0: no limit")
    connections: int = _setting(0, "open connections in all; 0: as many as the system's limit of files leaves room for")
    request_seconds: float = _setting(10.0, "seconds in which a request must have come whole")
    log_ins_per_minute: float = _setting(10.0, "attempts to log in from one address; 0: no limit")
    newcomers_per_minute: float = _setting(120.0, "new devices from one address; 0: no limit")
    hints_per_minute: float = _setting(15.0, "hints for one person; 0: no limit")
    tables_per_minute: float = _setting(60.0, "new tables from one address; 0: no limit")
    tables_per_person: int = _setting(100, "unfinished tables that one person may host; 0: no limit")
    bots_per_person: int = _setting(150, "bots at the unfinished tables of one person; 0: no limit")
    lobby: str = _setting("no", "an open lobby of tables that wait for anybody: yes or no")
    chat: str = _setting("yes", "whether people may talk at tables: yes or no")
    chat_per_minute: float = _setting(20.0, "lines that one person may say; 0: no limit")
    unplayed_days: float = _setting(30.0, "days after which a table that nobody ever played is deleted; 0: never")
    finished_days: float = _setting(0.0, "days after which a finished match is deleted; 0: never")
    limits_here: str = _setting("auto", "limits for programs on this machine: yes, no; auto: where hosts are named")
    address: str = _setting("", "where people find this server, for links in messages: https://play.example.org")
    smtp_host: str = _setting("", "the SMTP server for e-mail to players; empty: none is written")
    smtp_port: int = _setting(587, "its port")
    smtp_security: str = _setting("starttls", "how the connection to it is secured: starttls, tls or none")
    smtp_user: str = _setting("", "the name to log in with there; empty: without")
    smtp_password: str = _setting("", "the password there")
    smtp_from: str = _setting("", "the sender of e-mail: table@play.example.org")
    notify_after: float = _setting(60.0, "seconds that it is somebody's turn before they are told, if they do not look")
    notify_hosts: str = _setting("", "hosts that webhooks may call though private or without https, with commas")
    digest_hours: float = _setting(24.0, "hours between two digests of tables where it is somebody's turn")
    metrics_token: str = _setting("", "a token with which /metrics may be read from elsewhere; empty: from here only")
    programs: str = _setting("", "programs offered as opponents, one a line: NAME = stdio:COMMAND or NAME = http://…")
    log: str = _setting("text", "how the log is written: text or json")
    log_level: str = _setting("info", "what is logged: debug, info, warning or error")


class Source(NamedTuple):
    """A setting with its value, where that comes from, and what it is for."""

    name: str
    value: Any
    origin: str
    about: str


def config_of(data: Path | None = None, environment: Mapping[str, str] | None = None, **given: Any) -> Config:
    """The configuration of a data folder (by default the user's), the environment and what was given otherwise."""
    return Config(**{source.name: source.value for source in sources(data, environment, **given)})


def sources(data: Path | None = None, environment: Mapping[str, str] | None = None, **given: Any) -> list[Source]:
    """Every setting; raises ConfigError."""
    environment = os.environ if environment is None else environment
    folder = data if data is not None else Path(user_data_dir("serai", appauthor=False))
    file = Path(environment.get("SERAI_CONFIG", "") or folder / FILE)
    written = _read(file, required="SERAI_CONFIG" in environment)
    found = []
    for one in fields(Config):
        name, default = one.name, one.default
        variable = f"SERAI_{name.upper()}"
        variable = _OLD_NAMES[name] if name in _OLD_NAMES and variable not in environment else variable
        if given.get(name) is not None:
            value, origin = given[name], "command line"
        elif environment.get(variable, "") != "":
            value, origin = _checked(environment[variable], default, variable), variable
        elif name in written:
            value, origin = _checked(written[name], default, f"{name} in {file}"), str(file)
        else:
            value, origin = default, "default"
        if name == "database" and not value:
            value, origin = _sqlite(folder), "data folder"
        found.append(Source(name, value, origin, str(one.metadata["about"])))
    _check_words(found)
    return found


def _sqlite(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder.resolve() / 'serai.db'}"


def _read(file: Path, required: bool) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        if required:
            raise ConfigError(f"there is no file {file} (SERAI_CONFIG)") from None
        return {}
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{file} is not written as it should be: {error}") from None
    known = {one.name for one in fields(Config)}
    for name in written:
        if name not in known:
            raise ConfigError(f"{file}: there is no setting {name!r}; settings are {', '.join(sorted(known))}")
    return written


def _checked(value: object, default: object, where: str) -> Any:
    """A value of the kind of its default; none is below 0."""
    try:
        if isinstance(default, str):
            if not isinstance(value, str):
                raise ValueError
            return value
        number = type(cast(float, default))(cast(Any, value))
    except (ValueError, TypeError, OverflowError):
        kind = {str: "a text", int: "a whole number", float: "a number"}[type(default)]
        raise ConfigError(f"{where} must be {kind}, not {value!r}") from None
    if not 0 <= number < 1e12:
        raise ConfigError(f"{where} must be 0 or more, not {value!r}")
    return number


def _check_words(found: list[Source]) -> None:
    for name, words in (
        ("log", ("text", "json")),
        ("chat", ("yes", "no")),
        ("lobby", ("yes", "no")),
        ("limits_here", ("auto", "yes", "no")),
        ("log_level", ("debug", "info", "warning", "error")),
        ("smtp_security", ("starttls", "tls", "none")),
        ("bots", ("here", "elsewhere")),
    ):
        source = next(one for one in found if one.name == name)
        if source.value not in words:
            raise ConfigError(f"{name} ({source.origin}) is one of {', '.join(words)}, not {source.value!r}")
