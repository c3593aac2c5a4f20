"""Checking: what would keep a server with some settings from running well, found before it is started."""

from __future__ import annotations

import socket

from serai.server.config import Config, ConfigError
from serai.server.connections import RESERVED, Proxies, most_files
from serai.server.notifying.mail import is_set_up
from serai.server.programs import read_offers
from serai.server.routes.page import FOLDER
from serai.server.store import Store, StoreError


def problems_of(config: Config) -> list[str]:
    """What is wrong, in words; empty if all is well."""
    problems = []
    try:
        Store(config.database).close()
    except StoreError as error:
        problems.append(str(error))
    try:
        read_offers(config.programs)
    except ConfigError as error:
        problems.append(str(error))
    if most_files() < RESERVED + 100:
        problems.append(f"the system lets a process have only {most_files()} files: raise it (ulimit -n, LimitNOFILE)")
    if config.connections > most_files() - RESERVED:
        problems.append(f"connections = {config.connections} is more than the limit of files leaves room for")
    if not (FOLDER / "index.html").is_file():
        problems.append("the page has not been built: make page")
    if strange := Proxies(config.proxies).unknown:
        problems.append(f"proxies must be addresses or networks (10.0.0.0/8), not {', '.join(map(repr, strange))}")
    if config.smtp_host and not is_set_up(config):
        problems.append("smtp_host is set: e-mail needs smtp_from and address, too")
    if config.address and not config.address.startswith(("https://", "http://")):
        problems.append(f"address must begin with https:// (or http://), not {config.address!r}")
    if config.port:
        with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((config.host, config.port))
            except OSError as error:
                problems.append(f"cannot listen at {config.host} port {config.port}: {error.strerror}")
    return problems
