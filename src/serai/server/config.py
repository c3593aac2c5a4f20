"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_dir


@dataclass(frozen=True)
class Config:
    """Where the server keeps its tables, and what it lets people do."""

    database: str  # a URL of SQLAlchemy
    workers: int = 0  # processes for bots; 0: as many as there are processors
    calls_per_second: float = 50.0  # of one device; 0: as many as it likes
    calls_per_second_of_address: float = 500.0  # of one address, behind which there may be many devices
    log_ins_per_minute: float = 10.0  # of one address
    newcomers_per_minute: float = 120.0  # of one address
    hints_per_minute: float = 15.0  # of one person
    heartbeat: float = 15.0  # seconds between two signs of life of a feed
    live_tables: int = 1000  # kept in memory


def config_of(data: Path | None = None) -> Config:
    """The configuration from a folder (by default the user's data folder) and the environment."""
    url = os.environ.get("SERAI_DATABASE_URL", "")
    if not url:
        folder = data if data is not None else Path(user_data_dir("serai", appauthor=False))
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{folder.resolve() / 'serai.db'}"
    return Config(
        database=url,
        workers=int(os.environ.get("SERAI_WORKERS", "0")),
        calls_per_second=float(os.environ.get("SERAI_CALLS_PER_SECOND", "50")),
        calls_per_second_of_address=float(os.environ.get("SERAI_CALLS_PER_SECOND_OF_ADDRESS", "500")),
        newcomers_per_minute=float(os.environ.get("SERAI_NEWCOMERS_PER_MINUTE", "120")),
    )
