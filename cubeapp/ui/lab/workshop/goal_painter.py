"""Painting a goal on the solved cube: what stays grey does not matter; it knows no widget."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.practice.alg_cases import ALL, AlgCase, shown_facelets
from cubeapp.engine.solvers.goals.goal import GoalError, Task, place_facelets
from cubeapp.engine.solvers.goals.naming import read_task, write_task
from cubeapp.engine.solvers.goals.painted import painted_goal
from cubeapp.ui.document.document import CubeDocument
from cubeapp.words import reason, sentence, tr

SIZE = 3
PLACES = 20
"""Corners and edges."""


class GoalPainter(QObject):
    """Owns which stickers of the solved cube matter, while the user says so on the stage."""

    painting_changed = Signal(bool)
    """Whether clicks on stickers paint."""
    lighting_changed = Signal(object)
    """Tells which stickers of a cube matter; ``None`` when all do."""
    outlined = Signal(object)
    """The facelets, a frozenset, that leave too much open."""
    painted = Signal(str)
    """The goal is what this line says now; as `read_task` reads it."""
    failed = Signal(str)
    """Why what is painted is no goal yet, one sentence."""

    def __init__(self, document: CubeDocument) -> None:
        """Paint nothing yet; ``document`` shows the cube that is painted."""
        super().__init__()
        self._document = document
        self._case: AlgCase | None = None
        self.is_whole = True
        """Whether a click is about a whole corner or edge, or all centres, or one sticker."""
        document.changed.connect(self._on_changed)

    @property
    def is_painting(self) -> bool:
        """Whether clicks on stickers paint."""
        return self._case is not None

    def begin(self, goal: str) -> None:
        """Show the solved cube with what matters of a goal, to be painted.

        Args:
            goal: a line; all is grey at first where it is no goal, and of several goals the
                first is painted.
        """
        solved = Cube.solved(SIZE)
        self._case = AlgCase(solved, ALL, painted=_grey(goal, solved))
        if self._document.timeline.start != solved or self._document.is_painting:
            self._document.load(solved, tr("a goal to paint"))
        self.painting_changed.emit(True)
        self._light()

    def end(self) -> None:
        """Paint no more."""
        if self._case is not None:
            self._case = None
            self.outlined.emit(frozenset())
            self.painting_changed.emit(False)
            self.lighting_changed.emit(None)

    def click(self, facelet: int) -> None:
        """Say that a sticker of the cube on screen, or its piece, does not matter, or does."""
        case, cube = self._case, self._document.cube
        if case is None:
            return
        lit = case.lit(cube)
        for each in _piece_at(facelet) if self.is_whole else (facelet,):
            if lit[each] == lit[facelet]:
                case = case.toggled(each, cube)
        self._case = case
        self._light()
        self._tell(case)

    def _tell(self, case: AlgCase) -> None:
        try:
            goal = painted_goal(case.masked)
        except GoalError as error:
            self.outlined.emit(frozenset(error.facelets))
            self.failed.emit(sentence(reason(error)))
            return
        self.outlined.emit(frozenset())
        if goal.says_anything:
            self.painted.emit(write_task(Task((goal,))))
        else:
            self.failed.emit(tr("All is grey: click what is to be home."))

    def _light(self) -> None:
        if self._case is not None:
            self.lighting_changed.emit(self._case.lit)

    def _on_changed(self, _change: object) -> None:
        document = self._document
        if document.is_painting or document.timeline.start != Cube.solved(SIZE):
            self.end()


def _grey(goal: str, solved: Cube) -> frozenset[int]:
    """Return the stickers of the solved cube that do not matter to a goal."""
    try:
        first = read_task(goal).goals[0]
    except GoalError:
        return frozenset(range(6 * SIZE**2))
    return frozenset(np.flatnonzero(~shown_facelets(first, solved)).tolist())


def _piece_at(facelet: int) -> tuple[int, ...]:
    """Return the facelets of the piece that a facelet of a cube belongs to; of all centres."""
    for place in range(PLACES):
        facelets = place_facelets(place)
        if facelet in facelets:
            return tuple(facelets)
    return tuple(fixed_centres(SIZE).tolist())
