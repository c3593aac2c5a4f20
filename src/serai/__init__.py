"""Serai: one self-hosted table for heavy euro board games."""

from serai.builds import choose_build

__version__ = "0.1.0"
__path__[:0] = choose_build()
