"""The lesson on the timeline: begun for the user's cube, and where it stands."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.diagnosis import InvalidCubeError
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.timeline import Purpose, Section, Timeline
from cubeapp.language import tr
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.learn.lessons.lesson import lesson_for, retold
from cubeapp.ui.services.tasks import Task, Tasks
from cubeapp.ui.stage.demo import demo


class Lessons(QObject):
    """Begins lessons, and knows the stages of the present one."""

    begun = Signal()
    """A lesson is on the timeline, at its start."""
    message = Signal(str)
    """A sentence for the user."""
    changed = Signal()
    """`stages` or `stage` is another."""

    def __init__(self, document: CubeDocument, tasks: Tasks) -> None:
        super().__init__()
        self._document = document
        self._tasks = tasks
        self._task: Task[Timeline] | None = None
        document.changed.connect(self._on_changed)

    @property
    def stages(self) -> tuple[Section, ...]:
        """Those of the lesson on the timeline that have moves; none if there is no lesson."""
        timeline = self._document.timeline
        if timeline.purpose is not Purpose.LESSON:
            return ()
        return tuple(stage for stage in timeline.sections if stage.end > stage.start)

    @property
    def stage(self) -> int | None:
        """The index of the stage that the next move belongs to; ``None`` after the last one."""
        cursor = self._document.cursor
        return next((i for i, stage in enumerate(self.stages) if cursor < stage.end), None)

    def begin(self) -> None:
        """Have the shown cube explained; another one if it is solved already."""
        document = self._document
        try:
            self._finish_painting()
        except InvalidCubeError as error:
            self.message.emit(error.diagnosis.faults[0].message)
            return
        shown = document.cube
        is_example = shown.is_solved
        cube = demo().start if is_example else shown

        def show(timeline: Timeline) -> None:
            # After a turn made meanwhile a lesson for the cube before it is of no use.
            if document.shown == shown:
                self._show(timeline, is_example)

        self._task = self._tasks.start(
            lambda control: lesson_for(cube, control),
            show,
            lambda failure: self.message.emit(failure.message),
            replaces=self._task,
        )

    def retell(self) -> None:
        """Explain the lesson on the timeline in the present language."""
        document = self._document
        timeline = document.timeline

        def show(made: Timeline | None) -> None:
            if made is not None and document.timeline is timeline:
                document.reword(made)

        if timeline.purpose is Purpose.LESSON:
            self._tasks.start(lambda control: retold(timeline, control), show, quiet=True)

    def _on_changed(self, change: Change) -> None:
        if change.new_timeline or change.new_cursor:
            self.changed.emit()

    def _finish_painting(self) -> None:
        """Take the painted cube for the cube; one without any paint is left as it is.

        Raises:
            InvalidCubeError: it is not a whole, legal cube.
        """
        document = self._document
        if document.is_painting and (document.draft.facelets != UNPAINTED).any():
            document.adopt_draft()
        else:
            document.end_painting()

    def _show(self, timeline: Timeline, is_example: bool) -> None:
        self._document.load_timeline(timeline, 0, tr("learn step by step"))
        self.begun.emit()
        keys = tr("Press → for each move, or Space to watch; the lines above say why.")
        example = tr("Your cube is solved, so this is a scrambled one; undo brings yours back.")
        self.message.emit(f"{example} {keys}" if is_example else keys)
