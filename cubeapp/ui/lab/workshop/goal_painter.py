"""Painting a goal on the solved cube: what stays grey does not matter; it knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.goals.goal import GoalError, Task
from cubeapp.engine.solvers.goals.goal_mask import GoalMask
from cubeapp.engine.solvers.goals.naming import read_task, write_task
from cubeapp.engine.solvers.goals.space import SIZE
from cubeapp.ui.document.document import CubeDocument
from cubeapp.words import tr


class GoalPainter(QObject):
    """Owns what matters of the solved cube, while the user says so on the stage."""

    painting_changed = Signal(bool)
    """Whether clicks on stickers paint."""
    lighting_changed = Signal(object)
    """Tells which stickers of a cube matter; ``None`` when all do."""
    painted = Signal(str)
    """The goal is what this line says now; as `read_task` reads it."""
    failed = Signal(str)
    """Why what is painted is no goal, one sentence."""

    def __init__(self, document: CubeDocument) -> None:
        """Paint nothing yet; ``document`` shows the cube that is painted."""
        super().__init__()
        self._document = document
        self._mask: GoalMask | None = None
        document.changed.connect(self._on_changed)

    @property
    def is_painting(self) -> bool:
        """Whether clicks on stickers paint."""
        return self._mask is not None

    def begin(self, goal: str) -> None:
        """Show the solved cube with what matters of a goal, to be painted.

        Args:
            goal: a line; all is grey at first where it is no goal, and of several goals the
                first is painted.
        """
        solved = Cube.solved(SIZE)
        if self._document.timeline.start != solved or self._document.is_painting:
            self._document.load(solved, tr("a goal to paint"))
        self._mask = _mask(goal)
        self.painting_changed.emit(True)
        self.lighting_changed.emit(self._mask.lit)

    def follow(self, goal: str) -> None:
        """Go on with a goal that was changed otherwise, while it is painted."""
        if self._mask is None:
            return
        mask = _mask(goal)
        if mask.goal != self._mask.goal:
            self._mask = mask
            self.lighting_changed.emit(mask.lit)

    def end(self) -> None:
        """Paint no more."""
        if self._mask is not None:
            self._mask = None
            self.painting_changed.emit(False)
            self.lighting_changed.emit(None)

    def click(self, facelet: int) -> None:
        """Say of the piece at a sticker of the cube on screen that it matters, or does not."""
        if self._mask is None:
            return
        self._mask = self._mask.clicked(self._document.cube, facelet)
        self.lighting_changed.emit(self._mask.lit)
        goal = self._mask.goal
        if goal.says_anything:
            self.painted.emit(write_task(Task((goal,))))
        else:
            self.failed.emit(tr("Everything is grey: click the pieces that should be solved."))

    def _on_changed(self, _change: object) -> None:
        document = self._document
        if document.is_painting or document.timeline.start != Cube.solved(SIZE):
            self.end()


def _mask(goal: str) -> GoalMask:
    try:
        return GoalMask.of(read_task(goal).goals[0])
    except GoalError:
        return GoalMask.empty()
