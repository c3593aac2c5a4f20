"""What to say where an optional library is missing."""

from __future__ import annotations


def missing(library: str) -> ImportError:
    """The error that names the extra to install."""
    return ImportError(f"serai.envs needs {library}: pip install 'serai[research]'", name=library)
