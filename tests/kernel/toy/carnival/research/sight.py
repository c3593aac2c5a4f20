"""The version of what is shown with Carnival."""

VERSION = 4
