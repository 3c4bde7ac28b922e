"""Which lesson teaches each method."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.by_hand.big.lesson import big_lesson
from cubeapp.engine.solvers.by_hand.choices import (
    BEGINNER,
    CFOP,
    CLASSIC,
    LAYERS,
    ORTEGA,
    REDUCTION,
    Style,
)
from cubeapp.engine.solvers.by_hand.cross import cross_table
from cubeapp.engine.solvers.by_hand.lessons import lesson
from cubeapp.engine.solvers.by_hand.methods import HandMethod, beginner, cfop, classic, small_layers
from cubeapp.engine.solvers.by_hand.ortega import face_table, ortega_lesson
from cubeapp.engine.solvers.by_hand.telling import StageText

METHODS: dict[str, Callable[[], HandMethod]] = {
    BEGINNER: beginner,
    CLASSIC: classic,
    CFOP: cfop,
    LAYERS: small_layers,
}


def prepare(name: str) -> None:
    """Make the small tables that all lessons of the method ``name`` share."""
    if name == ORTEGA:
        face_table()
    elif name == REDUCTION or METHODS[name]().has_cross:
        cross_table()


def teach(
    name: str, cube: Cube, crosses: Sequence[int], style: Style, pause: Callable[[], None]
) -> tuple[tuple[StageText, ...], int]:
    """Return the stages of a solution of ``cube``, and how many positions were compared.

    Args:
        name: the method, one of `SIZES`.
        cube: a legal one, of a size the method is for.
        crosses: the colours that the first layer may have.
        style: how far to look ahead.
        pause: called now and then; it may raise to stop the search.
    """
    if name == ORTEGA:
        return ortega_lesson(cube, crosses, style, pause)
    if name == REDUCTION:
        return big_lesson(cfop(), cube, crosses, style, pause)
    return lesson(METHODS[name](), cube, crosses, style, pause)
