"""Fair dice, provable: the seed of a match comes from a secret of the server and a contribution of every seat.

Before anybody contributes, the server shows the hash of its secret (the commitment). Once the match is over it shows
the secret and the contributions, and everybody can compute the seed: neither the server nor a player alone could
choose it. All hashes are SHA-256 of UTF-8 text, written in hexadecimal.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256


def new_secret() -> str:
    """A secret that nobody can guess."""
    return os.urandom(32).hex()


def commitment_of(secret: str) -> str:
    """What is shown before the match: it fixes the secret without telling it."""
    return _hash(secret)


def seed_of(secret: str, contributions: Sequence[str]) -> str:
    """The seed of a match: the hash of the secret and the hash of each seat's contribution, joined by colons."""
    return _hash(":".join([secret, *map(_hash, contributions)]))


def faults_of(commitment: str, secret: str, contributions: Sequence[str], seed: str) -> list[str]:
    """What does not fit in a record of fairness; empty if all is well."""
    faults = []
    if commitment_of(secret) != commitment:
        faults.append("the secret is not the one that the server committed to")
    if seed_of(secret, contributions) != seed:
        faults.append("the seed does not come from the secret and the contributions")
    return faults


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
