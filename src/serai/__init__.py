"""Serai: one self-hosted table for heavy euro board games."""

__version__ = "0.1.0"
