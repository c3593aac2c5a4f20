"""Many matches at once: tournaments, ratings, statistics and benchmarks.

May import the kernel, the games, the language and the bots; only the command line stands above it.
"""
