"""The locks of PostgreSQL that processes agree by: a number for each, which nobody else locks there."""

from __future__ import annotations

MIGRATING = 7310_01  # one process brings the store up to date
CLAIMING = 7310_02  # one claim of bots at a time, so that people take turns exactly
IN_USE = 7310_03  # shared by every server and worker, so that nothing is restored beside them
