"""The version of what Toy shows; it looks in its door."""

VERSION = 2
