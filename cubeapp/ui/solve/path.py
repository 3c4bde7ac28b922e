"""The path of solving one's own cube: enter it, check it, have it solved, follow the answer."""

from __future__ import annotations

from enum import Enum, IntEnum

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.controls.stepper import StepState
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.solve.paint.model import PaintModel


class Step(IntEnum):
    """The steps, in their order."""

    ENTER = 0
    CHECK = 1
    SOLVE = 2
    FOLLOW = 3


PAINTING = (Step.ENTER, Step.CHECK)
"""The steps at which a painted cube is on the stage."""


class Way(Enum):
    """The ways to enter a cube."""

    PAINT = "paint"
    PHOTOS = "photos"
    PASTE = "paste"
    CUBE = "cube"
    """The cube that is on the stage, as it is."""


class Path(QObject):
    """How far the shown cube is on the path; all but the way it is entered follows from it.

    So undo, another session or another size lead to where they belong by themselves.
    """

    changed = Signal()
    """The state of a step, or the way to enter, is another."""
    asked_for = Signal(object)
    """The panel of this `Step` is to be shown."""

    def __init__(self, document: CubeDocument, paint: PaintModel) -> None:
        """Follow the cube of ``document``, and what ``paint`` knows of a painted one."""
        super().__init__()
        self._document = document
        self._paint = paint
        self._way = Way.PAINT
        self._shown: Step | None = None
        document.changed.connect(self._on_changed)
        paint.judged.connect(self._emit)

    @property
    def shown(self) -> Step | None:
        """The step that the user is at; ``None`` elsewhere in the window."""
        return self._shown

    @property
    def way(self) -> Way:
        """How the cube is entered."""
        return self._way

    @property
    def shown_cube(self) -> Cube:
        """What is on the stage: the painted cube, or the cube itself."""
        return self._document.shown

    @property
    def reached(self) -> Step:
        """How far the cube is; a cube that is not painted is legal."""
        document = self._document
        if document.is_painting:
            is_whole = document.draft.is_painted or self._paint.is_ready
            return Step.CHECK if is_whole else Step.ENTER
        return Step.FOLLOW if self.has_answer else Step.SOLVE

    @property
    def has_answer(self) -> bool:
        """Whether there are moves to follow."""
        timeline = self._document.timeline
        return timeline.purpose is Purpose.SOLUTION and bool(timeline.moves)

    def state(self, step: Step) -> StepState:
        """Return how far ``step`` is."""
        document, reached = self._document, self.reached
        if document.is_painting:
            is_over = step is Step.CHECK and self._paint.is_ready
        else:
            is_over = step is Step.FOLLOW and document.cursor == len(document.timeline)
        if step < reached or (step is reached and is_over):
            return StepState.DONE
        return StepState.OPEN if step is reached else StepState.AHEAD

    def go_to(self, step: Step) -> None:
        """Be at ``step``: painting goes on from entering to checking, and ends elsewhere."""
        self._shown = step
        if step not in PAINTING:
            self._document.end_painting()
        elif step is Step.ENTER and self._way is not Way.CUBE:
            self._document.begin_painting()
        if step is not Step.ENTER and self._way is Way.PHOTOS:
            self.set_way(Way.PAINT)

    def leave(self, step: Step) -> None:
        """Be elsewhere in the window, unless another step has been gone to meanwhile."""
        if self._shown is step:
            self._shown = None
            self._document.end_painting()

    def ask_for(self, step: Step) -> None:
        """Have the panel of ``step`` shown."""
        self.asked_for.emit(step)

    def set_way(self, way: Way) -> None:
        """Note how the cube is entered."""
        if way is not self._way:
            self._way = way
            self.changed.emit()

    def choose(self, way: Way) -> None:
        """Enter the cube in another way; what is painted is kept."""
        self.set_way(way)
        if way is Way.CUBE:
            self._document.end_painting()
        else:
            self._document.begin_painting()

    def _on_changed(self, _change: object) -> None:
        if self._document.is_painting and self._way is Way.CUBE:
            self._way = Way.PAINT
        self.changed.emit()

    def _emit(self, _verdict: object) -> None:
        self.changed.emit()
