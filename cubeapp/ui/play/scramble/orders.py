"""What the person asks of the scramblers."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.scramblers.base import Recipe
from cubeapp.engine.scramblers.sheets import HOLD


@dataclass(frozen=True, slots=True)
class Order:
    """A batch of scrambles."""

    recipe: Recipe
    seed: int | None = None
    """None for a fresh one."""
    count: int = 5
    """How many, without the extra ones."""
    extra: int = 0
    """How many more, for attempts done again."""
    hold: str = HOLD
    """How the solved cube is held, in the colours of the person's scheme."""
