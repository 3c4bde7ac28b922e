"""Taking back in an exercise: as many turns as were wrong, and never what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from cubeapp.engine.model.moves import Move
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import TurnEdit


def take_back(document: CubeDocument, back: Sequence[Move], least: int) -> None:
    """Undo turns: those that are said to be wrong, or the last one.

    Args:
        document: has them.
        back: what would take the wrong ones back; empty where none is said to be wrong.
        least: how many of the moves are not the learner's own.
    """
    undo, wanted = document.undo_stack, max(_before_back(document, back, least), least)
    while document.cursor > wanted and isinstance(undo.last, TurnEdit):
        undo.undo()


def _before_back(document: CubeDocument, back: Sequence[Move], least: int) -> int:
    """Return the move before those that are to be taken back, ``least`` or later."""
    if not back:
        return document.cursor - 1
    wanted = document.cube.apply_all(back)
    earlier = range(document.cursor - 1, least - 1, -1)
    same = (index for index in earlier if document.timeline.cube_at(index) == wanted)
    return next(same, document.cursor - len(back))
