"""What the views show at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move


@dataclass(frozen=True, slots=True)
class Position:
    """A cube, perhaps part-way through a move; net and 3D draw the same one."""

    cube: Cube
    """The cube before ``move``."""
    move: Move | None = None
    fraction: float = 0.0
    """The share of the move's angle that is done: 0…1, beyond it while a hand drags."""
    index: int = field(default=0, compare=False)
    """How many of the timeline's moves are done to `cube`."""
    mask: bytes = b""
    """One byte a facelet of `cube`, 0 where it is dimmed; empty where nothing is."""
