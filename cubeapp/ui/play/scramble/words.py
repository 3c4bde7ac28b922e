"""What is said of a scramble."""

from __future__ import annotations

from cubeapp.engine.scrambles.base import Scramble
from cubeapp.words import plural, tr


def length_of(made: Scramble) -> str:
    """Say how many moves a scramble has; "" for a state that is set without any."""
    if made.moves is None:
        return ""
    return plural(len(made.moves), tr("{n} move"), tr("{n} moves"))


def seed_of(made: Scramble) -> str:
    """Say what makes a scramble again: its seed, and its number in a batch."""
    seed = tr("seed {seed}, number {number}") if made.index else tr("seed {seed}")
    return seed.format(seed=made.seed, number=made.index + 1)
